import { type Payments, PaymentsError } from '#app/adapters/payments/payments.ts'
import type { Db } from '#app/db/pool.ts'
import { customerIdOf } from '#app/domain/billing/customer.ts'
import { holding } from '#app/domain/billing/customer-lease.ts'

/** How long to wait until nobody else is at work on the customer, in ms. */
const leaseWaitMs = 8_000

/**
 * Tells the payment provider the user's address as it is now: its invoices and receipts go there. It may be told again at
 * any time. Throws `PaymentsError`.
 */
export async function updateCustomerEmail(
  { db, payments }: { db: Db; payments: Payments | null },
  userId: string,
): Promise<void> {
  const customerId = await customerIdOf(db, userId)
  if (!payments || customerId === null) return
  // One at a time, so that of two changes the later one is told last.
  const told = await holding(db, customerId, leaseWaitMs, async () => {
    const user = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst()
    if (user) await payments.updateEmail(customerId, user.email)
    return true
  })
  if (told === null) throw new PaymentsError('away', `The customer ${customerId} is in use.`)
}
