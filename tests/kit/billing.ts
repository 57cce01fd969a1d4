import type Stripe from 'stripe'
import type { Network } from '#app/adapters/network/network.ts'
import { type Payments, PaymentsError } from '#app/adapters/payments/payments.ts'
import { stripePayments } from '#app/adapters/payments/stripe.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { claimDueSyncs, LeaseLost, release, releaseForRetry } from '#app/domain/billing/customer-lease.ts'
import { hostedLink } from '#app/domain/billing/hosted-link.ts'
import { billingOf } from '#app/domain/billing/plan-page.ts'
import type { PlanState } from '#app/domain/billing/plan-state.ts'
import { syncCustomer } from '#app/domain/billing/sync.ts'
import { receiveEvent } from '#app/domain/billing/webhook.ts'
import { mailBilling } from '#app/domain/mail/billing-mails.ts'
import { startPayments } from '../../sandbox/payments/main.ts'
import { clientOf, payer } from '../../sandbox/payments/testing/payments-fixture.ts'
import { type Bench, startBench } from './bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork } from './fake-network.ts'
import { type ManualClock, manualClock } from './manual-clock.ts'
import { newUser } from './people.ts'

type Sandbox = Awaited<ReturnType<typeof startPayments>>

/** The sandbox's payments beside a bench; both use the same manual clock. */
export interface Billing {
  payments: Payments
  sandbox: Sandbox
  stripe: Stripe
  /** The state of the plan as the plan page shows it. */
  planState(user: { id: string; email: string }): Promise<PlanState>
  /** Submits the checkout page; returns its redirect. */
  pay(url: string, number?: string): Promise<Response>
  /** Buys Pro by a hosted link. */
  payByLink(
    user: { id: string; email: string },
    more?: { link?: string; email?: string; card?: string },
  ): Promise<Response>
  /** Receives all pending events and does all requested syncs. */
  settle(): Promise<void>
  /** Does all requested syncs without receiving events. */
  sync(): Promise<void>
  /** Sends the pending billing mails; returns the subjects of all mails to the address, oldest first. */
  mailsTo(email: string): Promise<string[]>
}

export interface BillingBench extends Bench<FakeNetwork>, Billing {
  clock: ManualClock
  payments: Payments
  freeUser(): Promise<SessionUser>
  close(): Promise<void>
}

export async function startBilling(postgres: string, at = '2026-06-15T12:00:00Z'): Promise<BillingBench> {
  const clock = manualClock(at)
  const bench = await startBench(postgres, clock, fakeNetwork(fakeAccount('1', 'none')))
  const billing = await billingOn(bench)
  return {
    ...bench,
    ...billing,
    freeUser: () => newUser(bench, { plan: 'free' }),
    async close() {
      await billing.sandbox.close()
      await bench.close()
    },
  }
}

export async function billingOn(bench: Bench<Network> & { clock: ManualClock }): Promise<Billing> {
  const { clock } = bench
  const sandbox = await startPayments({ host: '127.0.0.1', port: 0, clock, journal: null })
  const payments = stripePayments(accountOf(sandbox), bench.site.origin)
  const deps = { ...bench, payments }
  const events: Parameters<Parameters<Sandbox['account']['onEvent']>[0]>[0][] = []
  sandbox.account.onEvent((event) => events.push(event))
  const sync = async () => {
    for (;;) {
      const leases = await claimDueSyncs(bench.db, 8)
      if (leases.length === 0) return
      await Promise.all(leases.map((lease) => syncNow(deps, lease)))
    }
  }
  const pay: Billing['pay'] = (url, number = newCard()) => submit(sandbox, url, payer(number))
  return {
    payments,
    sandbox,
    stripe: clientOf(sandbox),
    planState: async (user) => (await billingOf(deps, user, clock.now())).plan_state,
    sync,
    pay,
    async payByLink(user, { link, email = user.email, card = newCard() } = {}) {
      const page = link ?? hostedLink(payments, bench.secrets, 'pro', user) ?? ''
      const opened = await fetch(page, { redirect: 'manual' })
      return submit(sandbox, opened.headers.get('location') ?? page, payer(card, { email }))
    },
    async settle() {
      // Any request makes the sandbox process what is due by its clock.
      await payments.checkout('cs_test_nothing_at_all')
      for (const event of events.splice(0)) await receiveEvent(bench.db, headOf(event), clock.now())
      await sync()
    },
    async mailsTo(email) {
      const waiting = await bench.sql<{ id: string }>(
        'select id from billing_mails where sent_at is null order by created_at',
      )
      for (const { id } of waiting) await mailBilling(deps, id)
      return bench.mails.filter(({ to }) => to === email).map(({ subject }) => subject)
    },
  }
}

export const accountOf = ({ url, secretKey, webhookSecret, links }: Sandbox) => ({
  secret_key: secretKey,
  webhook_secrets: [webhookSecret],
  url,
  price_keys: { starter: 'warble_starter_monthly', pro: 'warble_pro_monthly' },
  links,
})

/** Syncs a customer as the worker does. */
export async function syncNow(
  deps: Parameters<typeof syncCustomer>[0] & { clock: ManualClock },
  lease: Parameters<typeof syncCustomer>[1],
) {
  try {
    await syncCustomer(deps, lease, deps.clock.now())
    await release(deps.db, lease)
  } catch (error) {
    if (!(error instanceof PaymentsError || error instanceof LeaseLost)) throw error
    await releaseForRetry(deps.db, lease)
  }
}

let cards = 0

/** The number of a card that was not used before. */
export function newCard(): string {
  cards += 1
  const start = `42424242${String(cards).padStart(7, '0')}`
  const digits = [...start].reverse().map(Number)
  const sum = digits.reduce(
    (total, digit, at) => total + (at % 2 ? digit : digit * 2 > 9 ? digit * 2 - 9 : digit * 2),
    0,
  )
  return start + String((10 - (sum % 10)) % 10)
}

/** Submits the form of a hosted page as a browser would, without following the redirect. */
export function submit(sandbox: Sandbox, url: string, fields: Record<string, string>): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    headers: { origin: sandbox.url, 'sec-fetch-site': 'same-origin' },
  })
}

function headOf(event: { id: string; type: string; created: number; data: { object: object } }) {
  const object = event.data.object as { id: string; object: string; customer?: string | null }
  const customer_id = object.object === 'customer' ? object.id : (object.customer ?? null)
  return { id: event.id, kind: event.type, created_at: new Date(event.created * 1000), customer_id }
}
