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

= declutter | ask view share win trouble
- One drawer a day beats a weekend. You stop while you can still decide, and that's what keeps the good stuff from going out with the rest.
- Box the maybes with a date on the lid. If nobody opens it by then it leaves unopened.
- The bit that works long term is slowing what comes in. Decluttering without that is just rotating stock.
> Which room made the biggest difference?
= minimal + closet/home/spend | view share ask
- Owning less gets easier once you stop counting and ask what you'd replace tomorrow.
- The nice part isn't the empty shelf, it's never looking for anything.
= capsule | ask view share win
- Start from what you wore in the last two weeks, not from a list of thirty. Your capsule already exists, it's hanging at the front.
- Two colours that go with everything and one that doesn't. All neutral gets boring by March.
= thrift | ask win share view trouble
- Check the fabric label before the brand. Wool, linen and heavy cotton are what make secondhand worth the hunt.
- Try the men's section and go on weekday mornings. And measure a favourite at home, sizes on old labels mean nothing.
- A ten dollar hem turns most thrifted finds from nearly into yours.
= style + closet/spend | ask view share win recommend
- Cost per wear settles most of it. The boring coat you reach for daily is the cheapest thing in there.
- Fit first: one visit to a tailor changes more outfits than another order does.
= routine + morning | ask view share win trouble
- Pick one thing that happens before the phone and leave the rest open. Routines with seven steps break on the first bad night.
- Mornings get decided the evening before. Clothes out, kettle filled, and half of it runs on rails.
- Keep the version for bad days short enough to be silly. Two minutes still counts as not breaking it.
> Which part actually sticks?
= routine + night | ask view share win trouble
- Charging the phone in another room does more for evenings than any tea. It's the one rule with a physical door.
- Same small signal each night works well, like one lamp and one page. Bodies like cues better than goals.
= phone + morning/night/routine/sleep | ask view share trouble win
- An actual alarm clock is the cheapest fix there is. Once it doesn't sleep beside you, the scrolling loses its two best slots.
- Greyscale after eight makes the whole thing oddly boring, which is the point.
= detox | ask view share win trouble
- Plan what fills the gap before you take the phone away. Boredom is where most detoxes end, around minute eleven.
- Removing one app works better than a heroic weekend. Log in through the browser if you must, it's annoying enough.
- Day two is the itchy one. After that the attention comes back faster than you'd think.
= journal | ask view share win trouble recommend
- Three lines a day with the date is enough: what happened, what it felt like, what's next. Empty pages scare people off, not writing.
- Leave it ugly. The moment a journal has to look nice it turns into homework.
- Reading it back each quarter is where it pays. You notice you've been annoyed at the same thing since March.
= meditate | ask view share trouble win
- Noticing that you wandered off is the exercise, so a restless sit counts as more reps, not as failing.
- Three minutes after brushing your teeth beats twenty whenever there's time.
= slow + sunday/morning/season/routine | share view win ask
- The trick is leaving one thing unplanned on purpose. A slow day with a schedule is just a polite workday.
- Best part of a slow morning is not being good at anything.
= phone + sunday/slow/season | share win view
- Another room is where phones belong on days like that. The first hour feels long and the rest goes at the right speed.
- The out of sight part does more than any app limit. Hands find something better surprisingly fast.
= sunday + routine/clean | share view ask win trouble
- Half an hour Friday afternoon does what a Sunday reset does, and you get the Sunday back.
- Pick two resets, fridge and bag for example, and let the rest be Monday's problem.
= sunday + boundaries/wfh | trouble share view ask
- The Sunday dread shrinks when Monday has a soft start. Block the first hour and write the first task down on Friday.
= plants + water | trouble ask share win
- More plants drown than dry out. Finger in the soil to the second knuckle, and only water when it comes out clean.
- Yellow from the bottom up is usually too much water, crispy edges too little air moisture. Lift the pot: weight tells you faster than looks.
- Give it a pot only a little bigger. In a huge one the soil stays wet where there are no roots.
> How much light does it get?
= plants + home/decor/season | ask view share win recommend
- Put them where the light is and then decorate around it. Plants placed for the shelf die for the shelf.
- In winter halve the watering and move everything a step closer to the window. Feeding can wait until spring.
= garden + season/bad/home | ask share win trouble view
- Start with what you'd buy anyway: herbs, salad, cherry tomatoes. Ten square feet looked after beats fifty with ambitions.
- Mulch does the watering you forget. It's the least photogenic and most useful thing in a garden.
= garden + water | trouble ask share
- Deep and rare beats a daily sprinkle: roots go where the water is. Mornings, at the base, leaves dry.
= sourdough + bad/baking | trouble ask
- Dense crumb is nearly always a young starter or a cold kitchen, not your shaping. Wait until it doubles in four hours, then bake.
- Go by the dough, not by the clock: risen by half, jiggly, bubbles at the edge. In winter that can take twice the recipe's time.
- Use the discard in pancakes and the starter stops feeling like a pet with needs.
> How warm is the kitchen?
= baking + bad/kitchen/spend - sourdough | ask trouble share win
- Weigh it. Cups of flour vary by a third, and most failed bakes are just that.
- Leave bread alone for an hour after the oven. Cutting it hot is how a good loaf turns gummy.
= cook + boundaries/kids/groceries/kitchen - mealprep | ask share view trouble recommend
- A pot of beans or a roast chicken on Sunday is three dinners nobody has to think about.
- Salt earlier, acid at the end. A squeeze of lemon fixes more weeknight food than another spice.
- Keep five dinners you could make tired and rotate. New recipes are for Saturdays.
= mealprep | ask share win trouble view
- Prep parts, not meals: a grain, a protein, two vegetables, one good sauce. Same boxes five days running is what makes people quit.
- Cook double once midweek and freeze half. That's meal prep without giving up a Sunday.
> What do you run out of first?
= groceries + spend/cook/mealprep/garden | ask share view trouble
- Shop from the fridge first: plan two dinners around what's about to turn. It cuts the bill more than coupons do.
- Go near closing for prices and at opening for choice. Asking a stall what's best today beats any list.
= kitchen + spend/cook | ask recommend view share win
- One sharp chef's knife and one heavy pan cover most of it. Spend on the sharpening and skip the block.
- Cast iron forgives nearly everything except soaking. A bit of soap is fine whatever your grandmother said.
= host + cook/friends/home/clean | ask share view win trouble
- Make one thing that's ready before they arrive and buy the rest. People remember that you sat down with them.
- Give the first guest a job. It gets rid of the awkward ten minutes and you get your herbs chopped.
= decor + home | ask share view win recommend trouble
- Fix the light first: three small lamps instead of one ceiling fixture and the same furniture looks twice as good.
- Hang curtains high and wide, and get the bigger rug. Those two errors make most rooms look small.
- Live in it a month before buying the big pieces. You find out where you really sit.
> Which way do the windows face?
= moving - travel | ask share win
- Live with the bare minimum for two weeks: bed, lamp, one pan, a shower curtain. The apartment tells you the rest and you skip half the list.
- Buy the curtains and a decent pan first. Everything else can be borrowed, a dark bedroom and a hot dinner can't.
= moving + home/decor/spend/clean | share ask win trouble
- Pack one box as if you were going on a trip: sheets, kettle, charger, towel. First night sorted.
- Furnish slowly. The first month in a new place tells you what it needs, the catalogue doesn't.
= clean + home/routine/kids/boundaries | ask view share trouble win
- Ten minutes with a timer before dinner keeps a place at "fine", and fine is all guests notice.
- Store things where you drop them. A basket by the door beats a resolution about the closet upstairs.
= pack + travel/flight/spend/carryon | ask share win view recommend trouble
- Lay it all out and take out a third. Nobody ever came home wishing for a fourth pair of shoes.
- Wear the heavy shoes and the coat, one colour family for the rest, and laundry on day four. That's a fortnight in a carry-on.
- A list from the last trip beats any packing video: cross out what you never touched.
> How many days is it?
= flight + sleep/travel/city | ask trouble share view
- Arrive, walk outside until it's dark there, eat when they eat. One ugly day and jet lag is mostly done.
- Long layovers are worth a shower and a proper meal. It resets you more than the nap in the corner does.
= solo | ask share view win trouble
- Book the first two nights and leave the rest loose. Solo is at its best when you can follow a tip from breakfast.
- Sit at the bar or the counter. Eating alone turns into the most social part of the day.
- A morning walking tour on day one gives you bearings and two people to have dinner with.
> Where to first?
= roadtrip | ask share view win
- Four hours of driving a day is the limit for it to stay a holiday. Plan by stops, not by miles.
- Cooler within reach, playlist per person, and one motel booked ahead for the tired night.
= city + places | ask recommend
- For {city} I'd pick the neighbourhood before the sights. Stay where you'd want breakfast, walk from there and keep one afternoon empty.
- In {city} go early for the famous thing, one a day, and let lunch decide the rest. The list of twelve is how trips turn into commutes.
> How many days do you have?
= city + travel/walk/slow | share win view
- {city} gets better on the second visit, when you've stopped collecting sights and just pick a bakery.
- The best hour in {city} is the one before the shops open. Same streets, none of the queue.
= travel + spend | ask view share trouble win
- Spend on location and save on the room. An hour of commuting a day is the most expensive discount there is.
- Shoulder season is the whole trick: same place, half the price, and people have time to talk to you.
= travel + kids | ask share trouble view win
- One plan a day and a playground near the room. Everything past that is a bonus round.
= nomad | ask view share trouble win
- A month per place minimum. Moving weekly is two jobs, and the second one is finding a desk.
- Check upload speed and the chair before the view. The view lasts until the first call.
= hike + bad/season/pack/travel/pets | ask share win recommend view
- Turn around by time, not by the summit. The trail back always takes longer with tired knees.
- Wool socks and a dry layer in the bag do more than new boots. And break those in on boring walks first.
= walk + routine/phone/boundaries/wfh/morning/season/pets | share view win ask
- Leaving the headphones at home every other time is what makes it a reset, not a commute with podcasts.
- Same loop, different hour. You'd be surprised how much of a neighbourhood you only know at one time of day.
= read + phone/night/routine | ask share win view trouble
- A book on the pillow wins against the phone about half the time, which is still forty books a year for some people.
- Ten pages a night sounds like nothing and comes to a dozen books a year.
= read + finish | win share
- The number's nice, the better question is which three you'd press on a friend. That list is the year in books.
- Next year try counting evenings with a book instead. Long ones stop being a risk that way.
= read + finish | ask trouble view
- Quit faster. Fifty pages is a fair hearing, and a slump is often just one book you're being polite to.
- Short ones break a slump: two novellas and the habit is back.
- Counting books makes you pick thin ones. Counting evenings with one works nicer.
= bookclub | ask share win view trouble
- Give everyone one question to bring and keep it under 300 pages. Half of book clubs die of ambition in month three.
- The books people disagree on make the good evenings. Pick for argument, not for praise.
= skin + steps | view ask share trouble
- Cleanser, moisturiser, sunscreen, and then wait six weeks. Most routines fail because three things got changed at once.
- The expensive step is the one you skip. A cheap sunscreen used daily beats a serum used on Sundays.
= skin + travel/season/spend | ask share view win
- Swap the texture with the season and leave the rest alone: lighter in summer, richer when the heating comes on.
= hair + bad/season/routine/spend | ask share win trouble view
- Bring a photo of what you don't want as well. It saves more haircuts than the inspiration board.
= kids + routine/phone/sleep/clean/boundaries | share ask view trouble win
- Two choices, both fine with you, solve half of toddler negotiations. Blue cup or green cup, never whether.
- Lowering the bar in the hour before dinner is a strategy, not a failure.
= friends + boundaries/host/walk/phone/season | view share ask trouble
- Standing dates save adult friendships. First Thursday, same place, nobody has to organise anything.
- A voice note on a walk counts as keeping in touch. Waiting for a free evening is how a year goes by.
= friendship
- Standing dates beat planning: first Thursday, same place, whoever can comes. The six weeks of scheduling was the hard part, not the evening.
- Book the next one before anyone puts a coat on. Adult friendships mostly die in the calendar.
= boundaries + friends/kids/wfh/routine/season - sunday | view share ask trouble win
- "Let me check and tell you tomorrow" is a full sentence, and it saves you from most automatic yeses.
- Protect one evening a week before it fills. It's easier to give away a free night than to win one back.
= hobby + bad | share view ask win trouble
- Being bad at it is the holiday. The moment it has to be good it's a second job.
- Keep the first one, however wonky. In a year it's the piece you'll show people.
- Cheapest decent tools and a deadline, like a gift for someone. Nothing else gets a beginner past week three.
> What made you pick it up?
= hobby + phone/night/slow/season/friends | share view win
- Something for the hands is the only thing that really competes with a screen. It's hard to scroll while counting stitches.
= spend + closet/home/hobby - thrift | view share ask trouble
- Put it on a list with the date. After thirty days you either still want it or you've forgotten the brand.
= candle + season/night/slow | share view win
- Dark season needs rituals more than plans. One lamp, one warm drink, the same chair, and November gets bearable.
= birthday + slow/friends/bad/boundaries/travel | share view win
- Making it a small tradition instead of a big party ages well: same walk, same breakfast, people who'd come anyway.
= wedding + spend/host/boundaries/friends | ask trouble share view
- Pick three things you'll remember and spend there. Nobody goes home talking about the chair covers.
- Every name on the list costs a plate and a conversation. If you wouldn't take them to dinner, it's answered.
= gift | ask recommend share
- Best gifts upgrade something they use every day: the good olive oil, the thick socks, the sharp knife.
- Write down what they complain about in spring. By December you're a genius.
= wfh + routine/home/phone/clean/walk | ask share view trouble win
- Fake the commute: once round the block before and after. The end of the day needs a door when the office doesn't have one.
- Light from the side, screen at eye height, and a chair you tested for an hour. The desk itself can be any plank.
= beach + read/slow/travel/pack | share win view
- Paper book, big hat, nothing planned past lunch. A beach day only fails when you bring the laptop just in case.
= pets + walk/home/routine/bad | share ask win trouble view
- Five short sessions beat one long lesson with a young dog. Stop while it's still going well.
- Let them sniff. Ten minutes of nose work tires a dog more than half an hour at your pace.
`,
)
