import type { Niche } from '#app/contract/profile.ts'

/** What was known of a post and its author when the bot chose it for a reply to a stranger. */
export interface Choice {
  /** What their bio is about; null: they have none. */
  bio: Niche | null
  followers: number
  /** Whether they followed the user; null: not known. */
  follows: boolean | null
  age_minutes: number
  replies: number
  likes: number
  asks: boolean
  /** The bot had replied to them before. */
  contacted: boolean
  /** Which third of the posts found it was in, the closest to the user's topics first; null: by a priority person. */
  third: 1 | 2 | 3 | null
  /** With learning on: how many good posts could have had the reply, and whether another one was closer. */
  of?: number
  differs?: boolean
  /** While learning is tested: the half that their author is in. */
  half?: 'with' | 'without'
}
