import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity'
import { BoundedCache } from '#app/adapters/model/cache.ts'
import type { Vector } from '#app/adapters/model/encoder/vector.ts'
import { beyond } from '#app/adapters/model/heads/heads.ts'
import type { SkipCode } from '#app/adapters/model/mind.ts'
import { automatedAuthor } from '#app/adapters/model/rules/author.ts'
import { foreignLanguageOf, languageName } from '#app/adapters/model/rules/language.ts'
import { givesOrders } from '#app/adapters/model/rules/orders.ts'
import { contentStems, uncapitalized, wordsOf } from '#app/adapters/model/words.ts'
import type { Post } from '#app/contract/posts.ts'

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
const caution = 1.2
/** What a slur adds to the log-odds of hostility. */
const slurWeight = 5

/** This far over its threshold, a post counts as a giveaway rather than as an instruction to an AI. */
const giveawayMargin = 6

const slurs = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers })
/** Cached: bots find the same posts, and searching for slurs takes as long as all other checks. */
const withSlur = new BoundedCache<string, boolean>(10_000)

export function hostility(text: string, vector: Vector): number {
  return beyond('hostility', vector) + (withSlur.of(text, () => slurs.hasMatch(text)) ? slurWeight : 0)
}

export function isDistress(vector: Vector, isCautious = false): boolean {
  return beyond('moments', vector) > (isCautious ? -caution : 0)
}

const sensitive: SkipReason = {
  code: 'sensitive',
  reason: 'It seems to be about grief, illness, a disaster or another hard moment.',
}
const hostile: SkipReason = { code: 'hostile', reason: 'It attacks or insults someone.' }
const politics: SkipReason = { code: 'politics', reason: 'It’s about politics.' }
const giveaway: SkipReason = { code: 'giveaway', reason: 'It’s a giveaway.' }
const ordersAi: SkipReason = {
  code: 'instruction',
  reason: 'The post, its thread or its author’s profile tries to give an AI instructions.',
}

export function guard({ post, vector, above }: Read, languages: string[], isCautious = false): SkipReason | null {
  const { author } = post
  const untrusted = [post.text, author.display_name, author.bio, author.handle, ...post.thread.map(({ text }) => text)]
  // "Reply with done to win" is addressed to everyone, not to an AI.
  const prize = beyond('giveaway', vector)
  if (untrusted.some(givesOrders)) return prize > giveawayMargin ? giveaway : ordersAi
  if (isDistress(vector, isCautious)) return sensitive
  if (hostility(post.text, vector) > 0) return hostile
  return (
    machine(post) ??
    (beyond('politics', vector) > 0 ? politics : null) ??
    (prize > 0 ? giveaway : null) ??
    (beyond('promotion', vector) > 0 ? { code: 'spam', reason: 'It’s an ad.' } : null) ??
    stopInThread(post, above, isCautious) ??
    stopIfForeign(post, languages)
  )
}

function stopInThread({ thread }: Post, above: Vector[], isCautious: boolean): SkipReason | null {
  for (const [at, vector] of above.entries()) {
    const stop = isDistress(vector, isCautious)
      ? sensitive
      : hostility(thread[at]?.text ?? '', vector) > 0
        ? hostile
        : beyond('politics', vector) > 0
          ? politics
          : null
    if (stop) return { ...stop, reason: `Earlier in the thread: ${uncapitalized(stop.reason)}` }
  }
  return null
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
        reason: `It’s in ${languageName(language)}. Without a language model, Warble only replies in English.`,
      }
    : { code: 'language', reason: `It’s in ${languageName(language)}, a language you don’t post in.` }
}

export function stopIfTooShort({ text }: Post): SkipReason | null {
  return wordsOf(text).length < 4 || contentStems(text).size < 2
    ? { code: 'too_thin', reason: 'It’s too short to reply to.' }
    : null
}
