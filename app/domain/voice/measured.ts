import { lengthStop } from '#app/content/sound.ts'
import type { Profile, Sound, Stop } from '#app/contract/profile.ts'
import type { Db } from '#app/db/pool.ts'
import { loadProfile } from '#app/domain/analysis/load-portrait.ts'

/** Where the user's own posts are, as far as it can be counted. */
export interface Measured extends Sound {
  /** How many posts were counted. */
  posts: number
}

/** Fewer tell no habit. */
const enoughPosts = 12
const [often, sometimes] = [0.35, 0.08]

const shareOf = (texts: readonly string[], form: RegExp) =>
  texts.filter((text) => form.test(text)).length / texts.length

/** The stop whose bounds a share is between. */
const stopAt = (share: number, bounds: readonly [number, number, number, number]): Stop =>
  (1 + bounds.filter((bound) => share >= bound).length) as Stop
const mirrored = (stop: Stop) => (6 - stop) as Stop

const english = /\b(?:the|and|of|to)\b/i
export const kind = /\b(?:thank|congrat|love|happ|glad|proud|welcome|lovely|wonderful|hope|enjoy|sorry)\p{L}*|!/iu
export const hedge =
  /\b(?:maybe|perhaps|might|could|would|probably|possibly|usually|seems?|I think|I guess|not sure)\b|\bI['’]d\b/i
/** A long word, or a name or measure within a sentence. */
const special = /^(?:\p{L}{9,}|\p{Lu}.*|.*\d.*)$/u

export function specialShare(texts: readonly string[]): number {
  const within = texts.flatMap((text) => text.split(/[.!?:]\s+|\n/).flatMap((one) => one.trim().split(/\s+/).slice(1)))
  const words = within.map((word) => word.replace(/[^\p{L}\p{N}]+/gu, '')).filter((word) => /\p{L}/u.test(word))
  return words.filter((word) => word.length > 1 && special.test(word)).length / Math.max(1, words.length)
}

/** From words that English has for it; in another language it isn't counted. */
function manner(texts: readonly string[]): Pick<Sound, 'warmth' | 'certainty' | 'jargon'> {
  if (shareOf(texts, english) < 0.6) return {}
  return {
    warmth: stopAt(shareOf(texts, kind), [0.05, 0.15, 0.35, 0.6]),
    certainty: mirrored(stopAt(shareOf(texts, hedge), [0.05, 0.15, 0.35, 0.6])),
    jargon: stopAt(specialShare(texts), [0.05, 0.1, 0.2, 0.3]),
  }
}

export function measuredIn({ voice, interests }: Profile): Measured {
  const texts = (interests?.posts ?? []).map(({ text }) => text)
  if (texts.length < enoughPosts) return { posts: texts.length }
  const asked = shareOf(texts, /\?/)
  const [we, i] = [shareOf(texts, /\b(?:we|our|us)\b/i), shareOf(texts, /\b(?:I|my|me)\b/)]
  return {
    posts: texts.length,
    length: lengthStop(voice.median_length),
    asks: asked >= often ? 'often' : asked >= sometimes ? 'where_it_helps' : 'never',
    ...manner(texts),
    ...(we !== i && { speaks_as: we > i ? 'we' : 'i' }),
    marks: voice.uses_emoji || voice.uses_exclamation ? 'some' : 'none',
  }
}

export async function loadMeasured(db: Db, userId: string): Promise<Measured> {
  const profile = await loadProfile(db, userId)
  return profile ? measuredIn(profile) : { posts: 0 }
}
