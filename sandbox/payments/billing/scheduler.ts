import type { Account } from '../state/account.ts'
import type { Invoice, Session, Subscription } from '../state/wire.ts'
import { DAY } from './calendar.ts'
import { currentPeriodEnd } from './cancellation.ts'
import { collect, defaultMethod } from './collect-payment.ts'
import { finaliseInvoice } from './invoices.ts'
import { endSubscription, updateSubscription } from './subscription-changes.ts'
import { beginPeriod } from './subscriptions.ts'

const HOUR = 3_600
/** How long a renewal's invoice stays a draft, in seconds. */
const draftDuration = HOUR

interface DueTask {
  at: number
  run(): void
}

/** Runs what is due by time: ends of trials and periods, draft invoices, payment retries, session expiry. */
export class Scheduler {
  #seen = -1
  #next: DueTask | null = null

  constructor(private readonly account: Account) {}

  /** Catches up with the clock: runs every due task in order, as of its own due time. */
  run(): void {
    for (let due = this.#due(); due && due.at <= this.account.clockNow(); due = this.#due()) {
      const { at, run } = due
      this.account.asOf(at, () => this.account.change(run))
    }
  }

  #due(): DueTask | null {
    const { store } = this.account
    if (this.#seen === store.version) return this.#next
    let next: DueTask | null = null
    for (const due of allTasks(this.account)) if (!next || due.at < next.at) next = due
    this.#seen = store.version
    this.#next = next
    return next
  }
}

function* allTasks(account: Account): Generator<DueTask> {
  for (const subscription of account.store.all('subscription')) yield* subscriptionTasks(account, subscription)
  for (const invoice of account.store.all('invoice')) yield* invoiceTasks(account, invoice)
  for (const session of account.store.all('checkout.session')) yield* sessionTasks(account, session)
}

const runningStatuses = ['trialing', 'active', 'past_due']

function* subscriptionTasks(account: Account, subscription: Subscription): Generator<DueTask> {
  const { id, status, created, trial_end } = subscription
  if (status === 'incomplete')
    yield { at: subscription.created + 23 * HOUR, run: () => void endSubscription(account, id, null) }
  if (!runningStatuses.includes(status)) return
  const end = currentPeriodEnd(subscription)
  yield { at: subscription.cancel_at ?? end, run: () => endPeriod(account, id) }
  // For a trial of three days or less the event is sent at once.
  if (status === 'trialing' && trial_end && !account.store.find('notice', `${id} ${trial_end}`))
    yield { at: Math.max(created, trial_end - 3 * DAY), run: () => emitTrialEnding(account, id, trial_end) }
}

function emitTrialEnding(account: Account, id: string, trialEnd: number): void {
  account.store.put({ id: `${id} ${trialEnd}`, object: 'notice' })
  account.emit('customer.subscription.trial_will_end', account.store.get('subscription', id))
}

/** At the end of a period: ends the subscription if it is cancelled, pauses it, or starts the next period. */
function endPeriod(account: Account, id: string): void {
  const subscription = account.store.get('subscription', id)
  if (subscription.cancel_at !== null && subscription.cancel_at <= account.now()) {
    endSubscription(account, id, 'cancellation_requested')
    return
  }
  const method = subscription.default_payment_method ?? defaultMethod(account, subscription.customer)
  const without = subscription.trial_settings?.end_behavior.missing_payment_method
  if (subscription.status === 'trialing' && !method && without !== 'create_invoice') {
    if (without === 'cancel') endSubscription(account, id, 'cancellation_requested')
    else updateSubscription(account, id, { status: 'paused' })
    return
  }
  const start = currentPeriodEnd(subscription)
  beginPeriod(account, subscription, start, start + draftDuration)
}

function* invoiceTasks(account: Account, invoice: Invoice): Generator<DueTask> {
  const { id, status, automatically_finalizes_at: finalizes, next_payment_attempt: next } = invoice
  if (status === 'draft' && finalizes !== null)
    yield {
      at: finalizes,
      run() {
        finaliseInvoice(account, id)
        collect(account, id)
      },
    }
  if (status === 'open' && next !== null) yield { at: next, run: () => void collect(account, id) }
}

function* sessionTasks(account: Account, session: Session): Generator<DueTask> {
  if (session.status === 'open') yield { at: session.expires_at, run: () => void expireSession(account, session.id) }
}

export function expireSession(account: Account, id: string): Session {
  const expired = account.store.patch('checkout.session', id, { status: 'expired', url: null })
  account.emit('checkout.session.expired', expired)
  return expired
}
