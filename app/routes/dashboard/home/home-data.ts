import type { HomeData } from '#app/domain/home/home.ts'

export type Home = HomeData & {
  user_id: string
  name: string
  first_day: boolean
  now: Date
  network: string
  time_zone: string
  waiting_drafts: number
}
