import type { NicheWords } from './niches.ts'

export const coffee: NicheWords = {
  sure: `coffee, coffees, espresso, barista, baristas, latte, lattes, latte art, cappuccino, flat white, cortado, macchiato, americano, cold brew, pour over, pourover, pour-over, v60, chemex, kalita, aeropress, french press, moka, moka pot, origami dripper, hario, gooseneck,
    grinder, grinders, burr, burrs, burr grinder, niche zero, comandante, baratza, fellow ode, timemore, la marzocco, gaggia, breville barista, rancilio, decent espresso, portafilter, puck prep, wdt, tamper, tamping, channeling, channelling, ristretto, lungo, crema,
    extraction, over-extracted, under-extracted, overextracted, underextracted, dialing in, dialling in, dial in, dialed in, light roast, medium roast, dark roast, roaster, roasters, roastery, home roasting, single origin, single-origin, third wave, specialty coffee, cupping, washed process,
    natural process, anaerobic, gesha, geisha, yirgacheffe, ethiopian, sidamo, guji, kenyan aa, sumatra, huehuetenango, caffeine, decaf, oat milk, steamed milk, milk texture, microfoam, steam wand, coffee shop, coffee shops, cafe, café, cafes, brew, brewing, brewed, brew ratio, bloom, first crack, tds, refractometer,
    arabica, robusta, instant coffee, caffeinated, cuppa joe, drip coffee, siphon, aero press, green coffee`,
  likely: `beans, bean, roast, roasts, roasted, roasting, grind, grinding, grind size, mug, cup, cups, milk, froth, foam, kettle, dripper, filter, filters, acidity, fruity, floral, notes of, tasting notes, sour, bitter, bitterness, sweetness, body, shot, shots, pull, pulled,
    dose, yield, ratio, puck, basket, scale, water temp, boiler, pump, bar pressure, origin, farm, harvest, process, natural, washed, honey process, sip, sipping, mocha, syrup, pastry`,
  hint: `morning, kitchen, taste, flavor, flavour, smooth, fresh, bag, water, hot, iced, machine, drink, temperature, chocolate, recipe, aroma`,
}
