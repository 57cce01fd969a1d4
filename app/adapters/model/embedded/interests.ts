import { createHash } from 'node:crypto'
import { BoundedCache, memoized } from '#app/adapters/model/cache.ts'
import type { Reader } from '#app/adapters/model/encoder/reader.ts'
import { packed, unpacked, type Vector } from '#app/adapters/model/encoder/vector.ts'
import { meanDirection, product, topical } from '#app/adapters/model/heads/heads.ts'
import { beginning } from '#app/adapters/model/words.ts'
import type { Post } from '#app/contract/posts.ts'
import type { Interests, OwnPost, Profile } from '#app/contract/profile.ts'

interface PreparedInterests {
  center: Float32Array
  own: { post: OwnPost | null; seen: Float32Array; vector: Vector }[]
  middle: number
  width: number
}

export interface TopicScore {
  score: number
  /** The user's own post closest to it; null if only topics are known. */
  closest: OwnPost | null
}

const maxOwnPosts = 40
const nearby = 10

function closenessTo(center: Float32Array, seen: Float32Array, each: readonly number[]): number {
  const closest = Float64Array.from(each).sort().subarray(-nearby)
  return (product(center, seen) + closest.reduce((sum, one) => sum + one, 0) / Math.max(1, closest.length)) / 2
}

const toEach = (own: PreparedInterests['own'], seen: Float32Array) => own.map((one) => product(one.seen, seen))

/** For the lower quartile of the closeness among a user's own posts; set with `npm run bench mind`. */
const bounds = { least: 0.12, most: 0.3 }
/** Between the closeness of ordinary posts (0) and of the user's own posts (1). */
const share = 0.7
const spread = 0.06

export function interestsOf(posts: readonly Post[], vectors: readonly Vector[], words: string[]): Interests | null {
  const kept = posts.slice(0, maxOwnPosts)
  if (kept.length === 0) return null
  const own = kept.map((_, at) => ({ post: null, vector: vectors[at] as Vector, seen: topical(vectors[at] as Vector) }))
  const others = own.map(({ seen }, at) => closenessTo(withoutOne(own, at), seen, toEach(own.toSpliced(at, 1), seen)))
  const typical = others.reduce((sum, one) => sum + one, 0) / others.length
  return {
    posts: kept.map(({ id, text, created_at }, at) => ({
      id,
      text: beginning(text, 500),
      created_at: created_at.toISOString(),
      vector: packed(vectors[at] as Vector),
    })),
    middle: Math.round(Math.min(bounds.most, Math.max(bounds.least, typical * share)) * 1000) / 1000,
    width: spread,
    words,
  }
}

function withoutOne(own: PreparedInterests['own'], without: number): Float32Array {
  const rest = own.filter((_, at) => at !== without)
  return meanDirection((rest.length > 0 ? rest : own).map(({ seen }) => seen))
}

/** Of the whole profile: two accounts can have posts with the same ids. */
const digestOf = memoized((posts: Interests['posts']) =>
  createHash('sha256').update(JSON.stringify(posts)).digest('base64'),
)

/** A profile is read thousands of times between two changes. */
const ready = new BoundedCache<string, PreparedInterests>(100)
const passing = new WeakMap<Interests, PreparedInterests>()
const ofTopics = { middle: 0.2, width: 0.06 }

export async function preparedInterestsOf(
  profile: Profile,
  reader: Reader,
  signal: AbortSignal,
): Promise<PreparedInterests | null> {
  const { interests, key_topics, niche } = profile
  if (interests?.posts[0]?.id === '') {
    const prepared = passing.get(interests) ?? fromPosts(interests)
    passing.set(interests, prepared)
    return prepared
  }
  const key = interests
    ? `${digestOf(interests.posts)} ${interests.middle} ${interests.width}`
    : JSON.stringify([niche, ...key_topics])
  const prepared = ready.get(key)
  if (prepared) return prepared
  const made = interests ? fromPosts(interests) : await fromTopics(key_topics, reader, signal)
  if (made) ready.set(key, made)
  return made
}

function fromPosts({ posts, middle, width }: Interests): PreparedInterests {
  const own = posts.map((post) => {
    const vector = unpacked(post.vector)
    return { post, vector, seen: topical(vector) }
  })
  return { center: meanDirection(own.map(({ seen }) => seen)), own, middle, width }
}

async function fromTopics(topics: string[], reader: Reader, signal: AbortSignal): Promise<PreparedInterests | null> {
  const named = topics.filter((topic) => topic.trim() !== '')
  if (named.length === 0) return null
  const vectors = await reader.texts(named, signal)
  const own = vectors.map((vector) => ({ post: null, vector, seen: topical(vector) }))
  return { center: meanDirection(own.map(({ seen }) => seen)), own, ...ofTopics }
}

export function topicScoreOf(likes: PreparedInterests, vector: Vector): TopicScore {
  const seen = topical(vector)
  const each = toEach(likes.own, seen)
  const closeness = closenessTo(likes.center, seen, each)
  const closest = likes.own[each.indexOf(Math.max(...each))]
  return { score: 1 / (1 + Math.exp((likes.middle - closeness) / likes.width)), closest: closest?.post ?? null }
}
