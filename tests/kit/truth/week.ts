import type { Mind } from '#app/adapters/model/mind.ts'
import type { Network } from '#app/adapters/network/network.ts'
import type { PlanType } from '#app/content/plan-table.ts'
import { plans } from '#app/content/plans.ts'
import type { AnswerKind } from '#app/contract/posts.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { standardHours, weekdays } from '#app/domain/bot/schedule/hours.ts'
import { claimDueBots, finishStep } from '#app/domain/bot/schedule/lease.ts'
import { step } from '#app/domain/bot/step.ts'
import { connect } from '#app/domain/connection/connection.ts'
import { openConnection } from '#app/domain/connection/open.ts'
import { syncAccount } from '#app/domain/connection/sync.ts'
import { day, hour, minute } from '#app/domain/time.ts'
import { offering, startBench } from '../bench.ts'
import { type Billing, billingOn } from '../billing.ts'
import { startCheckout } from '../buying.ts'
import { eagerMind } from '../eager-mind.ts'
import { fakeAccount } from '../fake-network.ts'
import { manualClock } from '../manual-clock.ts'
import { insertAnalysis, newUser, runBot } from '../people.ts'
import { commonWords, perchBench } from '../perch.ts'
import { type Random, seeded } from '../random.ts'
import { settleLostCallsNow } from '../steps.ts'
import { maxWaitMs } from '../until.ts'
import { comeBack, trouble } from './trouble.ts'
import type { Week, WeekUser } from './users.ts'

export interface WeekOptions {
  postgres: string
  seed: number
  users: number
  days: number
}

/** Days and hours differ; Berlin’s clocks go back within the week. */
const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland', 'America/Sao_Paulo']
const startedAt = '2026-10-20T06:00:00Z'
const usersPerPlan: PlanType[] = [
  'starter',
  'free',
  'free',
  'pro',
  'free',
  'starter',
  'free',
  'free',
  'starter',
  'free',
]
/** Two in three users have quiet nights: bots that read their mentions all night take a third more steps. */
const quietNights = { ...standardHours, quiet: weekdays.map(() => ({ from: 22, to: 8 })) }
const batchSize = 8
const longestWait = 5 * minute
/** Outcomes are followed for a week, so the run is an hour shorter: the first actions are then followed to its end. */
const spared = hour
/** So that who subscribes before has paid when the week begins. */
const trialLength = 7 * day + 2 * hour

export async function liveWeek({ postgres, seed, users: count, days }: WeekOptions): Promise<Week> {
  const clock = manualClock(new Date(Date.parse(startedAt) - trialLength))
  const perch = await perchBench(clock, { people: 300 })
  const own = await startBench(postgres, clock, perch.network)
  const billing = await billingOn(own)
  const bench = { ...own, payments: billing.payments }
  const close = async () => {
    await billing.sandbox.close()
    await bench.close()
    await perch.close()
  }
  try {
    const payers = await payersOf(bench, billing, count)
    const week: Week = { bench, perch, billing, users: [], close }
    for (let at = 0; at < count; at += 1) week.users.push(await newCustomer(week, payers, at))
    await live(week, seeded(seed), days)
    return week
  } catch (error) {
    await close()
    throw error
  }
}

type Payer = SessionUser & { customer_id: string }

/** Every fifth customer, on Starter: their trial is over when the week begins, and the first month is paid. */
async function payersOf(bench: Week['bench'], billing: Billing, count: number): Promise<Map<number, Payer>> {
  const places = Array.from({ length: count }, (_, at) => at).filter((at) => planAt(at) === 'starter' && at % 5 === 0)
  const payers: [number, SessionUser][] = []
  for (const at of places) {
    const user = await newUser(bench, { time_zone: zoneAt(at), plan: 'free' })
    await billing.pay(await startCheckout(bench, user, 'starter', bench.clock.now()))
    payers.push([at, { ...user, plan: plans.starter }])
  }
  await billing.settle()
  bench.clock.set(new Date(startedAt))
  await billing.settle()
  const found = await bench.sql<{ user_id: string; customer_id: string }>(
    'select user_id, customer_id from subscriptions',
  )
  return new Map(
    payers.flatMap(([at, user]) => {
      const row = found.find(({ user_id }) => user_id === user.id)
      return row ? [[at, { ...user, customer_id: row.customer_id }] as const] : []
    }),
  )
}

const zoneAt = (at: number) => zones[at % zones.length] ?? 'UTC'
const planAt = (at: number) => usersPerPlan[at % usersPerPlan.length] ?? 'free'

async function newCustomer({ bench, perch }: Week, payers: Map<number, Payer>, at: number): Promise<WeekUser> {
  const handle = `customer${at}`
  const credentials = await perch.signUp(handle)
  const payer = payers.get(at)
  const user = payer ?? (await newUser(bench, { time_zone: zoneAt(at), plan: planAt(at) }))
  const now = bench.clock.now()
  await connect(bench, user, credentials, handle, 'manual', now)
  const { id } = await bench.network.client(credentials).me(AbortSignal.timeout(maxWaitMs))
  await insertAnalysis(bench, user.id, fakeAccount(id, handle))
  await bench.sql(
    `update account_analyses set profile = jsonb_set(profile::jsonb, '{key_topics}', $1) where user_id = $2`,
    [JSON.stringify(commonWords), user.id],
  )
  await runBot(bench, user.id, { max_actions_per_hour: 15 })
  if (at % 5 === 2) await bench.sql(`update bots set mode = 'copilot' where user_id = $1`, [user.id])
  if (at % 3 > 0)
    await bench.sql('update bots set hours = $1 where user_id = $2', [JSON.stringify(quietNights), user.id])
  const had = [{ from: user.created_at, type: user.plan.type }]
  const customer_id = payer?.customer_id ?? null
  return { ...user, handle, credentials, counted_at: [now], plans: had, away_until: null, customer_id }
}

async function live(week: Week, random: Random, days: number): Promise<void> {
  const { bench, perch, users } = week
  const end = new Date(Date.parse(startedAt) + days * 24 * hour - spared)
  while (bench.clock.now() < end) {
    await runDueBots(week)
    await trouble(week, random)
    await moveOn(week, end)
  }
  for (const user of users) if (user.away_until) await comeBack(week, user)
  await perch.clearFaults()
  await bench.sql('update connections set paused_until = null')
  // Finally every bot reads what was written to its user, even in a quiet night, and no bot writes any more.
  const kindsOff =
    'enable_auto_reply = false, enable_auto_like = false, enable_auto_follow = false, enable_auto_view = false'
  await bench.sql(`update bots set ${kindsOff}, hours = null, due_at = $1, act_at = null where state = 'running'`, [
    end,
  ])
  await runDueBots(week)
  await settleLostCallsNow(bench)
  for (const user of users) await sync(week, user)
}

/** Steps of all bots that are due, some in parallel, as a worker runs them. */
async function runDueBots(week: Week): Promise<void> {
  const { bench, users } = week
  const deps = { ...bench, mind: choosyMind }
  for (;;) {
    const bots = await claimDueBots(bench.db, batchSize, bench.clock.now())
    if (bots.length === 0) return
    await Promise.all(
      bots.map(async (bot) => {
        const user = users.find(({ id }) => id === bot.user_id)
        const result = await step(
          { ...deps, ...offering(countingNetwork(week, user)) },
          bot,
          AbortSignal.timeout(maxWaitMs),
        )
        // Within one moment of the clock a bot takes one step.
        const due_at = new Date(Math.max(result.due_at.getTime(), bench.clock.now().getTime() + minute))
        await finishStep(bench, bot, { ...result, due_at }, bench.clock.now())
      }),
    )
  }
}

/** Perch, with a record of when it was asked for a user’s own account. */
function countingNetwork({ bench, perch }: Week, user: WeekUser | undefined): Network {
  return {
    ...perch.network,
    client(credentials, options) {
      const client = perch.network.client(credentials, options)
      return {
        ...client,
        async me(signal) {
          const me = await client.me(signal)
          user?.counted_at.push(bench.clock.now())
          return me
        },
      }
    },
  }
}

async function sync(week: Week, user: WeekUser): Promise<void> {
  const deps = { ...week.bench, ...offering(countingNetwork(week, user)) }
  const connection = await openConnection(deps, user.id)
  if (!connection) throw new Error(`${user.handle} is not connected any more.`)
  await syncAccount(deps, user, connection, AbortSignal.timeout(maxWaitMs))
}

/** Moves the clock to the next due bot, and lets Perch’s people act up to then. */
async function moveOn({ bench, perch }: Week, end: Date): Promise<void> {
  const now = bench.clock.now().getTime()
  const [next] = await bench.sql<{ due_at: Date | null }>(
    `select min(due_at) as due_at from bots where state = 'running'`,
  )
  const due = next?.due_at?.getTime() ?? now + longestWait
  bench.clock.set(new Date(Math.min(Math.max(due, now + minute), now + longestWait, end.getTime())))
  perch.act()
}

/** What a post to the user says, by its id. */
export function saidIn(id: string): AnswerKind {
  const last = Number(id.slice(-4))
  return last % 7 === 0 ? 'complaint' : last % 11 === 0 ? 'stop' : last % 2 === 0 ? 'question' : 'chat'
}

const eager = eagerMind()
/** Skips every third post, repeats words of the others in its replies, which Perch’s people like, and hears complaints. */
const choosyMind: Mind = {
  ...eager,
  async readAnswers(posts) {
    return posts.map(({ id }) => ({ says: saidIn(id) }))
  },
  async judge({ id }) {
    const last = Number(id.slice(-4))
    if (last % 3 !== 0) return { verdict: 'engage', score: 0.5, reason: 'A test.' }
    return { verdict: 'skip', code: last % 2 === 0 ? 'off_topic' : 'too_thin', reason: 'A test.' }
  },
  async reply({ text }) {
    const [one, other, third, fourth] = text.match(/(?<![#@/.\w])[a-z]{5,}(?=[ ,.?!]|$)/g) ?? []
    if (!fourth) return { verdict: 'skip', code: 'nothing_to_add', reason: 'A test.' }
    const words = `Would ${one} and ${other} change with ${third}, or does ${fourth} matter more to you?`
    return { verdict: 'reply', text: words, reason: 'A test.' }
  },
}
