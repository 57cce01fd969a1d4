import { everyBank } from '../perch/people/banks.ts'
import type { Bank } from '../perch/people/grammar.ts'
import { list, text, texts } from './fields.ts'
import { stemsOf } from './words.ts'

/** The words of a topic, each with how much it tells: one that many topics share tells little. */
let lexicons: Map<Bank, Map<string, number>> | null = null

function openLexicons(): Map<Bank, Map<string, number>> {
  const banks = [...everyBank.values()]
  const stems = banks.map(
    ({ niche, tags = [], endings = [], patterns, vocabulary, bios }) =>
      new Set(
        stemsOf([niche, ...tags, ...endings, ...patterns, ...bios, ...Object.values(vocabulary).flat()].join(' . ')),
      ),
  )
  const within = (stem: string) => stems.filter((one) => one.has(stem)).length
  return new Map(
    banks.map((bank, at) => [bank, new Map([...(stems[at] ?? [])].map((stem) => [stem, 1 / within(stem) ** 2]))]),
  )
}

export function speaksOf(bank: Bank, stem: string): boolean {
  lexicons ??= openLexicons()
  return lexicons.get(bank)?.has(stem) ?? false
}

/** The topics that these words speak of, the strongest first, each with its share of all. */
export function topicsIn(words: string): { bank: Bank; share: number }[] {
  lexicons ??= openLexicons()
  const stems = stemsOf(words)
  const scores = [...lexicons].map(([bank, lexicon]) => {
    const found = stems.reduce((sum, stem) => sum + (lexicon.get(stem) ?? 0), 0)
    // Who says more would otherwise be found more often.
    return { bank, share: found / Math.sqrt(lexicon.size) }
  })
  const all = scores.reduce((sum, { share }) => sum + share, 0) || 1
  return scores.map(({ bank, share }) => ({ bank, share: share / all })).sort((a, b) => b.share - a.share)
}

/** The weight of a word that at most six topics share. */
const telling = 1 / 6 ** 2

/** What the product calls a niche, where that is another word than Perch's. */
const named: Record<string, string> = { onlyfans: 'creators' }
export const nicheNames: Record<string, string> = { creators: 'onlyfans' }

/** How far a post on this topic, in these words, is of interest to the person; 0 where it is not. */
export function interest(profile: unknown, bank: Bank, post: string): number {
  const niche = text(profile, 'niche')
  if ((named[niche] ?? niche) === bank.niche) return 0.85
  const topics = texts(profile, 'key_topics')
  const guidelines = list(profile, 'guidelines').map((one) => `${text(one, 'title')} ${text(one, 'text')}`)
  const [strongest, ...others] = topicsIn([...topics, ...guidelines].join(' . '))
  const close = [strongest, ...others.filter(({ share }) => share >= (strongest?.share ?? 1) / 2)]
  if (close.some((one) => one !== undefined && one.bank === bank && one.share > 0.08)) return 0.75
  // Whose niche is clear is interested in that; anybody else in what shares a telling word with them.
  if (niche !== 'general') return 0
  const own = new Set(topics.flatMap(stemsOf))
  return stemsOf(post).some((stem) => own.has(stem) && (lexicons?.get(bank)?.get(stem) ?? 0) >= telling) ? 0.6 : 0
}
