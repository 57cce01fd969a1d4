export type LedgerKind =
  | 'reply'
  | 'post'
  | 'repost'
  | 'like'
  | 'unlike'
  | 'follow'
  | 'unfollow'
  | 'view'
  | 'delete'
  | 'block'

export interface LedgerEntry {
  id: string
  at: string
  kind: LedgerKind
  /** A handle, like `target`. */
  actor: string
  target: string | null
  /** The post that was created, liked or deleted. */
  post_id: string | null
  /** The post that was replied to, reposted or quoted. */
  target_post_id: string | null
  text: string | null
}

interface LedgerFilter {
  actor?: string
  target?: string
  since?: string
  kind?: string
}

const MAX_ENTRIES = 200_000

/** A log of who did what and when, for tests; it leaves out the seeded history. */
export class Ledger {
  private entries: LedgerEntry[] = []
  private count = 0
  private readonly listeners: ((entry: LedgerEntry) => void)[] = []

  add(entry: Omit<LedgerEntry, 'id'>): void {
    this.count += 1
    const entered = { id: String(this.count), ...entry }
    this.entries.push(entered)
    for (const listener of this.listeners) listener(entered)
    if (this.entries.length > MAX_ENTRIES * 1.1) this.entries = this.entries.slice(-MAX_ENTRIES)
  }

  onEntry(listener: (entry: LedgerEntry) => void): void {
    this.listeners.push(listener)
  }

  find(filter: LedgerFilter): LedgerEntry[] {
    const actor = filter.actor?.toLowerCase()
    const target = filter.target?.toLowerCase()
    return this.entries.filter(
      (entry) =>
        (actor === undefined || entry.actor.toLowerCase() === actor) &&
        (target === undefined || entry.target?.toLowerCase() === target) &&
        (filter.since === undefined || entry.at >= filter.since) &&
        (filter.kind === undefined || entry.kind === filter.kind),
    )
  }
}
