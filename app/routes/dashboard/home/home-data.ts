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
  /** The headline; null: there is none. */
  news: string | null
  waiting: string | null
  quiet: string | null
  readiness: string
  note: string
}

/** What the browser gets: of parts without a form only what the loader rendered. */
export type ShownHome = Omit<Home, 'score' | 'skipped' | 'said' | 'needs' | 'latest_read'> & {
  texts: HomeTexts
  trouble: string
  nothing: string
  listening: string
  waiting: string | null
  results: string
  skipped: string
}
