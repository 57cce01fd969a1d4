import type { HomeData } from '#app/domain/home/home.ts'

export type Home = HomeData & {
  user_id: string
  name: string
  first_day: boolean
  now: Date
  network: string
  time_zone: string
}

export interface HomeTexts {
  greeting: string
  /** The headline; null: there is none. */
  news: string | null
  waiting: string | null
  quiet: string | null
  readiness: string
  note: string
  /** When the limits are reset. */
  reset: string
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
