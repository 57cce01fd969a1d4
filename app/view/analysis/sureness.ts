import { counted } from '#app/view/text.ts'

/** A share of fewer posts would claim too much. */
export const enoughForShare = 20

/** `posts`: null where they weren’t counted. */
export function sureness(percent: number, posts: number | null): string {
  if (posts === null || posts >= enoughForShare) return `${percent}% sure`
  return posts === 0 ? 'no posts yet' : `only ${counted(posts, 'post')} so far`
}
