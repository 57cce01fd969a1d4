import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity'
import type { Vector } from '#app/adapters/model/encoder/vector.ts'
import { answerShares, beyond } from '#app/adapters/model/heads/heads.ts'
import type { SkipCode } from '#app/adapters/model/mind.ts'
import { automatedAuthor } from '#app/adapters/model/rules/author.ts'
import { detectLanguage, languageName } from '#app/adapters/model/rules/language.ts'
import { givesOrders } from '#app/adapters/model/rules/orders.ts'
import { substance, wordsOf } from '#app/adapters/model/words.ts'
import type { Post } from '#app/contract/posts.ts'

/** Why a post is left alone. */
export interface Stop {
  code: SkipCode
  reason: string
}

/** A post with what it and the posts above it mean. */
export interface Read {
  post: Post
  vector: Vector
  above: Vector[]
}

/** How uncertain of a hard moment what is said to somebody may be, in log-odds: some 8 % of ordinary texts are beyond. */
const caution = 1.2
/** What a slur adds to the odds of hostility. */
const slurWeight = 5

/** So far over its threshold a give-away is told from an order to an AI. */
const surely = 6

const slurs = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers })

/** How hostile a text is: over 0 it is left alone. */
export function hostility(text: string, vector: Vector): number {
  return beyond('hostility', vector) + (slurs.hasMatch(text) ? slurWeight : 0)
}

/** Whether a text speaks of a hard moment, or may do so. */
export function isHard(vector: Vector, isCautious = false): boolean {
  return beyond('moments', vector) > (isCautious ? -caution : 0)
}

const sensitive: Stop = {
  code: 'sensitive',
  reason: 'Seems to speak of a loss, an illness, a disaster or another hard moment.',
}
const hostile: Stop = { code: 'hostile', reason: 'Attacks or insults somebody.' }
const politics: Stop = { code: 'politics', reason: 'Is about politics.' }
const giveaway: Stop = { code: 'giveaway', reason: 'Is a give-away.' }
const ordersAi: Stop = {
  code: 'instruction',
  reason: 'The post, its thread or its author speaks to an AI or gives it orders.',
}

/** All reasons to leave a post alone which do not depend on the user's topics; null where none holds. */
export function guard({ post, vector, above }: Read, languages: string[], isCautious = false): Stop | null {
  const { author } = post
  const untrusted = [post.text, author.display_name, author.bio, author.handle, ...post.thread.map(({ text }) => text)]
  // "Reply with done to win" is an order to everybody.
  const prize = beyond('giveaway', vector)
  if (untrusted.some(givesOrders)) return prize > surely ? giveaway : ordersAi
  if (isHard(vector, isCautious)) return sensitive
  if (hostility(post.text, vector) > 0) return hostile
  return (
    machine(post) ??
    (beyond('politics', vector) > 0 ? politics : null) ??
    (prize > 0 ? giveaway : null) ??
    (beyond('promotion', vector) > 0 ? { code: 'spam', reason: 'Advertises something.' } : null) ??
    inThread(post, above, isCautious) ??
    foreign(post, languages)
  )
}

/** What holds for a post that this one answers. */
function inThread({ thread }: Post, above: Vector[], isCautious: boolean): Stop | null {
  for (const [at, vector] of above.entries()) {
    const stop = isHard(vector, isCautious)
      ? sensitive
      : hostility(thread[at]?.text ?? '', vector) > 0
        ? hostile
        : beyond('politics', vector) > 0
          ? politics
          : null
    if (stop) return { ...stop, reason: `The post above it in the conversation: ${stop.reason}` }
  }
  return null
}

function machine({ author, text }: Post): Stop | null {
  const reason = automatedAuthor(author, text)
  return reason ? { code: 'bot_author', reason } : null
}

/** This mind reads and writes English only; the network's own label counts where the text is too short to tell. */
function foreign(post: Post, languages: string[]): Stop | null {
  const found = detectLanguage(post.text)
  const label = post.lang?.toLowerCase().split('-')[0]
  const language =
    found.language ?? (label && /^[a-z]{2}$/.test(label) && !['un', 'zx', 'qm'].includes(label) ? label : null)
  if (language === null || language === 'en') return null
  if (!found.sure && label === 'en') return null
  return languages.includes(language)
    ? { code: 'language', reason: `Is in ${languageName(language)}; the embedded mind answers in English only.` }
    : { code: 'language', reason: `Is in ${languageName(language)}, which you do not post in.` }
}

/** Whether there is too little to say something to. */
export function thin({ text }: Post): Stop | null {
  return wordsOf(text).length < 4 || substance(text).size < 2
    ? { code: 'too_thin', reason: 'Has too few words to answer to.' }
    : null
}

/** Whether somebody who answers the user would rather not have been written to. */
export function isRebuff(vector: Vector): boolean {
  return answerShares(vector).rebuff > 0.5
}
