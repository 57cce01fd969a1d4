import type { Credentials, Network } from '#app/adapters/network/network.ts'
import type { PlanType } from '#app/content/plan-table.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import type { Bench } from '../bench.ts'
import type { Billing } from '../billing.ts'
import type { ManualClock } from '../manual-clock.ts'
import type { PerchBench } from '../perch.ts'

/** Users on Perch whose bots have worked for some days. */
export interface Week {
  bench: Bench<Network> & { clock: ManualClock }
  perch: PerchBench
  billing: Billing
  users: WeekUser[]
  close(): Promise<void>
}

export interface WeekUser extends SessionUser {
  handle: string
  credentials: Credentials
  /** When Perch was asked for the account's followers. */
  counted_at: Date[]
  /** The plans they had, the first one first. */
  plans: { from: Date; type: PlanType }[]
  /** Their account is disconnected until then. */
  away_until: Date | null
  /** Of their subscription; null: they pay nothing. */
  customer_id: string | null
}
