import express, { type Request, type Response, type Router } from 'express'
import { cancelAtPeriodEnd, resumeSubscription } from '../billing/cancellation.ts'
import { cardDetailsOf, declineOf, requiresAuthentication } from '../billing/cards.ts'
import { collect, subscriptionOf } from '../billing/collect-payment.ts'
import { attachCard, confirmSetup, setDefaultCard } from '../billing/customers.ts'
import { changeItems } from '../billing/subscriptions.ts'
import { noAddress } from '../objects/customer.ts'
import type { Account } from '../state/account.ts'
import type { Subscription } from '../state/wire.ts'
import { type Card, type Fields, field, readCard } from './card-form.ts'
import { authenticationPage } from './checkout-page.ts'
import { missingPage, type Page, type PaymentPagesDeps, send } from './layout.ts'
import {
  cancelPage,
  cardPage,
  confirmPage,
  type ProposedChange,
  plansOf,
  plansPage,
  portalPage,
  subscriptionsOf,
  type Visit,
} from './portal-page.ts'

/** How long a portal session is valid, in seconds. */
const sessionLifetime = 3_600

const notes: Record<string, string> = {
  plan: 'Your plan was changed.',
  cancelled: 'Your plan was canceled.',
  resumed: 'Your plan goes on.',
  card: 'Your card was changed.',
}

function confirmation(visit: Visit, proposed: ProposedChange, refusal: string | null): Page {
  const url = visit.flow?.after_completion.redirect?.return_url
  return {
    title: 'Confirm your updates',
    body: confirmPage(visit, proposed, refusal),
    targets: url ? [url] : [],
  }
}

export function portalPages({ account }: PaymentPagesDeps): Router {
  const router = express.Router()

  const visitOf = (request: Request, response: Response): Visit | null => {
    const id = account.store.find('secret', String(request.params.key))?.value
    const session = account.store.find('billing_portal.session', id)
    const customer = account.store.find('customer', session?.customer)
    if (!session || !customer || session.created + sessionLifetime < account.now()) {
      missingPage(response, 'billing portal')
      return null
    }
    return {
      account,
      customer,
      path: `/p/session/${request.params.key}`,
      returnUrl: session.return_url,
      flow: session.flow,
    }
  }
  /** The customer's running subscription by its id; otherwise answers 404 and returns null. */
  const findRunning = (visit: Visit, request: Request, response: Response): Subscription | null => {
    const found = subscriptionsOf(visit).find((one) => one.id === request.params.id && one.ended_at === null)
    if (!found) missingPage(response, 'subscription')
    return found ?? null
  }

  router.get('/p/session/:key', (request, response) => {
    const visit = visitOf(request, response)
    const proposed = visit && field(request.query, 'done') === '' ? proposedChange(visit) : null
    if (visit && proposed) send(response, confirmation(visit, proposed, null))
    else if (visit)
      send(response, { title: 'Billing', body: portalPage(visit, notes[field(request.query, 'done')] ?? null) })
  })

  router.get('/p/session/:key/plans/:id', (request, response) => {
    const visit = visitOf(request, response)
    const subscription = visit && findRunning(visit, request, response)
    if (subscription) send(response, { title: 'Change plan', body: plansPage(visit, subscription, null) })
  })

  router.post('/p/session/:key/plans/:id', (request, response) => {
    const visit = visitOf(request, response)
    const subscription = visit && findRunning(visit, request, response)
    if (!subscription) return
    const price = plansOf(visit).find(({ id }) => id === field(request.body, 'price'))
    const item = subscription.items.data[0]
    const refuse = (sentence: string) =>
      send(response, { title: 'Change plan', status: 422, body: plansPage(visit, subscription, sentence) })
    if (!price || !item) return refuse('Choose a plan.')
    const refusal = applyChange(account, { subscription, items: [{ item: item.id, price, quantity: 1 }] })
    if (refusal !== null) return refuse(refusal)
    response.redirect(303, `${visit.path}?done=plan`)
  })

  router.post('/p/session/:key/confirm', (request, response) => {
    const visit = visitOf(request, response)
    const proposed = visit && proposedChange(visit)
    if (!visit || !proposed) return void (visit && missingPage(response, 'change'))
    const refusal = applyChange(account, proposed)
    if (refusal !== null) return send(response, { ...confirmation(visit, proposed, refusal), status: 422 })
    response.redirect(303, visit.flow?.after_completion.redirect?.return_url ?? `${visit.path}?done=plan`)
  })

  router.get('/p/session/:key/cancel/:id', (request, response) => {
    const visit = visitOf(request, response)
    const subscription = visit && findRunning(visit, request, response)
    if (subscription) send(response, { title: 'Cancel plan', body: cancelPage(visit, subscription) })
  })

  router.post('/p/session/:key/cancel/:id', (request, response) => {
    const visit = visitOf(request, response)
    const subscription = visit && findRunning(visit, request, response)
    if (!subscription) return
    account.change(() => cancelAtPeriodEnd(account, subscription.id))
    response.redirect(303, `${visit.path}?done=cancelled`)
  })

  router.post('/p/session/:key/resume/:id', (request, response) => {
    const visit = visitOf(request, response)
    const subscription = visit && findRunning(visit, request, response)
    if (!subscription) return
    account.change(() => resumeSubscription(account, subscription.id))
    response.redirect(303, `${visit.path}?done=resumed`)
  })

  router.get('/p/session/:key/card', (request, response) => {
    const visit = visitOf(request, response)
    if (visit) send(response, { title: 'Change card', body: cardPage(visit, {}, null) })
  })

  router.post('/p/session/:key/card', (request, response) => {
    const visit = visitOf(request, response)
    if (!visit) return
    const submitted = request.body as Fields
    const refuse = (sentence: string, kept: Fields) =>
      send(response, { title: 'Change card', status: 422, body: cardPage(visit, kept, sentence) })
    const card = readCard(submitted, account.now())
    if (typeof card === 'string') return refuse(card, submitted)
    const refusal = declineOf(card.number)
    if (refusal) return refuse(refusal.message, {})
    if (field(submitted, 'bank') === 'refused') return refuse('We are unable to authenticate your card.', {})
    if (requiresAuthentication(card.number) && field(submitted, 'bank') !== 'confirmed')
      return send(response, {
        title: 'Authentication',
        body: authenticationPage(`${visit.path}/card`, submitted, 'this card'),
      })
    account.change(() => changeCard(visit, card))
    response.redirect(303, `${visit.path}?done=card`)
  })
  return router
}

class PaymentDeclined extends Error {}

/** null: done. Otherwise why the card was declined; then nothing has changed. */
function applyChange(account: Account, { subscription, items }: ProposedChange): string | null {
  try {
    account.change(() => {
      const decline = changeItems(account, subscription.id, { items, proration: 'always_invoice' })
      // Throwing rolls the change back.
      if (decline) throw new PaymentDeclined(decline.message)
    })
    return null
  } catch (error) {
    if (error instanceof PaymentDeclined) return error.message
    throw error
  }
}

/** null: the session was opened for something else, or the change is not possible any more. */
function proposedChange({ account, customer, flow }: Visit): ProposedChange | null {
  const change = flow?.subscription_update_confirm
  const subscription = account.store.find('subscription', change?.subscription)
  if (!change || subscription?.customer !== customer.id || subscription.ended_at !== null) return null
  const items = change.items.flatMap(({ id, price, quantity = 1 }) => {
    const found = account.store.find('price', price ?? undefined)
    return id && found ? [{ item: id, price: found, quantity }] : []
  })
  return items.length === change.items.length ? { subscription, items } : null
}

/** Makes the new card the default and collects open invoices with it. */
function changeCard({ account, customer }: Visit, card: Card): void {
  const { number, exp_month, exp_year } = card
  const cardDetails = cardDetailsOf(number, exp_month, exp_year)
  const holder = { email: customer.email, name: customer.name ?? null, address: customer.address ?? noAddress }
  const method = attachCard(account, customer.id, {
    number,
    cardDetails,
    holder,
    authenticated: requiresAuthentication(number),
  })
  confirmSetup(account, customer.id, method.id)
  setDefaultCard(account, customer.id, method.id)
  for (const invoice of account.store.all('invoice')) {
    const owed = invoice.customer === customer.id && invoice.status === 'open' && invoice.attempted
    const subscription = account.store.find('subscription', subscriptionOf(invoice))
    if (owed && subscription?.ended_at === null) collect(account, invoice.id, { present: true })
  }
}
