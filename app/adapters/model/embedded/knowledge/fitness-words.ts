/** What posts call the concepts of `fitness.ts`. */
export const fitnessWords = `
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
`
