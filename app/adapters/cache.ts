/** At most `most` entries; keeps whatever was used within the last `most / 2` insertions. */
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

  of(key: K, make: (key: K) => V): V {
    const cached = this.get(key)
    if (cached !== undefined) return cached
    const value = make(key)
    this.set(key, value)
    return value
  }

  get size(): number {
    return this.#young.size + this.#old.size
  }
}

export function memoized<O extends object, V>(make: (of: O) => V): (of: O) => V {
  const made = new WeakMap<O, { value: V }>()
  return (of) => {
    const cached = made.get(of)
    if (cached) return cached.value
    const value = make(of)
    made.set(of, { value })
    return value
  }
}
