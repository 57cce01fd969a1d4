import { knowledge } from './format.ts'

/** Brewing, roasting, gear and café work. */
export const coffee = knowledge(
  'coffee',
  `
espresso: espresso, shot, shots, ristretto, portafilter, doppio, pull a shot, pulling shots
brewer: v60, chemex, kalita, aeropress, french press, origami, moka pot, clever dripper
filter: pour over, pourover, pour-over, v60, chemex, kalita, filter coffee, drip, drip coffee, filter brew, origami, batch brew
immersion: french press, aeropress, clever dripper, cupping, immersion
coldbrew!: cold brew, coldbrew
grinder: grinder, grinders, burr, burrs, niche zero, comandante, baratza, encore, ode, timemore, df64, hand grinder, 1zpresso
handgrinder: hand grinder, hand grinding, comandante, timemore, 1zpresso, grind by hand
finer: finer, grind finer, ground finer, going finer, went finer
sour: sour, acidic, sharp, tart, under extracted, underextracted, under-extracted, sourness, lemony, vinegar
bitter: bitter, bitterness, harsh, ashy, astringent, over extracted, overextracted, over-extracted, burnt, dry finish
weak: weak, watery, thin, hollow, flat, muted, bland
channel!: =channeling, =channelling, spurting, spraying, squirting, sprays everywhere
prep: wdt, puck prep, tamp, tamping, tamper, distribution, leveler, puck screen, paper filter under
inconsistent: inconsistent, inconsistency, all over the place, every shot different, no two shots, varies, consistent, consistency, repeatable
ratio: ratio, 1:2, 1:2.5, 1:3, 1:15, 1:16, 1:17, grams in, g in, in and 36, 18g, dose, yield
temp: temperature, water temp, boiling, degrees, hot water, off the boil, celsius, boil
water: tap water, brewing water, water hardness, hard water, soft water, mineral, minerals, filtered water, third wave water, distilled
bloom!: bloom, blooming
drawdown!: drawdown, draw down, stalling, stalled brew, clogging, clogged, choking the filter
light: light roast, light roasts, lightly roasted, nordic roast, nordic
dark: dark roast, dark roasts, french roast, italian roast, oily beans
washed: washed, washed process, washed ethiopian
natural: natural process, naturals, natural ethiopian, natural processed, anaerobic, funky, co-ferment, fermented, honey process
origin: ethiopian, ethiopia, yirgacheffe, guji, sidamo, kenyan, kenya, colombian, colombia, guatemala, brazil, brazilian, sumatra, rwanda, panama, gesha, geisha, burundi, peru
stale!: stale, stale beans, old beans, supermarket beans
boiler!: dual boiler, heat exchanger, single boiler, steam power
fresh: fresh, freshly roasted, roast date, rest, resting, rested, days off roast, off roast, degas, degassing, roasted on
freeze: freezer, freeze, freezing, frozen
bag~: bag, bags, beans, bean, coffee
milk: milk, steam, steaming, steamed, microfoam, froth, frothing, foam, oat milk, flat white, cappuccino, latte, cortado
oat!: oat milk, oatly, oat milk splits, oat milk curdles, barista edition
art: latte art, rosetta, tulip, heart pour, swan, pouring
bubbles: bubbles, bubbly, big bubbles, stiff foam, too foamy, screaming, screech
machine: machine, machines, espresso machine, gaggia, rancilio, silvia, breville, bambino, linea, la marzocco, lelit, profitec, rocket, decent, dual boiler, single boiler, heat exchanger, classic pro
budget~: budget, cheap, cheaper, affordable, under $, under 100, under 200, under 300, under 500, entry level, beginner, first setup, starting out, expensive, pricey, price, prices
first~: first, beginner, new to, just started, starting out, just bought, just got, getting into, newbie
upgrade~: upgrade, upgraded, upgrading, switch, switched, switching, new, replaced
dial!: dial in, dialing in, dialling in, dialed in, dialled in, dial it in, dialed
scale: scale, scales, weigh, weighing, weighed
decaf!: decaf, swiss water, sugarcane decaf, half caf
instant!: instant coffee, nescafe, freeze dried
moka!: moka pot, moka, bialetti
aeropress!: aeropress, inverted method
frenchpress!: french press
afternoon: afternoon, after 2, after lunch, =evening, late, 3pm, 4pm, sleep, noon
morning~: morning, 10am, 9am, 6am, 5am, wake up, before 8, monday
caffeine: caffeine, jitters, cups a day, third cup, fourth cup, second cup, three cups, four cups, tolerance, caffeinated
quit: quit, quitting, cut back, cutting back, cut down, no coffee, without coffee, giving up
roasting!: home roasting, roasting my own, roasting at home, popcorn popper, first crack, green beans, behmor, gene cafe
cafe: cafe, café, coffee shop, coffee shops, shop owner, barista, baristas, counter, regulars, bar flow
staff: hire, hiring, training, train, trained, shift, shifts, rush, staff, turnover, tip jar, wages, queue, line out the door
menu: menu, price, prices, pricing, raised, charge, charging, $5, $6, $7, cost, costs, margin, margins, drinks
tasting: tasting notes, notes of, blueberry, floral, jasmine, fruity, chocolate, tastes like, taste, flavor, flavour, cupping, palate, strawberry, peach, citrus, nutty
travel: travel, traveling, travelling, trip, hotel, camping, airport, road, office, work
clean: clean, cleaning, descale, descaling, backflush, cafiza, gunk, oils, scale buildup, limescale, rancid
kettle: kettle, gooseneck, fellow stagg, pour rate, flow rate
pressure: bar, 9 bar, 6 bar, bars, pressure, flow profile, flow profiling, preinfusion, pre-infusion, declining profile
iced: iced, iced coffee, over ice, flash brew, japanese iced, iced latte
sugar: sugar, syrup, sweetener, sweet, creamer, vanilla, caramel
crema!: crema
time~: seconds, 25 seconds, 30 seconds, 20 seconds, shot time, brew time, too fast, gushing, gusher, runs fast, too slow, choked, chokes, choking, minutes
subscription: subscription, subscriptions, roaster, roasters, local roaster, supermarket, grocery

= espresso + sour - finer | ask trouble
- Sour usually means the water left before the sweet part came out. Grind finer one step, keep dose and yield fixed, and taste again before touching anything else.
- With a sour shot, pull it longer before blaming the beans: 1:2.5 instead of 1:2 at the same grind often fixes it in one go.
- Check the heat first. A machine that's only had ten minutes to warm up pulls sour shots no matter what the grinder says.
> Is it a light roast?
> One variable at a time or you'll chase it all morning.
= espresso + sour + finer | ask trouble
- If going finer isn't taking the sour out, you've probably reached channeling: part of the puck over-extracts while the rest barely gets wet. Go a step coarser, pull 1:2.5 and compare.
- Sour at a fine grind usually points to temperature or yield, not grind. Try a longer warm-up and 5 to 8 g more in the cup before another click finer.
> What's the yield right now?
> How old are the beans?
= espresso + bitter | ask trouble
- For bitter shots I'd cut the yield before moving the grind: stop at 1:1.8 and see if the harshness goes. The last few grams carry most of it.
- Bitter plus dry at the end is nearly always over-extraction in one spot. A better distributed puck beats a coarser grind there.
- Darker beans want cooler water. Dropping 2 or 3 degrees takes more bitterness out of espresso than another grind step.
> Medium or dark beans?
> A dirty basket tastes the same way, so rule that out too.
= filter + bitter | ask trouble
- Bitter pour over usually comes from the last third of the brew. Pour more gently at the end, or use one pour fewer, so the bed gets stirred less.
- Bitterness in filter is often fines rather than time. Coarsen two clicks and keep the ratio; if it goes flat, bring the water up a little.
> How long is the total brew?
= filter + sour | ask trouble
- Sour filter coffee: go hotter before finer. Straight off the boil is fine for most light roasts and costs nothing to try.
- A sour pour over often just needs more contact: one extra pour, or 20 seconds longer on the bloom, before you touch the grind.
> Which beans are they?
= filter + weak | ask trouble
- Watery with decent flavour means ratio, not extraction: go from 1:17 to 1:15. Watery and hollow means grind finer.
- When a pour over tastes thin, look at the bed after: a hole in the middle means the water bypassed the coffee.
= espresso + time | ask trouble
- I'd stop aiming for a shot time. Pick dose and yield, adjust grind by taste, and let 22 or 38 seconds be whatever it is.
- A shot that suddenly runs fast with the same grind is usually beans ageing. A week further from roast needs a touch finer.
- If it chokes, drop the dose by a gram before going coarser. Too little headroom over the puck acts just like too fine a grind.
> Same beans as last week?
= grinder + budget | ask recommend
- Under tight budgets a hand grinder wins: the burrs in a $150 one match electric grinders at twice the price. You pay with your forearm.
- Split it towards the grinder. A modest machine with a good grinder beats the reverse, and the grinder survives the next machine upgrade.
- Decide first whether it's for espresso or filter. Budget grinders that claim both usually do one properly.
> Mostly espresso or filter?
= grinder + upgrade | ask
- A new grinder needs a kilo or so through it before the burrs settle. Expect the setting to creep for the first couple of weeks.
- First thing I'd do after a grinder change: brew the bag you know best. Otherwise you can't tell the grinder from the coffee.
- People expect more flavour from better burrs, but the first thing you notice is repeatability: same setting, same cup.
> What did you come from?
= handgrinder + espresso | ask
- Hand grinding for espresso is fine for two shots a day, less fine for guests. Steps per rotation decide it: look for under 10 microns a click.
- The workout is real on light roasts. Grinding slower with the handle tilted feeds the burrs less and halves the effort.
= machine + budget | ask recommend
- On a tight budget I'd look for a used single boiler and put the difference into the grinder. Those machines are simple enough to fix on a kitchen table.
- Ask what you drink before what to buy: straight espresso needs temperature stability, milk drinks need steam power. Cheap machines rarely have both.
- Budget for scale, tamper and a proper basket up front. That last $60 changes the cup more than the next machine tier.
> Milk drinks or straight shots?
= machine + grinder + budget/upgrade/first | ask
- If it's one or the other, grinder first. A better machine makes good espresso easier, but a poor grinder makes it impossible.
- Machines get the love, burrs do the work. Blind, most people pick the better grinder over the better machine.
= pressure + espresso | ask
- Lower pressure is underrated. Around 6 bar forgives prep, lets you grind finer and costs nothing but a spring or an OPV turn.
- Preinfusion matters more than the peak number. Wetting the puck gently before full pressure prevents most channels.
= dark + light | ask
- Roast level is a texture choice as much as a flavour one. Dark gives body and low acidity, light gives clarity, and milk flattens most of the difference.
- A decent medium-dark is much harder to find than a decent light roast. Most roasters stopped trying in between.
= dark + espresso/filter/bag | ask
- Dark roast responds to cooler water and a coarser grind. At 85 to 88 degrees the ash mostly disappears and the chocolate stays.
- Oily beans go stale in days and gum up the burrs. Buy small bags and brush the grinder more often than you think.
= freeze + bag | ask
- Freezing works if you portion it airtight first. Single doses, grind straight from frozen, never thaw and refreeze the bag.
- Frozen beans also grind more evenly, since cold beans shatter rather than smear. One of the rare free upgrades.
= temp + filter | ask
- Temperature is the knob I'd leave at boiling for light coffee and bring down for dark. Chasing single degrees does less than pouring evenly.
- The slurry sits several degrees below the kettle anyway, so 93 versus 95 on the display is mostly decoration.
= bloom + filter | ask
- A bloom does most of its job in the first 10 seconds by wetting everything. A gentle swirl there beats waiting a full minute.
- Very fresh beans need the longer bloom, older ones barely bloom at all. Watch the bubbles, not the timer.
= filter + kettle | ask recommend
- A gooseneck buys control over where the water lands, which matters most in small brews. For a big batch any kettle does.
- Pour height changes more than the kettle brand. Low and steady keeps the bed flat; from high up you dig a crater.
= filter + inconsistent | ask trouble
- For repeatable pour overs, fix the pour: same number of pours, same weight each, on a timer. Grind is rarely what moved.
- Weigh water rather than counting pours. Ten grams either way changes the cup more than a click on the grinder.
= filter + ratio - weak | ask
- I'd move ratio before grind for strength and grind before ratio for balance. Mixing those two up is how people end up at 1:13 with a bitter cup.
- 1:16 is a fine default, but bigger brews extract more, so loosen it a little as the batch grows.
= milk + bubbles | ask trouble
- Big bubbles mean air went in too late. Do all the stretching in the first three seconds, then bury the tip and just spin.
- Screeching means there's no air at all; paper tearing is the sound you want. Lower the jug a hair and it changes at once.
= caffeine + morning | trouble
- The early cups do most of the work and the later ones mostly top up. Spacing them 90 minutes apart gets you there on one fewer.
- Brew the second one as half-caf. Nobody's hands can tell and the afternoon is kinder.
= natural + washed | ask
- Processing is louder than origin now. A washed and a natural of the same farm differ more than two countries do.
- Naturals win the first sip, washed ones win the whole cup. I'd keep both open.
= crema + espresso | ask
- Crema tells you about freshness and roast, little about taste. Stir it in: on its own it's the most bitter part of the shot.
- Loads of crema is mostly CO2. Robusta blends and three-day-old beans both look amazing and prove nothing.
= subscription + bag | ask recommend
- Pick a roaster who prints the roast date and ships the day after. That filter alone removes most of the bad ones.
- Rotate: one steady bag for weekdays and one odd one a month. Subscriptions go wrong when every bag is a surprise.
= sugar + milk/espresso/iced | ask
- Sugar isn't cheating, it's seasoning. A few grains in a bitter shot work the same way as salt in tomato sauce.
- If a coffee needs syrup to be drinkable that's the roast's problem. If you just like vanilla, enjoy the vanilla.
`,
)
