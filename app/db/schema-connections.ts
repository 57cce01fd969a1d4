import type { Generated, JSONColumnType } from 'kysely'
import type { NetworkId } from '#app/contract/networks.ts'

export interface Connections {
  id: Generated<string>
  user_id: string
  network: NetworkId
  network_account_id: string
  handle: string
  display_name: string
  profile_image_url: string | null
  connection_method: 'extension' | 'manual' | 'oauth'
  /** Sealed JSON; never select it with the rest of the row. */
  credentials: string | null
  state: 'connected' | 'closed'
  closed_reason: string | null
  closed_code: 'tokens_lost' | null
  paused_until: Date | null
  /** Only for servers of an earlier version. */
  paused_unpaid: Generated<boolean>
  /** null: the network asked to slow down. */
  paused_code: Generated<PauseCode | null>
  connected_at: Date
  last_sync: Date
  bot_label: boolean | null
  click_only: JSONColumnType<ClickOnly> | null
  account_hash: Generated<Buffer | null>
  look_asked_at: Date | null
  looked_at: Date | null
  look_refusal: string | null
  renew_lease: string | null
  renew_lease_until: Date | null
  outages: Generated<number>
  /** That server's origin, while it is silent. */
  silent_server: string | null
  /** Its origin, noted for the first of its users. */
  answered_server: string | null
  mentions_left: JSONColumnType<MentionsLeft[]> | null
}

/** Mentions between two looks that are still to be read, from `place` on. `account` is the network's id. */
export interface MentionsLeft {
  account: string
  place: string
  parts: number
}

/** The operator's quota is used up, the operator's app is refused, or the network takes the account for a bot. */
export type PauseCode = 'unpaid' | 'forbidden' | 'automated'

/** ISO 8601 times by `kind:situation`, until when each is left to the user. */
export type ClickOnly = Record<string, string>
