import { knowledge } from './format.ts'

/** Training, running and everyday eating for it; injuries and conditions are for professionals and are not here. */
export const fitness = knowledge(
  'fitness',
  `
squat: squat, squats, squatting, front squat, back squat, pause squats, goblet squat
bench: bench, bench press, benching, benched
deadlift: deadlift, deadlifts, deadlifting, rdl, romanian deadlift, trap bar, sumo
press: overhead press, ohp, military press, shoulder press, strict press
pullup!: pull up, pull ups, pullup, pullups, pull-up, pull-ups, chin up, chin ups, chinups, first pull up
pushup!: push up, push ups, pushup, pushups, push-ups
kettlebell!: kettlebell, kettlebells, kettlebell swings
plateau: plateau, plateaued, stuck, stalled, stall, not moving, no progress, not progressing, same weight, has not moved, not budging, stopped progressing, not gone up
pr: hit a, hit * kg, hit * lbs, finally hit, pulled * kg, pr, pb, personal best, personal record, new max, 1rm, one rep max, new record, pr today, for the first time
form: form, technique, form check, form video, bracing, brace, depth, butt wink, bar path, cue, cues
grip: grip, grip strength, straps, hook grip, chalk, forearms, double overhead
belt: belt, lifting belt, lifting shoes, knee sleeves, wrist wraps
volume: volume, sets, sets per week, junk volume, too many sets, high volume, low volume, reps, rep range
failure: failure, to failure, rir, rpe, reps in reserve, grinder rep, ego lifting
overload: progressive overload, add weight, adding weight, add 5, adding 5, increase the weight, heavier, more weight
program: program, programme, routine, split, push pull legs, ppl, upper lower, full body, 5x5, 531, 5/3/1, starting strength, program hopping, plan
fullbody: full body, full-body, three days a week, 3 days a week, twice a week, two days a week
beginner: beginner, beginners, new to, just started, starting out, first month, first week, getting started, newbie, start lifting, back to the gym, getting back into
consistency: consistency, consistent, consistently, showing up, show up, habit, discipline, motivation, motivated, streak, no motivation, excuses, skip, skipped, skipping
time: busy, no time, time, 20 minutes, 30 minutes, 45 minutes, an hour, lunch break, schedule, before work, kids
gym~: gym, the gym, workout, workouts, training, lifting, session, sessions, lift, strength training
home~: home gym, home workout, garage gym, dumbbells, adjustable dumbbells, resistance bands, at home, hotel gym, hotel room, travel, bodyweight
legs: leg day, legs, quads, hamstrings, glutes, calves, lunges, split squats, bulgarians, leg press
sore: sore, soreness, doms, can not walk, stairs, walk down stairs, legs are jelly, killed me, wrecked, destroyed, jello, jelly
rest: rest day, rest days, day off, deload, deloads, deload week, recovery, recover, overtraining, week off, off week
sleep: sleep, slept, sleeping, hours of sleep, six hours, 5 hours, bed by
morning: 5am, 6am, morning, early, before sunrise, alarm
warmup!: warm up, warm-up, warmup, warming up, warm ups
mobility: mobility, stretch, stretching, flexibility, tight hips, hips, ankles, ankle mobility, foam rolling, foam roller, yoga, hip flexors
run~: run, runs, running, runner, ran, jog, jogging, miles, mile, km
zone2!: zone 2, zone two, easy runs, easy pace, easy run
easy: easy run, easy runs, easy pace, zone 2, zone two, slow run, running slow, slow down, conversational, heart rate, hr
race: race, race day, half marathon, marathon, 10k, 5k, ultra, parkrun, ironman, triathlon, hyrox
marathon!: full marathon, my first marathon, first marathon, 26.2, first marathon, marathon training
halfm!: half marathon, half marathons, first half marathon, 13.1
fivek: 5k, couch to 5k, parkrun, first 5k, 5 k
taper!: taper, tapering, taper week, taper madness
longrun!: long run, long runs, longest run
wall!: hit the wall, bonk, bonked, blew up, mile 20, cramped, faded, negative split, positive split, went out too fast, started too fast, pacing
fuel: gel, gels, fueling, fuelling, fuel, carbs, carb load, carb loading, electrolytes, hydration
shoes: shoes, running shoes, carbon plate, plated shoes, super shoes, trainers, trail shoes, rotation
heat: heat, hot, humid, humidity, summer, sun
cold: cold, winter, dark, rain, raining, snow, freezing, wind
treadmill!: treadmill, dreadmill, incline walk, 12-3-30, incline walking
intervals: intervals, interval, speed work, speedwork, tempo, threshold, track, vo2 max, vo2max, hill repeats, hills
cardio: cardio, conditioning, hiit, zone 2, bike, cycling, rowing, rower, rowing machine, assault bike, stairmaster, elliptical
hybrid: hybrid, lifting and running, running and lifting, interference, interference effect, kills gains, killing gains, kill my gains, lose muscle, losing muscle, and lifting
walk: walk, walks, walking, steps, 10k steps, 10,000 steps, 8k steps, step count, after dinner walk, rucking, ruck
protein: protein, grams of protein, 150g, whey, protein powder, high protein, protein shake, greek yogurt, cottage cheese
breakfast: breakfast, morning meal, eggs, oats, oatmeal, snack, snacks, meal, meals, meal prep, prep
deficit: calorie deficit, deficit, cut, cutting, fat loss, lose fat, losing fat, weight loss, lose weight, losing weight, calories, tracking calories, lean out
scaleweight: scale, scale weight, weigh in, weigh-in, weighing, water weight, weight has not, pounds down, lbs down
bulk: bulk, bulking, lean bulk, surplus, gain weight, gaining weight, hardgainer, gain muscle, build muscle, building muscle, gains, gainz, hypertrophy
hungry: hungry, hunger, starving, cravings, craving, late night, snacking, binge
weekend: weekend, weekends, saturday, sunday, going out, alcohol, drinks, beer, wine, vacation, holiday
creatine!: creatine, creatine monohydrate
preworkout!: preworkout, pre-workout, pre workout
supplement: supplement, supplements, bcaa, bcaas, collagen, greens powder, ag1, fat burner, fat burners
age: over 40, over 50, in my 40s, in my 50s, at 40, at 45, at 50, at 60, older, getting older, 40s, 50s, turning 40, turning 50, after 40, after 30
women: women, woman, girls, bulky, too bulky, get bulky, toned, toning, tone
track: log, logging, logbook, track, tracking, notebook, app, spreadsheet, strava, garmin, whoop, apple watch, watch, data, wearable
coach: coach, coaching, personal trainer, trainer, pt, clients, client
gymfear: gym anxiety, gymtimidation, intimidated, intimidating, everyone is watching, staring, judged, embarrassed, nervous
core: abs, six pack, core, plank, planks, crunches, sit ups
equipment: rack, plates, bar, barbell, buy, bought, setup, worth buying, dumbbells, bench, treadmill, bike
social: partner, gym partner, buddy, group, class, classes, club, run club, together, crossfit
crowd: crowded, packed, busy gym, january, waiting for, hogging, re-rack, rerack, reracking, on his phone, resolutioners, 6pm

= bench + plateau | ask trouble
- A stuck bench usually wants more frequency, not more effort. Two or three sessions a week with one of them light and paused tends to move it.
- When bench stalls, train where it sticks: paused reps for off the chest, close grip for the lockout. And eat a bit more, bench notices first.
- Smaller jumps. Going up 1 kg a week on bench beats adding 2.5, failing and resetting every month.
> Where in the lift does it stop?
> How often do you press each week?
= squat + plateau | ask trouble
- For a stalled squat I'd drop 10% and add a second lighter day with pauses. Three weeks of owning the bottom usually beats grinding the same top set.
- Squat plateaus are often bracing rather than legs. If the hips shoot up first, fix that before adding sets.
> How does the last rep look on video?
= deadlift + plateau | ask trouble
- Deadlift often stalls from too much deadlift. One heavy day a week plus RDLs or rows, and it starts moving again.
- Off the floor or at the knee? Deficit pulls help the first, pauses below the knee the second.
= belt + squat/deadlift/gym | ask
- A belt amplifies a brace, it doesn't replace one. Learn to push into air first and the belt is worth five percent.
- Add the belt for top sets only. Warm-ups without it keep you honest.
= volume + bulk | ask
- Somewhere around 10 hard sets per muscle a week covers most people. Past that, better sets beat more sets.
- If you can do 25 sets for one muscle, they weren't hard sets. Cut to 12, push each one, and compare after six weeks.
= failure + volume/gym | ask
- One or two reps shy of failure grows nearly the same and you can train again on Thursday. Save true failure for isolation work.
- Most people's two in reserve is really five. Take one set to the end now and then just to calibrate.
= overload + gym/squat/bench/deadlift | ask
- Overload isn't only load. Same weight with cleaner reps or shorter rests is progress too, it just doesn't show on a plate.
- Double progression keeps it sane: earn the top of the rep range on every set, then add the smallest plate there is.
= fullbody + program/gym | ask
- Full body is underrated past the beginner stage. Missing a day costs you a third of everything instead of your only leg day of the week.
- On three days a week full body is hard to beat: each lift gets practised often and no session needs to run long.
= rest + beginner/consistency/gym | trouble
- The restless part of a rest day goes away once it has a job: a walk, food for the week, an early night. Doing nothing is what makes it hard.
= intervals + run/race | ask
- The last rep should look like the first. If interval three falls apart, the pace was an ego choice.
- One quality session a week takes most runners a long way. Hills are intervals with less pounding and no watch needed.
= cardio + bulk | ask
- Two or three easy half hours a week won't touch your muscle. They'll just make your rest periods shorter.
- Cardio kills gains mostly by killing appetite. Eat around it and nothing is lost.
= cardio + deficit | ask
- Cardio is for the heart and steps are for the deficit. Hard intervals make you hungry enough to eat them back.
- Lift to keep the muscle, walk to widen the gap, and let food do the rest.
= deficit + hungry | trouble ask
- Shrink the deficit. Losing half as fast on a plan you can stand wins by month three.
- Volume first: potatoes, soup, berries, lean protein. Hunger on 1,800 calories depends a lot on which 1,800.
= bulk + hungry/breakfast/scaleweight | ask trouble
- If you can't gain, drink some of it. A shake of milk, oats and peanut butter is 700 calories nobody has to chew.
- Aim for half a percent of bodyweight a month past the beginner stage. Quicker than that is mostly a longer cut later.
= bulk + beginner | ask
- First year: skip bulk and cut cycles altogether. Eat at maintenance or slightly over, get stronger, and both happen at once.
= supplement + gym/bulk/deficit/consistency | ask
- Supplement budget in order: better food, better shoes, creatine, and then you're basically done.
- BCAAs are protein with the useful parts taken out. Spend it on actual meals.
= women + gym/bulk/legs | ask
- Nobody gets bulky by accident, people train for it for years. Heavy sets of five mostly make stairs and suitcases easy.
- Toned is muscle plus patience. The pink dumbbells are the slow road there.
= coach + gym/beginner/form | ask
- A good coach changes one thing per session. If every set gets five cues, you're paying for noise.
- Even one month of in-person coaching pays off for years, mostly in what you stop doing.
= gymfear + gym/beginner | trouble ask
- Go with a written plan of three exercises. Walking straight to the rack looks like belonging, and soon it is.
- Everyone else is between sets thinking about their own set. Off-peak for the first two weeks helps until you believe that.
= core + gym/squat/deficit/consistency | ask
- Visible abs are mostly food, strong ones are mostly carries and squats. Crunches sit somewhere between.
- Planks past a minute are just waiting. Make it harder rather than longer.
= crowd + gym | trouble
- Crowded gym plan: take one spot and two dumbbells, and run three exercises there. Waiting for a rack is the longest rest period there is.
- January crowds thin out by the second week of February. Until then mid-afternoon is the secret.
`,
)
