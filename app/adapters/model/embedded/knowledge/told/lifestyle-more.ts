/** Goes on where `lifestyle.ts` ends. */
export const lifestyleMore = `
sofa: sofa, couch
  got: Is the old sofa gone already, or are there two for now? | Did the room have to be turned round for the sofa?
  quit: What stands where the sofa was? | Did the sofa go to somebody you know?
shelf: bookshelf, bookcase, shelf, shelves, floating shelf
  made/got: Which things got the best spot on the shelf? | Is there any room left on the shelf, or was it full by the evening? | Did the wall turn out straight behind the shelf?
  changed: Which order did you give the shelf, by colour, by subject or by height? | Did anything not make it back onto the shelf?
desk: desk, standing desk, writing desk
  got/made: Which way does the desk face, the wall or the window? | What isn't allowed on the new desk?
  changed: Where does the light fall on the desk in the afternoon? | Did work feel different at the desk the next morning? | Did the cables let the desk go where you wanted it?
lamp: lamp, floor lamp, table lamp, fairy lights, string lights
  got/made/changed: Which corner did the lamp change most? | Do you still use the big light since the lamp?
rug: rug
  got: Was the rug bigger or smaller in the room than in your head? | Who lay down on the rug first? | What was under there before the rug?
  quit: What did the floor look like under the rug? | Does the room sound different without the old rug?
curtain: curtain, blinds, blackout curtain, blackout blind
  got/made: Is it for the light or for the neighbours that the curtains went up? | Did the room get quieter with the curtains?
bed: =bed, bed frame, bedframe
  changed: Did you wake up facing the wrong way the first night after the bed moved? | What turned up in the dust under the bed?
  got/made: What do you notice first in the new bed, the height or the quiet? | Did the old bed go to somebody, or out to the kerb? | How did the bed get up the stairs?
linen: changed the sheets, changed my sheets, changed our sheets, changed the bedding, clean sheets, fresh sheets, new sheets, new bedding, linen sheets
  did: Line-dried or straight from the dryer, those sheets? | Is there a fixed day for the sheets, or do you go by feel?
  got/switched: Did you wash the new sheets first or go straight in? | Cotton or linen, which won with the sheets?
pictures: gallery wall, art print, framed print, framed * print, framed * prints, framed * poster, framed * posters, framed * photo, framed * photos, framed * map, framed * picture, framed * pictures, framed * painting, framed * drawing
  did/made/got: Which wall got the print in the end? | Did you measure for the frames, or hold them up and squint?
paint: painted * hallway, painted * bedroom, painted * kitchen, painted * wall, painted * walls, painted * door, painted * fence, painted * ceiling, painted * living room, painted * bathroom, painted * office, painted * room, painted * dresser, painted * cabinets, painted * shed, painted * front door, painted * radiator, painted * stairs, painted * nursery, repainted * hallway, repainted * bedroom, repainted * kitchen, repainted * wall, repainted * walls, repainted * door, repainted * fence, repainted * ceiling, repainted * living room, repainted * bathroom, repainted * office, repainted * room, repainted * dresser, repainted * cabinets, repainted * shed, repainted * front door, repainted * radiator, repainted * stairs, repainted * nursery
  did: Did the colour dry the way it looked when you painted it? | How many samples were on the wall before you painted? | Is there a painted edge only you know about?
livingroom: living room, spare room, guest room, box room, front room
  changed: Did the room get bigger by it, or only emptier? | What had to find another home when the living room changed? | Which corner of the room do you use now that you didn't before?
bathroom: bathroom, bathroom cabinet
  fixed: How old was the oldest bottle in the bathroom? | Is the bathroom the room you start with or the one you put off?
storage: garage, attic, loft, basement, cellar, garden shed, storage unit, storage room
  fixed/cut: What was the oldest thing that came out of storage? | Did the storage give back anything you'd bought twice? | Is there one box that went straight back into storage?
drawer: junk drawer, spice drawer, sock drawer, drawer
  fixed/changed: What was the oddest thing in the drawer? | How long does the drawer stay like that with other hands in it? | Which thing in the drawer has no known purpose, but stays?
spicerack: spice rack, spice cabinet, spices, spice jar
  fixed/changed: How many half jars of the same spice were in there? | By alphabet, by colour or by use, the spices?
pantry: pantry, larder, food cupboard
  fixed/changed: What was the oldest date in the pantry? | What did the pantry have four of?
fridge: fridge, refrigerator, cleaned out the fridge, cleaned the fridge, cleaned out my fridge, cleaned my fridge, cleaned out our fridge
  did: Was there a jar in the fridge nobody could name? | Which shelf of the fridge fills up first again?
  broke: What had to be eaten first when the fridge went? | How did you keep things cold without a fridge?
freezer: freezer, chest freezer, defrosted the freezer, cleaned out the freezer, emptied the freezer
  did: Was there anything in the freezer without a label? | Which meal did the freezer give up last?
  got: Labels on the tubs in the freezer, or guesswork in March?
oven: oven, stove, cleaned the oven, cleaned my oven, scrubbed the oven, cleaned our oven
  broke: What was meant to be in the oven that night? | How do you cook around a dead oven? | Did the oven give any warning?
  got: What was the first thing in the new oven? | Does the new oven run hotter or cooler than the dial says?
  did: Did the racks of the oven get done as well?
dishes: dishes, washing up
  did: Is there one pan left soaking when the dishes are done? | Who dries, when you do the dishes?
  skipped: Which dish runs out first when the dishes pile up?
washer: washing machine
  broke: Was there a load in the washing machine when it went? | Where does the laundry go until the washing machine runs again?
  got: Has the new washing machine a tune at the end, or only a beep? | Which programme of the washing machine do you think you'll ever use?
  fixed: Was there a coin or a sock behind it in the washing machine? | How long had the washing machine been hinting at it?
tap: dripping tap, leaky tap, leaky faucet, kitchen tap, faucet, leaking tap
  fixed: How long had you stopped hearing the tap by then? | Did you have to turn the water off for the whole place to get at the tap?
flatpack: ikea, flat pack, flatpack, billy bookcase, kallax
  did/made: Were there screws left over from the flat pack? | At which page of the flat pack did it go quiet? | How many trips round the ikea arrows did it take?
  got: Did anything come along from ikea that wasn't on the list? | Is it built already, or still flat in its ikea box?
lastbox: unpacked the last box, unpacked the last of the boxes, unpacked the final box, unpacked my last box, unpacked our last box, unpacked * boxes
  did: What will you do with the room the last box took up? | Was there anything in the box you'd bought again in the meantime?
vacuum: vacuum, vacuum cleaner, robot vacuum, cordless vacuum, hoover, roomba
  got: What did the vacuum bring up that you thought was clean? | Has the new vacuum got a name yet? | Where does the robot vacuum get stuck?
  broke: Was it the belt or the battery with the vacuum? | How long do the floors forgive a dead vacuum?
windows: cleaned the windows, washed the windows, cleaned my windows, washed our windows, cleaned all the windows
  did: Inside only, or did you get at the outside of the windows as well? | Did the sun show you the streaks on the windows afterwards?
ironing: ironing, ironing board, ironing pile, ironed for, ironed everything, ironed * shirt, ironed * shirts, ironed * tablecloth, ironed * napkins, ironed * sheets, ironed * linen, ironed * dress, ironed * trousers
  did/began: Is there a garment you'll never bother ironing? | What do you listen to over the ironing?
  quit/skipped: Did anyone ever notice the missing ironing? | Which fabric left your wardrobe with the ironing?
balcony: balcony, patio, terrace, porch, deck
  fixed/changed/made: How many people fit on the balcony once it's done? | What do you hear from the balcony in the evening? | Which hour has the best sun on the balcony?
knife: kitchen knife, chef's knife, chefs knife, sharpened * knife, sharpened * knives, sharpened the kitchen knives, kitchen knives
  did: Stone, steel or somebody else's machine for the knives? | Had the knives been dull for long before you noticed?
  got: What did you cut first with the new knife? | Does the good knife get a block, a magnet or a drawer?
airfryer: air fryer, airfryer
  got: What went into the air fryer first? | Does the air fryer live on the counter, or must it be fetched?
  quit: What do you miss making in the air fryer? | How much of the counter came back with the air fryer gone?
castiron: cast iron, cast iron pan, cast iron skillet, cast-iron, carbon steel pan, wok, frying pan
  got: What's the first thing the new pan gets to burn? | Does the pan hang, or go under three others?
  fixed: How many rounds of oil did the pan take? | Did the rust on the pan come off easier than it looked?
mug: favourite mug, favorite mug, teacup, teapot, crockery, mug
  broke: Is broken crockery something you glue or let go? | What moves up in the crockery now?
tea: tea, green tea, herbal tea, matcha, chamomile, mint tea
  switched: At what hour do you miss the other thing most, with tea? | What is the tea up against on a bad day? | Does the tea get the same cup the other drink had?
  got/began: Loose leaf or bags, which way did the tea go? | Which time of day is the tea for?
wine: wine, evening wine, glass of wine, weeknight wine
  quit/cut: Which evening still asks for the wine? | What's in the glass now instead of wine?
soup: soup, broth
  made: Is there enough of the soup for tomorrow, when it's better? | Does the soup get blended, or stay in bits? | Did the soup need more time or more salt?
pasta: pasta, homemade pasta, gnocchi, lasagna, lasagne, ravioli, carbonara, mac and cheese
  made: Did the pasta get eaten at the table or straight from the pan? | What was the fiddliest step of the pasta? | Who gets asked for the pasta next?
pizza: pizza, pizza dough, pizza night
  made/did: What went on your half of the pizza? | Did the base of the pizza come off the peel in one go?
cake: cake, birthday cake, cheesecake, carrot cake, sponge cake
  made: How long did the cake last once people knew about it? | Who got the first slice of the cake? | Did the cake come out of its tin in one piece? | Would you fiddle with the recipe for that cake next time?
  broke: Was the cake still eaten, with a spoon if need be? | Was it the oven or the middle that let the cake down?
traybake: banana bread, cupcake, muffin, brownie, brownies, scone, cinnamon roll, cinnamon rolls, =baking
  made: Did the baking get to cool before the first bit went? | Who gets a share of the baking, besides you? | Do you stick to the recipe with that sort of baking, or fiddle?
cookies: cookies, =cookie, biscuits, shortbread
  made: How many of the cookies got to cool? | Chewy or crisp: which way did the cookies go?
pie: pie, apple pie, galette
  made: Did the bottom of the pie stay crisp? | What was the pie served with, or was it breakfast too?
pancakes: pancake
  made/did: Was the first pancake the usual sacrifice? | What goes on the pancakes at your table?
jam: jam, strawberry jam, plum jam, fig jam
  made: How many jars of jam did it come to? | Did the jam set, or is it sauce this year? | Who's on the list for a jar of the jam?
pickles: pickles, sauerkraut, kimchi, fermenting jar, pickled * onions, pickled * cucumbers, pickled * beets, pickled * beetroot, pickled * cabbage, pickled * radishes, pickled * gherkins, pickled * jalapenos
  made/did: Where does the jar stand while it works? | Did the jar get a date written on it, or just trust? | Is there somebody at home who objects to the smell of the jar?
roast: roast dinner, sunday roast, roast chicken, roasted * chicken, roasted * turkey, roasted * lamb, roasted * duck
  made/did: What becomes of the bones and bits of the roast? | Which bit of the roast gets fought over?
rice: rice, risotto, paella
  broke: Was there a layer of the rice worth saving on top? | How long did the pan soak after that rice?
  made: Did the rice get stirred or left alone? | Is there some of the rice left for frying tomorrow?
breakfast: breakfast, big breakfast, breakfast in bed, porridge, oatmeal, granola
  made/did: Was anyone else up for the breakfast? | How late did breakfast go before it turned into lunch? | Sweet or savoury, which way does breakfast lean when there's time?
  skipped: By what hour did the missing breakfast make itself felt? | Is it no appetite or no time, when breakfast drops out?
starter: sourdough starter, rye starter, my starter, bread starter
  broke: Is there a jar of the starter at somebody else's place? | New starter from scratch, or begging a spoon from a friend? | Did the starter warn you by the smell?
  got/made/began: Has the starter got a name yet? | Where in the kitchen does the starter like it best? | What do you do with the starter you take off at each feeding?
herbs: parsley, coriander, cilantro, herb, herbs, herb garden, rosemary, mint plant, thyme plant
  got/made/began: Which of the herbs gets eaten first? | Window sill or outdoors: where do the herbs stand? | Is there one of the herbs that always dies on you?
tomato: tomato, tomatoes, cherry tomato, tomato plant
  got/reached/rose: Did the tomato make it indoors, or was it eaten on the spot? | Are the rest of the tomatoes far behind? | Does the first tomato get salt, bread or nothing at all?
  broke: Was it blight or slugs with the tomatoes? | Did any green tomatoes come out of it for the window sill?
  made/began: How many tomato plants is it, and how many did you plan? | Who'll water the tomatoes when you're away?
harvest: harvested * tomatoes, harvested * potatoes, harvested * garlic, harvested * carrots, harvested * beans, harvested * herbs, harvested * honey, harvested * zucchini, harvested * courgettes, harvested * pumpkins, harvested * strawberries, harvested * blackberries, harvested * raspberries, harvested * apples, harvested * plums, harvested * cherries, harvested * lettuce, harvested * peas, harvested * kale, harvested * cucumbers, harvested * chillies, picked * tomatoes, picked * beans, picked * herbs, picked * strawberries, picked * blackberries, picked * raspberries, picked * apples, picked * plums, picked * cherries, picked * peas, picked * cucumbers
  did: What came of the harvest on the same evening? | Did the harvest get weighed, or just eaten?
veg: courgette, zucchini, cucumber, pumpkin, squash plant, chilli plant, strawberry plant, carrots, potatoes, lettuce, vegetables
  made: Do the slugs know about the vegetables yet? | How big was the gap between the vegetables you planned and those you grew?
flowers: flowers, bouquet, cut flowers
  got: Which vase did the flowers end up in? | Are the flowers for a table, a person or no reason at all?
orchid: orchid, peace lily, fiddle leaf, rubber plant, cactus, aloe, spider plant, fern, ficus, lemon tree, christmas cactus
  rose: Did anything change for that plant, or did it simply decide? | Which window does the plant stand in?
  broke: How long had you two been together, you and the plant? | Was it the light, the water or the move that did the plant in? | Is the pot free, or already promised to another plant?
  got: Where does the plant stand for its first weeks? | What did the label promise about the plant, against the truth? | Did the plant come from a shop or from someone's cutting?
cutting: =cuttings, plant cutting, cutting from, propagation, propagated * pothos, propagated * monstera, propagated * plant, propagated * plants, propagated * succulent, propagated * succulents, propagated * cuttings, propagated * begonia, propagated * spider plant, propagated * basil, propagated * philodendron, propagated * leaf
  did/made/got/began: Water or straight into soil for the cuttings? | Which window sill is full of glasses with cuttings now? | Who's down for one of the cuttings?
repot: repotted * plant, repotted * plants, repotted * houseplants, repotted * fiddle leaf, repotted * monstera, repotted * pothos, repotted * fern, repotted * orchid, repotted * cactus, repotted * ficus, repotted * aloe, repotted * calathea, repotted * succulents, repotted * peace lily, repotted * snake plant, repotted * jade, repotted * spider plant, repotted * olive tree, repotted * lemon tree, repotted everything, repotting
  did: How rootbound was it when you repotted? | How much of the soil stayed on the floor when you repotted? | Did you go up one pot size or two when you repotted?
lawn: lawn, mowed the lawn, mowed the grass, lawnmower, lawn mower, hedge, trimmed the hedge
  did/cut: Any corner of the lawn you left long on purpose? | Did the neighbours start theirs as soon as your lawn was done?
  quit: What grows where the lawn was? | How long until somebody asked about the lawn?
weeds: weeding, weeds, pulled weeds, weeded * bed, weeded * beds, weeded * garden, weeded * patio, weeded * allotment, weeded * border, weeded * path, weeded * driveway, weeded * veg patch
  did/fixed: Which weed has the deepest root in your bed? | Did anything planted go out with the weeds by mistake?
birds: bird feeder, birdhouse, bird box, nest box, bird table
  got/made: Who came to the bird feeder first? | How long did the birds take to trust the feeder? | Has a squirrel found the bird feeder yet?
farmersmarket: farmers market, farmer's market, street market, food market
  did: Which stall at the market do you always end up at? | Did you go to the market early for the choice or late for the prices?
fleamarket: flea market, car boot sale, garage sale, yard sale, antique shop, estate sale
  did: What did you put back at the flea market and still think about? | Early bird or last hour haggler at the flea market?
bike: bike, bicycle, e-bike, ebike
  got: What was the first place you went on the bike? | Where does the bike spend the night? | What did the bike need before it was really yours?
  fixed: Did you have the right tool for the bike, or make do? | Was it the noise or the wobble that sent you to the bike?
  broke: Where did the bike leave you standing? | Is the bike worth a repair, or is that already the question?
train: =train, =trains, night train, sleeper train, took the train, took the night train, took a train
  did/switched/got: Window or aisle, when it's the train? | What do you do on a train when you've looked out long enough? | Did you get two seats on the train to yourself?
flight: booked flights, booked tickets, booked * cabin, booked * flight, booked * flights, booked * airbnb, booked * cottage, booked * trip, booked * ticket, booked * tickets, booked * hotel, booked * holiday, booked * vacation, booked * weekend away, booked * hostel, booked * campsite, booked * solo trip, booked * sleeper, booked * getaway, booked * villa
  did: What tipped it in the end, once you'd booked? | How long had the tab been open before you booked? | Is anything else booked yet, or do you leave the rest open?
camping: camping, campsite, tent, camping trip, glamping
  did: What did you wish you'd brought camping, and what stayed in the bag? | Which meal tastes better camping than at home?
  broke: Can the tent be patched, or was that its last trip?
hike: hike, day hike, hiking trail, hiking, hiked * trail, hiked * km, hiked * miles, hiked * mountain, hiked * loop, hiked * hills, hiked * ridge, hiked * summit, hiked * coast
  did: What did the top of the hike have for you, a view or a cloud? | Which part of the hike do your legs remember? | Did you meet anyone on the hike, or only sheep?
beach: beach, beach day
  did: Was the beach yours, or shared with everybody? | Do you go to the beach for the water or for the lying down?
museum: museum, art gallery, exhibition, exhibit
  did: Which room of the museum did you go back to? | Did you read the labels in the museum, or just look?
concert: concert, gig, live music
  did: Which moment of the concert went quiet around you? | Did the concert play the one song you came for?
cinema: cinema, movie theater, movie theatre
  did: How many others sat in the cinema with you? | Do you stay for the credits in the cinema?
movie: movie, rewatched * movie, rewatched * film
  did: Whose pick was the movie in the end? | Would the movie hold up a second time, do you think?
  quit: How far into the movie did you give it? | Whose choice was the movie, if anyone admits it?
restaurant: restaurant, new restaurant, ate out, dinner out
  did: Would you order the same again at that restaurant? | Was it somebody's tip, or did you just walk into the restaurant? | How loud was the restaurant once it filled up?
picnic: picnic
  did/made: What did everybody reach for first at the picnic? | How long did the weather leave the picnic alone?
language: learning italian, learning spanish, learning french, learning german, learning japanese, learning korean, learning portuguese, learning swedish, learning welsh, learning * language, italian, japanese, duolingo, spanish lesson, french lesson, german lesson, language class
  began: Who will you speak to first in the language? | Which sound of the language won't your mouth do yet? | Is there a person or a place behind the choice of language?
  quit: How much of the language is still there when you hear it? | Did the streak or the grammar end it for the language?
choir: choir, singing lesson, singing lessons
  began: Which piece are you hoping the singing gets you to? | Does anyone at home hear the singing, or is it closed doors?
art: watercolour class, watercolor class, watercolour, watercolor, drawing class, art class, painting class, life drawing
  did: Did what you made in class come home with you? | Did anyone in the class draw something nothing like the subject?
  began: Is there one thing you'd like the art class to get you to? | Does the art happen at a table of its own, or between meals?
crochet: crochet, crochet hook, amigurumi, granny square, crochet blanket, crocheted * blanket, crocheted * hat, crocheted * scarf, crocheted * bag, crocheted * cardigan, crocheted * top, crocheted * squares, crocheted * frog, crocheted * coasters
  began: Is the crochet meant to be something, or are you just going?
  made/did: Did you count the crochet rows, or trust your eye? | Is there yarn left over from the crochet, as always? | Does the crochet stay with you or leave the house?
quilt: quilt, embroidery, cross stitch, cross-stitch, embroidered * flowers, embroidered * shirt, embroidered * hoop, embroidered * jacket, embroidered * bag, embroidered * names, embroidered * initials
  made/did: How many evenings are in those stitches, would you guess? | Does the back of the stitching look anything like the front? | Where does it go now the last stitch is in?
  began: Did you pick an easy pattern for the first stitches? | Does the light where you sit do for stitches in winter?
wood: woodworking, wood carving, whittling, workbench, scaffolding boards, pallet wood
  made/did: Which joint of the woodworking would you not show anybody? | Oil, wax or left as the wood is?
boardgame: board game, boardgame, game night, board game night, card game
  did: Who takes the game more seriously than they admit? | Did anybody read the rules of the game out loud, to the end? | Which game gets asked for again?
  got: Who's the first to play the new board game? | How thick is the rulebook of the board game?
bookclub: book club
  did: How long did the book club talk about the book before everything else? | Did anyone change your mind about the book at book club?
  began: How did you come by the book club, through a friend or a notice? | Who does the choosing in the book club?
audiobook: audiobook, audible
  began/made: What do your hands do while the audiobook runs? | Does the narrator make or break an audiobook for you?
record: record player, turntable
  got: What was the first thing on the record player? | Which record has a scratch you know by heart?
photos: photos, photo album, photo book, old photos, camera roll
  quit/fixed/cut: What were there most of among the photos? | Which photo stopped you in the middle of it? | Did you find one among the photos you'd forgotten?
  made: How did you choose the photos without being at it for a month? | Who gets to leaf through the photos first?
inbox: inbox, email app, unread emails, unread email
  quit/fixed/cut: Did anything from the unread pile of email turn out to matter? | How long will the inbox stay like that, honestly?
groupchat: group chat, whatsapp group, family chat, family group chat
  quit/did: Did anyone notice you'd gone from the group chat? | How do you hear about plans without the group chat? | Does anybody now write to you alone instead of in the group chat?
streaming: netflix, disney plus, streaming service, streaming services, streaming subscription
  quit/cut: Which series was holding the subscription together? | What does an ordinary evening look like without streaming? | Is there one show you'd go back to streaming for?
alarm: alarm clock, alarm, sunrise alarm
  got/switched: Does the phone sleep in another room now there's an alarm clock? | How loud does an alarm clock have to be for you?
  quit: What time do you wake without the alarm? | Do you trust yourself without an alarm on a day that counts?
calendar: calendar, paper calendar, wall calendar, family calendar, shared calendar
  switched/got/made/began: Who writes on the calendar, besides you? | Where does the calendar hang, so that it's really seen? | What doesn't go on the calendar, as a rule?
phoneroom: leaving my phone, left my phone, phone out of the bedroom, phone in the kitchen, phone in another room, phone in a drawer
  began: What do your hands do in the first minutes with the phone out of reach? | Where's the phone's own spot for the night? | Was it the evening or the morning that changed more with the phone away?
haircut: haircut, fringe, my own hair, my hair, own bangs, dyed my hair, chopped my hair, bleached my hair
  got/cut/changed/did: How long did you look in the mirror before the haircut felt like yours? | Who was the first to notice the hair? | Did you have a picture in mind for the hair?
jeans: jeans, =coat, winter coat, sweater, dress, linen shirt, boots, raincoat, sneakers, cardigan, new clothes
  got: Had it been on a list for long, or do clothes find you? | Do you wear new clothes on an ordinary day first, or save them?
dyed: dyed * jeans, dyed * shirt, dyed * shirts, dyed * curtains, dyed * sheets, dyed * dress, dyed * towels, dyed * t-shirt, dyed * t-shirts, dyed * fabric, dyed * yarn, dyed * wool, dyed * napkins
  did: Did the colour come out evenly when you dyed it? | What else has taken the colour since you dyed it, the sink or your hands?
umbrella: umbrella
  broke: Do you have a guess where it lies now, the umbrella?
birthday: birthday, birthday party
  did/made: Which hour of the birthday felt most like yours? | Do you like being sung to on a birthday, or is it the worst half minute?
wedding: wedding
  did: Who danced at the wedding that nobody expected to? | Which part of the wedding had nobody planned?
gift: gift, gifts, present, presents, handmade gift, secret santa
  made/got: Did the person guess what the gift was before opening? | How far ahead do you start on gifts?
cards: christmas card, christmas cards, birthday card, thank you note, thank you notes, thank-you note
  made/did: Who's on the card list you haven't seen for years? | Does every card say something different, or is there a formula?
mum: called my mum, called my mom, called my dad, phoned my mum, phoned my mom, phoned my dad, called my grandma, called my gran, called my nan, visited my parents, visited my mum, visited my mom, visited my dad, visited my grandma, visited my gran
  did: Was there a story on that visit or call you'd heard before? | How long before the call got to the weather and the neighbours? | Did you get a word in, once they'd been called or visited?
bath: =bath, =baths, long bath, hot bath, bubble bath
  did: What did you take into the bath with you, a book or nothing? | How cold does the bath get before you give in?
papertowel: paper towel, paper towels, kitchen roll
  quit/cut: What does the job of the paper towels now? | Was there one spill that had you longing for paper towels?
petgift: dog a, cat a, dog another, cat another, dog some, cat some, puppy a, kitten a, dog bed, cat bed, cat tree, dog coat, cat flap, dog toy, cat toy, scratching post, cat * tower, cat * fountain, dog * coat, dog * bed, cat * bed, dog * jumper, cat * tree
  got/made: Did the cat or dog use it, or only the box it came in? | How long did the dog need to decide about it?
sunrise: watched the sunrise, watched the sunset, watched the stars, watched the rain, watched the snow, watched a sunset, watched a meteor shower
  did: How long did you stay after the best of it, watching? | Was anyone else out watching, or did you have it alone?
armchair: armchair, reading chair, rocking chair
  got: Where does the chair stand, by the window or by the lamp? | Who's allowed in the chair besides you?
dishwasher: dishwasher, unloaded the dishwasher, emptied the dishwasher, loaded the dishwasher
  broke: Who washes and who dries, without the dishwasher? | Was it the pump, the door or plain old age with the dishwasher?
  got: Which pot still gets washed by hand with the dishwasher there? | Does anyone reload the dishwasher after somebody else?
  did: Does anybody else touch the dishwasher, or is it all yours?
plumbing: kitchen sink, sink, drain, toilet, clogged drain, plumbing
  fixed: How long had you been living with the plumbing like that? | What did you find in there, as plumbing surprises go?
onepot: curry, chili, chilli, stew, casserole, dal, one-pot
  made: Is there enough left in the pot for tomorrow, when it's better? | What goes with it from the pot, rice, bread or a spoon?
dumplings: dumpling, dumplings, gyoza
  made: Whose dumplings came out the neatest? | Did any of the dumplings reach the freezer?
basil: basil
  broke/quit: Was it too much water or too little with the basil? | How long does a basil last at yours, as a rule?
  rose: What will all the basil go into?
blooms: tulip bulbs, tulip, daffodil, spring bulbs, sunflower, dahlia, rose bush, hydrangea, lavender, peony, wildflowers, wildflower seeds, flower bulbs, flower seeds
  made: Did you plan where the flowers come up, or just dig? | Who'll see the flowers first, you or the street?
  rose: Do you cut the flowers, or leave them standing?
  broke: Was it the weather or the slugs that got the flowers? | Does anything come again from the root of those flowers?
swim: sea swim, lake swim, wild swim, cold water swim, swam in the sea, swam in the lake, swam in the ocean, swam in the river
  did: Did you walk in or go all at once, for the swim? | How long did it take to feel your toes after the swim?
theatre: theatre, theater, musical, opera, comedy show
  did: What was the talk about on the way home from the show? | Would you see the same show twice?
series: tv series, tv show, rewatched * season, rewatched * series, rewatched * show, rewatched * episodes, binged * season, binged * series, binged * show, binged * episodes
  did: Did the show end an episode later than you'd planned to go to bed? | Which character of the show would you miss?
bbq: barbecue, bbq, cookout
  did/made: Who ended up with the tongs at the barbecue? | Was there more salad or more meat left over at the barbecue?
piano: piano, piano lesson, piano lessons, ukulele, violin, banjo, cello
  began: Is there one piece all the lessons are really for? | Who has to listen while you practise between lessons?
  got: Which room did the piano end up in? | What was the first tune out of the piano? | Has the piano been tuned since it moved?
tv: the tv, my tv, our tv, television
  quit: What does the sofa look at now, without the tv? | Which evening of the week asks for the tv?
makebed: making the bed, made the bed, made my bed, making my bed
  quit: Did anyone else notice the bed?
  began/did: Does making the bed happen before coffee or after? | Is it a hotel bed or a pulled-up duvet, when you've made it?
`
