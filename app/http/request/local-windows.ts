/** Fixed-window counters in this process's memory, for at most `most` keys. */
export class LocalWindows {
  /** Oldest first: a window that starts anew moves to the end. */
  readonly #windows = new Map<string, { start: number; hits: number }>()

  constructor(
    readonly length: number,
    readonly most: number,
  ) {}

  get size(): number {
    return this.#windows.size
  }

  /** `now` and `left` are in ms. */
  hit(key: string, now: number): { hits: number; left: number } {
    const known = this.#windows.get(key)
    const goesOn = known !== undefined && this.#isOpen(known.start, now)
    const window = goesOn ? known : { start: now, hits: 0 }
    window.hits += 1
    if (!goesOn) this.#open(key, window, now)
    return { hits: window.hits, left: window.start + this.length - now }
  }

  #open(key: string, window: { start: number; hits: number }, now: number): void {
    this.#windows.delete(key)
    this.#windows.set(key, window)
    for (const [oldest, { start }] of this.#windows) {
      if (this.#windows.size <= this.most && this.#isOpen(start, now)) return
      this.#windows.delete(oldest)
    }
  }

  #isOpen(start: number, now: number): boolean {
    return now >= start && now - start < this.length
  }
}
