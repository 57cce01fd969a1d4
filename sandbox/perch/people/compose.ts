import { isTooLong, sameText } from '../text/shape.ts'
import type { Said } from './grammar.ts'
import { fill } from './grammar.ts'
import type { Random } from './random.ts'

const TRIES = 40

/** Little endings that people use without thinking. */
export const ENDINGS = [
  'Anyway.',
  'That is all.',
  'Not sure what I learned.',
  'Back to work.',
  'Small things.',
  'I said what I said.',
  'Noted for next time.',
  'And that was before noon.',
  'Long story.',
  'Learning, slowly.',
  'Thoughts?',
  'lol',
  'Honestly.',
  'Just saying.',
  'You know how it is.',
  'Good morning to everybody.',
  'What a week.',
  'Some days are like that.',
]

export interface Wish {
  patterns: readonly string[]
  vocabulary: Record<string, string[]>
  endings?: readonly string[] | undefined
  tags?: readonly string[]
  given?: Record<string, string>
}

/** Something that nobody on the network has said before, or null where this person has nothing new to say. */
export function compose(wish: Wish, random: Random, isSaid: (text: string) => boolean): Said | null {
  const endings = wish.endings ?? ENDINGS
  const often = endings === ENDINGS ? 0.18 : 0.45
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const said = fill(random.pick(wish.patterns), wish.vocabulary, random, wish.given)
    const withEnding = endings.length > 0 && random.chance(attempt < 4 ? often : 0.8)
    const tag = (wish.tags?.length ?? 0) > 0 && random.chance(0.15) ? ` #${random.pick(wish.tags ?? [])}` : ''
    const text = `${said.text}${withEnding ? ` ${random.pick(endings)}`.trimEnd() : ''}${tag}`
    if (!isTooLong(text) && sameText(text) !== '' && !isSaid(text)) return { text, topic: said.topic }
  }
  return null
}

/** Patterns that can be said about a post: those that need a topic only where there is one. */
export function answersFor(answers: readonly string[], topic: string | null): string[] {
  return answers.filter((answer) => topic !== null || !answer.includes('{topic}'))
}
