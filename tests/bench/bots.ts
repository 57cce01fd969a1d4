import { checkDraft } from '#app/adapters/model/checks.ts'
import { embeddedMind } from '#app/adapters/model/embedded/index.ts'
import { nobody } from '#app/adapters/model/likeness.ts'
import type { Mind, Post } from '#app/adapters/model/mind.ts'
import { queryCount } from '#app/db/pool.ts'
import { claimDueBots, finishStep } from '#app/domain/bot/lease.ts'
import { step } from '#app/domain/bot/step.ts'
import { hour, minute } from '#app/domain/time.ts'
import { startBench } from '../kit/bench.ts'
import { conclude, sizeOf, startedByHand, withPostgres } from '../kit/by-hand.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { handClock } from '../kit/hand-clock.ts'
import { labelledPeople, toMindPost } from '../kit/labelled.ts'
import { rounded, timed } from '../kit/measure.ts'
import { newBotUser } from '../kit/people.ts'
import { type Random, seeded, seedOf } from '../kit/random.ts'
import { atOnce, type BotBench, claimRun } from './bots-claims.ts'

/**
 * What it costs to keep many bots going: taking due ones and giving them back, by a simulated clock; and whole steps of
 * the real domain and mind against a network in memory, with one worker. By hand:
 * `SEED=1 BOTS=10000,100000 ROUNDS=1500 STEPS=1500 npx tsx tests/bench/bots.ts`.
 */

/** Whether bots of one niche find the same few hundred texts again and again, as they do, or only ones never read before. */
export type Texts = 'again' | 'new'

export interface StepLine {
  texts: Texts
  steps: number
  actions: number
  skips: number
  seconds: number
  actions_a_second: number
  /** By the worker's own processor time; the database's is not in it. */
  actions_a_cpu_second: number
  steps_a_cpu_second: number
  /** Queries of a step and of giving the bot back, without begin and commit. */
  queries_a_step: number
  /** The worker's own processor time of a step, in ms, and its parts. */
  step_cpu_ms: number
  /** Judging, writing and checking drafts, measured by doing it once more. */
  mind_cpu_ms: number
  /** Making statements and reading their rows, and all the rest of the step. */
  rest_cpu_ms: number
  /** How long a step waits for the database, in ms, all of its statements together. */
  database_wait_ms: number
}

interface StepWish {
  postgres: string
  seed: number
  steps: number
  texts?: Texts
}

export async function stepRun({ texts = 'again', ...wish }: StepWish): Promise<StepLine> {
  const network = fakeNetwork(fakeAccount('1', 'none'))
  const bench = await startBench(wish.postgres, handClock(), network)
  try {
    await customers(bench, Math.max(4, Math.ceil(wish.steps / 10)))
    const recorded = recording(embeddedMind())
    const deps = { ...bench, mind: recorded.mind, network: busyNetwork(bench, seeded(wish.seed), texts) }
    await work(bench, deps, 40)
    recorded.forget()
    const acted = await settled(bench)
    const cpu = process.cpuUsage()
    const count = { queries: 0, ms: 0 }
    const { ms } = await queryCount.run(count, () => timed(() => work(bench, deps, wish.steps)))
    const spent = process.cpuUsage(cpu)
    const seconds = (spent.user + spent.system) / 1e6
    const actions = (await settled(bench)) - acted
    const mindMs = await recorded.replay()
    const skipped = await bench.sql(`select 1 from actions where state = 'skipped'`)
    return {
      texts,
      steps: wish.steps,
      actions,
      skips: skipped.length,
      seconds: rounded(ms / 1000),
      actions_a_second: rounded((actions / ms) * 1000, 1),
      actions_a_cpu_second: rounded(actions / seconds, 1),
      steps_a_cpu_second: rounded(wish.steps / seconds, 1),
      queries_a_step: rounded(count.queries / wish.steps, 1),
      step_cpu_ms: rounded((seconds * 1000) / wish.steps),
      mind_cpu_ms: rounded(mindMs / wish.steps),
      rest_cpu_ms: rounded((seconds * 1000 - mindMs) / wish.steps),
      database_wait_ms: rounded(count.ms / wish.steps),
    }
  } finally {
    await bench.close()
  }
}

interface Recorded {
  mind: Mind
  /** Does all of it once more and answers the processor time that it took, in ms. */
  replay(): Promise<number>
}

/** Remembers what it was asked, so that the mind's share can be measured apart from the steps around it. */
function recording(mind: Mind): Recorded & { forget(): void } {
  const endless = new AbortController().signal
  const asked: ((copy: (post: Post) => Post) => Promise<unknown>)[] = []
  return {
    mind: {
      ...mind,
      judge(post, profile, now, signal) {
        asked.push((copy) => mind.judge(copy(post), profile, now, endless))
        return mind.judge(post, profile, now, signal)
      },
      async reply(post, profile, maxLength, signal, recent = nobody) {
        const drafted = await mind.reply(post, profile, maxLength, signal, recent)
        asked.push(async (copy) => {
          const again = copy(post)
          await mind.reply(again, profile, maxLength, endless, recent)
          if (drafted.verdict === 'reply') checkDraft(drafted.text, { post: again, profile, recent, maxLength })
        })
        return drafted
      },
    },
    forget: () => asked.splice(0),
    async replay() {
      // New objects, the same ones for all that is asked of a post: what is remembered of a post is so here too.
      const copies = new Map<Post, Post>()
      const copy = (post: Post) => {
        const known = copies.get(post) ?? structuredClone(post)
        copies.set(post, known)
        return known
      }
      const begun = process.cpuUsage()
      for (const again of asked) await again(copy)
      const spent = process.cpuUsage(begun)
      return (spent.user + spent.system) / 1000
    },
  }
}

async function settled(bench: BotBench): Promise<number> {
  return (await bench.sql(`select 1 from actions where state = 'success'`)).length
}

/** Each customer's account is a coffee roaster's; what matters is the work a step does. */
async function customers(bench: BotBench, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) await newBotUser(bench, fakeAccount(`80${at}`, `customer${at}`))
  await bench.sql('analyze')
}

/** Sixty posts of labelled people a search, and another sixty the next time; ids are new each time. */
function busyNetwork(bench: BotBench, random: Random, texts: Texts): FakeNetwork {
  const { posts } = labelledPeople(7, 300)
  const pool = posts.filter(({ label }) => label.niche === 'coffee' || label.class === 'grief')
  let count = 0
  const search = async () =>
    Array.from({ length: 60 }, () => {
      count += 1
      const post = toMindPost(random.pick(pool))
      const author = { ...post.author, id: `9${count}` }
      const text = texts === 'new' ? `${post.text} (${count})` : post.text
      return { ...post, author, text, id: `5${count}`, created_at: bench.clock.now(), is_reply: false }
    })
  return fakeNetwork(fakeAccount('1', 'none'), { search })
}

/** Steps of due bots, eight side by side, as a worker runs them. */
async function work(bench: BotBench, deps: Parameters<typeof step>[0], steps: number): Promise<void> {
  for (let done = 0; done < steps; ) {
    const bots = await claimDueBots(bench.db, Math.min(atOnce, steps - done), bench.clock.now())
    if (bots.length === 0) {
      bench.clock.forward(minute)
      await bench.sql(
        `update connections set last_sync = $1::timestamptz where last_sync < $1::timestamptz - $2::interval`,
        [bench.clock.now(), `${hour / 2000} seconds`],
      )
      continue
    }
    await Promise.all(
      bots.map(async (bot) => {
        const result = await step(deps, bot, AbortSignal.timeout(60_000))
        await finishStep(bench.db, bot, result, bench.clock.now())
      }),
    )
    done += bots.length
  }
}

export const leastActions = 200
export const mostClaim = 5

async function byHand(): Promise<void> {
  const bots = (process.env.BOTS ?? '10000,100000').split(',').map(Number)
  const [seed, rounds, steps] = [seedOf(1), sizeOf('ROUNDS', 1500), sizeOf('STEPS', 1500)]
  await withPostgres(async (postgres) => {
    const lines = await claimRun({ postgres, seed, bots, rounds })
    console.table(lines)
    const line = await stepRun({ postgres, seed, steps })
    console.table([line, await stepRun({ postgres, seed, steps, texts: 'new' })])
    conclude([
      ...lines
        .filter(({ claim_p99_ms }) => claim_p99_ms >= mostClaim)
        .map(({ bots: of, claim_p99_ms }) => `${of} bots: claim p99 ${claim_p99_ms} ms, under ${mostClaim} is the aim`),
      ...(line.actions_a_cpu_second < leastActions
        ? [`${line.actions_a_cpu_second} actions a second and core, ${leastActions} is the aim`]
        : []),
    ])
  })
}

if (startedByHand(import.meta.url)) await byHand()
