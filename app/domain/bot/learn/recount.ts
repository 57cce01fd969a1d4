import { sql } from 'kysely'
import type { Choice } from '#app/contract/choice.ts'
import { type Db, inTransaction, type Tx } from '#app/db/pool.ts'
import { sharePriors } from '#app/domain/bot/learn/priors.ts'
import { statementsOf } from '#app/domain/bot/learn/score.ts'
import { type SettledReply, sumsOf } from '#app/domain/bot/learn/sums.ts'
import { hasOptedOut } from '#app/domain/bot/opt-outs/opt-outs.ts'
import { ownComplaints } from '#app/domain/bot/send/outcome.ts'
import { holdsOn, idsOf } from '#app/domain/bot/settings/terms.ts'
import { day, hour } from '#app/domain/time.ts'

const usersAtOnce = 20
const batchesAtOnce = 25
/** The newest of each user; older ones hardly weigh anything. */
const maxReplies = 5_000
const countedFor = 360 * day
const stateEvery = 7 * day
/** In UTC. */
const nightHour = 3

/** When the latest night began. */
export const nightOf = (now: Date) =>
  new Date(Math.floor((now.getTime() - nightHour * hour) / day) * day + nightHour * hour)

/** Counts anew for everyone who was not counted since the night began. Returns whether more are left. */
export async function learnNightly(db: Db, now: Date): Promise<boolean> {
  for (let batch = 0; batch < batchesAtOnce; batch += 1)
    if ((await inTransaction(db, (tx) => recountDue(tx, now))) < usersAtOnce) {
      await sharePriors(db, now)
      return false
    }
  return true
}

async function recountDue(tx: Tx, now: Date): Promise<number> {
  const due = await tx
    .selectFrom('learning')
    .select('user_id')
    .where('is_on', '=', true)
    .where((row) => row.or([row('counted_at', 'is', null), row('counted_at', '<', nightOf(now))]))
    .orderBy('counted_at', (order) => order.asc().nullsFirst())
    .limit(usersAtOnce)
    .forUpdate()
    .skipLocked()
    .execute()
  await recount(
    tx,
    due.map(({ user_id }) => user_id),
    now,
  )
  return due.length
}

interface Row extends Pick<SettledReply, 'author_id' | 'came_back' | 'bad' | 'topic' | 'local_hour' | 'claimed_at'> {
  user_id: string
  choice: Choice
}

const isAvoided = sql<boolean>`exists (select from bot_terms where bot_terms.user_id = actions.user_id and list = 'person'
  and ${holdsOn(sql.ref('actions.network'))} and actions.author_id = any(${idsOf}))`

export async function recount(db: Db, userIds: string[], now: Date): Promise<void> {
  if (userIds.length === 0) return
  const { rows } = await sql<Row>`
    select reply.* from learning cross join lateral (
      select user_id, author_id, claimed_at, came_back, topic, local_hour, choice, (${ownComplaints} > 0 or ${isAvoided}
        or ${hasOptedOut(sql.ref('actions.user_id'), sql.ref('actions.network'), sql.ref('actions.author_id'))}) as bad
      from actions
      where user_id = learning.user_id and kind = 'reply' and state = 'success' and choice is not null
        and came_back is not null and claimed_at > greatest(learning.since, ${new Date(now.getTime() - countedFor)}::timestamptz)
      order by claimed_at desc limit ${maxReplies}) as reply
    where learning.user_id = any(${userIds}::uuid[])`.execute(db)
  const settled = new Map<string, SettledReply[]>(userIds.map((id) => [id, []]))
  for (const { user_id, choice, ...reply } of rows) settled.get(user_id)?.push({ ...choice, ...reply })
  const counted = [...settled].map(([user_id, replies]) => {
    const sums = sumsOf(replies, now)
    return { user_id, sums, statements: statementsOf(sums) }
  })
  const isWeekOver = sql`(learning.stated_at is null or learning.stated_at <= ${new Date(now.getTime() - stateEvery)}::timestamptz)`
  await sql`
    update learning set sums = counted.sums, counted_at = ${now}::timestamptz,
      statements = case when ${isWeekOver} then counted.statements else learning.statements end,
      stated_at = case when ${isWeekOver} then ${now}::timestamptz else learning.stated_at end
    from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as counted(user_id uuid, sums jsonb, statements jsonb)
    where learning.user_id = counted.user_id`.execute(db)
}
