/** By user or address. */
export class Counts {
  readonly #counts = new Map<string, number>()

  of(who: string): number {
    return this.#counts.get(who) ?? 0
  }

  add(who: string, change: 1 | -1): void {
    const count = this.of(who) + change
    if (count > 0) this.#counts.set(who, count)
    else this.#counts.delete(who)
  }
}
