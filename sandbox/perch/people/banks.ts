import type { Bank } from './grammar.ts'
import { parseBank } from './parse-bank.ts'
import { textOf } from './texts.ts'

const topic = (niche: string): Bank => parseBank(textOf(`topics/${niche}`))

/** The niches that Warble knows by name. */
export const niches: readonly Bank[] = [
  'coffee',
  'crypto',
  'fitness',
  'tech',
  'marketing',
  'creators',
  'finance',
  'lifestyle',
].map(topic)
/** Other topics that people post about. */
export const otherNiches: readonly Bank[] = [
  'parenting',
  'pets',
  'diy',
  'fashion',
  'football',
  'gridiron',
  'basketball',
  'baseball',
  'hockey',
  'wellbeing',
  'yoga',
  'cooking',
  'baking',
  'food',
  'chess',
  'travel',
  'books',
  'games',
  'boardgames',
  'photography',
  'students',
  'teaching',
  'work',
  'diary',
  'popculture',
  'dating',
  'localnews',
  'headlines',
  'weather',
  'science',
  'gardening',
  'birds',
  'racing',
  'running',
  'cycling',
  'cars',
  'music',
  'concerts',
  'playing',
  'film',
  'series',
].map(topic)
/** Kinds of posts that a bot should not answer: sensitive, hostile or spam, and foreign languages. */
export const specialBanks: readonly SpecialBank[] = [
  'grief',
  'disaster',
  'politics',
  'medical',
  'spam',
  'giveaway',
  'hostile',
  'sarcasm',
  'bot',
  'injection',
  'language-de',
  'language-es',
  'language-fr',
  'language-pt',
].map((name) => ({ ...parseBank(textOf(`special/${name}`)), class: name.replace(/-.*/, '') }))

/** Its posts' label has this class, for benchmarks. */
interface SpecialBank extends Bank {
  class: string
}

/** What the author of a post says to a reply, by how the reply speaks to them. */
export const writingBack = {
  asked: parseBank(textOf('writing-back/asked')),
  advised: parseBank(textOf('writing-back/advised')),
  told: parseBank(textOf('writing-back/told')),
}

/** What suits a post on any topic. */
export const everyday = parseBank(textOf('everyday'))

export const banksByNiche = new Map<string, Bank>(
  [...niches, ...otherNiches].map((bank) => [bank.niche, bank] as const),
)

export function bankOf(niche: string): Bank | undefined {
  return banksByNiche.get(niche)
}
