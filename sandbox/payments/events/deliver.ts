import type { Switches } from '../http/faults.ts'
import type { Account } from '../state/account.ts'
import { newId } from '../state/ids.ts'
import type { Delivery } from '../state/model.ts'
import type { Event, WebhookEndpoint } from '../state/wire.ts'
import { signature } from './sign.ts'

const atOnce = 8
const answerWithin = 10_000
const tick = 25
/** Real time before the second attempt; it doubles, up to a minute. */
const firstWait = 500
const mostAttempts = 16

/** Brings each event to each endpoint that wants it, again and again until it is answered with 2xx. */
export class Deliverer {
  readonly #due = new Map<string, number>()
  readonly #held: string[] = []
  readonly #running = new Set<Promise<void>>()
  readonly #stop = new AbortController()
  readonly #timer: NodeJS.Timeout

  constructor(
    private readonly account: Account,
    private readonly switches: Switches,
  ) {
    for (const { id, status } of account.store.all('delivery')) if (status === 'waiting') this.#due.set(id, 0)
    account.onEvent((event) => this.#send(event))
    this.#timer = setInterval(() => this.#run(), tick)
    this.#timer.unref()
  }

  /** Sends an event once more, as from Stripe's dashboard. */
  resend(event: Event): void {
    for (const endpoint of this.#wanting(event)) this.#enqueue(event, endpoint)
  }

  /** Nothing waits and nothing is under way. */
  get idle(): boolean {
    return this.#due.size === 0 && this.#held.length === 0 && this.#running.size === 0
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    this.#stop.abort()
    await Promise.all(this.#running)
  }

  #wanting({ type }: Event): WebhookEndpoint[] {
    return this.account.store
      .all('webhook_endpoint')
      .filter(
        ({ status, enabled_events: wanted }) => status === 'enabled' && (wanted.includes('*') || wanted.includes(type)),
      )
  }

  #send(event: Event): void {
    for (const endpoint of this.#wanting(event)) {
      const lost = this.switches.take('lose', event.type)
      const copies = this.switches.take('duplicate', event.type)?.copies ?? 1
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
    if (this.switches.isOn('shuffle')) this.#held.push(id)
    else this.#due.set(id, 0)
  }

  #run(): void {
    this.#release()
    const now = Date.now()
    for (const [id, at] of this.#due) {
      if (this.#running.size >= atOnce) return
      if (at > now) continue
      this.#due.delete(id)
      const running = this.#attempt(id).finally(() => this.#running.delete(running))
      this.#running.add(running)
    }
  }

  /** Shuffled events wait for each other, and then go in any order. */
  #release(): void {
    if (this.#held.length === 0) return
    if (this.switches.isOn('shuffle') && this.#held.length < 4 && Math.random() < 0.9) return
    for (const id of this.#held.splice(0).toSorted(() => Math.random() - 0.5)) this.#due.set(id, 0)
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
    const status = done ? 'delivered' : attempts < mostAttempts ? 'waiting' : 'given_up'
    this.account.change(() => store.patch('delivery', id, { attempts, answer, status }))
    if (status === 'waiting') this.#due.set(id, Date.now() + Math.min(60_000, firstWait * 2 ** (attempts - 1)))
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
        signal: AbortSignal.any([this.#stop.signal, AbortSignal.timeout(answerWithin)]),
      })
      await response.arrayBuffer()
      return response.status
    } catch {
      return null
    }
  }
}
