import type { HomeData } from '#app/domain/home/home.ts'
import type { textsOf } from './texts.ts'

export type Home = HomeData & {
  user_id: string
  name: string
  first_day: boolean
  now: Date
  network: string
  time_zone: string
}

/** What the browser gets: of parts without a form only what the loader rendered. */
export type ShownHome = Omit<Home, 'score' | 'skipped' | 'said' | 'needs' | 'heard'> & {
  texts: ReturnType<typeof textsOf>
  trouble: string
  listening: string
  waiting: string | null
  results: string
  skipped: string
}
