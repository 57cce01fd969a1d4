import { Failure } from '#app/domain/failure.ts'
import type { Closed } from '#app/http/request/context.ts'
import { afterArrivals } from '#app/http/server/arrivals.ts'
import { Counts } from '#app/http/server/counts.ts'

type Rank = 'user' | 'guest'

interface Waiting {
  rank: Rank
  start(): void
}

export interface Bounds {
  /** How many requests run at once: in total, of guests, and of one user or address. */
  all: number
  guests: number
  each: number
  /** Running requests of one user or address, including those whose turn has expired. */
  begun_each: number
  /** Queue lengths: in total per rank, and of one user or address. */
  waiting: number
  waiting_each: number
  patienceMs: number
  /** In ms; then the request counts as waiting for something outside, and the next one starts. */
  turn: number
}

const standard: Bounds = {
  all: 4,
  guests: 2,
  each: 2,
  begun_each: 8,
  waiting: 512,
  waiting_each: 128,
  patienceMs: 8_000,
  turn: 250,
}

const retryAfter = 2

/** Bounds concurrent requests of this process: users before guests, and round-robin within both. */
export class Turns {
  readonly #bounds: Bounds
  readonly #running: Record<Rank, number> = { user: 0, guest: 0 }
  readonly #runningOf = new Counts()
  readonly #begunOf = new Counts()
  #isPausing = false
  /** The one who waited longest comes first. */
  readonly #queues: Record<Rank, Map<string, Waiting[]>> = { user: new Map(), guest: new Map() }

  constructor(bounds: Partial<Bounds> = {}) {
    this.#bounds = { ...standard, ...bounds }
  }

  /** Returns how to end the turn; closing the response ends it too. Throws `busy`. */
  take(who: string, rank: Rank, closed: Closed | null): Promise<() => void> {
    const queues = this.#queues[rank]
    const queue = queues.get(who) ?? []
    const { waiting, waiting_each, patienceMs } = this.#bounds
    if (queue.length >= waiting_each || this.waiting(rank) >= waiting) return Promise.reject(busy())
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(late)
        const at = queue.indexOf(one)
        if (at < 0) return
        queue.splice(at, 1)
        if (queue.length === 0) queues.delete(who)
        reject(busy())
      }
      const late = setTimeout(leave, patienceMs)
      const one = {
        rank,
        start: () => {
          clearTimeout(late)
          resolve(this.#begin(who, rank, closed))
        },
      }
      queue.push(one)
      queues.set(who, queue)
      closed?.addEventListener('abort', () => closed.is_stop || leave())
      if (!this.#isPausing) this.#next()
    })
  }

  waiting(rank: Rank): number {
    return [...this.#queues[rank].values()].reduce((sum, { length }) => sum + length, 0)
  }

  #begin(who: string, rank: Rank, closed: Closed | null): () => void {
    this.#running[rank] += 1
    this.#runningOf.add(who, 1)
    this.#begunOf.add(who, 1)
    const pass = once(() => {
      this.#running[rank] -= 1
      this.#runningOf.add(who, -1)
      this.#nextAfterArrivals()
    })
    const passing = setTimeout(pass, this.#bounds.turn)
    const end = once(() => {
      clearTimeout(passing)
      this.#begunOf.add(who, -1)
      pass()
    })
    closed?.addEventListener('abort', end)
    if (closed?.aborted) end()
    return end
  }

  #nextAfterArrivals(): void {
    if (this.#isPausing) return
    this.#isPausing = true
    afterArrivals(() => {
      this.#isPausing = false
      this.#next()
    })
  }

  #next(): void {
    for (let next = this.#choose(); next; next = this.#choose()) next.start()
  }

  #choose(): Waiting | undefined {
    const { all, guests, each, begun_each } = this.#bounds
    if (this.#running.user + this.#running.guest >= all) return undefined
    for (const rank of ['user', 'guest'] as const) {
      if (rank === 'guest' && this.#running.guest >= guests) return undefined
      const queues = this.#queues[rank]
      for (const [who, queue] of queues) {
        if (this.#runningOf.of(who) >= each || this.#begunOf.of(who) >= begun_each) continue
        queues.delete(who)
        const one = queue.shift()
        if (queue.length > 0) queues.set(who, queue)
        return one
      }
    }
    return undefined
  }
}

function once(work: () => void): () => void {
  let done = false
  return () => {
    if (done) return
    done = true
    work()
  }
}

const busy = () => new Failure('busy', {}, { wait: retryAfter })
