import day from './day.json'

/** A real run against simulated people: `npm run bench landing-day` writes it, and changes no word. */
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
  exchange: Exchange & { time: string; reason: string; answer: { text: string; time: string } }
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
