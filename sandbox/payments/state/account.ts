import { newId } from './ids.ts'
import type { Journal } from './journal.ts'
import { Store } from './store.ts'
import type { Event } from './wire.ts'

export const API_VERSION = '2026-10-28.endive'

export interface RequestInfo {
  id: string
  idempotency_key: string | null
}

/** The merchant's Stripe account: its objects, its clock and its events. It can be changed only inside `change`. */
export class Account {
  readonly store: Store
  /** The base URL of the hosted pages, set once the port is known. */
  baseUrl = ''
  readonly #listeners: ((event: Event) => void)[] = []
  #asOfTime: number | null = null
  #cause: RequestInfo | null = null

  constructor(
    journal: Journal,
    private readonly clock: { now(): Date },
  ) {
    this.store = new Store(journal)
  }

  /** Unix time in seconds: the clock's, or inside `asOf` the given time. */
  now(): number {
    return this.#asOfTime ?? this.clockNow()
  }

  clockNow(): number {
    return Math.floor(this.clock.now().getTime() / 1000)
  }

  /** Does the work as of a time that the clock has already passed. */
  asOf<T>(time: number, work: () => T): T {
    const before = this.#asOfTime
    this.#asOfTime = time
    try {
      return work()
    } finally {
      this.#asOfTime = before
    }
  }

  /** Does all of the work, or none if it throws; `cause` is the request that its events refer to. */
  change<T>(work: () => T, cause: RequestInfo | null = null): T {
    this.#cause = cause
    try {
      return this.store.change(work)
    } finally {
      this.#cause = null
    }
  }

  onEvent(listener: (event: Event) => void): void {
    this.#listeners.push(listener)
  }

  emit(type: string, object: object, previous?: object): void {
    const event = this.store.put<Event>({
      id: newId('evt', 24),
      object: 'event',
      api_version: API_VERSION,
      created: this.now(),
      data: { object, ...(previous && { previous_attributes: previous }) },
      livemode: false,
      pending_webhooks: 0,
      request: this.#cause ?? { id: null, idempotency_key: null },
      type,
    })
    for (const listener of this.#listeners) listener(event)
  }
}
