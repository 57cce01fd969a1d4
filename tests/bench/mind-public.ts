import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hostility, isDistress } from '#app/adapters/model/embedded/guard.ts'
import { interestsOf, preparedInterestsOf, topicScoreOf } from '#app/adapters/model/embedded/interests.ts'
import { createReader } from '#app/adapters/model/encoder/reader.ts'
import type { Vector } from '#app/adapters/model/encoder/vector.ts'
import type { Post } from '#app/contract/posts.ts'
import type { Profile } from '#app/contract/profile.ts'
import { type Aim, rounded, shareOf } from '../kit/measure.ts'
import type { Random } from '../kit/random.ts'

/**
 * Measures the mind on public posts: accounts that write about one topic, ordinary posts and offensive ones,
 * which were never used for training.
 */

interface TopicPost {
  id: string
  text: string
  topics: string[]
}

interface RatedPost {
  text: string
  offensive: boolean
}

const reader = createReader()
const timeout = () => AbortSignal.timeout(300_000)
/** Topics that are too broad. */
const broadTopics = new Set(['Learning & Educational', 'Other Hobbies'])
/** Own posts per account, number of closest other posts that count, and accounts per topic. */
const ownCount = 20
const closestCount = 10
const accounts = 10
const minPosts = ownCount + 16

const lines = <T>(path: string) =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T)

/** `folder` holds `topics.jsonl` and `offensive.jsonl`; returns nothing if it does not exist. */
export async function measurePublicPosts(folder: string | undefined, random: Random): Promise<Aim[]> {
  if (!folder || !existsSync(join(folder, 'topics.jsonl'))) return []
  const posts = lines<TopicPost>(join(folder, 'topics.jsonl'))
  const vectors = await reader.texts(
    posts.map(({ text }) => text),
    timeout(),
  )
  const byTopic = new Map<string, number[]>()
  for (const [at, { topics }] of posts.entries())
    for (const topic of topics) byTopic.set(topic, [...(byTopic.get(topic) ?? []), at])
  const aims: Aim[] = []
  const precisions: number[] = []
  for (const [topic, members] of byTopic) {
    if (members.length < minPosts || broadTopics.has(topic)) continue
    const precision = await precisionOf(members, posts, vectors, random)
    precisions.push(precision)
    aims.push({
      figure: `public: ${topic}, precision of the best ${closestCount}`,
      value: rounded(precision, 3),
      aim: null,
    })
  }
  const mean = precisions.reduce((sum, one) => sum + one, 0) / precisions.length
  aims.push(
    { figure: 'public: mean over topics', value: rounded(mean, 3), aim: { least: 0.75 } },
    {
      figure: 'public: topics of 0.8 and more',
      value: precisions.filter((one) => one >= 0.8).length,
      aim: { least: 4 },
    },
    {
      figure: 'public: ordinary posts called sensitive',
      value: rounded(
        shareOf(vectors.filter((vector, at) => isDistress(posts[at]?.text ?? '', vector)).length, vectors.length),
        3,
      ),
      aim: { most: 0.05 },
    },
    { figure: 'public: offensive posts, AUC', value: rounded(await aucOf(folder), 3), aim: { least: 0.75 } },
  )
  return aims
}

/** For accounts made of posts of one topic: the share of the closest other posts that are of that topic too. */
async function precisionOf(members: number[], posts: TopicPost[], vectors: Vector[], random: Random): Promise<number> {
  let found = 0
  for (let nth = 0; nth < accounts; nth++) {
    const own = members
      .map((at) => ({ at, order: random.next() }))
      .sort((a, b) => a.order - b.order)
      .slice(0, ownCount)
      .map(({ at }) => at)
    const interests = interestsOf(
      own.map((at) => ({ ...posts[at], id: `${nth} ${posts[at]?.id}`, created_at: new Date(0) }) as unknown as Post),
      own.map((at) => vectors[at] as Vector),
      [],
    )
    const likes = await preparedInterestsOf({ interests } as Profile, reader, timeout())
    if (!likes) continue
    const closest = vectors
      .map((vector, at) => ({ at, score: own.includes(at) ? -1 : topicScoreOf(likes, vector) }))
      .sort((a, b) => b.score - a.score)
      .slice(0, closestCount)
    found += closest.filter(({ at }) => members.includes(at)).length
  }
  return shareOf(found, accounts * closestCount)
}

/** How often an offensive post is rated more hostile than another one (AUC). */
async function aucOf(folder: string): Promise<number> {
  const posts = lines<RatedPost>(join(folder, 'offensive.jsonl'))
  const vectors = await reader.texts(
    posts.map(({ text }) => text),
    timeout(),
  )
  const ranked = posts
    .map(({ text, offensive }, at) => ({ offensive, score: hostility(text, vectors[at] as Vector) }))
    .sort((a, b) => a.score - b.score)
  const positives = ranked.filter(({ offensive }) => offensive).length
  const sum = ranked.reduce((all, { offensive }, at) => all + (offensive ? at + 1 : 0), 0)
  return (sum - (positives * (positives + 1)) / 2) / (positives * (ranked.length - positives))
}
