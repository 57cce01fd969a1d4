import { z } from 'zod'
import { collect } from '../billing/collect-payment.ts'
import { finaliseInvoice } from '../billing/invoices.ts'
import { refund } from '../billing/refunds.ts'
import { voidInvoice } from '../billing/subscription-changes.ts'
import { previewChange } from '../billing/subscriptions.ts'
import { listOf } from '../objects/subscription.ts'
import { flag, int, noInput, paging, route, text } from './call.ts'
import { invalid } from './errors.ts'
import { listPage, requireObject } from './lookup.ts'
import { cardError, changedItems, planChange } from './subscription-routes.ts'

export const invoiceRoutes = [
  route('GET', '/v1/invoices/:id', noInput, ({ account, id }) => requireObject(account, 'invoice', id)),
  route(
    'GET',
    '/v1/invoices',
    z.strictObject({
      ...paging,
      customer: text.optional(),
      subscription: text.optional(),
      status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
    }),
    ({ account, input }) => {
      const { customer, subscription, status } = input
      const found = account.store
        .all('invoice')
        .filter(
          (one) =>
            (!customer || one.customer === customer) &&
            (!status || one.status === status) &&
            (!subscription || one.parent?.subscription_details?.subscription === subscription),
        )
      return listPage('/v1/invoices', found, input)
    },
  ),
  route(
    'POST',
    '/v1/invoices/create_preview',
    z.strictObject({
      customer: text.optional(),
      subscription: text,
      subscription_details: z.strictObject({ items: changedItems, proration_behavior: z.literal('always_invoice') }),
    }),
    ({ account, input }) => {
      const subscription = requireObject(account, 'subscription', input.subscription, 'subscription')
      return previewChange(
        account,
        subscription.id,
        planChange(account, subscription, input.subscription_details.items),
      )
    },
  ),
  route(
    'GET',
    '/v1/invoices/:id/lines',
    z.strictObject(paging),
    ({ account, id }) => requireObject(account, 'invoice', id).lines,
  ),
  route('POST', '/v1/invoices/:id/finalize', z.strictObject({ auto_advance: flag.optional() }), ({ account, id }) => {
    if (requireObject(account, 'invoice', id).status !== 'draft')
      throw invalid(
        'This invoice is already finalized, you can’t re-finalize a non-draft invoice.',
        undefined,
        'invoice_not_editable',
      )
    return finaliseInvoice(account, id)
  }),
  route(
    'POST',
    '/v1/invoices/:id/pay',
    z.strictObject({ payment_method: text.optional() }),
    ({ account, id, input }) => {
      const invoice = requireObject(account, 'invoice', id)
      if (invoice.status === 'paid') throw invalid('Invoice is already paid')
      if (invoice.status === 'draft') finaliseInvoice(account, id)
      else if (invoice.status !== 'open') throw invalid('Invoice can not be paid in its current state.')
      const { payment_method: method } = input
      const decline = collect(
        account,
        id,
        method ? { method: requireObject(account, 'payment_method', method).id } : {},
      )
      // Returned, not thrown: throwing would roll back the recorded attempt.
      if (decline) return cardError(decline)
      return account.store.get('invoice', id)
    },
  ),
  route('POST', '/v1/invoices/:id/void', noInput, ({ account, id }) => {
    const invoice = requireObject(account, 'invoice', id)
    if (invoice.status !== 'open') throw invalid('You can only void an open invoice.')
    return voidInvoice(account, invoice)
  }),
  route(
    'GET',
    '/v1/invoice_payments',
    z.strictObject({ ...paging, invoice: text.optional(), status: text.optional() }),
    ({ account, input }) => {
      const { invoice, status } = input
      const found = account.store
        .all('invoice_payment')
        .filter((one) => (!invoice || one.invoice === invoice) && (!status || one.status === status))
      return listPage('/v1/invoice_payments', found, input)
    },
  ),
  route(
    'POST',
    '/v1/refunds',
    z.strictObject({
      charge: text.optional(),
      payment_intent: text.optional(),
      amount: int.optional(),
      reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
    }),
    ({ account, input }) => {
      const intent = input.payment_intent
        ? requireObject(account, 'payment_intent', input.payment_intent, 'payment_intent')
        : null
      const charge = requireObject(account, 'charge', intent?.latest_charge ?? input.charge ?? '', 'charge')
      const left = charge.amount_captured - charge.amount_refunded
      const amount = input.amount ?? left
      if (left === 0)
        throw invalid(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded')
      if (amount < 1 || amount > left)
        throw invalid(
          `Refund amount ($${(amount / 100).toFixed(2)}) is greater than unrefunded amount on charge ($${(left / 100).toFixed(2)})`,
          'amount',
        )
      return refund(account, charge, amount, input.reason ?? null)
    },
  ),
  route('GET', '/v1/refunds', z.strictObject({ ...paging, charge: text.optional() }), ({ account, input }) => {
    const found = account.store.all('refund').filter((one) => !input.charge || one.charge === input.charge)
    return listPage('/v1/refunds', found, input)
  }),
  route('GET', '/v1/refunds/:id', noInput, ({ account, id }) => requireObject(account, 'refund', id)),
  route('GET', '/v1/charges/:id/refunds', z.strictObject(paging), ({ account, id }) =>
    listOf(
      `/v1/charges/${id}/refunds`,
      account.store.all('refund').filter((one) => one.charge === id),
    ),
  ),
]
