import express from 'express'
import { serve } from '../listen.ts'
import { deleteOldRecords } from './billing/delete-old-records.ts'
import { Scheduler } from './billing/scheduler.ts'
import { seedCatalogue } from './billing/seed.ts'
import { Deliverer } from './events/deliver.ts'
import { apiRouter } from './http/api-router.ts'
import { handleError } from './http/error-handler.ts'
import { Faults } from './http/faults.ts'
import { testRoutes } from './http/test-routes.ts'
import { makeEndpoint } from './objects/endpoint.ts'
import { hostedPages } from './pages/routes.ts'
import { Account } from './state/account.ts'
import { openJournal } from './state/journal.ts'

interface PaymentsOptions {
  host: string
  /** 0 takes any free port. */
  port: number
  clock: { now(): Date }
  /** A file of JSON lines; null keeps everything in memory. */
  journal: string | null
  /** The webhook endpoint that receives events from the start. */
  webhook?: { url: string; secret: string }
}

export interface Payments {
  url: string
  secretKey: string
  webhookSecret: string
  /** A payment link for each plan. */
  links: { starter: string; pro: string }
  account: Account
  faults: Faults
  deliverer: Deliverer
  /** Replaces the webhook endpoint. */
  deliverTo(url: string, secret?: string): void
  close(): Promise<void>
}

/** The API key for Warble; production refuses it. */
const sandboxKey = 'sk_test_warble_sandbox_0000000000000000'
export const sandboxWebhookSecret = 'whsec_warble_sandbox_0000000000000000'

const tick = 100
const ownEndpoint = 'we_sandbox'

/**
 * A stand-in for Stripe: the part of its API that Warble uses, version 2026-10-28.endive, for the real SDK with `host`,
 * `port`, `protocol: 'http'` and `sandboxKey`. It runs on the product's clock: if that is moved, trials end and cards
 * are charged.
 *
 * API, under /v1: products, prices (lookup keys), coupons, promotion_codes, customers, payment_methods, setup_intents,
 * payment_intents, charges, refunds, checkout/sessions (mode subscription), payment_links, subscriptions, invoices
 * (finalize, pay, void), invoice_payments, billing_portal/sessions and /configurations, events, webhook_endpoints.
 * `expand` works; unknown parameters are refused with Stripe's error.
 *
 * Pages, which work without JavaScript: /c/pay/cs_… (checkout), /b/plink_… (payment link; `client_reference_id`,
 * `prefilled_email`), /p/session/… (portal), /i/in_…/… (invoice, its PDF under /pdf), / (overview, events, faults).
 * Created at the start: prices `warble_starter_monthly` and `warble_pro_monthly`, a link for each
 * (`/b/plink_sandbox_starter`, `_pro`), the promotion codes HALF (50 % once) and FRIEND (20 % forever).
 *
 * Cards (any later month, any CVC): 4242 4242 4242 4242 and every other valid number is accepted; 4000 0000 0000 0002
 * is declined, …9995 has insufficient funds, …0069 has expired; 4000 0000 0000 0341 is accepted but fails whenever it is
 * charged; 4000 0025 0000 3155 requires authentication the first time, 4000 0027 6000 3184 every time.
 *
 * Renewals: the invoice is a draft for an hour, then it is charged. A failed charge is retried 3, 5 and 7 days later;
 * then the subscription ends. `customer.subscription.trial_will_end` is sent three days before the end of a trial.
 *
 * Events are signed with the product's time and delivered in up to 16 attempts, after 0.5, 1, 2 … 60 s of real time.
 *
 * For tests, from this machine only: GET /sandbox/faults, POST a fault (such as
 * `{"fault": "lose", "on": "invoice.", "times": 2, "chance": 0.5}`), DELETE them all. Faults: slow (`delay_ms`), down,
 * 500, 429, cut (done, but the response is lost), lose, duplicate (`copies`), shuffle, late (`late_days`, by the product's
 * clock). GET /sandbox/deliveries lists the events' deliveries; POST /sandbox/resend sends all events again, or those of `{"customer"}` or `{"event"}`.
 * POST /sandbox/endpoint `{"url", "secret"}` sets the webhook endpoint.
 */
export async function startPayments(options: PaymentsOptions): Promise<Payments> {
  const journal = openJournal(options.journal)
  const account = new Account(journal, options.clock)
  const scheduler = new Scheduler(account)
  const faults = new Faults()
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
  deleteOldRecords(account)
  seedCatalogue(account)
  if (options.webhook) deliverTo(options.webhook.url, options.webhook.secret)
  const deliverer = new Deliverer(account, faults)
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('query parser', 'extended')
  app.use('/v1', apiRouter({ account, scheduler, faults, secretKey: sandboxKey }))
  app.use(testRoutes({ account, faults, deliverer, deliverTo }))
  app.use(hostedPages({ account, scheduler, faults, deliverer }))
  app.use(handleError)
  const linkTo = (plan: string) => `${account.baseUrl}/b/plink_sandbox_${plan}`
  const timer = setInterval(() => scheduler.run(), tick)
  timer.unref()
  return {
    url: account.baseUrl,
    secretKey: sandboxKey,
    webhookSecret: options.webhook?.secret ?? sandboxWebhookSecret,
    links: { starter: linkTo('starter'), pro: linkTo('pro') },
    account,
    faults,
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
