import { parseBank } from '../parse-bank.ts'

export const racing = parseBank(`racing #racing #motorsport 🏁
+ What a race. | Best team on the grid. | Watching the highlights now. | I love this sport. | Fans, we eat well today.
~ Lights out and away from all chores.
~ Marshal at {circuit} on weekends. Orange overalls, earplugs.
circuit = Monza | Spa | Silverstone | Suzuka | Interlagos | Imola | Zandvoort
driver = the rookie | the champion | our home hero | the old fox | the kid in the second car
tyre = softs | hards | mediums | inters | a used set of mediums
{driver} on {tyre} for {22-41} laps at {*circuit}. That should not be possible.
> {number} laps on {tyre} is a stint people will pull up in five years.
> The pit wall must have had fingers crossed for half of those laps at {circuit}.
> Somebody at {circuit} forgot to tell the tyres they were finished.
> Was it the track temperature? No set usually lives that long at {circuit}.
Rain at {*circuit} and suddenly everybody can race. Sprinklers. I am serious.
> Rain takes away the downforce excuses and leaves driving.
> Sprinklers at a random lap would have half the grid voting against and every fan in favour.
> {circuit} in the wet is the closest the sport gets to a fair fight.
> Full wets though, or do you want them suffering on slicks? Rain is only fun before the red flag.
Undercut, overcut, double stack, safety car. I need a degree to watch {*circuit} and I love it.
> The safety car is where all the degrees stop helping.
> The best races at {circuit} are chess with a fuel smell.
> Half of it is guessing what the others think about the undercut. Keeps you awake.
> A double stack that works is more satisfying than most overtakes.
{driver} deserved better than a gearbox at lap {40-58}. Silent living room here.
> Lap {number} is cruel. All the work done and none of the points.
> Gearboxes have no sense of story. {driver} had that one.
> A retirement at lap {number} is the quietest sound in motorsport.
> Was there a warning on the radio, or did the gearbox just go?
Built a kart with my nephew. Top speed: {31-70} km/h. Top anxiety: mine.
> A top speed of {number} with your behind two centimetres off the ground feels like two hundred. Kart maths.
> Nephews have no anxiety, that's why they are quick. Lovely thing to build together, a kart.
> {number} is quick for something two people bolted together. Brakes first, then more speed.
> What engine did the kart get, lawnmower or something angrier?
Qualifying is better than the race. One lap, no traffic, no excuses. {driver} at {*circuit} today, wow.
> One lap with nowhere to hide. {circuit} rewards exactly that.
> Qualifying laps are the only time you see what the car really has.
> A lap like that from {driver} deserves more than a grid slot.
> Which corner won it? At {circuit} it's usually the one nobody shows on the onboard.
`)

export const running = parseBank(`running #running #marathontraining 🏃
+ Running is my therapy. | My body says thanks, I think. | Best workout of the week. | Training pays off. | Fitness is a slow friend. | Health first.
~ {5|ten|half|full} marathon person. Slow is fine.
~ Club runner, cake at the end. Next: {goal}.
goal = my first 10k | a spring half marathon | the city marathon | a trail 30k | a sub-25 parkrun | a hilly ten miler
part = my calves | my knees | my shins | my hips | both my Achilles | my feet
{6-32} km before breakfast. {part} hate me, head is clear.
> {number} km done before most people find their socks. The clear head lasts all day.
> A clear head for the price of {part} is still a good deal.
> {part} will be back on speaking terms by evening. {number} km is a proper start to a day.
> Something easy tomorrow, then? {number} before breakfast asks for a quiet day after.
Week {3-14} of training for {*goal} and I finally had a run that felt easy.
> An easy one in week {number} means the boring weeks were working all along.
> That's the run you remember when {goal} gets hard.
> Felt easy is the best training data there is for {goal}.
> What was different, slower start or just more sleep? Worth writing down before {goal}.
Signed up for {*goal} after two glasses of wine. Somebody stop me. Or run with me.
> Wine has filled more start lines than any training plan.
> Too late, you signed. Start with three slow runs a week and blame the wine.
> Running it with company makes {goal} half as long. Hope somebody says yes.
> How many weeks do you have? You signed up for {goal}, and it's kinder than it sounds with twelve of them.
how do people run without {part} complaining?? asking after {2-5} weeks of shuffling
> Usually it is too fast too soon. After {number} weeks, slower and a little shorter often does it.
> {part} adapt slower than lungs do. Walk breaks are allowed and they work.
> Worth checking the shoes first, then the pace. {number} weeks in, everything is still getting used to it.
> If it's the same spot in {part} every time, somebody should look at it. If it wanders around, it's just new work.
Negative split on my long run! {16-30} km, the last three fastest. Did not know I had that.
> The last three fastest after {number} km means you paced it right from the door.
> Negative splits feel like a secret. {number} km is long enough that it counts.
> The hardest skill in a long run is being patient before the fastest part. {number} km of it!
> Same pace for the next long run, or do you leave this split alone as a happy accident?
Ran in {rain|snow|fog|a headwind} because the plan said so. The plan does not have to do my laundry.
> The plan never washes a thing. Still, {choice} miles count double in the head.
> {choice} in training makes race day look friendly.
> Laundry is the part no running book mentions.
> Plans are written by somebody indoors. Well run anyway in {choice}.
Parkrun this morning: {180-600} people, one volunteer with a trumpet, and a PB by {4-58} seconds. Grinning.
> {number2} seconds is {number2} seconds. Blame the trumpet.
> A trumpet should be compulsory in the last kilometre.
> PB with {number} people around means you also found clear road. Grinning allowed all weekend.
> Which kilometre did you find the {number2} seconds in?
`)

export const cycling = parseBank(`cycling #cycling 🚲
+ Best workout there is. | My body needs food. | Good exercise, bad hair. | Love this sport.
~ {3-7} bikes, one working. Bike commuter.
~ Sunday club ride, back of the group, front of the café.
climb = the quarry climb | the old toll road | the forest switchbacks | the reservoir road | the pass
noise = a creak from the bottom bracket | a click in the headset | a squeal from the rear brake | a rattle from the mudguard
{40-140} km today with {*climb} in the middle. I have eaten everything in the house.
> {number} km earns an empty fridge. {climb} alone is worth a second dinner.
> Everything in the house is the correct recovery meal after {climb}.
> {climb} in the middle is cruel: too late to turn round, too early for cake.
> How were the legs on {climb}, or is the fridge the answer?
There is {*noise} and I have replaced half of the bike. It was the saddle. It is always the saddle.
> Noises travel through a frame. Half of all bottom brackets died innocent because of a saddle.
> {noise} and the cure was two turns of a bolt. Classic.
> At least half of the bike is new now. The saddle did you a favour.
> What gave the saddle away in the end, riding standing up?
Driver passed me with {20-50} cm to spare, then waved. Sir, that was not a greeting.
> A driver with {number} cm and a wave has a special kind of confidence.
> A friendly driver doesn't make {number} cm any wider. Hope your pulse came down again.
> Most close passes end at the same red light anyway. {number} cm for nothing.
> A rear camera changes how people pass, sadly. Glad you stayed upright at {number} cm.
Commute by bike: {18-45} minutes. By car: the same. By bus: a saga. Why did I wait so long.
> {number} minutes and you arrive awake. The bus saga sounds like it had its time.
> And the {number} minutes never change, whatever the traffic does. That's the real win of the bike.
> Most people wait until the first week of good weather. Then they wonder about the years on the bus.
> Mudguards and a spare pair of socks at work, and the bike beats the car in winter too.
Which tyre width for gravel with some road? Everybody in the club says something else, from {32-38} to {40-50}.
> Around 40 is the boring answer that suits most gravel with road in between.
> Whatever your frame clears minus a bit for mud, then play with the pressure. Width matters less than that.
> {number2} is bliss on gravel and a bit dull on road, {number} the other way round. Depends which half you ride more.
> Clubs argue about width because pressure is harder to show off.
Got dropped on {*climb} by {a man on a folding bike|a postman|two teenagers|somebody with shopping bags}. Character building.
> {choice} has clearly been training in secret.
> Everybody gets dropped on {climb} once. By {choice} is the deluxe version.
> {climb} is humbling enough without {choice}.
> Did {choice} at least say hello on the way past?
`)

export const cars = parseBank(`cars #cars 🚗
+ Driving home slowly. | I love this old thing. | Best drive in weeks.
~ {1986-2004} estate, rust by appointment.
~ Keeps an old car alive with hope and a torque wrench.
car = an old estate | a two-seater from the nineties | my grandad's saloon | a little hot hatch | a tired van | a project coupé
fault = the alternator | the head gasket | one wheel bearing | a vacuum leak | the window regulator | the heater matrix
{*car} started on the first try this morning after {2-9} weeks under a cover. I nearly cried.
> First try after {number} weeks is loyalty. {car} missed you.
> A good battery and a bit of luck. Still, {number} weeks is impressive for {car}.
> Did you take it round the block at once? {number} weeks of standing wants a warm engine.
> Things that started once will start again, old cars choose their moments. A kind morning.
Replaced {fault} on {*car} myself. {2-11} hours, one skinned knuckle, {12-60} in parts. The garage wanted {300-900}.
> {number3} saved minus one knuckle. That's a very good hourly rate.
> {fault} is one of those jobs where the part is cheap and the swearing costs extra.
> {number} hours the first time, two the second. The knuckle stays the same.
> Nothing drives as nicely as {car} after you mended it yourself.
Why do new cars hide the heater under {2-5} menus? I want a knob. I am driving.
> A knob you can find without looking is a safety feature.
> {number} menus deep for warm feet is a design meeting that went wrong.
> Some makers are bringing the knobs back. Enough people complained about the menus.
> Touchscreens are cheaper to build than knobs, that's the whole story.
Electric or one more petrol car? I drive {20-90} km a day and park on the street.
> {number} km a day is easy for any electric car. Parking on the street is the question: is there a charger within a walk?
> Electric at {number} km a day comes down to charging at work or nearby. Without that it gets tiring.
> A used electric with a modest battery would cover {number} km twice over. Charging at home it'd be easy, on the street less so.
> Street parking is the whole decision. {number} km isn't the hard part.
That sound at exactly {60-110} km/h. Tyres balanced, bearings fine. I now just drive at {111-125}.
> Driving past the sound at {number} is the oldest fix in the book.
> Could be a bent rim, balancing doesn't always show it. Or {number2} forever.
> A sound at one speed only is nearly always something that spins. Driveshaft next?
> Then {number2} it is with that sound gone, until there is a speed camera.
`)
