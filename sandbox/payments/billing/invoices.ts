import { makeInvoice, makeLine } from '../objects/invoice.ts'
import { listOf, type Period } from '../objects/subscription.ts'
import type { Account } from '../state/account.ts'
import { newId } from '../state/ids.ts'
import type { Invoice, InvoiceLine, Subscription, SubscriptionItem } from '../state/wire.ts'
import { discountAmounts } from './discounts.ts'

interface Draft {
  subscription: Subscription
  reason: Invoice['billing_reason']
  lines: InvoiceLine[]
  period: Period
  finalizesAt?: number
}

export function draftInvoice(account: Account, draft: Draft): Invoice {
  const { subscription } = draft
  const pending = account.store.find('pending_lines', subscription.id)
  if (pending) account.store.remove('pending_lines', subscription.id)
  const made = makeInvoice(account.now(), {
    ...draft,
    customer: account.store.get('customer', subscription.customer),
    lines: [...(pending?.lines ?? []), ...draft.lines],
    finalizesAt: draft.finalizesAt ?? null,
  })
  const invoice = account.store.put({ ...made, ...totals(account, made) })
  account.store.patch('subscription', subscription.id, { latest_invoice: invoice.id })
  account.emit('invoice.created', invoice)
  return invoice
}

/** The invoice that the draft would become, without the customer's later payment. */
export function previewInvoice(account: Account, { subscription, reason, lines, period }: Draft): Invoice {
  const customer = account.store.get('customer', subscription.customer)
  const draft = makeInvoice(account.now(), { subscription, reason, lines, period, customer, finalizesAt: null })
  const after = { ...draft, ...totals(account, draft) }
  const due = Math.max(0, after.total + customer.balance)
  return {
    ...after,
    id: `upcoming_${draft.id}`,
    starting_balance: customer.balance,
    amount_due: due,
    amount_remaining: due,
  }
}

/** Finalises a draft: assigns the number and the hosted URL, and applies the customer's balance. */
export function finaliseInvoice(account: Account, id: string): Invoice {
  const { store } = account
  const draft = store.get('invoice', id)
  const customer = store.get('customer', draft.customer)
  const sequence = customer.next_invoice_sequence ?? 1
  const total = draft.total + customer.balance
  const due = Math.max(0, total)
  const key = newId('inv')
  store.put({ id, object: 'secret', value: key })
  const hosted = `${account.baseUrl}/i/${id}/${key}`
  const balance = draft.total < 0 || customer.balance < 0 ? Math.min(0, total) : customer.balance
  store.patch('customer', customer.id, { next_invoice_sequence: sequence + 1, balance, currency: draft.currency })
  const open = store.patch('invoice', id, {
    status: 'open',
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
    amount_due: due,
    amount_remaining: due,
    starting_balance: customer.balance,
    ending_balance: balance,
    automatically_finalizes_at: null,
    effective_at: account.now(),
    hosted_invoice_url: hosted,
    invoice_pdf: `${hosted}/pdf`,
    status_transitions: { ...draft.status_transitions, finalized_at: account.now() },
  })
  account.emit('invoice.finalized', open)
  return open
}

function totals(account: Account, invoice: Invoice): Partial<Invoice> {
  const subtotal = invoice.lines.data.reduce((sum, line) => sum + line.amount, 0)
  const discounts = discountAmounts(account, invoice.discounts, subtotal)
  const total = subtotal - discounts.reduce((sum, { amount }) => sum + amount, 0)
  const due = Math.max(0, total)
  return {
    subtotal,
    subtotal_excluding_tax: subtotal,
    total,
    total_excluding_tax: total,
    total_discount_amounts: discounts,
    amount_due: due,
    amount_remaining: due,
    lines: listOf(invoice.lines.url, distributeDiscounts(invoice.lines.data, discounts, subtotal)),
  }
}

/** Distributes the discounts over the lines; the last line takes the rounding remainder. */
function distributeDiscounts(
  lines: InvoiceLine[],
  discounts: { amount: number; discount: string }[],
  subtotal: number,
) {
  const left = discounts.map(({ amount }) => amount)
  return lines.map((line, index) => ({
    ...line,
    discount_amounts: discounts.map(({ amount, discount }, which) => {
      const rest = left[which] ?? 0
      const share = index === lines.length - 1 || subtotal === 0 ? rest : Math.round((amount * line.amount) / subtotal)
      left[which] = rest - share
      return { amount: share, discount }
    }),
  }))
}

export function lineFor(account: Account, item: SubscriptionItem, period: Period, free = false): InvoiceLine {
  const name = account.store.get('product', item.price.product).name
  const quantity = item.quantity ?? 1
  const each = `$${((item.price.unit_amount ?? 0) / 100).toFixed(2)}`
  return makeLine({
    amount: free ? 0 : (item.price.unit_amount ?? 0) * quantity,
    description: free
      ? `Trial period for ${name}`
      : `${quantity} × ${name} (at ${each} / ${item.price.recurring?.interval})`,
    period,
    price: item.price,
    quantity,
    subscription: item.subscription,
    item: item.id,
    proration: false,
  })
}
