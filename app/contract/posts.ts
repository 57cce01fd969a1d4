/** A person on the network. */
export interface Person {
  id: string
  handle: string
  display_name: string
  bio: string
  followers: number
  /** The user's account follows them, or has asked to. */
  is_followed?: boolean
}

/** A public post. `thread` holds the posts above it, oldest first, where known. */
export interface Post {
  id: string
  author: Person
  text: string
  created_at: Date
  lang: string | null
  likes: number
  replies: number
  /** The post is itself an answer to another one. */
  is_reply: boolean
  /** How it speaks to the user: it answers a post of theirs, or names them somewhere else; absent where it does neither. */
  to_user?: 'answers' | 'names'
  thread: { handle: string; text: string }[]
}
