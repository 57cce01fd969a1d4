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
  /** Handles. */
  actor: string
  target: string | null
  /** The post that was created, liked or deleted. */
  post_id: string | null
  /** The post that was replied to. */
  target_post_id: string | null
  text: string | null
}

interface LedgerQuestion {
  actor?: string
  target?: string
  since?: string
  kind?: string
}

const KEPT = 200_000

/** Who did what and when, for tests. Without the seeded history. */
export class Ledger {
  private entries: LedgerEntry[] = []
  private count = 0
  private readonly listeners: ((entry: LedgerEntry) => void)[] = []

  add(entry: Omit<LedgerEntry, 'id'>): void {
    this.count += 1
    const entered = { id: String(this.count), ...entry }
    this.entries.push(entered)
    for (const listener of this.listeners) listener(entered)
    if (this.entries.length > KEPT * 1.1) this.entries = this.entries.slice(-KEPT)
  }

  onEntry(listener: (entry: LedgerEntry) => void): void {
    this.listeners.push(listener)
  }

  find(question: LedgerQuestion): LedgerEntry[] {
    const actor = question.actor?.toLowerCase()
    const target = question.target?.toLowerCase()
    return this.entries.filter(
      (entry) =>
        (actor === undefined || entry.actor.toLowerCase() === actor) &&
        (target === undefined || entry.target?.toLowerCase() === target) &&
        (question.since === undefined || entry.at >= question.since) &&
        (question.kind === undefined || entry.kind === question.kind),
    )
  }
}
