import { asks } from './asks.ts'

export const lifestyleAsks = asks(`
declutter: Which drawer comes last when you declutter? | Where does the decluttered stuff go, a friend, a shop or the curb? | What did you keep although it made no sense? | How long until you missed something?
minimal: What do you own two of on purpose? | Where does minimalism stop for you? | What was the hardest thing to let out of the house?
closet: How many things in the closet do you wear each week? | What's the oldest piece in the wardrobe? | Sorted by colour, season or not at all? | Which item in the closet still has its tag?
capsule: How many pieces is the capsule? | Which colour holds the capsule together? | What broke the capsule first, weather or a wedding?
thrift: What was the best find at the thrift shop? | Which rack do you check first when thrifting? | Washed, mended or worn straight from the thrift store?
style: What do you wear it with most? | Tailored or straight off the rack? | Which shoes finish it?
routine: Which step of the routine survives a bad week? | How long is the routine all in all? | What did the routine replace? | What time does it start?
morning: What happens in the first ten minutes of that morning? | How early is the alarm for a morning like that? | Phone before or after breakfast? | What does the morning look like on weekends?
night: What time does the evening slow down? | Which habit made the nights better? | What's on the bedside table?
detox: Which app did you miss least on the detox? | Where does the phone sleep? | What filled the hours of the digital detox?
journal: Paper or app for the journal? | Full pages or three lines in the journal? | Do you ever read the old journals? | Same questions each day, or free writing?
meditate: How many minutes do you sit? | Guided or silent meditation? | What time of day does the meditation stick?
sunday: What's the one Sunday thing that makes Monday easier? | What's for dinner on a Sunday like that? | Plans on Sunday or none on purpose?
plants: Which window do the plants stand at? | How often do you water, by calendar or by finger? | Which plant forgives you everything? | When did the plant last get a bigger pot?
garden: What came up first in the garden this year? | Beds, pots or open ground? | Who eats it first, you or the snails? | What will you not plant again?
sourdough: What flour does the starter eat? | How warm is the kitchen where the dough rises? | How often do you feed the starter? | How does the crumb look?
baking: Steam or a Dutch oven for the bread? | How long did the loaf cool before the first slice? | Which flour is in it?
cook: What's the dish you cook without looking anything up? | Who chose the recipe? | How long did it take from the first onion to the table? | What would you leave out next time you cook it?
mealprep: How many days does the meal prep last before you're bored? | Which part of the meal prep freezes well? | Boxes by meal or by ingredient?
kitchen: Which knife does nearly all the work? | What stands on the kitchen counter all year? | What's the least used thing in the kitchen?
groceries: List or mood when you buy groceries? | Market or supermarket for the vegetables? | What's always on the grocery list?
host: How many people around the table? | What do you prepare the day before you host? | What do guests bring when you let them? | Main course from the oven or from the pan?
decor: Which wall did you paint first? | What in the room was there before you? | How long did the corner stay empty?
moving: Which box gets opened first after the move? | What did you leave behind in the move? | How many boxes was it?
clean: Which room do you clean first? | Fifteen minutes daily or one long morning of cleaning? | Music or podcast while cleaning?
travel: How many days there, and would you stay longer? | What did you book ahead and what not? | Train, car or plane for that trip? | What would you skip on the next trip? | Which meal of the trip do you still think of?
pack: What did you pack and never wear? | Rolled, folded or cubes? | Which thing do you always pack and never use?
carryon: How many pairs of shoes fit into the carry-on? | Which bag is the carry-on? | How do you do laundry with carry-on only?
flight: Window or aisle on that flight? | How long was the flight? | What do you do in the first hour on board?
solo: How do you spend the evenings on a solo trip? | Table for one, or at the bar? | What did you do alone that you wouldn't in company?
roadtrip: Who picks the music on the road trip? | How many hours of driving a day? | Which stop wasn't on the map?
city: Which part of the city did you stay in? | What would you do there on a rainy day? | How many days does the city need? | Where did the locals send you?
places: Which place would you go back to first? | Early or late to have the place to yourself? | Who told you about it?
nomad: How long do you stay in one place? | What's the internet like there? | How do you find people when you move that often?
hike: How long was the hike, and how much of it uphill? | What always comes along in the backpack, whatever the weather? | What time did you start the hike? | Would you do that trail again in another season?
walk: Same loop every time, or a new street? | Morning or evening for the walk? | Headphones or none on the walk?
beach: What do you read at the beach? | How cold was the water? | Early beach or late beach?
read: What made you pick up that book? | Paper, e-reader or audio for that one? | How many pages until the book had you? | Who'd you lend the book to? | Which book did it replace on the nightstand?
bookclub: How many people are in the book club? | Who picks the next book? | Which book split the club?
finish: Do you give up on books, or finish all of them? | At which page did you know?
skin: Which product of the skincare stayed the longest? | Morning and evening, or just one? | Sunscreen in winter too?
steps: How many steps can go before you'd notice? | How long does the routine with all its products take?
hair: How long between haircuts? | Air-dried or blow-dried hair? | What did you tell the hairdresser?
kids: How old are the kids? | What do the kids do while you do that? | Whose idea was it, yours or the kids'? | What time are the kids up?
pets: How old is the dog or cat in question? | Who gets up first, you or the dog? | What's the pet's place on the sofa?
friendship: Who writes first in that friendship? | How often do you see each other in person? | Where did you meet your newest friend?
boundaries: Which no was the hardest? | How did they take the no? | What did you do with the free evening?
hobby: What was the first thing you made? | How many unfinished projects are in the basket? | Who taught you? | How much does the hobby take over the table?
candle: Which scent do you burn in winter? | Tea first or candle first?
birthday: Big party or a few people for the birthday? | What do you want more of in that year? | Which cake was it?
wedding: How many guests at the wedding? | Which part of the wedding planning would you hand over? | What will you wear?
gift: Useful or silly gifts? | How far ahead do you buy gifts? | Which gift got used most?
sleep: How many hours of sleep is that now? | What did you change in the bedroom? | Same time to bed on weekends?
wfh: Where's the desk at home? | How do you end a workday at home? | Lunch at the desk or away from it?
`)
