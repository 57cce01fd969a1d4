/** Ground truth about a post or an account, for benchmarks. Never part of an API response. */
export interface Label {
  niche: string
  class: string
  topic: string | null
}

/**
 * `persona`: a ready account for newcomers to connect. `person`: simulated, acts by itself. `member`: somebody who
 * signed up.
 */
type AccountKind = 'persona' | 'person' | 'member'

export interface Account {
  id: string
  handle: string
  name: string
  email: string | null
  password: string | null
  bio: string
  location: string
  url: string
  createdAt: string
  protected: boolean
  verified: boolean
  /** The network knows only the posts that the account left behind. */
  deleted?: true
  kind: AccountKind
  label: Label
}

export interface Session {
  account: string
  authToken: string
  ct0: string
  accessToken: string
  /** A persona's permanent session. Its tokens are printed in documents and tests, so signing out does not end it. */
  standing: boolean
  openedAt: string
}

/** What an account allows an app (OAuth 2). Its tokens change with each refresh. */
export interface Grant {
  id: string
  /** The app's client id. */
  app: string
  account: string
  scopes: string[]
  accessToken: string
  /** null: the app did not ask for `offline.access`. */
  refreshToken: string | null
  expiresAt: string
}

export type ReplySettings = 'everyone' | 'following' | 'mentionedUsers' | 'subscribers' | 'verified'

export interface Post {
  id: string
  author: string
  text: string
  createdAt: string
  replyTo: string | null
  replyToUser: string | null
  conversation: string
  quoteOf: string | null
  repostOf: string | null
  lang: string
  replySettings: ReplySettings
  /** The ids of its earlier versions, oldest first. */
  edits?: string[]
  label: Label
}

export const UNLABELLED: Label = { niche: 'unknown', class: 'member', topic: null }
