import { type Html, html } from '../../perch/pages/html.ts'
import { currentPeriodEnd } from '../billing/cancellation.ts'
import { defaultMethod } from '../billing/collect-payment.ts'
import { type PlanChange, previewChange } from '../billing/subscriptions.ts'
import type { Account } from '../state/account.ts'
import type { Customer, Invoice, PaymentMethod, PortalSession, Price, Subscription } from '../state/wire.ts'
import { cardFields, type Fields } from './card-form.ts'
import { day, errorNote, money } from './layout.ts'

export interface ProposedChange {
  subscription: Subscription
  items: PlanChange['items']
}

/** A visit to the portal: its customer, path and return URL. */
export interface Visit {
  account: Account
  customer: Customer
  path: string
  returnUrl: string | null
  flow: PortalSession['flow']
}

export const subscriptionsOf = ({ account, customer }: Visit) =>
  account.store
    .all('subscription')
    .filter((one) => one.customer === customer.id && !one.status.startsWith('incomplete'))
    .toReversed()

/** The plans to choose from: active recurring prices with a lookup key. */
export const plansOf = ({ account }: Visit) =>
  account.store.all('price').filter((price) => price.active && price.recurring && price.lookup_key !== null)

const nameOf = ({ account }: Visit, price: Price) => account.store.get('product', price.product).name
const perMonth = ({ unit_amount, recurring, currency }: Price) =>
  `${money(unit_amount ?? 0, currency)} per ${recurring?.interval}`

export function portalPage(visit: Visit, note: string | null): Html {
  const { account, customer } = visit
  const [current] = subscriptionsOf(visit)
  const method = account.store.find(
    'payment_method',
    current?.default_payment_method ?? defaultMethod(account, customer.id),
  )
  return frame(
    visit,
    html`${note !== null && html`<p class="note" role="status">${note}</p>`}
<section class="box"><h2>Current plan</h2>${current ? currentPlan(visit, current) : html`<p>You have no subscription.</p>`}</section>
<section class="box"><h2>Payment method</h2>${method?.card ? cardRow(method) : html`<p>No card is on file.</p>`}
<p><a class="button quiet" href="${visit.path}/card">${method ? 'Change card' : 'Add card'}</a></p></section>
<section class="box"><h2>Billing information</h2><p>${customer.name ?? 'No name'}<br>${customer.email ?? 'No email'}</p></section>
<section class="box"><h2>Invoice history</h2>${invoiceTable(account, customer)}</section>`,
  )
}

const frame = ({ returnUrl }: Visit, body: Html) =>
  html`<h1>Warble</h1><p class="faint">Manage your billing</p>${body}${returnUrl && html`<p><a href="${returnUrl}">Return to Warble</a></p>`}`

function currentPlan(visit: Visit, subscription: Subscription): Html {
  const price = subscription.items.data[0]?.price
  if (!price) return html`<p>You have no subscription.</p>`
  const { id, cancel_at: cancelAt, ended_at: endedAt, status, trial_end: trialEnd } = subscription
  const until = cancelAt ?? currentPeriodEnd(subscription)
  const sentence =
    endedAt !== null
      ? `Your subscription ended on ${day(endedAt)}.`
      : cancelAt !== null
        ? `Your subscription ends on ${day(until)}.`
        : status === 'trialing'
          ? `Your free trial ends on ${day(trialEnd ?? until)}. Then your subscription renews.`
          : status === 'past_due'
            ? 'Your last payment failed. Change your card, or pay the open invoice below.'
            : `Your subscription renews on ${day(until)}.`
  return html`<p class="price">${nameOf(visit, price)}</p><p>${perMonth(price)} ${statusTag(subscription)}</p><p>${sentence}</p>
${
  endedAt === null &&
  html`<div class="acts"><a class="button" href="${visit.path}/plans/${id}">Change plan</a>
${
  cancelAt === null
    ? html`<a class="button quiet" href="${visit.path}/cancel/${id}">Cancel plan</a>`
    : html`<form method="post" action="${visit.path}/resume/${id}"><button class="quiet">Don’t cancel plan</button></form>`
}</div>`
}`
}

function statusTag({ status, cancel_at: cancelAt }: Subscription): Html {
  if (status === 'canceled') return html`<span class="tag">Ended</span>`
  if (cancelAt !== null) return html`<span class="tag bad">Cancels</span>`
  if (status === 'past_due') return html`<span class="tag bad">Past due</span>`
  return html`<span class="tag good">${status === 'trialing' ? 'Trial' : 'Active'}</span>`
}

function cardRow({ card }: PaymentMethod): Html {
  const {
    display_brand: brand,
    last4,
    exp_month,
    exp_year,
  } = card ?? { display_brand: '', last4: '', exp_month: 0, exp_year: 0 }
  const name = { visa: 'Visa', mastercard: 'Mastercard', american_express: 'American Express' }[brand ?? ''] ?? 'Card'
  return html`<p>${name} •••• ${last4}, expires ${String(exp_month).padStart(2, '0')}/${exp_year}</p>`
}

export function plansPage(visit: Visit, subscription: Subscription, error: string | null): Html {
  const now = subscription.items.data[0]?.price.id
  const trial = subscription.status === 'trialing'
  return frame(
    visit,
    html`<section class="box"><h2>Change plan</h2>${errorNote(error)}
<form method="post" action="${visit.path}/plans/${subscription.id}">${plansOf(visit).map(
      (price) =>
        html`<label><input type="radio" name="price" value="${price.id}" required ${price.id === now ? html`checked` : null}>${nameOf(visit, price)}, ${perMonth(price)}${price.id === now ? ' (current)' : ''}</label>`,
    )}
<p class="faint">${trial ? 'Your free trial goes on; nothing is charged now.' : 'The change holds at once. You pay for the rest of this period, less what you paid for it already.'}</p>
<div class="acts"><button>Confirm</button><a class="button quiet" href="${visit.path}">Go back</a></div></form></section>`,
  )
}

/** A change of plan that the product proposes, with what it costs now. */
export function confirmPage(visit: Visit, { subscription, items }: ProposedChange, error: string | null): Html {
  const [to] = items
  if (!to) return frame(visit, html`<p>There is nothing to confirm.</p>`)
  const { account } = visit
  const trial = subscription.status === 'trialing'
  const preview = previewChange(account, subscription.id, items)
  const { lines, currency, amount_due: due, starting_balance: balance } = preview
  const rows = trial ? [] : lines.data.map(({ description, amount }) => [description ?? '', amount] as const)
  return frame(
    visit,
    html`<section class="box"><h2>Confirm your updates</h2>${errorNote(error)}
<p class="price">${nameOf(visit, to.price)}</p><p>${perMonth(to.price)}</p>
${rows.map(([name, amount]) => html`<div class="row"><span>${name}</span><span>${money(amount, currency)}</span></div>`)}
${balance !== 0 && html`<div class="row"><span>Balance before</span><span>${money(balance, currency)}</span></div>`}
<div class="row"><span>Amount due today</span><span>${money(trial ? 0 : due, currency)}</span></div>
<p class="faint">${trial ? `Your free trial goes on until ${day(subscription.trial_end ?? 0)}.` : 'The change holds at once.'}</p>
<form class="acts" method="post" action="${visit.path}/confirm"><button>Confirm</button>${visit.returnUrl && html`<a class="button quiet" href="${visit.returnUrl}">Go back</a>`}</form></section>`,
  )
}

export function cancelPage(visit: Visit, subscription: Subscription): Html {
  return frame(
    visit,
    html`<section class="box"><h2>Cancel your plan</h2>
<p>Your plan will be canceled, but is still available until the end of your ${subscription.status === 'trialing' ? 'trial' : 'billing period'} on ${day(currentPeriodEnd(subscription))}.</p>
<form class="acts" method="post" action="${visit.path}/cancel/${subscription.id}"><button class="bad">Cancel plan</button><a class="button quiet" href="${visit.path}">Go back</a></form></section>`,
  )
}

export function cardPage(visit: Visit, submitted: Fields, error: string | null): Html {
  return frame(
    visit,
    html`<section class="box"><h2>Change card</h2>${errorNote(error)}
<form method="post" action="${visit.path}/card">${cardFields(submitted)}
<div class="acts"><button>Save card</button><a class="button quiet" href="${visit.path}">Go back</a></div></form></section>`,
  )
}

function invoiceTable(account: Account, { id }: Customer): Html {
  const invoices = account.store.all('invoice').filter((one) => one.customer === id && one.status !== 'draft')
  if (invoices.length === 0) return html`<p>There are no invoices yet.</p>`
  return html`<div class="scroll"><table><thead><tr><th scope="col">Date</th><th scope="col">Status</th><th scope="col">Number</th><th scope="col" class="amount">Amount</th></tr></thead><tbody>
${invoices.toReversed().map(
  (invoice) => html`<tr><td>${day(invoice.created)}</td><td>${invoiceTag(invoice)}</td>
<td>${invoice.hosted_invoice_url ? html`<a href="${invoice.hosted_invoice_url}">${invoice.number}</a>` : invoice.number}</td><td class="amount">${money(invoice.total, invoice.currency)}</td></tr>`,
)}</tbody></table></div>`
}

export function invoiceTag({ status }: Invoice): Html {
  const words = { paid: 'Paid', open: 'Open', void: 'Void', uncollectible: 'Uncollectible', draft: 'Draft' }
  return html`<span class="tag ${status === 'paid' ? 'good' : status === 'open' ? 'bad' : ''}">${words[status as keyof typeof words]}</span>`
}
