import { Bounded } from '#app/adapters/model/bounded.ts'
import type { Reader } from '#app/adapters/model/encoder/reader.ts'
import { packed, unpacked, type Vector } from '#app/adapters/model/encoder/vector.ts'
import { meanDirection, product, topical } from '#app/adapters/model/heads/heads.ts'
import type { Post } from '#app/contract/posts.ts'
import type { Interests, OwnPost, Profile } from '#app/contract/profile.ts'

/** What the user writes about, ready to be compared with. */
export interface Likes {
  center: Float32Array
  own: { post: OwnPost | null; seen: Float32Array; vector: Vector }[]
  middle: number
  width: number
}

export interface Fit {
  /** 0 to 1: how likely an answer to the post is worth something to the user. */
  score: number
  /** The user's own post that is closest to it; null where only topics are known. */
  closest: OwnPost | null
}

/** Own posts that are kept for comparing; some thirty kilobytes. */
const mostOwn = 40
/** So many of the closest own posts count, besides all of them together. */
const nearby = 10

function closenessTo({ center, own }: Pick<Likes, 'center' | 'own'>, seen: Float32Array, except = -1): number {
  const each = own
    .map((one, at) => (at === except ? Number.NEGATIVE_INFINITY : product(one.seen, seen)))
    .sort((a, b) => b - a)
    .slice(0, Math.min(nearby, own.length - (except >= 0 ? 1 : 0)))
  return (product(center, seen) + each.reduce((sum, one) => sum + one, 0) / Math.max(1, each.length)) / 2
}

/** How close the least fitting quarter of a user's own posts may be at the most, and at the least; set by `npm run bench:mind`. */
const bounds = { least: 0.12, most: 0.3 }
/** Where between what anybody posts and what the user posts an answer begins to be worth something. */
const share = 0.7
const spread = 0.06

/** Keeps what others are compared with; null where there is nothing to compare. */
export function interestsOf(posts: readonly Post[], vectors: readonly Vector[]): Interests | null {
  const kept = posts.slice(0, mostOwn)
  if (kept.length === 0) return null
  const own = kept.map((_, at) => ({ post: null, vector: vectors[at] as Vector, seen: topical(vectors[at] as Vector) }))
  const others = own.map(({ seen }, at) => closenessTo({ center: withoutOne(own, at), own }, seen, at))
  const typical = others.reduce((sum, one) => sum + one, 0) / others.length
  return {
    posts: kept.map(({ id, text, created_at }, at) => ({
      id,
      text: text.slice(0, 500),
      created_at: created_at.toISOString(),
      vector: packed(vectors[at] as Vector),
    })),
    middle: Math.round(Math.min(bounds.most, Math.max(bounds.least, typical * share)) * 1000) / 1000,
    width: spread,
  }
}

function withoutOne(own: Likes['own'], without: number): Float32Array {
  const rest = own.filter((_, at) => at !== without)
  return meanDirection((rest.length > 0 ? rest : own).map(({ seen }) => seen))
}

/** A profile is read thousands of times between two changes. */
const ready = new Bounded<string, Likes>(100)
/** What is close to a bare topic is less so than what is close to a post. */
const ofTopics = { middle: 0.2, width: 0.06 }

export async function likesOf(profile: Profile, reader: Reader, signal: AbortSignal): Promise<Likes | null> {
  const { interests, key_topics, niche } = profile
  const key = interests
    ? `${interests.posts[0]?.id} ${interests.posts.at(-1)?.id} ${interests.posts.length} ${interests.middle}`
    : `topics ${niche} ${key_topics.join('\n')}`
  const known = ready.get(key)
  if (known) return known
  const made = interests ? fromPosts(interests) : await fromTopics(key_topics, reader, signal)
  if (made) ready.set(key, made)
  return made
}

function fromPosts({ posts, middle, width }: Interests): Likes {
  const own = posts.map((post) => {
    const vector = unpacked(post.vector)
    return { post, vector, seen: topical(vector) }
  })
  return { center: meanDirection(own.map(({ seen }) => seen)), own, middle, width }
}

async function fromTopics(topics: string[], reader: Reader, signal: AbortSignal): Promise<Likes | null> {
  const named = topics.filter((topic) => topic.trim() !== '')
  if (named.length === 0) return null
  const vectors = await reader.texts(named, signal)
  const own = vectors.map((vector) => ({ post: null, vector, seen: topical(vector) }))
  return { center: meanDirection(own.map(({ seen }) => seen)), own, ...ofTopics }
}

export function fitOf(likes: Likes, vector: Vector): Fit {
  const seen = topical(vector)
  const closeness = closenessTo(likes, seen)
  const closest = likes.own.reduce((best, one) => (product(one.seen, seen) > product(best.seen, seen) ? one : best))
  return { score: 1 / (1 + Math.exp((likes.middle - closeness) / likes.width)), closest: closest.post }
}
