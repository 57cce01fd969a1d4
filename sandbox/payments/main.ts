import express from 'express'
import { serve } from '../listen.ts'
import { Cycle } from './billing/cycle.ts'
import { forgetOld } from './billing/forgetting.ts'
import { seedCatalogue } from './billing/seed.ts'
import { Deliverer } from './events/deliver.ts'
import { apiRouter } from './http/api-router.ts'
import { handleError } from './http/error-handler.ts'
import { Switches } from './http/faults.ts'
import { testRoutes } from './http/test-routes.ts'
import { makeEndpoint } from './objects/endpoint.ts'
import { hostedPages } from './pages/routes.ts'
import { Account } from './state/account.ts'
import { openJournal } from './state/journal.ts'

export interface PaymentsOptions {
  host: string
  /** 0 takes any free port. */
  port: number
  clock: { now(): Date }
  /** A file of JSON lines; null keeps everything in memory. */
  journal: string | null
  /** Where events go from the start. */
  webhook?: { url: string; secret: string }
}

export interface Payments {
  url: string
  secretKey: string
  webhookSecret: string
  /** A hosted link to each plan. */
  links: { starter: string; pro: string }
  account: Account
  switches: Switches
  deliverer: Deliverer
  /** Sends events there from now on, instead of where they went before. */
  deliverTo(url: string, secret?: string): void
  close(): Promise<void>
}

/** What the product is given to get in; production refuses it. */
export const sandboxKey = 'sk_test_warble_sandbox_0000000000000000'
export const sandboxWebhookSecret = 'whsec_warble_sandbox_0000000000000000'

const tick = 100
const ownEndpoint = 'we_sandbox'

/**
 * Stripe in a box: the part of its API that Warble uses, version 2026-10-28.endive, for the real SDK with `host`, `port`
 * and `protocol: 'http'`, with `sandboxKey`. Time is the product's clock; move that, and trials end and cards are charged.
 *
 * API, under /v1: products, prices (lookup keys), coupons, promotion_codes, customers, payment_methods, setup_intents,
 * payment_intents, charges, refunds, checkout/sessions (mode subscription), payment_links, subscriptions, invoices
 * (finalize, pay, void), invoice_payments, billing_portal/sessions and /configurations, events, webhook_endpoints. Ids are
 * expanded by `expand`; parameters that it does not know are refused as Stripe refuses them.
 *
 * Pages, which work without JavaScript: /c/pay/cs_… (checkout), /b/plink_… (payment link; `client_reference_id`,
 * `prefilled_email`), /p/session/… (portal), /i/in_…/… (invoice, its PDF under /pdf), / (what is there, events, switches).
 * Ready: prices `warble_starter_monthly` and `warble_pro_monthly`, a link for each (`/b/plink_sandbox_starter`, `_pro`),
 * the promotion codes HALF (50 % once) and FRIEND (20 % for ever).
 *
 * Cards (any later month, any CVC): 4242 4242 4242 4242 and every other valid number is accepted; 4000 0000 0000 0002 is
 * declined, …9995 has insufficient funds, …0069 has expired; 4000 0000 0000 0341 is taken but fails whenever it is charged;
 * 4000 0025 0000 3155 asks to authenticate the first time, 4000 0027 6000 3184 every time.
 *
 * Life: a renewal is a draft for an hour, then it is charged. After a failure it is tried again 3, 5 and 7 days later; then
 * the subscription ends. `customer.subscription.trial_will_end` comes three days before the end of a trial.
 *
 * Events are signed with the time of the product's clock and tried up to 16 times, after 0.5, 1, 2 … 60 s of real time.
 *
 * For tests, from this machine only: GET /sandbox/switches, POST a switch (`{"fault": "lose", "on": "invoice.", "times": 2,
 * "chance": 0.5}`), DELETE them all. Faults: slow (`delay_ms`), down, 500, 429, cut (done, but the answer never comes), lose,
 * duplicate (`copies`), shuffle. GET /sandbox/deliveries lists the events' deliveries; POST /sandbox/resend sends all events
 * again, or those of `{"customer"}` or `{"event"}`. POST /sandbox/endpoint `{"url", "secret"}` says where events go.
 */
export async function startPayments(options: PaymentsOptions): Promise<Payments> {
  const journal = openJournal(options.journal)
  const account = new Account(journal, options.clock)
  const cycle = new Cycle(account)
  const switches = new Switches()
  const app = express()
  const server = await serve(app, {
    host: options.host,
    port: options.port,
    part: 'the payments',
    variable: 'PAYMENTS_PORT',
  }).catch((error) => {
    journal.close()
    throw error
  })
  const host = options.host.includes(':') ? `[${options.host}]` : options.host
  account.baseUrl = `http://${host}:${server.port}`
  const deliverTo = (url: string, secret = sandboxWebhookSecret) =>
    account.change(() => {
      account.store.put({ ...makeEndpoint(account.now(), { url, enabled_events: ['*'] }), id: ownEndpoint })
      account.store.put({ id: ownEndpoint, object: 'secret', value: secret })
    })
  forgetOld(account)
  seedCatalogue(account)
  if (options.webhook) deliverTo(options.webhook.url, options.webhook.secret)
  const deliverer = new Deliverer(account, switches)
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('query parser', 'extended')
  app.use('/v1', apiRouter({ account, cycle, switches, secretKey: sandboxKey }))
  app.use(testRoutes({ account, switches, deliverer, deliverTo }))
  app.use(hostedPages({ account, cycle, switches, deliverer }))
  app.use(handleError)
  const linkTo = (plan: string) => `${account.baseUrl}/b/plink_sandbox_${plan}`
  const timer = setInterval(() => cycle.run(), tick)
  timer.unref()
  return {
    url: account.baseUrl,
    secretKey: sandboxKey,
    webhookSecret: options.webhook?.secret ?? sandboxWebhookSecret,
    links: { starter: linkTo('starter'), pro: linkTo('pro') },
    account,
    switches,
    deliverer,
    deliverTo,
    async close() {
      clearInterval(timer)
      await deliverer.close()
      await server.close()
      journal.close()
    },
  }
}
