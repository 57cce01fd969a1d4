import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hostility, isHard } from '#app/adapters/model/embedded/guard.ts'
import { fitOf, interestsOf, likesOf } from '#app/adapters/model/embedded/interests.ts'
import { createReader } from '#app/adapters/model/encoder/reader.ts'
import type { Vector } from '#app/adapters/model/encoder/vector.ts'
import type { Post } from '#app/contract/posts.ts'
import type { Profile } from '#app/contract/profile.ts'
import { type Aim, rounded, shareOf } from '../kit/measure.ts'
import type { Random } from '../kit/random.ts'

/**
 * What the mind makes of public posts: of accounts that write about one topic, of ordinary posts, of offensive ones. `MIND_DATA` names
 * the folder with `topics.jsonl` and `offensive.jsonl`; nothing of it was ever trained on.
 */

interface Topical {
  id: string
  text: string
  topics: string[]
}

interface Judged {
  text: string
  offensive: boolean
}

const reader = createReader()
const patience = () => AbortSignal.timeout(300_000)
/** Topics of too many things to be one. */
const loose = new Set(['Learning & Educational', 'Other Hobbies'])
/** Own posts of each account, how many of the closest others are looked at, and accounts a topic. */
const own = 20
const best = 10
const accounts = 10
const fewest = own + 16

const lines = <T>(path: string) =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T)

/** Nothing where the folder is not there. */
export async function publicRead(folder: string | undefined, random: Random): Promise<Aim[]> {
  if (!folder || !existsSync(join(folder, 'topics.jsonl'))) return []
  const posts = lines<Topical>(join(folder, 'topics.jsonl'))
  const vectors = await reader.texts(
    posts.map(({ text }) => text),
    patience(),
  )
  const byTopic = new Map<string, number[]>()
  for (const [at, { topics }] of posts.entries())
    for (const topic of topics) byTopic.set(topic, [...(byTopic.get(topic) ?? []), at])
  const aims: Aim[] = []
  const precisions: number[] = []
  for (const [topic, members] of byTopic) {
    if (members.length < fewest || loose.has(topic)) continue
    const precision = await precisionOf(members, posts, vectors, random)
    precisions.push(precision)
    aims.push({ figure: `public: ${topic}, precision of the best ${best}`, value: rounded(precision, 3), aim: null })
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
      value: rounded(shareOf(vectors.filter((vector) => isHard(vector)).length, vectors.length), 3),
      aim: { most: 0.05 },
    },
    { figure: 'public: offensive posts, AUC', value: rounded(await areaOf(folder), 3), aim: { least: 0.75 } },
  )
  return aims
}

/** Of an account of some posts of a topic: how many of the closest other posts are of it too. */
async function precisionOf(members: number[], posts: Topical[], vectors: Vector[], random: Random): Promise<number> {
  let found = 0
  for (let nth = 0; nth < accounts; nth++) {
    const given = members
      .map((at) => ({ at, order: random.next() }))
      .sort((a, b) => a.order - b.order)
      .slice(0, own)
      .map(({ at }) => at)
    const interests = interestsOf(
      given.map((at) => ({ ...posts[at], id: `${nth} ${posts[at]?.id}`, created_at: new Date(0) }) as unknown as Post),
      given.map((at) => vectors[at] as Vector),
    )
    const likes = await likesOf({ interests } as Profile, reader, patience())
    if (!likes) continue
    const closest = vectors
      .map((vector, at) => ({ at, score: given.includes(at) ? -1 : fitOf(likes, vector).score }))
      .sort((a, b) => b.score - a.score)
      .slice(0, best)
    found += closest.filter(({ at }) => members.includes(at)).length
  }
  return shareOf(found, accounts * best)
}

/** How often an offensive post is found more hostile than another one. */
async function areaOf(folder: string): Promise<number> {
  const posts = lines<Judged>(join(folder, 'offensive.jsonl'))
  const vectors = await reader.texts(
    posts.map(({ text }) => text),
    patience(),
  )
  const ranked = posts
    .map(({ text, offensive }, at) => ({ offensive, score: hostility(text, vectors[at] as Vector) }))
    .sort((a, b) => a.score - b.score)
  const positives = ranked.filter(({ offensive }) => offensive).length
  const sum = ranked.reduce((all, { offensive }, at) => all + (offensive ? at + 1 : 0), 0)
  return (sum - (positives * (positives + 1)) / 2) / (positives * (ranked.length - positives))
}
