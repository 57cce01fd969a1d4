import type { ActionKind } from '#app/adapters/network/network.ts'
import type { PlanType } from '#app/content/plan-table.ts'
import { type Db, openDb } from '#app/db/pool.ts'
import { type ClaimResult, claimAction } from '#app/domain/bot/send/claim.ts'
import type { PlannedAction } from '#app/domain/bot/send/planned-actions.ts'
import { settle } from '#app/domain/bot/send/settle.ts'
import { hour, minute } from '#app/domain/time.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { type Ceiling, inShares, limitReached, limitViolations, type Tally, tally } from '../kit/claiming.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { conclude, isMainModule, sizeOf, withPostgres } from '../kit/main-module.ts'
import { type ManualClock, manualClock } from '../kit/manual-clock.ts'
import { newBotUser, planAction, setPlan } from '../kit/people.ts'
import { type Random, seeded, seedOf } from '../kit/random.ts'
import { pastWarmUp } from '../kit/warm-up.ts'

/**
 * Ten workers try to act for one user while time jumps, daylight saving begins and ends, and the plan changes; after each
 * round every limit is counted independently. Run it with `SEED=1 TRIES=100000 npm run chaos limits`, under Bluesky's
 * rules with `NETWORK=bluesky`.
 */

export interface LimitsOptions {
  postgres: string
  seed: number
  tries: number
  /** The network under whose rules they act. */
  network?: 'perch' | 'bluesky'
}

export interface LimitsReport {
  tries: number
  rounds: number
  claimed: number
  plan_changes: number
  /** Rounds in the hours around a daylight saving change. */
  clock_changes: number
  days: number
  /** How often each limit refused an action. */
  refusals: Record<string, number>
  over_limits: string[]
  /** Claims refused although no limit applied. */
  unused: string[]
  /** Credits that changed without a reason. */
  credits: string[]
  seconds: number
}

const workers = 10
const triesPerRound = 40
const zone = 'Europe/Berlin'
const account = fakeAccount('601', 'claimer')
/** What a bot may do there alone, and towards whom. */
function allowedOn({ capabilities }: FakeNetwork) {
  const situation = capabilities.like.stranger.permission === 'auto' ? ('stranger' as const) : ('addressed' as const)
  const all = Object.keys(capabilities) as ActionKind[]
  return { situation, kinds: all.filter((kind) => capabilities[kind][situation].permission === 'auto') }
}

type LimitsBench = Bench<FakeNetwork> & { clock: ManualClock }
type Tried = { action: PlannedAction; claim: ClaimResult }[]

export async function limitsRun({ postgres, seed, tries, network = 'perch' }: LimitsOptions): Promise<LimitsReport> {
  const started = Date.now()
  const bench = await startBench(postgres, manualClock('2026-03-20T08:00:00Z'), fakeNetwork(account, {}, network))
  // One connection each, like ten processes.
  const pools = Array.from({ length: workers }, () => openDb(bench.url, 1, () => undefined).db)
  try {
    const report = await rounds(bench, pools, seeded(seed), Math.ceil(tries / triesPerRound))
    return { ...report, seconds: Math.round((Date.now() - started) / 1000) }
  } finally {
    await Promise.all(pools.map((pool) => pool.destroy()))
    await bench.close()
  }
}

async function rounds(bench: LimitsBench, pools: Db[], random: Random, most: number) {
  const ceiling: Ceiling = { plan: 'free', max_actions_per_hour: 30, daily_follow_limit: 8 }
  let granted = 50
  const user = await newBotUser(bench, account, { time_zone: zone, ...ceiling, credits: granted, all_day: true })
  await pastWarmUp(bench.sql, user.id)
  const { situation, kinds } = allowedOn(bench.network)
  const start = bench.clock.now().getTime()
  const report: Omit<LimitsReport, 'seconds'> = {
    tries: 0,
    rounds: most,
    claimed: 0,
    plan_changes: 0,
    clock_changes: 0,
    days: 0,
    refusals: {},
    over_limits: [],
    unused: [],
    credits: [],
  }
  const jumpEvery = Math.max(15, Math.floor(most / 24))
  const nights = changeNights()
  for (let round = 0; round < most; round += 1) {
    if (round > 0 && round % jumpEvery === 0) {
      const night = nights.find((at) => at > bench.clock.now().getTime())
      if (night) bench.clock.set(new Date(night))
      report.clock_changes += 1
    } else passTime(bench.clock, random)
    if (random.chance(0.2)) {
      ceiling.plan = random.pick<PlanType>(['free', 'free', 'starter', 'pro'])
      await setPlan(bench, user.id, ceiling.plan)
      report.plan_changes += 1
    }
    if (random.chance(0.05)) {
      await bench.sql('update users set trial_credits = trial_credits + 10 where id = $1', [user.id])
      granted += 10
    }
    const kind = random.chance(0.5) ? random.pick(kinds) : null
    const kindsToTry = Array.from({ length: triesPerRound }, () => kind ?? random.pick(kinds))
    const actions: PlannedAction[] = []
    for (const one of kindsToTry) actions.push(await planAction(bench, user.id, account.id, one, { situation }))
    const before = await tally(bench, user)
    const tried = await tryAll(bench, pools, actions)
    const after = await tally(bench, user)
    checkRound(report, { round, before, after, tried, ceiling, granted })
    await settleSome(bench, random, tried)
    await bench.sql(`delete from actions where user_id = $1 and state = 'planned'`, [user.id])
  }
  report.days = Math.round((bench.clock.now().getTime() - start) / (24 * hour))
  return report
}

function tryAll({ network, clock }: LimitsBench, pools: Db[], actions: PlannedAction[]): Promise<Tried> {
  return inShares(pools, actions, async (db, action) => ({
    action,
    claim: await claimAction(db, network, action, clock.now()),
  }))
}

interface Round {
  round: number
  before: Tally
  after: Tally
  tried: Tried
  ceiling: Ceiling
  granted: number
}

function checkRound(report: Omit<LimitsReport, 'seconds'>, result: Round): void {
  const { round, before, after, tried, ceiling, granted } = result
  report.tries += tried.length
  report.claimed += tried.filter(({ claim }) => claim.claimed).length
  report.over_limits.push(...limitViolations(before, after, ceiling).map((violation) => `round ${round}: ${violation}`))
  if (after.credits_left + after.credits_used !== granted)
    report.credits.push(`round ${round}: ${after.credits_left} left and ${after.credits_used} used of ${granted}`)
  for (const { action, claim } of tried) {
    if (claim.claimed) continue
    report.refusals[claim.code] = (report.refusals[claim.code] ?? 0) + 1
    // No slot was freed since, so that limit or an earlier one must still apply.
    if (limitReached(action.kind, after, ceiling) === null)
      report.unused.push(`round ${round}: ${action.kind} was refused with ${claim.code}, but no limit applies`)
  }
}

async function settleSome(bench: LimitsBench, random: Random, tried: Tried): Promise<void> {
  for (const { action, claim } of tried) {
    if (!claim.claimed || random.chance(0.15)) continue
    const luck = random.next()
    const result =
      luck < 0.7
        ? { state: 'success' as const, result_id: null, response_ms: 5 }
        : luck < 0.8
          ? { state: 'unknown' as const }
          : luck < 0.9
            ? { state: 'failed' as const, code: 'no', response_ms: 5 }
            : { state: 'planned' as const }
    await settle(bench.db, { id: action.id, claimed_at: claim.claimed_at }, result, bench.clock.now())
  }
}

/** Moves the clock, mostly by minutes, sometimes by hours or backwards. */
function passTime(clock: ManualClock, random: Random): void {
  const luck = random.next()
  const night = luck < 0.9 ? random.int(1, 9) * hour : -random.int(1, 90) * minute
  clock.forward(luck < 0.6 ? random.int(0, 25) * minute : night)
}

/** Ten minutes before midnight of the nights in which daylight saving begins or ends in Berlin. */
function changeNights(): number[] {
  return Array.from({ length: 14 }, (_, at) => 2026 + at).flatMap((year) => [
    lastSunday(year, 2) - hour - 10 * minute,
    lastSunday(year, 9) - 2 * hour - 10 * minute,
  ])
}

/** Midnight in UTC of the month's last Sunday. */
function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0))
  return last.getTime() - last.getUTCDay() * 24 * hour
}

export const limitFaults = ({ over_limits, unused, credits }: LimitsReport) => [...over_limits, ...unused, ...credits]

async function main(): Promise<void> {
  const { NETWORK: network = 'perch' } = process.env
  if (network !== 'perch' && network !== 'bluesky') throw new Error('NETWORK is perch or bluesky.')
  const options = { seed: seedOf(1), tries: sizeOf('TRIES', 100_000), network } as const
  await withPostgres(async (postgres) => {
    const report = await limitsRun({ postgres, ...options })
    const { refusals, over_limits, unused, credits, ...figures } = report
    console.table({
      network,
      seed: options.seed,
      ...figures,
      ...Object.fromEntries(Object.entries(refusals).map(([code, count]) => [`held back by ${code}`, count])),
      'above a limit': over_limits.length,
      'unused while work was due': unused.length,
      'credits that do not add up': credits.length,
    })
    conclude(limitFaults(report))
  })
}

if (isMainModule(import.meta.url)) await main()
