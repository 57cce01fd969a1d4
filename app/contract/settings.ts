/** For pages. The forms' schemas are in other files, so that no page loads them. */

/** From 0 to 23, up to 1 to 24. A span that ends no later than it begins continues after midnight. */
export interface Span {
  from: number
  to: number
}

/** Monday first; null: none on that day. */
export interface Week {
  /** Outside these hours the bot only answers people who write to the user. */
  work: (Span | null)[]
  /** The bot does nothing at all; takes precedence over `work`. */
  quiet: (Span | null)[]
}

/** Two fields per day: when the hours begin (or `off`), and when they end. */
export const hourFields = (part: 'work' | 'quiet', day: number) =>
  ({ from: `${part}_from_${day}`, to: `${part}_to_${day}` }) as const

export const voiceBounds = { examples: 20, example: 500, facts: 30, fact: 300, words: 50, word: 60 }

export const maxTopics = { look_for: 20, avoid: 100, people: 500 }

/** As many as one search of the network can name. */
export const maxTargets = 20

export const draftHours = 24
