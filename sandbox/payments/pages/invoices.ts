import express, { type Request, type Response, type Router } from 'express'
import { type Html, html } from '../../perch/pages/html.ts'
import { cardDetailsOf, declineOf, requiresAuthentication } from '../billing/cards.ts'
import { collect } from '../billing/collect-payment.ts'
import { attachCard } from '../billing/customers.ts'
import { noAddress } from '../objects/customer.ts'
import type { Account } from '../state/account.ts'
import type { Invoice } from '../state/wire.ts'
import { type Card, cardFields, type Fields, field, readCard } from './card-form.ts'
import { authenticationPage } from './checkout-page.ts'
import { day, errorNote, missingPage, money, type PaymentPagesDeps, send } from './layout.ts'
import { pdf } from './pdf.ts'
import { invoiceTag } from './portal-page.ts'

export function invoicePages({ account }: PaymentPagesDeps): Router {
  const router = express.Router()

  const invoiceOf = (request: Request, response: Response): Invoice | null => {
    const { id, key } = request.params
    const invoice = account.store.find('invoice', String(id))
    if (invoice && account.store.find('secret', invoice.id)?.value === key) return invoice
    missingPage(response, 'invoice')
    return null
  }

  router.get('/i/:id/:key', (request, response) => {
    const invoice = invoiceOf(request, response)
    if (invoice) send(response, { title: `Invoice ${invoice.number}`, body: invoicePage(invoice, {}, null) })
  })

  router.get('/i/:id/:key/pdf', (request, response) => {
    const invoice = invoiceOf(request, response)
    if (!invoice) return
    response.type('application/pdf').set('content-disposition', `attachment; filename="Invoice-${invoice.number}.pdf"`)
    response.send(invoicePdf(invoice))
  })

  router.post('/i/:id/:key', (request, response) => {
    const invoice = invoiceOf(request, response)
    if (!invoice) return
    const submitted = request.body as Fields
    const path = `/i/${invoice.id}/${request.params.key}`
    const refuse = (sentence: string, kept: Fields = {}) =>
      send(response, { title: `Invoice ${invoice.number}`, status: 422, body: invoicePage(invoice, kept, sentence) })
    if (invoice.status !== 'open') return response.redirect(303, path)
    const card = readCard(submitted, account.now())
    if (typeof card === 'string') return refuse(card, submitted)
    const refusal = declineOf(card.number)
    if (refusal) return refuse(refusal.message)
    if (field(submitted, 'bank') === 'refused') return refuse('We are unable to authenticate your card.')
    if (requiresAuthentication(card.number) && field(submitted, 'bank') !== 'confirmed')
      return send(response, {
        title: 'Authentication',
        body: authenticationPage(path, submitted, 'a payment to Warble'),
      })
    const decline = account.change(() => payInvoice(account, invoice, card))
    if (decline) return refuse(decline.message)
    response.redirect(303, path)
  })

  router.get('/receipts/:id', (request, response) => {
    const charge = account.store.find('charge', request.params.id)
    if (!charge?.paid) return missingPage(response, 'receipt')
    const card = charge.payment_method_details?.card
    send(response, {
      title: 'Receipt',
      body: html`<div class="box"><h1>Receipt from Warble</h1><p class="price">${money(charge.amount, charge.currency)}</p><p>Paid on ${day(charge.created)} with the card that ends in ${card?.last4}.</p>${charge.amount_refunded > 0 && html`<p>${money(charge.amount_refunded, charge.currency)} was refunded.</p>`}</div>`,
    })
  })
  return router
}

/** Pays with this card once; the subscription's default card stays. */
function payInvoice(account: Account, invoice: Invoice, { number, exp_month, exp_year }: Card) {
  const customer = account.store.get('customer', invoice.customer)
  const holder = { email: customer.email, name: customer.name ?? null, address: customer.address ?? noAddress }
  const cardDetails = cardDetailsOf(number, exp_month, exp_year)
  const method = attachCard(account, customer.id, {
    number,
    cardDetails,
    holder,
    authenticated: requiresAuthentication(number),
  })
  return collect(account, invoice.id, { method: method.id, present: true })
}

function invoicePage(invoice: Invoice, submitted: Fields, error: string | null): Html {
  const { currency, hosted_invoice_url: here, status } = invoice
  return html`<div class="two"><section class="box"><p class="faint">Warble ${invoiceTag(invoice)}</p>
<h1>Invoice ${invoice.number}</h1><p class="price">${money(invoice.amount_due, currency)}</p>
<p>${status === 'paid' ? `Paid on ${day(invoice.status_transitions.paid_at ?? invoice.created)}` : `Due since ${day(invoice.created)}`}, billed to ${invoice.customer_name ?? invoice.customer_email}.</p>
${invoiceRows(invoice).map(([name, amount]) => html`<div class="row"><span>${name}</span><span>${amount}</span></div>`)}
<p><a class="button quiet" href="${here}/pdf">Download invoice</a></p></section>
${
  status === 'open'
    ? html`<form class="box" method="post" action="${here && new URL(here).pathname}" aria-label="Payment">${errorNote(error)}${cardFields(submitted)}<button class="wide">Pay ${money(invoice.amount_remaining, currency)}</button></form>`
    : null
}</div>`
}

/** The invoice's lines and totals as label and amount. */
function invoiceRows({
  lines,
  currency,
  total_discount_amounts: off,
  total,
  starting_balance,
  amount_due,
  amount_paid,
}: Invoice): [string, string][] {
  const discount = (off ?? []).reduce((sum, { amount }) => sum + amount, 0)
  return [
    ...lines.data.map(({ description, amount }): [string, string] => [description ?? '', money(amount, currency)]),
    ...(discount === 0 ? [] : [['Discount', money(-discount, currency)] as [string, string]]),
    ['Total', money(total, currency)],
    ...(starting_balance === 0 ? [] : [['Balance before', money(starting_balance, currency)] as [string, string]]),
    ['Amount due', money(amount_due, currency)],
    ['Amount paid', money(amount_paid, currency)],
  ]
}

function invoicePdf(invoice: Invoice): Buffer {
  const rows = invoiceRows(invoice).flatMap(([name, amount], index) => {
    const y = 600 - index * 20
    return [
      { text: name, x: 56, y },
      { text: amount, x: 470, y },
    ]
  })
  return pdf(`Invoice ${invoice.number}`, [
    { text: 'Warble', x: 56, y: 730, size: 18, bold: true },
    { text: 'Made by the sandbox: no money moved.', x: 56, y: 712 },
    { text: `Invoice ${invoice.number}`, x: 56, y: 680, size: 14, bold: true },
    { text: `${day(invoice.created)}, ${invoice.status}`, x: 56, y: 662 },
    { text: `Bill to: ${invoice.customer_name ?? ''} ${invoice.customer_email ?? ''}`, x: 56, y: 644 },
    ...rows,
  ])
}
