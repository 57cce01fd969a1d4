import { asks } from './asks.ts'

export const coffeeAsks = asks(`
espresso: What ratio are those shots at? | Is that espresso straight or mostly under milk? | How long does the shot run from first drip to stop? | Does the espresso change much between the first shot of the day and the third? | What dose goes into the basket for it? | Which note comes through first in the shot, the sweet or the sharp one? | Is the espresso sweeter today or just stronger? | Which beans make your best espresso right now? | Does the espresso still taste right after a minute in the cup? | Do you stir the espresso before the first sip?
brewer: Cone or flat bed, which one do you reach for when the coffee is new? | What paper goes in the dripper, bleached or brown? | Do you stir or swirl after the last pour? | Which brewer would you keep if it had to be one? | What made you pick that brewer over the others?
filter: How many pours does that recipe take? | What does the filter cup taste like once it cools down? | How long is the whole pour over, bloom included? | Which beans do best as filter for you? | What does the filter cup have that espresso doesn't? | How do you store what's left of the filter coffee, if anything is left? | Does the filter recipe change with the roast?
immersion: How long does it steep before you press? | Do you break the crust and skim, or press straight away? | How coarse is the grind for that steep?
coldbrew: How many hours does the cold brew sit, and in the fridge or on the counter? | What do you cut the cold brew concentrate with? | Which beans go into the cold brew, the good bag or the leftover ends? | How long does a batch of cold brew last at your place? | What made you choose cold brew over ice coffee? | Do you drink the cold brew black? | Coarse or medium grind for the cold brew? | How do you strain the cold brew?
grinder: How far apart are your espresso and filter settings on that grinder? | Does the grinder hold on to much coffee between doses? | How often do the burrs come out for a brush? | Stock burrs, or did you swap them? | Do you single dose the grinder or keep the hopper full? | What did the grinder change first in the cup? | Is the grinder loud enough to wake the house? | How long have you had that grinder? | Flat burrs or conical in that grinder?
handgrinder: How many turns until a dose is through? | Does the hand grinder come along on trips, or live on the counter?
finer: How many clicks finer was that in the end? | What did going finer do to the drawdown?
sour: Sour at the tip of the tongue, or dry sour at the back? Those have different causes. | Does the sourness fade when the cup cools? | Is it sour on every bag or only on this one? | What did you change first against the sour taste?
bitter: Is that bitterness there from the first sip or only in the finish? | Does the bitter edge stay when you stop the brew earlier? | Bitter like dark chocolate or bitter like aspirin? | Did the bitter taste come with a new bag?
weak: Weak in body or weak in flavour?
prep: Do you level before you tamp, or let the tamper do it? | How long does the whole puck prep take you by now? | Does the puck come out in one piece? | Which step of the puck prep would you never skip?
inconsistent: Do you weigh the yield every time, or only when a shot looks off? | Is it the taste that jumps around or the time?
ratio: What made you settle on that ratio? | Does the ratio hold for the dark bags too? | Have you tasted the same beans one step up and one step down in ratio? | Does the ratio change when milk goes in?
temp: What temperature is the water when it touches the coffee, not on the display? | Does two degrees make a difference you can taste there? | Do you change the temperature with the roast?
water: What's the water like where you live, hard or soft? | Bottled, filtered or straight from the tap? | Have you brewed the same beans with two waters side by side? | Did the water or the beans change the cup more?
bloom: How much water goes into the bloom? | Do you wait a fixed time on the bloom or until it stops bubbling?
drawdown: Does the drawdown slow evenly or only at the end? | !Which paper was in when the drawdown stalled?
light: How long do you rest the light roasts before opening them? | What brings a light roast to life for you, heat or a finer grind? | Light roast as filter, or as espresso too? | Which roaster does light roasts best for you? | What made you go for a light roast?
dark: How far below boiling do you go with the dark roast? | Is the dark roast for milk or black? | Which dark roast is it? | What do you like best in a dark roast?
washed: What do you get in that washed coffee beyond the citrus? | Washed for the everyday bag and naturals for the weekend, or the other way round? | Which washed coffee was it?
natural: Is the natural more berry or more wine? | Does the funk of the natural stay once it cools? | Do you grind the naturals coarser than the washed ones? | Which natural won you over? | Would you give the natural to somebody who only knows washed?
origin: Which farm or station is it from? | What's the origin you keep going back to when you don't want surprises? | Did the origin or the roaster make you buy that bag?
stale: What was the roast date on that stale bag? | Do you cup the stale ends or just turn them into cold brew?
boiler: How long does the boiler take until the group is really hot? | Do you flush before the shot on that boiler?
fresh: How many days off roast do you open them? | Does the bag peak in week two or three for you? | One-way valve bag, or do you move the beans into a jar?
freeze: Do you freeze in single doses or the whole bag? | Straight from the freezer into the grinder, or thawed first?
milk: Which milk steams best for you at the moment? | Do you steam by sound, by hand or with a thermometer? | How big is the pitcher for one milk drink? | How warm do you stop the milk? | Which comes first at your place, steaming the milk or pulling the shot? | Which cup is the milk drink for, small or large?
oat: Which oat milk are you using, barista or the normal one? | Does the oat milk steam as well as dairy for you? | What made you go for oat milk?
art: Which pour finally clicked, the heart or the tulip? | How full is the pitcher when you start the pour? | Does the art fall apart at the set or at the pull through? | What does the art look like on an ordinary morning? | Who taught you the pour, a person or a video? | How many milk jugs of art practice is that a week?
bubbles: When do the bubbles appear, at the start of steaming or at the end? | How deep is the wand when the bubbles show up?
machine: How old is the machine by now? | Does the machine live on a timer or do you wait for it? | When was the machine last descaled? | How did you choose the machine? | What does the machine do better than the one before? | Which drink does the machine make most often? | How long does the machine heat before the first shot?
dial: How many shots does a new bag usually cost you to dial in? | Which variable do you move first when you dial in? | Do you write the settings down, or dial in by memory? | What told you it was dialed in? | How long does it stay dialed in before the bag moves?
scale: Do you weigh the water too? | What did the scale show that you didn't expect?
decaf: Which process is the decaf, sugarcane or water? | Does the decaf want a finer grind on your setup? | Which roaster makes the decaf? | Would you notice the decaf blind? | What time of day does the decaf start? | What made you try decaf?
instant: Which instant is it, spray dried or one of the specialty sachets? | What water temperature do you give the instant? | Which instant beats the others for you? | Where do you drink the instant, at home or on the road?
moka: Do you start the moka pot with hot water or cold? | How high is the flame under the moka pot? | Do you take the moka off before it sputters? | How big is the moka pot? | Milk with the moka coffee, or black? | Which grind goes into the moka basket?
aeropress: Inverted or the normal way? | How hard do you press, and for how long? | One paper in the Aeropress or two? | Which recipe do you use on the Aeropress? | Is the Aeropress the travel brewer or the daily one? | How much coffee goes into the Aeropress?
frenchpress: How long do you leave the French press before you pour? | Do you plunge all the way down or stop at the surface? | Which beans go into the French press? | What made you choose the French press? | Coarse or medium for the French press?
afternoon: What's your cut-off in the afternoon?
caffeine: How many cups is that on a normal day? | Does the caffeine hit differently from espresso than from filter? | Which cup would you miss most if caffeine were gone?
quit: How were the headaches in the first days of cutting back? | What do you drink at the hour when the coffee used to be?
roasting: What do you roast on, a popper or a real drum? | How do you know when to drop the batch, by colour, sound or smell? | How much does the batch lose in weight? | Where's first crack on your roaster? | Which green did you like best so far for roasting? | How big are the batches you roast? | How long do your roasts rest before the first cup? | What made you start roasting?
cafe: Which café sets the bar for you? | What would you copy from that café at home?
staff: What do you look for first in a new barista? | Which part of the bar training takes longest?
tasting: Does that note hold up when you brew it as espresso? | Did you read the notes on the bag before or after the first sip? | Who picked up that note first? | Which coffee had the clearest notes for you this year?
clean: How often do you backflush or soak the parts? | What do you clean with, powder or just hot water? | When did you last open the shower screen?
kettle: Do you set the kettle by temperature or wait a minute off the boil? | What did the kettle change in your pours?
pressure: What does the gauge show while the shot runs? | Have you tried the same coffee at six bar and at nine? | What does lower pressure do to the taste for you?
iced: Brewed over ice or chilled later? | How much of the water is ice in that recipe? | What grows louder over ice, the fruit or the bitterness? | Which coffee do you like best iced? | What goes into the iced one besides coffee?
sugar: Does the syrup go in with the shot or with the milk?
crema: Do you stir the crema in or drink through it? | How old were the beans with that much crema? | Does the crema tell you anything, or is it only pretty?
subscription: How often does the subscription box come? | What made you pick that subscription? | Which bag from the subscription would you order again?
bag: What does the bag say about the roast date?
`)
