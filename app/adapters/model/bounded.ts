/** A memory with a ceiling: beyond `most` entries the one unused for longest is forgotten. */
export class Bounded<K, V> {
  readonly #kept = new Map<K, V>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  /** The value kept for the key, made by `make` where there is none. */
  of(key: K, make: (key: K) => V): V {
    const known = this.#kept.get(key)
    if (known !== undefined) {
      this.#kept.delete(key)
      this.#kept.set(key, known)
      return known
    }
    const made = make(key)
    if (this.#kept.size >= this.#most) this.#kept.delete(this.#kept.keys().next().value as K)
    this.#kept.set(key, made)
    return made
  }

  get size(): number {
    return this.#kept.size
  }
}

/** A function of an object that is computed once for each and forgotten with it. */
export function once<O extends object, V>(make: (of: O) => V): (of: O) => V {
  const made = new WeakMap<O, { value: V }>()
  return (of) => {
    const known = made.get(of)
    if (known) return known.value
    const value = make(of)
    made.set(of, { value })
    return value
  }
}
