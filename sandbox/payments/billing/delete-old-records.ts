import type { Account } from '../state/account.ts'
import { DAY } from './calendar.ts'

/** Like Stripe, keeps events for 30 days and responses by idempotency key for one day. */
export function deleteOldRecords(account: Account): void {
  const { store } = account
  const now = account.now()
  account.change(() => {
    for (const { id, created } of store.all('event')) if (created < now - 30 * DAY) store.remove('event', id)
    for (const { id, event } of store.all('delivery')) if (!store.find('event', event)) store.remove('delivery', id)
    for (const { id, created } of store.all('reply')) if (created < now - DAY) store.remove('reply', id)
  })
}
