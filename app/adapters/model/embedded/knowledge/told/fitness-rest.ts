/** More for what is told most of the things of `fitness.ts` and `fitness-more.ts`. */
export const fitnessRest = `
squat:
  did/made: Did the squats come first, or after something else? | Did the squats feel how you'd expected on the way in? | How long did you sit down between the squats? | Where were your eyes during the squats, floor, wall or mirror? | Did the walkout feel steady on the squats? | Did the squats set the mood for whatever came after?
  raised/rose: Which squat weight do you load without thinking by now? | Has the walkout got any calmer as the squat went up? | Does the old top squat feel light now, or merely familiar? | Does anything outside the gym feel lighter with the squat up? | Has any other lift come along with the squat? | Is the top squat one you look forward to, or get nervous about?
  reached: Was anyone watching that squat, or was it just you and the rack? | Did the bar feel heavy on the back for that squat, or only lower down? | Did you get that squat on video, or is it your word? | Were you thinking of anything on the way down in that squat? | What did you do in the minute after that squat? | Was it the first go at that squat, or had it said no before?
bench:
  did: Did the bench go better than the warm-up promised? | Was the bench free, or was there a queue for it? | Which bench set would you like to have back? | Did the last bench set stay as tidy as the first? | Is it the chest, shoulders or triceps that the bench leaves sore? | Was the bench the lift you'd come for, or a side dish?
  raised/rose: Which bench weight has turned into a warm-up? | Is there a round number on the bench within sight now? | Do the shoulders agree with the bench going up? | Did the bench sit still for a while before it moved? | Is a spotter part of the bench now that it's up? | Is the bench ahead of your other lifts now, or still behind them?
  reached: Who was the first to hear about the bench? | Had that bench got away from you before? | Did the bench feel heavy in the hands or light? | What was the last warm-up before that bench? | How long did you lie there after the bench was racked? | Did your feet stay put on that bench?
deadlift:
  did/made: Were the deadlifts pulled in socks, flats or trainers? | Where in the session did the deadlifts come? | Did the first deadlift off the floor feel like the rest? | Did the deadlift warm-ups feel light or heavy on the day? | Did you have anything left for other lifts after the deadlifts? | Did the shins come out of the deadlifts with all their skin?
  raised/rose: Does the deadlift still break the floor as quickly at the higher weight? | Which weight on the deadlift counts as a warm-up now? | Does the deadlift pull ahead of the squat, or the other way round? | Does the old deadlift weight fly up now, or still ask for a fight? | Do you need longer between heavy deadlifts now it's up? | Is the next deadlift plate in sight, or a different season?
  reached: How long did you stand over the bar before that deadlift? | Did the deadlift lock out cleanly, or did you have to fight for the top? | What was the jump before that deadlift, a small one or a brave one? | Did that deadlift come down under control, or just drop? | Was there chalk on the hands for that deadlift? | When did that deadlift first become the number to chase?
pullup:
  reached: Did the pull-ups feel any easier than you'd imagined? | Was anyone counting the pull-ups for you? | Had you come close to that pull-up mark before? | Overhand, underhand or neutral for that pull-up? | Was that from a dead hang, the pull-up? | What does the pull-up bar get asked for next?
  began: What made it pull-ups and not another exercise? | How long can you hang from the bar, before any pull-up? | What would count as the first real pull-up for you? | Which days of the week are pull-ups on for now? | Overhand or underhand, which way do the first pull-ups go better? | Is there somebody whose pull-ups put the idea in your head?
lifting:
  began: Is there a machine or bar you're leaving for later in the lifting? | Where does the lifting make you sore so far, if anywhere? | Did you come to lifting from another sport, or from nothing? | What would you like lifting to make easier outside the gym? | Which lift do you still film or look up before lifting? | Does anyone at home or work know you're lifting?
  reached: What would the you of the first lifting day not believe? | Do the lifting goals of the start still matter to you? | What's the longest break you took from lifting in that time? | Which lift did you avoid longest since you began lifting? | Has the reason you go lifting stayed the same? | What does lifting get in the next stretch, a number or just time?
programme:
  began: Which lift are you hoping the programme moves? | How long does the programme run before you may judge it? | Is there a lift missing from the programme that you'll sneak in? | Where did you come across the programme? | How many days of the week does the programme claim? | Does the programme fit the days you've got, or must the days bend?
deload:
  did/began: Did you arrive at the deload tired, or just on schedule? | Which lift is hardest to keep light in a deload? | Is the deload a relief by now, or an itch? | Do you leave the gym early in a deload, or fill the time? | Does the appetite stay the same in a deload? | Which session do you want back first after the deload?
homegym:
  got/made: What was the first piece of the home gym through the door? | Second-hand or new for most of the home gym? | Does the rest of the household use the home gym? | How cold does the home gym get in winter? | What does the home gym still lack? | Music, radio or silence in the home gym?
gym:
  began: Did anyone show you round the gym, or did you find your way? | Did the gym feel the way you'd pictured it? | Do you head for the free weights or the machines at the gym so far? | Headphones or open ears at the new gym? | Did you leave the gym wanting more, or wanting a lie-down? | Does anyone talk to you at the gym yet?
  did: How full was the gym when you got there? | Did the first ten minutes at the gym tell you what was coming? | Was there anything at the gym you'd meant to do and left? | Who else was at the gym at that hour, regulars or strangers? | Was there a moment at the gym when you nearly called it a day? | What was in your ears at the gym?
  skipped: Was the gym bag already packed by then? | Did the body ask for the gym later in the day? | Is tomorrow's gym visit bigger for it, or just the same? | Did you feel better or worse by bedtime without the gym? | Which exercise was it the day for at the gym? | Would half an hour at the gym have been possible, or nothing at all?
pr:
  reached/did/got/made/broke: Was there anybody about to see the PR? | What did you eat on the day of the PR? | How had you slept before the PR? | Was there a shout after the PR, or just a nod? | Had you told anyone you were going for a PR? | How long had the old PR been standing?
legday:
  did/made: Which is worse after leg day, the next morning or the one after? | Is the drive or walk home worse after leg day? | Squats first on leg day, or something to wake the legs up? | Which day comes after leg day in your week? | How hungry does leg day leave you? | Was there a leg day exercise you nearly left out?
restday:
  did: What filled the training hour on the rest day? | Which part of you was gladdest of the rest day? | Was the rest day on the plan, or did the body vote? | Did any training sneak into the rest day after all? | How late in the rest day did the legs come round? | Is the rest day a fixed one in the week, or does it move?
run:
  did/made: Which part of the run would you do over? | What was the weather doing to the run? | Who or what did you meet on the run? | Were the legs willing at the start of the run? | Did the mind wander on the run, or stay with the legs? | Was it straight under the shower after the run, or did you linger?
  began: What did you wear on the first runs, proper kit or what was there? | Who knows that you've started running? | Is running anything like you thought it would be? | Does talking still work while you run? | How do the calves and shins take the first runs? | Is there a distance in mind for the running, or just going out?
  quit: Are the running shoes still by the door? | Which run was the last, and did you know it then? | Which of your routes would you miss without running? | Does anything still pull when another runner goes by? | Does the head or the body notice the missing running first? | What would running have to look like for another go?
  skipped: What did you do with the hour meant for the run? | Was it the legs or the head that voted against the run? | Is a missed run easy for you to forgive? | Which run was it in the week, one that matters or a filler? | Did a walk get the run's place, or the sofa? | When in the day did you know the run was off?
easyrun:
  did/made: Was it hard not to speed up on the easy run? | What follows the easy run in the week, something hard? | Did anyone pass you on the easy run, and did you let them? | Is the easy run your favourite of the week or the filler? | Was the easy run by minutes or by miles? | What did you notice on the easy run that you'd miss at speed?
longrun:
  did/made: At which point of the long run did you first think of the end? | Alone or with company on the long run? | What's the rest of the day like after the long run? | Was there a hill in the long run, and did it come late? | What did you listen to on the long run, if anything? | Did anything rub by the end of the long run?
  skipped: When did you last leave a long run out? | Does the long run move to a weekday, or wait for the weekend? | Would half the long run have been an option? | Were you relieved or cross by noon, without the long run? | Was the long run one that matters, or one of many? | Which run gets longer in the long run's place, if any?
intervals:
  did/made: Alone or in a group for the intervals? | Were you looking forward to the intervals, or dreading them? | Which came back slower between the intervals, breath or legs? | Did the wind take a side in the intervals? | Did you start the intervals too hard, or just right? | What did the cool-down after the intervals look like?
race:
  did/made: How crowded was the start of the race? | Was anyone waiting for you at the end of the race? | Which choice before the race would you make again? | Were you in a bunch or on your own for most of the race? | What was the first proper meal after the race? | Where did the race hurt first, legs, lungs or head?
  plans: Which half of the race do you expect to go better? | Will anyone stand at the side of the race for you? | What are you going to wear on race day, or is it still open? | Is it a race you've done, or a blank page? | How do you get to the race start in the morning? | Which part of the race have you run through in your head?
fivek:
  did/made: What did the breathing sound like at the end of the 5k? | Did you warm up before the 5k, or use the first kilometre? | Was there somebody ahead of you in the 5k you could use? | Which kilometre of the 5k would you run again differently? | Did you sprint the end of the 5k, or was there nothing left? | How long until you could talk after the 5k?
  reached: Whom did you tell about the 5k first? | Which had to catch up for the 5k mark, the breath or the legs? | Was it a course you know, the one for that 5k? | Had you set out for that 5k, or did it turn into one? | Was that 5k ever in doubt on the way round? | What was the weather like for that 5k?
half:
  did/made: Was there anyone at the roadside of the half marathon for you? | Which of the long runs before it was most like the half marathon? | When did you dare believe in the half marathon finish? | What did you eat the night before the half marathon? | Did the start of the half marathon pull you along too fast? | What was the first sit-down after the half marathon like?
marathon:
  did/made: What did you think at the marathon start, with all of it to come? | Who did you see first after the marathon line? | Did you eat in the marathon the way you had in training? | Were you mostly alone late in the marathon, or in a crowd? | How did the evening after the marathon go, sofa or out? | How long before you say the word marathon again?
  plans: Who already knows about the marathon? | Spring or autumn, which marathon season suits you? | Which marathon course is it, flat and fast or pretty? | What do you fear more about the marathon, the training or the day? | What's the furthest your legs have been, on the way to the marathon? | When does the marathon turn from an idea into an entry?
parkrun:
  did/made: Did you do the parkrun flat out, or as a run in company? | What was underfoot at parkrun, mud or tarmac? | Were there familiar faces round you at parkrun? | Did you get to parkrun early or at the last whistle? | What did the first kilometre of parkrun do to the rest? | Which stretch of your parkrun course do you like least?
c25k:
  began: Which days are the couch to 5k days? | What made it couch to 5k this time, and not just running? | What do you do on the days between the couch to 5k runs? | Did the first couch to 5k run feel too easy or too hard? | Is anyone doing couch to 5k along with you? | What's in your ears besides the couch to 5k voice?
shoes:
  got: Have the new shoes been outside yet, or only round the house? | Do the new shoes look like something you'd have chosen by colour? | Same model of shoes as before, or a step into the unknown? | Are the new shoes for dry days only, or for anything? | Did you lace the new shoes your way, or leave them as they came? | How many pairs of shoes are in the rotation with these?
  broke: Had the shoes given any warning before that? | Do you have a next pair of shoes waiting? | Would you get the same shoes again after that? | Which surface wore the shoes down most? | Left or right, which of the shoes went first? | Did the shoes go on a run, or between two?
watch:
  got: What was on the wrist before the new watch? | Did the new watch go on for sleep too, or only for training? | Which sport was the first on the new watch? | Are the buttons or the screen of the watch easier with sweaty hands? | How much of what the watch can do will you ever use? | Has the new watch told you anything you didn't want to know yet?
mileage:
  raised/rose: Which day of the week feels different with the mileage up? | Do you go to bed earlier since the mileage went up? | Is there a goal behind the mileage, or just wanting to run? | Is there a mileage you wouldn't go past? | Are the shoes wearing through quicker with the mileage up? | How are the calves at this mileage in the morning?
treadmill:
  did: How long before you looked at the treadmill clock? | Would the same session have felt harder outdoors than on the treadmill? | Did the legs feel different from outdoors after the treadmill? | Was it steady on the treadmill, or did you play with the buttons? | Was there a window, a wall or a screen at your treadmill? | Did the ground feel strange when you stepped off the treadmill?
bike:
  got: What's the first thing you'll change on the new bike? | Where will the bike be kept, indoors or out? | What colour is the bike, and did that count? | Did the bike come from a shop, online or a stranger? | What did you ride before this bike? | Which route will the new bike be shown first?
ride:
  did: Did the ride go where you'd meant it to? | Alone or in company on the ride? | Was any road on the ride new to you? | Were you dressed right for the ride? | Did the legs come good on the ride, or were they there at the start? | Was there a downhill on the ride worth the climbing?
swim:
  did/made: How busy was the water for the swim? | Which stroke carried most of the swim? | What was the last length of the swim like? | How hungry does a swim leave you? | Did anyone in the water set your pace on the swim? | How do the shoulders feel after the swim?
  began: What made it swimming, and not another sport? | Which lane do you go to for the swimming? | Is it the first swimming since school? | How did the first lengths of swimming feel, panic or play? | What's the first distance you want from the swimming? | Early, lunch or evening, when is the swimming quietest?
hike:
  did/made: How early did you set out on the hike? | What did the feet say after the hike? | Where on the hike did you stop longest? | Did you go wrong anywhere on the hike? | What did the weather do halfway through the hike? | Was the hike longer than it looked on the map?
yoga:
  did: Was it a calm yoga session, or a sweaty one? | How was getting up from the floor at the end of the yoga? | Did you fall asleep at the end of the yoga, or come close? | What had the body been doing before the yoga? | Was there a yoga pose you left out or softened? | Does the yoga sit in the back or the hips the next day?
  began: Did yoga make sense from the first go, or is it still odd? | Which part of the body resists the yoga most? | How do you find the lying still at the end of yoga? | Which is harder so far in the yoga, the moving or the holding? | What time of day does the yoga get? | How do you follow the yoga, by watching or by listening?
walk:
  did: How far did you mean to go on the walk? | Was it a walk with a goal, or just out? | Which part of the day did the walk split in two? | What did you notice on the walk that you usually pass? | Did you come back from the walk the same way? | Was it a brisk walk or a dawdle?
steps:
  reached/did: Did you look at the steps during the day, or only at the end? | What brought in the last of the steps? | Which shoes did the steps happen in? | Was it a working day, the one with the steps? | How did the feet feel at bedtime after the steps? | Did the steps come easily, or did you have to go and fetch them?
protein:
  raised: Which meal of the day is hardest to get protein into? | Has anything left the plate to make room for the protein? | Does the shopping look different with the added protein? | Is there a protein food you're getting tired of? | Who else at the table eats along with the extra protein? | Do you plan the protein in the morning, or add up at night?
mealprep:
  did/made: Which job in the meal prep would you gladly hand over? | What was on while you did the meal prep? | Which box of the meal prep are you looking forward to? | How full is the fridge after the meal prep? | Does part of the meal prep go in the freezer? | Does anyone else eat from the meal prep?
creatine:
  began: Had you been thinking about creatine for long? | Is there anything you expect to notice from the creatine? | Powder, capsules or gummies for the creatine? | Who told you about creatine, the gym or the internet? | Do you have somewhere to put the creatine so it isn't forgotten? | Which lift would you like the creatine to show up in?
sleep:
  rose: Has anyone noticed the better sleep besides you? | Is it falling asleep or staying asleep that has changed in the sleep? | Do you need less coffee since the sleep improved? | Which session of the week gains most from the sleep? | Does the better sleep hold at the weekend? | What time do you wake by yourself, with the sleep better?
  fell: How long until the training pays for the sleep? | Is it every night that the sleep is off, or just some? | Does the bad sleep come with hard sessions, or whatever you do? | Does a nap make up for any of the sleep? | Do you look at a clock at night when the sleep is bad? | What has helped the sleep before?
  did/got: Does the morning session go ahead after a sleep like that? | What was the evening before that sleep like? | Would the watch have scored the sleep as you did? | Which part of a workout gives the sleep away? | Coffee earlier or later after a sleep like that? | Did the bed, the head or the day decide that sleep?
niggle:
  got: When in the day is the niggle at its loudest? | Had you changed anything in the week before the niggle? | Is it an old niggle come back, or a new one? | How are the stairs with the niggle? | Does the niggle warm up and go, or build as you move? | Is there a session you'd leave out for the niggle?
injury:
  got: Does the injury rule out all training, or only some of it? | What did people around you say about the injury? | Do you go and watch the others during the injury, or stay away? | Who do you ask about the injury first? | Was the injury a sudden thing, or did it creep in? | What's the hardest thing to leave alone with the injury?
morning:
  began/switched: What time is lights out since the morning workouts? | How many alarms does the morning workout take? | What's the hardest minute of the morning workout, the first up or the first in? | Who else is up at the hour of the morning workout? | Do the weights feel heavier in the morning workout? | Does coffee come ahead of the morning workout, or afterwards?
streak:
  reached: Did you set out to build the streak, or notice it one day? | Where were you on the oddest day of the streak? | Who else is counting the streak? | When in the streak did the count begin to matter? | What would be a good enough reason to end the streak? | What do you do on the day the streak reaches the next round number?
session:
  did/made: Did the mind stay on the workout, or wander off? | Was there an exercise in the workout you only did because it was due? | Was your mood any different after the workout? | Did you time the rests in the workout, or go by breath? | Was anyone with you for the workout? | What's the first thing that will be sore from the workout?
  skipped: When did you know the workout wouldn't happen? | Which workout was it, one you like or one you don't? | How do you feel about the missed workout by evening? | Is there a short version of the workout for days like that? | What does a missed workout do to the next one? | Was the kit on already when the workout was called off?
climb:
  did: Was there a climb that kept throwing you off? | How are the fingertips after the climbing? | Did you get help with the moves while climbing, or work them out alone? | How long until opening a jar works again after climbing? | Did you have company for the climbing? | Was the last climb of the day one too many?
tenk:
  did/made: Did you pass or get passed late in the 10k? | Was there water on the way round the 10k, and did you need it? | Was the pace of the 10k there from the start, or did it come? | What did you think about at halfway in the 10k? | How did the legs feel the morning after the 10k? | Who were you running with in the 10k, if anyone?
racetime:
  cut/reached/fell/did/broke/made/got: Were the conditions kind to that time? | Did the watch and the official time agree? | Did the time look right when you first saw it? | Is there a bit of that time you left on the course? | Had you told anyone the time you were after? | Which stretch of the course could have cost you the time?
plan:
  began: Who wrote the plan, a coach, a book or you? | Which day of the plan is the rest day? | Where does the plan hang or live, wall or phone? | Which session in the plan have you never done before? | What happens to the plan in a week with no time? | What's the first point in the plan that shows if it works?
comeback:
  did/made/began: What did you start with in that first session back? | Were you nervous before the first session back? | Did anyone at the gym or club notice you were back? | How long do you think until it feels normal to be back? | Where will you be sore from the first session back? | What had you missed most, now that you're back?
soreness:
  got/did: How many days does that kind of soreness stay with you? | Did the soreness come the same night, or take its time? | Which everyday thing does the soreness make ridiculous? | Is that soreness where you'd have expected it? | Bath, walk or nothing at all for the soreness? | Had it been a while since soreness like that?
`
