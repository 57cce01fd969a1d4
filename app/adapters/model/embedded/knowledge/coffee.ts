import { coffeeWords } from './coffee-words.ts'
import { knowledge } from './format.ts'

/** Brewing, roasting, gear and café work. */
export const coffee = knowledge(
  'coffee',
  `${coffeeWords}
= espresso + sour - finer | ask trouble share
- Sour usually means the water left before the sweet part came out. Grind finer one step, keep dose and yield fixed, and taste again before touching anything else.
- With a sour shot, pull it longer before blaming the beans: 1:2.5 instead of 1:2 at the same grind often fixes it in one go.
- Check the heat first. A machine that's only had ten minutes to warm up pulls sour shots no matter what the grinder says.
> Is it a light roast?
> One variable at a time or you'll chase it all morning.
= espresso + sour + finer | ask trouble share
- If going finer isn't taking the sour out, you've probably reached channeling: part of the puck over-extracts while the rest barely gets wet. Go a step coarser, pull 1:2.5 and compare.
- Sour at a fine grind usually points to temperature or yield, not grind. Try a longer warm-up and 5 to 8 g more in the cup before another click finer.
> What's the yield right now?
> How old are the beans?
= espresso + bitter | ask trouble share
- For bitter shots I'd cut the yield before moving the grind: stop at 1:1.8 and see if the harshness goes. The last few grams carry most of it.
- Bitter plus dry at the end is nearly always over-extraction in one spot. A better distributed puck beats a coarser grind there.
- Darker beans want cooler water. Dropping 2 or 3 degrees takes more bitterness out of espresso than another grind step.
> Medium or dark beans?
> A dirty basket tastes the same way, so rule that out too.
= filter + bitter | ask trouble share
- Bitter pour over usually comes from the last third of the brew. Pour more gently at the end, or use one pour fewer, so the bed gets stirred less.
- Bitterness in filter is often fines rather than time. Coarsen two clicks and keep the ratio; if it goes flat, bring the water up a little.
> How long is the total brew?
= filter + sour | ask trouble share
- Sour filter coffee: go hotter before finer. Straight off the boil is fine for most light roasts and costs nothing to try.
- A sour pour over often just needs more contact: one extra pour, or 20 seconds longer on the bloom, before you touch the grind.
> Which beans are they?
= filter + weak | ask trouble share
- Watery with decent flavour means ratio, not extraction: go from 1:17 to 1:15. Watery and hollow means grind finer.
- When a pour over tastes thin, look at the bed after: a hole in the middle means the water bypassed the coffee.
= espresso + time | ask trouble share
- I'd stop aiming for a shot time. Pick dose and yield, adjust grind by taste, and let 22 or 38 seconds be whatever it is.
- A shot that suddenly runs fast with the same grind is usually beans ageing. A week further from roast needs a touch finer.
- If it chokes, drop the dose by a gram before going coarser. Too little headroom over the puck acts just like too fine a grind.
> Same beans as last week?
= espresso + inconsistent | ask trouble share view
- Weigh what comes out of the grinder as well as what goes in. Half a gram left behind from the previous setting is enough to make two shots taste unrelated.
- When shots jump around, fix the prep before the grind. WDT and a level tamp first, because you can't dial in a moving target.
- Single-boiler machines swing several degrees between shots. Start every pull at the same point of the heating cycle and the randomness mostly goes.
> Which grinder is it?
> Does the first shot of the day differ from the second?
= channel | ask trouble share
- Spurting is nearly always clumps or an uneven bed. A 50 cent WDT tool made from a cork and acupuncture needles beats most distribution gadgets.
- With channeling, check basket headroom: if the puck touches the screen when dry, no amount of prep saves it. Dose down one gram.
- Counterintuitive, but a slightly coarser grind and longer ratio often stops the channeling and tastes sweeter too.
> Bottomless portafilters are brutally honest about this.
= dial + espresso | ask trouble share view
- Dial in by taste in this order: dose fixed, yield for strength, grind for balance, temperature last. It keeps you to three or four shots instead of fifteen.
- For a new bag, start at 1:2, taste, then move only the grind. Sour goes finer, bitter goes coarser, both at once means the prep is uneven.
- Write down grind, dose, yield and one word on taste. By the third bag you'll dial in with two shots.
> What does it taste like at the moment?
= dial + bag/espresso/filter | win
- The good part comes now: leave the settings alone and watch the taste drift over the next week. You learn more from that than from the first perfect cup.
- Note the setting on the bag. The same roaster's next batch usually lands within a click of it.
- Try the same recipe at 1:2.5 before the bag runs out. A dialed-in coffee often has a second sweet spot up there.
> What's the recipe you ended on?
= prep + espresso | share view win ask
- The order matters more than the tool: WDT deep first, level, then tamp. Stirring only the top third hides clumps below.
- Tamping pressure is the least important part of prep. Level beats hard every time; the puck stops compressing long before your wrist does.
- A puck screen mostly buys a cleaner shower screen. Nice to have, but WDT changes the cup more.
= grinder + budget | ask recommend
- Under tight budgets a hand grinder wins: the burrs in a $150 one match electric grinders at twice the price. You pay with your forearm.
- Split it towards the grinder. A modest machine with a good grinder beats the reverse, and the grinder survives the next machine upgrade.
- Decide first whether it's for espresso or filter. Budget grinders that claim both usually do one properly.
> Mostly espresso or filter?
= grinder + upgrade | win share ask
- A new grinder needs a kilo or so through it before the burrs settle. Expect the setting to creep for the first couple of weeks.
- First thing I'd do after a grinder change: brew the bag you know best. Otherwise you can't tell the grinder from the coffee.
- People expect more flavour from better burrs, but the first thing you notice is repeatability: same setting, same cup.
> What did you come from?
= handgrinder + espresso | ask view share
- Hand grinding for espresso is fine for two shots a day, less fine for guests. Steps per rotation decide it: look for under 10 microns a click.
- The workout is real on light roasts. Grinding slower with the handle tilted feeds the burrs less and halves the effort.
= machine + budget | ask recommend
- On a tight budget I'd look for a used single boiler and put the difference into the grinder. Those machines are simple enough to fix on a kitchen table.
- Ask what you drink before what to buy: straight espresso needs temperature stability, milk drinks need steam power. Cheap machines rarely have both.
- Budget for scale, tamper and a proper basket up front. That last $60 changes the cup more than the next machine tier.
> Milk drinks or straight shots?
= machine + grinder + budget/upgrade/first | ask view
- If it's one or the other, grinder first. A better machine makes good espresso easier, but a poor grinder makes it impossible.
- Machines get the love, burrs do the work. Blind, most people pick the better grinder over the better machine.
= boiler | ask recommend view share
- Two boilers earn their price when you steam several milks in a row. For one flat white in the morning a fast single boiler does the same job for half.
- With milk drinks look at steam power first. Brew temperature stability is worth paying for mostly in straight light-roast shots.
> How many drinks in a row?
= stale | view share ask trouble
- Stale beans in a great grinder just give you very even cardboard. Buy half as much twice as often and most gear problems go away.
- Write the opening date on the bag. Three weeks open does more damage than three more weeks sealed.
= machine + first/upgrade | win share
- Give it two weeks with one bag of forgiving medium roast before judging. Learning a new machine on a light Ethiopian is hard mode.
- First week on a new machine: change only the grind. The temptation to touch every setting at once is what makes people think they bought a bad one.
- Worth timing how long it truly needs to heat. The ready light comes on well before the group is hot.
> What beans are you starting it on?
= pressure + espresso | view share ask
- Lower pressure is underrated. Around 6 bar forgives prep, lets you grind finer and costs nothing but a spring or an OPV turn.
- Preinfusion matters more than the peak number. Wetting the puck gently before full pressure prevents most channels.
= light + espresso | ask trouble view share
- Light roasts as espresso want longer ratios. 1:3 at a finer grind is where the fruit shows up without the sourness.
- Heat is the lever with light roasts: as hot as the machine goes, long preinfusion, and rest the beans three weeks or more.
- Part of it is expectation. A light roast shot at 1:3 is closer to a tiny filter coffee than to Italian espresso.
= light + filter | ask view share win
- Boiling water is fine for light roasts in a filter. The old 92 degree advice came from darker coffee.
- Light roasts keep opening up for weeks. The last cup of a bag is often better than the first.
= dark + light | view share ask
- Roast level is a texture choice as much as a flavour one. Dark gives body and low acidity, light gives clarity, and milk flattens most of the difference.
- A decent medium-dark is much harder to find than a decent light roast. Most roasters stopped trying in between.
= dark + espresso/filter/bag | view ask share
- Dark roast responds to cooler water and a coarser grind. At 85 to 88 degrees the ash mostly disappears and the chocolate stays.
- Oily beans go stale in days and gum up the burrs. Buy small bags and brush the grinder more often than you think.
= fresh + bag - freeze | ask share view trouble
- Three or four days after roasting is early. Grassy or fizzy cups usually settle by day eight to ten, so seal the bag and try it again next week.
- Too fresh is a real problem. Most coffee tastes better at ten days than at two, and light roasts want three weeks.
- Roast date matters less than when you opened it. A sealed valve bag at six weeks beats one that's been open for ten days.
- Fresh beans gas so much that they throw off extraction. If the bed domes up and foams wildly, give the bag another few days.
> How far off roast is it?
= freeze + bag | ask view share
- Freezing works if you portion it airtight first. Single doses, grind straight from frozen, never thaw and refreeze the bag.
- Frozen beans also grind more evenly, since cold beans shatter rather than smear. One of the rare free upgrades.
= water + espresso/filter/bag/machine | ask view trouble share
- Water is the cheapest upgrade nobody makes. Hard tap water mutes acidity so much that a great coffee tastes like a fair one.
- Quick test before buying minerals: brew one cup with a soft bottled water next to your tap. If you taste a difference, it's the water.
- Distilled on its own tastes flat and some machines can't sense the level with it. A pinch of minerals back in solves both.
> How hard is your tap water?
= temp + filter | ask view share
- Temperature is the knob I'd leave at boiling for light coffee and bring down for dark. Chasing single degrees does less than pouring evenly.
- The slurry sits several degrees below the kettle anyway, so 93 versus 95 on the display is mostly decoration.
= bloom + filter | ask view share
- A bloom does most of its job in the first 10 seconds by wetting everything. A gentle swirl there beats waiting a full minute.
- Very fresh beans need the longer bloom, older ones barely bloom at all. Watch the bubbles, not the timer.
= drawdown | ask trouble share
- Slow drawdowns are usually fines migrating, not grind size. Fewer, gentler pours fix it more often than going coarser.
- Some papers simply choke. Before changing the recipe, try another batch of filters: the difference can be a full minute.
- Ethiopian coffees throw more fines than most, so a stalled bed there is normal. Lower the pour and skip the last swirl.
= filter + kettle | ask recommend view
- A gooseneck buys control over where the water lands, which matters most in small brews. For a big batch any kettle does.
- Pour height changes more than the kettle brand. Low and steady keeps the bed flat; from high up you dig a crater.
= filter + inconsistent | ask trouble
- For repeatable pour overs, fix the pour: same number of pours, same weight each, on a timer. Grind is rarely what moved.
- Weigh water rather than counting pours. Ten grams either way changes the cup more than a click on the grinder.
= filter + ratio | ask view share
- I'd move ratio before grind for strength and grind before ratio for balance. Mixing those two up is how people end up at 1:13 with a bitter cup.
- 1:16 is a fine default, but bigger brews extract more, so loosen it a little as the batch grows.
= filter + immersion | ask recommend view
- Immersion forgives a bad grinder, percolation rewards a good one. That settles the choice for most kitchens.
- For flavour clarity take the cone, for body and zero fuss take the steep. Neither is more serious coffee.
= aeropress
- Two minutes of steeping and a slow press beats every championship recipe on a weekday. Stop when it hisses.
- Try it hotter and longer than the leaflet says: near boiling, three minutes, medium-fine. It stops tasting like strong tea.
- Inverted looks clever, but putting the plunger in the top right after pouring holds the water just as well, with no risk of a hot counter.
> Paper or metal filter?
= frenchpress | ask recommend view share trouble
- Don't plunge. Break the crust at four minutes, skim, wait another five, then pour gently. The sludge stays at the bottom.
- It can take a finer grind than the recipe cards say. Coarse and four minutes is why so much of it tastes hollow.
= moka | ask trouble view share
- Start it with hot water in the base and take it off before it sputters. Nearly all moka bitterness comes from the last few seconds.
- Don't tamp the basket. Level and loose, with a medium-fine grind, and it stops tasting burnt.
= coldbrew | ask recommend view share
- Cold brew hides bad beans and mutes good ones. For something special, flash brew over ice keeps the aromatics.
- 1:8 for 16 hours in the fridge gives a concentrate you can cut by half. Room temperature gets there in 10 but turns woody.
- Straining twice matters more than steep time. Fines left in the jar keep extracting and turn it muddy by day three.
> How long do you steep it?
= iced + filter/bag/espresso | ask share view recommend
- For iced pour over, replace a third of the brew water with ice in the carafe and grind a touch finer. Cold dulls sweetness, so brew it stronger.
- Espresso straight on ice goes sharp. Milk or a little sugar first, ice last, and it stays round.
= milk + bubbles | ask trouble
- Big bubbles mean air went in too late. Do all the stretching in the first three seconds, then bury the tip and just spin.
- Screeching means there's no air at all; paper tearing is the sound you want. Lower the jug a hair and it changes at once.
= oat | ask trouble view recommend
- Oat milk wants less air and a lower finish, about 55 degrees. Past 60 it goes porridge-like whatever the brand.
- Splitting is the coffee's acidity, not the carton. A darker shot or a barista version with added buffer fixes it.
= milk + art | ask trouble win share
- Most latte art problems start in the jug. If the milk looks like wet paint the pour nearly does itself.
- Start high to sink the milk, then get the spout almost touching. White only stays on top when you're close.
- A rounder, wider cup hides a lot. Practising with water and a drop of dish soap costs no milk.
> Which pattern are you on?
= decaf + afternoon | share win view ask
- Half-caf is a nice bridge if you ever miss the taste of the real one at three. Same dose, split between two bags.
- The late cup is mostly ritual anyway. With a good sugarcane decaf people rarely notice which one they got.
= decaf - afternoon | ask view share recommend win
- Decaf has improved a lot. Sugarcane-process Colombians hold their sweetness and brew like normal coffee, a click finer.
- Decaf ages faster because the process opens the bean up. Buy it small and use it within three weeks.
= instant | view share ask
- Specialty instant is a fair trade for planes and tents. It's brewed coffee, freeze-dried, so the good ones start from good beans.
- Use 85 degree water and a pinch less than the packet says. Boiling is what brings out the cardboard.
= caffeine + afternoon | view share ask trouble
- Half of an afternoon coffee's caffeine is still around at bedtime for a lot of people. A small decaf keeps the ritual without that bill.
- Noon cut-offs sound strict until you try one for a week. The morning cup gets better too, since tolerance drops.
= caffeine + morning | share trouble view
- The early cups do most of the work and the later ones mostly top up. Spacing them 90 minutes apart gets you there on one fewer.
- Brew the second one as half-caf. Nobody's hands can tell and the afternoon is kinder.
= caffeine + quit | share ask trouble win
- Step down by mixing in decaf over a week or two rather than stopping dead. You keep the ritual, and that's most of the habit.
- The third cup usually goes easiest if you move it rather than ban it. After lunch, small, and decaf.
= roasting | ask share win trouble
- Home roasting teaches you rest time fast: day one tastes of grain, day five of coffee. Label every batch.
- Popcorn popper roasts run quick, so stretch them: smaller batch, more airflow, first crack near six minutes rather than four.
- Log the time of first crack and of the drop, nothing else at first. Those two numbers explain most good and bad batches.
> Which green are you practising on?
= cafe + staff | trouble view share ask
- On a rush it's rarely the machine that's slow, it's the handoff. One person who only does milk clears more tickets than a second grinder.
- Training on taste pays back fast. Baristas who dial in together every morning waste less milk and argue less about recipes.
- The cheapest retention tool in a café is a rota that comes out two weeks ahead.
> How many on bar at peak?
= cafe + menu | ask view trouble share
- Raise the milk drinks first. Regulars compare the price of a flat white, nobody remembers what the pour over cost.
- A shorter menu earns more than a higher price: fewer syrups, less waste, faster line. Cut what sells under five a day.
- Put the reason in one line by the till and move on. People take 40 cents better than a paragraph about it.
= clean + machine/grinder/espresso | view ask share trouble
- Rancid oil tastes just like bad beans. Backflush with detergent weekly if you pull shots daily and half the mystery bitterness goes.
- Take the shower screen off. What's behind it usually explains the last month of shots.
- Brush the burrs before you change the recipe. Old fines under the chute end up in every morning's first dose.
= tasting + origin | share view win ask
- Let it cool before deciding. {origin} coffees say the most at lukewarm, once the heat stops covering the acidity.
- Worth brewing it next to something Brazilian for contrast. Notes like that get far easier to name with a plain cup beside them.
- Tasting notes are directions, not ingredients. If you get fruit and sweetness from that one, the roaster did the job.
> Washed or natural?
= natural + washed | view share ask
- Processing is louder than origin now. A washed and a natural of the same farm differ more than two countries do.
- Naturals win the first sip, washed ones win the whole cup. I'd keep both open.
= natural + tasting/origin/bag | view share ask win
- Funky lots want gentler brewing: a little coarser and cooler, or the ferment takes over everything.
- Those coffees fade fast after opening. Drink the wild ones first and keep the washed bag for week three.
= scale + espresso/filter/bag/machine/grinder/upgrade | view ask share recommend
- A scale is the best money per cup you can spend. You can't repeat a brew you never measured.
- Any scale with 0.1 g and a timer will do. The expensive ones mostly sell you speed and a nicer box.
= travel + brewer/grinder/bag | ask share recommend
- For the road I'd go small: an AeroPress, a hand grinder and pre-weighed doses in little tubes. Hotel water is the weak point, so get a bottle.
- Grinding at home and freezing the doses flat is less romantic than carrying a grinder but much quicker through an airport.
= crema + espresso | view ask share
- Crema tells you about freshness and roast, little about taste. Stir it in: on its own it's the most bitter part of the shot.
- Loads of crema is mostly CO2. Robusta blends and three-day-old beans both look amazing and prove nothing.
= subscription + bag | ask recommend view
- Pick a roaster who prints the roast date and ships the day after. That filter alone removes most of the bad ones.
- Rotate: one steady bag for weekdays and one odd one a month. Subscriptions go wrong when every bag is a surprise.
= sugar + milk/espresso/iced | view share ask
- Sugar isn't cheating, it's seasoning. A few grains in a bitter shot work the same way as salt in tomato sauce.
- If a coffee needs syrup to be drinkable that's the roast's problem. If you just like vanilla, enjoy the vanilla.
`,
)
