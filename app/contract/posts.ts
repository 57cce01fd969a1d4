import type { NetworkId } from '#app/contract/networks.ts'

/** A person on the network. */
export interface Person {
  id: string
  handle: string
  display_name: string
  bio: string
  followers: number
  /** The user's account follows them, or has requested to. */
  is_followed?: boolean
  /** They follow the user's account. */
  is_follower?: boolean
}

/** A public post. `thread`: the posts above it, oldest first, as far as the network sends them, often just one. */
export interface Post {
  network: NetworkId
  id: string
  author: Person
  text: string
  created_at: Date
  lang: string | null
  likes: number
  replies: number
  /** The post is itself a reply. */
  is_reply: boolean
  /** The id of the person it replies to, who may have deleted their post since; absent: not a reply. */
  reply_to?: string
  /** How it addresses the user: it replies to a post of theirs, or mentions them elsewhere; absent if neither. */
  to_user?: 'answers' | 'names'
  thread: { handle: string; text: string }[]
  /** Why the network, or the people involved, want the post left alone, as a sentence; absent if they do not. */
  closed?: string
}
