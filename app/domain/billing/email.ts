import { type Payments, PaymentsError } from '#app/adapters/payments/payments.ts'
import type { Db } from '#app/db/pool.ts'
import { customerIdOf } from '#app/domain/billing/customer.ts'
import { withCustomerLease } from '#app/domain/billing/customer-lease.ts'

const leaseWaitMs = 8_000

/** For invoices and receipts. Idempotent. Throws `PaymentsError`. */
export async function updateCustomerEmail(
  { db, payments }: { db: Db; payments: Payments | null },
  userId: string,
): Promise<void> {
  const customerId = await customerIdOf(db, userId)
  if (!payments || customerId === null) return
  // Serialized, so that the later of two changes is sent last.
  const updated = await withCustomerLease(db, customerId, leaseWaitMs, async () => {
    const user = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst()
    if (user) await payments.updateEmail(customerId, user.email)
    return true
  })
  if (updated === null) throw new PaymentsError('away', `The customer ${customerId} is in use.`)
}
