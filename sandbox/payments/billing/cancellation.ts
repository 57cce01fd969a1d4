import type { Account } from '../state/account.ts'
import type { Subscription } from '../state/wire.ts'
import { updateSubscription } from './subscription-changes.ts'

export const currentPeriodEnd = (subscription: Subscription) =>
  Math.max(...subscription.items.data.map((item) => item.current_period_end))

/** Schedules the cancellation for the end of the paid period or of the trial. */
export function cancelAtPeriodEnd(account: Account, id: string): Subscription {
  const subscription = account.store.get('subscription', id)
  return updateSubscription(account, id, {
    cancel_at_period_end: true,
    cancel_at: currentPeriodEnd(subscription),
    canceled_at: account.now(),
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: 'cancellation_requested' },
  })
}

/** Undoes a scheduled cancellation. */
export function resumeSubscription(account: Account, id: string): Subscription {
  return updateSubscription(account, id, {
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
  })
}
