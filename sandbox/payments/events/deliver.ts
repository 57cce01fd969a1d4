import { createHmac } from 'node:crypto'
import { DAY } from '../billing/calendar.ts'
import type { Faults } from '../http/faults.ts'
import type { Account } from '../state/account.ts'
import { newId } from '../state/ids.ts'
import type { Delivery } from '../state/model.ts'
import type { Event, WebhookEndpoint } from '../state/wire.ts'

const maxConcurrent = 8
const timeoutMs = 10_000
const pollInterval = 25
/** Real ms before the second attempt; doubles with each attempt, up to a minute. */
const initialBackoff = 500
const maxAttempts = 16

/** Delivers each event to all subscribed endpoints, with retries until they answer 2xx. */
export class Deliverer {
  readonly #due = new Map<string, number>()
  readonly #shuffled: string[] = []
  /** When each is due by the product's clock, in Unix seconds. */
  readonly #late = new Map<string, number>()
  readonly #running = new Set<Promise<void>>()
  readonly #stop = new AbortController()
  readonly #timer: NodeJS.Timeout

  constructor(
    private readonly account: Account,
    private readonly faults: Faults,
  ) {
    for (const { id, status } of account.store.all('delivery')) if (status === 'waiting') this.#due.set(id, 0)
    account.onEvent((event) => this.#send(event))
    this.#timer = setInterval(() => this.#run(), pollInterval)
    this.#timer.unref()
  }

  /** Sends an event once more, as from Stripe's dashboard. */
  resend(event: Event): void {
    for (const endpoint of this.#subscribersOf(event)) this.#enqueue(event, endpoint)
  }

  /** Whether no delivery is waiting or running. */
  get idle(): boolean {
    return [this.#due, this.#late, this.#running].every(({ size }) => size === 0) && this.#shuffled.length === 0
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    this.#stop.abort()
    await Promise.all(this.#running)
  }

  #subscribersOf({ type }: Event): WebhookEndpoint[] {
    return this.account.store
      .all('webhook_endpoint')
      .filter(
        ({ status, enabled_events: kinds }) => status === 'enabled' && (kinds.includes('*') || kinds.includes(type)),
      )
  }

  #send(event: Event): void {
    for (const endpoint of this.#subscribersOf(event)) {
      const lost = this.faults.take('lose', event.type)
      const copies = this.faults.take('duplicate', event.type)?.copies ?? 1
      for (let copy = 0; copy < copies; copy += 1) this.#enqueue(event, endpoint, lost ? 'lost' : 'waiting')
    }
  }

  #enqueue(event: Event, endpoint: WebhookEndpoint, status: Delivery['status'] = 'waiting'): void {
    const { id } = this.account.store.put<Delivery>({
      id: newId('del'),
      object: 'delivery',
      event: event.id,
      endpoint: endpoint.id,
      status,
      attempts: 0,
      answer: null,
    })
    if (status !== 'waiting') return
    const late = this.faults.take('late', event.type)
    if (late) this.#late.set(id, this.account.clockNow() + Math.random() * late.lateDays * DAY)
    else if (this.faults.isOn('shuffle')) this.#shuffled.push(id)
    else this.#due.set(id, 0)
  }

  #run(): void {
    this.#release()
    const [now, today] = [Date.now(), this.account.clockNow()]
    for (const [id, at] of this.#late) {
      if (at > today) continue
      this.#late.delete(id)
      this.#due.set(id, 0)
    }
    for (const [id, at] of this.#due) {
      if (this.#running.size >= maxConcurrent) return
      if (at > now) continue
      this.#due.delete(id)
      const running = this.#attempt(id).finally(() => this.#running.delete(running))
      this.#running.add(running)
    }
  }

  /** Releases shuffled events in random order, once several are waiting. */
  #release(): void {
    if (this.#shuffled.length === 0) return
    if (this.faults.isOn('shuffle') && this.#shuffled.length < 4 && Math.random() < 0.9) return
    for (const id of this.#shuffled.splice(0).toSorted(() => Math.random() - 0.5)) this.#due.set(id, 0)
  }

  async #attempt(id: string): Promise<void> {
    const { store } = this.account
    const delivery = store.find('delivery', id)
    const event = store.find('event', delivery?.event)
    const endpoint = store.find('webhook_endpoint', delivery?.endpoint)
    if (!delivery || !event || !endpoint) return
    const answer = await this.#post(endpoint, event)
    if (this.#stop.signal.aborted) return
    const attempts = delivery.attempts + 1
    const done = answer !== null && answer >= 200 && answer < 300
    const status = done ? 'delivered' : attempts < maxAttempts ? 'waiting' : 'given_up'
    this.account.change(() => store.patch('delivery', id, { attempts, answer, status }))
    if (status === 'waiting') this.#due.set(id, Date.now() + Math.min(60_000, initialBackoff * 2 ** (attempts - 1)))
  }

  async #post(endpoint: WebhookEndpoint, event: Event): Promise<number | null> {
    const secret = this.account.store.get('secret', endpoint.id).value
    const body = JSON.stringify(event, null, 2)
    try {
      const response = await fetch(endpoint.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'stripe-signature': signature(body, secret, this.account.clockNow()),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([this.#stop.signal, AbortSignal.timeout(timeoutMs)]),
      })
      await response.arrayBuffer()
      return response.status
    } catch {
      return null
    }
  }
}

/** The `Stripe-Signature` header: the timestamp, and the HMAC over it and the raw body. */
export function signature(body: string, secret: string, at: number): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`
}
