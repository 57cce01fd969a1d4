import type { Account, Grant, Post, Session } from './model.ts'

interface EventBase {
  at: string
  /** Idempotency key of a simulated person's action: applied at most once, even across restarts. */
  because?: string
  /** Part of the generated or imported history, which the ledger leaves out. */
  seeded?: true
}

export type NetworkEvent = EventBase &
  (
    | { type: 'seeded'; seed: number; people: number }
    | { type: 'account_opened'; account: Account }
    | { type: 'session_opened'; session: Session }
    | { type: 'session_ended'; authToken: string }
    | { type: 'granted'; grant: Grant }
    | { type: 'grant_revoked'; grant: string }
    | { type: 'posted'; post: Post }
    | { type: 'post_deleted'; actor: string; post: string }
    | { type: 'liked'; actor: string; post: string }
    | { type: 'unliked'; actor: string; post: string }
    | { type: 'followed'; actor: string; target: string; pending: boolean }
    | { type: 'unfollowed'; actor: string; target: string }
    | { type: 'blocked'; actor: string; target: string }
    | { type: 'viewed'; actor: string; target: string }
    | { type: 'timeline_cleared'; account: string }
  )
