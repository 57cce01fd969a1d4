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
  /** Of the posts found, by closeness to the user's topics; null: of a priority person. */
  third: 1 | 2 | 3 | null
  /** How many posts were good enough to choose from; absent: learning was off. */
  of?: number
  /** Without what was learned, another post would have been chosen. */
  differs?: boolean
}
