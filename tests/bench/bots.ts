import { embeddedMind } from '#app/adapters/model/embedded/index.ts'
import type { Post } from '#app/contract/posts.ts'
import { databaseUse, noDatabaseUse } from '#app/db/statements.ts'
import { claimDueBots, finishStep } from '#app/domain/bot/schedule/lease.ts'
import { step } from '#app/domain/bot/step.ts'
import { minute } from '#app/domain/time.ts'
import { type Bench, offering, startBench } from '../kit/bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { labelledPeople, toMindPost } from '../kit/labelled.ts'
import { conclude, isMainModule, sizeOf, withPostgres } from '../kit/main-module.ts'
import { type ManualClock, manualClock } from '../kit/manual-clock.ts'
import { median, quantile, rounded, timed } from '../kit/measure.ts'
import { newBotUser, plainProfile } from '../kit/people.ts'
import { type Random, seeded, seedOf } from '../kit/random.ts'
import { recording } from '../kit/recorded-mind.ts'

/**
 * The cost of running many bots: claiming and releasing due ones on a simulated clock, and whole steps of the real domain
 * and mind against a network in memory, with one worker. Run it with
 * `SEED=1 BOTS=10000,100000 ROUNDS=1500 STEPS=1500 npm run bench bots`.
 */

export interface ClaimLine {
  bots: number
  claims: number
  claim_p50_ms: number
  claim_p99_ms: number
  finish_p50_ms: number
  finish_p99_ms: number
  /** Share of HOT updates: claiming a bot is one, releasing it with a new time is not. */
  updates_outside_indexes: number | null
  /** Relative to the smallest number of bots. */
  claim_p50_ratio: number
  claim_p99_ratio: number
}

/** Whether bots find the same few hundred texts again and again, as is realistic, or only new ones. */
export type Texts = 'again' | 'new'

export interface StepLine {
  texts: Texts
  steps: number
  actions: number
  skips: number
  seconds: number
  actions_a_second: number
  /** Per second of the worker’s CPU time, without the database’s. */
  actions_a_cpu_second: number
  steps_a_cpu_second: number
  /** Queries of a step and of releasing the bot, without begin and commit. */
  queries_a_step: number
  /** The worker’s CPU time per step in ms, of which the next two are parts. */
  step_cpu_ms: number
  /** Judging posts, writing and checking drafts; measured by repeating it. */
  mind_cpu_ms: number
  /** Building statements, reading their rows, and the rest of the step. */
  rest_cpu_ms: number
  /** How long a step waits for the database, in ms, all of its statements together. */
  database_wait_ms: number
}

type BotBench = Bench<FakeNetwork> & { clock: ManualClock }

/** The batch that a worker claims at once. */
const batchSize = 8
/** A bot with the standard setting acts every four minutes. */
const interval = 4 * minute

export async function claimRun(options: { postgres: string; seed: number; bots: number[]; rounds: number }) {
  const populations: Population[] = []
  try {
    for (const bots of options.bots) {
      const bench = await startBench(options.postgres, manualClock(), fakeNetwork(fakeAccount('1', 'none')))
      populations.push({ bench, bots, random: seeded(options.seed), claimed: [], finished: [] })
      await populate(bench, bots)
    }
    // Interleaved, so that other load on the machine affects all sizes alike. The first rounds warm caches.
    for (let round = 0; round < options.rounds; round += 1)
      for (const population of populations) await claims(population, round >= options.rounds / 10)
    const lines = await Promise.all(populations.map(lineOf))
    const first = lines[0] ?? { claim_p50_ms: Number.NaN, claim_p99_ms: Number.NaN }
    return lines.map(
      (line): ClaimLine => ({
        ...line,
        claim_p50_ratio: rounded(line.claim_p50_ms / first.claim_p50_ms),
        claim_p99_ratio: rounded(line.claim_p99_ms / first.claim_p99_ms),
      }),
    )
  } finally {
    for (const { bench } of populations) await bench.close()
  }
}

/** A number of bots and its measured times in ms. */
interface Population {
  bench: BotBench
  bots: number
  random: Random
  claimed: number[]
  finished: number[]
}

async function claims({ bench, bots, random, claimed, finished }: Population, counts: boolean): Promise<void> {
  // Advances the clock until a batch of bots is due.
  bench.clock.forward((interval / bots) * batchSize)
  const { ms, value } = await timed(() => claimDueBots(bench.db, batchSize, bench.clock.now()))
  if (value.length > 0 && counts) claimed.push(ms)
  for (const bot of value) {
    const due_at = new Date(bench.clock.now().getTime() + interval * (0.6 + random.next() * 0.8))
    const finish = await timed(() => finishStep(bench, bot, { due_at, note: null }, bench.clock.now()))
    if (counts) finished.push(finish.ms)
  }
}

async function lineOf({ bench, bots, claimed, finished }: Population) {
  // Null in a short run: Postgres reports a connection's updates up to ten seconds late.
  const [updates] = await bench.sql<{ share: number | null }>(
    `select n_tup_hot_upd::float / nullif(n_tup_upd, 0) as share from pg_stat_user_tables where relname = 'bots'`,
  )
  return {
    bots,
    claims: claimed.length,
    claim_p50_ms: rounded(median(claimed)),
    claim_p99_ms: rounded(quantile(claimed, 0.99)),
    finish_p50_ms: rounded(median(finished)),
    finish_p99_ms: rounded(quantile(finished, 0.99)),
    updates_outside_indexes: updates?.share == null ? null : rounded(updates.share),
  }
}

/** Running bots, due one after the other over the next four minutes. */
async function populate(bench: BotBench, bots: number): Promise<void> {
  await bench.sql(
    `with made as (
       insert into users (email, created_at, email_confirmed_at)
       select 'bot' || at || '@example.com', $1, $1 from generate_series(1, $2::int) as at returning id)
     insert into bots (user_id, state, mode, generation, due_at, max_actions_per_hour, daily_follow_limit,
       enable_auto_follow, enable_auto_like, enable_auto_retweet, started_at)
     select id, 'running', 'autopilot', 1, $1::timestamptz + random() * interval '4 minutes', 15, 5, true, true, false, $1
     from made`,
    [bench.clock.now(), bots],
  )
  await bench.sql('vacuum analyze bots')
}

interface StepOptions {
  postgres: string
  seed: number
  steps: number
  texts?: Texts
}

export async function stepRun({ texts = 'again', ...options }: StepOptions): Promise<StepLine> {
  const network = fakeNetwork(fakeAccount('1', 'none'))
  const bench = await startBench(options.postgres, manualClock(), network)
  try {
    await customers(bench, Math.max(4, Math.ceil(options.steps / 10)))
    const recorded = recording(embeddedMind())
    const pool = postsOfANiche()
    const deps = { ...bench, mind: recorded.mind, ...offering(busyNetwork(bench, pool, seeded(options.seed), texts)) }
    if (texts === 'again') await deps.mind.order(pool, plainProfile, AbortSignal.timeout(600_000))
    await work(bench, deps, 40)
    recorded.forget()
    const before = await succeededActions(bench)
    const cpu = process.cpuUsage()
    const count = noDatabaseUse()
    const { ms } = await databaseUse.run(count, () => timed(() => work(bench, deps, options.steps)))
    const spent = process.cpuUsage(cpu)
    const seconds = (spent.user + spent.system) / 1e6
    const actions = (await succeededActions(bench)) - before
    const mindMs = await recorded.replay()
    const skipped = await bench.sql(`select 1 from actions where state = 'skipped'`)
    return {
      texts,
      steps: options.steps,
      actions,
      skips: skipped.length,
      seconds: rounded(ms / 1000),
      actions_a_second: rounded((actions / ms) * 1000, 1),
      actions_a_cpu_second: rounded(actions / seconds, 1),
      steps_a_cpu_second: rounded(options.steps / seconds, 1),
      queries_a_step: rounded(count.queries / options.steps, 1),
      step_cpu_ms: rounded((seconds * 1000) / options.steps),
      mind_cpu_ms: rounded(mindMs / options.steps),
      rest_cpu_ms: rounded((seconds * 1000 - mindMs) / options.steps),
      database_wait_ms: rounded(count.ms / options.steps),
    }
  } finally {
    await bench.close()
  }
}

async function succeededActions(bench: BotBench): Promise<number> {
  return (await bench.sql(`select 1 from actions where state = 'success'`)).length
}

/** All accounts are a coffee roaster’s, since only the work of a step matters. */
export async function customers(bench: BotBench, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) await newBotUser(bench, fakeAccount(`80${at}`, `customer${at}`))
  await bench.sql('analyze')
}

function postsOfANiche(): Post[] {
  const { posts } = labelledPeople(7, 300)
  return posts.filter(({ label }) => label.niche === 'coffee' || label.class === 'grief').map(toMindPost)
}

/** Returns sixty other posts of labelled people for each search, always with new ids. */
function busyNetwork(bench: BotBench, pool: Post[], random: Random, texts: Texts): FakeNetwork {
  let count = 0
  const search = async () =>
    Array.from({ length: 60 }, () => {
      count += 1
      const post = random.pick(pool)
      const author = { ...post.author, id: `9${count}` }
      const text = texts === 'new' ? `${post.text} (${count})` : post.text
      return { ...post, author, text, id: `5${count}`, created_at: bench.clock.now(), is_reply: false }
    })
  return fakeNetwork(fakeAccount('1', 'none'), { search })
}

/** Steps of due bots, eight in parallel, as a worker runs them. */
export async function work(bench: BotBench, deps: Parameters<typeof step>[0], steps: number): Promise<void> {
  for (let done = 0; done < steps; ) {
    const bots = await claimDueBots(bench.db, Math.min(batchSize, steps - done), bench.clock.now())
    if (bots.length === 0) {
      await untilDue(bench)
      continue
    }
    await Promise.all(
      bots.map(async (bot) => {
        const result = await step(deps, bot, AbortSignal.timeout(600_000))
        await finishStep(bench, bot, result, bench.clock.now())
      }),
    )
    done += bots.length
  }
}

/** Moves the clock to when a whole batch is due, as with many bots it always is, with accounts as if just read. */
async function untilDue({ clock, sql }: BotBench): Promise<void> {
  const [next] = await sql<{ due_at: Date | null }>(
    `select max(due_at) as due_at from (
       select due_at from bots where state = 'running' order by due_at limit ${batchSize}) as batch`,
  )
  if (!next?.due_at || next.due_at <= clock.now()) throw new Error('No bot will be due again.')
  clock.set(next.due_at)
  await sql(
    `update connections set last_sync = $1::timestamptz where last_sync < $1::timestamptz - interval '30 minutes'`,
    [clock.now()],
  )
}

export const minActions = 250
export const maxClaimMs = 5

async function main(): Promise<void> {
  const bots = (process.env.BOTS ?? '10000,100000').split(',').map(Number)
  const [seed, rounds, steps] = [seedOf(1), sizeOf('ROUNDS', 1500), sizeOf('STEPS', 1500)]
  await withPostgres(async (postgres) => {
    const lines = await claimRun({ postgres, seed, bots, rounds })
    console.table(lines)
    const line = await stepRun({ postgres, seed, steps })
    // Reading sixty new texts takes a hundred times as long as the step around it.
    console.table([line, await stepRun({ postgres, seed, steps: Math.ceil(steps / 10), texts: 'new' })])
    conclude([
      ...lines
        .filter(({ claim_p99_ms }) => claim_p99_ms >= maxClaimMs)
        .map(
          ({ bots: of, claim_p99_ms }) => `${of} bots: claim p99 ${claim_p99_ms} ms, the target is under ${maxClaimMs}`,
        ),
      ...(line.actions_a_cpu_second < minActions
        ? [`${line.actions_a_cpu_second} actions per second and core, the target is ${minActions}`]
        : []),
    ])
  })
}

if (isMainModule(import.meta.url)) await main()
