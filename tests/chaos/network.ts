import type { Network } from '#app/adapters/network/network.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { startBot } from '#app/domain/bot/schedule/bot.ts'
import { settleLostCalls } from '#app/domain/bot/send/lost-calls.ts'
import { connect } from '#app/domain/connection/connection.ts'
import { minute } from '#app/domain/time.ts'
import type { LoggedCall } from '../../sandbox/perch/http/call-log.ts'
import type { Fault } from '../../sandbox/perch/http/switches.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { conclude, isMainModule, sizeOf, withPostgres } from '../kit/main-module.ts'
import { type ManualClock, manualClock } from '../kit/manual-clock.ts'
import { insertAnalysis, newUser, planAction } from '../kit/people.ts'
import { commonWords, type PerchBench, perchBench } from '../kit/perch.ts'
import { type Random, seeded, seedOf } from '../kit/random.ts'
import { stepOnce } from '../kit/steps.ts'
import { type MindTrouble, mindTroubleRun } from './minds.ts'

/**
 * Perch responds to bots with every kind of fault, and its own call log shows whether anybody called before a rate limit's
 * reset or after a connection was closed; then analyses run with failing models. Run it with `SEED=1 ANSWERS=1000 npm run
 * chaos network`.
 */

export interface NetworkOptions {
  postgres: string
  seed: number
  /** How many faulty responses the network gives. */
  answers: number
}

export interface NetworkReport {
  answers: Record<string, number>
  calls: number
  pauses: number
  closed: number
  actions: Record<string, number>
  early: string[]
  after_close: string[]
  notices: string[]
  /** Did not resume within five seconds after the reset. */
  idle: string[]
  /** Actions without a known result, although the network could tell. */
  undecided: string[]
  /** Ids of actions that were open when their connection was closed, so that their result cannot be looked up. */
  unanswerable: string[]
  seconds: number
}

type ChaosBench = Bench<Network> & { clock: ManualClock }

interface Customer {
  handle: string
  user: SessionUser
  account_id: string
  /** Plans an action on a post that was not acted on yet. */
  next(): ReturnType<typeof planAction>
}

interface Context {
  bench: ChaosBench
  perch: PerchBench
  random: Random
  report: NetworkReport
}

const personas = ['finchroast', 'stackharbor', 'coach_ilse', 'pennywren', 'plainbrief', 'velvetfern', 'juniper_lane']
const weighted: Fault[] = [
  ...(['429', '429', '429', 'usage_cap', '500', '500', '503', 'cut', 'cut', 'cut_before', 'slow', '401'] as const),
  ...(['suspended', '403_duplicate', '403_duplicate', '403_not_summoned', 'protected'] as const),
]
/** undefined: the fault hits whichever call comes next. */
const routes = [undefined, 'POST /2/tweets', 'POST /2/users/:id/likes', 'POST /2/users/:id/following']
const kinds = ['reply', 'like', 'follow', 'view', 'like'] as const

export async function networkRun({ postgres, seed, answers }: NetworkOptions): Promise<NetworkReport> {
  const started = Date.now()
  const clock = manualClock()
  const perch = await perchBench(clock)
  const bench = await startBench(postgres, clock, perch.network)
  const report: NetworkReport = {
    answers: {},
    calls: 0,
    pauses: 0,
    closed: 0,
    actions: {},
    seconds: 0,
    early: [],
    after_close: [],
    notices: [],
    idle: [],
    undecided: [],
    unanswerable: [],
  }
  const context: Context = { bench, perch, random: seeded(seed), report }
  try {
    const customers: Customer[] = []
    for (const handle of personas) customers.push(await customer(context, handle))
    const faultCount = () => Object.values(report.answers).reduce((sum, count) => sum + count, 0)
    // Not every fault hits a call, so the number of rounds is bounded.
    for (let round = 0; faultCount() < answers && round < answers * 4; round += 1)
      await injectFault(context, context.random.pick(customers))
    await settleAll(context)
    return { ...report, seconds: Math.round((Date.now() - started) / 1000) }
  } finally {
    await bench.close()
    await perch.close()
  }
}

async function customer({ bench, perch }: Context, handle: string): Promise<Customer> {
  const { account, credentials } = await perch.account(handle)
  const user = await newUser(bench)
  await connect(bench, user, credentials, null, 'manual', bench.clock.now())
  await insertAnalysis(bench, user.id, account)
  await startBot(bench.db, perch.network, user, {}, bench.clock.now())
  await bench.sql('update bots set due_at = null where user_id = $1', [user.id])
  const posts = await perch.posts(handle, commonWords)
  let count = 0
  return {
    handle,
    user,
    account_id: account.id,
    next() {
      const post = posts[count % posts.length]
      const kind = kinds[Math.floor(count / posts.length + count) % kinds.length] ?? 'view'
      count += 1
      return planAction(bench, user.id, account.id, kind, post ? { post } : {})
    },
  }
}

async function callsSince({ perch }: Context, handle: string, count: number): Promise<LoggedCall[]> {
  return (await perch.calls(handle)).slice(count)
}

/** Makes the only bot due, and runs a step with this time limit. */
async function stepOf({ bench }: Context, { user }: Customer, ms = 30_000): Promise<void> {
  await bench.sql(`update bots set due_at = $2 where user_id = $1 and state = 'running'`, [user.id, bench.clock.now()])
  await stepOnce(bench, ms)
  await bench.sql('update bots set due_at = null where user_id = $1', [user.id])
}

const connectionOf = ({ bench }: Context, { user }: Customer) =>
  bench.db.selectFrom('connections').selectAll().where('user_id', '=', user.id).executeTakeFirstOrThrow()

async function injectFault(context: Context, one: Customer): Promise<void> {
  const { bench, perch, random, report } = context
  const fault = random.pick(weighted)
  const route = random.pick(routes)
  const reset = random.int(30, 900)
  await perch.clearFaults()
  // Three refusals in a row have stopped it.
  await startBot(bench.db, perch.network, one.user, {}, bench.clock.now())
  await one.next().catch(() => undefined)
  const before = (await perch.calls(one.handle)).length
  const options = {
    handle: one.handle,
    fault,
    times: 1,
    reset_in_s: reset,
    ...(fault === 'slow' ? { delay_ms: 80 } : {}),
  }
  await perch.injectFault(route ? { ...options, route } : options)
  const called = bench.clock.now()
  await stepOf(context, one, fault === 'slow' && random.chance(0.5) ? 40 : 30_000)
  const calls = await callsSince(context, one.handle, before)
  report.calls += calls.length
  const wasHit = calls.some((call) => call.fault !== null)
  if (wasHit) report.answers[fault] = (report.answers[fault] ?? 0) + 1
  const { state, paused_until } = await connectionOf(context, one)
  if (state === 'closed') await checkClosed(context, one, wasHit && (fault === '401' || fault === 'suspended'))
  else if (wasHit && fault === '429') await checkPause(context, one, new Date(called.getTime() + reset * 1000))
  else if (paused_until && paused_until > bench.clock.now()) await checkPause(context, one, paused_until)
  bench.clock.forward(random.int(2, 6) * minute)
  if (random.chance(0.2)) {
    await perch.clearFaults()
    await sweep(context)
  }
}

/** Makes the bot due and runs the sweep at random moments before the reset; nobody may call. */
async function checkPause(context: Context, one: Customer, until: Date): Promise<void> {
  const { bench, perch, random, report } = context
  report.pauses += 1
  const before = (await perch.calls(one.handle)).length
  const left = until.getTime() - bench.clock.now().getTime()
  const moments = [0, random.next() * left, left - 1_000].sort((a, b) => a - b)
  const start = bench.clock.now().getTime()
  for (const moment of moments) {
    bench.clock.set(new Date(start + Math.max(0, moment)))
    await stepOf(context, one)
    await sweep(context)
  }
  for (const call of await callsSince(context, one.handle, before))
    report.early.push(`@${one.handle}: ${call.route} at ${call.at}, the reset is at ${until.toISOString()}`)
  bench.clock.set(new Date(Math.max(until.getTime(), bench.clock.now().getTime()) + 1_000))
  await stepOf(context, one)
  const after = await callsSince(context, one.handle, before)
  report.calls += after.length
  if (after.length === 0) report.idle.push(`@${one.handle}: no call after the reset at ${until.toISOString()}`)
}

/** Checks that later attempts make no calls, and that one notice of it was sent; then the user reconnects. */
async function checkClosed(context: Context, one: Customer, expected: boolean): Promise<void> {
  const { bench, perch, report } = context
  report.closed += 1
  const open = await bench.sql<{ id: string }>(`select id from actions where user_id = $1 and state = 'sending'`, [
    one.user.id,
  ])
  report.unanswerable.push(...open.map(({ id }) => id))
  if (!expected) report.notices.push(`@${one.handle}: closed without a reason`)
  const before = (await perch.calls(one.handle)).length
  for (let count = 0; count < 2; count += 1) {
    await bench.sql(`update bots set state = 'running', due_at = $2 where user_id = $1`, [
      one.user.id,
      bench.clock.now(),
    ])
    await stepOnce(bench)
    await sweep(context)
  }
  for (const call of await callsSince(context, one.handle, before))
    report.after_close.push(`@${one.handle}: ${call.route} after the connection was closed`)
  const mails = await bench.sql(
    `select 1 from jobs.job where name = 'mail.notice' and data ->> 'notice' = 'connection_closed' and data ->> 'user_id' = $1`,
    [one.user.id],
  )
  if (mails.length !== 1) report.notices.push(`@${one.handle}: ${mails.length} notices`)
  await bench.sql(`delete from jobs.job where name = 'mail.notice'`)
  await perch.clearFaults()
  await connect(bench, one.user, await perch.credentials(one.handle), null, 'manual', bench.clock.now())
  await startBot(bench.db, perch.network, one.user, {}, bench.clock.now())
  await bench.sql('update bots set due_at = null where user_id = $1', [one.user.id])
}

async function sweep({ bench }: Context): Promise<void> {
  await bench.sql(`update actions set call_deadline = now() - interval '31 seconds' where state = 'sending'`)
  await settleLostCalls(bench)
}

async function settleAll(context: Context): Promise<void> {
  const { bench, perch, report } = context
  await perch.clearFaults()
  bench.clock.forward(60 * minute)
  for (let round = 0; round < 5; round += 1) await sweep(context)
  const open = await bench.sql<{ state: string; kind: string; target_id: string }>(
    `select state, kind, target_id from actions
     where state = 'sending' or (state = 'unknown' and kind <> 'view' and id <> all ($1::uuid[]))`,
    [report.unanswerable],
  )
  report.undecided.push(...open.map(({ state, kind, target_id }) => `${kind} of ${target_id} is ${state}`))
  const states = await bench.sql<{ state: string; count: number }>(
    'select state, count(*)::int as count from actions group by 1 order by 1',
  )
  for (const { state, count } of states) report.actions[state] = count
}

export const networkFaults = ({ early, after_close, notices, idle, undecided }: NetworkReport) => [
  ...early,
  ...after_close,
  ...notices,
  ...idle,
  ...undecided,
]

function figuresOf(report: NetworkReport, minds: MindTrouble) {
  const { answers, actions, calls, pauses, closed, seconds } = report
  const each = (name: string, counts: Record<string, number>) =>
    Object.fromEntries(Object.entries(counts).map(([key, count]) => [`${name} ${key}`, count]))
  return {
    ...each('answer', answers),
    calls,
    pauses,
    'connections closed': closed,
    ...each('actions', actions),
    'calls before a reset': report.early.length,
    'no call within 5 s after a reset': report.idle.length,
    'calls after a connection was closed': report.after_close.length,
    'closings without exactly one notice': report.notices.length,
    'open when their connection was closed': report.unanswerable.length,
    'actions left open': report.undecided.length,
    ...each('analysis', minds.ended),
    'analyses that did not end within 5 minutes': minds.stuck.length,
    'analyses whose percent fell': minds.decreased.length,
    seconds: seconds + minds.seconds,
  }
}

async function main(): Promise<void> {
  const [seed, answers] = [seedOf(1), sizeOf('ANSWERS', 1_000)]
  await withPostgres(async (postgres) => {
    const report = await networkRun({ postgres, seed, answers })
    const minds = await mindTroubleRun({ postgres, seed, analyses: Math.ceil(answers / 5) })
    console.table({ seed, ...figuresOf(report, minds) })
    conclude([...networkFaults(report), ...minds.stuck, ...minds.decreased])
  })
}

if (isMainModule(import.meta.url)) await main()
