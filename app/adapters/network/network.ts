import type { NodeSavedSession } from '@atproto/oauth-client-node'
import type { Counting } from '#app/adapters/network/text-length.ts'
import type { ActionKind, NetworkId, Situation } from '#app/contract/networks.ts'
import type { Person, Post } from '#app/contract/posts.ts'

export type { ActionKind, NetworkId, Situation } from '#app/contract/networks.ts'
export { NetworkError, type NetworkErrorKind, NotProven, OverBudget, resetTime, Unpaid } from './network-error.ts'

/** `auto`: the bot may do it on its own. `click`: the user has to click. `no`: never. */
export type Permission = 'auto' | 'click' | 'no'

export interface Capability {
  permission: Permission
  /** The network's rule in one sentence, shown next to the action. */
  rule: string
  /** For `click`: the network's own page where the user does it; absent: the user's click here sends it by the API. */
  clickUrl?(target: ClickTarget): string
}

export interface ClickTarget extends Target {
  author_handle: string
}

export type CapabilityTable = Record<ActionKind, Record<Situation, Capability>>

export interface Account extends Person {
  profile_image_url: string | null
  /** The account is publicly labelled as a bot; absent: its network has no such label. */
  bot_label?: boolean
}

/** Credentials to act for an account, one kind per way to connect; sealed at rest, never logged. */
export type Credentials = TokenCredentials | OAuthCredentials | BoundCredentials | SessionCredentials

/** The tokens of a session in the user's browser. */
export interface TokenCredentials {
  kind: 'tokens'
  auth_token: string
  ct0_token: string
}

/** A session that an app password opened, on the account's own server. */
export interface SessionCredentials {
  kind: 'app_password'
  service: string
  did: string
  access: string
  refresh: string
}

/** From the user's consent on the network's own page; a renewal replaces both tokens. */
export interface OAuthCredentials {
  kind: 'oauth'
  access_token: string
  refresh_token: string
  /** When the access token expires, in ISO 8601. */
  expires_at: string
}

/** From a consent whose tokens are bound to a key that signs every call (DPoP). */
export interface BoundCredentials {
  kind: 'bound_oauth'
  did: string
  /** The key and the tokens. */
  session: NodeSavedSession
}

/**
 * Replaces expired credentials and stores the new ones. `make` is called for one caller at a time, with the newest
 * credentials; a second caller gets the result of the first.
 */
export type Renew = <C extends Credentials>(expired: C, make: (newest: C) => Promise<C>) => Promise<C>

/** The user is about to be asked; `handle`: the account that they named, if any. */
export interface ConsentRequest {
  state: string
  challenge: string
  redirect_uri: string
  handle: string | null
}

/** Where to send the user. */
export interface ConsentPage {
  to: URL
  /** For a network that chooses its own state, and what it needs back to redeem the code. */
  kept: { state: string; secret: string } | null
}

interface ConsentAnswer {
  code: string
  verifier: string
  redirect_uri: string
  /** The parameters that the user came back with. */
  returned: URLSearchParams
  /** What was kept, if the network asked for that. */
  secret: string | null
}

/** Connecting by the user's consent on the network's own page: OAuth 2 with PKCE (S256). Throws `NetworkError`. */
export interface Consent {
  /** `refused`: the network does not know the handle. */
  ask(request: ConsentRequest): Promise<ConsentPage>
  /** Exchanges the code that the user comes back with; `unauthorized`: it is not valid. */
  redeem(answer: ConsentAnswer): Promise<Credentials>
  /** Public JSON documents by which the network knows this installation, by file name. */
  documents?: Readonly<Record<string, unknown>>
}

/** What calls read and cost; `micros` are millionths of a dollar. */
export interface Spending {
  posts: number
  users: number
  micros: number
}

/** What calls may cost in a UTC day, in millionths of a dollar. */
export interface Budget {
  of_user: number
  of_all: number
}

/** The budget for a read. `whole`: the day's. `spread`: a part of it that grows by the hour. `any`: never refused. */
export type Allowance = 'any' | 'whole' | 'spread'

export interface SpendingMeter {
  /**
   * Counts the most that a call may read and cost; the result corrects that to the actual figures. null: the budgets do
   * not allow it; then nothing is counted.
   */
  reserve(most: Spending, allowance: Allowance): Promise<((used: Spending) => Promise<void>) | null>
}

/** What a client needs for an account that is stored. */
export interface ClientSupport {
  /** Needed for credentials that expire. */
  renew?: Renew
  /** Needed where calls cost something. */
  meter?: SpendingMeter | null
  /** The user, whose calls are limited together. */
  caller?: string
}

export interface Target {
  kind: ActionKind
  /** The post of a reply or like, the person of a follow or view. */
  target_id: string
  text: string | null
}

/** The kinds of action that can be undone; a view leaves no trace. */
export const undoableKinds = ['reply', 'like', 'follow'] as const satisfies ActionKind[]
type UndoableKind = (typeof undoableKinds)[number]

export interface UndoTarget {
  kind: UndoableKind
  target_id: string
  /** For a reply: its post. */
  result_id: string | null
}

interface PostOutcome {
  likes: number
  replies: number
}

/** The network's answer to whether an action happened. */
export type Finding = { happened: 'yes'; result_id: string | null } | { happened: 'no' } | { happened: 'unknown' }

/** All new mentions are read, since each may ask the bot to stop; X keeps no more than this. */
export const mostMentions = 800
export const firstMentions = 100

/** The user's account on a network. Every call throws `NetworkError` and honours the signal. */
export interface NetworkClient {
  me(signal: AbortSignal): Promise<Account>
  /** Own posts, newest first. */
  posts(accountId: string, limit: number, signal: AbortSignal): Promise<Post[]>
  /**
   * Other people's posts that mention the account, newest first: all that are newer than `sinceId`, up to
   * `mostMentions`, perhaps with some older ones; without it, the latest `firstMentions`. Where reading costs money, nothing older than `knownId` is
   * read beyond the first page.
   */
  mentions(accountId: string, sinceId: string | null, signal: AbortSignal, knownId?: string | null): Promise<Post[]>
  /**
   * Recent posts about any of the topics, newest first; no reposts. `sinceId`: where reading costs money, only posts
   * newer than this one.
   */
  search(topics: string[], limit: number, signal: AbortSignal, sinceId?: string | null): Promise<Post[]>
  /** Recent posts by these people, likewise; absent if the network cannot find posts by author. */
  postsBy?(handles: string[], limit: number, signal: AbortSignal, sinceId?: string | null): Promise<Post[]>
  /**
   * Whether the account has already liked the post or followed the person, as far as the network shows: repeating it
   * would change nothing. Checks the latest hundred likes; replies and views are never "done".
   */
  isDone(accountId: string, target: Target, signal: AbortSignal): Promise<boolean>
  /** Performs the action; returns the id of what it created (a reply's post), else null. */
  perform(accountId: string, target: Target, signal: AbortSignal): Promise<string | null>
  /** Deletes the reply, or withdraws the like or follow. Can be repeated. `already_done`: the post no longer exists. */
  undo(accountId: string, target: UndoTarget, signal: AbortSignal): Promise<void>
  /** Asks whether an action whose response was lost happened. `since` bounds the search. */
  find(accountId: string, target: Target, since: Date, signal: AbortSignal): Promise<Finding>
  /**
   * Whether the user has recently done it on the network's own page; `since` bounds the search. Its reads count against
   * the budget. Absent if users never have to act there.
   */
  seen?(accountId: string, target: Target, since: Date, signal: AbortSignal): Promise<Finding>
  /** Likes and replies of own posts, by id; deleted posts are left out. */
  outcomes(postIds: string[], signal: AbortSignal): Promise<Map<string, PostOutcome>>
  /** Adds or removes the public label that says that a bot acts for the account; absent: there is no such label. */
  setBotLabel?(isOn: boolean, signal: AbortSignal): Promise<void>
  /** Those of the people, by id, who follow the account. */
  followersAmong(personIds: string[], signal: AbortSignal): Promise<Set<string>>
}

/** A post as a server that the operator trusts shows it. */
export interface ConfirmedPost {
  author_id: string
  text: string
  created_at: Date
  /** The accounts that it answers, names or quotes, by id. */
  to: string[]
}

/** How many posts `confirmedPosts` takes. */
export const confirmedAtOnce = 25

export interface Network {
  id: NetworkId
  /** While the user has no account: all offered networks, which this object represents. */
  stands_for?: readonly NetworkId[]
  /** The name used in the product's texts. */
  name: string
  capabilities: CapabilityTable
  /** The mode of a bot whose user has not chosen one. */
  standard_mode: 'autopilot' | 'copilot'
  /** What the bot may do there, in one sentence. */
  allows: string
  /** Longest post, as the network counts it. */
  max_length: number
  /** How it counts the characters of a text. */
  counting: Counting
  /** The server that an account is on unless its handle says otherwise; absent: there is only one. */
  home_server?: string
  /** The origin of the server that the user chose for the account; null: the operator's own. Absent: nobody chooses. */
  serverOf?(credentials: Credentials): string | null
  /** How users connect an account. */
  connect_by: readonly Credentials['kind'][]
  /** null: accounts are connected in another way. */
  consent: Consent | null
  /**
   * Revokes the credentials of a connection that ends; absent: they expire by themselves. `unauthorized`, `suspended`:
   * they were no longer usable.
   */
  revoke?(credentials: Credentials): Promise<void>
  /**
   * Whether the network's directory still has the account on the server that the credentials are for. Absent: nobody
   * else than the network says whose account it is. Throws `NetworkError`.
   */
  isHeld?(credentials: Credentials, signal: AbortSignal): Promise<boolean>
  /** null: calls cost nothing. */
  budget: Budget | null
  /** Where the pictures of accounts are. */
  picture_origin: string
  /** Where users find their tokens or make an app password; null: they need neither. */
  tokens_url: string | null
  /** Where users sign in in their browser, on networks whose session cookies API clients may use; else null. */
  sign_in_url: string | null
  /** Opens a session with an app password; null: the network has none. Throws `NetworkError`. */
  signIn: ((handle: string, appPassword: string, signal: AbortSignal) => Promise<Credentials>) | null
  accountUrl(handle: string): string
  postUrl(handle: string, postId: string): string
  /** Recent public posts, read without anybody's account; absent if the installation has no access of its own. */
  publicSearch?: NetworkClient['search']
  /**
   * Where accounts are on servers of their users' choice: those of the posts that a server of the operator's choice
   * shows, by id. Absent where the operator chose the only server. Throws `NetworkError`.
   */
  confirmedPosts?(postIds: readonly string[], signal: AbortSignal): Promise<Map<string, ConfirmedPost>>
  /** Its own page where a user does it by hand; absent: it has none. */
  clickUrl?(target: ClickTarget): string
  client(credentials: Credentials, support?: ClientSupport): NetworkClient
}

/** The network of the user's account, or all on which they may still connect one. */
export const networksMeant = ({ id, stands_for }: Network): readonly NetworkId[] => stands_for ?? [id]

/** The rule that applies to this kind of action in this situation. */
export function capability(network: Network, kind: ActionKind, situation: Situation): Capability {
  return network.capabilities[kind][situation]
}
