import { makeRefund } from '../objects/payment.ts'
import { listOf } from '../objects/subscription.ts'
import type { Account } from '../state/account.ts'
import type { Charge, Refund } from '../state/wire.ts'

/** Refunds part or all of a charge; the invoice stays paid. */
export function refund(account: Account, charge: Charge, amount: number, reason: Refund['reason']): Refund {
  const made = account.store.put(makeRefund(account.now(), charge, amount, reason))
  const amount_refunded = charge.amount_refunded + amount
  const after = account.store.patch('charge', charge.id, {
    amount_refunded,
    refunded: amount_refunded === charge.amount_captured,
    refunds: listOf(`/v1/charges/${charge.id}/refunds`, [made, ...(charge.refunds?.data ?? [])]),
  })
  account.emit('refund.created', made)
  account.emit('charge.refunded', after)
  return made
}
