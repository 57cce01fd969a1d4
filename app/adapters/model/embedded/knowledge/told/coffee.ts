import { coffeeMore } from './coffee-more.ts'
import { coffeeRest } from './coffee-rest.ts'
import { told } from './format.ts'

/** Brewing, roasting, gear and café work. */
export const coffeeTold = told(`
grinder: grinder, hand grinder, coffee grinder, comandante, df64, niche zero, baratza encore, eureka mignon, kingrinder, 1zpresso, timemore, fellow ode, mazzer
  got: What's the first bag for the new grinder? | Which brew method does the grinder mostly have to serve? | Had you used a grinder like that before, or are you going by what people say? | How do you find the first setting on a grinder you don't know yet? | Is this grinder meant to be the last one for a good while?
  switched: Anything the old grinder did better? | How long until you trusted the settings on the new grinder? | Did your recipes carry over to this grinder, or did each one start from scratch? | Which of your usual coffees tastes most different from this grinder?
  fixed: What was hiding inside the grinder once it was open? | Did the grinder go back to its old setting, or did zero move? | Does the grinder sound any different now it's been apart?
  broke: Were there any signs in the cup before the grinder went? | How are you getting coffee ground while the grinder is out? | Are parts to be had for that grinder, or is it a whole replacement?
  plans: What would rule a grinder out for you straight away? | Espresso or filter, if a grinder could only be really good at one? | Would you sooner put up with a slow grinder or a loud one?
machine: espresso machine, coffee machine, the machine, my machine, our machine, my gaggia, the gaggia, my silvia, the silvia, my bambino, my breville, my sage, my rancilio, the rancilio, la marzocco, delonghi, my delonghi, rocket appartamento, decent espresso machine, gaggia classic, rancilio silvia, bambino, barista express, barista pro, dual boiler, lelit, linea mini, linea micra, appartamento, profitec
  got: What's the first drink you want to get right on the machine? | Where will the machine get its water, from the tap, a filter or a bottle? | Is it the shots or the steaming you expect to learn slower on the machine? | Is anything getting moved around to make room for the machine? | Do the bits that came with the machine stay, or are those next to be replaced?
  switched: Which old habit did the other machine make pointless? | Is there anything the previous machine forgave that this one doesn't? | How different is the warm-up on this machine? | Did the grind setting survive the change of machine?
  fixed: Which part of the machine was hardest to get at? | How did you work out what was wrong inside the machine? | Did you have every tool the machine needed? | What was the first drink once the machine was back together?
  broke: Did the machine give any warning before it went? | What's standing in for coffee while the machine is down? | Is the machine one you can open up yourself, or is that a job for a workshop?
  plans: Which counts more in a machine for you, steam power or steady temperature? | Is there a size the machine simply can't be? | Would a different machine or a different grinder change your cup more right now?
  quit: What becomes of the corner where the machine stood? | Is another machine in the wings, or is it other ways of brewing now? | Which habit from that machine will your hands keep for a while?
espresso: espresso, espresso shot, my espresso, double espresso, double shot, ristretto
  made/did: Straight down, or did the espresso get a minute to cool? | How far did the espresso move between first sip and last? | Would that espresso have stood up in milk? | Which stayed longest after the espresso, the sweetness or the bite?
  began: Which part of espresso is eating the most beans so far? | Can you tell sour from bitter in an espresso yet, or does it still come as one thing? | Is somebody showing you espresso, or is it videos and guesswork? | Do you change one thing at a time with espresso, or everything at once?
  tested: Were the espressos tasted blind, or did you know which was which? | Which difference between the espressos would somebody else have noticed? | How many espressos in does your tongue stop being any use?
pourover: pour over, pourover, pour-over, v60, kalita, origami dripper, hario switch, orea, made * pour over, brewed * v60, made * v60
  got/began: Which coffee would you like to taste first as a pour-over? | Are you following somebody else with your pour-over, or finding your own way? | Will the pour-over be a weekday thing or a slow-morning thing? | Are you doing the pour-over with a gooseneck or whatever kettle was there?
  made/did: How did the pour-over taste once it had gone lukewarm? | One long pour or several for that pour-over? | Was the bed flat when the pour-over finished, or up the walls?
  switched: Which do you miss first after going over to pour-over, body or speed? | Did your choice of beans change along with the pour-over? | How long before the pour-over came out the same two days running?
  tested: Was the gap between the pour-overs still there when they were cold? | Which pour-over would a guest have picked? | How did you keep the pour the same from one pour-over to the next?
aeropress: aeropress, my aeropress, aeropress go, aeropress xl, inverted method
  got/began: Will the AeroPress live in the kitchen or in a bag? | Inverted or upright to begin with on the AeroPress? | Paper or metal filter in the AeroPress?
  made/did: Concentrate and top up, or full strength straight from the AeroPress? | Did you press to the hiss or stop the AeroPress short? | How long does an AeroPress steep when you make it without a timer?
  switched: Which brewer does the AeroPress have to beat on a weekday? | What does a single-cup AeroPress mean when somebody else wants coffee too? | Did the AeroPress make you change beans as well?
frenchpress: french press, cafetiere, press pot
  got/began: Glass or steel for the French press? | Does your grinder go coarse enough for a French press, or do you buy it ground? | Plunge all the way, or stop the French press short of the grounds?
  broke: How did the French press go, in the sink or on the worktop? | Is the French press beaker one you can still buy on its own?
mokapot: moka pot, bialetti, mokapot, moka express, stovetop espresso
  got/began: Does the water go into the moka pot cold or already hot? | Do you take the moka pot off at the gurgle or before it? | Which size of moka pot, and will you ever fill it only halfway?
  made/did: Did you catch the moka pot before it sputtered? | Neat, lengthened with water, or milk with the moka pot? | Low flame all the way, or did the moka pot get a push at the start?
  broke: Was it the gasket or the valve on the moka pot? | Did the moka pot burn dry, or was it slower than that? | Are you after the same moka pot again, or is it a chance for another size?
coldbrew: cold brew, cold-brew, cold drip, batch of cold brew, first batch of cold brew, whole batch of cold brew, jug of cold brew
  made/began: Fridge or worktop for the steep of the cold brew? | How do you strain the cold brew without it taking all evening? | Do you dilute the cold brew in the glass or drink it as it comes? | Which beans went into the cold brew, something good or something to use up?
icedcoffee: iced coffee, iced latte, flash brew, espresso tonic, japanese iced coffee, iced americano
  made/did: Did the iced coffee hold up once the ice had melted? | Brewed straight onto the ice, or was the iced coffee chilled first? | How do you build an iced coffee, ice first or last?
  began/switched: Did you change beans for iced coffee, or just add ice? | How cold does it have to get before you go back from iced coffee? | Which hot drink does the iced coffee stand in for?
brewer: moccamaster, drip machine, drip coffee maker, batch brewer, filter machine, coffee maker, batch brew
  got: How much does the coffee maker have to turn out on a normal morning? | Which way of brewing gets less use now the coffee maker is around? | Flask or hotplate on the coffee maker?
  switched: Do you miss pouring by hand, with the coffee maker doing it? | How close does the coffee maker get to your best hand brew? | Did the dose have to change for the coffee maker?
  broke: How did the coffee maker go, slowly or mid-brew? | Can the coffee maker be repaired where you are? | What did you drink the morning the coffee maker gave out?
kettle: kettle, gooseneck, gooseneck kettle, stagg ekg, fellow stagg
  got: Does the kettle stay out on the counter or go back in a cupboard? | How slowly will the kettle pour before it starts to dribble?
  switched: Did your brew times move with the other kettle? | Have you gone back to the old kettle for anything? | Which cups gained most from the other kettle?
  broke: Did the kettle give up on heating or on holding temperature? | What are you pouring from while the kettle is out? | Was it the base or the kettle itself?
scale: coffee scale, the scale, acaia, timemore scale, espresso scale, new scale, my scale, brew scale, digital scale
  got/began: Will the scale fit under the cup on the drip tray? | Which will the scale be watching first, your dose or your yield? | Does the scale measure the shot as it runs, or only the beans?
  broke: Was it water that got into the scale? | Had the scale been drifting before it went? | Does the next scale have to survive water, or just be cheap enough to lose?
basket: bottomless portafilter, naked portafilter, portafilter, precision basket, ims basket, vst basket
  got/switched: How much sloppy prep will the new portafilter let you get away with? | Does the grind have to change for the other basket? | Does your usual dose suit the new basket? | Is the portafilter a common size, or does the machine want its own?
  broke: Was it the handle or the lugs of the portafilter? | Is it an odd size of portafilter to find again? | Was the portafilter locked in when it happened?
puckprep: puck prep, wdt, wdt tool, tamper, tamping, distribution tool, blind shaker, puck screen, spritzing
  got/began: How did you spread the grounds before the WDT tool? | Does the new tamper fit the basket right to the edge? | Which step of puck prep do you skip when you're late? | Do you feel the tamper stop, or press until it seems enough?
  changed: Which step of puck prep would you swear by now? | Was it channelling that made you look at puck prep? | Did the shot time move with the puck prep?
  quit/skipped: Which bit of puck prep do you not notice missing at all? | Did the shots tell you anything without the puck prep? | Would a fussier bean bring the puck prep back?
  tested: How many shots each did the puck prep test get? | Was the gap from puck prep bigger than the gap between two ordinary shots? | Which puck prep step did nothing at all?
beans: bean, new bean, my bean, the bean, coffee bean, bag of beans, fresh bean, new bag, bag of coffee, kilo of beans, whole bean
  got: How long do the beans rest before you open them? | Which brewer gets the new beans first? | Do you go back to the same beans, or is it always something different? | How old was the roast date on the beans? | How many bags of beans do you have open at once?
  began: How many brews do you give new beans before you make up your mind? | Are the new beans close to the last grind setting or miles off? | Do you brew new beans first, or just stick your nose in the bag?
  switched: Which do you miss from the old beans? | Did everybody who drinks at your place notice the beans? | How far did the grinder have to move for the beans? | Is the change of beans for good or until the season turns?
lightroast: light roast, lightly roasted, nordic roast
  began/switched: Which coffee opened the door to light roast? | How did the first light roast strike you, tea or lemon? | Did your grinder keep up with a light roast?
darkroast: dark roast, french roast, italian roast, medium dark roast, darker roast
  began/switched: What did the change of roast do to the smell when you grind? | Did the grind go coarser with the darker roast? | Is the dark roast going under milk or being drunk on its own?
origin: single origin, ethiopian coffee, kenyan coffee, ethiopian, kenyan, colombian, geisha, gesha, natural process, washed process, anaerobic, honey process
  got/began: Filter first, or straight to espresso with that origin? | Do you find the notes on the bag in an origin like that? | Does the origin pull you to a bag, or the process? | Is there an origin you can pick out without seeing the bag?
subscription: coffee subscription, bean subscription, roaster subscription, subscription
  got/began: One roaster or a mix with the coffee subscription? | Do you get a say in what the subscription sends? | How will you keep the subscription from outrunning your drinking?
  quit: How many bags from the subscription are still to be drunk? | Do you pick your bags in a shop now the subscription is over? | Is there one coffee from the subscription you'd order again?
  switched: How differently does the other subscription roast? | Does the new subscription come at the pace you drink? | Did the old subscription ever send something you'd never have picked and ended up wanting more of?
freezer: freezing beans, freezing coffee, freezing my bean, freezing * bean, freezing my coffee, frozen beans, frozen coffee, coffee canister, airscape, fellow atmos, vacuum canister, single dose tube, bean cellar
  began/did: Whole bags or single doses when you're freezing beans? | Do you grind the frozen beans straight away or let them thaw? | Do the beans get a rest before freezing, or go in fresh?
  got: Does the canister take a whole bag? | What were the beans kept in before the canister? | Is the canister for the bag in use or for the one waiting?
homeroaster: home roaster, drum roaster, aillio bullet, aillio, behmor, gene cafe, hottop, kaffelogic, ikawa, popcorn popper, skywalker roaster, sample roaster
  got/began: Where does the smoke from the roaster go? | What's the first green coffee for the roaster? | Are you reading the roaster by ear and nose, or by a probe? | How much coffee a week does the roaster have to keep up with?
  broke: Were there beans in the roaster when it went? | Heater, fan or drum on the roaster? | Have you a pan or a popper to fall back on until the roaster runs?
  fixed: How much chaff had got into the roaster where it shouldn't? | Did the roaster run hotter or quicker once it was sorted? | Is the first batch after a roaster repair one to drink or one to watch?
roast: home roasting, roasting session, roast batch, roasted * batch, roasted * pound, roasted * kilo, roasted my own, roasted * own coffee, roasted * own bean, second batch, third batch, entire batch, whole batch, first batch, last batch, roasted coffee, first crack, roasting at home, roasting day, batch of roast
  did/made: How long will you leave the roast before you brew it? | Did first crack come when you expected it in that roast? | Do you pick through the roast for quakers afterwards?
  began: How are you cooling the beans after roasting? | Does anyone get to try the first roast besides you? | How light did you dare go on the first roast?
  broke: Too fast at the end of the roast, or stuck in the middle? | Will that batch get cupped anyway, just to know? | Was it the end of the batch where it went, or long before? | Did you smell the roast turning before you saw it?
green: green coffee, green order, green delivery, bag of green, sack of green, green bean, unroasted bean, sweet maria's
  got: How much of the green coffee goes on a test batch first? | Do you buy green coffee for a roast you have in mind, or find out afterwards? | Where do you store the green coffee so it doesn't fade? | Is the green coffee a fresh crop or something older?
  tested: Did all the green samples get the same roast? | How far did the green coffee in the cup match what its seller wrote? | Would you have guessed the best green by looking at it raw?
profile: roast profile, roast curve, roasting profile, development time, rate of rise, artisan scope
  changed: Which end of the roast profile did you touch, drying or development? | Is the change of profile for one coffee or for all of them? | How many days before you cup a new roast profile? | Did anyone taste the change of profile without being told?
  cut/raised: What left the cup first when the development time moved? | Did you hold the end temperature while the development time moved?
blend: house blend, espresso blend, coffee blend, own blend, seasonal blend
  made: Did you blend before the roast or after? | What's the part of the blend nobody would guess is in there? | How many versions of the blend ended up in the bin? | What happens to the blend when one of its coffees runs out?
  changed/switched: Did any regular drinker spot the change of blend? | How did you check the blend still sits right in milk? | What was the old blend doing that you wanted to hold on to?
latteart: latte art, my latte art, rosetta, tulip, =swan, poured * rosetta, poured * tulip, poured * heart, poured * swan, poured * latte art, latte heart, free pour, free pouring
  did/made: Was that the first latte art of the day, or a later one? | Which half of the latte art gives you trouble, the base or the cut through? | What was the latte art poured into, wide cup or narrow?
  began: Are you practising latte art with milk or with soapy water? | Heart first, or straight to something harder in latte art? | How many coffees a day does practising latte art come to?
  broke: Was the milk too thick for the latte art, or too thin? | Do you swirl failed latte art away or leave it? | Where did the latte art slip, at the start or in the finish?
steaming: steaming milk, milk steaming, steamed * milk, steamed * jug, steamed * pitcher, my steam wand, the steam wand, microfoam, steam wand, frothing milk, milk frother, milk jug, milk pitcher, nanofoamer
  began/did: Do you stop steaming by hand on the jug or by thermometer? | How early in the steaming do you stop adding air? | Is it the whirlpool or the air that's harder to get in steaming?
  got: How little milk can you froth with it before it only splashes? | Does the milk jug have a fine spout or a wide one? | Is it dairy or plant milk that will get frothed most?
  broke: Was it the tip or the valve of the steam wand? | Are the drinks going out without steam in the meantime? | Did the steam wand drip for a while before that?
  fixed: How blocked was the steam wand tip by then? | Is the steam drier now the wand is sorted? | Does the steam wand get purged both before and after, or only after?
oatmilk: oat milk, oatly, barista oat, minor figures
  switched/began: Did the coffee have to get stronger to come through the oat milk? | Was it one oat milk from the start, or did you go along the shelf? | Does oat milk curdle on you with sharper coffees?
  quit: Did the milk jug go quiet with the oat milk, or is there something else in it? | Is there one drink that still wants oat milk? | Did the beans have to change along with the oat milk?
  tested: How do you tell a good oat milk, in the jug or on the tongue? | Which oat milk stayed glossy longest in the cup? | Did one coffee suit all the oat milks, or did the order change?
water: brew water, brewing water, coffee water, tap water, bottled water, third wave water, remineralised water, remineralized water, water recipe, water filter, brita, bwt, reverse osmosis, water softener, zerowater
  switched: Which came up first in the cup with the other water, sweetness or acidity? | Did you have to change the grind along with the water? | Is the water for the kettle only, or the machine too? | Can you still drink a coffee made with the old water?
  began/made: How hard does the water come out of your tap? | How many litres of water do you make up at a time? | Is the water meant for flavour or to keep scale away?
  tested: Is it for the taste or for the machine's sake that the water gets tested? | Which number in the water do you keep an eye on? | Does the water test the same in winter as in summer where you are?
  changed: Was it calcium or bicarbonate you moved in the water? | How quickly could you taste the change of water? | Do light and dark roasts agree about the water?
descale: descaling, descale, =descaled, descaled * machine, descaled * kettle, descaled * boiler, spent * descaling, citric acid, descaler
  did/fixed: How many rinses until the descaling was out of the taste? | Did the flow change at all after descaling? | Was there much to see in the water from the descaling? | Do you descale by the calendar or wait for signs?
  skipped: What gave the missed descaling away, flow, heat or taste? | How hard is the water that needs descaling? | Is descaling something you dread for the rinsing or the waiting?
  plans: Citric acid or the shop's own stuff for the descaling? | How long does a descale take you, from start to first shot? | When would you rather put off coffee for a descale, morning or evening?
backflush: backflushing, backflush, backflushed, cafiza, group head clean, cleaning the group head, deep clean
  did/fixed: How brown was the water from the backflush? | Do you throw away a shot after backflushing, or drink the first one? | Did the shower screen come off with the backflush?
  skipped: When does a missed backflush start showing in your cup? | Is it the powder or the time that puts you off a backflush? | Does anyone else on that machine do the backflush?
  began: How often does the backflush come round, by shots or by days? | Is the backflush an end-of-day job or a weekend one? | Did you taste any difference once the backflush was regular?
gasket: group gasket, grouphead gasket, group head gasket, gasket, shower screen, grouphead
  changed/fixed: Did the old gasket come out whole or in crumbs? | Where does the handle lock now with the new gasket? | Did you go for rubber or silicone in the gasket? | What did you prise the gasket out with in the end?
  broke: How long had the gasket been dripping, looking back? | Is the gasket a standard size? | Was it mid-shot when the gasket let go?
pump: vibratory pump, vibe pump, rotary pump, pump
  broke: Did you hear the pump change before it quit? | How did you work out it was the pump and not a blockage? | Is the pump the first part to go on that machine?
  fixed/changed: Was the pump a straight swap or did the fittings fight back? | Is the machine louder or quieter with the pump done? | Did you look at the seals while the pump was out? | How did you test the pump before the covers went back on?
mod: pid, gaggiuino, espresso mod, machine mod, flow control, dimmer mod, pressure profiling, 9 bar spring
  made/got: Which step of the mod could you not have undone? | Will the mod show first in the taste or in how alike the shots are? | Did the mod want soldering or only patience? | Is there a stock habit of the machine you'd rather keep after the mod?
  plans: Is it temperature or pressure you want the mod to sort out? | Is the warranty long gone, or is the mod a bit of a gamble? | Could you go without the machine for the days a mod takes?
grindsize: grind size, my grind, the grind, grinder setting, went finer, went coarser, went * click finer, went * click coarser, went * finer on, tightened * grind, grind setting, finer grind, coarser grind, grind finer, grind coarser, ground finer, ground coarser
  changed: How far did the grind have to move before you could taste it? | Did you shift the grind alone, or the dose with it? | Time or taste, which one told you the grind was off? | Is the old grind setting written down somewhere?
  tested: Where did the grind turn from bright to bitter? | Was there a wide band of grind settings that tasted fine, or only one? | Did the brew time follow the grind the whole way?
dialin: dialing in, dialling in, dialled in, dialed in, dial in, dial-in
  did/made/fixed: What was the last thing you moved while dialling in? | How many shots did the dialling in get through? | Did it taste right on the numbers you started dialling from, or somewhere odd?
  began: Do you start dialling in from the last bag or from a fixed recipe? | Which do you settle first when dialling in, dose or grind? | Is there a shot number where you give up dialling and just add milk?
recipe: brew recipe, aeropress recipe, v60 recipe, pour over recipe, hoffmann recipe, hoffmann * recipe, brew ratio, coffee ratio, brewing ratio, coffee dose, my dose, the dose, coffee recipe, 4:6 method, hoffmann method, espresso recipe, pour recipe
  changed: Which part of the recipe did you leave alone? | How many brews will the new recipe get before you judge it? | Did the change of recipe suit every coffee or only this bag?
  cut/raised: Could you leave the grinder alone when the dose moved? | Was it the body or the sweetness that moved with the ratio? | Is that dose for one bag, or how you brew now? | How far would you take that ratio before the cup falls apart?
  made/tested: How forgiving is the recipe when the pour goes wrong? | Which coffee did you use to work out the recipe? | Did anybody else brew the recipe and get your result? | How did you know when to stop fiddling with the recipe?
temperature: brew temp, brew temperature, brewing temperature, water temperature, kettle temperature, boiler temperature, water temp
  changed: Did you give each temperature more than one brew? | Is it the number on the display or the temperature in the slurry you go by? | How many degrees of temperature can you honestly taste?
  cut: Would a lighter roast put up with that temperature? | How low have you taken the temperature before a cup went hollow? | Did you grind finer to make up for the temperature?
  raised: Is the higher temperature here to stay, or only for this coffee? | Is the cup as clean at that temperature? | How does the brewer hold heat once the temperature is up there?
  tested: Could you have put the cups in order of temperature blind? | Was the spread between temperatures wider than from one brew to the next? | Which temperature would you pick for a coffee you'd never tasted?
decaf: decaf, decaf coffee, half caf, half-caf, swiss water decaf, sugarcane decaf, decaffeinated
  switched: At what hour do you notice the decaf most? | Did the headache come with the switch to decaf, or pass you by? | How did you find a decaf you'd drink for its own sake? | Is there one cup left that isn't decaf?
  got: Do you brew decaf the same way as the rest? | Which process is the decaf, water, sugarcane or CO2? | Does the decaf get its own grinder setting or its own grinder?
  began: What time of day does the decaf come in? | Could you tell it was decaf without being told? | Is the decaf instead of coffee or on top of it?
caffeine: caffeine, caffeine intake, caffeine limit, caffeine habit
  quit: Did you come off caffeine in steps or in one go? | What do you do at coffee time with the caffeine gone?
  cut: Which cup was the hardest to give up when the caffeine came down? | Did sleep or nerves notice the lower caffeine first? | What stands in the place of the caffeine at that hour? | Does less caffeine mean fewer cups or weaker ones?
  raised: Is the extra caffeine doing what it's there for? | How late in the day does the caffeine go on now? | Do you feel the extra caffeine, or only miss it when it's gone?
morningcoffee: morning coffee, first coffee, first cup, coffee in the morning, coffee first thing, wake-up coffee
  did/made: Does the first coffee come before words or after? | Is the first coffee a careful one, or whatever is quickest? | Where do you drink the first coffee, standing or sitting?
  skipped: What hour did the missing morning coffee catch up with you? | Did you notice it as tiredness or as a headache without the morning coffee? | Was the next coffee better for the missed one in the morning?
  changed: How long before the new morning coffee felt like the normal one? | Did anyone else have to go along with the change of morning coffee? | What did the old morning coffee have that this one lacks?
afternoon: afternoon coffee, second coffee, third coffee, fourth coffee, second cup, third cup, late coffee, evening coffee
  did: When's your line for the last coffee of the day? | Made with as much care as the first, or is this coffee just fuel? | How many coffees in do you stop tasting them?
  cut/quit: Did the first coffee get bigger once the later one went? | How soon did your sleep notice the missing coffee?
instant: instant coffee, nescafe, freeze dried coffee, specialty instant
  did/began: Heaped spoon or level, when it's instant coffee? | Does instant coffee get milk from you even if other coffee doesn't? | When is instant coffee the right answer for you?
  switched: What's the thing you don't miss from before the instant coffee? | How many brands of instant coffee before this one? | Do visitors get instant coffee as well?
  quit: How soon could you no longer go back to instant coffee? | Is a jar of instant coffee still in the cupboard for emergencies? | What did the first mornings without instant coffee cost you in time?
pods: nespresso, pod machine, capsule machine, nespresso machine, keurig machine, coffee pod, coffee capsule, keurig, dolce gusto, k-cup, nespresso pod, tassimo
  got/began: How are the empty pods going to be dealt with? | Own brand or whoever makes the pods that fit? | How many sorts of pod before you settled on one? | Is the pod machine for the hurry or for guests?
  switched: Was there a pod that came near what you made before? | What do you do with the minutes that pods give back? | How does a pod hold up in a big milky drink?
  quit: How long did the last sleeve of pods sit in the drawer? | Is there a moment in the week when you'd still reach for a pod? | Did the cost per cup or the bin have the last word on pods?
flatwhite: flat white, had * flat white, ordered * flat white
  did: Did the flat white taste more of coffee or of milk? | Do you order a flat white to test a place, or because it's hard to get wrong? | How thick was the milk on that flat white?
  made: Which is harder in a flat white, the shot or the milk? | Single or double under the flat white when you make it?
cappuccino: cappuccino, had * cappuccino, ordered * cappuccino, capp
  did: Did the cappuccino come with real foam or a flat top? | Chocolate on the cappuccino, or is that where you draw the line? | Is a cappuccino a morning drink for you, or any hour?
  made: How long do you leave between shot and milk for a cappuccino? | How deep does the foam on a cappuccino have to be for you?
latte: latte, caffe latte, cafe latte, had * latte, ordered * latte
  did: Could you taste the coffee through the milk in that latte? | One shot or two in a latte that size? | Is a latte your usual, or the order for an unknown place?
  made: Do you pour the latte into the mug you drink from, or a proper cup? | Which was better in the latte, the shot or the milk?
cortado: cortado, gibraltar, had * cortado, ordered * cortado
  did/made: Equal parts, or does the coffee win in your cortado? | Would you sooner have a cortado in a glass or in a cup?
blackcoffee: black coffee, coffee black, coffee without milk, coffee without sugar
  switched/began: How many cups does black coffee take before it stops tasting like something's missing? | Did you change the beans to make black coffee easier? | What can you taste in black coffee that the milk used to cover?
sugar: sugar in coffee, sugar in my coffee, coffee sugar, coffee creamer, creamer, vanilla syrup
  quit: Did the coffee itself have to get better once the sugar was gone? | How does a coffee with sugar taste to you now? | Which cup of the day was hardest without the sugar? | Is the milk still in, or did it go with the sugar?
  cut: Is it down by steps with the sugar, or halve it and leave it there? | Does a lighter coffee need less sugar, as you find it? | When did you last taste that coffee with no sugar at all?
cafe: cafe, café, coffee shop, specialty cafe
  did/began: What do you judge a cafe by, the espresso or the filter? | Is the cafe worth a detour, or only if you're passing? | Did the cafe tell you what was in the hopper? | Was there a bag on the cafe shelf you thought about taking home?
owncafe: own cafe, own coffee shop, my cafe, my coffee shop, our cafe, our coffee shop, open a cafe, open a coffee shop, opening a cafe, opening a coffee shop, coffee cart, coffee trailer, coffee kiosk, pop-up cafe
  made: What had to come off the list so the cafe could open? | Which ate more time at the cafe, the paperwork or the plumbing? | Who was the first to pay at the cafe, somebody you knew or a stranger? | How did you choose the grinders for the cafe?
  plans: What would make you walk away from a cafe site? | Would you roast for the cafe or buy in? | Have you worked behind other counters before thinking of your own cafe? | How short could the first menu of the cafe be?
  changed: Where do people queue at the cafe since the change? | Was the cafe open while you changed it round? | Did the regulars say anything about the change at the cafe, or just sit elsewhere?
  reached: Which week of the cafe would you not live through again? | What does the cafe do now that wasn't in the plan? | Who's been coming to the cafe since the start?
  quit: What will you miss of the cafe that customers never saw? | Where do the machine and grinders of the cafe go now?
menu: coffee menu, cafe menu, drinks menu, seasonal menu, menu board, menu, signature drink
  cut: Which drink off the menu does somebody still ask for? | Does the queue move any quicker with the shorter menu? | How did you pick what left the menu, by sales or by faff?
  changed: Which line of the menu do people misread most? | Did the till or the bar need more relearning after the menu change? | How long does a new menu need before nobody asks for the old one?
  raised/made: Can everyone on the bar make what's new on the menu the same way? | What did the menu lose to make room? | How many versions were tasted before it went on the menu? | Does the new menu need kit or syrups that nothing else uses?
prices: price, coffee price, menu price, price list
  raised: Did the regulars mention the new price, or only people passing? | Is there a drink whose price you couldn't bring yourself to touch? | How much notice did people get of the price? | Was the price put up across the board or drink by drink?
  rose: At what price would you brew it all at home? | Has the price changed what you order, or how often? | Did the cup get any better along with the price?
  cut: Does the lower price bring new people or the same ones more often? | What has to sell more to carry the lower price? | How easy will it be to take that price back up?
staff: new barista, staff, barista team, trainee barista, trainee, new hire, bar staff, cafe staff
  got: What do new staff go on first with you, till, milk or shots? | How many shifts before new staff run the bar alone? | Did you choose the staff for bar skill or for manner?
  broke/cut: Who can open and close alone with the staff you have left? | Which hour is hardest to cover with fewer staff? | Did the menu have to shrink with the staff?
shift: worked * double, worked * shift, worked * opening, worked * close, worked open to close, barista shift, cafe shift, opening shift, closing shift, double shift, morning rush, shift
  did: Which hour of the shift was the long one? | Did you get a coffee yourself on that shift? | How was the bar left by whoever had the shift before?
baristajob: barista job, barista work, job as a barista, cafe job, coffee shop job
  got/began: Till, milk or shots to start with in the barista job? | Has the barista job changed the coffee you make at home? | Which drink do you hope nobody orders in the barista job?
  quit: Can you sit in a cafe without counting the queue, after the barista job? | What do you still do at home from the barista job? | Would the right place bring you back to a barista job?
wholesale: wholesale, wholesale account, office account, biggest account, first account, wholesale customer, wholesale client, office coffee
  got: Does the wholesale account want training as well as beans? | Did the wholesale account taste others alongside yours? | Whose grinder is it at the new wholesale account?
  broke/quit: How big a hole does that wholesale account leave in the roasting week? | Is there a grinder to fetch back from that wholesale account? | Would you take the same wholesale account on again?
  began/plans: Which coffee goes out wholesale, the house blend or something simpler? | Who drives the wholesale orders round while it's small? | What's the smallest wholesale order that pays for the trip?
hours: opening hours, opening time, closing time, cafe hours, sunday opening, trading hours
  changed: Who still turns up to the old opening hours? | In how many places do the opening hours have to be put right?
  cut: Which regulars lived in the opening hours you cut? | Did the trade move into the opening hours that are left? | What gets done in the hours when the door is shut?
  raised: New faces or the same ones in the extra opening hours? | How long are you giving the longer opening hours to prove themselves? | What sells in the added opening hours?
sales: coffee sales, cafe sales, sales, takings, footfall, bag sales
  rose: Which hour of the day are the extra sales in? | Drinks or food, where did the sales move? | Did you feel it on the bar before the sales figures showed it?
  fell: Is it fewer people or smaller orders behind the sales? | Which day of the week lost its sales first? | What's still holding up while the sales are down?
  reached: Did the sales get there on drinks or on bags? | What would the sales have to do next to change anything for you? | Which day did most of the lifting for those sales?
  tested: Which drink did worse in the sales than it felt at the counter? | Do the sales by hour match the roster? | Which day in the sales can't you explain?
cupping: =cupping, coffee cupping, public cupping, cupping table, cupped * coffee, cupped * sample, cupped * lot, cupped * batch, cupped * roast, coffee tasting, tasting session, cupping session, tasting flight
  did: How much did things shift between hot and cold at the cupping? | Does the coffee brew the way it cupped, as a rule? | Was the cupping blind, or were the names on show?
  began: Do you write things down at a cupping or score in your head? | Which comes through sooner in cupping for you, body or acidity? | Is the cupping to buy by, or to train your tongue?
  plans/made: How many cups can one cupping hold before tongues give out? | Will there be a plain coffee in the cupping to measure the rest by? | Is the cupping for people who know coffee or people who just drink it?
palate: tasting note, my palate, flavour note, flavor note, palate, flavour wheel, flavor wheel, tasting journal, coffee journal
  began: Do you write tasting notes before reading the bag or after? | Which word turns up too often in your tasting notes? | Do you ever go back and read old tasting notes?
  rose: Which old favourite did your palate leave behind? | Did your palate come on by drinking more, or by comparing side by side? | Is there food that tastes different since your palate moved?
travelkit: travel coffee kit, coffee travel kit, travel kit, travel brewer, travel setup, travel grinder, picopresso, nanopresso, camping coffee kit
  got/made: What would you leave out if the travel kit had to shrink? | Where does the hot water come from with the travel kit? | Does the travel kit grind, or does ground coffee go along?
  did: Did the travel kit miss anything out there? | How many cups did the travel kit end up making?
  skipped: What did you drink with the travel kit left behind? | Did you find a decent cup without the travel kit? | Was it room in the bag or haste that left the travel kit behind?
  plans: How many cups a day does the travel kit have to manage? | Will the travel kit run on whatever water comes out of the tap? | What's the one thing that can't be left out of the travel kit?
supplier: coffee supplier, bean supplier, supplier, local roaster, roastery, milk supplier
  switched: What did the old supplier do unasked that the new one has to be told? | Did anybody on the other side of the counter taste the change of supplier? | Can you talk to the local roaster about what's coming in? | Did the new supplier help with the first setup, or just send bags?
  quit: Did the supplier see it coming? | Which coffee of that supplier will be hardest to match? | Is there stock from the old supplier to work through still?
${coffeeMore}${coffeeRest}`)
