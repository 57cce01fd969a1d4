import type { PlanType } from '#app/content/plan-table.ts'
import { plans } from '#app/content/plans.ts'
import { startBot } from '#app/domain/bot/schedule/bot.ts'
import { requestUndo, undoAction } from '#app/domain/bot/send/undo.ts'
import { connect, disconnect } from '#app/domain/connection/connection.ts'
import { rejectDrafts } from '#app/domain/drafts/reject.ts'
import { sendDraft } from '#app/domain/drafts/send.ts'
import { Failure } from '#app/domain/failure.ts'
import { hour } from '#app/domain/time.ts'
import { setPlan } from '../people.ts'
import type { Random } from '../random.ts'
import { settleLostCallsNow } from '../steps.ts'
import { maxWaitMs } from '../until.ts'
import type { Week, WeekUser } from './users.ts'

/** A view whose request is lost is not among these faults: nobody could tell whether it happened. */
const faults = [
  { fault: '503', route: 'POST /2/tweets' },
  { fault: 'cut', route: 'POST /2/tweets' },
  { fault: 'cut_before', route: 'POST /2/tweets' },
  { fault: '403_duplicate', route: 'POST /2/tweets' },
  { fault: 'cut', route: 'POST /2/users/:id/likes' },
  { fault: 'cut_before', route: 'POST /2/users/:id/likes' },
  { fault: '500', route: 'POST /2/users/:id/following' },
  { fault: 'cut', route: 'POST /2/users/:id/following' },
  { fault: 'cut', route: 'POST /2/users/:id/profile_views' },
  { fault: '429', route: 'GET /2/tweets/search/recent' },
] as const

const planTypes: PlanType[] = ['free', 'starter', 'pro']

/** Now and then Perch fails, a response is lost, or a user undoes an action, reviews drafts, changes the plan, gets money back, or leaves for some hours. */
export async function trouble(week: Week, random: Random): Promise<void> {
  const { bench, perch, users } = week
  const user = random.pick(users)
  if (random.chance(0.1)) await perch.injectFault({ ...random.pick(faults), handle: user.handle, times: 1 })
  if (random.chance(0.5)) await settleLostCallsNow(bench)
  if (random.chance(0.03)) await undoOne(week, user, random)
  if (random.chance(0.004)) await changePlan(week, user, random.pick(planTypes))
  if (random.chance(0.01)) await refundPart(week, random)
  if (random.chance(0.1)) await review(week, user, random)
  if (random.chance(0.002)) await leave(week, user, random.int(1, 8) * hour)
  for (const one of users) if (one.away_until && one.away_until <= bench.clock.now()) await comeBack(week, one)
}

async function undoOne({ bench }: Week, user: WeekUser, random: Random): Promise<void> {
  const [action] = await bench.sql<{ id: string }>(
    `select id from actions where user_id = $1 and state = 'success' and kind <> 'view' order by claimed_at desc
     offset $2 limit 1`,
    [user.id, random.int(0, 20)],
  )
  if (!action || user.away_until) return
  await requestUndo(bench, user.id, action.id, bench.clock.now())
  await undoAction(bench, action.id, { isLast: true, signal: AbortSignal.timeout(maxWaitMs) })
}

async function changePlan({ bench }: Week, user: WeekUser, type: PlanType): Promise<void> {
  if (type === user.plan.type || user.customer_id) return
  await setPlan(bench, user.id, type)
  user.plan = plans[type]
  user.plans.push({ from: bench.clock.now(), type })
}

async function refundPart({ billing, users }: Week, random: Random): Promise<void> {
  const payers = users.flatMap(({ customer_id }) => customer_id ?? [])
  if (payers.length === 0) return
  const [charge] = (await billing.stripe.charges.list({ customer: random.pick(payers) })).data
  const left = charge ? charge.amount_captured - charge.amount_refunded : 0
  if (!charge || left === 0) return
  await billing.stripe.refunds.create({ charge: charge.id, amount: random.int(1, left) })
  await billing.settle()
}

async function review(week: Week, user: WeekUser, random: Random): Promise<void> {
  const { bench } = week
  const drafts = await bench.sql<{ id: string; text: string | null }>(
    `select id, text from actions where user_id = $1 and state = 'waiting' order by created_at limit 3`,
    [user.id],
  )
  if (user.away_until) return
  for (const { id, text } of drafts) {
    const isSent = random.chance(0.7) && (await isAccepted(sendDraft(bench, user, { id, text, shown: text })))
    if (!isSent) await rejectDrafts(bench.db, user.id, [id], 'rejected', bench.clock.now())
  }
}

/** A text may be refused, such as one that is too close to another. */
async function isAccepted(sending: Promise<unknown>): Promise<boolean> {
  try {
    await sending
    return true
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  }
}

/** Lost calls are looked up first: without an account, nobody could tell whether they happened. */
async function leave({ bench, perch }: Week, user: WeekUser, ms: number): Promise<void> {
  if (user.away_until) return
  await perch.clearFaults()
  await settleLostCallsNow(bench)
  await disconnect(bench, user.id, bench.clock.now())
  user.away_until = new Date(bench.clock.now().getTime() + ms)
}

export async function comeBack({ bench }: Week, user: WeekUser): Promise<void> {
  const now = bench.clock.now()
  await connect(bench, user, user.credentials, user.handle, 'manual', now)
  user.counted_at.push(now)
  await startBot(bench.db, bench.network, user, { max_actions_per_hour: 15, follow_limit: 5 }, now)
  user.away_until = null
}
