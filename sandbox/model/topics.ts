import { banksByNiche } from '../perch/people/banks.ts'
import type { Bank } from '../perch/people/grammar.ts'
import { foreignMentions } from './abroad.ts'
import { list, text, texts } from './fields.ts'
import { stemsOf } from './words.ts'

/** The word stems of each topic with their weights; a stem that many topics share weighs little. */
let lexicons: Map<Bank, Map<string, number>> | null = null

function buildLexicons(): Map<Bank, Map<string, number>> {
  const banks = [...banksByNiche.values()]
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

export function isTopicWord(bank: Bank, stem: string): boolean {
  lexicons ??= buildLexicons()
  return lexicons.get(bank)?.has(stem) ?? false
}

/**
 * How much a stem says about a topic, 1 to 0: nothing if a tenth of all topics have it, such as "asked" and "start",
 * and little if none has it.
 */
export function tellingShare(stem: string): number {
  lexicons ??= buildLexicons()
  const topics = [...lexicons.values()].filter((lexicon) => lexicon.has(stem)).length
  return topics === 0 ? 0.25 : Math.max(0, 1 - (topics * 10) / lexicons.size)
}

/** More than any one English word has, as the other words of that language say nothing. */
const foreignWeight = 0.2

/** The topics that these words belong to, the strongest first, with their shares. */
export function topicsIn(words: string): { bank: Bank; share: number }[] {
  lexicons ??= buildLexicons()
  const stems = stemsOf(words)
  const foreign = foreignMentions(words)
  const scores = [...lexicons].map(([bank, lexicon]) => {
    const found = stems.reduce((sum, stem) => sum + (lexicon.get(stem) ?? 0), 0)
    // Normalised, because a larger lexicon would otherwise match more often.
    return { bank, share: found / Math.sqrt(lexicon.size) + (foreign.get(bank.niche) ?? 0) * foreignWeight }
  })
  const all = scores.reduce((sum, { share }) => sum + share, 0) || 1
  return scores.map(({ bank, share }) => ({ bank, share: share / all })).sort((a, b) => b.share - a.share)
}

/** The weight of a word that six topics share. */
const minWordWeight = 1 / 6 ** 2

/** Niches with different names in Warble and in Perch. */
const perchNames: Record<string, string> = { onlyfans: 'creators' }
export const warbleNames: Record<string, string> = { creators: 'onlyfans' }

/** The topics of Perch that a broader one covers. */
const covered: Record<string, string[]> = {
  sports: ['football', 'gridiron', 'basketball', 'baseball', 'hockey', 'racing', 'running', 'cycling'],
  fitness: ['running', 'yoga'],
  'film and tv': ['film', 'series'],
  games: ['games', 'boardgames', 'chess'],
  music: ['music', 'concerts', 'playing'],
  food: ['food', 'cooking', 'baking'],
}

/** How interesting a post on this topic is to the account, from 0 to 1. */
export function interest(profile: unknown, bank: Bank, post: string): number {
  const niche = text(profile, 'niche')
  if ((perchNames[niche] ?? niche) === bank.niche) return 0.85
  const topics = texts(profile, 'key_topics')
  const broad = [niche, ...topics].flatMap((name) => covered[name.toLowerCase()] ?? [])
  if (broad.includes(bank.niche)) return 0.75
  const guidelines = list(profile, 'guidelines').map((one) => `${text(one, 'title')} ${text(one, 'text')}`)
  const [strongest, ...others] = topicsIn([...topics, ...guidelines].join(' . '))
  // An account with a niche is interested in one more topic at most.
  const close =
    niche !== 'general'
      ? [strongest]
      : [strongest, ...others.filter(({ share }) => share >= (strongest?.share ?? 1) / 2)]
  if (close.some((one) => one !== undefined && one.bank === bank && one.share > 0.08)) return 0.75
  // An account with a niche or a broad topic is interested in nothing else, another in posts that share a distinctive word.
  if (niche !== 'general' || broad.length > 0) return 0
  const own = new Set(topics.flatMap(stemsOf))
  return stemsOf(post).some((stem) => own.has(stem) && (lexicons?.get(bank)?.get(stem) ?? 0) >= minWordWeight) ? 0.6 : 0
}
