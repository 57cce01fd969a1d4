import { compareIds } from './ids.ts'

interface Timestamped {
  id: string
  createdAt: string
}

function compare(a: Timestamped, b: Timestamped): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? -1 : 1
  return compareIds(a.id, b.id)
}

/** A list sorted by time. Nearly always appended to; imported posts are inserted by date. */
export class ChronologicalList<T extends Timestamped> {
  private readonly items: T[] = []

  get size(): number {
    return this.items.length
  }

  add(item: T): void {
    const last = this.items.at(-1)
    if (last === undefined || compare(last, item) < 0) this.items.push(item)
    else this.items.splice(this.position(item), 0, item)
  }

  remove(item: T): void {
    const index = this.position(item)
    if (this.items[index]?.id === item.id) this.items.splice(index, 1)
  }

  *newestFirst(): Generator<T> {
    for (let index = this.items.length - 1; index >= 0; index -= 1) {
      const item = this.items[index]
      if (item !== undefined) yield item
    }
  }

  latest(): T | undefined {
    return this.items.at(-1)
  }

  private position(item: T): number {
    let low = 0
    let high = this.items.length
    while (low < high) {
      const middle = (low + high) >> 1
      const candidate = this.items[middle]
      if (candidate !== undefined && compare(candidate, item) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}
