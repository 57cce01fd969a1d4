/** Goes on where `fitness.ts` ends. */
export const fitnessMore = `
splitsquat: split squat, bulgarian split squat, bulgarian, lunge, walking lunge, reverse lunge, step-up, stepup
  did/made: Which leg turned out to be the weaker one on the split squats? | Balance or burn, which ends a set of split squats first for you? | How are the stairs after the lunges? | Front foot flat or raised for the split squats?
  began: Which took longer to find, the stance or the balance on the split squat? | What did the split squats replace in the session?
  raised/rose/reached: Has the weaker leg kept up on the split squats? | Do the hands or the legs give out first on lunges now?
rdl: rdl, romanian deadlift, stiff leg deadlift, stiff legged deadlift, single leg rdl, single leg deadlift, romanians
  did/made: Do the hamstrings or the hands end your RDLs? | How low do the RDLs go before the back wants to help? | Straps or bare hands for the RDLs?
  switched/began/raised/rose/reached: Do the hamstrings answer the RDLs a day later, or two? | Where do the RDLs sit in the week, near the deadlifts or away from them? | Is the grip up to the RDLs, or do the straps come out?
sumo: sumo deadlift, sumo, trap bar deadlift, hex bar deadlift, trap bar, hex bar, deficit deadlift, block pull, rack pull
  switched/began: Which muscle noticed the sumo or trap bar first? | Does the conventional deadlift stay in somewhere?
  did/made/raised/reached: Do you reset on the floor between trap bar or sumo reps? | Off the floor or at the top, where is the deadlift hard for you in that style?
row: barbell row, bent over row, bent-over row, pendlay row, dumbbell row, cable row, seated row, t-bar row, seal row, chest supported row, inverted row
  did/made: Does the lower back tire before the row is done? | Straps or bare hands on the rows? | Where do you feel the rows most, between the shoulder blades or further down?
  rose/raised/reached: Is the grip holding up on the rows? | Does the back or the arm tell you the rows went up? | Where in the session do the rows come, early or last?
  switched/began: What could the last kind of row do that this one can't? | Did you have to start the new row a good bit lighter?
squatkind: front squat, high bar squat, low bar squat, safety bar squat, ssb squat, zercher squat, goblet squat, box squat, pause squat, paused squat, tempo squat, overhead squat
  began/switched: Did any weight have to come off to begin with in this kind of squat? | Where does this squat make you sore that the last one didn't?
  did/made: What ran out first in that squat, the legs or the upper back? | Which part of that squat do you have to think about most?
  reached/raised/rose: How far behind your back squat does it sit? | Would the plain back squat notice what this squat has done?
hacksquat: hack squat, leg press, smith squat, belt squat, pendulum squat, leg extension, leg curl, hip thrust, calf raise, nordic curl, glute bridge, smith machine
  did: Was the leg press or hack squat the main thing, or the finish? | Was there one more left in the leg press at the end? | Which hurts more the next day, the leg press or whatever came before it?
  raised/rose/reached: How many plates still fit on the leg press? | Does the free-weight side notice what the leg press gained?
  switched/began: Does the hack squat or press spare anything that the bar didn't?
bodysquat: pistol squat, shrimp squat, air squat, jump squat, bodyweight squat, sissy squat
  did/reached/began: Which leg got there first, with the pistol squat? | Was it balance or strength you lacked for the squat?
platemark: one plate, two plates, three plates, four plates, five plates, 1 plate, 2 plates, 3 plates, 4 plates, 5 plates
  reached/did: How did the first warm-up with fewer plates feel that day? | Did the bar slow down anywhere with those plates on? | Which took longer, the last plate or the one before it?
weightedpullup: weighted pull-up, weighted pullup, weighted chin-up, weighted chinup, weighted chin, weighted dip, muscle-up, bar muscle-up, ring muscle-up, muscle up
  did/made/reached/got: What do the elbows say the day after weighted pull-ups or muscle-ups? | Belt, dumbbell or vest for the weighted ones? | Does a bodyweight pull-up feel like nothing now?
  raised/rose/began: Does the last of the weighted reps look like the first? | How do the elbows take the weighted pull-ups? | What's the smallest step you can add to a weighted pull-up?
pullup:
  skipped: What did the back get to do in place of the pull-ups? | Do you miss the pull-ups or only the ticking off?
dips: dips, dip bar, ring dip, parallel bar dip, chest dip
  did/began/raised/reached/made: Do the shoulders or the triceps set the limit on dips? | How deep do the dips go before the shoulder objects?
deadlift:
  skipped: Do the deadlifts get another day this week, or is the slot gone? | Does the back thank you for the missed deadlifts, or get stiff?
squat:
bench:
  skipped: What went on the chest in place of the bench? | Was every bench taken, or was it your own doing?
  broke: Did the bench stop on the chest or near the top? | Who helped you get the bar off, on that bench?
curls: bicep curl, biceps curl, hammer curl, preacher curl, barbell curl, arm day, skull crusher, tricep pushdown, lateral raise
  did/made: How long did the pump from arm day last? | Cables or dumbbells for most of the arm day? | Could you wash your hair after the arm day?
  raised/reached: Which arm lags behind on the curls?
olympic: power clean, clean and jerk, snatch, hang clean, olympic lifting, clean pull
  began: Which came together first, the snatch or the clean? | Is the bar still too light to teach you anything in the snatch? | Who watches your snatch or clean for you?
  did/reached/made: Did the catch feel solid on that clean or snatch? | Which pull gave you most trouble, the snatch or the clean?
  broke: Was the snatch or clean lost out in front, or behind? | Did you know in the pull already that the clean was gone?
plateau: stalled lift, sticking point, been stuck at, squat plateau, bench plateau
belt: sbd belt, inzer belt, dip belt, pioneer belt
  got: Which lift gets the belt first? | Lever or prong, and did you argue with yourself about the belt? | Did you have to learn how to brace into the belt?
  began/switched: From which set on does the belt go on? | Did the brace feel different with this belt straight away?
straps: lifting straps, straps, wrist straps, wrist wraps, knee sleeves, knee wraps, lifting gloves, figure 8 straps, liquid chalk, chalk
  got/began: Which set do the straps or sleeves come out for? | What had been giving way before the straps or wraps? | Do you still do the lighter sets without the straps?
  quit: How is the grip now without the straps or sleeves? | Did the top set shrink without the wraps?
lifters: lifting shoes, weightlifting shoes, lifting shoe, squat shoes, romaleos, adipower, deadlift slippers, barefoot shoes, barefoot shoe, vivobarefoot, minimalist shoes
  got: Which lift or walk got the new shoes first? | What were you wearing before these shoes? | Do the shoes stay at the gym, or come home?
  began/switched: Where did you feel the different shoes first, ankles or calves? | How long a session do you give the new kind of shoes for now?
gymkit: lifting platform, bumper plates, olympic barbell, weight bench, adjustable bench, plate tree, pull-up bar, gymnastic rings
  got/made: Where does it stand, the platform, bench or bar? | Who used the new pull-up bar first, you or somebody else? | Does the bench or bar leave room to walk past?
homegym: squat stand
  broke/fixed: Does the training in the home gym go on around it? | What in the home gym takes the most wear?
gym:
  got: How far is the new gym from the front door? | Which corner of the gym do you end up in so far?
gympeople: gym buddy, training partner, gym partner, running buddy, running partner, run club, running club, running group, tri club, cycling club, lifting partner
  got/began: Who sets the pace, you or the rest of the club? | Which of you decides when the partner session starts hurting? | Which session do you do with the partner or club, the hard or the easy one? | Are you the fast one or the one hanging on in the club?
  broke/quit: Do you train at the same hours without the partner or club? | What did the partner see in your training that you don't?
session: workout, training session, upper body day, push day, pull day, chest day, back day, full body workout, evening workout, lunch workout, solid session
  did/made: Which exercise decided how the workout would feel? | Was there a point in the workout where you nearly packed up? | What was the set of the workout you'd do again? | Did the workout go as written, or did you make it up?
  skipped: Is the missed workout moved or gone? | What did the time of the workout turn into?
  cut: Which exercises stayed in the shortened workout? | What does the shorter workout do better than the long one?
murph: murph, did murph, wod, crossfit open, amrap, emom, chipper, metcon, burpee, burpees, assault bike, wall ball, ski erg
  did: Which round of the wod was the slowest? | Was the burpee or the breathing the worst of it? | How long did you lie on the floor after the wod?
  began: Which part of the wod do you scale for now?
challenge: pushup challenge, push-up challenge, squat challenge, plank challenge, running challenge, yoga challenge, fitness challenge, 30 day challenge, 75 hard, pull-up challenge, burpee challenge
  began: Which day of the challenge looks worst from here? | Who else is in on the challenge, or is it just you? | What counts as done for you in the challenge on a bad day?
  made/did/reached: What stays, now the challenge is over? | Which day of the challenge would you never repeat?
pushup: diamond push-up, decline push-up, ring push-up
  did/reached/made: Where in the push-ups did it turn hard? | How did you build up to that many push-ups? | Chest, arms or core, what gave out first in the push-ups?
  began: Floor, knees or a bench for the first push-ups? | What time of day do the push-ups get done?
core: hollow hold, ab wheel, leg raise, hanging leg raise, l-sit, dead bug, side plank, ab routine, core circuit, core session
  did/made/began: Does the core work come at the start or the end of a session? | Which side shook first in the plank or ab work? | Where do you feel the core work first when you laugh?
  raised/reached: What does the mind do in the last seconds of the plank? | Has any other lift noticed the core work?
handstand: handstand, handstand push-up, crow pose, headstand, handstand walk, side crow, forearm stand, wheel pose, pigeon pose, the splits, front split, middle split
  did/made/reached/began: Wrists or nerve, which is harder in that pose? | What usually ends a handstand for you, the wrists or the nerve? | Wall, mat or open room for the handstand? | Does the pose or handstand look on film as it feels?
yoga:
  reached/made: Which yoga pose came to you late in that time? | What of the yoga has found its way off the mat? | Was there a yoga day that you only did for the count?
  skipped: Where does the body miss the yoga first? | Did the yoga lose to the sofa or to the calendar?
yogamat: yoga mat, manduka, yoga block, yoga strap, exercise mat, gym mat
  got: How long until the new mat stops smelling? | Where does the mat live, rolled up or always out? | Grip or cushion, which did you pick the mat for?
pilates: pilates, reformer pilates, reformer, barre, barre class
  did/began: Where did the pilates find a muscle you had forgotten? | Mat or reformer for the pilates? | Which pilates move made you shake first?
spin: spin, peloton, peloton ride, spinning, spin bike, exercise bike
  quit: What stands in the place of the Peloton now? | Which Peloton class will you miss, if any?
  did: Standing or sitting, where was the spin hardest? | How wet was the floor after the spin?
  got: Where in the house did the Peloton or spin bike go? | Who else has their eye on the spin bike?
  began: Does the saddle or do the legs set the limit in spin so far? | Front row or the dark corner for the spin?
climb: bouldering, climbing, rock climbing, climbing gym, climbing wall, top rope, indoor climbing, bouldering gym, went bouldering, went climbing
  did: What gave out first in the climbing, skin, forearms or nerve? | Slab or overhang, which do you walk to first when climbing? | Did you leave any climb on the wall to come back for?
  began: Which colour or grade do you warm up on in the climbing so far? | Does the height bother you at all in climbing? | Rented shoes still, for the climbing, or your own already?
climbgrade: v1, v2, v3, v4, v5, v6, v7, my project, 6a, 6b, 7a, 5.10, 5.11, 5.12, flashed my first, sent my first, sent my project, sent the project
  made/did/reached/got: Which move had kept you off that project or V3 so far? | Did the project go on a fresh day, or at the end of one?
tenk: 10k, ten k, 10k run, 10k race, ten miler, 10 miler, ten mile, 10 mile, 15k, 10 miles, 8k, 12k
  did/made: Where in the 10k did it stop being comfortable? | Was the second half of the 10k quicker or slower? | Was it a flat 10k or a hilly one? | Is a half marathon any nearer after the 10k?
  reached: Which run before it told you the 10k was coming? | Did you look at the watch in the last stretch of the 10k? | What comes after the 10k mark, longer or faster?
  plans/began: What's the longest you've run on the way to the 10k? | Is the 10k for a time, or for getting round?
fivek: 5 k, five kilometres, parkrun 5k, ran a mile, mile run, timed mile, 3k
  began: What comes after the first 5k, another or further? | Did you start the 5k too fast like nearly everybody?
  raised/rose/fell/cut: Which part of the 5k got quicker, the start or the end? | Does a faster 5k feel easier, or just shorter?
racetime: parkrun time, 5k time, 10k time, mile time, marathon time, half time, half marathon time, 5k pb, 10k pb, parkrun pb, half marathon pb, marathon pb, 5k pr, 10k pr, half pr, marathon pr, mile pr
  cut/reached/fell/did/broke/made/got: Which kilometre did the time come from, an early one or the end? | Which weeks of training are in that time, do you think? | Did you know at halfway that the time was on? | Did you have anybody to chase for that time?
ultra: ultra, trail race, ultramarathon, 50k, 50 miler, 100 miler, 100k, trail marathon, backyard ultra
  did/made: What tasted right late in the ultra, and what didn't? | At which aid station would you have stayed in the ultra? | How far into the ultra did the walking start?
  began/plans: What worries you more about the ultra, the night or the stomach? | What's the longest day out before the ultra? | Will you have somebody along for the last of the ultra?
  skipped/quit/broke: Was it your own call or somebody else's, in the ultra? | How long before you looked up the next ultra?
trail: trail run, trail running, trails, fell run, fell running, trail
  did/made/began: Does the watch make any sense on a trail run, or do you leave it be? | Did you keep your feet on the trail? | Up or down, where do you lose your time on a trail run?
marathon:
  skipped/quit/broke: Does the training for the marathon go somewhere else now? | Will you go and stand at the roadside of the marathon? | Has the entry for that marathon any use next year?
  reached: Which mile of the marathon gave you the time? | Did you dare to look at the clock late in the marathon?
half:
  skipped/quit/broke: Did you go for a run at half marathon hour anyway? | Is there another half marathon near enough to move to?
race: race bib, race entry, age group, fun run, half ironman, 70.3, ironman, sprint triathlon, olympic triathlon, powerlifting meet, local race, duathlon, turkey trot, relay race
  quit/broke: Where in the race did it stop being fun? | Was stopping the race a hard decision or an easy one? | What's the first thing you'd change before the next race?
  reached: Were you counting places during the race? | Did you hear it on the line or find out later at the race?
dnf: dnf'd, dnf, did not finish
  got/did: Where did you decide on the DNF, on the move or sitting down? | What does the DNF leave you wanting, that course again or another?
taper: taper, taper week, tapering, taper madness
  did/began: Which ache has turned up just for the taper?
hills: hill sprint, hill session, hill sprints, hill run, hill reps, stair run, stairs workout, ran hills, ran hill sprints
  did/made/began: Walk or jog back down between the hill sprints? | How many hill reps in did the form go? | Did the hill seem longer with each one?
temporun: tempo run, tempo, threshold run, marathon pace, fartlek, strides, progression run, tempo session
  did/made: Did the tempo feel like an effort you could hold, or a countdown? | Where in the tempo did you first look at the watch? | Was the last mile of the tempo the honest one?
  began/raised: What did the tempo run push out of the week?
run: went running, ran home, ran to work, ran in the rain, ran by feel, ran without music, ran before work, ran before breakfast, ran after work, went for a jog, went for a run
  cut: Where did you turn round on the shortened run? | Does the shorter run bother you, or was it plenty?
  reached: Which of those running years or miles would you do again? | What has changed least about the running in all that?
longrun:
  cut: What told you that the long run was enough for the day?
parkrun:
  skipped: What did nine on a Saturday look like without parkrun? | Did you look the parkrun results up anyway?
  cut: Which kilometre of parkrun did the time come off? | Does the same parkrun course feel shorter now?
volunteered: volunteered at parkrun, marshalled at, helped at parkrun, paced a friend, paced my friend, paced my, paced at, paced a
  did: Which runner will you remember from the day you volunteered or paced? | Was it harder than running yourself, the day you paced or volunteered?
treadmill:
  began: Did you leave the treadmill flat or put it up a notch? | What do you look at on the treadmill?
  broke: Where do the miles go without the treadmill? | Did the treadmill stop under you or just not start?
shoes:
  changed: Where in the new pair of shoes do you feel the difference, heel or toes?
watch:
  rose/fell: Do you believe the watch on that, or wait for a second opinion? | Has the training changed, or only what the watch makes of it?
  skipped: Did the run count without the watch? | Did you guess the pace right with no watch on?
vo2: vo2 max, vo2max, v02 max, fitness age
  rose: Do the runs feel any different with the VO2 max up? | What in the training does the VO2 max seem to listen to?
  fell: Has anything changed, or is it the heat the VO2 max noticed?
  reached: What do you think moved the VO2 max that far? | Would you have guessed the VO2 max from how you feel?
hr:
  reached: Did it feel as high as the heart rate said? | Was the heart rate a spike or did it stay there?
openwater: open water swim, open water swimming, sea swim, wild swim, wild swimming, lake swim, cold water swim, cold water swimming, sea swimming
  did/began/made: How long before the breathing settled in the open water? | What was the getting-dressed afterwards like, on that swim? | Do you swim along the shore or out to something?
swim: swim lesson, swimming lesson, swim set, swam a kilometre, swam without stopping
  reached: Which stretch of the swim stopped being scary first? | What changed first in the swimming, breath or arms?
  skipped: Was it the water or the getting there that lost, on the swim?
stroke: flip turn, tumble turn, bilateral breathing, butterfly stroke, breaststroke, backstroke, freestyle stroke, kick drill, swim drill, freestyle breathing
  fixed/began/made/did: What made the stroke click, somebody's words or a lot of tries? | Does the stroke still hold when you're tired? | How much water went up the nose before the turn worked? | Does the breathing stay even once you're tired?
goggles: goggles, swim goggles, swimming cap, swim cap, swim fins, pull buoy, wetsuit, tow float
  got: Which was wrong with the last goggles or suit, fit or age? | Did the goggles or wetsuit pass the first length?
  broke/skipped: How far can you swim without goggles before the eyes give up?
bike: bike fit, tt bike, folding bike, city bike, fixed gear, single speed
  changed/made: What on the bike turned out fiddlier than it looked? | How did the first ride on the bike go after the work? | Has any old part stayed on the bike?
bikepart: cassette, bike chain, my chain, derailleur, brake pad, bottom bracket, wheelset, groupset, handlebar, bike tyre, tubeless, disc brake, inner tube, new chain, chain and cassette
  changed/fixed/made: Does the bike sound different since the chain or brake job? | Did you need a tool for the chain or cassette that you hadn't got?
  broke: How far was it home from where it went, chain or wheel? | Did the rest of the bike come through it, chain and all?
  got: What was still good about the old chain or wheels? | Is the fitting of the chain or wheels yours to do, or the shop's?
flat: flat tyre, flat tire, puncture, got a flat, pinch flat, pump failure
  got/did/fixed/broke: How long did the puncture take you by the roadside? | Was there a spare in the bag for the puncture? | Did you find what caused the puncture?
pedals: clipless pedal, clipless pedals, clipless, cleat, cleats, cycling shoe, cycling shoes, spd pedal
  got/began/switched: Have you had the slow topple at the lights yet with the clipless pedals? | Which foot do you unclip first from the pedals? | Do the knees agree with where the cleats are?
saddle: new saddle, old saddle
  got/switched/changed: Which of your old saddles was the nearest to right? | Is the saddle at the old height, or did that move too?
century: century, century ride, 100 mile ride, 100k ride, 200k, metric century, audax, gran fondo, sportive, imperial century
  did/made/reached: Which hour of the century was the low one? | What did you eat between the stops of the century or fondo? | Did you ever doubt the century, or only the saddle?
  plans/began: What's the longest you've ridden before the century or fondo? | Is the century with a group or on your own?
bonk: bonked, bonked at, bonked on, bonked hard, bonk, hit the wall
  did/got: How far from home did the bonk come? | What did you eat first after the bonk? | Did you feel the bonk coming, or did the lights just go out?
ride: rode to, rode home, rode in the, rode with, went cycling, went for a ride, mtb ride, brevet, bikepacking, bike tour
  skipped: Was it the weather that had the ride, or something else? | Did you look at the ride outside the window all day?
  reached: Which ride of them all would you do again tomorrow? | How much of the riding was in the rain?
turbo:
  made: Did the fan keep up to the end on the trainer? | Would the climb have been easier outside than on the trainer?
icebath: ice bath, cold plunge, cold shower, sauna, contrast shower, steam room, cold shower today
  did/began: How long until the breath calmed in the ice bath? | Before or after training, the sauna or the ice bath? | What do you think about in the ice bath or sauna?
massage: sports massage, massage gun, deep tissue massage, theragun, massage ball, lacrosse ball, compression boots
  did/got: Which spot did the massage find that you hadn't known about? | Do the legs feel better right after the massage, or a day later?
weekoff: week off training, week off, week of rest, week off running, week off lifting, days off training, week off from the gym, training break, took a break from training, took time off
  did/began/made/reached: What did the body miss first in the week off? | Which session did you come back with after the week off? | Was the week off planned, or did it happen to you?
comeback: session back, first session back, first run back, first workout back, run back, workout back, back in the gym, back to training, back at training, back to the gym, back under the bar, back on the bike, week back
  did/made/began: How much did you leave in reserve on the first session back? | What came back quicker than you'd thought, in that first session? | Which part of the session felt like you'd never been away?
soreness: sore quads, sore glutes, sore calves, woke up sore, sore hamstrings, sore abs, day two soreness
  got/did: Which exercise of the day do you suspect for the soreness? | Which is worse with that soreness, sitting down or getting up? | Will you train around the soreness, or wait it out?
  fell/fixed: Did the soreness go by itself, or with moving about? | What was the first thing you could do again without soreness?
sleep: slept badly, slept terribly, slept well, slept like, slept through, slept four hours, slept five hours, slept six hours, slept seven hours, slept eight hours, slept nine hours, slept ten hours, slept three hours, night of sleep, nights of sleep, sleep tracking, slept great, slept awful, slept poorly, slept in
  did/got: Which part of the day shows what the sleep was like? | Do you train any differently for how you slept? | Is the second night the one that counts for your sleep? | How much of a night's sleep do you notice in the legs?
  skipped/cut: What part of the day pays for the missing sleep? | Do you move the training when the sleep was short?
  reached: Which habit do you thank for that much sleep? | Do the sessions notice the sleep, or only the mood?
preworkout: pre-workout, preworkout, pre workout, pre-workout powder, energy drink
  quit: What was the pre-workout doing for you that coffee wouldn't? | What do you have in place of the pre-workout?
  began/got/did: How long before the session do you take the pre-workout? | Did the pre-workout do the work or the tingle?
protein: pea protein, casein, vegan protein, hitting my protein, hit my protein, hit protein
  quit: What's for breakfast or after training without the protein powder? | Did the stomach have a say about the protein?
oats: overnight oats, oats, oatmeal, porridge, smoothie, protein pancake, protein oats, egg bites, granola, protein balls
  did/made/began: What goes on top of the oats or into the smoothie? | On which day do you get tired of the oats?
gels:
  did/got: Which flavour of gel goes down at the end? | How many gels are too many for you?
niggle: my knee, my achilles, my hip, bad knee, knee pain, my ankle, my lower back
  rose: Which everyday movement tells you that the knee or niggle is better?
injury: foot injury
coach: coach's plan
instructor: instructor exam, fitness instructor exam, pt exam, pt course, personal training exam, yoga teacher training, coaching course, personal trainer certification, first client, spin instructor, level 3, instructor course, coaching exam
  did/reached/began/made: Which part of the course or exam will you still use in a year? | Who will be the first you teach or train after the course? | What did the course or exam say that your own training doesn't do?
mobility: touch my toes, couch stretch, hip mobility, ankle mobility, hip stretch, morning stretch, pigeon stretch
  reached/rose: Which lift or movement has the mobility freed? | When did you notice the mobility had come?
log: training peaks, trainingpeaks, spreadsheet of my lifts, gym log, running log
  tested/did: What did the log know that you'd forgotten? | Which line in the log would you not have believed?
walk: walking pad, went for a walk, walked to work, walked home, walked the dog, evening stroll, lunchtime walk
  reached/raised: Which hour of the day gave room for the longer walk? | Does the walk count as training for you, or as the break from it?
  skipped: What did the day feel like without the walk? | Was it the rain or the desk that had the walk?
plan: training plan, marathon plan, running plan, half marathon plan, workout plan, 12 week plan, 16 week plan, race plan, training cycle, hypertrophy block, strength block, base building, base phase
  began: Which week of the plan looks the hardest on paper? | What did the plan make you take out of the week? | Does the plan start harder or easier than you'd have chosen?
  made/did/reached: What will you do with the first free week after the plan?
  quit/skipped: Which day of the plan was the one that didn't fit? | Will you train without any plan for a bit, or find the next?
  changed: How much of the old plan survived? | Which session in the plan was not to be touched?
consistency: my gym habit, the gym habit
  reached: Which week was the nearest thing to dropping the habit? | What's the smallest session that still counts for the habit?
cardio: stairmaster, elliptical, incline walk, 12-3-30, stair climber, cross trainer, cardio session
  did/began: What gets you through the last ten minutes of the cardio? | Before lifting or after it, the cardio?
  skipped: Which cardio would you still do if you had to choose one? | Does the lifting notice the missing cardio?
morning:
  did: What time does the alarm go for the morning workout? | How's the rest of the day after the early workout?
streak: rest streak, days straight, weeks straight
blister: black toenail, toenail, lost a toenail, lost my toenail, calluses, callus, torn callus, ripped callus, foot blister, heel blister
  got/broke/did: At which mile or set did you notice the blister or toenail? | Same spot as always, the blister or callus?
`
