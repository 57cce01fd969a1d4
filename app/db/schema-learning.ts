import type { ColumnType, JSONColumnType } from 'kysely'

/** What came of a user's replies, by traits; only of those who have it on. */
export interface Learning {
  user_id: string
  is_on: boolean
  /** Earlier replies don't count. */
  since: Date | null
  sums: JSONColumnType<Record<string, unknown>> | null
  counted_at: Date | null
  /** What was sure enough to tell, found once a week. */
  statements: JSONColumnType<Record<string, unknown>[]> | null
  stated_at: Date | null
  /** Since then, learning is used for half of the people only. */
  tested_since: ColumnType<Date | null, Date | null | undefined>
}

/** Over many users; the empty trait and value: all replies. */
export interface LearnedPriors {
  trait: string
  value: string
  n: number
  came: number
  bad: number
  counted_at: Date
}
