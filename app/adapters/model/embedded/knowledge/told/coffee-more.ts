/** Goes on where `coffee.ts` ends. */
export const coffeeMore = `
coffee: coffee, my coffee
  quit: Is it the taste or the ritual of coffee that pulls hardest? | What gets poured at coffee time now? | Does the smell of other people's coffee still get you?
  cut: Which of the coffees was the easy one to let go? | Do the coffees that are left get more attention now? | Has the coffee that's left got any stronger, quietly?
  skipped: Was it made up for later, or did the day stay a coffee short?
  switched: Which thing does coffee do that the other one never managed?
shot: pulled * shot, pulled * espresso, pulled * double, pulled * ristretto, pulling shots, my shot, the shot
  did: Could you tell from the flow how the shot was going to taste? | Do your shots have a best hour of the day? | Is there a number you trust on a shot, or only the taste?
  made: Could you tell by looking how the shot would taste? | How long does a shot stand at your place before it's drunk?
  tested: Which shot would a stranger have picked? | Did you rest your tongue between shots?
  rose/fixed: Which change did the shots answer to in the end? | Do the shots hold with the next bag as well?
badshot: ruined * shot, wasted * shot, dumped * shot, botched * shot, messed up * shot, ruined * espresso, messed up * espresso, messed up * ristretto, tossed * shot, poured * shot down
  did: Did you change something for the next shot or just try again? | How soon into the shot did you know? | Taste it first, or straight to the sink with a shot like that?
choke: choked * machine, choked the shot, choked * shot, choked my gaggia, choked it twice
  did: Did you back off the grind or the dose after it choked? | Does the machine choke more with fresh beans, as you find it?
wastedbag: wasted * bag, wasted * bean, went through * bag, wasted half a bag, wasted a whole bag
  did: Was there one drinkable cup in the bag? | How much of a bag do you allow yourself before you settle for what it gives?
channeling: channeling, channelling, side channeling, spraying, spurting
  fixed: What had you blamed the channelling on before? | Did the taste change as much as the look once the channelling went? | Does the channelling stay away with other beans too?
brew: brewed * cup, brewed * pot, brewed * coffee, brewed * batch, made * pot of coffee, made * cup of coffee, brewed * kenyan, brewed * ethiopian, brewed * colombian
  did: How far did that brew move between the first sip and the last? | Was it a brew you could repeat tomorrow?
toomuch: had three coffee, had four coffee, had five coffee, had six coffee, had seven coffee, had 3 coffee, had 4 coffee, had 5 coffee, had 6 coffee, had 7 coffee, had too much coffee, had too many coffee, had way too much coffee, had too much caffeine, had too many espresso, had too much espresso, had four espresso, had three espresso, had five espresso
  did: Where does it show first with that much coffee, hands or temper? | Was the last coffee wanted, or only there? | Which coffee of the day is usually the one too many?
withcoffee: had coffee with, had a coffee with, had * coffee with, shared * coffee with
  did: Did either of you notice the coffee much? | Does a coffee taste different to you in company?
hadorigin: had * ethiopian, had * kenyan, had * colombian, had * gesha, had * geisha, had * single origin, tasted * ethiopian, tasted * kenyan, tasted * colombian, tasted * gesha, tasted * geisha, tried * ethiopian, tried * kenyan, tried * colombian, tried * gesha, tried * geisha, tried * anaerobic, had * anaerobic, brewed * gesha, brewed * geisha, origin coffee
  did: Was the coffee still itself once it had cooled? | Is that a coffee you'd know again blind? | Would a whole bag of that coffee be a joy or too much? | Would that coffee have held its own with milk in it?
paidcup: paid * for a pour over, paid * for * coffee, paid * for * latte, paid * for * flat white, paid * for * espresso, paid * for * cortado, paid * for * cappuccino, paid * coffee
  did: Where's the line for you, with the price of a coffee? | Was any of that price in the coffee, or all of it in the room? | At what sum does a coffee stop being an everyday thing?
coffeespend: spent * on takeaway coffee, spent * on coffee out, spent * on coffee this, spent * on coffee last, spent * on coffee in, coffee spending, coffee budget, coffee spend, takeaway coffee
  did/tested: How many of those coffees would you not have missed? | Does the sum change how the next coffee tastes? | Is it cups out or bags at home that the coffee money mostly goes on?
  quit/cut: Is it the coffee or the walk to it that you miss? | Did the coffee at home have to get better first? | Does the barista ask where you've been, now the takeaway coffee's gone?
tastednote: tasted the blueberry, tasted * blueberry, tasted the note, tasted * fruit, tasted * strawberry, tasted * jasmine, tasted * peach, tasted the florals, tasted * bergamot, tasted what, tasting the fruit
  did: Was it there hot, or did the note only come up as it cooled? | Had you read the tasting notes before, or did it come out of nowhere?
weighing: weighing * bean, weighing * coffee, weighing everything, weighing my dose, weighing * shot, weighing * water
  quit: What stands in for weighing, a scoop or a feel? | Is there a brew you'd still not make without weighing?
  began: How far out was your scoop before the weighing?
resting: resting * bean, resting * coffee, resting * light roast, resting * roast, resting * bag, rested * bean, rested * coffee, rested it, rested * bag, rested * roast, rest time, longer rest
  did/began/changed/raised/tested: Does a rested coffee want another grind, as you find it? | Do you rest a bag shut or cracked open? | Which coffee talked you into resting? | Where do the bags wait while they're resting?
opened: opened * bag, opened * new bag, opened the bag, cracked open * bag, opened * beans, opened my last bag
  did: How does the bag smell against what's written on it? | Will it be the usual recipe first, or a look at the bag's own advice? | Does an opened bag stay in its bag at yours?
ranoutbeans: ran out of bean, ran out of coffee, ran out of espresso bean, finished * bag of coffee, finished the last bag, finished the bag, finished * bag of bean, used the last of the bean, last of the bean, last bean
  did/made: Is more coffee on its way, or is it whatever the corner shop has? | What's the emergency coffee at your place? | Would you have the same beans again straight away?
ranoutfilter: ran out of filter, ran out of paper filter, ran out of v60 filter, ran out of aeropress filter, ran out of chemex filter, paper filter, filter paper, v60 filter, metal filter, cloth filter, cafec
  did: Which brewer stands in when the filters are gone? | Is there a metal filter in a drawer for days like that?
  got/switched/tested/began: Did the drawdown change with the other filter? | Which moved more with the filter, body or sweetness? | Do you rinse every filter, or only the ones that taste of paper?
ranoutmilk: ran out of milk, ran out of oat milk, ran out of whole milk, ran out of * milk
  did: Did anybody take it black when the milk was gone? | How was the milk meant to last, going by the plan?
spill: spilled * coffee, spilled * espresso, spilled * cup, spilled * latte, spilled * cold brew, spilled * pot, spilled * mug, spilled * ground, knocked over * coffee, knocked over * cup, knocked over * mug, knocked over * latte, dropped my coffee, dropped a coffee, dropped the coffee, dropped a whole coffee, dropped my latte, poured coffee on, poured coffee into, poured hot coffee
  did: Had you had any of the coffee by then? | Was there enough left for a second coffee? | Was it the last of the coffee, or could you start over?
droppedbrewer: dropped * v60, dropped * chemex, dropped * dripper, dropped * kalita, dropped * french press, smashed * chemex, cracked * chemex, smashed * v60, cracked * v60, dropped * origami, smashed * french press, broken brewer
  did: Which brewer fills in for that one? | Is the next brewer one that bounces?
droppedcup: dropped * carafe, dropped * server, dropped * mug, dropped my cup, dropped the cup, dropped a cup, smashed * carafe, cracked * carafe, cracked * server, smashed * mug, cracked * mug, smashed * cup, cracked * cup, shattered * carafe, shattered * mug, knocked * carafe
  did: How long had that mug been yours? | Was the carafe one you can get on its own? | Is the server one you can get without the brewer?
droppedmetal: dropped * portafilter, dropped * tamper, dropped * basket, dropped * grinder, dropped * scale, dropped * kettle, dropped * jug, dropped * pitcher, knocked * portafilter, knocked * tamper, knocked * kettle, knocked * grinder, knocked * scale, knocked * jug, knocked * pitcher
  did: Did the kettle land on its spout or its base? | Does the basket still sit true after the fall? | Has the tamper kept its edge, or is there a dent to feel? | Did the portafilter come away with its lugs straight? | Does the scale still come back to zero? | Does the grinder still run true after that? | Has the jug a dent where the milk used to swirl? | Did the pitcher land on the spout?
tongue: burned my tongue, burned the roof of my mouth, burned * tongue, scalded my tongue
  did: Are you a sipper or a gulper, tongue permitting?
chemex: chemex, made * chemex, brewed * chemex
  got/began: Does the grinder go coarse enough for the Chemex? | Paper or a metal filter in the Chemex? | Will the Chemex come out for one cup, or only when there's company?
  broke: Is it the same Chemex again, or a chance to try another shape? | Was the Chemex in use or in the sink when it happened? | Which brewer takes over while the Chemex is gone?
  made/did: How slow did the Chemex run by the end? | Does the second cup from the Chemex taste like the first?
  quit: What does the Chemex do better than the thing that replaced it? | Does the Chemex stay out as an ornament now?
switchbrew: clever dripper, hario switch dripper, immersion dripper, steep and release, pulsar, nextlevel, april brewer, tricolate, december dripper
  got/began/switched: Will you steep all of it in the dripper, or just the bloom? | Coarser than for a cone, or the same grind for the dripper? | Does an immersion dripper forgive the pouring as much as people say?
siphon: siphon, syphon, vacuum pot
  got/began/made/did: How long does the washing-up of the siphon take? | Is it cloth or paper in the siphon? | Is the heat under the siphon something you can turn down quickly?
phin: phin, vietnamese coffee, ca phe sua da, phin filter, made * vietnamese coffee
  made/did/began: Robusta in the phin, or whatever beans were there? | Condensed milk with the Vietnamese coffee, or black? | How hard do you press the plate down in the phin?
turkish: turkish coffee, ibrik, cezve, greek coffee, made * turkish coffee
  made/did/began: How fine does your grinder go, for Turkish coffee? | Sugar in the pot or none, with Turkish coffee? | Once up or three times, how does the Turkish coffee get its foam?
lever: lever machine, la pavoni, flair, flair 58, cafelat robot, lever espresso, manual lever, lever
  got/began/switched: Can you feel the puck through the lever yet? | How do you keep the group of a lever at a steady heat? | Does the lever go easier on light roasts, or harder?
  changed/fixed/made: Which seal on the lever put up the most fight? | Were parts for the lever to be had, or was it improvising? | Has the lever been tried with water only, or straight with coffee?
burrs: new burr, burr, ssp burr, burr set, stock burr, replaced * burr, swapped * burr, changed * burr, aligned * burr, upgraded * burr, installed * burr, seasoned * burr
  got: Are the old burrs kept, just in case? | How will you know the burrs sit true? | Which coffee gets the first turn on the burrs?
  did/changed: How far did the zero point move with the burrs? | Did the new burrs make any favourite recipe useless? | Which coffee went through the burrs first?
  quit/switched: Is there a coffee the old burrs were kinder to? | How many kilos had the burrs seen, at a guess?
  fixed: Was the burr out of line by much, once you could see it? | Could you hear the burrs touch at the new zero?
cleangrinder: cleaned * grinder, cleaned out * grinder, cleaning * grinder, cleaning out * grinder, took * grinder apart, took apart * grinder, vacuumed * grinder, brushed out * grinder, deep cleaned * grinder, grinder clean, cleaned * burr
  did/fixed: Did the first cup after the cleaning taste of the grinder waking up? | Which corner of the grinder holds on to the most? | What do you get into the grinder with, brush, air or a vacuum?
cleanmachine: cleaned * espresso machine, cleaned * coffee machine, cleaned * machine, cleaned out * machine, cleaned * coffee maker, cleaned * brewer, cleaned * french press, cleaned * portafilter, cleaned * moka pot, cleaned * steam wand, deep cleaned * machine, cleaned * group head, cleaned * grouphead, cleaned * shower screen
  did: Which part of the cleaning had been put off the longest? | Can you taste overdue cleaning, or do you only see it?
singledose: single dosing, single dosed, single dose hopper, single dose grinder, bellows, grinder retention, retention, rdt, spraying the bean, spritzing the bean, spritzing bean
  began/switched/got/did: Do you weigh out doses ahead, or one at a time at the grinder? | Is single dosing about freshness for you, or about swapping beans? | Does the last bean jump about when you're single dosing?
  fell/cut/tested: Where was the retention sitting, chute or burrs? | Do you still purge a gram, or is the retention low enough to skip it? | Can you taste the retention that's gone, or only weigh it?
part: steam valve, opv, solenoid, solenoid valve, three way valve, thermostat, heating element, pressurestat, thermoblock, o-ring, machine repair, part for the machine, machine part
  fixed/changed/made/did: Did anything else in the machine look close to its end while it was open? | Would you open the machine again for the next fault? | What did the machine do that gave the part away?
  broke: Is that a machine part you can still get? | Is that a job for you and a screwdriver, or for a machine workshop? | Did the machine give any sign before that part went?
restore: restored * machine, restored * la pavoni, restored * gaggia, restored * lever, restored * faema, rebuilt * machine, rebuilt * gaggia, rebuilt * la pavoni, rebuilt * grinder, restored * grinder, machine restoration
  did: Which part of it could you only find on an old machine? | What was the machine drinking before it got to you, hard water or soft? | Was it the scale or the wiring that frightened you more in the old machine?
tds: refractometer, tds, tds reading, extraction yield, extraction, measured * extraction, measured * tds
  got/began/did: Which of your brews do you suspect of a low reading on the refractometer? | Does the refractometer settle arguments or start them? | Is there a cup you like that the refractometer will say is wrong?
  raised/rose/cut/fell/tested: Did the taste follow the extraction, or go its own way? | What did you hold steady while the extraction moved? | At which extraction does it turn dry for you?
bloom: bloom, bloom time, blooming, longer bloom, second bloom
  changed/raised/cut/skipped/tested: Did the bed still bubble when the bloom was over? | Swirl, stir or leave it alone during the bloom? | Do fresh and old bags ask for the same bloom from you?
pours: pulse pour, single pour, pouring technique, agitation, my pour, pour structure, swirling, fewer pour, one pour
  changed/cut/raised/switched/tested/quit: Did the drawdown speed up or slow down with the pouring? | Which went first with the other pour, the bitterness or the body? | How do you keep the water level in check with that pour?
brewlog: brew log, brew journal, coffee notebook, brew note, every brew, my brew, brew spreadsheet, coffee spreadsheet, logged * brew, tracked * brew, kept a spreadsheet of * brew, kept a log of * brew, writing down * brew, writing down every brew
  did/began/tested: Which column of the brew log do you fill in last? | Has anything from the brew log been made a second time? | Which number in a brew log turned out to mean nothing?
blind: blind tasting, blind taste test, blind test, tasted * side by side, compared * side by side, brewed * side by side, tasted * blind, triangle test, tasted the same coffee
  did/tested/made: Did the order of the tasting get shuffled halfway? | Were the cups at the same warmth all through the tasting? | Which cup in the tasting would you have put down to somebody else?
coffeebar: coffee bar, coffee corner, coffee station, coffee setup, brew bar, espresso setup, coffee nook, espresso corner, home espresso setup
  made/changed/got: Which thing was meant for the coffee bar and didn't fit? | Is there water close to the coffee bar, or is it a walk? | Whose idea was the coffee bar, yours or the kitchen's?
mug: new mug, coffee mug, my mug, favourite mug, favorite mug, handmade mug, ceramic mug, keepcup, travel mug, new cup, espresso cup, our new cup, reusable cup, coffee cup
  got/made/switched: Which drink is the mug the right size for? | Thin lip or thick, on the cup? | Does the shape of a cup change the coffee for you? | Which mug has to make room on the shelf?
  broke: How long had the mug been in service? | Is the cup past saving with glue? | Which mug moves up a place now?
coffeegear: coffee gear, coffee equipment, packed * coffee gear, packed up * coffee gear, brewing gear, packed my grinder, packed my machine, packed * espresso machine
  did: Which piece of coffee gear gets unpacked first? | What carries you over until the coffee gear is out again?
  quit/cut: Was there coffee gear you nearly kept back? | What's left of the coffee gear on the counter now?
  got/raised: Where will the coffee gear go? | What's the least-used bit of coffee gear you own?
officecoffee: office coffee machine, work coffee, the office coffee, coffee at work, office espresso machine, hotel coffee, airport coffee, gas station coffee, diner coffee, plane coffee, hospital coffee, had * hotel coffee, had * airport coffee, had * gas station coffee, had * diner coffee
  did: Is there a bad coffee you like all the same? | Would you finish a coffee like that at home?
  quit/switched: What do you miss of the office coffee, the break or the company? | Has anybody asked for a cup of yours since you left the office coffee?
class: barista class, barista course, coffee class, coffee course, latte art class, brewing class, brewing course, roasting class, roasting course, sca course, cupping class, took * barista class, took * coffee class, took * latte art class, took * roasting class, took * barista course, did * barista course, did * sca course, barista workshop, coffee workshop, latte art workshop, sensory course
  did/made: What had you been doing the opposite of, before the course? | Was it the talking or the doing in the class that stuck? | Which bit of the class have you tried at home or at work?
  plans: What would you most like the course to put right? | Is the class for the work, or just for you?
exam: q grader, q grader exam, q grader sensory exam, sca exam, barista exam, sca certificate, sca certification, foundations certificate, barista foundations certificate, barista certificate, sensory exam, passed * exam, passed * q grader, failed * exam, practical exam, coffee certification
  reached/did/got/made: Which part of the exam had you practised too little? | Does the certificate change anything at work? | Cups or theory, which half of the exam cost more sleep? | How soon after the exam could you drink a coffee without judging it?
  plans/began: Which part of the exam do you put off practising? | Is the certificate for the job or for your own peace?
throwdown: throwdown, latte art throwdown, barista competition, barista championship, coffee competition, aeropress championship, brewers cup, cup tasters, competed in * throwdown, competed in * competition, competed in * championship, competed at, roasting competition, latte art competition
  did/began: Which cup would you pour again if the competition gave you one more? | How loud is it at a throwdown when it's your turn? | Do you practise for a competition in the shop or after hours?
  plans: What will you practise last before the competition? | Is it the clock or the judges you mind more in a competition?
barjob: first day behind the bar, first day as a barista, first week as a barista, first week behind the bar, started as a barista, started working as a barista, started at * cafe, started at * coffee shop, started * barista job, started working at * cafe, started working at * coffee shop, worked * first shift, survived * first shift, landed * barista job, survived * first day
  did: Which drink on the board do you still have to look up at the cafe? | Which end of the bar do they keep a new barista on?
roastjob: joined * roastery, started at * roastery, started * job at * roastery, landed * job at * roastery, started working at * roastery, started roasting full time, went full time * roasting, roastery job, roasting job, production roaster
  did/began/got: What do they let a newcomer touch first at the roastery? | Is it the lifting or the cleaning that fills a day at the roastery? | Can you still smell coffee after a week in a roastery?
training: =training, trained * barista, trained * people, trained * staff, trained * new, trained * hire, trained * team, training day, training new people, training shift, bar training
  did/began/made: Which habit is hardest to pass on in training, milk or tidiness? | How long into training before you can turn your back? | Do you let people in training waste milk, or count the jugs?
  changed: What did the old training always leave out? | Do the old hands have to go through the changed training as well?
staff: hired * barista, hired * * barista, hired * employee, hired * staff, hired our first, hired my first, hired a manager, hired * manager, first employee, first barista
  did: Which part of the day do you hand over to a new barista first? | Is there a job you'll keep for yourself, barista or not?
raisepay: raised * wages, raised * pay, gave * a raise, staff wages, barista wages, barista pay
  did/raised: Did the higher pay have to come out of the prices? | Has the pay changed who applies?
rush: rush, sunday rush, saturday rush, weekend rush, lunch rush, survived * rush, busiest day, had * busiest day, had our busiest, served * drink, served * customer, record day, busiest morning, busiest weekend
  did: Which drink holds up the line most in a rush? | Who calls the drinks when it's a rush, till or bar? | What ran low first in the rush? | Did anybody get a break in the rush?
quietday: quiet day, slow day, slowest day, had * slow day, had * slowest day, had * quiet day, slow morning, dead morning, slow week, quiet week
  did: Which job gets done on a slow day that never gets done otherwise? | Was it slow for the whole street or only for you?
market: farmers market, market stall, market day, coffee festival, coffee fair, coffee expo, did * market, did * festival, served * market, worked * market, catering job, coffee catering, did * wedding
  did/made/began: Where does the water come from at the market? | What did you pack too much of for the market? | Does a market queue order differently from a shop queue? | Which stand at the festival had you going back?
  plans: What's the least you can take to the market and still make good coffee? | Will the market get the whole menu or three drinks?
popup: pop-up, popup, pop up, coffee stand, coffee truck, coffee van, week of the pop-up, did * pop-up, did * popup, ran * pop-up
  did/made/began/got: Who's come to the pop-up a second time? | What would you not carry to the pop-up again? | Is the pop-up a test for something fixed, or the thing itself? | Does the stand go on in the rain? | How does the van cope with power for the machine?
  plans: Where would the pop-up go if permits were free? | Will the pop-up need a generator, or is there a socket?
premises: lease, shop lease, signed * lease, signed the lease, premises, new location, second location, third location, second shop, second cafe, new site, renewed * lease
  made: What's still in boxes at the new location? | Which lesson from the first place was built into this location? | Who runs the first shop while you're at the new location?
  did/got: How many sites did you turn down before this location? | Which clause of the lease took the most talking? | What has to come out of the new place before anything goes into the location?
  plans/began: What would the second location have to do differently from the first? | Will the second location have its own menu or the same one?
renovation: buildout, build-out, renovation, refit, shop fit, new counter, coffee counter, our counter, new bar
  made/did/got/changed/began: Was the plan of the renovation drawn round the machine or round the queue? | Which part of the renovation did you do with your own hands? | Did the counter end up the right height for whoever's on bar?
inspection: health inspection, health inspector, inspection, inspector, passed * inspection, passed * health inspection, passed the inspection, food hygiene rating, hygiene inspection
  did: What does an inspector always go to first at your place? | Which corner had you been worrying about before the inspection?
closing: closed * cafe for good, closed * shop for good, closed * coffee shop for good, closed our doors, closed the cafe forever, closing * cafe for good
  did: Which corner of the cafe will you think of first, later on? | What goes home with you from the shop? | Who was the last to be served at the cafe?
closedday: started closing on *, stopped opening on *, closing on monday, closing on tuesday, closing on sunday, closing on wednesday, closing early, closed on mondays, closed on sundays, closed early
  began/changed/made: Is the closing day a day off, or the day for orders and repairs? | Which day was the runner-up for closing? | Do people still rattle the door when you're closing earlier?
till: card reader, card machine, payment terminal, pos system, the till, our till, new till, till system, receipt printer
  broke: Did it go on trust or on cash with the card reader down? | Was it the card reader or the network behind it? | Who offered to come back and pay, with the till down?
  got/switched/changed: Which button on the new till does everybody miss? | Do the orders reach the bar any faster with the other till?
fridge: fridge, milk fridge, ice machine, dishwasher, pastry case
  broke: Where did the milk go while the fridge was out? | Did the fridge make any noise before it went? | Was it the ice machine's filter, or something dearer? | How are the cups getting washed without the dishwasher? | Could the pastry case be fixed in place?
  got/fixed: Is the fridge within reach of whoever steams? | Did the ice machine need its own water filter?
pastry: pastry, pastries, croissant, cinnamon bun, cinnamon roll, banana bread, muffin, cookie, scone, baked goods, cardamom bun
  made/began/raised: Do you bake in the shop or does the pastry come in? | Which coffee sells with the pastry most often? | How do you guess how much pastry a Tuesday needs?
offmenu: took * off the menu, took * off our menu, pulled * off the menu, removed * from the menu, dropped * from the menu, removed * from our menu
  did: Has something else got that space on the menu, or is it a gap? | What's the next line on the menu nobody would miss? | Which end of the menu do people read first, as far as you can see?
onmenu: added * to the menu, added * to our menu, launched * menu, launched * seasonal drink, launched * new drink, launched * drink, new drink, seasonal drink, special drink, created * drink
  did/made: How does the new drink hold up when there's a queue? | Did it push anything off the menu? | Can one person make the drink alone at eight in the morning? | Who tasted the drink before it was allowed out?
prices: raised * price, raised our price, raised * flat white, raised * latte, raised * drink, raised * espresso, bumped * price, raised * cappuccino
  did: Did the board, the till and the website all get the new price on the same day? | How long is the price meant to stand now? | Was it beans, milk or rent that pushed the price hardest?
loyalty: loyalty card, stamp card, loyalty program, loyalty scheme, loyalty app, punch card
  began/made/quit/changed: Which regulars never take the stamp card? | Did the loyalty card bring people sooner, or only the same ones? | What's in the drawer now, half-full loyalty cards?
reviews: google review, one star review, 1 star review, two star review, five star review, bad review, review
  got: Was there anything in the review you'd have said yourself? | Do you answer a review, or let it stand? | Does the team get to read the reviews?
reachedmark: bag sold, bag of coffee sold, sold bag, 500 bag, 1000 bag, 100 bag, follower, year in business, year of business
  reached: Which coffee did most of the lifting in those bags? | Who packs the bags once it gets to that many? | Which of the years in business would you skip? | Do the followers ever turn into people you've had a coffee with?
orders: online order, 1000th order, 100th order, first order, shipped * order, packed * order, shipped our first, shipped our 1000th, shipped our 100th, first online order, order of beans
  did/made/reached/got: Which bag do the online orders lean to? | How much of a roast day goes into packing orders? | Whole bean or ground, how do most of the orders go out?
onlineshop: online shop, online store, webshop, web shop, website, shopify store
  made/began: Which coffee went into the online shop first?
  changed: Does the online shop answer more questions now, or raise other ones? | Are the grind options in the online shop a help or a nuisance? | Does the shop roast to order, or send from the shelf?
label: coffee label, bag label, label, packaging, coffee bag design, new packaging, bag design, printing label, bag sealer, coffee packaging
  changed/made/got/switched: Which words came off the label to make room? | Can you still tell the coffees apart across the shelf with the packaging? | How much of the label does anyone read before buying? | What happens to the roll of old labels?
  broke: How are the bags being closed without the sealer? | Did the sealer fail all at once, or leak for a while first?
wholesale: wholesale order, first wholesale order, bulk order
  made: Did the wholesale order have to be ground, or could it go whole? | How do you plan the roast day round a wholesale order? | Is it a standing wholesale order, or do they ring when they're low?
  skipped: Did they ring about the wholesale order before you noticed?
espresso:
beans:
  broke: Was it a whole bag of beans, or the end of one? | Are the beans good for anything still, cold brew or the garden?
latteart:
  quit: Was it the milk or the patience that ran out on latte art? | Will the hand still swirl the jug, latte art or no latte art?
  rose: Which clicked first in the latte art, the height or the speed? | Can you do the same latte art twice in a row?
recipe:
  began: Did you keep to the recipe to the letter, or change one thing straight away? | How many goes does somebody else's recipe get with you? | Which step of the recipe went against your habits?
  switched/quit: Is the old recipe kept anywhere, in case? | Did the recipe want another grind, or was it all in the pouring?
brewer:
mokapot:
grinder:
  quit: Was there one coffee the old grinder never got along with? | Which quirk of that grinder had you stopped noticing?
  tested: Which grinder would you have guessed wrong in the cup? | Did the grinders differ more in sweetness or in clarity?
plantmilk: soy milk, almond milk, pea milk, plant milk, coconut milk, macadamia milk, hemp milk, rice milk
  got/began/switched: Does the milk steam like milk, or do you drink it cold? | How sweet is that milk beside the coffee? | Is that milk for coffee alone, or for everything in the house?
  quit: Which drink do you order without that milk now? | Was it the taste or the splitting that settled the milk?
cafe:
  got: Which cafe had been the nearest one until then? | What would the cafe have to get right for a second visit?
water:
  got: Which coffee goes through the new water first? | Is the water for your cup or for the machine's sake?
origin:
  tested: Were the origins roasted by the same hands? | Which origin did you mistake for another?
pods:
instant:
coldbrew:
  broke: Was it the lid or the hands with the cold brew? | How much of the cold brew could be saved?
aeropress:
  broke: Was it the seal or the chamber of the AeroPress? | Are you replacing the whole AeroPress, or only the part?
  tested: Which AeroPress variable turned out not to matter? | Did the AeroPress recipes differ more than the beans did?
frenchpress:
  made: Do you pour it all off at once, or leave some in the French press? | How long does the French press get before the plunge?
green:
subscription:
  skipped: Did the subscription let you skip without a fight? | What did you drink in the month without the subscription?
roastery: opened * roastery, moved * roastery, own roastery, our roastery, roasting business, roasting company, coffee brand, coffee company, coffee business
  made/began/did: What was the first coffee out under your own name at the company? | Which part of the business is furthest from roasting? | Who tastes with you in the roasting business?
  plans: How many coffees would the business open with? | Would you rent roaster time before the business has its own?
  quit: Which coffee from the business would you still roast for yourself? | Does roasting go on at home after the business?
sorting: hand sorted, hand sorting, sorted * bean, sorted * quaker, picked out * quaker, picked through * bean, picked * quaker, sorted * green, sorting bean, quaker
  did/fixed/began: How full was the reject bowl after sorting? | Do you taste what gets sorted out, or trust your eyes? | Did the sorted cup taste any cleaner, or only feel deserved?
samples: sample roast, green sample, sample roasting, sample batch, roasted * sample, pre-ship sample, preship sample
  did/made/got: Do the samples get the same roast whatever they are? | Which sample would you have passed over on looks? | How many of the samples turn into sacks?
smoke: smoke alarm, fire alarm, set off * smoke alarm, smoke detector, smoked out, chaff fire
  did/broke: How far did the smoke get from the roaster? | Where does the roasting happen now, after the smoke alarm?
farm: coffee farm, visited * farm, visited * coffee farm, visited * producer, visited * mill, picked cherry, picked * cherry, picked coffee cherry, farm visit, origin trip, coffee harvest, toured * farm
  did: Which job on the farm does nobody think of over a cup? | Did you get to taste the coffee where it grew? | How steep was the ground at the farm?
  plans: Will you be there for the harvest, or to see the farm when it's quiet?
plant: coffee plant, coffee tree, coffee seedling
  made/got/began: Where does the coffee plant stand? | Has the coffee plant ever flowered? | Is there a plan for the cherries, if the coffee plant gets that far?
  broke: Was it too much water or too little for the coffee plant? | Is the coffee plant gone to the root?
martini: espresso martini, espresso martinis, made * espresso martini, had * espresso martini, carajillo, irish coffee, coffee cocktail, coffee liqueur
  made/did: Fresh shot or cold brew in the espresso martini? | How long did the foam stand on the espresso martini? | Which beans go into an espresso martini, if you get to pick? | Was there sleep after the cocktail?
dessert: tiramisu, affogato, coffee ice cream, coffee cake, espresso brownie, coffee caramel, coffee jelly, espresso cake
  made/did: Was the tiramisu made with espresso or with whatever was in the pot? | Which ice cream goes under the affogato? | How strong does the coffee have to be to come through the ice cream? | Is there coffee in the coffee cake, or only next to it? | Does the coffee stay in front once there's that much sugar in the cake?
matcha: matcha, tea, chai, chicory, yerba mate, hot chocolate, matcha latte, mushroom coffee
  switched/began/did/made: Whisk or shaker for the matcha? | Does the chai get made from scratch or from a box? | Is the tea instead of a coffee or alongside? | Is the chicory any good without milk? | Does the mate replace a cup or come on top? | What does the mushroom coffee taste of, coffee or forest? | Does the hot chocolate stand in for a coffee or for a pudding?
salt: salt in my coffee, salt in coffee, butter in my coffee, cardamom in my coffee, cinnamon in my coffee, salt in * coffee
  began/did/made/raised: Was it the bitterness the salt was meant for? | Did the salt go in the grounds or the cup? | Ground with the beans or stirred in, the cardamom? | How soon does the cinnamon sink to the bottom? | Does butter in coffee count as breakfast with you?
sleep: caffeine experiment, no caffeine, caffeine break, caffeine detox, caffeine withdrawal, caffeine headache, off caffeine, off coffee, coffee break, coffee detox, caffeine tolerance
  began/did/reached: Which hour of the day is the hardest off caffeine? | Does decaf count, by the rules of the caffeine break? | What do your hands hold at coffee time while you're off coffee?
  quit: What broke first, the will or the head, on the caffeine break? | How did the first cup hit after the caffeine break?
decaf: had * decaf, ordered * decaf, brewed * decaf, made * decaf, decaf by accident
  did: Did the decaf give itself away at all? | Was the decaf missing anything besides the jolt?
favourite: remade * drink, remade * latte, remade * order, remade * cappuccino, had a customer, had * customer, had a regular
  did: What did you say to the customer? | Did the rest of the queue hear the customer? | Did the remade drink go down any better? | Is that a customer you expect to see again?
milk: whole milk, local milk, raw milk, milk
  changed/switched: Did the foam change with the other milk, or only the taste? | Which drink showed up the other milk first?
milkwaste: wasted * milk, wasted * jug, dumped * milk
  did: Who counts the milk at the end of the day? | Is it the small jugs or the big ones where the milk gets lost?
scoopdose: eyeballed * dose, eyeballed the rest, eyeballed * coffee, eyeballed it, winged it, guessed * dose
  did: Would you trust your eye with the next coffee as well? | How far off was the dose, if you checked afterwards?
block: left * coffee, left * machine, left * kettle, left * grinder, left * aeropress, left * bean, left * mug, left * cup, left * cold brew, left * french press, left * chemex, left * v60, left * scale, left * espresso, left * latte, left * oat milk, left * cafe, left * coffee shop, forgot * coffee, forgot about * coffee, froze * coffee, threw out * coffee, threw away * coffee, tossed * coffee, binned * coffee, dumped * coffee, coffee is gone, no more coffee in, no more coffee at, no more coffee until, threw out * oat milk, dumped * oat milk, tossed * oat milk
early: closed * cafe early, closed * cafe at, closed * shop early, closed * coffee shop early, closed * cafe today, closed * cafe on, closed * coffee shop on, closed * cafe for the, closed * coffee shop for the, closed * coffee shop today, put the kettle on, got the machine working, got the machine running, got the machine fixed, got my machine working, got my machine fixed, got my machine running, got my machine back, got the machine back, got my grinder back, got the grinder back, got my grinder working, got the grinder working
`
