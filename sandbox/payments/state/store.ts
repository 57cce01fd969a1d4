import type { Entry, Journal } from './journal.ts'
import type { Kind, Kinds } from './model.ts'

type Collection = Map<string, Kinds[Kind]>

/** All objects by kind and id. They are replaced, never mutated, so that a failed change can be rolled back. */
export class Store {
  readonly #collections = new Map<string, Collection>()
  #before: Map<string, { kind: Kind; id: string; object: Kinds[Kind] | undefined }> | null = null
  #version = 0

  constructor(private readonly journal: Journal) {
    for (const [kind, id, object] of journal.past) if (object) this.#collection(kind).set(id, object as Kinds[Kind])
  }

  /** Increases with every change. */
  get version(): number {
    return this.#version
  }

  find<K extends Kind>(kind: K, id: string | null | undefined): Kinds[K] | undefined {
    return typeof id === 'string' ? (this.#collection(kind).get(id) as Kinds[K] | undefined) : undefined
  }

  get<K extends Kind>(kind: K, id: string | null | undefined): Kinds[K] {
    const found = this.find(kind, id)
    if (!found) throw new Error(`there is no ${kind} ${id}`)
    return found
  }

  /** Oldest first. */
  all<K extends Kind>(kind: K): Kinds[K][] {
    return [...this.#collection(kind).values()] as Kinds[K][]
  }

  put<T extends Kinds[Kind]>(object: T): T {
    const kind = object.object as Kind
    this.#saveForRollback(kind, object.id)
    this.#collection(kind).set(object.id, object)
    return object
  }

  patch<K extends Kind>(kind: K, id: string, change: Partial<Kinds[K]>): Kinds[K] {
    return this.put({ ...this.get(kind, id), ...change })
  }

  remove(kind: Kind, id: string): void {
    this.#saveForRollback(kind, id)
    this.#collection(kind).delete(id)
  }

  /** Runs a transaction: if the work throws, all its changes are rolled back. */
  change<T>(work: () => T): T {
    if (this.#before) return work()
    this.#before = new Map()
    try {
      const result = work()
      const entries = [...this.#before.values()].map(
        ({ kind, id }): Entry => [kind, id, this.#collection(kind).get(id) ?? null],
      )
      if (entries.length > 0) this.journal.append(entries)
      return result
    } catch (error) {
      for (const { kind, id, object } of this.#before.values())
        if (object) this.#collection(kind).set(id, object)
        else this.#collection(kind).delete(id)
      throw error
    } finally {
      this.#before = null
    }
  }

  #saveForRollback(kind: Kind, id: string): void {
    if (!this.#before) throw new Error('a change outside of change()')
    this.#version += 1
    const key = `${kind} ${id}`
    if (!this.#before.has(key)) this.#before.set(key, { kind, id, object: this.#collection(kind).get(id) })
  }

  #collection(kind: string): Collection {
    const found = this.#collections.get(kind)
    if (found) return found
    const made: Collection = new Map()
    this.#collections.set(kind, made)
    return made
  }
}
