/**
 * Six replies that Warble sent on Perch on 2026-11-22 and 23 for the account of content/run.ts, with what they got. Written down
 * from the database and not retouched; Perch's people are simulated, and the sandbox's stand-in wrote the words.
 */
export const replies: { author: string; post: string; reply: string; likes: number; answers: number }[] = [
  {
    author: '@thornej',
    post: 'Dialling in Rwandan bourbon for the bar: 17 grams in, 37 out, 30 seconds, and still bitterness at the back. What would you move first? Coffee people will understand.',
    reply: 'Yield first: a few grams longer than 37 and taste again. The Rwandan bourbon may simply want more water.',
    likes: 1,
    answers: 1,
  },
  {
    author: '@beatrizdorn',
    post: 'Does anybody else get a papery taste with honey-processed Costa Rican? A longer bloom helped a little, not enough.',
    reply:
      'With honey-processed Costa Rican I’d look at the water next. A papery taste is often minerals, not technique.',
    likes: 1,
    answers: 0,
  },
  {
    author: '@mateo_fontaine',
    post: 'Three weeks off roast and the natural Sidama finally opened up: apricot, then orange peel. Patience is a brewing parameter. Brewing another one.',
    reply: 'Three weeks is when the interesting half of natural Sidama shows up. Most bags are gone by then.',
    likes: 2,
    answers: 0,
  },
  {
    author: '@veralindqvist',
    post: 'Dialling in decaf from Cauca for the bar: 17 grams in, 41 out, 26 seconds, and still a hollow middle. What would you move first? Brewing another one.',
    reply: 'With 26 seconds and a hollow middle I would check the distribution before the recipe.',
    likes: 1,
    answers: 0,
  },
  {
    author: '@thedorn',
    post: 'First sip of Colombian pink bourbon on the balcony, nobody awake, phone inside. Red currant and birds. That is all #homebarista',
    reply: 'Colombian pink bourbon, red currant and birds. Nothing to add to a morning like that but a second cup.',
    likes: 0,
    answers: 1,
  },
  {
    author: '@beatrizdorn',
    post: 'Cupped 6 samples this morning. The anaerobic Huila had black tea all over it and nobody believed it was under 10 a bag.',
    reply: 'Price on the table ruins every cupping. Blind, anaerobic Huila wins a lot.',
    likes: 1,
    answers: 1,
  },
]
