import type { Account, Post, Session } from './model.ts'

interface Moment {
  at: string
  /** What caused a simulated person's action; each key happens at most once, even over restarts. */
  because?: string
  /** Part of the history that Perch was given at its first start. */
  seeded?: true
}

export type NetworkEvent = Moment &
  (
    | { type: 'seeded'; seed: number; people: number }
    | { type: 'account_opened'; account: Account }
    | { type: 'session_opened'; session: Session }
    | { type: 'session_ended'; authToken: string }
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
