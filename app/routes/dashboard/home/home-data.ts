import type { HomeData } from '#app/domain/activity/home.ts'

export type Home = HomeData & {
  user_id: string
  now: Date
  network: string
  time_zone: string
  waiting_drafts: number
}
