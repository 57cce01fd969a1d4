import { counted } from '#app/content/counted.ts'
import type { AnswerKind } from '#app/contract/posts.ts'

/** What someone who wrote to the user says, in pages and mails. */
export const saysWords: Record<AnswerKind, string> = {
  thanks: 'Thanks',
  agreement: 'Agrees',
  question: 'Question',
  disagreement: 'Disagrees',
  complaint: 'Complaint',
  stop: 'Wants no contact',
  chat: 'Chat',
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long someone has waited: "10 days". */
export function ageText(since: Date, now: Date): string {
  const age = now.getTime() - since.getTime()
  if (age >= day) return counted(Math.floor(age / day), 'day')
  if (age >= hour) return counted(Math.floor(age / hour), 'hour')
  return counted(Math.max(1, Math.floor(age / minute)), 'minute')
}
