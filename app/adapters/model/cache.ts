/**
 * A bounded cache: never more than `most` entries; anything used within the last `most / 2` insertions is still there.
 */
export class BoundedCache<K, V> {
  #young = new Map<K, V>()
  #old = new Map<K, V>()
  readonly #half: number

  constructor(most: number) {
    this.#half = Math.ceil(most / 2)
  }

  get(key: K): V | undefined {
    const young = this.#young.get(key)
    if (young !== undefined) return young
    const old = this.#old.get(key)
    if (old !== undefined) this.set(key, old)
    return old
  }

  set(key: K, value: V): void {
    if (!this.#young.has(key) && this.#young.size >= this.#half) {
      this.#old = this.#young
      this.#young = new Map()
    }
    this.#young.set(key, value)
  }

  /** Returns the cached value for the key, creating it with `make` on a miss. */
  of(key: K, make: (key: K) => V): V {
    const known = this.get(key)
    if (known !== undefined) return known
    const value = make(key)
    this.set(key, value)
    return value
  }

  get size(): number {
    return this.#young.size + this.#old.size
  }
}

/** Memoizes a function per object; the result is released together with the object. */
export function memoized<O extends object, V>(make: (of: O) => V): (of: O) => V {
  const made = new WeakMap<O, { value: V }>()
  return (of) => {
    const known = made.get(of)
    if (known) return known.value
    const value = make(of)
    made.set(of, { value })
    return value
  }
}
