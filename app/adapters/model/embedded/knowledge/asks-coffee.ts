import { asks } from './asks.ts'

export const coffeeAsks = asks(`
espresso: What ratio are those shots at? | Is that espresso straight or mostly under milk? | How long does the shot run from first drip to stop? | Does the espresso change much between the first shot of the day and the third? | What dose goes into the basket for it? | Which note comes through first in the shot, the sweet or the sharp one?
brewer: Cone or flat bed, which one do you reach for when the coffee is new? | What paper goes in the dripper, bleached or brown? | How big a cup do you usually pour with it, one or two? | Do you stir or swirl after the last pour?
filter: How many pours does that recipe take? | What does the filter cup taste like once it cools down? | How long is the whole pour over, bloom included? | Is the filter brew the first cup of the day or the treat after lunch?
immersion: How long does it steep before you press? | Do you break the crust and skim, or press straight away? | How coarse is the grind for that steep?
coldbrew: How many hours does the cold brew sit, and in the fridge or on the counter? | What do you cut the cold brew concentrate with? | Which beans go into the cold brew, the good bag or the leftover ends? | How long does a batch of cold brew last at your place?
grinder: How far apart are your espresso and filter settings on that grinder? | Does the grinder hold on to much coffee between doses? | How often do the burrs come out for a brush? | Stock burrs, or did you swap them? | Do you single dose the grinder or keep the hopper full?
handgrinder: How many turns until a dose is through? | Does the hand grinder come along on trips, or live on the counter?
finer: How many clicks finer was that in the end? | What did going finer do to the drawdown?
sour: Sour at the tip of the tongue, or dry sour at the back? Those have different causes. | Does the sourness fade when the cup cools? | Is it sour on every bag or only on this one?
bitter: Is that bitterness there from the first sip or only in the finish? | Does the bitter edge stay when you stop the brew earlier? | Bitter like dark chocolate or bitter like aspirin?
weak: Weak in body or weak in flavour? | How many grams went in for that weak cup?
prep: Do you level before you tamp, or let the tamper do it? | How long does the whole puck prep take you by now? | Does the puck come out in one piece?
inconsistent: Do you weigh the yield every time, or only when a shot looks off? | Is it the taste that jumps around or the time?
ratio: What made you settle on that ratio? | Does the ratio hold for the dark bags too? | Have you tasted the same beans one step up and one step down in ratio?
temp: What temperature is the water when it touches the coffee, not on the display? | Does two degrees make a difference you can taste there? | Do you change the temperature with the roast?
water: What's the water like where you live, hard or soft? | Bottled, filtered or straight from the tap? | Have you brewed the same beans with two waters side by side?
bloom: How much water goes into the bloom? | Do you wait a fixed time on the bloom or until it stops bubbling?
drawdown: Does the drawdown slow evenly or only at the end? | !Which paper was in when the drawdown stalled?
light: How long do you rest the light roasts before opening them? | What brings a light roast to life for you, heat or a finer grind? | Light roast as filter, or as espresso too?
dark: How far below boiling do you go with the dark roast? | Is the dark roast for milk or black?
washed: What do you get in that washed coffee beyond the citrus? | Washed for the everyday bag and naturals for the weekend, or the other way round?
natural: Is the natural more berry or more wine? | Does the funk of the natural stay once it cools? | Do you grind the naturals coarser than the washed ones?
origin: Which farm or station is it from? | What's the origin you keep going back to when you don't want surprises? | Did the origin or the roaster make you buy that bag?
stale: What was the roast date on that stale bag? | Do you cup the stale ends or just turn them into cold brew?
boiler: How long does the boiler take until the group is really hot? | Do you flush before the shot on that boiler?
fresh: How many days off roast do you open them? | Does the bag peak in week two or three for you? | One-way valve bag, or do you move the beans into a jar?
freeze: Do you freeze in single doses or the whole bag? | Straight from the freezer into the grinder, or thawed first?
milk: Which milk steams best for you at the moment? | Do you steam by sound, by hand or with a thermometer? | How big is the pitcher for one milk drink? | How warm do you stop the milk?
oat: Which oat milk are you using, barista or the normal one? | Does the oat milk go in before or after the espresso?
art: Which pour finally clicked, the heart or the tulip? | How full is the pitcher when you start the pour? | Does the art fall apart at the set or at the pull through?
bubbles: When do the bubbles appear, at the start of steaming or at the end? | How deep is the wand when the bubbles show up?
machine: How old is the machine by now? | Which part of the machine would you change first? | Does the machine live on a timer or do you wait for it? | When was the machine last descaled?
dial: How many shots does a new bag usually cost you to dial in? | Which variable do you move first when you dial in? | Do you write the settings down, or dial in by memory?
scale: Does the scale fit under the cup, or is it all guesswork after the puck? | Do you weigh the water too?
decaf: Which process is the decaf, sugarcane or water? | Does the decaf want a finer grind on your setup?
instant: Which instant is it, spray dried or one of the specialty sachets? | What water temperature do you give the instant?
moka: Do you start the moka pot with hot water or cold? | How high is the flame under the moka pot? | Do you take the moka off before it sputters?
aeropress: Inverted or the normal way? | How hard do you press, and for how long? | One paper in the Aeropress or two?
frenchpress: How long do you leave the French press before you pour? | Do you plunge all the way down or stop at the surface?
afternoon: What's your cut-off in the afternoon? | Does a two o'clock coffee reach your sleep?
caffeine: How many cups is that on a normal day? | Does the caffeine hit differently from espresso than from filter?
quit: How were the headaches in the first days of cutting back? | What do you drink at the hour when the coffee used to be?
roasting: What do you roast on, a popper or a real drum? | How do you know when to drop the batch, by colour, sound or smell? | How much does the batch lose in weight? | Where's first crack on your roaster?
cafe: What do you order first at a café you don't know? | How does the café treat its filter, batch or by the cup? | Is the café any quieter on weekdays? | What does the café pour for milk drinks?
staff: How long until a new barista may work the bar alone? | Who does the tasting with new staff?
menu: How many drinks are on the menu, and how many make the money? | Did anyone notice the new prices on the menu?
tasting: Does that note hold up when you brew it as espresso? | Did you read the notes on the bag before or after the first sip? | Which note would you print on the bag instead?
travel: What's in the travel kit besides the brewer? | Which grinder do you trust in a suitcase? | How do you handle the water when you travel?
clean: How often do you backflush or soak the parts? | What do you clean with, powder or just hot water? | When did you last open the shower screen?
kettle: Do you set the kettle by temperature or wait a minute off the boil? | Gooseneck for control, or is a slow hand enough?
pressure: What does the gauge show while the shot runs? | Have you tried the same coffee at six bar and at nine?
iced: Brewed over ice or chilled later? | How much of the water is ice in that recipe? | What grows louder over ice, the fruit or the bitterness?
sugar: Does the syrup go in with the shot or with the milk? | Half the sugar for a week, would you notice by Friday?
crema: Do you stir the crema in or drink through it? | How old were the beans with that much crema?
subscription: How often does the subscription box come? | Which roaster surprised you most so far?
bag: What does the bag say about the roast date? | How fast does a bag go in your house?
`)
