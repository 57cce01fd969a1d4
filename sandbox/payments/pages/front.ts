import express, { type Router } from 'express'
import { localOnly } from '../../guards.ts'
import { type Html, html } from '../../perch/pages/html.ts'
import { FAULTS, type Fault, faultInput } from '../http/faults.ts'
import { field } from './card-form.ts'
import { type PaymentPagesDeps, send } from './layout.ts'

const shown = 30

const labels: Record<Fault, string> = {
  slow: 'Answer slowly (3 s)',
  down: 'Be down',
  500: 'Answer 500',
  429: 'Answer 429',
  cut: 'Do it, but never answer',
  lose: 'Lose events',
  duplicate: 'Send events three times',
  shuffle: 'Shuffle events',
  late: 'Send events up to 3 days late',
}

/** The stand-in's own page: subscriptions, event deliveries and faults. */
export function frontPages(deps: PaymentPagesDeps): Router {
  const router = express.Router()
  router.get('/', (_request, response) => send(response, { title: 'What is there', body: frontPage(deps) }))
  router.post('/faults', localOnly, (request, response) => {
    const fault = field(request.body, 'fault')
    const off = field(request.body, 'off') !== ''
    const input = faultInput.safeParse({ fault })
    if (off && input.success) deps.faults.clear(input.data.fault)
    else if (input.success) deps.faults.add(input.data)
    response.redirect(303, '/')
  })
  return router
}

function frontPage({ account, faults, deliverer }: PaymentPagesDeps): Html {
  const { store } = account
  const latest = <T>(all: T[]) => all.toReversed().slice(0, shown)
  const subscriptions = latest(store.all('subscription'))
  const deliveries = latest(store.all('delivery'))
  return html`<h1>Payments</h1><p>Stands in for Stripe. Its time is the product’s clock: move that, and trials end and cards are charged.</p>
<section class="box"><h2>Faults</h2><div class="acts">${FAULTS.map((fault) => {
    const on = faults.isOn(fault)
    return html`<form method="post" action="/faults"><input type="hidden" name="fault" value="${fault}">${on && html`<input type="hidden" name="off" value="1">`}<button class="${on ? '' : 'quiet'}" aria-pressed="${String(on)}">${labels[fault]}</button></form>`
  })}</div></section>
<section class="box"><h2>Subscriptions</h2>${
    subscriptions.length === 0
      ? html`<p>Nobody has subscribed yet.</p>`
      : table(
          ['Customer', 'Plan', 'Status', 'Ends or renews'],
          subscriptions.map((one) => {
            const item = one.items.data[0]
            return [
              store.find('customer', one.customer)?.email ?? one.customer,
              item?.price.lookup_key ?? '',
              one.cancel_at && !one.ended_at ? `${one.status}, cancels` : one.status,
              new Date((one.ended_at ?? item?.current_period_end ?? 0) * 1000)
                .toISOString()
                .slice(0, 16)
                .replace('T', ' '),
            ]
          }),
        )
  }</section>
<section class="box"><h2>Events</h2><p class="faint">${deliverer.idle ? 'None is waiting.' : 'Some are on their way.'}</p>${
    deliveries.length === 0
      ? html`<p>Nothing was told to anybody yet.</p>`
      : table(
          ['Event', 'At', 'Delivery', 'Attempts', 'Last answer'],
          deliveries.map(({ event, status, attempts, answer }) => {
            const { type, created } = store.get('event', event)
            const at = new Date(created * 1000).toISOString().slice(0, 19).replace('T', ' ')
            return [
              type,
              at,
              status.replace('_', ' '),
              String(attempts),
              attempts === 0 ? '' : String(answer ?? 'none'),
            ]
          }),
        )
  }</section>`
}

function table(heads: string[], rows: string[][]): Html {
  return html`<div class="scroll"><table><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>
${rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`
}
