/** Hours of a day: from 0 to 23, up to 1 to 24. One that ends no later than it begins goes on after midnight. */
export interface Span {
  from: number
  to: number
}

/** Each weekday's hours, Monday first; null: none on that day. */
export interface Week {
  /** When the bot does everything; outside them it only answers who writes to the user. */
  work: (Span | null)[]
  /** When it does nothing at all; they come before the hours of work. */
  quiet: (Span | null)[]
}

/** Two fields a day: when the hours begin, or `off`, and when they end. */
export const hourFields = (part: 'work' | 'quiet', day: number) =>
  ({ from: `${part}_from_${day}`, to: `${part}_to_${day}` }) as const
