import { PaymentsError } from '#app/adapters/payments/payments.ts'
import {
  type CustomerLease,
  claimDueSyncs,
  LeaseLost,
  release,
  releaseForRetry,
} from '#app/domain/billing/customer-lease.ts'
import { syncCustomer } from '#app/domain/billing/sync.ts'
import { isUserDeleted } from '#app/domain/failure.ts'
import { withLog } from '#app/log.ts'
import type { Services } from '#app/services.ts'
import { type Loop, startLoop } from '#app/worker/loop.ts'

/** In real ms, without a notification. */
const pollEvery = 1_000
/** The payment provider allows 25 requests per second on a test account. */
const syncsAtOnce = 4

export const runSyncs = (services: Services): Loop =>
  startLoop({
    claim: async (limit) => (services.payments ? claimDueSyncs(services.db, limit) : []),
    run: (lease) => runSync(services, lease),
    parallel: syncsAtOnce,
    pollEvery,
    log: services.log,
    name: 'customers',
  })

async function runSync({ payments, ...services }: Services, lease: CustomerLease): Promise<void> {
  const { db, clock } = services
  if (!payments) return
  const log = services.log.child({ work: 'billing.sync', customer_id: lease.customer_id })
  try {
    await withLog(
      () => log,
      () => syncCustomer({ ...services, payments }, lease, clock.now()),
    )
    await release(db, lease)
  } catch (error) {
    if (error instanceof LeaseLost) return log.warn('a customer sync took too long')
    if (error instanceof PaymentsError && error.kind === 'away') log.warn({ err: error }, 'a customer sync failed')
    else if (!isUserDeleted(error)) log.error({ err: error }, 'a customer sync failed')
    // If this fails too, the lease expires and another worker takes over.
    await releaseForRetry(db, lease).catch(() => undefined)
  }
}
