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
  /** Sealed JSON; never selected together with the rest of the row. */
  credentials: string | null
  state: 'connected' | 'closed'
  closed_reason: string | null
  /** Instead of a reason. */
  closed_code: 'tokens_lost' | null
  paused_until: Date | null
  /** The pause is because the operator's paid quota at the network is used up. */
  paused_unpaid: Generated<boolean>
  connected_at: Date
  last_sync: Date
  /** The account is publicly labelled as a bot; null if its network has no such label. */
  bot_label: boolean | null
  /** What the network has refused to a program, and leaves to the user's own click. */
  click_only: JSONColumnType<ClickOnly> | null
  account_hash: Generated<Buffer | null>
  /** What is new in the inbox is being looked for. */
  look_asked_at: Date | null
  looked_at: Date | null
  /** Why the last look was not possible, as a sentence. */
  look_refusal: string | null
  /** Who renews the credentials at the network, and until when nobody else does. */
  renew_lease: string | null
  renew_lease_until: Date | null
  /** Calls in a row that the account's own server held. */
  outages: Generated<number>
  /** The origin of that server, while it is silent. */
  silent_server: string | null
}

/** Until when (ISO 8601) it is left to the user, by `kind:situation`. */
export type ClickOnly = Record<string, string>
