import { sql } from 'kysely'
import type { Week } from '#app/contract/settings.ts'
import type { Db } from '#app/db/pool.ts'
import { startsText } from '#app/domain/bot/schedule/hours.ts'
import type { BotMode } from '#app/domain/bot/send/permission.ts'

/** For a user whose bot has drafted and done nothing yet. */
export interface FirstWork {
  running: boolean
  mode: BotMode
  /** When its hours of work begin, as "at 8 AM"; null: it is within them. */
  starts: string | null
  /** When its first drafts or actions come. */
  text: string
}

interface Zoned {
  id: string
  time_zone: string
}

export interface FirstWorkRow {
  is_new: boolean
  has_account: boolean
  running: boolean | null
  mode: BotMode | null
  hours: Week | null
}

/** For a query of `users` that left-joins `bots`. */
export const firstWorkColumns = sql.raw(`exists (select from connections where user_id = users.id) as has_account,
  bots.state = 'running' as running, bots.mode, bots.hours,
  not exists (select from action_hours where user_id = users.id)
    and not exists (select from actions where user_id = users.id and state <> 'skipped') as is_new`)

export function firstWorkFrom(row: FirstWorkRow | undefined, { time_zone }: Zoned, now: Date): FirstWork | null {
  if (!row?.is_new) return null
  const { running, mode, hours } = row
  const work = {
    running: running === true,
    mode: mode ?? ('copilot' as const),
    starts: startsText(hours, now, time_zone),
  }
  return { ...work, text: row.has_account ? textOf(work) : withoutAccount }
}

/** null: it has drafted or done something. */
export async function firstWorkOf(db: Db, user: Zoned, now: Date): Promise<FirstWork | null> {
  const { rows } = await sql<FirstWorkRow>`
    select ${firstWorkColumns} from users left join bots on bots.user_id = users.id where users.id = ${user.id}`.execute(
    db,
  )
  return firstWorkFrom(rows[0], user, now)
}

const withoutAccount = 'Connect an account and start the bot. What it does then shows up here.'

function textOf({ running, mode, starts }: Omit<FirstWork, 'text'>): string {
  const first = mode === 'copilot' ? 'drafts' : 'actions'
  if (!running && starts)
    return `Start the bot on the dashboard. Its first ${first} come ${starts}, when its working hours begin.`
  if (!running)
    return `Start the bot on the dashboard, and its first ${first} come within half an hour, if it finds posts worth one.`
  if (starts) return `Your first ${first} come ${starts}, when the bot’s working hours begin.`
  return `The bot is looking for posts. Your first ${first} show up here.`
}
