import type { Entry, Journal } from './journal.ts'
import type { Kind, Kinds } from './model.ts'

type Shelf = Map<string, Kinds[Kind]>

/** All things by kind and id. They are replaced, never altered, so a change that fails leaves no trace. */
export class Store {
  readonly #shelves = new Map<string, Shelf>()
  #before: Map<string, { kind: Kind; id: string; thing: Kinds[Kind] | undefined }> | null = null
  #version = 0

  constructor(private readonly journal: Journal) {
    for (const [kind, id, thing] of journal.past) if (thing) this.#shelf(kind).set(id, thing as Kinds[Kind])
  }

  /** Grows with every change. */
  get version(): number {
    return this.#version
  }

  find<K extends Kind>(kind: K, id: string | null | undefined): Kinds[K] | undefined {
    return typeof id === 'string' ? (this.#shelf(kind).get(id) as Kinds[K] | undefined) : undefined
  }

  get<K extends Kind>(kind: K, id: string | null | undefined): Kinds[K] {
    const found = this.find(kind, id)
    if (!found) throw new Error(`there is no ${kind} ${id}`)
    return found
  }

  /** Oldest first. */
  all<K extends Kind>(kind: K): Kinds[K][] {
    return [...this.#shelf(kind).values()] as Kinds[K][]
  }

  put<T extends Kinds[Kind]>(thing: T): T {
    const kind = thing.object as Kind
    this.#remember(kind, thing.id)
    this.#shelf(kind).set(thing.id, thing)
    return thing
  }

  patch<K extends Kind>(kind: K, id: string, change: Partial<Kinds[K]>): Kinds[K] {
    return this.put({ ...this.get(kind, id), ...change })
  }

  remove(kind: Kind, id: string): void {
    this.#remember(kind, id)
    this.#shelf(kind).delete(id)
  }

  /** All of the work is kept, or, when it throws, none of it. */
  change<T>(work: () => T): T {
    if (this.#before) return work()
    this.#before = new Map()
    try {
      const result = work()
      const entries = [...this.#before.values()].map(
        ({ kind, id }): Entry => [kind, id, this.#shelf(kind).get(id) ?? null],
      )
      if (entries.length > 0) this.journal.append(entries)
      return result
    } catch (error) {
      for (const { kind, id, thing } of this.#before.values())
        if (thing) this.#shelf(kind).set(id, thing)
        else this.#shelf(kind).delete(id)
      throw error
    } finally {
      this.#before = null
    }
  }

  #remember(kind: Kind, id: string): void {
    if (!this.#before) throw new Error('a change outside of change()')
    this.#version += 1
    const key = `${kind} ${id}`
    if (!this.#before.has(key)) this.#before.set(key, { kind, id, thing: this.#shelf(kind).get(id) })
  }

  #shelf(kind: string): Shelf {
    const found = this.#shelves.get(kind)
    if (found) return found
    const made: Shelf = new Map()
    this.#shelves.set(kind, made)
    return made
  }
}
