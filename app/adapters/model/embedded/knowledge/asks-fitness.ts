import { asks } from './asks.ts'

export const fitnessAsks = asks(`
squat: High bar or low bar squats? | How deep do you go before the squat turns into a good morning? | What did the squat feel like out of the hole? | How many days a week do you squat at the moment? | Beltless squats, or belt from the first heavy set? | Squat rack at a gym or at home? | What's the warm-up before the first heavy squat? | Which squat variation helped you most? | Where does the squat get hard, in the hole or halfway up?
bench: Where does the bench stall, off the chest or near lockout? | Pause on the chest or touch and go on the bench? | How wide is your grip on the bench? | How often a week do you bench right now? | What does your upper back do while you bench? | What comes after the bench on that day? | What's the best bench cue you ever got? | Spotter or safety bars for the bench?
deadlift: Conventional or sumo deadlift? | Where does the deadlift slow down, off the floor or past the knee? | Straps or mixed grip for the heavy deadlifts? | How many heavy deadlift sets fit into your week? | Do you reset each deadlift rep or touch and go? | What helped your deadlift most, more pulls or more rows? | Which grip do you use on the deadlift? | How often do you deadlift in a normal month? | Do you deadlift first or last in the session?
press: Strict press, or a little knee at the end? | How far is your overhead press behind the bench? | Seated or standing for the press? | How often do you press in a week?
pullup: Dead hang at the bottom of every pull up? | How many clean pull ups in the first set? | Overhand or chin-up grip? | Do you add weight to the pull ups or more reps first? | Bands, negatives or rows, what helped the pull ups most? | What do you do for pull ups on a weak day? | Where do you do the pull ups, gym or door frame?
pushup: Hands narrow or wide on the push-ups? | How many push-ups until the form goes? | Feet raised yet, or flat on the floor? | All push-ups in one go, or spread over the day? | What would the next step after the push-ups be? | Which is worse by now, the arms or the core in push-ups?
kettlebell: How heavy is the kettlebell for the swings? | Swings for time or for reps? | Do you clean the kettlebell with one hand or two? | What got you into kettlebells? | Which kettlebell move do you like best? | One kettlebell or two?
plateau: !How long has the plateau lasted by now? | !Did bodyweight move at all while the lift was stuck? | !What did the last two weeks before the plateau look like?
pr: +What did the warm-up to that PR look like? | +Was there another rep in it? | +What was the number a year ago? | +How long since the last PR on that lift? | +Did you know on the first rep that the PR was there?
form: Do you film the sets for form, or go by feel? | Which cue fixed the form for you? | From which side was the form video?
grip: Which gives out first, the thumb or the fingers? | Chalk or straps when the grip goes? | Do you train grip by itself or only with the pulls? | What have you tried for the grip so far?
belt: On which set does the belt come on? | Lever or prong belt?
volume: How many hard sets a week is that volume per muscle? | Does the volume sit on two days or four? | When did you last cut the volume for a week? | What told you the volume was right?
failure: Which lifts do you take to failure, and which never? | How many reps in reserve on the first set?
overload: Do you add weight every session or every other week? | Smallest plates your gym has?
program: Which program is it, and what week are you in? | How many days a week does the program ask for? | What would make you change the program early? | Did you write the program or buy it? | What do you like best about the program? | How many weeks do you give a program?
fullbody: Which lift comes first on the full body days? | Three full body days, or does a fourth sneak in?
beginner: How many weeks in are you? | Which exercise feels most natural so far as a beginner? | Who showed you the first lifts?
consistency: What does a minimum session look like on a bad day? | Which day of the week do you most often lose? | How many weeks in a row is that by now? | What keeps the consistency going in a bad week?
time: How long is the session door to door? | What goes first when the time is short, accessories or warm-up? | Which exercises stay in when time is short?
legs: Front squats, back squats or machines on that leg day? | How do the stairs feel two days after leg day? | What's the hardest leg exercise on your list?
sore: Is the soreness worse on day one or day two? | Does the soreness come from a new exercise or from more sets? | Which muscle surprised you by being sore?
rest: What do you do on the rest day, nothing or a walk? | How many rest days before you feel restless? | Does the first set after a rest day move faster? | Is the rest day planned or taken when you need it? | What do you eat on rest days, same as always?
sleep: How many hours of sleep do workdays leave you? | What changed your sleep most?
morning: What do you eat before the early session, if anything? | How long until the body is awake at that hour? | How early is lights out for that alarm?
warmup: How many warm-up sets before the first working set? | Bike first or straight to the bar to warm up? | What's in the warm-up these days?
mobility: Which joint holds you back, the ankle or the hip? | Mobility before training or in front of the TV? | How long until the stretching changed anything? | What's in the mobility routine? | Which stretch do you feel the most?
zone2: What heart rate is zone 2 for you? | What does zone 2 look like on the hills? | How many zone 2 hours make up your week? | Do you pace zone 2 by watch or by talking? | How did you find your zone 2? | Run, bike or rower for zone 2? | What do you listen to in zone 2? | How did zone 2 feel in the first weeks?
easy: How much slower than race pace are the easy runs? | Can you talk in full sentences on the easy run? | Do the easy runs stay easy in company? | What do you think about on the easy runs?
race: What's the goal for the race, a time or a feeling? | How's the course, flat or hilly? | What's the plan for the first kilometre of the race? | When is race day? | What was the first race you ever did? | What do you eat on race morning? | What would make the race a good day, whatever the clock says? | Who's coming along to the race?
marathon: What was the longest run before the marathon? | How's the marathon plan looking in the week with the most miles? | What's the marathon goal, finish or a number? | Which marathon is it? | How many marathons is that? | What made you sign up for the marathon?
halfm: Which kilometre of the half was the longest? | What pace did the half start at, and what did it end with? | Gels in the half, or just water? | Which half marathon is it? | What's the goal for the half? | How did the training for the half go?
fivek: Even splits in the 5k or a fast first one? | Parkrun or a race with a number? | What was your first 5k time? | Who ran the 5k with you? | What comes after the 5k? | Which part of the 5k was the longest?
taper: How much do you cut in the taper, miles or intensity? | Does the taper make you nervous too? | How do you sleep in taper week? | What do you do with the free hours in the taper?
longrun: How long is the long run by now? | What do you eat before the long run? | Alone or in company for the long run? | What route do you take for the long run? | Which part of the long run is the hardest? | Do you listen to anything on the long run? | Which day is long run day?
wall: !Which kilometre did the wall come at? | !How much had you eaten before the wall?
fuel: How many grams of carbs an hour is that? | Which gel stays down for you? | Do you practise the fueling on long runs? | What does your fuel taste like at hour three?
shoes: How many kilometres do those shoes have? | One pair of shoes for everything, or a rotation? | Carbon plate for races only? | Which shoes are they? | What made you pick those shoes?
heat: What hour do you run in that heat? | How much slower is your pace in the heat?
cold: How many layers at that temperature? | Gloves or no gloves in the cold?
treadmill: Incline on the treadmill, or flat? | What do you watch on the treadmill? | How does treadmill pace compare with the road for you? | How long can you stand the treadmill? | Treadmill by choice or because of the weather? | What speed do you start the treadmill at?
intervals: How long are the intervals and the rests between? | Track or road for the intervals? | Which interval of the set is the worst? | Which intervals do you look forward to, if any? | How do you warm up for the intervals?
cardio: Before or after lifting, that cardio? | Bike, rower or running for the cardio? | How much cardio a week before the lifts feel it?
hybrid: Lift first or run first on days with both? | How many hours between the run and the legs? | Which of the two gives way in a busy week, the lifting or the running?
walk: How many steps is that on a normal day? | Podcast or silence on the walk? | What made you start with the walks? | What's the best time of day for the walk?
protein: How much of that protein comes from food rather than shakes? | Which meal is the hard one for protein? | What does a normal protein breakfast look like for you? | What's the easiest protein in your day? | Do you count the protein or go by eye? | Which protein source are you tired of by now?
breakfast: Sweet or savoury breakfast on training days? | How long before training is that breakfast?
deficit: How big is the deficit, and how is the training in it? | Which hour is the hardest in the deficit? | How many weeks until a diet break? | Which meal is hardest to keep small in the deficit? | How do you train in the deficit, same weights or less?
scaleweight: Daily weigh-ins or once a week? | Do you look at the number or the average? | How much does the scale swing within one week?
bulk: How fast does the scale move on the bulk? | Clean bulk or a little dreamer? | Which lift gained most in the bulk? | Which meal carries the bulk? | How slow do you want the bulk to go?
hungry: What time does the hunger come? | Does more protein at lunch move the hunger?
weekend: What does Saturday look like compared with Tuesday? | Is it the food or the drinks at the weekend?
creatine: Five grams of creatine a day, or more? | Did the scale jump in the first creatine week? | Since when do you take creatine? | What did you notice first from creatine? | Creatine in water, coffee or a shake? | Do you take the creatine on rest days as well?
preworkout: How much caffeine is in that preworkout? | Preworkout every session or only for heavy days? | What's in the preworkout besides caffeine? | Preworkout every session or only on the heavy ones?
supplement: Which supplement would you keep if it had to be one? | Did you notice when a supplement ran out?
age: What changed most in training since forty, the volume or the warm-up? | How many days between hard sessions works for you now?
women: Does the plan change over the month? | Who else lifts heavy at your gym?
track: Notebook, app or spreadsheet for the log? | What's the oldest entry in the log?
coach: What did the coach change first? | Online coach or one in the room?
gymfear: Which hour is the gym empty enough? | What made the second visit easier?
core: Planks, carries or hanging raises for the core? | How often do you train core on purpose? | Which core exercise do you feel most?
equipment: What was the first thing you bought for the home gym? | How high is the ceiling where the rack stands? | Which piece of equipment gets used most?
social: Who picks the weights, you or your partner? | Do you train harder with company or alone?
crowd: Which hour is it quiet at your gym? | What's the plan B when the rack is taken?
`)
