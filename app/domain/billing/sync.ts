import type { CustomerRecord, PaidSubscription, Payments } from '#app/adapters/payments/payments.ts'
import { type Db, inTransaction, type Tx } from '#app/db/pool.ts'
import type { Seals } from '#app/db/sealed.ts'
import { customerOf, linkCustomer } from '#app/domain/billing/customer.ts'
import { type CustomerLease, holding, markDone, requireLease } from '#app/domain/billing/customer-lease.ts'
import { queueBillingMail } from '#app/domain/billing/mails.ts'
import { writeInvoices, writeStanding } from '#app/domain/billing/record.ts'
import { liveOf, subscriptionThatCounts } from '#app/domain/billing/standing.ts'
import { wakeBot } from '#app/domain/bot/bot.ts'
import { addressIdentifier, cardIdentifier, claimTrial } from '#app/domain/person/person.ts'
import type { Queue } from '#app/queue/queue.ts'

export interface SyncDeps {
  db: Db
  queue: Queue
  seals: Seals
  payments: Payments
}

/** A look cancels what is one too many and looks again: a third one would find what the second one left. */
const mostLooks = 3

/**
 * Asks the provider how a customer stands and writes it down: subscription, invoices and card in one transaction, by
 * whoever holds the customer's lease. Nothing of an event is used, so that their order and number do not matter. Throws
 * `PaymentsError`, `LeaseLost`.
 */
export async function syncCustomer(deps: SyncDeps, lease: CustomerLease, now: Date): Promise<void> {
  const { db, payments } = deps
  for (let look = 1; look <= mostLooks; look += 1) {
    const record = await payments.customer(lease.customer_id)
    const named = record ? await namedAtCheckout(payments, record) : []
    const { surplus, changed } = await inTransaction(db, async (tx) => {
      await requireLease(tx, lease)
      const written = record ? await write(tx, deps, record, named, now) : nothing
      if (written.surplus.length === 0) await markDone(tx, lease)
      return written
    })
    if (changed !== null) await wakeBot(db, changed, now)
    if (surplus.length === 0) return
    for (const { id, refund } of surplus) await payments.cancelSubscription(id, { refund })
  }
}

/** The same at once, in this process. false: somebody else is at it, and did not end in time. */
export async function syncNow(deps: SyncDeps, customerId: string, now: Date): Promise<boolean> {
  const done = await holding(deps.db, customerId, 4_000, async (lease) => {
    await syncCustomer(deps, lease, now)
    return true
  })
  return done === true
}

/** Whom the customer may be who was not made by us: whoever the checkouts of a hosted link name. */
async function namedAtCheckout(payments: Payments, record: CustomerRecord): Promise<string[]> {
  if (record.user_id !== null) return []
  const checkouts = await payments.checkoutsOf(record.id)
  return checkouts.flatMap(({ status, reference }) => (status === 'complete' && reference ? [reference] : []))
}

interface Surplus {
  id: string
  refund: boolean
}

interface Written {
  /** Subscriptions that must end: they are one too many, or nobody's. */
  surplus: Surplus[]
  /** The user whose plan changed. */
  changed: string | null
}

const nothing: Written = { surplus: [], changed: null }

async function write(tx: Tx, deps: SyncDeps, record: CustomerRecord, named: string[], now: Date): Promise<Written> {
  const owner = await customerOf(tx, record.id, { made_for: record.user_id, named })
  if (owner.state === 'unknown') return nothing
  // Whoever deleted their account pays nothing any more, whatever was still open in another tab.
  if (owner.state === 'deleted') return { ...nothing, surplus: liveOf(record).map(({ id }) => ({ id, refund: true })) }
  const { user, state } = owner
  if (state === 'second')
    return { ...nothing, surplus: await refuseAll(tx, deps, user.id, liveOf(record), 'second_subscription', now) }
  await linkCustomer(tx, user.id, record.id, now)
  const surplus = await surplusOf(tx, deps, user, record, now)
  const left = record.subscriptions.filter(({ id }) => !surplus.some((one) => one.id === id))
  const counts = subscriptionThatCounts({ subscriptions: left })
  await writeInvoices(tx, deps, user.id, record, now)
  const changed = await writeStanding(tx, deps, user.id, record, counts, now)
  return { surplus, changed: changed ? user.id : null }
}

type Refusal = 'second_trial' | 'second_subscription'

/** Tells the user of each, once. */
async function refuseAll(
  tx: Tx,
  { queue }: SyncDeps,
  userId: string,
  subscriptions: PaidSubscription[],
  kind: Refusal,
  now: Date,
): Promise<Surplus[]> {
  for (const { id, plan_type } of subscriptions)
    await queueBillingMail(tx, queue, userId, { kind, about: id, data: { plan_type } }, now)
  return subscriptions.map(({ id }) => ({ id, refund: true }))
}

/** A trial of a person who had theirs, and live subscriptions beside the one that counts. */
async function surplusOf(
  tx: Tx,
  deps: SyncDeps,
  user: { id: string; email: string },
  record: CustomerRecord,
  now: Date,
): Promise<Surplus[]> {
  const fingerprint = record.card?.fingerprint
  const marks = [addressIdentifier(user.email), ...(fingerprint ? [cardIdentifier(fingerprint)] : [])]
  const trials = record.subscriptions.filter(({ trial_start }) => trial_start !== null)
  const again: PaidSubscription[] = []
  for (const trial of trials.toReversed()) {
    const first = await claimTrial(tx, deps.seals, marks, trial.id, now)
    // One that has begun goes on, whatever card it is moved to.
    if (!first && trial.status === 'trialing' && !(await isBooked(tx, user.id, trial.id))) again.push(trial)
  }
  const [, ...others] = liveOf(record).filter((one) => !again.includes(one))
  const trialsAgain = await refuseAll(tx, deps, user.id, again, 'second_trial', now)
  return [...trialsAgain, ...(await refuseAll(tx, deps, user.id, others, 'second_subscription', now))]
}

async function isBooked(tx: Tx, userId: string, subscriptionId: string): Promise<boolean> {
  const query = tx.selectFrom('subscriptions').select('user_id').where('user_id', '=', userId)
  return (await query.where('subscription_id', '=', subscriptionId).executeTakeFirst()) !== undefined
}
