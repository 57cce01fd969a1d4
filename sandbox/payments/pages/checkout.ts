import express, { type Request, type Response, type Router } from 'express'
import { html } from '../../perch/pages/html.ts'
import { afterCheckout, applyPromotion, completeSession, openLinkSession, type Payer } from '../billing/checkout.ts'
import type { Session } from '../state/wire.ts'
import { type Card, type Fields, field, readCard } from './card-form.ts'
import { authenticationPage, checkoutPage } from './checkout-page.ts'
import { missingPage, type PaymentPagesDeps, send } from './layout.ts'

const bankRefused =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.'

export function checkoutPages({ account }: PaymentPagesDeps): Router {
  const router = express.Router()

  /** The session if it is open; otherwise responds with its outcome and returns null. */
  const findOpenSession = (request: Request, response: Response): Session | null => {
    const session = account.store.find('checkout.session', String(request.params.id))
    if (!session) missingPage(response, 'checkout')
    else if (session.status === 'complete') response.redirect(303, afterCheckout(account, session))
    else if (session.status === 'expired') showExpired(response, session)
    else return session
    return null
  }
  const show = (response: Response, session: Session, submitted: Fields = {}, error: string | null = null) => {
    send(response, {
      title: 'Checkout',
      body: checkoutPage(account, session, submitted, error),
      status: error === null ? 200 : 422,
      targets: [session.success_url, session.cancel_url].filter((one) => one !== null),
    })
  }

  router.get('/b/:id', (request, response) => {
    const link = account.store.find('payment_link', request.params.id)
    if (!link?.active) return missingPage(response, 'payment link')
    const reference = field(request.query, 'client_reference_id').slice(0, 200)
    const email = field(request.query, 'prefilled_email')
    const session = account.change(() => openLinkSession(account, link.id, reference || null, email || null))
    response.redirect(303, session.url ?? '/')
  })

  router.get('/c/pay/:id', (request, response) => {
    const session = findOpenSession(request, response)
    if (session) show(response, session)
  })

  router.post('/c/pay/:id', (request, response) => {
    const session = findOpenSession(request, response)
    if (!session) return
    const submitted = request.body as Fields
    const payer = payerOf(session, submitted)
    if (typeof payer === 'string') return show(response, session, submitted, payer)
    if (field(submitted, 'bank') === 'refused') return show(response, session, withoutCard(submitted), bankRefused)
    const completion = account.change(() => completeSession(account, session.id, payer))
    if (completion.kind === 'declined')
      return show(response, session, withoutCard(submitted), completion.decline.message)
    if (completion.kind === 'done')
      return response.redirect(303, afterCheckout(account, account.store.get('checkout.session', session.id)))
    send(response, {
      title: 'Authentication',
      body: authenticationPage(`/c/pay/${session.id}`, submitted, 'a payment to Warble'),
      targets: session.success_url ? [session.success_url] : [],
    })
  })

  const payerOf = (session: Session, submitted: Fields): Payer | string => {
    const known = account.store.find('customer', session.customer)
    const email = known?.email ?? field(submitted, 'email')
    if (!/^[^\s@]+@[^\s@]+$/.test(email)) return 'Your email is incomplete.'
    const cardNeeded = account.store.get('bought', session.id).cardRequired || (session.amount_total ?? 0) > 0
    const card: Card | string | null = cardNeeded ? readCard(submitted, account.now()) : null
    if (typeof card === 'string') return card
    const part = (name: string) => field(submitted, name) || null
    return {
      email,
      name: part('name'),
      address: {
        city: part('city'),
        country: part('country'),
        line1: part('line1'),
        line2: null,
        postal_code: part('postal_code'),
        state: part('state'),
      },
      card,
      authenticated: field(submitted, 'bank') === 'confirmed',
    }
  }

  router.post('/c/pay/:id/promotion', (request, response) => {
    const session = findOpenSession(request, response)
    if (!session) return
    const found = account.change(() => applyPromotion(account, session.id, field(request.body, 'code')))
    if (found) return response.redirect(303, `/c/pay/${session.id}`)
    show(response, session, {}, 'This code is invalid.')
  })

  router.get('/c/pay/:id/thanks', (request, response) => {
    const session = account.store.find('checkout.session', request.params.id)
    if (session?.status !== 'complete') return missingPage(response, 'checkout')
    send(response, {
      title: 'Thank you',
      body: html`<div class="box"><h1>Thanks for subscribing</h1><p>A payment to Warble will appear on your statement. You can close this page and go back to Warble.</p></div>`,
    })
  })
  return router
}

function showExpired(response: Response, { cancel_url }: Session): void {
  send(response, {
    title: 'Expired',
    status: 410,
    body: html`<div class="box"><h1>You’re all done here</h1><p>This checkout has timed out. Nothing was charged.</p>${cancel_url && html`<p><a href="${cancel_url}">Back to Warble</a></p>`}</div>`,
  })
}

/** The fields to fill in again after a decline; the card must be entered anew. */
function withoutCard({ number: _number, expiry: _expiry, cvc: _cvc, bank: _bank, ...rest }: Fields): Fields {
  return rest
}
