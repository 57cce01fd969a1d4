import type { HomeData } from '#app/domain/home/home.ts'

export type Home = HomeData & {
  user_id: string
  name: string
  first_day: boolean
  now: Date
  network: string
  time_zone: string
}

/** Below the bars of the limits. */
export interface LimitTexts {
  actions: string | undefined
  replies: string
  about_limits: string[]
  limit_near: string
}

export interface HomeTexts extends LimitTexts {
  greeting: string
  /** The headline; null: there is none. */
  news: string | null
  waiting: string | null
  quiet: string | null
  readiness: string
  note: string
}

/** What the browser gets: of parts without a form only what the loader rendered. */
export type ShownHome = Omit<Home, 'chart' | 'skipped' | 'said' | 'needs' | 'latest_read' | 'week'> & {
  texts: HomeTexts
  trouble: string
  latest_posts: string
  /** Beside what the bot does: who waits, and what comes on the first day. */
  beside: string | null
  results: string
  recent_heading: string
  /** Below the recent actions. */
  below: string
}
