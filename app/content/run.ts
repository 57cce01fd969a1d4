import day from './day.json'

/**
 * What Warble did with one account on Perch in a day, for the landing page, as `npm run landing:day` took it from the
 * database. Perch's people are simulated, and the sandbox's stand-in for a language model wrote the words.
 */
export interface Day {
  run: {
    account: string
    hours: number
    actions: number
    replies: number
    replies_liked: number
    replies_answered: number
    left_alone: number
  }
  exchange: Exchange & { time: string; reason: string }
  done: Done[]
  /** Posts that were read and skipped. */
  skipped: { author: string; post: string; reason: string }[]
  replies: Exchange[]
}

export interface Exchange {
  author: string
  post: string
  reply: string
  likes: number
  answers: number
}

interface Done {
  time: string
  kind: 'reply' | 'like' | 'follow'
  message: string
  reason: string
  reply?: string
  likes?: number
  answers?: number
}

export const { run, exchange, done, skipped, replies } = day as Day
