import { newId } from './ids.ts'
import type { Journal } from './journal.ts'
import { Store } from './store.ts'
import type { Event } from './wire.ts'

export const API_VERSION = '2026-10-28.endive'

export interface Cause {
  id: string
  idempotency_key: string | null
}

/** The merchant's account: everything it holds, its time, and what it tells. It changes only inside `change`. */
export class Account {
  readonly store: Store
  /** Where the hosted pages stand; known once the port is. */
  baseUrl = ''
  readonly #listeners: ((event: Event) => void)[] = []
  #moment: number | null = null
  #cause: Cause | null = null

  constructor(
    journal: Journal,
    private readonly clock: { now(): Date },
  ) {
    this.store = new Store(journal)
  }

  /** Seconds since 1970: those of the clock, or of what is being caught up with. */
  now(): number {
    return this.#moment ?? this.clockNow()
  }

  clockNow(): number {
    return Math.floor(this.clock.now().getTime() / 1000)
  }

  /** Does the work as of a moment that the clock has already passed. */
  asOf<T>(moment: number, work: () => T): T {
    const before = this.#moment
    this.#moment = moment
    try {
      return work()
    } finally {
      this.#moment = before
    }
  }

  /** All of the work, or nothing; `cause` is the request that events name. */
  change<T>(work: () => T, cause: Cause | null = null): T {
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
