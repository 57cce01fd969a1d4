import type { Network } from '#app/adapters/network/network.ts'
import type { Post } from '#app/contract/posts.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { startBot, stopBot } from '#app/domain/bot/schedule/bot.ts'
import { connect } from '#app/domain/connection/connection.ts'
import { runBots } from '#app/worker/bots.ts'
import type { Loop } from '#app/worker/loop.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { type Hold, withHold } from '../kit/hold.ts'
import { conclude, isMainModule, sizeOf, withPostgres } from '../kit/main-module.ts'
import { fastClock } from '../kit/manual-clock.ts'
import { quantile, rounded, timed } from '../kit/measure.ts'
import { insertAnalysis, newUser, planAction } from '../kit/people.ts'
import { commonWords, type PerchBench, perchBench } from '../kit/perch.ts'
import { type Random, seeded, seedOf } from '../kit/random.ts'
import { settleLostCallsNow } from '../kit/steps.ts'
import { until } from '../kit/until.ts'

/**
 * Stops a bot repeatedly in the middle of a step, with two workers and a slow network, and counts by Perch's own call
 * log what was sent afterwards. Run it with `SEED=1 STOPS=200 npm run chaos stop`.
 */

export interface StopReport {
  stops: number
  /** Stops during an open call. */
  during_open_call: number
  sent: number
  stop_p99_ms: number
  /** Calls that began after the stop had returned. */
  sent_after: string[]
  /** Claims without a call, or calls without a claim. */
  unaccounted: string[]
  undecided: string[]
}

const handle = 'finchroast'
const slowRoutes = ['POST /2/users/:id/likes', 'POST /2/users/:id/profile_views']
/** At this speed two minutes between actions become a few hundredths of a second. */
const rate = 3000

interface Context {
  bench: Bench<Network>
  perch: PerchBench
  hold: Hold
  user: SessionUser
  account_id: string
  loops: Loop[]
  random: Random
  /** Posts by others, one per person, all read before the clock moves; a like removes one. */
  posts: Post[]
}

interface Row extends Record<string, unknown> {
  id: string
  state: string
}

export async function stopRun(options: { postgres: string; seed: number; stops: number }): Promise<StopReport> {
  const clock = fastClock(rate)
  const perch = await perchBench(clock)
  const { network, hold } = withHold(perch.network)
  const bench = await startBench(options.postgres, clock, network)
  const loops: Loop[] = []
  try {
    const { account, credentials } = await perch.account(handle)
    const user = await newUser(bench, { plan: 'pro' })
    await connect(bench, user, credentials, null, 'manual', clock.now())
    await insertAnalysis(bench, user.id, account)
    loops.push(runBots(bench), runBots(bench))
    const posts = await perch.posts(handle, commonWords)
    const context = { bench, perch, hold, user, account_id: account.id, loops, random: seeded(options.seed), posts }
    return await stops(context, options.stops)
  } finally {
    hold.release()
    await Promise.all(loops.map((loop) => loop.stop()))
    await bench.close()
    await perch.close()
  }
}

async function stops(context: Context, stopCount: number): Promise<StopReport> {
  const { bench, perch, hold, user, random, loops } = context
  const report: StopReport = {
    stops: 0,
    during_open_call: 0,
    sent: 0,
    stop_p99_ms: 0,
    sent_after: [],
    unaccounted: [],
    undecided: [],
  }
  const durations: number[] = []
  const claimed = () =>
    bench.sql<Row>('select id, state from actions where user_id = $1 and claimed_at is not null order by id', [user.id])
  const writes = async () => (await perch.writes(handle)).length
  for (let time = 0; time < stopCount; time += 1) {
    await prepare(context)
    const before = await writes()
    const minWrites = random.int(1, 4)
    // Every other stop finds a call open for certain; the others come when they come.
    const isHeld = time % 2 === 0
    if (isHeld) hold.nextWrite(minWrites)
    await startBot(bench.db, perch.network, user, { max_actions_per_hour: 30 }, bench.clock.now())
    await until(async () => {
      for (const loop of loops) loop.wake()
      return isHeld ? hold.isOpen() : (await writes()) - before >= minWrites
    })

    durations.push((await timed(() => stopBot(bench.db, user.id, bench.clock.now()))).ms)
    const atStop = await claimed()
    if (atStop.some(({ state }) => state === 'sending')) report.during_open_call += 1
    hold.release()
    // Once the running step has released its lease, the loops must find nothing to do.
    await until(async () => (await bench.sql('select 1 from bots where lease is not null')).length === 0)
    for (const loop of loops) loop.wake()
    await settleLostCallsNow(bench)
    const after = await claimed()
    const known = new Set(atStop.map(({ id }) => id))
    report.sent_after.push(...after.filter(({ id }) => !known.has(id)).map(({ id }) => `stop ${time}: ${id}`))
    report.undecided.push(...after.filter(({ state }) => state === 'sending').map(({ id }) => `stop ${time}: ${id}`))
    const calls = (await writes()) - before
    if (calls !== atStop.length) report.unaccounted.push(`stop ${time}: ${calls} calls for ${atStop.length} claims`)
    report.stops += 1
    report.sent += atStop.length
  }
  return { ...report, stop_p99_ms: rounded(quantile(durations, 0.99)) }
}

/** Plans a dozen actions of the run that begins next, on a slow network: every fourth a like while there are posts left, the others views. */
async function prepare({ bench, perch, user, account_id, random, posts }: Context): Promise<void> {
  await perch.clearFaults()
  await bench.sql('truncate actions cascade')
  const delay_ms = random.int(20, 120)
  for (const route of slowRoutes) await perch.injectFault({ handle, route, fault: 'slow', delay_ms })
  const [bot] = await bench.sql<{ generation: number }>('select generation from bots where user_id = $1', [user.id])
  const generation = (bot?.generation ?? 0) + 1
  for (let at = 0; at < 12; at += 1) {
    const liked =
      at % 4 === 0 && posts.length > minPosts ? posts.splice(random.int(0, posts.length - 1), 1)[0] : undefined
    const post = liked ?? random.pick(posts)
    // Picking the same person twice fails, which does not matter.
    await planAction(bench, user.id, account_id, liked ? 'like' : 'view', { post, generation }).catch(() => undefined)
  }
}

/** Posts kept for views. */
const minPosts = 24

export const stopFaults = ({ sent_after, unaccounted, undecided }: StopReport) => [
  ...sent_after.map((one) => `sent after the stop: ${one}`),
  ...unaccounted,
  ...undecided.map((one) => `left open: ${one}`),
]

async function main(): Promise<void> {
  const [seed, stopCount] = [seedOf(31), sizeOf('STOPS', 200)]
  await withPostgres(async (postgres) => {
    const report = await stopRun({ postgres, seed, stops: stopCount })
    const { sent_after, unaccounted, undecided, ...figures } = report
    console.table({
      seed,
      ...figures,
      'sent after the stop': sent_after.length,
      'claims and calls that differ': unaccounted.length,
      'left open': undecided.length,
    })
    conclude(stopFaults(report))
  })
}

if (isMainModule(import.meta.url)) await main()
