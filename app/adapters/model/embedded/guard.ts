import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity'
import { BoundedCache } from '#app/adapters/cache.ts'
import type { Reader } from '#app/adapters/model/encoder/reader.ts'
import type { Vector } from '#app/adapters/model/encoder/vector.ts'
import { beyond } from '#app/adapters/model/heads/heads.ts'
import type { SkipCode } from '#app/adapters/model/mind.ts'
import { automatedAuthor } from '#app/adapters/model/rules/author.ts'
import { foreignLanguageOf, languageName } from '#app/adapters/model/rules/language.ts'
import { givesOrders } from '#app/adapters/model/rules/orders.ts'
import { undisguised } from '#app/adapters/model/rules/unmasked.ts'
import { contentStems, pattern, uncapitalized, wordsOf } from '#app/adapters/model/words.ts'
import type { Person, Post } from '#app/contract/posts.ts'

export interface SkipReason {
  code: SkipCode
  reason: string
}

export interface Read {
  post: Post
  vector: Vector
  above: Vector[]
}

/** In log-odds: some 8 % of ordinary texts exceed it. */
const caution = 1.35
/** What a slur adds to the log-odds of hostility. */
const slurWeight = 5

/** This far over its threshold, a post counts as a giveaway rather than as an instruction to an AI. */
const giveawayMargin = 6

const slurs = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers })
/** Cached: bots find the same posts, and searching for slurs takes as long as all other checks. */
const withSlur = new BoundedCache<string, boolean>(10_000)
const hasSlur = (text: string) => withSlur.of(text, () => slurs.hasMatch(text))

export function hostility(text: string, vector: Vector): number {
  return beyond('hostility', text, vector) + (hasSlur(text) ? slurWeight : 0)
}

export const isDistress = (text: string, vector: Vector, margin = 0) => beyond('moments', text, vector) > -margin

/** A draft about politics waits for the user, by the limit at which a post about it is skipped. */
export const isDelicate = (draft: string, vector: Vector) =>
  beyond('politics', draft, vector) > 0 ||
  (['giveaway', 'promotion'] as const).some((head) => beyond(head, draft, vector) > caution)

/** A word with an underscore may be the handle, without its @, of someone outside the conversation. */
export const namesStranger = (draft: string, { author, text, thread }: Post, own: readonly string[]) => {
  const known = [author.handle, text, ...thread.flatMap((one) => [one.handle, one.text]), ...own]
    .join(' ')
    .toLowerCase()
  const names = (draft.match(/[\p{L}\d_]+/gu) ?? []).filter((name) => /[^_]_+[^_]/.test(name))
  return names.some((name) => !known.includes(name.toLowerCase()))
}

/** In log-odds: few words score higher than a post of the same meaning. */
const political = 2

const offensive = pattern(
  'iu',
)`(?<!\p{L})(?:1488|14[ /]88|k\.?k\.?k|(?:neo[- ]?)?nazis?|only ?fans|nudes?|milfs?|pedos?|kill (?:all|every)|fags?|porno?|rapists?|sluts?)(?!\p{L})
  |hitler|himmler|(?:sieg|heil) ?(?:heil|88)|white ?p(?:ower|ride)|gas ?(?:them|the) ?(?:all|jews)|kill ?all ?jews|juden ?raus|ausländer ?raus
  |mort aux juifs|muerte a los jud|смерть жидам|nigg(?:er|a)|chingchong|trann(?:y|ies)(?!\p{L})|[卐🔞]|ᛋᛋ|⚡⚡|(?<!\d)18\+`

const isOffensive = (text: string) => undisguised(text).some((one) => offensive.test(one))

/** The author's name stands beside the user's reply. Only a reason for doubt: Scunthorpe, a history teacher. */
export async function mayOffend({ display_name, handle, bio }: Person, reader: Reader, signal: AbortSignal) {
  if ([display_name, handle.replace(/[^a-z]+/gi, ' '), handle, bio].some(isOffensive)) return true
  const [name, about] = (await reader.texts([display_name, bio], signal)) as [Vector, Vector]
  // A single word insults nobody unless it is a slur: "friend", "Nobody".
  const mayInsult = hasSlur(display_name) || wordsOf(display_name).length > 1
  const isUnkind =
    (mayInsult && beyond('hostility', display_name, name) > 0) || beyond('hostility', bio, about) > caution
  return isUnkind || beyond('politics', display_name, name) > political
}

export type Head = 'moments' | 'hostility' | 'politics' | 'giveaway' | 'promotion'

/** In the order in which they are named. */
export const reasons: Record<Head, SkipReason> = {
  moments: { code: 'sensitive', reason: 'It seems to be about grief, illness, a disaster or another hard moment.' },
  hostility: { code: 'hostile', reason: 'It attacks or insults someone.' },
  politics: { code: 'politics', reason: 'It’s about politics.' },
  giveaway: { code: 'giveaway', reason: 'It’s a giveaway.' },
  promotion: { code: 'spam', reason: 'It’s an ad.' },
}
const heads = Object.keys(reasons) as Head[]
/** What is looked for in the thread; an ad there is nothing against an answer to it. */
const headsOfThread: Head[] = ['moments', 'hostility', 'politics']

export const headScore = (head: Head, text: string, vector: Vector) =>
  head === 'hostility' ? hostility(text, vector) : beyond(head, text, vector)

export interface Suspicion extends SkipReason {
  head: Head
  /** In log-odds over the head's threshold. */
  score: number
  /** Of the thread. */
  is_earlier: boolean
}

/** What the heads find in the post, then in its thread. */
export function suspicions({ post, vector, above }: Read): Suspicion[] {
  const of = (some: Head[], text: string, read: Vector) =>
    some
      .map((head) => ({ head, score: headScore(head, text, read), is_earlier: false, ...reasons[head] }))
      .filter(({ score }) => score > 0)
  const inThread = above.flatMap((read, at) => of(headsOfThread, post.thread[at]?.text ?? '', read))
  return [
    ...of(heads, post.text, vector),
    ...inThread.map((one) => ({
      ...one,
      is_earlier: true,
      reason: `Earlier in the thread: ${uncapitalized(one.reason)}`,
    })),
  ]
}

const ordersAi: SkipReason = {
  code: 'instruction',
  reason: 'The post, its thread or its author’s profile tries to give an AI instructions.',
}

/** What no closeness to the user's topics makes up for. */
export function stopByRule({ post, vector }: Read, languages: string[]): SkipReason | null {
  const { author } = post
  const untrusted = [post.text, author.display_name, author.bio, author.handle, ...post.thread.map(({ text }) => text)]
  // "Reply with done to win" is addressed to everyone, not to an AI.
  if (untrusted.some(givesOrders))
    return beyond('giveaway', post.text, vector) > giveawayMargin ? reasons.giveaway : ordersAi
  return machine(post) ?? stopIfForeign(post, languages)
}

/** For replies without a language model, which have no other reader. */
export function guard(read: Read, languages: string[]): SkipReason | null {
  const { post, vector, above } = read
  const isHard =
    isDistress(post.text, vector, caution) ||
    above.some((one, at) => isDistress(post.thread[at]?.text ?? '', one, caution))
  const [first] = suspicions(read)
  return stopByRule(read, languages) ?? (isHard ? reasons.moments : null) ?? first ?? null
}

function machine({ author, text }: Post): SkipReason | null {
  const reason = automatedAuthor(author, text)
  return reason ? { code: 'bot_author', reason } : null
}

/** This mind is English only. */
function stopIfForeign(post: Post, languages: string[]): SkipReason | null {
  const language = foreignLanguageOf(post)
  if (language === null) return null
  return languages.includes(language)
    ? {
        code: 'language',
        reason: `It’s in ${languageName(language)}. Warble only replies to posts in English.`,
      }
    : { code: 'language', reason: `It’s in ${languageName(language)}, a language you don’t post in.` }
}

export function stopIfTooShort({ text }: Post): SkipReason | null {
  return wordsOf(text).length < 4 || contentStems(text).size < 2
    ? { code: 'too_thin', reason: 'It’s too short to reply to.' }
    : null
}
