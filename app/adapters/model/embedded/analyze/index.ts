import { isDistress } from '#app/adapters/model/embedded/guard.ts'
import { interestsOf, maxOwnPosts } from '#app/adapters/model/embedded/interests.ts'
import { limitsOf } from '#app/adapters/model/embedded/verdict.ts'
import type { Reader } from '#app/adapters/model/encoder/reader.ts'
import type { Vector } from '#app/adapters/model/encoder/vector.ts'
import { beyond, type Kind, kindShares, likeliest } from '#app/adapters/model/heads/heads.ts'
import { contentStems } from '#app/adapters/model/words.ts'
import type { Person, Post } from '#app/contract/posts.ts'
import type { FoundTopic, Profile } from '#app/contract/profile.ts'
import { habitsOf, toneOf } from './habits.ts'
import { nicheOf } from './niche.ts'
import { contentPatterns, engagementStyle } from './patterns.ts'
import { promptsOf } from './prompts.ts'
import { type AnalyzedPost, minPosts, repeatedNouns, type Topic, topicsOf } from './topics.ts'

const maxWords = 50
/** As many are read for words. */
const maxRead = 200

/** `posts` is newest first. Throws the signal's reason when aborted. */
export async function analyzeAccount(
  account: Person,
  posts: Post[],
  reader: Reader,
  signal: AbortSignal,
): Promise<Profile> {
  signal.throwIfAborted()
  const usable = posts.filter(
    (post) => post.author.id === account.id && post.text.trim() !== '' && !/^RT @/.test(post.text),
  )
  const vectors = await reader.posts(usable, signal)
  const [bio] = await reader.texts([account.bio], signal)
  const read = usable.map((post, at): AnalyzedPost => {
    const vector = vectors[at] as Vector
    return { post, vector, kind: kindOf(post.text, vector) }
  })
  // Distress, health and politics are kept out of what is stored about a person.
  const harmless = read.filter(
    ({ post: { text }, vector }) => !isDistress(text, vector) && beyond('politics', text, vector) <= 0,
  )
  const telling = harmless.filter(({ post }) => contentStems(post.text).size >= 3)
  const { niche, confidence } = nicheOf(telling, account.bio.trim() === '' ? null : (bio as Vector))
  const topics = await topicsOf(telling.slice(0, maxOwnPosts), reader, signal)
  const repeated = await repeatedNouns(telling.slice(0, maxRead).map(({ post }) => post.text))
  const habits = habitsOf(read, new Set(topics.flatMap(({ name }) => [...contentStems(name)])))
  const tone = toneOf(read)
  const interests = interestsOf(
    telling.map(({ post }) => post),
    telling.map(({ vector }) => vector),
    [...new Set([...topics.flatMap(({ words }) => words), ...repeated])].slice(0, maxWords),
  )
  const found = ({ posts, ...topic }: Topic): FoundTopic => ({
    ...topic,
    posts: posts.flatMap((at) => telling[at]?.post.id ?? []),
  })
  const limits = limitsOf(read.map(({ post: { text }, vector }) => ({ text, vector })))
  return {
    niche,
    confidence_score: confidence,
    tone: tone ?? (read.length < minPosts ? 'Not enough posts to tell' : 'No clear tone'),
    engagement_style: engagementStyle(read, habits),
    content_patterns: contentPatterns(read, habits),
    key_topics: topics.map(({ name }) => name),
    prompts: promptsOf(telling, topics, niche),
    voice: habits.voice,
    ...(interests ? { interests: { ...interests, limits, topics: topics.map(found) } } : {}),
  }
}

/** A question mark is better evidence than any classifier. */
function kindOf(text: string, vector: Vector): Kind {
  const shares = kindShares(vector)
  if (!text.includes('?')) return likeliest(shares)
  return shares.recommend > shares.advice ? 'recommend' : 'advice'
}
