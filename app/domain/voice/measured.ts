import { lengthStop } from '#app/content/sound.ts'
import type { Profile, Sound } from '#app/contract/profile.ts'
import type { Db } from '#app/db/pool.ts'
import { loadProfile } from '#app/domain/analysis/load-portrait.ts'

/** Where the user's own posts are, as far as it can be counted. */
export interface Measured extends Pick<Sound, 'length' | 'asks' | 'speaks_as' | 'marks'> {
  /** How many posts were counted. */
  posts: number
}

/** Fewer tell no habit. */
const enoughPosts = 12
const [often, sometimes] = [0.35, 0.08]

const shareOf = (texts: readonly string[], form: RegExp) =>
  texts.filter((text) => form.test(text)).length / texts.length

export function measuredIn({ voice, interests }: Profile): Measured {
  const texts = (interests?.posts ?? []).map(({ text }) => text)
  if (texts.length < enoughPosts) return { posts: texts.length }
  const asked = shareOf(texts, /\?/)
  const [we, i] = [shareOf(texts, /\b(?:we|our|us)\b/i), shareOf(texts, /\b(?:I|my|me)\b/)]
  return {
    posts: texts.length,
    length: lengthStop(voice.median_length),
    asks: asked >= often ? 'often' : asked >= sometimes ? 'where_it_helps' : 'never',
    ...(we !== i && { speaks_as: we > i ? 'we' : 'i' }),
    marks: voice.uses_emoji || voice.uses_exclamation ? 'some' : 'none',
  }
}

export async function loadMeasured(db: Db, userId: string): Promise<Measured> {
  const profile = await loadProfile(db, userId)
  return profile ? measuredIn(profile) : { posts: 0 }
}
