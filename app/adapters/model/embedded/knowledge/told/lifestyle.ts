import { told } from './format.ts'
import { lifestyleMore } from './lifestyle-more.ts'
import { lifestyleRest } from './lifestyle-rest.ts'

/** Home, routines, books, plants and people. */
export const lifestyleTold = told(`
wardrobe: wardrobe, closet, capsule wardrobe
  cut/fixed: Is anything still in the wardrobe on sentiment alone? | Did any piece go out of the wardrobe and back in before you were done?
  changed: Did something you'd forgotten owning turn up at the back of the wardrobe? | Is the wardrobe sorted by colour, by type or by what you reach for first? | Which clothes lost the good spot in the wardrobe?
  began/made/switched: How did you settle on the colours for the capsule wardrobe? | Does the capsule wardrobe count shoes and coats, or are those outside the number? | Which occasion is hardest to cover from a capsule wardrobe?
declutter: declutter, decluttering, decluttered, clear-out, konmari
  did/fixed: Did the decluttered stuff leave the house the same day, or is it waiting by the door? | Was there something that survived the decluttering only because it was a present? | Anything from the declutter you've gone looking for since? | Which pile of the decluttering nearly stopped you?
  began: How do you deal with the maybes while decluttering? | Is there an end date for the decluttering, or is it a drawer at a time? | Did you start decluttering where it was easy or where it hurt?
  plans: Which corner will you be avoiding longest in the decluttering? | Do you already know where the decluttered things will go?
laundry: laundry, laundry day, laundry routine, washing pile
  did: Does your laundry get put away the same day, or does it pause on a chair? | Did every sock come out of the laundry with its partner?
  changed/switched: Do the sheets fit into the new laundry rhythm, or stay an outlier? | Is there a load the new laundry routine doesn't suit?
  skipped: Which garment runs out first when laundry gets skipped? | Is there an emergency outfit for weeks when the laundry doesn't happen?
cleaning: =cleaning, deep clean, deep cleaned, spring clean, spring cleaning, cleaning routine, cleaning schedule
  did: Which spot had been waiting longest for the clean? | Did the cleaning turn up anything you'd given up as lost? | How many days does the place usually hold after a proper clean?
  began/changed: Which chore fits the new cleaning routine worst? | Does the cleaning routine have a small version for full weeks? | Is there a job you left out of the cleaning routine on purpose?
  skipped: Where does it show first when the cleaning gets skipped? | Do you pick the cleaning back up in the worst room or the easiest?
bedroom: bedroom
  changed: Did the bedroom take a few nights to feel familiar again? | Did anything have to leave the bedroom for the change to work?
  fixed/did: Which bedroom surface will collect things again first? | Is there a chair in the bedroom that acts as the second wardrobe? | Does a tidy bedroom change how you go to bed, or only how you wake?
kitchen: kitchen, kitchen counter, kitchen drawer, kitchen cupboard
  fixed: Did the kitchen give up anything nobody knew was there? | Which shelf or corner of the kitchen took the longest?
  changed: How often do you still reach into the wrong drawer in the kitchen?
  cut: Did any kitchen tool survive for the sake of a single recipe? | Was there a kitchen thing you nearly kept out of guilt?
morning: morning routine, morning ritual, slow morning, early morning
  began: Which part of the morning routine sets off the rest? | What does the night before have to look like for the morning routine to work? | Does the morning routine have a short version for late starts? | What did that slot of the morning hold before the routine?
  changed/switched: What did you leave untouched in the morning routine? | Is there a piece of the old morning routine you'd take back? | Does the new morning routine hold on days off too?
  cut/quit: Which bit of the morning routine turned out to carry the rest? | Did the morning get slower for it, or just emptier?
  skipped: By what hour did you notice the skipped morning routine? | Do you catch up on the morning routine later, or leave it for tomorrow? | Is there a part of the morning routine you did anyway?
wakeup: waking up early, woke up early, wake up early, getting up early, got up early, up early, early start, early riser
  began: Is the first hour of being up early for something, or deliberately empty? | Did bedtime move along with getting up early? | Is it the cold, the dark or the bed that argues hardest against being up early?
  did: Did being up early cost you anything by mid-afternoon? | Would you be up early again tomorrow if nothing forced you?
evening: evening routine, evening ritual, bedtime routine, night routine, wind-down routine
  began: What's the cue that starts the evening routine? | Which old habit is the evening routine up against? | Does the evening routine have a version for nights you get in late?
  changed/cut: Did the change to the evening routine show up the next morning? | Was there a step in the evening routine that only existed out of habit?
journal: journal, journaling, journalling, journaled, diary
  began: Is the journal for keeping, or could you throw it away without a thought? | What goes in the journal on a day when nothing happened? | Prompts or a blank page: how do you open the journal? | Does the journal have a fixed spot, or does it travel with you?
  got: Lined, dotted or blank: how did you choose the journal? | Is there a half-filled journal it has to compete with? | Is the new journal already begun, or still too clean to touch?
  did: Did the journal entry end where you thought it would? | Does the journal get the whole of it, or the polite version?
  made: Have you read the finished journal through, or is it too soon? | Did the last pages of the journal sound like the first? | Where do the full journals go, a shelf or a box?
  skipped: Do you fill in the missed journal days afterwards or leave the gap? | How does a journal entry after a gap begin, with an excuse or without?
  switched/changed: Did your sentences get longer or shorter with the change of journal? | Have the old journal entries come along, or is it a clean break? | Is there something the old way of journaling did better?
  quit: Where do the thoughts go now there's no journal? | Did you keep the old journals, or are they gone too?
planner: planner, paper planner, bullet journal, bujo, weekly planner
  got: Are you a pen or a pencil person in a new planner? | Is there anything that stays out of the planner on purpose? | Did the planner win you over by its layout or by its size?
  switched: What does the planner still not do as well as the thing before it? | Did you run the planner alongside the old system for a while? | Where do the repeating things live now you're on a planner?
todo: to-do list, todo list, to do list, task list
  cut: Did anything fall off the to-do list without anybody noticing? | What has to be true of a thing before it gets on the to-do list now?
  made: Was there an item on the to-do list that had been carried over for weeks? | Do you put things on the to-do list just to cross them off?
  switched/changed: Where do the not-today things go in the new to-do list? | Does the to-do list live in one place now, or has it already split in two? | Has anything stopped appearing on the to-do list since the change?
habit: habit tracker, new habit, daily habit, habit tracking, streak
  began: Is the new habit hung on something you do anyway, or does it stand alone? | Where does the new habit go on a day that falls apart? | What's the smallest version of the habit that still counts?
  broke/skipped: Does the habit feel lighter or shakier without the streak? | Do you restart the streak at zero, or carry the count on? | What had the habit been leaning on that wasn't there that day?
  reached: Which day came closest to ending the habit? | Does the habit still feel like a choice, or more like brushing your teeth? | Do you still tick the habit off somewhere?
screentime: screen time, screentime
  cut/fell: Did any of the screen time just move to another screen? | Which hour of the day gave up its screen time most willingly? | Does the lower screen time hold on a rainy Sunday? | Did your hands miss something to hold in the first evenings with less screen time?
  rose: Was it one long evening that pushed the screen time up, or many small checks? | Can you tell which app the extra screen time went to?
  tested: Was there an app in the screen time report you'd never have guessed? | Is work counted in that screen time, or only the rest? | Did the number of pickups bother you more than the screen time itself?
  plans/began: Which app will argue hardest against less screen time? | Will it be a hard limit on screen time, or just more distance from the phone? | What's meant to sit in the place of the screen time?
phone: phone, smartphone, dumb phone, dumbphone, flip phone, phone-free
  switched: What do you still have to go back to the old phone for? | Did the people who text you most notice the different phone?
  got: Did you carry everything over, or start the new phone empty? | Is there an app you decided not to put on the new phone?
  quit/cut: Which moment of the day still has your hand looking for the phone? | What did the phone use to rescue you from? | Did anybody mind not reaching you by phone?
  broke: Did you rush to replace the phone, or let it lie for a day? | Which thing did you miss first with the phone dead?
scrolling: scrolling, doomscrolling, doom scrolling, doomscroll, scroll
  quit/cut: Which moment of the day did the scrolling own? | What fills a bored five minutes now, with the scrolling gone? | Does the world feel further off without the scrolling?
  did: What finally got you out of the scrolling? | Is there one thing from all the scrolling that stuck?
socialmedia: social media, instagram, tiktok, facebook
  quit: Is the social media account gone, or just the app? | Did any news or invitation only ever reach you through social media? | Did you save the photos before leaving social media? | Has anyone found another way to reach you since social media went?
  cut: Which accounts survived the social media cut? | Does the browser count, or only the social media apps? | What still makes social media worth opening at all?
  reached: What did you miss about social media at first that you don't any more? | How do you hear about birthdays and events off social media? | Does anybody still send you social media links you can't open?
notifications: notification, push notification, do not disturb
  quit/cut: Which notifications did you let live? | Did anything important slip past without notifications? | Do you check more often now that notifications don't call you?
  changed: Who's still allowed through the notifications? | Which app tried to switch its notifications back on first? | Do the notifications that stayed make a sound, or only show?
book: =book, =books, novel, paperback, memoir
  made: Did you slow down for the end of the book or rush it? | Who gets the book next, or does it stay on the shelf? | Straight into another book, or a gap after that one? | Which page of the book would you read out to someone? | Would the book stand a second reading?
  began: How many pages does a book get before you decide? | What made this book jump the queue? | Does the new book get your evenings to itself, or does it join others on the table?
  quit: How far into the book did you know? | Does an abandoned book go back on the shelf or out of the door? | Was it the voice or the story where the book lost you?
  got: Was that book on a list, or did it just turn up in front of you? | How deep is the unread pile the new book joins? | Do you start a new book the same day, or let it sit?
  reached: If you could keep only one book of the lot, which would it be? | Do abandoned books count towards the number? | How many of those books were rereads?
reading: =reading, reading before bed, reading habit, reading challenge, reading goal
  began: Where do you do the reading, and is the phone in the same room? | Is the reading for a set hour, or for wherever ten minutes turn up? | How long does your reading need before the room goes away?
  fell: Was there one book that stalled the reading? | Is it the time or the concentration that the reading is missing?
ereader: e-reader, ereader, kindle, kobo
  got: Which book went onto the e-reader first? | Do you borrow for the e-reader, or buy? | Will paper books still get bought alongside the e-reader?
  switched: Is there a kind of book the e-reader doesn't suit? | How much of what you owned came along to the e-reader? | Which book on the e-reader do you wish you had on paper?
library: library, library card, library book, libby
  got/began: What was the first thing you looked for at the library? | Do you use the library more for its shelves or for its app? | Did the library hold anything you hadn't known you could borrow?
  did: Did you come out of the library with what you went in for? | Which shelf of the library do you always end up at? | Do you ever stay and read at the library, or is it in and out?
plant: =plant, =plants, houseplant, monstera, pothos, succulent, snake plant, calathea
  got: Which window did the new plant get? | Does the plant stay in its shop pot for now? | Were you out for a plant, or did it come home by accident?
  broke: Did you take a cutting before the plant went? | Was there a warning from the plant you'd catch now? | Will the same spot get another plant?
  fixed: What was the first sign that the plant had turned? | Is the rescued plant back in its old spot or somewhere else now?
  rose: Does the plant lean to the window, or do you turn it? | What did you change before the plant took off, if anything?
  changed: Did the plant sulk for a while after the move? | Was it only that plant, or did you go round the whole lot while you were at it?
garden: garden, flower bed, flowerbed, garden bed, gardening, gardened, raised bed, veg patch, vegetable garden, allotment
  began/made: What was on that ground before the garden? | Where does the sun fall on the garden by mid-afternoon? | Is any bit of the garden being left alone on purpose?
  did: Did you get done what you went out into the garden for? | Which corner of the garden do you keep walking past?
  changed: Did you sketch the garden first, or decide with the spade in hand? | Which bit of the garden do you see from indoors?
  plans: What does the garden have to have, whatever else gets cut? | How much of the garden plan depends on the weather behaving?
seedlings: seedling, seedlings, seed, seeds, seed tray, tomato seedling
  began: Windowsill, lamp or greenhouse: where do the seedlings stand? | Fresh seeds this year, or the tail end of old packets? | Is there a kind of seed you always sow too many of?
  broke: Did any seedlings of the batch make it? | Is there still time to sow those seeds again?
  rose: Have the seedlings gone leggy at all? | Will all the seedlings find a place, or do some go to neighbours? | Have you got the heart to thin the seedlings?
compost: compost, compost bin, compost heap, composting, composted, worm bin
  began/got: Where do the scraps wait on their way to the compost? | How far is the compost from the kitchen door? | Is there enough dry brown stuff around to balance the compost?
  made: Where does the first of the compost get used? | Do you sieve the compost or use it as it comes?
bread: bread, sourdough, loaf, focaccia
  made: How did the crumb look once the bread was cut? | Did the bread get to cool before somebody cut it? | Would you change the flour or the timing for the next bread? | Who gets the heel of the bread, or does nobody want it? | Same bread again next time, or on to another one?
  began: Which flour did the first bread get? | What does the bread have to be good for, toast, sandwiches or soup? | Will the next bread change one thing, or everything?
  broke: Was the bread still good for toast or crumbs? | Can you tell at which step the bread went wrong? | Same bread again straight away, or a week's distance first?
mealprep: meal prep, meal prepping, meal prepped, batch cooking, batch cooked
  did: Which meal prep box do you look forward to least by Thursday? | Is any day left out of the meal prep on purpose? | How much of the meal prep goes in the freezer?
  began: Did anything in the first meal prep not survive reheating? | Is your meal prep whole dinners, or parts to combine on the day? | Are there enough containers for the meal prep, or is that the next hunt?
  quit: What do the tired evenings run on without meal prep? | Is there one thing you still make ahead, meal prep or not? | Was it the lost afternoon or the sameness that ended the meal prep?
  skipped: Which evening felt the skipped meal prep first? | Is there a fallback dinner for weeks when meal prep doesn't happen?
mealplan: meal plan, meal planning, meal planned, weekly menu
  began/made: How many nights does the meal plan leave blank? | Does the meal plan start from recipes or from what's in the fridge? | Is the meal plan tied to days, or a list to pick from?
recipe: recipe, new recipe, cookbook
  did/began/tested: Did you follow the recipe to the letter the first time? | Does the recipe go in the keep pile? | Did the timing in the recipe hold up in a real kitchen?
  changed: Is the recipe still the same dish after that? | Do you write your changes onto the recipe or keep them in your head? | Would somebody who knew the old recipe notice?
  broke: At which step did the recipe lose you? | Do you blame the recipe, the oven or the day? | Does the recipe get a second chance?
cooking: cooking, home cooking, cook at home, cooking at home, home-cooked, cooked dinner, cooked from scratch
  began: Is there a dish the cooking is meant to lead up to? | What does the kitchen still lack for the cooking you want to do?
  did: Did the cooking leave enough for tomorrow? | Was the cooking or the clearing up the longer half? | Did you cook from a page or from memory?
takeout: takeout, takeaway, take-out, food delivery
  quit/cut: Which evening of the week is hardest without takeaway? | What's in the freezer for the nights takeout used to cover? | Is there a takeaway dish you can't get right at home?
  got/did: The usual order, or something new with the takeout? | Was the takeaway as good as the idea of it? | Is there a breakfast's worth of takeout left over?
groceries: grocery, groceries, grocery shop, grocery run, grocery bill, grocery budget, food shop, weekly shop
  cut/fell: Is less being thrown away too, or only less bought in the grocery shop? | Which aisle do you skip now on the grocery run? | Has anything gone back on the grocery list because it wasn't worth the saving?
  rose: Which item on the grocery bill made you look twice? | Has anything quietly left the grocery list because of it?
  did: Did anything jump in with the groceries that wasn't on the list? | How much of the grocery shop is the same every time?
  tested: Do the small top-up trips count in the grocery number? | Which line in the grocery total hadn't you seen coming?
thrift: thrift, thrifting, thrifted, thrift store, thrift shop, charity shop, secondhand, second-hand, second hand
  got: Did the second-hand find need a wash, a repair or nothing at all? | Had you been looking for one, or was it thrift shop luck? | Can you tell anything about the last owner of the thrifted piece?
  did: Do you go thrifting with a list or with open eyes? | Did you put anything back at the last minute in the thrift shop?
  switched: Is anything exempt from buying second-hand? | How do you handle sizes when it's all second-hand? | Did going second-hand slow your buying down?
mending: mending, mend, mended, darning, darned, visible mending
  did/fixed/made: Does the mending show, and was it meant to? | Had it sat in the mending pile for long? | Did you have matching thread for the mending, or make it a feature?
  began: Which garment did you dare to practise the mending on? | Is there a kind of damage you'd never bother mending?
nobuy: no-buy, no buy, no-spend, no spend, low-buy, low buy, no-buy month, no-spend month, no-buy year
  began/plans: What counts as an exception in the no-buy? | Which shop or app is the no-buy really about? | How does the no-buy treat presents for other people?
  broke: Does the no-buy carry on from here or start over? | Would you still want the thing that broke the no-buy a week later? | Had you thought about it for days, or did the no-buy go in five minutes?
  reached/did: Is there an almost-purchase from the no-buy you still think about? | What came closest to breaking the no-buy? | Does the list of wants get shorter or longer in a no-buy?
shopping: online shopping, impulse buying, impulse purchase, impulse shopping, shopping app
  quit/cut: Is there a full basket still sitting somewhere from the online shopping days? | Do the shopping emails still come, or did those go too? | Do you go into real shops more, or is it simply less shopping?
  tested: At what hour does the online shopping usually happen? | Is there a sort of shopping you never regret?
sewing: sewing, sewing machine, sew, sewed, sewn
  got: Which fabric goes under the sewing machine first? | Does the sewing machine get a table of its own, or move for meals?
  began: Does the sewing have its own table, or get packed away every time? | Is the sewing from a bought pattern or out of your head? | Has any of the sewing been unpicked yet?
  made: Did you sew a trial version first or cut straight into the good cloth? | Was there a seam in the sewing you did twice? | Will the same pattern get sewn again?
knitting: knitting, knit, knitted, yarn, knitted * scarf, knitted * hat, knitted * sweater, knitted * jumper, knitted * socks, knitted * blanket
  began: Which yarn did you begin the knitting on? | Does your knitting come out tight or loose at the start? | Have you had to rip the knitting back yet?
  made/did: Did you block the knitting before anyone saw it? | Was there yarn to spare, or was it a close call? | Is the knitted piece for you, or does it leave the house?
  broke: Did you see the mistake in the knitting at once, or rows later? | Is the yarn fit to be knitted again?
  got: Did the yarn come home with a plan, or just with you? | Which project does the new yarn jump ahead of?
pottery: pottery, ceramics, pottery class, clay
  began: Wheel or handbuilding: which way does the pottery start? | Do you go into pottery with a shape in mind, or see what the hands do?
  made: Is the pottery in use, or still too precious? | Would you change the foot or the rim on the next piece of pottery? | Was the glaze on the pottery a choice or a gamble?
  broke: Do you keep the broken pottery for anything? | Would you make that piece of pottery a second time?
puzzle: puzzle, jigsaw, jigsaw puzzle
  made: Did anyone else get to put in a corner of the puzzle? | Does the finished puzzle stay out for a while, or go straight back in the box? | Which part of the puzzle did you leave until last?
  began: Edges first, or straight into the puzzle wherever it calls? | Where does the puzzle live while it's unfinished? | Do you allow yourself the lid while doing the puzzle?
film: film camera, film photography, roll of film, film roll, 35mm
  got: Did the film camera come with a half-shot roll inside? | Which roll goes through the film camera first?
  began/switched: What do you catch yourself not shooting, now it's on film? | Do you note down settings with film, or let it go?
  did/made: A lab or the kitchen sink: who develops your film? | How many months does the roll of film cover? | Did you shoot the film in one go, or did it sit in the camera for weeks?
guitar: guitar, acoustic guitar, electric guitar
  began: Is there one song the guitar is really for? | How are the fingertips after the first guitar sessions? | Does anyone hear you practise the guitar, or is it closed doors?
  got: Does the new guitar hang on the wall or hide in a case? | What was the first thing you played on the new guitar? | Did you try the guitar before it came home, or take the chance?
skincare: skincare, skin care, skincare routine
  cut: Which skincare step would you have sworn you couldn't drop? | Did your skin notice the shorter skincare at all?
  began: Morning or night: where did the skincare find its place? | Did you bring the skincare in one thing at a time? | Is there a skincare step you already keep forgetting?
  switched/changed: What happened to the half-full bottles when the skincare changed? | Is there a product from the old skincare you'd still buy again? | Did all of the skincare change at once, or one bottle after another?
sleep: sleep, slept, slept * hours, slept through, slept like a, slept in until, slept badly, sleep schedule, sleep routine, bedtime
  fixed/changed: What would knock the sleep off again first? | Can the new sleep schedule survive a Saturday? | Did the people you spend evenings with adjust to your sleep schedule?
  did: Did you wake from that sleep on your own or to an alarm? | By what hour of the day could you feel that night's sleep?
  rose: Where in the day does the better sleep show most? | What did the better sleep cost the evenings, if anything?
  fell: Is it the getting to sleep or the staying there? | What do you let slide first when the sleep is short?
  tested: Did the sleep numbers match how the mornings felt? | Do you look at the sleep score before or after deciding how you feel? | Which evening thing showed up clearest in the sleep log?
nap: nap, napped, napping, power nap, siesta
  did: Did the nap end by itself or by an alarm? | Is the sofa or the bed the better place for a nap? | Did you still get sleepy at the usual time after the nap?
walk: walk, walked, walked * km, walked * miles, walked * steps, walked home, walked to work, walked along the, evening walk, morning walk, stroll, daily walk, long walk
  did: Which way did you turn out of the door for the walk? | Did the walk end where you'd meant it to? | Did you take your phone on the walk? | The same loop as ever, or a street you didn't know on the walk?
  began: What does the daily walk take the place of? | Is there a rain plan, or does the walk just happen anyway? | Are you a headphones person on the walk?
  skipped: Does a day without the walk feel longer or shorter? | Did you make up for the walk some other way?
trip: trip, getaway, solo trip, road trip, city break, weekend away
  got/plans: What was fixed first for the trip, the place or the dates? | How much of the trip are you leaving unplanned? | Is there one thing on the trip you'd be cross to miss?
  did: Which day of the trip would you have again? | What did you carry all through the trip and never use? | When in the trip did you stop checking the time? | Has anything from the trip made it into ordinary days?
  skipped/quit: Is the trip off for good or only put back? | Was there any relief mixed in when the trip came off the calendar? | What will the freed trip days go to?
packing: =packing, =packed, packing list, suitcase, carry-on, packing cube
  did: What goes in last with your packing? | Did a just-in-case item come out of the packing again? | Is there a written list behind your packing, or only instinct?
  cut/switched: Which item did you argue with yourself over before packing without it? | How do you do shoes with such light packing? | Did you have to wash or buy anything on the way because of the light packing?
weekend: weekend, sunday reset, lazy sunday, slow sunday, slow weekend, lazy saturday
  did: At what point did the weekend actually start for you? | Was anything left undone this weekend on purpose? | Did the weekend go to plan, or was there none?
  plans: Is any of the weekend deliberately left blank? | Does bad weather spoil that weekend or save it?
hosting: hosting, hosted, hosted * people, hosted * for dinner, hosted * for the, dinner party, dinner parties, supper club, potluck
  did/made: Did you get to sit down much while hosting? | Which leftovers did the hosting leave you with? | Was the washing up done that night, or is it the price of hosting?
  began: What do you always serve when hosting, so you needn't think? | How do you bring an evening to an end when you're hosting? | Do people bring things when you're hosting, or is it all yours?
  plans: Which comes first with a dinner party, the menu or the guest list? | Is there a safe dish in the hosting plan? | How many chairs is the hosting plan counting on?
friend: =friend, =friends, old friend, friendship, best friend, new friend
  did: How long did it take you and your friend to get past the news? | Did you and your friend fix the next time before parting?
  made: Who suggested meeting again, you or the new friend? | What did you and the new friend find to talk about first?
letter: letter, postcard, pen pal, penpal, snail mail, handwritten letter
  made/did: Did you write the letter in one go or over days? | Do you expect an answer to the letter, or was writing it the point? | Was there a draft of the letter, or straight onto the good paper?
  got: Did you read the letter at the door or save it? | Do you answer a letter straight away or let it lie? | Could you tell from the handwriting who the letter was from?
  began: How did you choose who gets the first letter? | Have you got stamps in, or is that the bottleneck for the letters? | What goes in a letter that they don't know from your messages?
dog: dog, puppy, rescue dog, greyhound, labrador, beagle, spaniel, terrier, dachshund, collie, golden retriever
  got: Where did the dog choose to sleep the first night? | Has the dog shown a habit yet that nobody mentioned? | Is there a house rule the dog has already overturned?
cat: cat, kitten, rescue cat
  got: Where did the cat set up its first hiding place? | Who did the choosing, you or the cat? | Has the cat decided which chair is no longer yours?
moving: moving house, moved house, moving day, house move, moving boxes, moving out, moved in, new apartment, new flat, new house, our new place, my new place
  did: Did anything turn out not to fit in the new place? | Which box did you open first after the move? | Have you found your shop or café near the new place yet? | Is there something you threw out before the move and want back?
  got: Did the new place feel right at the door, or did it grow on you? | Where does the light come in at the new place in the morning? | Is there anything you own that won't fit the new place? | What did the last place have that you'd like back?
  plans: What goes into the boxes first for the move? | Which thing won't be coming along in the move? | What has to be right in the new place, whatever else gives?
  reached: Did any room of the new place end up used differently than planned? | When did the new place start to smell like home? | Is something still in a box since the move?
countryside: countryside, country living, country life, village
  switched/did: What do you still leave the countryside for? | Was there a sound in the countryside that took getting used to? | Did your shopping change shape out in the countryside?
  quit: Which season of the countryside do you think about most? | Which countryside habit came along with you? | Are visits to the countryside enough now?
  plans: Have you spent a February in the countryside yet? | What would you hate to lose by going to the countryside? | Do you have one spot in mind, or only the idea of the countryside?
alcohol: alcohol, booze, dry january, sober october, dry month
  quit/cut: Which evening was the alcohol most tied to? | What do you order first in a bar without alcohol? | Did anyone make a thing of you not having alcohol? | Have the weekends changed length without alcohol?
  reached: Which occasion without alcohol were you most wary of? | Do people still ask about the alcohol, or has it stopped being news?
  began/plans: What's on the calendar that will test the dry month? | Is there anyone doing the dry month with you, knowingly or not? | What stands in for the first glass of the evening in a dry month?
mocktail: mocktail, non-alcoholic beer, alcohol-free beer, alcohol-free wine, na beer, zero-proof, alcohol-free drink
  began/got: Has any alcohol-free drink been a straight no so far? | Should an alcohol-free drink taste like the original, to you? | Does an alcohol-free drink get the proper glass too?
  made: Bitter, sour or sweet: which way did the mocktail lean? | Has the mocktail been tried on guests yet?
  switched: Which occasion does the alcohol-free version still not cover? | Do people notice an alcohol-free glass, or does nobody look? | Are the bars near you any good at alcohol-free?
family: family dinner, family ritual, family tradition, family night, family movie night, family game night
  began: Who in the family took to the new ritual last? | What happens to the family ritual when somebody's away? | Does the new family ritual have a rule about phones?
  did: Did the family night run later than planned? | Was the choice on family night unanimous, or did somebody give in? | Were phones on the table or banned on family night?
  skipped: Who noticed first that the family night was missing? | Does a missed family night get made up or just dropped?
${lifestyleMore}${lifestyleRest}`)
