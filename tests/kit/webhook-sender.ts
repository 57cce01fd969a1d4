import { setImmediate as soon } from 'node:timers/promises'
import type { Payments as Port } from '#app/adapters/payments/payments.ts'
import { type Db, isUnavailable } from '#app/db/pool.ts'
import { receiveEvent } from '#app/domain/billing/webhook.ts'
import { signature } from '../../sandbox/payments/events/deliver.ts'
import type { Payments as Sandbox } from '../../sandbox/payments/main.ts'
import type { ManualClock } from './manual-clock.ts'
import type { Random } from './random.ts'

type Event = Parameters<Parameters<Sandbox['account']['onEvent']>[0]>[0]

interface Route {
  db: Db
  payments: Port
  sandbox: Sandbox
  clock: ManualClock
}

/** The number of concurrent deliveries. */
const atOnce = 8
const maxCopies = 5
/** The share of deliveries that fail with a 500 and are repeated. */
const refusedShare = 0.05

/** Delivers events to the webhook in random order, each one to five times, eight at a time. */
export class WebhookSender {
  readonly #bag: Event[] = []
  readonly #workers: Promise<void>[]
  #closed = false
  delivered = 0

  constructor(
    private readonly route: Route,
    private readonly random: Random,
  ) {
    this.#workers = Array.from({ length: atOnce }, () => this.#work())
  }

  take(event: Event): void {
    for (let copy = this.random.int(1, maxCopies); copy > 0; copy -= 1) this.#bag.push(event)
  }

  /** Resolves when all events are delivered. */
  async close(): Promise<void> {
    this.#closed = true
    await Promise.all(this.#workers)
  }

  async #work(): Promise<void> {
    while (!this.#closed || this.#bag.length > 0) {
      const event = this.#draw()
      if (event) await this.#deliver(event)
      else await soon()
    }
  }

  #draw(): Event | null {
    if (this.#bag.length === 0) return null
    const [event = null] = this.#bag.splice(this.random.int(0, this.#bag.length - 1), 1)
    // An event of a rolled-back change is never delivered.
    return event && this.route.sandbox.account.store.find('event', event.id) ? event : null
  }

  async #deliver(event: Event): Promise<void> {
    if (this.random.chance(refusedShare)) return void this.#bag.push(event)
    const { db, payments, sandbox, clock } = this.route
    const now = clock.now()
    const body = JSON.stringify(event, null, 2)
    const signed = signature(body, sandbox.webhookSecret, Math.floor(now.getTime() / 1000))
    try {
      const event = payments.readEvent(Buffer.from(body), signed, now)
      if (event) await receiveEvent(db, event, now)
      this.delivered += 1
    } catch (error) {
      // The webhook answers 503, and the provider sends the event again.
      if (!isUnavailable(error)) throw error
      this.#bag.push(event)
    }
  }
}
