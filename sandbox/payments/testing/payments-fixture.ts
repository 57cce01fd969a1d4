import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { type Payments, sandboxWebhookSecret, startPayments } from '../main.ts'

/** A clock that stands still until a test moves it. */
export class ManualClock {
  private time = Date.parse('2026-01-31T12:00:00.000Z')
  now = () => new Date(this.time)
  seconds = () => Math.floor(this.time / 1000)
  forward(days: number): void {
    this.time += days * 86_400_000
  }
}

export interface Running extends Payments {
  clock: ManualClock
  stripe: Stripe
  /** Submits the form of a hosted page as a browser would, without following redirects. */
  submit(path: string, fields: Record<string, string>): Promise<Response>
  /** Opens a checkout session for the plan, with a trial of this many days. */
  open(
    plan?: 'starter' | 'pro',
    trialDays?: number,
    more?: Stripe.Checkout.SessionCreateParams,
  ): Promise<Stripe.Checkout.Session>
  /** Creates a subscribed customer by completing a checkout. */
  subscribed(plan?: 'starter' | 'pro', trialDays?: number, number?: string): Promise<SubscribedCustomer>
}

interface SubscribedCustomer {
  customer: string
  subscription: string
  session: string
}

export const goodCard = '4242424242424242'

export const payer = (number = goodCard, more: Record<string, string> = {}) => ({
  email: 'ada@example.com',
  name: 'Ada Finch',
  number,
  expiry: '12 / 34',
  cvc: '123',
  country: 'US',
  postal_code: '94102',
  ...more,
})

/** `days`: how far to move the clock forward before the start. */
export async function runPayments(journal: string | null = null, days = 0): Promise<Running> {
  const clock = new ManualClock()
  clock.forward(days)
  const payments = await startPayments({ host: '127.0.0.1', port: 0, clock, journal })
  const stripe = clientOf(payments)
  const submit = (path: string, fields: Record<string, string>) =>
    fetch(payments.url + path.replace(payments.url, ''), {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
      headers: { origin: payments.url, 'sec-fetch-site': 'same-origin' },
    })
  const open: Running['open'] = async (plan = 'starter', trialDays = 0, more = {}) => {
    const [price] = (await stripe.prices.list({ lookup_keys: [`warble_${plan}_monthly`] })).data
    return stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: price?.id ?? '', quantity: 1 }],
      success_url: 'http://localhost:3000/success?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://localhost:3000/cancel',
      ...(trialDays > 0 && { subscription_data: { trial_period_days: trialDays } }),
      ...more,
    })
  }
  return {
    ...payments,
    clock,
    stripe,
    submit,
    open,
    async subscribed(plan, trialDays, number) {
      const { id } = await open(plan, trialDays)
      const answer = await submit(`/c/pay/${id}`, payer(number))
      if (answer.status !== 303) throw new Error(`the checkout answered ${answer.status}`)
      const session = await stripe.checkout.sessions.retrieve(id)
      return { session: id, customer: String(session.customer), subscription: String(session.subscription) }
    },
  }
}

export function clientOf({ url, secretKey }: Payments, options: Partial<Stripe.StripeConfig> = {}): Stripe {
  const { hostname: host, port } = new URL(url)
  return new Stripe(secretKey, { host, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false, ...options })
}

/** A webhook endpoint that records events, and can refuse them. */
export interface Listener {
  url: string
  events: Stripe.Event[]
  /** Sets the status of its responses. */
  answer(status: number): void
  close(): void
}

export async function listen(clock: ManualClock): Promise<Listener> {
  const events: Stripe.Event[] = []
  let status = 200
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk))
    request.on('end', () => {
      const header = String(request.headers['stripe-signature'])
      const event = Stripe.webhooks.constructEvent(body, header, sandboxWebhookSecret, 300, undefined, clock.seconds())
      if (status === 200) events.push(event)
      response.writeHead(status).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/stripe`,
    events,
    answer: (next) => (status = next),
    close: () => void server.close(),
  }
}
