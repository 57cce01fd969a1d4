import type { Bank } from './grammar.ts'

/** Small talk under a post whose subject nobody here can place. */
export const everyday: Bank = {
  niche: 'everyday',
  bios: [],
  vocabulary: {
    time: ['last week', 'just yesterday', 'years ago', 'this very morning', 'on holiday once'],
    who: ['my brother', 'a neighbour', 'my partner', 'somebody at work', 'an old friend', 'my aunt'],
    feeling: ['relieved', 'curious', 'a bit jealous', 'less alone with it', 'hungry', 'ready to try'],
    end: ['Tell us how it goes.', 'What came next?', 'I want the long version.', 'And now?', 'Would you do it again?'],
  },
  patterns: ['Nothing much today. {feeling}, {who} says.'],
  answers: [
    'Ha, {who} said nearly the same {time}. {end}',
    'Reading this made me {feeling}. {end}',
    'I had not looked at it that way. {who} would agree with you.',
    'Happened to me {time}, and I was {feeling} afterwards.',
    'How did you get there? {who} and I talked about it {time}.',
    'Saving this for {who}. {end}',
    'Not what I expected to read before lunch. {end}',
    'You too? {time} I thought that I was the only one.',
  ],
}
