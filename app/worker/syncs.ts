import { PaymentsError } from '#app/adapters/payments/payments.ts'
import { type CustomerLease, claimDueSyncs, giveBack, LeaseLost, release } from '#app/domain/billing/customer-lease.ts'
import { syncCustomer } from '#app/domain/billing/sync.ts'
import { isUserDeleted } from '#app/domain/failure.ts'
import { withLog } from '#app/log.ts'
import type { Services } from '#app/services.ts'
import type { Loop } from '#app/worker/bots.ts'

/** How often due customers are looked for without a wake, in real ms. */
const pollEvery = 1_000
/** A look mostly waits for the payment provider, which takes 25 requests a second of a test account. */
const atOnce = 4

/** Looks at customers of whom something is to be asked, some side by side, never one twice at a time. */
export function runSyncs(services: Services): Loop {
  const { db, payments, log } = services
  const running = new Set<Promise<void>>()
  let stopped = payments === null
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | null = null
  let again = false

  async function look(): Promise<void> {
    const free = atOnce - running.size
    if (free <= 0) return
    for (const lease of await claimDueSyncs(db, free)) {
      const work = runSync(services, lease).finally(() => {
        running.delete(work)
        wake()
      })
      running.add(work)
    }
  }

  function wake(): void {
    if (stopped) return
    clearTimeout(timer)
    if (looking) {
      again = true
      return
    }
    looking = look()
      .catch((error) => log.error({ err: error }, 'looking for due customers failed'))
      .finally(() => {
        looking = null
        const soon = again
        again = false
        if (soon) wake()
        else if (!stopped) timer = setTimeout(wake, pollEvery)
      })
  }

  wake()
  return {
    wake,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await looking
      await Promise.all(running)
    },
  }
}

async function runSync({ payments, ...services }: Services, lease: CustomerLease): Promise<void> {
  const { db, clock } = services
  if (!payments) return
  const log = services.log.child({ work: 'billing.sync', customer_id: lease.customer_id })
  try {
    await withLog(log, () => syncCustomer({ ...services, payments }, lease, clock.now()))
    await release(db, lease)
  } catch (error) {
    if (error instanceof LeaseLost) return log.warn('a look at a customer took too long')
    // A user who is deleted meanwhile is looked for once more, and not found.
    if (error instanceof PaymentsError && error.kind === 'away') log.warn({ err: error }, 'a look at a customer failed')
    else if (!isUserDeleted(error)) log.error({ err: error }, 'a look at a customer failed')
    // Where even this fails, the lease runs out and another worker takes the customer up.
    await giveBack(db, lease).catch(() => undefined)
  }
}
