import day from './day.json'

/**
 * What Warble did with one account on Perch in a day, for the landing page: `npm run bench landing-day` takes it from the
 * database and changes no word. Perch's people are simulated, and the sandbox's stand-in for a language model wrote the
 * replies.
 */
export interface Day {
  run: {
    account: string
    hours: number
    actions: number
    replies: number
    replies_liked: number
    replies_answered: number
    /** Posts that were read and skipped. */
    left_alone: number
  }
  exchange: Exchange & { time: string; reason: string }
  done: Done[]
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

export interface Done {
  time: string
  kind: 'reply' | 'like' | 'follow'
  message: string
  reason: string
  reply?: string
  likes?: number
  answers?: number
}

export const { run, exchange, done, skipped, replies } = day as Day
