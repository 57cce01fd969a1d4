import { countedBy } from '#app/http/server/address.ts'
import { Counts } from '#app/http/server/counts.ts'

/** How many of something an address may have at once in this process. */
export class Places {
  readonly #taken = new Counts()

  constructor(private readonly most: number) {}

  /** Returns how to give the place back; null if all are taken. */
  take(address: string): (() => void) | null {
    const counted = countedBy(address)
    if (counted.some(({ key, share }) => this.#taken.of(key) >= this.most * share)) return null
    for (const { key } of counted) this.#taken.add(key, 1)
    let left = false
    return () => {
      if (left) return
      left = true
      for (const { key } of counted) this.#taken.add(key, -1)
    }
  }
}
