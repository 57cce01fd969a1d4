/** Types and bounds that pages need. The forms' schemas are in other files, so that no page loads them. */

/** Hours of a day: from 0 to 23, up to 1 to 24. A span that ends no later than it begins continues after midnight. */
export interface Span {
  from: number
  to: number
}

/** Each weekday's hours, Monday first; null: none on that day. */
export interface Week {
  /** When the bot does everything; outside these hours it only answers people who write to the user. */
  work: (Span | null)[]
  /** When it does nothing at all; quiet hours take precedence over working hours. */
  quiet: (Span | null)[]
}

/** Two fields per day: when the hours begin (or `off`), and when they end. */
export const hourFields = (part: 'work' | 'quiet', day: number) =>
  ({ from: `${part}_from_${day}`, to: `${part}_to_${day}` }) as const

export const voiceBounds = { examples: 20, example: 500, words: 50, word: 60 }

/** How many people can come first: as many as one search of the network can name. */
export const maxTargets = 20

/** Hours after which a draft that the user does not decide on expires. */
export const draftHours = 24
