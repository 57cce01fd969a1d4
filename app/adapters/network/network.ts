import type { Person, Post } from '#app/adapters/model/mind.ts'

export type NetworkId = 'perch' | 'x' | 'bluesky'
export type ActionKind = 'reply' | 'like' | 'follow' | 'view'
/** The author addressed the user (mention, quote, answer), or is a stranger. */
export type Situation = 'addressed' | 'stranger'
/** `auto`: the bot may do it alone. `tap`: the user's own click sends it. `no`: never. */
export type Permission = 'auto' | 'tap' | 'no'

export interface Capability {
  permission: Permission
  /** The network's rule in one sentence, shown beside the action. */
  rule: string
}

export type CapabilityTable = Record<ActionKind, Record<Situation, Capability>>

export interface Account extends Person {
  profile_image_url: string | null
}

/** What acts for the user on the network; sealed at rest, never logged. */
export interface Credentials {
  auth_token: string
  ct0_token: string
}

export interface Target {
  kind: ActionKind
  /** Post of a reply or like, person of a follow or view. */
  target_id: string
  text: string | null
}

export interface Outcome {
  likes: number
  replies: number
}

/** Where the network was asked whether something happened. */
export type Finding = { happened: 'yes'; result_id: string | null } | { happened: 'no' } | { happened: 'unknown' }

/** The user's account on a network. Every call throws `NetworkError` and stops at the signal. */
export interface Reach {
  me(signal: AbortSignal): Promise<Account>
  /** Own posts, newest first. */
  posts(accountId: string, limit: number, signal: AbortSignal): Promise<Post[]>
  /** Posts of others that mention the account, newest first, newer than `sinceId`. */
  mentions(accountId: string, sinceId: string | null, signal: AbortSignal): Promise<Post[]>
  /** Recent posts about any of the topics, newest first; no reposts. */
  search(topics: string[], limit: number, signal: AbortSignal): Promise<Post[]>
  /**
   * Whether the account liked the post or follows the person already, as far as the network tells: doing it again would
   * change nothing. Of likes the newest hundred are looked at; replies and views can always be done.
   */
  isDone(accountId: string, target: Target, signal: AbortSignal): Promise<boolean>
  /** Does it; answers the id of what came into being (a reply's post), else null. */
  perform(accountId: string, target: Target, signal: AbortSignal): Promise<string | null>
  /** Asks whether an action of which the answer was lost has happened. `since` bounds the look-up. */
  find(accountId: string, target: Target, since: Date, signal: AbortSignal): Promise<Finding>
  /** Likes and answers of own posts, by id; deleted ones are left out. */
  outcomes(postIds: string[], signal: AbortSignal): Promise<Map<string, Outcome>>
}

export interface Network {
  id: NetworkId
  /** As the product's texts name it. */
  name: string
  capabilities: CapabilityTable
  /** Longest post in the network's own counting. */
  max_length: number
  /** Where a user reads their own tokens, on networks that let programs use them; else null. */
  tokens_url: string | null
  accountUrl(handle: string): string
  postUrl(handle: string, postId: string): string
  reach(credentials: Credentials): Reach
}

/**
 * `refused`: definitely did not happen and never will (duplicate, not allowed, gone). `rate_limited`: did not happen, not
 * before `retryAt`. `unauthorized`, `suspended`: the connection is of no more use. `unavailable`: did not happen, the
 * network could not be reached. `unclear`: the answer was lost, it may have happened. `already`: it had been done before.
 */
export type NetworkErrorKind =
  | 'refused'
  | 'already'
  | 'rate_limited'
  | 'unauthorized'
  | 'suspended'
  | 'unavailable'
  | 'unclear'

export class NetworkError extends Error {
  override name = 'NetworkError'
  constructor(
    readonly kind: NetworkErrorKind,
    /** Short and safe to show: the network's own words, or ours where there were none. */
    message: string,
    readonly retryAt: Date | null = null,
  ) {
    super(message)
  }
}

/** Looks the rule up that stands between a draft and the network. */
export function capability(network: Network, kind: ActionKind, situation: Situation): Capability {
  return network.capabilities[kind][situation]
}
