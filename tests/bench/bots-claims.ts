import { claimDueBots, finishStep } from '#app/domain/bot/lease.ts'
import { minute } from '#app/domain/time.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { type HandClock, handClock } from '../kit/hand-clock.ts'
import { median, quantile, rounded, timed } from '../kit/measure.ts'
import { type Random, seeded } from '../kit/random.ts'

/** Taking due bots and giving them back, whatever they do: by a simulated clock, over populations of several sizes. */

export interface ClaimLine {
  bots: number
  claims: number
  claim_p50_ms: number
  claim_p99_ms: number
  finish_p50_ms: number
  finish_p99_ms: number
  /** Share of the updates of rows that left the indexes alone: taking a bot does, giving it back with a new time does not. */
  updates_outside_indexes: number | null
  /** Over those with the fewest bots. */
  claim_p50_ratio: number
  claim_p99_ratio: number
}

export type BotBench = Bench<FakeNetwork> & { clock: HandClock }

/** As many as a worker takes at once. */
export const atOnce = 8
/** A bot with the standard setting acts every four minutes. */
const between = 4 * minute

export async function claimRun(wish: { postgres: string; seed: number; bots: number[]; rounds: number }) {
  const fields: Field[] = []
  try {
    for (const bots of wish.bots) {
      const bench = await startBench(wish.postgres, handClock(), fakeNetwork(fakeAccount('1', 'none')))
      fields.push({ bench, bots, random: seeded(wish.seed), claimed: [], finished: [] })
      await populate(bench, bots)
    }
    // By turns, so that what else the machine does falls on all sizes alike. The first rounds warm caches.
    for (let round = 0; round < wish.rounds; round += 1)
      for (const field of fields) await claims(field, round >= wish.rounds / 10)
    const lines = await Promise.all(fields.map(lineOf))
    const first = lines[0] ?? { claim_p50_ms: Number.NaN, claim_p99_ms: Number.NaN }
    return lines.map(
      (line): ClaimLine => ({
        ...line,
        claim_p50_ratio: rounded(line.claim_p50_ms / first.claim_p50_ms),
        claim_p99_ratio: rounded(line.claim_p99_ms / first.claim_p99_ms),
      }),
    )
  } finally {
    for (const { bench } of fields) await bench.close()
  }
}

/** One size of population with what was measured of it, in ms. */
interface Field {
  bench: BotBench
  bots: number
  random: Random
  claimed: number[]
  finished: number[]
}

async function claims({ bench, bots, random, claimed, finished }: Field, counts: boolean): Promise<void> {
  // The clock goes on by as much as makes eight bots due.
  bench.clock.forward((between / bots) * atOnce)
  const { ms, value } = await timed(() => claimDueBots(bench.db, atOnce, bench.clock.now()))
  if (value.length > 0 && counts) claimed.push(ms)
  for (const bot of value) {
    const due_at = new Date(bench.clock.now().getTime() + between * (0.6 + random.next() * 0.8))
    const finish = await timed(() => finishStep(bench.db, bot, { due_at, note: null }, bench.clock.now()))
    if (counts) finished.push(finish.ms)
  }
}

async function lineOf({ bench, bots, claimed, finished }: Field) {
  // Null in a short run: Postgres counts a connection's updates up to ten seconds late.
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
