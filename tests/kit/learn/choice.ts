import type { Choice } from '#app/contract/choice.ts'

/** What was known of a post and its author when the bot chose to reply. */
export const usualChoice = {
  bio: 'coffee',
  followers: 340,
  follows: false,
  age_minutes: 20,
  replies: 0,
  likes: 0,
  asks: false,
  contacted: false,
  third: 1,
} satisfies Choice
