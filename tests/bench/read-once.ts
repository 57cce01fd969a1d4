import { embeddedMind } from '#app/adapters/model/embedded/index.ts'
import { type Encoder, encoder, readableText } from '#app/adapters/model/encoder/encoder.ts'
import { createReader } from '#app/adapters/model/encoder/reader.ts'
import { postVectors } from '#app/db/post-vectors.ts'
import { startBench } from '../kit/bench.ts'
import { fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { labelledPeople, toMindPost } from '../kit/labelled.ts'
import { conclude, isMainModule, sizeOf, withPostgres } from '../kit/main-module.ts'
import { manualClock } from '../kit/manual-clock.ts'
import { seeded, seedOf } from '../kit/random.ts'
import { customers, work } from './bots.ts'

/**
 * How often the posts of one topic are read by meaning when the bots of two workers find them, one worker after the other. By hand:
 * `SEED=1 BOTS=10000 npm run bench read-once`.
 */

export interface ReadOnceLine {
  bots: number
  /** Different posts that they found, and how often a bot was given one. */
  posts: number
  found: number
  /** Posts that were read more than once. */
  read_again: number
}

export async function readOnceRun(options: { postgres: string; seed: number; bots: number }): Promise<ReadOnceLine> {
  const { postgres, seed, bots } = options
  const clock = manualClock()
  const random = seeded(seed)
  const pool = coffeePosts(clock.now())
  const timesGiven = new Map<string, number>()
  const search = async () => {
    const from = random.int(0, pool.length - 1)
    const posts = [...pool.slice(from), ...pool.slice(0, from)].slice(0, 60)
    for (const { id } of posts) timesGiven.set(id, (timesGiven.get(id) ?? 0) + 1)
    return posts
  }
  const network = fakeNetwork(fakeAccount('1', 'none'), { search })
  const bench = await startBench(postgres, clock, network)
  try {
    await customers(bench, bots)
    const reads = new Map<string, number>()
    for (const steps of [Math.ceil(bots / 2), Math.floor(bots / 2)]) {
      const reader = createReader(postVectors(bench.db, clock), counting(reads))
      await work(bench, { ...bench, mind: embeddedMind(reader) }, steps)
    }
    const found = pool.filter(({ id }) => timesGiven.has(id))
    return {
      bots,
      posts: found.length,
      found: [...timesGiven.values()].reduce((sum, count) => sum + count, 0),
      read_again: found.filter(({ text }) => (reads.get(readableText(text)) ?? 0) > 1).length,
    }
  } finally {
    await bench.close()
  }
}

/** Posts on coffee, no two with the same text. */
function coffeePosts(now: Date) {
  const { posts } = labelledPeople(7, 300)
  const ofTopic = posts.filter(({ label }) => label.niche === 'coffee').map(toMindPost)
  const byText = new Map(ofTopic.map((post) => [readableText(post.text), post]))
  return [...byText.values()].map((post) => ({ ...post, created_at: now, is_reply: false }))
}

/** The encoder, and how often it was given each text. */
function counting(reads: Map<string, number>): Encoder {
  return {
    encode(texts, signal) {
      for (const text of new Set(texts.map(readableText))) reads.set(text, (reads.get(text) ?? 0) + 1)
      return encoder.encode(texts, signal)
    },
  }
}

async function byHand(): Promise<void> {
  const [seed, bots] = [seedOf(1), sizeOf('BOTS', 10_000)]
  await withPostgres(async (postgres) => {
    const line = await readOnceRun({ postgres, seed, bots })
    console.table([line])
    conclude(line.read_again > 0 ? [`${line.read_again} posts were read more than once`] : [])
  })
}

if (isMainModule(import.meta.url)) await byHand()
