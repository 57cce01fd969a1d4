import {
  type CustomerRecord,
  type PaidSubscription,
  type Payments,
  PaymentsError,
} from '#app/adapters/payments/payments.ts'
import type { Secrets } from '#app/adapters/secrets.ts'
import { type Db, inTransaction, type Tx } from '#app/db/pool.ts'
import type { Seals } from '#app/db/sealed.ts'
import { mailOfRefunds } from '#app/domain/billing/change-mails.ts'
import { customerOf, linkCustomer, noteChecked } from '#app/domain/billing/customer.ts'
import {
  type CustomerLease,
  LeaseLost,
  markDone,
  requireLease,
  withCustomerLease,
} from '#app/domain/billing/customer-lease.ts'
import { userOfReference } from '#app/domain/billing/hosted-link.ts'
import { cardIdentifier, claimTrial, identifiersOf } from '#app/domain/billing/once-per-person.ts'
import { queueBillingMail } from '#app/domain/billing/queue-mails.ts'
import { mailOfInvoices, writeCustomer, writeInvoices, writeSubscription } from '#app/domain/billing/record.ts'
import { liveOf, subscriptionThatCounts } from '#app/domain/billing/subscriptions.ts'
import { wakeBot } from '#app/domain/bot-state.ts'
import { endOfService } from '#app/domain/end-of-service.ts'
import { currentLog } from '#app/log.ts'
import type { Queue } from '#app/queue/queue.ts'

export interface SyncDeps {
  db: Db
  queue: Queue
  seals: Seals
  secrets: Secrets
  payments: Payments
}

/** A round that ends a subscription is followed by another; a third would find nothing new. */
const maxRounds = 3

/** Uses no event data, so order and number of events don't matter. Throws `PaymentsError`, `LeaseLost`. */
export async function syncCustomer(deps: SyncDeps, lease: CustomerLease, now: Date): Promise<void> {
  const { db, payments } = deps
  let known: string | null = null
  for (let round = 1; round <= maxRounds; round += 1) {
    const record = await payments.customer(lease.customer_id)
    const references = record ? await referencesOf(payments, record) : []
    const { surplus, over, changed, payer } = await inTransaction(db, async (tx) => {
      const written = record ? await write(tx, deps, record, references, known, now) : nothing
      await noteChecked(tx, lease.customer_id, now)
      // Last: events wait for the lease's row, and `write` may wait for the user's.
      await requireLease(tx, lease)
      if (isSettled(written)) await markDone(tx, lease)
      return written
    })
    if (changed !== null) await wakeBot(db, changed, now)
    for (const id of surplus) await payments.refuseSubscription(id)
    for (const id of over) await payments.cancelSubscription(id)
    // Nothing is refused before the other customer's state is fresh.
    if (payer !== null && !(await syncNow(deps, payer, now))) throw new PaymentsError('away', `${payer} is in use.`)
    known = payer
    if (isSettled({ surplus, over, payer })) return
  }
}

/** In this process. false: not finished in time. */
export async function syncNow(deps: SyncDeps, customerId: string, now: Date): Promise<boolean> {
  const done = await withCustomerLease(deps.db, customerId, 4_000, async (lease) => {
    await syncCustomer(deps, lease, now)
    return true
  }).catch((error) => {
    if (error instanceof LeaseLost) return false
    throw error
  })
  return done === true
}

/** For a customer we did not create: of the hosted links they bought by. */
async function referencesOf(payments: Payments, record: CustomerRecord): Promise<string[]> {
  if (record.user_id !== null) return []
  const checkouts = await payments.checkoutsOf(record.id)
  return checkouts.flatMap(({ status, reference }) => (status === 'complete' && reference ? [reference] : []))
}

interface Written {
  /** To be ended: their user was deleted or has another one. */
  surplus: string[]
  /** To be ended with the service. */
  over: string[]
  changed: string | null
  /** The user's paying customer, to be synced first. */
  payer: string | null
}

const nothing: Written = { surplus: [], over: [], changed: null, payer: null }

const isSettled = ({ surplus, over, payer }: Omit<Written, 'changed'>) =>
  surplus.length === 0 && over.length === 0 && payer === null

async function write(
  tx: Tx,
  deps: SyncDeps,
  record: CustomerRecord,
  references: string[],
  known: string | null,
  now: Date,
): Promise<Written> {
  const named = references.flatMap((reference) => userOfReference(deps.secrets, reference) ?? [])
  const owner = await customerOf(tx, record, named)
  if (owner.state === 'unknown') {
    // Possibly another shop's with this provider account, so only the operator can tell.
    if (references.length > 0 && liveOf(record).length > 0)
      currentLog()?.error({ customer: record.id }, 'a purchase by a hosted link is nobody’s: cancel and refund it')
    return nothing
  }
  const live = liveOf(record)
  if (owner.state === 'stranger' && live.length > 0)
    currentLog()?.error({ customer: record.id }, 'a purchase by a hosted link has another address: it is refunded')
  // Deleted users pay nothing, whatever was open in another tab.
  if (owner.state !== 'user') return { ...nothing, surplus: live.map(({ id }) => id) }
  const end = await endOfService(tx)
  if (end !== null && live.length > 0) {
    const idsOf = (bought: PaidSubscription[]) => bought.map(({ id }) => id)
    const [before, since] = [live.filter((one) => one.created_at <= end), live.filter((one) => one.created_at > end)]
    return { ...nothing, over: idsOf(before), surplus: idsOf(since) }
  }
  const { user, part, payer } = owner
  if (payer !== null && payer !== known) return { ...nothing, payer }
  if (part === 'current') await linkCustomer(tx, user.id, record.id, now)
  await writeInvoices(tx, user.id, record)
  if (part === 'surplus')
    return { ...nothing, surplus: await refuseAll(tx, deps, user.id, liveOf(record), 'second_subscription', now) }
  const surplus = await surplusOf(tx, deps, user, record, now)
  if (part === 'former') return { ...nothing, surplus }
  if (part === 'current') {
    await mailOfInvoices(tx, deps, user.id, record, now)
    await mailOfRefunds(tx, deps.queue, user.id, record, surplus, now)
    await writeCustomer(tx, record)
  }
  const counts = subscriptionThatCounts({
    subscriptions: record.subscriptions.filter(({ id }) => !surplus.includes(id)),
  })
  const changed = await writeSubscription(tx, deps, user.id, record, counts, now)
  return { ...nothing, surplus, changed: changed ? user.id : null }
}

type Refusal = 'second_trial' | 'second_subscription'

async function refuseAll(
  tx: Tx,
  { queue }: SyncDeps,
  userId: string,
  subscriptions: PaidSubscription[],
  kind: Refusal,
  now: Date,
): Promise<string[]> {
  for (const { id, plan_type } of subscriptions)
    await queueBillingMail(tx, queue, userId, { kind, about: id, data: { plan_type } }, now)
  return subscriptions.map(({ id }) => id)
}

async function surplusOf(
  tx: Tx,
  deps: SyncDeps,
  user: { id: string; email: string },
  record: CustomerRecord,
  now: Date,
): Promise<string[]> {
  const fingerprint = record.card?.fingerprint
  const marks = [...(await identifiersOf(tx, user)), ...(fingerprint ? [cardIdentifier(fingerprint)] : [])]
  const trials = record.subscriptions.filter(({ trial_start }) => trial_start !== null)
  const again: PaidSubscription[] = []
  for (const trial of trials.toReversed()) {
    const first = await claimTrial(tx, deps.seals, marks, trial.id, now)
    // A recorded trial continues, even with another card.
    if (!first && trial.status === 'trialing' && !(await isRecorded(tx, user.id, trial.id))) again.push(trial)
  }
  const [, ...others] = liveOf(record).filter((one) => !again.includes(one))
  const trialsAgain = await refuseAll(tx, deps, user.id, again, 'second_trial', now)
  return [...trialsAgain, ...(await refuseAll(tx, deps, user.id, others, 'second_subscription', now))]
}

async function isRecorded(tx: Tx, userId: string, subscriptionId: string): Promise<boolean> {
  const query = tx.selectFrom('subscriptions').select('user_id').where('user_id', '=', userId)
  return (await query.where('subscription_id', '=', subscriptionId).executeTakeFirst()) !== undefined
}
