/** What posts call the concepts of `coffee.ts`. */
export const coffeeWords = `
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
`
