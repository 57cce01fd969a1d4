/** Replies of one kind, and how many of them got one back. */
export interface Counted {
  replies: number
  answered: number
}

/** On each side of a comparison. */
export const minReplies = 10
/** In standard errors; 1 % significance, two-sided. */
export const significant = 2.58

/** The same where the best of 24 hours is picked. */
export const significantOfHours = 3.5

/** In standard errors; 0 if there are too few replies. */
export function distanceOf(one: Counted, other: Counted): number {
  if (Math.min(one.replies, other.replies) < minReplies) return 0
  const share = (one.answered + other.answered) / (one.replies + other.replies)
  const error = Math.sqrt(share * (1 - share) * (1 / one.replies + 1 / other.replies))
  return error === 0 ? 0 : (one.answered / one.replies - other.answered / other.replies) / error
}
