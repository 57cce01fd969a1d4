import { asks } from './asks.ts'

export const lifestyleAsks = asks(`
declutter: Which drawer comes last when you declutter? | Where does the decluttered stuff go, a friend, a shop or the curb? | What did you keep although it made no sense? | How long until you missed something? | What made you declutter? | Which room felt different first after the decluttering? | What was the hardest thing to declutter? | How long did the decluttering take?
minimal: What do you own two of on purpose? | Where does minimalism stop for you? | What was the hardest thing to let out of the house? | What made you want less stuff?
closet: How many things in the closet do you wear each week? | What's the oldest piece in the wardrobe? | Sorted by colour, season or not at all? | Which item in the closet still has its tag? | What made you go through the closet? | Which piece in the closet is never going?
capsule: How many pieces is the capsule? | Which colour holds the capsule together? | What broke the capsule first, weather or a wedding? | Which piece of the capsule gets worn most? | What made you try a capsule wardrobe? | How long has the capsule held?
thrift: What was the best find at the thrift shop? | Which rack do you check first when thrifting? | Washed, mended or worn straight from the thrift store? | How often do you go thrifting? | What do you never buy at a thrift store? | What made you start thrifting?
style: What do you wear it with most? | Tailored or straight off the rack? | Which shoes finish it?
routine: Which step of the routine survives a bad week? | How long is the routine all in all? | What did the routine replace? | What time does it start? | What made you start the routine? | Which part of the routine do you look forward to? | What does the routine look like on weekends?
morning: What happens in the first ten minutes of that morning? | How early is the alarm for a morning like that? | Phone before or after breakfast? | What does the morning look like on weekends? | What's the best part of a morning like that?
night: What's on the bedside table?
detox: Which app did you miss least on the detox? | Where does the phone sleep? | What filled the hours of the digital detox? | What made you start the detox? | How long is the detox meant to last? | What was hard about the detox on the first day? | What comes back first after the detox?
journal: Paper or app for the journal? | Full pages or three lines in the journal? | Do you ever read the old journals? | Same questions each day, or free writing? | What made you start the journal? | What time of day is journal time? | What did the journal show you that you hadn't noticed? | Pen or keyboard for journaling?
meditate: How many minutes do you sit? | Guided or silent meditation? | What time of day does the meditation stick? | What made you start to meditate? | What does the mind do first when you meditate? | Where do you sit to meditate? | What changed since you meditate?
sunday: What's the one Sunday thing that makes Monday easier? | What's for dinner on a Sunday like that? | Plans on Sunday or none on purpose? | What does a perfect Sunday look like for you? | Which Sunday habit would you keep above all?
plants: Which window do the plants stand at? | How often do you water, by calendar or by finger? | Which plant forgives you everything? | When did the plant last get a bigger pot? | Which plant was the first? | Which plant gives you the most trouble? | Where do you get your plants?
garden: What came up first in the garden this year? | Beds, pots or open ground? | Who eats it first, you or the snails? | What will you not plant again? | What's growing best in the garden right now? | What did you learn from the garden last year? | How big is the garden? | What's next in the garden?
sourdough: What flour does the starter eat? | How warm is the kitchen where the dough rises? | How often do you feed the starter? | How does the crumb look? | How old is the sourdough starter? | What do you eat the sourdough with? | How many loaves of sourdough is it a week? | Which step of the sourdough took longest to learn?
baking: Steam or a Dutch oven for the bread? | How long did the loaf cool before the first slice? | Which flour is in it? | What got you into baking? | Who gets the first slice of the bread? | What will you bake next?
cook: What's the dish you cook without looking anything up? | Who chose the recipe? | How long did it take from the first onion to the table? | What would you leave out next time you cook it? | What do you like to cook most? | Who eats along when you cook? | What was the first thing you learned to cook?
mealprep: How many days does the meal prep last before you're bored? | Which part of the meal prep freezes well? | Boxes by meal or by ingredient? | What's in the meal prep this week? | What made you start meal prepping? | Which meal of the prep do you look forward to? | How long does the meal prep take?
kitchen: Which knife does nearly all the work? | What stands on the kitchen counter all year? | What's the least used thing in the kitchen? | What changed the kitchen most for you?
groceries: List or mood when you buy groceries? | Market or supermarket for the vegetables? | What's always on the grocery list? | How often do you shop for groceries?
host: How many people around the table? | What do you prepare the day before you host? | What do guests bring when you let them? | Main course from the oven or from the pan? | What's your standby dish when you host? | What's the best evening you ever hosted?
decor: Which wall did you paint first? | What in the room was there before you? | How long did the corner stay empty? | What will you paint next? | Which room gets the paint next? | Who chose the colour of the paint? | Where did the furniture come from?
moving: Which box gets opened first after the move? | What did you leave behind in the move? | How many boxes was it? | What was the first thing you unpacked in the new place? | What do you like most about the new place? | What does the new place still lack? | How far was the move?
clean: Which room do you clean first? | Fifteen minutes daily or one long morning of cleaning? | Music or podcast while cleaning? | What do you clean first when you have ten minutes? | What's the cleaning job you always put off?
travel: How many days there, and would you stay longer? | What did you book ahead and what not? | Train, car or plane for that trip? | What would you skip on the next trip? | Which meal of the trip do you still think of? | Where to on the next trip? | What surprised you most on the trip? | Who did you travel with? | What would you do again on that trip?
pack: What did you pack and never wear? | Rolled, folded or cubes? | Which thing do you always pack and never use?
carryon: How many pairs of shoes fit into the carry-on? | Which bag is the carry-on? | How do you do laundry with carry-on only? | What did you leave out of the backpack and miss? | How heavy was the backpack?
flight: Window or aisle on that flight? | How long was the flight? | What do you do in the first hour on board?
solo: How do you spend the evenings on a solo trip? | Table for one, or at the bar? | What did you do alone that you wouldn't in company? | What made you go solo? | What was the best solo moment? | Where would you go solo next?
roadtrip: Who picks the music on the road trip? | How many hours of driving a day? | Which stop wasn't on the map? | What was the best stop of the road trip? | Which car took you on the road trip? | How many days was the road trip?
city: Which part of the city did you stay in? | What would you do there on a rainy day? | How many days does the city need? | Where did the locals send you?
places: Which place would you go back to first? | Early or late to have the place to yourself? | Who told you about it?
nomad: How long do you stay in one place? | What's the internet like there? | How do you find people when you move that often? | What do you miss as a nomad? | Which place was best to work from as a nomad? | What made you become a nomad?
hike: How long was the hike, and how much of it uphill? | What always comes along in the backpack, whatever the weather? | What time did you start the hike? | Would you do that trail again in another season? | Which hike would you recommend after that one? | Who did you hike with? | What was the best view on the hike? | What do you eat on a hike?
walk: Same loop every time, or a new street? | Morning or evening for the walk? | Headphones or none on the walk? | What do you notice on the walk that you never saw before? | How long is the walk?
beach: What do you read at the beach? | How cold was the water? | Early beach or late beach?
read: What made you pick up that book? | Paper, e-reader or audio for that one? | How many pages until the book had you? | Who'd you lend the book to? | Which book did it replace on the nightstand? | What are you reading next? | Where do you read most? | What was the best book before that one? | When do you find the time to read?
bookclub: How many people are in the book club? | Who picks the next book? | Which book split the club? | Which book is the book club on now? | How did the book club start? | What does the book club eat? | Which book club pick surprised you?
finish: Do you give up on books, or finish all of them? | At which page did you know?
skin: Which product of the skincare stayed the longest? | Morning and evening, or just one? | Sunscreen in winter too?
steps: How many steps can go before you'd notice? | How long does the routine with all its products take?
hair: How long between haircuts? | Air-dried or blow-dried hair? | What did you tell the hairdresser? | What made you change the hair?
kids: How old are the kids? | What do the kids do while you do that? | Whose idea was it, yours or the kids'? | What time are the kids up? | What do the kids say about it?
pets: How old is the dog or cat in question? | Who gets up first, you or the dog? | What's the pet's place on the sofa?
friendship: Who writes first in that friendship? | How often do you see each other in person? | Where did you meet your newest friend? | What keeps the friendship going? | How did the friendship start?
boundaries: Which no was the hardest? | How did they take the no? | What did you do with the free evening?
hobby: What was the first thing you made? | How many unfinished projects are in the basket? | Who taught you? | How much does the hobby take over the table? | What got you into the hobby? | What are you making next? | How long have you been at it?
candle: Which scent do you burn in winter? | Tea first or candle first?
birthday: Big party or a few people for the birthday? | What do you want more of in that year? | Which cake was it? | How did you spend the birthday? | What's the birthday tradition at your place?
wedding: How many guests at the wedding? | Which part of the wedding planning would you hand over? | What will you wear? | When is the wedding? | What are you looking forward to most at the wedding?
gift: Useful or silly gifts? | How far ahead do you buy gifts? | Which gift got used most? | Who was the gift for? | What's the best gift you ever got? | Homemade or bought, the gift?
sleep: How many hours of sleep is that now? | What did you change in the bedroom? | Same time to bed on weekends?
wfh: Where's the desk at home? | How do you end a workday at home? | Lunch at the desk or away from it? | What makes working from home work for you?
`)
