import { knowledge } from './format.ts'

/** Home, travel, routines, clothes, food, plants, reading. */
export const lifestyle = knowledge(
  'lifestyle',
  `
declutter!: got rid of, get rid of, declutter, decluttering, decluttered, donate pile, =donated, decluttered my, getting rid of
minimal: minimalism, minimalist, less stuff, owning less, simple living, stuff
closet: closet, wardrobe, clothes, clothing, capsule wardrobe, outfits, outfit, drawer, drawers
capsule!: capsule wardrobe, capsule
thrift!: thrift, thrifting, thrifted, thrift store, secondhand, second hand, vintage, charity shop
style: jeans, blazer, sweater, dress, shoes, boots, linen, coat, tailor, tailored, wear, outfit, style, fashion
routine: routine, routines, ritual, rituals, habit, habits
morning: morning, mornings, wake up, waking up, 5am, 6am, early, alarm, sunrise
night: =evening, night, bedtime, wind down, bed, before bed, late
phone~: phone, screen time, scrolling, doomscrolling, doom scrolling, social media, notifications, instagram, tiktok, screens
detox!: digital detox, phone free, no phone, dumb phone, offline weekend, screen time
journal!: journal, journaling, journalling, morning pages, gratitude list, bullet journal, diary
meditate!: meditation, meditate, meditating, =mindfulness, breathwork
slow~: slow, slow living, rest, resting, nothing, do nothing, hygge, cozy, cosy, calm, quiet, peace
sunday: sunday, sundays, sunday reset, sunday scaries, weekend, weekends, reset
plants: plant, plants, houseplant, houseplants, monstera, pothos, fern, fiddle leaf, snake plant, succulent, succulents, orchid
water~: water, watering, watered, overwatered, overwatering, yellow leaves, yellow, drooping, brown tips, repot, repotting, repotted, new leaf
garden: garden, gardening, tomato, tomatoes, raised bed, raised beds, seedlings, seeds, herbs, basil, compost, balcony, harvest, zucchini, peppers
sourdough!: sourdough, starter, levain
baking: bread, loaf, bake, baked, baking, dough, crumb, proof, proofing, cookies, cake, banana bread, focaccia
cook: cook, cooking, cooked, recipe, recipes, dinner, dinners, soup, pasta, roast chicken, curry, weeknight
mealprep!: meal prep, meal prepping, meal planning, meal plan, batch cooking, freezer meals
kitchen: kitchen, knife, knives, cast iron, pan, pans, air fryer, slow cooker, dutch oven, pantry
groceries: groceries, grocery, farmers market, market, supermarket, leftovers, food waste, fridge
host: host, hosting, dinner party, guests, friends over, potluck, having people over, brunch
home~: home, apartment, flat, house, living room, bedroom, room, small space, studio, rental, rented
decor: decor, decorating, paint, painted, rug, curtains, lamp, lamps, lighting, gallery wall, shelves, furniture, sofa, couch, ikea, wallpaper, prints
moving!: moving into, moving in, moving day, moved into, move in, new place, packing boxes, first apartment, new apartment
clean: clean, cleaning, tidy, tidying, laundry, dishes, chores, chore, mess, messy, vacuum, dust
travel: travel, traveling, travelling, trip, trips, vacation, holiday, getaway, abroad, city break, itinerary
pack: pack, packing, packed, packing list
carryon: carry on, carry-on, carryon, luggage, suitcase, backpack, packing cubes, personal item, one bag
flight: flight, flights, flying, airport, plane, layover, long haul, red eye, jet lag, jetlag
solo!: solo travel, solo trip, travel alone, traveling alone, travelling alone, travel solo, traveling solo
roadtrip!: road trip, roadtrip, road trips, campervan, van life, vanlife
city: lisbon, paris, tokyo, rome, london, barcelona, kyoto, mexico city, new york, berlin, porto, copenhagen, bali, amsterdam, istanbul, florence, vienna, prague, seoul, bangkok
places: where to stay, where to eat, things to do, must see, must-see, hidden gems, days in, restaurants, neighborhoods, neighbourhood, itinerary, recommendations, recs, first time in
nomad!: digital nomad, digital nomads, working remotely from, work from anywhere, coworking
hike: hike, hiking, hikes, trail, trails, mountain, mountains, camping, campsite, tent, backpacking, national park
walk: walk, walks, walking, outside, fresh air, park, nature, forest
beach: beach, sea, ocean, coast, swim, lake, island
read: book, books, reading, read, novel, novels, tbr, kindle, audiobook, audiobooks, library, pages
bookclub!: book club, bookclub
finish: dnf, unfinished, can not finish, slump, reading slump, reading goal, books this year, books a year, book of the year
skin: skincare, skin care, sunscreen, spf, retinol, serum, moisturizer, moisturiser, cleanser, vitamin c
steps: routine, steps, products, step, ten step, 10 step, expensive, drugstore, brand, minimal
hair: hair, haircut, curls, curly, bangs, fringe, blow dry, wash day
kids: kids, toddler, toddlers, baby, parenting, parent, parents, mom, dad, children, school run, bedtime story
pets: dog, dogs, puppy, cat, cats, kitten, rescue, leash, dog walk
friends~: friend, friends, friendship, friendships, making friends, adult friendships, dinner with, group chat, catch up
friendship!: adult friendships, adult friendship, making friends, friendships
boundaries: boundaries, saying no, say no, people pleasing, people pleaser, overcommitted, overbooked, busy, burnout, burned out
hobby: hobby, hobbies, knitting, crochet, pottery, ceramics, watercolor, painting, drawing, film camera, photography, puzzle, puzzles, embroidery, sewing, guitar, piano
bad~: bad at, beginner, learning, learn, first, mistakes, wonky, ugly, terrible at, new to, started, trying
spend~: spend, spent, budget, buy, bought, cheap, expensive, save, saving, money, cost, impulse, price
season~: autumn, fall, winter, spring, summer, december, october, rainy, rain, snow, dark evenings
candle: candle, candles, tea, blanket, bath, playlist, lamp, fireplace
birthday: birthday, thirty, 30th, turning 30, forty, 40th, turning 40, twenties, thirties
wedding: wedding, weddings, bride, bridal, guest list, bridesmaid, engaged, engagement
gift!: gift, gifts, gift ideas, present for
sleep: sleep, sleeping, slept, nap, naps, tired, insomniac, pillow, mattress
wfh: work from home, wfh, home office, desk, remote work, commute

= minimal + closet/home/spend | ask
- Owning less gets easier once you stop counting and ask what you'd replace tomorrow.
- The nice part isn't the empty shelf, it's never looking for anything.
= garden + water | trouble ask
- Deep and rare beats a daily sprinkle: roots go where the water is. Mornings, at the base, leaves dry.
= sourdough + bad/baking | trouble ask
- Dense crumb is nearly always a young starter or a cold kitchen, not your shaping. Wait until it doubles in four hours, then bake.
- Go by the dough, not by the clock: risen by half, jiggly, bubbles at the edge. In winter that can take twice the recipe's time.
- Use the discard in pancakes and the starter stops feeling like a pet with needs.
> How warm is the kitchen?
= city + places | ask recommend
- For {city} I'd pick the neighbourhood before the sights. Stay where you'd want breakfast, walk from there and keep one afternoon empty.
- In {city} go early for the famous thing, one a day, and let lunch decide the rest. The list of twelve is how trips turn into commutes.
> How many days do you have?
= read + finish | ask trouble
- Quit faster. Fifty pages is a fair hearing, and a slump is often just one book you're being polite to.
- Short ones break a slump: two novellas and the habit is back.
- Counting books makes you pick thin ones. Counting evenings with one works nicer.
`,
)
