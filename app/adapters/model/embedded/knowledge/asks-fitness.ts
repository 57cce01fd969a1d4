import { asks } from './asks.ts'

export const fitnessAsks = asks(`
squat: High bar or low bar squats? | How deep do you go before the squat turns into a good morning? | What did the squat feel like out of the hole? | How many days a week do you squat at the moment? | Beltless squats, or belt from the first heavy set?
bench: Where does the bench stall, off the chest or near lockout? | Pause on the chest or touch and go on the bench? | How wide is your grip on the bench? | How often a week do you bench right now? | What does your upper back do while you bench?
deadlift: Conventional or sumo deadlift? | Where does the deadlift slow down, off the floor or past the knee? | Straps or mixed grip for the heavy deadlifts? | How many heavy deadlift sets fit into your week? | Do you reset each deadlift rep or touch and go?
press: Strict press, or a little knee at the end? | How far is your overhead press behind the bench? | Seated or standing for the press?
pullup: Dead hang at the bottom of every pull up? | How many clean pull ups in the first set? | Overhand or chin-up grip? | Do you add weight to the pull ups or more reps first?
pushup: Hands narrow or wide on the push-ups? | How many push-ups until the form goes? | Feet raised yet, or flat on the floor?
kettlebell: How heavy is the kettlebell for the swings? | Swings for time or for reps? | Do you clean the kettlebell with one hand or two?
plateau: !How long has the plateau lasted by now? | !Did bodyweight move at all while the lift was stuck? | !What did the last two weeks before the plateau look like?
pr: +What did the warm-up to that PR look like? | +Was there another rep in it? | +What was the number a year ago? | +How long since the last PR on that lift? | +Did you know on the first rep that the PR was there?
form: Do you film the sets for form, or go by feel? | Which cue fixed the form for you? | From which side was the form video?
grip: Which gives out first, the thumb or the fingers? | Chalk or straps when the grip goes? | Do you train grip by itself or only with the pulls?
belt: On which set does the belt come on? | Lever or prong belt?
volume: How many hard sets a week is that volume per muscle? | Does the volume sit on two days or four? | When did you last cut the volume for a week?
failure: Which lifts do you take to failure, and which never? | How many reps in reserve on the first set?
overload: Do you add weight every session or every other week? | Smallest plates your gym has?
program: Which program is it, and what week are you in? | How many days a week does the program ask for? | What would make you change the program early? | Did you write the program or buy it?
fullbody: Which lift comes first on the full body days? | Three full body days, or does a fourth sneak in?
beginner: How many weeks in are you? | Which exercise feels most natural so far as a beginner? | Who showed you the first lifts?
consistency: What does a minimum session look like on a bad day? | Which day of the week do you most often lose? | How many weeks in a row is that by now?
time: How long is the session door to door? | What goes first when the time is short, accessories or warm-up?
legs: Front squats, back squats or machines on that leg day? | How do the stairs feel two days after leg day? | Which leg exercise do you quietly skip?
sore: Is the soreness worse on day one or day two? | Does the soreness come from a new exercise or from more sets?
rest: What do you do on the rest day, nothing or a walk? | How many rest days before you feel restless? | Does the first set after a rest day move faster?
sleep: How many hours of sleep do workdays leave you? | Does a bad night of sleep show in the weights or only in the mood? | What time does the phone leave the bedroom?
morning: What do you eat before the early session, if anything? | How long until the body is awake at that hour? | How early is lights out for that alarm?
warmup: How many warm-up sets before the first working set? | Bike first or straight to the bar to warm up?
mobility: Which joint holds you back, the ankle or the hip? | Mobility before training or in front of the TV? | How long until the stretching changed anything?
zone2: What heart rate is zone 2 for you? | What does zone 2 look like on the hills? | How many zone 2 hours make up your week? | Do you pace zone 2 by watch or by talking?
easy: How much slower than race pace are the easy runs? | Can you talk in full sentences on the easy run? | Do the easy runs stay easy in company?
race: What's the goal for the race, a time or a feeling? | How's the course, flat or hilly? | What's the plan for the first kilometre of the race? | When is race day?
marathon: What was the longest run before the marathon? | How's the marathon plan looking in the week with the most miles? | What's the marathon goal, finish or a number?
halfm: Which kilometre of the half was the longest? | What pace did the half start at, and what did it end with? | Gels in the half, or just water?
fivek: Even splits in the 5k or a fast first one? | Parkrun or a race with a number? | What was your first 5k time?
taper: How much do you cut in the taper, miles or intensity? | Does the taper make you nervous too?
longrun: How long is the long run by now? | What do you eat before the long run? | Alone or in company for the long run?
wall: !Which kilometre did the wall come at? | !How much had you eaten before the wall?
fuel: How many grams of carbs an hour is that? | Which gel stays down for you? | Do you practise the fueling on long runs?
shoes: How many kilometres do those shoes have? | One pair of shoes for everything, or a rotation? | Carbon plate for races only?
heat: What hour do you run in that heat? | How much slower is your pace in the heat?
cold: How many layers at that temperature? | Gloves or no gloves in the cold?
treadmill: Incline on the treadmill, or flat? | What do you watch on the treadmill? | How does treadmill pace compare with the road for you?
intervals: How long are the intervals and the rests between? | Track or road for the intervals? | Which interval of the set is the worst?
cardio: Before or after lifting, that cardio? | Bike, rower or running for the cardio? | How much cardio a week before the lifts feel it?
hybrid: Lift first or run first on days with both? | How many hours between the run and the legs?
walk: How many steps is that on a normal day? | Does the walk come before or after lunch? | Podcast or silence on the walk?
protein: How much of that protein comes from food rather than shakes? | Which meal is the hard one for protein? | What does a normal protein breakfast look like for you?
breakfast: Sweet or savoury breakfast on training days? | How long before training is that breakfast?
deficit: How big is the deficit, and how is the training in it? | Which hour is the hardest in the deficit? | How many weeks until a diet break?
scaleweight: Daily weigh-ins or once a week? | Do you look at the number or the average? | How much does the scale swing within one week?
bulk: How fast does the scale move on the bulk? | Clean bulk or a little dreamer? | Which lift gained most in the bulk?
hungry: What time does the hunger come? | Does more protein at lunch move the hunger?
weekend: What does Saturday look like compared with Tuesday? | Is it the food or the drinks at the weekend?
creatine: Five grams of creatine a day, or more? | Did the scale jump in the first creatine week?
preworkout: How much caffeine is in that preworkout? | Preworkout every session or only for heavy days?
supplement: Which supplement would you keep if it had to be one? | Did you notice when a supplement ran out?
age: What changed most in training since forty, the volume or the warm-up? | How many days between hard sessions works for you now?
women: Does the plan change over the month? | Who else lifts heavy at your gym?
track: Notebook, app or spreadsheet for the log? | What's the oldest entry in the log?
coach: What did the coach change first? | Online coach or one in the room?
gymfear: Which hour is the gym empty enough? | What made the second visit easier?
core: Planks, carries or hanging raises for the core? | How often do you train core on purpose?
equipment: What was the first thing you bought for the home gym? | How high is the ceiling where the rack stands?
social: Who picks the weights, you or your partner? | Do you train harder with company or alone?
crowd: Which hour is it quiet at your gym? | What's the plan B when the rack is taken?
`)
