import type { NetworkId } from '#app/contract/networks.ts'

export interface Person {
  id: string
  handle: string
  display_name: string
  bio: string
  followers: number
  /** Or has requested to. */
  is_followed?: boolean
  is_follower?: boolean
}

/** `thread`: the posts above it, oldest first, as far as the network sends them, often just one. */
export interface Post {
  network: NetworkId
  id: string
  author: Person
  text: string
  created_at: Date
  lang: string | null
  likes: number
  replies: number
  is_reply: boolean
  /** The id of the person it replies to, who may have deleted their post since. */
  reply_to?: string
  /** Replies to a post of the user's, or mentions them elsewhere. */
  to_user?: 'answers' | 'names'
  thread: { handle: string; text: string }[]
  /** Why the network or the people involved want the post left alone, as a sentence. */
  closed?: string
}
