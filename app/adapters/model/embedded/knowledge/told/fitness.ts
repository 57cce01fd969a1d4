import { fitnessMore } from './fitness-more.ts'
import { fitnessRest } from './fitness-rest.ts'
import { told } from './format.ts'

/** Strength, running, mobility and recovery. */
export const fitnessTold = told(`
squat: squat, back squat, squat session, squat day
  did/made: Which squat set moved best, the first heavy one or the last? | Which cue do you actually think about at the bottom of a squat? | Did you film any of the squats, or go by feel?
  raised/rose: Did the squat move at a set pace, or in one jump? | Where do you feel the added squat work first, legs or back? | Are the easy squat sets quicker now too, or is it only the top end?
  fell: Is it the squat alone, or have the other lifts slipped with it? | Did the squat feel heavy in the warm-ups already?
  reached: Did the last warm-up squat tell you it was there? | Where did the squat slow down, out of the hole or nearer the top? | Is there a next squat number already, or does this one get to sit a while? | Was that squat planned for the day, or did the bar just feel light?
  broke: Where did the squat stop, in the hole or halfway up? | How did you get out from under that squat? | Did the squat feel wrong on the way down already?
  skipped: Is it a good feeling or a nagging one, the day without squats? | What got the energy the squats would've taken?
bench: bench press, bench, benching, incline bench, close grip bench
  did: Paused or touch-and-go on the bench? | Did you have someone for the liftoff on the bench, or unrack it yourself? | Where does your bench slow down, off the chest or near lockout? | Do you bench first in the session, or after something heavier?
  raised/rose: Which sets of the bench moved first, the heavy ones or the long ones? | Did the overhead work come up along with the bench?
  fell: Is the bench down for heavy singles only, or on the longer sets too? | Did the bench fade over weeks, or just turn up lighter one day?
  reached: Did you know from the liftoff that the bench was going up? | Does the bench count for you touch-and-go, or does the paused one decide? | Did you have a spotter for that bench, or trust the pins?
deadlift: deadlift, deadlifting, conventional deadlift
  did/made: Did the grip or the back finish first on the deadlifts? | Straps, hook or mixed grip for the heaviest deadlifts? | Do you reset every deadlift on the floor, or touch and go? | Where do the deadlifts turn up the next day, hamstrings or back?
  raised/rose: Is the grip keeping up with the deadlift? | What does the extra deadlift work cost you the next day?
  reached: Did the deadlift leave the floor quickly, or did you have to wait for it? | Belt and straps on that deadlift, or bare? | At which plate did you know the deadlift was on?
  broke: Did the deadlift leave the floor at all, or stick at the knee? | Was it the hands or the back that ended the deadlift? | Would another five minutes' rest have changed that deadlift?
ohp: overhead press, ohp, strict press, shoulder press, military press, push press
  did: Do you press first in the session, or after the bench? | Where's the hard inch of the press for you, off the shoulders or past the forehead? | Which comes out better for you, the standing press or the seated one?
  raised/rose: Have you got the tiny plates, or does the press have to go up in big jumps? | Does the press move on a tired day too, or only on a fresh one? | Does the press go up on the longer sets too, or only for a heavy single?
  reached: Did the press go up in one line, or was there a lean in the middle? | How far behind the bench does your press sit now? | Was that press at the start of the session, or after other work?
pullup: pull-up, pullup, pull ups, chin-up, chinup, chin ups, assisted pull-up
  did: Where in the pull-up does it stop first, off the hang or near the bar? | Do you do pull-ups first, or once the back is already tired? | Dead hang between pull-ups, or straight into the next?
  began: Bands, negatives or plain hanging to start the pull-ups? | Is it grip or back that stops the pull-ups for now? | Is the pull-up bar in a doorway, a park or the gym?
  raised/rose: Have the elbows kept up with the pull-ups, and the grip? | Which feels the extra pull-up work first, the back or the forearms?
  reached: Which other exercise do you credit for the pull-ups? | Were the pull-ups done first in the session, or after other work? | Did the pull-up mark come on a fresh day, or out of nowhere?
lifting: lifting, strength training, weight training, lifting weights, resistance training, weightlifting
  began: Free weights or machines for the first weeks of lifting? | Which lift felt natural first when you started lifting? | Who showed you the lifts, a person, an app or a lot of videos? | Two days, three, or by feel, for the lifting?
  quit: Which lift do you miss, if any, since you stopped lifting? | Did lifting stop on one day, or thin out over weeks? | Would you come back to lifting at half the days?
  reached: Which lift changed most in that time of lifting? | Whose lifting advice from the start do you still use? | Which habit from the first month of lifting is still there?
programme: training programme, workout programme, programme, training program, workout program, program, 5x5, stronglifts, starting strength, 5/3/1, gzclp, push pull legs, ppl, workout split, training block
  began: Which day of the programme looks worst on paper? | Did you start the programme at the suggested weights, or lighter? | Which lift will this programme test first, do you think?
  switched: What did the old programme do that this one doesn't? | Does the new programme leave you sore in other places? | Did the weights carry over to this programme, or did you start low again? | Which day of the new programme do you already look forward to least?
  quit: Which session of the programme won't you miss? | Is anything from that programme worth taking along to the next? | Are you without a programme for now, or already onto another?
  made: Which lift is the programme really about? | Which day of the programme would you change first? | Who else would you give the programme to?
  changed: Did the total work in the programme stay the same? | How long will the changed programme get before you judge it?
deload: deload, deload week, light week, deloading
  did/began: Less weight or fewer sets for the deload? | How heavy did the light sets feel on the first deload day? | Which ache goes quiet first in a deload? | What do you do with the spare time in a deload week?
  plans: Is the deload on the calendar, or are you waiting to feel it? | What are you leaving in during the deload? | Will anything besides the weights go light in the deload?
  skipped: How do you decide which deload to leave out? | How did the week go in place of the deload, up or flat?
kettlebell: kettlebell, kettlebell swing, turkish get-up, kb swing
  got: Is the kettlebell meant for swings, carries or presses? | Where does the kettlebell live, so that it gets used? | Cast iron or competition style, and did the kettlebell handle decide it?
  began: Swings first, or get-ups, with the kettlebell? | Where do you feel the kettlebell most the day after, hips or forearms? | How did you learn the kettlebell hinge, from someone or from videos?
  did: Did the grip or the lungs give in first with the kettlebell? | Were the kettlebell sets counted or on a timer?
dumbbell: dumbbell, adjustable dumbbell, powerblock, dumbbell set
  got: Which lift outgrows these dumbbells first, do you reckon? | Are the dumbbells the whole set-up, or do they join something?
  switched: Which side turned out weaker on the dumbbells? | Did the shoulders notice the move to dumbbells? | Which barbell lift doesn't carry over to the dumbbells?
homegym: home gym, garage gym, power rack, squat rack, half rack, basement gym
  got/made: Which exercise shaped the home gym most? | What gets the first session in the home gym? | Which piece of the home gym did you go back and forth on longest? | What's on the floor of the home gym?
  changed/raised: What had to move in the home gym to make it fit? | Does the home gym see more use since the change? | What in the home gym is next to be sold or swapped?
  plans: Which lift is the home gym being built around? | Will the home gym replace a membership, or sit beside it? | Is the ceiling high enough for pressing in the home gym?
gym: gym, gym membership, puregym, planet fitness, gym session, gym floor
  began: What was the first thing you walked up to at the gym? | Which hour did you pick for the gym, and is it busy? | Did you have a plan in your pocket for the gym, or look around first?
  did: Which set had you gone to the gym for? | Did you get everything you wanted at the gym, or work around a queue? | Was it a short gym visit, or did it grow once you were there?
  quit: Did the gym make it simple to leave? | Which machine at the gym can't you replace?
  switched: Which piece of kit decided the new gym? | What did the old gym have that you'll miss? | How long did it take to find everything in the new gym?
  skipped: At what point was the gym off the table? | Did anything at home stand in for the gym?
pr: pr, pb, personal best, personal record, one rep max, 1rm
  reached/did/got/made/broke: Was the PR planned for that day, or did it just turn up? | Which session before it told you the PR was close? | Did the PR feel as hard as the one it replaced? | How long does the PR get to stand before you go near it again?
  plans: What tells you the PR is ready to be tried? | Is there a day set for the PR attempt, or does it wait for a good one? | What's the number you'd settle for on the PR day?
warmup: warm-up, warmup, warming up, warm up
  did: Which part of the warm-up would you never drop? | Does the warm-up tell you what kind of day it'll be? | Is the warm-up the same every time, or does it follow what's coming?
  skipped: Did the first working set pay for the missing warm-up? | Would you notice a skipped warm-up before a run as much as before lifting?
  changed/cut/raised: Which set notices the different warm-up, the first or the heaviest? | Which drill in the warm-up is only there out of habit? | Does the warm-up still work on a cold morning?
legday: leg day, legs day, lower body day, leg session
  did/made: Which exercise do you leave to the end of leg day? | Sitting down or getting up, which is worse after leg day?
  skipped: Did upper body get a second turn in leg day's place? | Is leg day off the mind, or already planned for tomorrow?
restday: rest day, recovery day, day off training
  did: Was it a real rest day, or one with a long walk in it? | Did you get restless on the rest day, or was it overdue? | Do you eat differently on a rest day?
  raised: Which session made way for the rest day? | Where in the week did the extra rest day land? | Do you leave the day completely empty now it's a rest day?
  skipped: Did the session that replaced the rest day feel worth it? | Which day picks up the missed rest day?
  plans: Is anything allowed on the rest day, or is it strictly the sofa? | How hard is it for you to leave the shoes alone on a rest day? | What comes the day after the rest day?
run: run, running, jog, jogging
  began: On these early runs, is it the lungs or the legs that ask to stop? | Do you run by time, by distance or to the next lamp post for now? | Where do the first runs go, a loop or out and back? | What have you tied the runs to, a time of day or a gap in the week? | Do you take walk breaks on the runs, or slow right down?
  did/made: Did the second half of the run feel better than the first? | Was it a set route, or did the run decide where to go? | Did you keep looking at the watch on the run, or leave it alone? | Was there a point on the run where turning round looked tempting?
  quit: What took the slot running used to have? | Is it running you're done with, or the schedule around it? | Do you still notice good running weather?
  skipped: Was the run off before the shoes were on, or after? | Does the missed run move to tomorrow, or is it simply gone?
easyrun: easy run, easy pace, easy mile, zone 2, zone 2 run, recovery run, running easy, slow run, ran easy, ran slow
  did/made: What kept it an easy run, the breathing or the number on the wrist? | Did the easy run stay easy up the hills? | Could you have talked all the way through the easy run? | Did the legs feel better or worse after the easy run than before it?
  began/switched: Do you have to walk the hills to keep it easy? | What do you steer the easy runs by, heart rate, breath or pace?
longrun: long run, ran long, long slow run, sunday long run
  did/made: Which mile of the long run felt longest? | Did you eat anything on the long run, or save it all for after? | Were the last miles of the long run the quickest or the slowest? | What did you crave after the long run? | Loop, out and back, or one way for the long run?
  raised: Where do the extra miles on the long run land, feet, hips or head? | Did the rest of the week shrink to make room for the long run? | Do you carry water now the long run has grown?
  skipped: Will the next long run keep its distance, or take a step back? | What did the day look like without a long run in the middle of it?
  plans: Is the route for the long run settled, or decided at the door? | What goes in the pockets for the long run? | Breakfast before the long run, or just coffee? | Is any of the long run meant to be at pace, or all of it slow?
intervals: intervals, interval session, speedwork, track session, mile repeats, hill repeats, 400s, 800s, interval training
  did/made: Which of the intervals was slowest, the middle one or the last? | Jog or stand still between the intervals? | Were the intervals run to a clock or to feel? | At which of the intervals did you start counting down instead of up? | Was there one more left in you after the last of the intervals?
  began/raised: How did you pick the pace for the intervals? | Track, road or treadmill for the intervals? | What moved in the week to make room for intervals? | Which run feels different now there are intervals in the week?
  skipped: Did the intervals turn into an easy run, or into nothing? | Is it a relief, or do the missed intervals nag?
race: race, race day, triathlon, hyrox
  did/made: Did the race plan survive the start? | At what point in the race did you know how it would go? | Did you pass people late in the race, or get passed? | What was breakfast on race morning? | Which bit of the race do you keep going back to?
  plans: Is there a number you'd be pleased with at the race, or is it about the day? | What's the last hard session before the race? | Have you seen any of the race course beforehand?
  began: What does the race entry change first in the week? | Did you enter the race before or after telling anyone? | Is the race the goal, or the excuse to train?
  skipped: Did you go and watch the race anyway, or stay well away? | Does the race entry carry over to next year? | What did race morning look like instead?
fivek: 5k, five k, 5k run, 5k race
  did/made: Where did the 5k start to bite, halfway or only near the end? | Did you have a pace in mind for the 5k, or just go? | How was the last kilometre of the 5k against the first? | Was the 5k flat, or was there a hill in the wrong place?
  reached: Which run told you the 5k was close? | Did you know before the line that the 5k was there? | Does the 5k stay the target, or does the distance go up now?
  plans: Is the 5k a timed one with a crowd, or you and a loop? | Is the plan to run the 5k evenly, or go and hang on? | What's the longest run you'll have done before the 5k?
half: half marathon, half-marathon, 13.1, first half marathon
  did/made: At which mile did the half marathon turn into work? | Did the half marathon feel like two halves, or one long stretch? | Did you take anything on the way round the half marathon? | How did the feet come out of the half marathon? | Never again, or when's the next, after that half marathon?
  began: Which day of the week does the half marathon training take over? | How far was the longest run you'd done before signing on for the half marathon? | Which worries you more about the half marathon, the distance or the long runs before it?
  plans: Is the half marathon for the time or for getting round? | How long will the last long run be before the half marathon? | Is it a half marathon you know, or a new course?
marathon: marathon, 26.2, marathon training, marathon block, first marathon
  did/made: Where in the marathon did it stop being a long run? | How did the marathon look in the last 10k? | How are the stairs since the marathon? | Did the crowd help in the marathon, or was it noise by then? | Which mile of the marathon do you hardly remember?
  began: Which long run in the marathon plan do you look at most? | What gives way first in the week to marathon training?
  plans: Is the marathon a time you're after, or a finish? | Is there a race on the way to the marathon, or straight there? | Have you picked a marathon plan, or are you making one up? | What would you have to drop from the week for the marathon?
parkrun: parkrun, park run
  did/made: Where in the parkrun field did you line up? | Hilly or flat, your parkrun course? | Was there someone to chase at parkrun? | Did parkrun end at the finish line or at the café?
  began: Did you go to your first parkrun with somebody or alone? | Was the barcode printed, or on the phone, for parkrun?
  reached: Which parkrun of them all do you remember best? | Are most of the parkruns on one course? | Do you volunteer at parkrun in between?
c25k: couch to 5k, c25k, couch25k
  began: Which app or voice is taking you through couch to 5k? | Which run in the couch to 5k list looks least likely from here? | Where will the couch to 5k runs go, streets, park or treadmill?
  did/reached: Was this couch to 5k run worse in the reading or in the doing? | Did you repeat any couch to 5k weeks to get here? | Does the couch to 5k voice still help, or do you know it by heart?
  made: What keeps you going out, now couch to 5k doesn't tell you to? | Which couch to 5k week was the turning point? | Is it longer or faster next, after couch to 5k?
shoes: running shoe, trail shoe, trail running shoe, daily trainer, hoka, pegasus, brooks ghost, saucony, asics, vaporfly, alphafly, carbon shoe, super shoe, altra, running shoes
  got: Which pair of shoes did these replace? | What's the first run for the new shoes? | Do the new shoes get easy days first, or straight into the hard ones? | Did you try the shoes on in a shop, or gamble on the size?
  switched: Which muscle noticed the new shoes first? | What do the old shoes still get used for? | How many runs until the change of shoes stopped being noticeable?
  quit: What will you miss about those shoes? | Which of your runs was the last for the shoes?
  broke: Which bit of the shoes went first, the foam or the upper? | Do the old shoes get a second life in the garden? | What told you the shoes were done, the look or the legs?
watch: running watch, gps watch, sports watch, garmin, coros, forerunner, fenix, suunto, apple watch, fitbit, my watch, new watch
  got: Which number on the new watch do you look at most so far? | Which alert on the new watch got switched off first?
  switched: What does the old watch still do better? | Did your history come over to the new watch? | Do the two watches agree on your heart rate? | Which button do you keep pressing from the old watch?
  quit: Do you still glance at the wrist without the watch? | Which number from the watch do you miss? | Have the sessions changed pace with no watch on?
  broke: Did the session still count with no watch? | What does the watch do, refuse to charge, refuse to lock on, or nothing? | Is the old data safe without the watch?
strava: strava
  began: Public or private on Strava to begin with? | Who was the first to find you on Strava? | Do your sessions on Strava get proper names?
  quit: Where do the sessions get written down without Strava? | Is there anyone you lose sight of without Strava? | Did the easy days change with no Strava waiting?
hr: heart rate, resting heart rate, rhr, resting hr, resting pulse, heart rate monitor, chest strap, average heart rate
  rose: Does the higher heart rate show up in how it feels, or only in the number? | Wrist or chest strap for that heart rate? | Does the heart rate settle again later on, or stay up there?
  fell: Did you feel the lower heart rate before you saw it? | What else moved along with the heart rate, pace or sleep? | Did the heart rate come down in steps, or slowly all along?
hrv: hrv, readiness score, recovery score, body battery, training readiness
  began: Which HRV number do you look at first in the morning? | Has the HRV talked you out of a session yet? | How do the first HRV readings fit with how you felt?
  fell: Did the body agree with the HRV, or feel fine? | Do you train as planned on a low HRV? | How quickly does your HRV usually come back up?
  rose: Does the higher HRV show in the sessions too? | Which habit lines up best with the HRV going up? | Is it the average HRV that moved, or a few very good nights?
tracker: whoop, oura, oura ring, sleep tracker, recovery tracker, ultrahuman, fitness tracker
  got: Which score on the tracker do you check first? | Does the tracker stay on for lifting, or come off? | Will the tracker get a say in training, or only in bedtime?
  quit: Do you still guess the score in the morning without the tracker? | Which graph from the tracker would you keep if you could? | How do you judge a night without the tracker?
mileage: weekly mileage, mileage, running volume, weekly volume, miles per week
  raised/rose: Did the extra mileage go on the long run, or on more days? | Which part of you noticed the mileage first? | Does the appetite keep up with the mileage?
  cut/fell: Which run went first when the mileage came down? | Do the legs feel fresher on less mileage, or flatter?
  reached: Which day of the week carries most of that mileage? | Is this mileage a place to stay, or a peak? | What had to go right for that mileage to fit in?
treadmill: treadmill, dreadmill
  got: Which room or corner did the treadmill end up in? | Is the treadmill for bad weather, or for every day? | What do the neighbours or the floor make of the treadmill? | Will the treadmill see runs, walks or both?
  did: What was on in front of you on the treadmill? | Did you leave any incline on the treadmill? | Did you cover the treadmill display, or watch it count?
bike: bike, road bike, gravel bike, mountain bike, mtb, e-bike, bicycle, touring bike
  got: Which of your rides is the new bike for? | Will the bike get a proper fit, or is it by feel? | Does the old bike stay, or go to make room? | Did you get to ride the bike before choosing it?
  fixed: What had the bike been telling you before you got to it? | Did the bike need a special tool, or just patience?
  broke: How far from home were you when the bike went? | Is the bike a home repair or one for the shop?
  quit: Who has the bike now, a friend or a stranger? | Did any of the kit stay when the bike went? | Is there a gap where the bike stood, or something else already?
ride: bike ride, ride, cycling, group ride, club ride, gravel ride, rode
  did: Which way was the wind on the ride home? | Where was the stop on the ride, or was there none? | What did you have in the back pocket for the ride? | Which climb or stretch of the ride do you still feel?
  began: Road, paths or gravel for the first rides? | What gave in first on the early rides, legs, hands or seat? | Did the cycling start with the bike or with a route?
  plans: Does the ride have a route, or only a direction? | What's the one climb on the ride you're thinking about? | Is there a café at the right point of the ride?
commute: bike commute, cycle to work, cycling to work, bike to work, biking to work, run commute, cycle commute
  began: Does the commute take the short road or the quiet one? | Where do the clothes go at the other end of the commute?
  did: Which junction is the one to watch on the commute? | Did the commute wake you up, or wear you out?
ftp: ftp, ftp test, ramp test, threshold power
  tested/did: Ramp or twenty minutes for the FTP? | Where in the FTP test did you want to stop? | Will the FTP change the zones, or confirm them? | Did the FTP surprise you, or had the training already said so?
  rose: Does the higher FTP show up on a climb outside? | Which workout had stopped being hard before the FTP moved? | Do the sweet-spot sessions still fit the new FTP?
  fell: Do the legs agree with the lower FTP? | Did you change the zones after the FTP dropped, or leave them?
turbo: turbo trainer, smart trainer, indoor trainer, zwift, kickr, turbo session
  got: Where does the trainer live when it's not in use? | Free riding, races or workouts first on the trainer? | Was there a fan ready for the trainer? | Is a bike staying on the trainer, or coming off each time?
  did: Fan, towel and what else within reach on the trainer? | A workout, a race or just a film on the trainer? | At which minute did the trainer session get serious?
swim: swim, swimming, front crawl, pool session, lap swimming, swim session, swam 1k, swam 2k, swam 3k, swam a mile, swam laps, swam lengths, went swimming, went for a swim
  began: Which needs more thought in the swimming, the breathing or the legs? | Lessons, videos or just getting in, to start with the swimming? | How far can you swim before the breathing takes over?
  did/made: When did the swim start to feel smooth, if it did? | Did you count during the swim, or lose track? | How was the first minute of the swim, cold or fine? | Was it a swim with sets, or straight through?
rower: rowing machine, rower, row erg, concept2, concept 2, 2k row, indoor rowing, rowed 2k, rowed 5k, rowed 10k, rowed a 2k
  got: What's the first distance for the rower? | Does the rower stand up in a corner, or stay out? | How loud is the rower through a closed door?
  did: Did you hold the stroke rate on the rower, or did it creep up? | Which quarter of the row was the longest? | Legs, lungs or hands first on the rower?
  began: Has anyone looked at your stroke on the rower yet? | Short pieces or one long row to begin with? | Where does the rowing show up the day after, back or legs?
hike: hike, hiking, hillwalk, trek, day hike, hiking trip, went hiking, hiked to, hiked up
  did/made: Which part of the hike is still in the legs? | What came along on the hike and never left the bag? | Was the way down harder than the way up on the hike? | Did you meet anybody on the hike, or have it to yourself? | What was lunch on the hike, and where?
  plans: What's the bail-out point on the hike, if the weather turns? | Which section of the hike are you most curious about? | What's going on your feet for the hike? | Is it a loop hike, or the same way back?
  began: What was the first hike that made you want another? | What did you hike in before you had any kit? | Do you pick hikes by the view, the distance or the drive?
yoga: yoga, yoga class, vinyasa, yin yoga, hot yoga, yoga session, sun salutation
  did: Which pose in the yoga did you hold longer than you wanted? | What did the yoga find that you hadn't known was tight? | Did the mind slow down during the yoga, or write lists? | Did one side answer differently from the other in yoga?
  began: At home with a video, or in a room with a teacher, for the yoga? | Which yoga pose looks simple and isn't?
mobility: mobility work, mobility, stretching, stretches, foam roller, foam rolling, hip opener, stretching routine
  did: Which stretch do you feel you actually need? | When does the mobility get done, before training or in front of the television? | Which joint has answered the mobility work most?
  began: Which joint was the mobility work for in the first place? | Where did the mobility drills come from, a physio, a coach or a video? | What did you pin the mobility to, so that it happens?
  skipped: Which movement gives away the missing mobility first? | How many days without mobility before you can tell?
class: spin class, hiit class, fitness class, bodypump, body pump, crossfit, bootcamp, gym class, group class, exercise class, pilates class
  did: Front row or back row for the class? | Was it the instructor or the music that carried the class? | Which bit of the class made everyone go quiet? | Would you have done that much without the class around you?
  began: Did you go to the first class with someone, or walk in cold? | Which part of the class had you never done before? | What made this class the one out of the timetable?
  quit: What did the class do that training alone doesn't? | Was it the class or the timetable that stopped fitting? | Is there anyone from the class you'll miss?
coach: personal trainer, running coach, online coach, strength coach, coach, pt session
  got: Did the coach ask more about training, or about the rest of the week? | What did you ask the coach before saying yes? | How often will the coach actually see you train?
  quit: Who writes the plan without the coach? | Which phrase of that coach do you still hear? | Was it a conversation with the coach, or did it run out? | What would you keep from how the coach set up a week?
  switched: What did the last coach see that this one hasn't yet? | Did the new coach keep any of the old plan? | Does the new coach explain things, or just set them?
walk: walk, walking, daily walk, lunch walk, morning walk, evening walk
  did: Same way as always on the walk, or somewhere new? | Phone in the pocket, or in the hand, on the walk? | What did the walk sort out, if anything?
  began: What did you tie the walk to so that it happens? | Which part of the day gave up the time for the walk?
steps: step count, step goal, =steps, daily steps, step challenge
  reached/did: Which hour brought in most of the steps? | Were the steps one long outing, or scraps all day?
  raised: Which part of the day will carry the extra steps? | Does the new step goal survive a rainy day?
  fell: Which outing or errand used to bring the steps? | Does a low step day bother you at night, or not at all?
protein: protein, protein shake, protein powder, whey, protein intake, protein bar, grams of protein
  raised: Which of the meals took the extra protein? | Did you notice the added protein first in hunger or in the gym? | Is the extra protein cooked, or mostly from a shaker?
  tested: Which meal turned out to have hardly any protein? | How long do you mean to count the protein? | Which food had less protein than you'd have guessed?
  reached/did: Which meal carries most of the protein? | Was the last of the protein a meal or a shake? | Could you hit that protein on a day of eating out?
  switched: How does this protein mix in plain water? | Which flavour of protein can you still face at the bottom of the tub? | Shaker, blender or a fork for the protein?
mealprep: meal prep, meal prepped, meal prepping, prepped lunches, batch cooking, batch cooked, food prep
  did/made: Which box from the meal prep gets eaten last? | What took longest in the meal prep, chopping or washing up? | Does the meal prep cover every lunch, or leave a day free? | What's in the meal prep that you'd never cook on a weeknight?
  began: How many days does the first meal prep have to last? | Did you go by a recipe for the meal prep, or cook more of the usual?
  skipped: Which day of the week pays for the missing meal prep? | What's the emergency lunch when there's no meal prep?
  quit: Is it the cooking or the fourth day of eating it that's wrong with meal prep? | What's lunch without the meal prep? | Is half a meal prep, just rice and something, still on the table?
creatine: creatine
  began: Morning, or with training, for the creatine? | In water, coffee or a shake for the creatine? | Will you be able to tell that it's the creatine?
gels: energy gel, gel, gels, electrolyte, electrolytes, fuelling, fueling, race fuel
  tested: On an easy day or at race pace, the fuelling test? | How did the stomach take the fuelling later on? | Was the fuelling still palatable the third time round?
  began: Do you take the fuelling by the clock, or when you feel it? | What did fuelling change about the last part of the session? | Belt, vest or pocket for the fuelling?
sleep: sleep, bedtime, sleep score, hours of sleep, sleep schedule
  rose: What did the better sleep change first, the mood or the training? | Was the sleep any better on the nights after hard sessions? | Did the sleep improve bit by bit, or all in one week?
  fell: Which session feels the poor sleep most? | Is it falling asleep or staying there that's gone from the sleep? | Do you train differently on bad sleep, or just go?
  changed/raised: Which evening habit had to go for the sleep? | Which training day noticed the change in sleep first? | Does the new bedtime survive the weekend?
  tested: Does the sleep score agree with how you feel at breakfast? | What in the evening lines up with your worst sleep? | Did tracking the sleep change it, or only describe it?
weighin: weigh-in, weigh in, bathroom scale, weighed myself, weighing myself, weekly weigh-in, daily weigh-in
  did: Same hour and same conditions for each weigh-in? | Do you write the weigh-in down, or only look? | Does a weigh-in change anything about the day's training?
  quit: What do you go by without the weigh-in? | Where's the scale now, since the weigh-ins stopped? | Did the mornings change without a weigh-in?
physio: physio, physiotherapist, physical therapist, physical therapy, rehab exercise, physio exercise, rehab
  did: Did the physio find anything you hadn't come in for? | Did the physio look at the sore place, or somewhere else entirely?
  began: Which physio exercise looks like nothing and isn't? | When in the day do the physio exercises get done? | What does the physio let you keep doing meanwhile?
  skipped: Which physio exercise is the first to be left out? | Which day of the week do the physio exercises fall out of?
niggle: niggle, twinge, sore knee, sore achilles, tight calf, tight hamstring, tight hip, sore shoulder, stiff back
  got: Which movement brings the niggle out, and which leaves it alone? | Did the niggle come on during a session, or the morning after? | What can you still train around the niggle?
  fixed: Which everyday thing told you the niggle had gone? | What do you still do for the niggle, though it's quiet?
  fell: Is the niggle quieter in training or afterwards? | Which test do you use in the morning to see how the niggle is?
injury: injury, shin splint, tendonitis, plantar fasciitis, achilles tendonitis, it band syndrome, calf strain, pulled hamstring, runner's knee, tennis elbow, stress fracture
  got: What does the training week look like around the injury? | Which part of training gets to stay while there's an injury? | Did you feel the injury straight away, or only once you'd stopped?
  fixed: Which session did you trust yourself with first after the injury? | Do you still listen for the injury on easy days? | What stayed in the routine from the time of the injury?
log: training log, workout log, training diary, workout journal, gym notebook, hevy, strong app, workout app, exercise log, logbook
  began: What goes into the log besides the numbers? | Do you fill in the log between sets, or afterwards? | What did the log show in its first weeks that memory didn't?
  switched: Did the old log come over, or stay where it is? | What does the new log make you write that the old one didn't? | Which log is quicker to open between sets?
  made: Which column of the log took most thinking about? | Is the log for you alone, or does someone else read it? | What does your own log do that the apps wouldn't?
morning: morning workout, early workout, 5am workout, 6am workout, training in the morning, morning session, gym before work, morning training, morning gym, workout before work
  began/switched: What had to be laid out the night before for the morning workout? | Does the warm-up take longer in a morning session? | Anything eaten before the morning workout, or straight in? | How does the afternoon feel after a morning workout?
  skipped: Alarm off or never set, for the missed morning workout? | Does the morning workout get a chance in the evening?
streak: workout streak, streak, run streak, running streak, training streak, day streak
  reached: Which day came closest to ending the streak? | What's the least that counts for the streak? | Does the streak pull you along by now, or do you carry it?
  broke/quit: Does a day without the streak feel like a hole, or a holiday? | Did you see the end of the streak coming, or only notice the next day? | Is a new streak counting, or is that enough of counting?
${fitnessMore}${fitnessRest}`)
