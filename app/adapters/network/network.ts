import type { NodeSavedSession } from '@atproto/oauth-client-node'
import type { Counting } from '#app/adapters/network/text-length.ts'
import type { ActionKind, NetworkId, Situation } from '#app/contract/networks.ts'
import type { Person, Post } from '#app/contract/posts.ts'

export type { ActionKind, NetworkId, Situation } from '#app/contract/networks.ts'
export {
  Forbidden,
  NetworkError,
  type NetworkErrorKind,
  NotProven,
  OverBudget,
  resetTime,
  retryAfter,
  Unpaid,
} from './network-error.ts'

/** `auto`: the bot may do it on its own. `click`: the user has to click. `no`: never. */
export type Permission = 'auto' | 'click' | 'no'

export interface Capability {
  permission: Permission
  rule: string
  /** For `click`: the page where the user does it; absent: the user's click here sends it by the API. */
  clickUrl?(target: ClickTarget): string
}

export interface ClickTarget extends Target {
  author_handle: string
}

export type CapabilityTable = Record<ActionKind, Record<Situation, Capability>>

export interface Account extends Person {
  profile_image_url: string | null
  /** Only followers see its posts. */
  is_protected?: boolean
  bot_label?: boolean
}

/** Sealed at rest, never logged. */
export type Credentials = TokenCredentials | OAuthCredentials | BoundCredentials | SessionCredentials

export interface TokenCredentials {
  kind: 'tokens'
  auth_token: string
  ct0_token: string
}

export interface SessionCredentials {
  kind: 'app_password'
  service: string
  did: string
  access: string
  refresh: string
}

export interface OAuthCredentials {
  kind: 'oauth'
  access_token: string
  refresh_token: string
  /** ISO 8601. */
  expires_at: string
}

/** Tokens bound to a key that signs every call (DPoP). */
export interface BoundCredentials {
  kind: 'bound_oauth'
  did: string
  session: NodeSavedSession
}

/** `make` is called for one caller at a time, with the newest credentials; others share its result. */
export type Renew = <C extends Credentials>(expired: C, make: (newest: C) => Promise<C>) => Promise<C>

export interface ConsentRequest {
  state: string
  challenge: string
  redirect_uri: string
  handle: string | null
}

export interface ConsentPage {
  to: URL
  /** For networks that choose their own state; needed to redeem the code. */
  kept: { state: string; secret: string } | null
}

interface ConsentAnswer {
  code: string
  verifier: string
  redirect_uri: string
  returned: URLSearchParams
  secret: string | null
}

/** OAuth 2 with PKCE (S256). Throws `NetworkError`. */
export interface Consent {
  /** `refused`: the network does not know the handle. */
  ask(request: ConsentRequest): Promise<ConsentPage>
  /** `unauthorized`: the code is not valid. */
  redeem(answer: ConsentAnswer): Promise<Credentials>
  documents?: Readonly<Record<string, unknown>>
}

/** `micros` are millionths of a dollar. */
export interface Spending {
  posts: number
  users: number
  micros: number
}

const spendingLines = ['searches', 'mentions', 'own posts', 'posts', 'likes', 'people', 'replies', 'deletions'] as const
export type SpendingLine = (typeof spendingLines)[number]

/** Per UTC day, in millionths of a dollar. */
export interface Budget {
  of_user: number
  of_all: number
}

/** `whole`: the day's budget. `spread`: also within a part of it that grows by the hour. `any`: never refused. */
/** `identity`: whose account it is, asked in any case, and taking nothing from what all users share. */
export type Allowance = 'identity' | 'any' | 'whole' | 'spread'

export interface SpendingMeter {
  /** Reserves the maximum; the result corrects it. null: over budget, nothing is counted. */
  reserve(line: SpendingLine, most: Spending, allowance: Allowance): Promise<((used: Spending) => Promise<void>) | null>
}

export interface ClientSupport {
  renew?: Renew
  meter?: SpendingMeter | null
  /** The network refused a call because of the operator's app. */
  onForbidden?: (why: string) => Promise<void>
  /** The user, whose calls share a limit. */
  caller?: string
}

export interface Target {
  kind: ActionKind
  /** The post of a reply or like, the person of a follow or view. */
  target_id: string
  text: string | null
  situation?: Situation
  /** What the post said when it was judged or shown, or the beginning of it; absent if unknown. */
  post_text?: string | null
}

export const postChanged = 'They changed the post after the bot read it, so nothing was sent.'

export const undoableKinds = ['reply', 'like', 'follow'] as const satisfies ActionKind[]
type UndoableKind = (typeof undoableKinds)[number]

export interface UndoTarget {
  kind: UndoableKind
  target_id: string
  result_id: string | null
}

interface PostOutcome {
  likes: number
  replies: number
}

export type Finding = { happened: 'yes'; result_id: string | null } | { happened: 'no' } | { happened: 'unknown' }

/** All are read, since each may ask the bot to stop; X keeps no more than this. */
export const maxMentions = 800
export const firstMentions = 100
/** In characters: a server of a user's choosing may name any place. */
export const maxPlaceLength = 1_000

/** Bounds reads that cost money: the newest mention that is known, and when all up to it were read. */
export interface ReadBefore {
  known_id?: string | null
  at: Date | null
}

/** Every call throws `NetworkError` and honours the signal. */
export interface NetworkClient {
  me(signal: AbortSignal): Promise<Account>
  posts(accountId: string, limit: number, signal: AbortSignal): Promise<Post[]>
  /**
   * By others, newest first, down to `sinceId` and some older, since networks may list a post late. `left` is called with
   * the place to read on from if `sinceId` was not reached.
   */
  mentions(
    accountId: string,
    sinceId: string | null,
    signal: AbortSignal,
    before?: ReadBefore,
    left?: (place: string) => void,
  ): Promise<Post[]>
  /** Absent where `mentions` reads all that the network still shows. */
  mentionsFrom?(place: string, signal: AbortSignal, left: (place: string) => void): Promise<Post[]>
  /** Newest first: posts that quote the account's without naming it. Absent: `mentions` has them. */
  quotes?(handle: string, sinceId: string | null, signal: AbortSignal, before?: ReadBefore): Promise<Post[]>
  /** Newest first, no reposts. `sinceId` is a bound where reading costs money. */
  search(topics: string[], limit: number, signal: AbortSignal, sinceId?: string | null): Promise<Post[]>
  postsBy?(handles: string[], limit: number, signal: AbortSignal, sinceId?: string | null): Promise<Post[]>
  /** null: no one has this handle. */
  personBy(handle: string, signal: AbortSignal): Promise<Person | null>
  /** The network's own search for people, best first. */
  people(text: string, limit: number, signal: AbortSignal): Promise<Person[]>
  /** Checks the latest hundred likes; replies and views are never "done". */
  isDone(accountId: string, target: Target, signal: AbortSignal): Promise<boolean>
  perform(accountId: string, target: Target, signal: AbortSignal): Promise<string | null>
  /** Idempotent. `already_done`: the post no longer exists. */
  undo(accountId: string, target: UndoTarget, signal: AbortSignal): Promise<void>
  /** For actions whose response was lost. `since` bounds the search. */
  find(accountId: string, target: Target, since: Date, signal: AbortSignal): Promise<Finding>
  /** Whether the user did it on the network's own page. Absent if users never have to act there. */
  seen?(accountId: string, target: Target, since: Date, signal: AbortSignal): Promise<Finding>
  outcomes(postIds: string[], signal: AbortSignal): Promise<Map<string, PostOutcome>>
  setBotLabel?(isOn: boolean, signal: AbortSignal): Promise<void>
  followersAmong(personIds: string[], signal: AbortSignal): Promise<Set<string>>
}

export interface ConfirmedPost {
  author_id: string
  text: string
  created_at: Date
  to: string[]
}

export const confirmedAtOnce = 25

export interface Network {
  id: NetworkId
  /** Set while the user has no account: the offered networks that this object represents. */
  stands_for?: readonly NetworkId[]
  name: string
  capabilities: CapabilityTable
  standard_mode: 'autopilot' | 'copilot'
  allows: string
  max_length: number
  counting: Counting
  home_server?: string
  /** null: the operator's own server. Absent: no one chooses. */
  serverOf?(credentials: Credentials): string | null
  connect_by: readonly Credentials['kind'][]
  consent: Consent | null
  /** Absent: credentials expire by themselves. `unauthorized`, `suspended`: they were no longer usable. */
  revoke?(credentials: Credentials): Promise<void>
  /** Whether the directory still places the account on the credentials' server. Throws `NetworkError`. */
  isHeld?(credentials: Credentials, signal: AbortSignal): Promise<boolean>
  budget: Budget | null
  /** How long after it was posted a reply may be listed for the first time, in ms. */
  lists_after?: number
  picture_origin: string
  /** Where users find tokens or make an app password; null: they need neither. */
  tokens_url: string | null
  sign_in_url: string | null
  /** Absent: it cannot be linked to. */
  sign_up_url?: string
  /** null: the network has no app passwords. Throws `NetworkError`. */
  signIn: ((handle: string, appPassword: string, signal: AbortSignal) => Promise<Credentials>) | null
  accountUrl(handle: string): string
  postUrl(handle: string, postId: string): string
  /** Without an account; absent if the installation has no access of its own. */
  publicSearch?: NetworkClient['search']
  /** Newest first, under the same conditions as `publicSearch`. Empty if no one has the handle. */
  publicPosts?(handle: string, limit: number, signal: AbortSignal): Promise<Post[]>
  /** By post id. Absent where the operator chose the only server. Throws `NetworkError`. */
  confirmedPosts?(postIds: readonly string[], signal: AbortSignal): Promise<Map<string, ConfirmedPost>>
  clickUrl?(target: ClickTarget): string
  client(credentials: Credentials, support?: ClientSupport): NetworkClient
}

export const connectableNetworks = ({ id, stands_for }: Network): readonly NetworkId[] => stands_for ?? [id]

export function capability(network: Network, kind: ActionKind, situation: Situation): Capability {
  return network.capabilities[kind][situation]
}
