import { parseBank } from '../parse-bank.ts'

export const racing = parseBank(`racing #racing #motorsport 🏁
+ What a race. | Best team on the grid. | Watching the highlights now. | I love this sport. | Fans, we eat well today.
~ Lights out and away from all chores.
~ Marshal at {circuit} on weekends. Orange overalls, earplugs.
circuit = Monza | Spa | Silverstone | Suzuka | Interlagos | Imola | Zandvoort
driver = the rookie | the champion | our home hero | the old fox | the kid in the second car
tyre = softs | hards | mediums | inters | a used set of mediums
{driver} on {tyre} for {22-41} laps at {*circuit}. That should not be possible.
> {number} laps on {tyre} is a stint people will bring up in five years.
> Nobody told that set it was finished after {number} laps. Don't let it find out now.
> The tyre engineers will be staring at those {number} laps all night.
> Was the track cool today? {circuit} doesn't usually let {tyre} live until lap {number}.
Rain at {*circuit} and suddenly everybody can race. Sprinklers. I am serious.
> The sprinklers have my vote. One random lap, no warning.
> Half the grid would vote against sprinklers, and every fan in favour.
> Rain takes the excuses away and leaves the driving. {circuit} in the wet is a proper exam.
> Would you tell the teams when the sprinklers come on, or is that half the fun?
Undercut, overcut, double stack, safety car. I need a degree to watch {*circuit} and I love it.
> And just when you've worked out the undercut, the safety car comes out and the exam starts again.
> A double stack that works beats most overtakes.
> The degree would take a whole season, with {circuit} as the final exam.
> Half the fun of watching is shouting "box now" at people who can't hear you.
{driver} deserved better than a gearbox at lap {40-58}. Silent living room here.
> Lap {number} is cruel. All the work done and none of the points.
> Gearboxes have no sense of timing. {driver} deserved the rest of that race.
> A silent living room sounds right. It can't be any louder in that garage.
> Was there a warning on the radio, or did the gearbox simply go?
Built a kart with my nephew. Top speed: {31-70} km/h. Top anxiety: mine.
> In a kart, {number} km/h with your behind two centimetres off the ground feels like two hundred.
> Nephews come without anxiety, that's what makes them quick. Lovely thing to build together.
> He'll still be talking about that kart at thirty. The anxiety was well spent.
> What engine did the kart get, lawnmower or something angrier?
Qualifying is better than the race. One lap, no traffic, no excuses. {driver} at {*circuit} today, wow.
> One lap and nowhere to hide. {circuit} rewards exactly that.
> It's the only hour when everybody stops saving tyres and just drives. Qualifying all the way.
> A lap that gets a wow like that should be worth points of its own.
> Where did {driver} find the time? There's usually one corner that makes a lap at {circuit}.
`)

export const running = parseBank(`running #running #marathontraining 🏃
+ Running is my therapy. | My body says thanks, I think. | Best workout of the week. | Training pays off. | Fitness is a slow friend. | Health first.
~ {5|ten|half|full} marathon person. Slow is fine.
~ Club runner, cake at the end. Next: {goal}.
goal = my first 10k | a spring half marathon | the city marathon | a trail 30k | a sub-25 parkrun | a hilly ten miler
part = my calves | my knees | my shins | my hips | both my Achilles | my feet
{6-32} km before breakfast. {part} hate me, head is clear.
> {number} km before most people find their socks. That clear head lasts all day.
> {part} will have forgiven you by dinner, and the clear head is yours to keep.
> Breakfast should be served to {part} first. They paid for it.
> How big was the breakfast? {number} km sounds like second helpings.
Week {3-14} of training for {*goal} and I finally had a run that felt easy.
> An easy run in week {number} means that the dull weeks did their job.
> Keep this run in your pocket for the part of race day where nothing feels easy.
> "Felt easy" is the nicest thing a training log can say.
> What was different, a slower start or more sleep? Worth a note if it makes a run feel like that.
Signed up for {*goal} after two glasses of wine. Somebody stop me. Or run with me.
> Wine has filled more start lines than any training plan.
> Nobody who has ever signed up like that will stop you. Put a bottle at the finish and you'll have company too.
> Too late to stop now. Three slow runs a week, and at the finish you can thank the wine.
> How many weeks are left until you run it? {goal} gets a lot friendlier with twelve of them.
how do people run without {part} complaining?? asking after {2-5} weeks of shuffling
> Usually it's too much too fast. Slower and a little shorter for two weeks settles most of it.
> {part} adapt more slowly than lungs do. Walk breaks in a run are allowed, and they work.
> After {number} weeks it's all still new. Easy pace, shoes that fit and a day off between runs, and most of the complaining fades.
> Is it always the same spot? Then have somebody look at it. If it wanders around, it's mostly {part} getting used to the work.
Negative split on my long run! {16-30} km, the last three fastest. Did not know I had that.
> Holding back early in a long run is the hard part. The fast ending was in the bank all along.
> "Did not know I had that" is a lovely line to find at the end of a long run. Now you do know.
> Most people run the first three fastest and the last three on regret. You got it the right way round.
> Was it planned, or did the legs just ask for it at the end of a long run?
Ran in {rain|snow|fog|a headwind} because the plan said so. The plan does not have to do my laundry.
> {choice} in training makes race day look friendly.
> Plans are always written by somebody indoors. You went out anyway, so you win.
> A plan that did the laundry too would sell out in a day.
> Be honest, was the run half as bad as the laundry?
Parkrun this morning: {180-600} people, one volunteer with a trumpet, and a PB by {4-58} seconds. Grinning.
> {number2} seconds! The trumpet needs to go into your training plan.
> Every last kilometre should have a trumpet. Grin all weekend.
> A PB in a crowd of {number} people takes some weaving too. Lovely morning.
> Where did you find the {number2} seconds, the quick start or the trumpet?
`)

export const cycling = parseBank(`cycling #cycling 🚲
+ Best workout there is. | My body needs food. | Good exercise, bad hair. | Love this sport.
~ {3-7} bikes, one working. Bike commuter.
~ Sunday club ride, back of the group, front of the café.
climb = the quarry climb | the old toll road | the forest switchbacks | the reservoir road | the pass
noise = a creak from the bottom bracket | a click in the headset | a squeal from the rear brake | a rattle from the mudguard
{40-140} km today with {*climb} in the middle. I have eaten everything in the house.
> {number} km earns an empty fridge. {climb} alone is worth a second dinner.
> Everything in the house is the correct recovery meal. Tomorrow's ride can go via the supermarket.
> {climb} in the middle is cruel: too late to turn round, too early for cake.
> What got eaten first? After {climb} nobody waits for a pan to get hot.
There is {*noise} and I have replaced half of the bike. It was the saddle. It is always the saddle.
> Many an innocent bottom bracket has died for a noisy saddle.
> At least half of the bike is new now. The saddle did you a favour, in its way.
> It should be printed on every bike: saddle first, wallet second.
> What gave the saddle away in the end, the one time you stood up?
Driver passed me with {20-50} cm to spare, then waved. Sir, that was not a greeting.
> Passing at {number} cm and then being friendly about it takes a special kind of confidence.
> A greeting you could have shaken hands on is too close. Glad you're in one piece.
> Maybe the driver meant it as an apology. A metre of road would have been nicer.
> Sir has clearly never sat on a bike with {number} cm to spare.
Commute by bike: {18-45} minutes. By car: the same. By bus: a saga. Why did I wait so long.
> {number} minutes and you arrive awake. The car can't offer that.
> And it stays at {number} minutes whatever the traffic does. The bus writes a new chapter of the saga every week.
> Nobody who commutes by bike ever says that they should have waited longer.
> What got you onto the bike in the end, a fine morning or one bus too many?
Which tyre width for gravel with some road? Everybody in the club says something else, from {32-38} to {40-50}.
> Around 40 suits most gravel with some road in between. Boring answer, happy hands.
> As wide as your frame allows with a bit of room for mud. After that, pressure matters more than width.
> {number2} is bliss on gravel and a bit dull on the road, {number} the other way round. Go by the half you ride more.
> How rough is your gravel? Smooth paths are fine on {number}, big loose stones want {number2}.
Got dropped on {*climb} by {a man on a folding bike|a postman|two teenagers|a woman with shopping bags}. Character building.
> Never trust {choice} at the foot of {climb}.
> Everybody gets dropped on {climb} once. Losing to {choice} is the deluxe version.
> That's enough character for one ride. Blame the tyre pressure and tell nobody about the {-choice}.
> Did the {-choice} at least say hello on the way past?
`)

export const cars = parseBank(`cars #cars 🚗
+ Driving home slowly. | I love this old thing. | Best drive in weeks.
~ {1986-2004} estate, rust by appointment.
~ Keeps an old car alive with hope and a torque wrench.
car = my old estate | my two-seater from the nineties | my grandad's saloon | my little hot hatch | my tired van | my project coupé
fault = the alternator | the head gasket | one wheel bearing | the water pump | the window regulator | the heater matrix
{*car} started on the first try this morning after {2-9} weeks under a cover. I nearly cried.
> First try after {number} weeks! {car} must have missed you.
> Nearly crying is fair. A modern car would have asked for an update first.
> {number} weeks under a cover and no sulking. {car} has earned the long way round today.
> Where did you go first? After {number} weeks there has to be a lap of honour.
Replaced {fault} on {*car} myself. {2-11} hours, one skinned knuckle, {12-60} in parts. The garage wanted {300-900}.
> The garage wanted {number3} and wouldn't even have skinned a knuckle for you.
> {number2} in parts instead of {number3}. Buy yourself a good lunch and a box of plasters.
> Few things drive as nicely as {car} after a repair by your own hands. The knuckle will agree in a week.
> What ate the {number} hours, {fault} or the one rusty bolt in front of it?
Why do new cars hide the heater under {2-5} menus? I want a knob. I am driving.
> A knob you can find without looking is a safety feature.
> {number} menus for warm feet is a design meeting that ran too long.
> A few makers are bringing the knob back. Enough cold drivers complained.
> By the time you reach menu {number} you are warm from swearing. Maybe that's the idea.
Electric or one more petrol car? I drive {20-90} km a day and park on the street.
> {number} km a day is easy for any electric car. The street is the harder part: is there a charger within a short walk?
> I'd go electric if there's a charger at work or the supermarket, and petrol if there isn't. {number} km suits either.
> Before going electric, spend a week noting each place you park where you could have plugged in. The notes will decide it for you.
> A used electric with a small battery covers {number} km a day. Just compare the public charging price on your street with petrol first.
That sound at exactly {60-110} km/h. Tyres balanced, bearings fine. I now just drive at {111-125}.
> Driving past the sound at {number2} is the oldest fix in the book.
> Could be a bent rim, having the tyres balanced doesn't always show one. Or {number2} forever.
> As a cure for that sound, {number2} works fine until the first speed camera.
> Does the sound change when you lift off? If it does, I'd look at the driveshaft before the next drive.
`)
