/** Marks of tone in people's own posts. */

export const warmWords = `thank you, thanks, grateful, love, proud of you, appreciate, welcome, friends, hope, happy for, hug, sweet, kind, together, share, enjoy, lovely, wonderful, cheers, congrats, blessed, support`
export const playfulWords = `lol, lmao, haha, hahaha, joke, silly, weird, apparently, plot twist, send help, oops, honestly same, no regrets, chaos, unhinged, me vs, yolo, guilty, obsessed, nerd`
export const bluntWords = `stop, nobody cares, hot take, unpopular opinion, overrated, wrong, bullshit, nonsense, excuse, excuses, never, always, the truth, most people, wake up, garbage, terrible, hate, do not, you need to, simple as that, period, full stop, waste`
export const coachingWords = `you got this, keep going, remember, start small, one step, try this, tip, here is how, how to, step, pro tip, learn, guide, beginner, start with, you can, show up, reminder, focus on, ask yourself`
export const curiousWords = `wonder, wondering, curious, how do you, what do you, anyone, does anyone, thoughts, what if, why do, ever noticed, question, tell me, favourite, favorite, which one`
export const reflectiveWords = `realized, realised, learned, lesson, looking back, years ago, i used to, changed my mind, thinking about, been thinking, noticed, reflecting, remind myself, mistake, in hindsight`
export const selfWords = `i, me, my, mine, we, our, us`

/** Openings that people keep repeating. */
export const greetings = [
  'gm',
  'good morning',
  'good evening',
  'good night',
  'gn',
  'hey',
  'hey all',
  'hey friends',
  'hey everyone',
  'hi',
  'hi all',
  'hi friends',
  'hello',
  'hello friends',
  'happy monday',
  'happy friday',
  'happy sunday',
  'morning all',
  'morning',
  'morning everyone',
  'friends',
  'folks',
  'ok so',
  'okay so',
  'quick one',
  'psa',
  'real talk',
  'fun fact',
  'reminder',
  'hot take',
  'unpopular opinion',
]
