import { createHash } from 'node:crypto'
import { BoundedCache, memoized } from '#app/adapters/cache.ts'
import type { Reader } from '#app/adapters/model/encoder/reader.ts'
import { packed, unpacked, type Vector } from '#app/adapters/model/encoder/vector.ts'
import { commonness, evened, meanDirection, product, topical } from '#app/adapters/model/heads/heads.ts'
import { beginning } from '#app/adapters/model/words.ts'
import type { Post } from '#app/contract/posts.ts'
import type { Interests, Profile } from '#app/contract/profile.ts'

/** The own posts, and the middles of all and of each of their subjects, as one of the views shows them. */
interface Seen {
  own: Float32Array[]
  centers: Float32Array[]
}

interface PreparedInterests {
  /** By view; empty: any topic will do. */
  seen: Seen[]
  /** Closeness with even odds of being about the user's topics. */
  middle: number
}

export const maxOwnPosts = 40
const nearby = 5
/** One stretches what tells known subjects apart, which is best for these; the other treats any subject alike. */
const views = [topical, evened]
/** How much being close to all kinds of texts counts against a post. */
const common = 0.35
/** The share of how close the own posts are to each other, and what is less; by `npm run bench mind`. */
const odds = { share: 0.3, least: 0.1, less: 0.023, width: 0.043 }
/** Of a post that is judged whatever its topic: not so close that signs of distress would be overlooked. */
const anyTopic = 0.62

export function interestsOf(posts: readonly Post[], vectors: readonly Vector[], words: string[]): Interests | null {
  const kept = posts.slice(0, maxOwnPosts)
  if (kept.length === 0) return null
  return {
    posts: kept.map(({ id, text, created_at }, at) => ({
      id,
      text: beginning(text, 500),
      created_at: created_at.toISOString(),
      vector: packed(vectors[at] as Vector),
    })),
    words,
  }
}

function seenIn(vectors: readonly Vector[]): Seen[] {
  return views.map((view) => {
    const own = vectors.map(view)
    return { own, centers: [meanDirection(own), ...subjectsOf(own)] }
  })
}

const meanOf = (values: ArrayLike<number>) => Array.from(values).reduce((sum, one) => sum + one / values.length, 0)

function closenessIn({ own, centers }: Seen, text: Float32Array): number {
  const near = Float64Array.from(own, (one) => product(one, text)).sort()
  return (Math.max(...centers.map((center) => product(center, text))) + meanOf(near.subarray(-nearby))) / 2
}

/** Of each own post to the others. */
function typicalIn({ own }: Seen): number {
  const each = own.map((one, at) => {
    const others = own.length > 1 ? own.toSpliced(at, 1) : own
    return closenessIn({ own: others, centers: [meanDirection(others)] }, one)
  })
  return meanOf(each)
}

const middleOf = (seen: readonly Seen[]) => Math.max(odds.least, meanOf(seen.map(typicalIn)) * odds.share) - odds.less

const rounds = 6
const leastOfSubject = { posts: 4, share: 0.2 }

/** The middles of the posts' two halves that differ most: an account may have two subjects. */
function subjectsOf(own: readonly Float32Array[]): Float32Array[] {
  const least = Math.max(leastOfSubject.posts, own.length * leastOfSubject.share)
  const center = meanDirection(own)
  const first = own.reduce((best, one) => (product(one, center) > product(best, center) ? one : best))
  const farthest = own.reduce((best, one) => (product(one, first) < product(best, first) ? one : best))
  let halves: Float32Array[][] = [[first], [farthest]]
  for (let round = 0; round < rounds; round++) {
    const middles = halves.map(meanDirection)
    const isSecond = (one: Float32Array) =>
      product(middles[1] as Float32Array, one) > product(middles[0] as Float32Array, one)
    halves = [own.filter((one) => !isSecond(one)), own.filter(isSecond)]
  }
  return halves.filter((half) => half.length >= least).map(meanDirection)
}

/** Of the whole profile: two accounts can have posts with the same ids. */
const digestOf = memoized((posts: Interests['posts']) =>
  createHash('sha256').update(JSON.stringify(posts)).digest('base64'),
)

/** A profile is read thousands of times between two changes. */
const ready = new BoundedCache<string, PreparedInterests>(100)
const passing = memoized(fromPosts)
const middleOfTopics = 0.07

export async function preparedInterestsOf(
  profile: Profile,
  reader: Reader,
  signal: AbortSignal,
): Promise<PreparedInterests | null> {
  const { interests, key_topics, niche } = profile
  if (interests?.any_topic) return { seen: [], middle: 0 }
  if (interests?.posts[0]?.id === '') return passing(interests)
  const own = interests?.posts.length ? interests : null
  const key = own ? digestOf(own.posts) : JSON.stringify([niche, ...key_topics])
  const known = ready.get(key)
  if (known) return known
  const made = own ? fromPosts(own) : await fromTopics(key_topics, reader, signal)
  if (made) ready.set(key, made)
  return made
}

function fromPosts({ posts }: Interests): PreparedInterests {
  const seen = seenIn(posts.map(({ vector }) => unpacked(vector)))
  return { seen, middle: middleOf(seen) }
}

async function fromTopics(topics: string[], reader: Reader, signal: AbortSignal): Promise<PreparedInterests | null> {
  const named = topics.filter((topic) => topic.trim() !== '')
  return named.length === 0 ? null : { seen: seenIn(await reader.texts(named, signal)), middle: middleOfTopics }
}

/** 0 to 1: how surely a text is about the user's topics. */
export function topicScoreOf({ seen, middle }: PreparedInterests, vector: Vector): number {
  if (seen.length === 0) return anyTopic
  const closeness = meanOf(seen.map((one, at) => closenessIn(one, (views[at] as typeof topical)(vector))))
  return 1 / (1 + Math.exp((middle - closeness + common * commonness(vector)) / odds.width))
}
