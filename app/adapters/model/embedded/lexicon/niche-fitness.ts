import type { NicheWords } from './niches.ts'

export const fitness: NicheWords = {
  sure: `gym, workout, workouts, deadlift, deadlifts, squat, squats, bench press, overhead press, ohp, barbell, dumbbell, dumbbells, kettlebell, kettlebells, reps, rep
    range, sets of, 5x5, leg day, push day, pull day, arm day, hypertrophy, progressive overload, deload, rpe, rir, one rep max, 1rm, pr on squat, powerlifting,
    bodybuilding, crossfit, wod, hiit, zone 2, zone two, vo2 max, vo2max, marathon, half marathon, 5k, 10k, couch to 5k, parkrun, long run, tempo run, intervals, pace
    per mile, cadence, strava, garmin watch, running shoes, treadmill, peloton, rowing machine, cardio, lifting, weightlifting, calisthenics, pull up, pull ups,
    pullups, pushups, push ups, plank, glutes, hamstrings, quads, delts, lats, biceps, triceps, creatine, whey, protein powder, protein
    shake, macros, =cutting, bulking, lean bulk, calorie deficit, maintenance calories, body recomp, personal trainer, physique, =doms, mobility work, foam
    roller, foam rolling, warm up sets, athlete, athletes, hybrid athlete, triathlon, ironman, ultramarathon, trail run, trail running, spin class, crunches, lunges,
    hip hinge, squat rack, =gains, gainz, preworkout, pre-workout, rest day, rest days, strength training, resistance training, garmin, hyrox, burpees, step count, kipping`,
  likely: `fitness, training, train, trainer, coach, lift, lifts, lifter, lifters, muscle, muscles, protein, calories, calorie, bodyfat, body fat, sore, soreness, recovery,
    stretching, stretch, mobility, run, runs, running, runner, runners, mile, miles, jog, endurance, conditioning, sweat, strength, strong, stronger, weights, weight loss, fat
    loss, bulk, cut, cycling, swim, yoga, pilates, steps a day, heart rate, hydration, supplement, supplements, form check, sprint, sprints, bench, rack, plates, grip, core, rep, pr, pb,
    race day, race, hrv, resting heart rate, electrolytes, physio`,
  hint: `body, sleep, diet, habit, consistency, discipline, health, healthy, energy, knees, hips, back, legs, rest, plan, program, week, sets, kg, lbs, km, session, volume, intensity, tired, eat`,
}
