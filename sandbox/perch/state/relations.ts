/** A many-to-many relation, indexed in both directions, with the time each pair was added. */
export class Relations {
  private readonly forward = new Map<string, Map<string, string>>()
  private readonly backward = new Map<string, Map<string, string>>()

  add(from: string, to: string, at: string): void {
    put(this.forward, from, to, at)
    put(this.backward, to, from, at)
  }

  remove(from: string, to: string): void {
    this.forward.get(from)?.delete(to)
    this.backward.get(to)?.delete(from)
  }

  has(from: string, to: string): boolean {
    return this.forward.get(from)?.has(to) ?? false
  }

  /** Newest first. */
  from(from: string): string[] {
    return newestFirst(this.forward.get(from))
  }

  /** Newest first. */
  to(to: string): string[] {
    return newestFirst(this.backward.get(to))
  }

  countFrom(from: string): number {
    return this.forward.get(from)?.size ?? 0
  }

  countTo(to: string): number {
    return this.backward.get(to)?.size ?? 0
  }

  removeTo(to: string): void {
    for (const from of this.to(to)) this.remove(from, to)
  }
}

function put(map: Map<string, Map<string, string>>, key: string, value: string, at: string): void {
  const found = map.get(key)
  if (found) found.set(value, at)
  else map.set(key, new Map([[value, at]]))
}

function newestFirst(map: Map<string, string> | undefined): string[] {
  return map ? [...map.keys()].reverse() : []
}
