import type { Account } from '../state/account.ts'
import type { Invoice, Session, Subscription } from '../state/wire.ts'
import { DAY } from './calendar.ts'
import { endOf } from './cancelling.ts'
import { collect, defaultMethod } from './collecting.ts'
import { finaliseInvoice } from './invoices.ts'
import { endSubscription, updateSubscription } from './standing.ts'
import { beginPeriod } from './subscriptions.ts'

const HOUR = 3_600
/** The draft of a renewal may still be changed for so long. */
const draftFor = HOUR

interface Due {
  at: number
  happen(): void
}

/** Everything that comes with time: ends of trials and periods, drafts, retries, sessions that run out. */
export class Cycle {
  #seen = -1
  #next: Due | null = null

  constructor(private readonly account: Account) {}

  /** Catches up with the clock; each thing happens at its own moment, the earliest first. */
  run(): void {
    for (let due = this.#due(); due && due.at <= this.account.clockNow(); due = this.#due()) {
      const { at, happen } = due
      this.account.asOf(at, () => this.account.change(happen))
    }
  }

  #due(): Due | null {
    const { store } = this.account
    if (this.#seen === store.version) return this.#next
    let next: Due | null = null
    for (const due of all(this.account)) if (!next || due.at < next.at) next = due
    this.#seen = store.version
    this.#next = next
    return next
  }
}

function* all(account: Account): Generator<Due> {
  for (const subscription of account.store.all('subscription')) yield* ofSubscription(account, subscription)
  for (const invoice of account.store.all('invoice')) yield* ofInvoice(account, invoice)
  for (const session of account.store.all('checkout.session')) yield* ofSession(account, session)
}

const running = ['trialing', 'active', 'past_due']

function* ofSubscription(account: Account, subscription: Subscription): Generator<Due> {
  const { id, status, created, trial_end } = subscription
  if (status === 'incomplete')
    yield { at: subscription.created + 23 * HOUR, happen: () => void endSubscription(account, id, null) }
  if (!running.includes(status)) return
  const end = endOf(subscription)
  yield { at: subscription.cancel_at ?? end, happen: () => turn(account, id) }
  // A trial of three days or less is told of at once.
  if (status === 'trialing' && trial_end && !account.store.find('notice', `${id} ${trial_end}`))
    yield { at: Math.max(created, trial_end - 3 * DAY), happen: () => tellTrialEnds(account, id, trial_end) }
}

function tellTrialEnds(account: Account, id: string, trialEnd: number): void {
  account.store.put({ id: `${id} ${trialEnd}`, object: 'notice' })
  account.emit('customer.subscription.trial_will_end', account.store.get('subscription', id))
}

/** The end of a period: of the subscription, or the start of the next one. */
function turn(account: Account, id: string): void {
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
  const start = endOf(subscription)
  beginPeriod(account, subscription, start, start + draftFor)
}

function* ofInvoice(account: Account, invoice: Invoice): Generator<Due> {
  const { id, status, automatically_finalizes_at: finalizes, next_payment_attempt: next } = invoice
  if (status === 'draft' && finalizes !== null)
    yield {
      at: finalizes,
      happen() {
        finaliseInvoice(account, id)
        collect(account, id)
      },
    }
  if (status === 'open' && next !== null) yield { at: next, happen: () => void collect(account, id) }
}

function* ofSession(account: Account, session: Session): Generator<Due> {
  if (session.status === 'open') yield { at: session.expires_at, happen: () => void expireSession(account, session.id) }
}

export function expireSession(account: Account, id: string): Session {
  const expired = account.store.patch('checkout.session', id, { status: 'expired', url: null })
  account.emit('checkout.session.expired', expired)
  return expired
}
