import { isTooLong } from '../text/length.ts'
import { normalisedText } from '../text/normalise.ts'
import type { FilledPattern } from './grammar.ts'
import { fill } from './grammar.ts'
import type { Random } from './random.ts'

const MAX_ATTEMPTS = 40

/** Filler sentences that may end any post. */
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

interface ComposeOptions {
  patterns: readonly string[]
  vocabulary: Record<string, string[]>
  endings?: readonly string[] | undefined
  tags?: readonly string[]
  given?: Record<string, string>
}

/** Composes a text that nobody on the network has posted yet; null if none was found within MAX_ATTEMPTS. */
export function compose(
  options: ComposeOptions,
  random: Random,
  isTaken: (text: string) => boolean,
): FilledPattern | null {
  const endings = options.endings ?? ENDINGS
  const endingChance = endings === ENDINGS ? 0.18 : 0.45
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const filled = fill(random.pick(options.patterns), options.vocabulary, random, options.given)
    const withEnding = endings.length > 0 && random.chance(attempt < 4 ? endingChance : 0.8)
    const tag = (options.tags?.length ?? 0) > 0 && random.chance(0.15) ? ` #${random.pick(options.tags ?? [])}` : ''
    const text = `${filled.text}${withEnding ? ` ${random.pick(endings)}`.trimEnd() : ''}${tag}`
    if (!isTooLong(text) && normalisedText(text) !== '' && !isTaken(text)) return { text, topic: filled.topic }
  }
  return null
}

/** The answers that can be given to a post; those with `{topic}` need a post with a topic. */
export function answersFor(answers: readonly string[], topic: string | null): string[] {
  return answers.filter((answer) => topic !== null || !answer.includes('{topic}'))
}
