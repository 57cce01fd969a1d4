import { sql } from 'kysely'
import type { ActionKind } from '#app/adapters/network/network.ts'
import { type Db, inTransaction } from '#app/db/pool.ts'
import { zoneInForce } from '#app/domain/account/user/time-zone.ts'
import { countedHours } from '#app/domain/activity/figures.ts'
import { hasReaction, repliesBack } from '#app/domain/bot/send/outcome.ts'
import { addDays, localTime } from '#app/domain/time.ts'
import type { Queue } from '#app/queue/queue.ts'

/** Local hour. */
export const morning = 8
/** Per round. */
const batchSize = 200

/** Local times are computed here: PostgreSQL doesn't know every time zone a user may have. Returns whether there may be more. */
export async function sendSummaries({ db, queue }: { db: Db; queue: Queue }, now: Date): Promise<boolean> {
  const mornings = await loadMornings(db, now)
  let isMoreLeft = false
  for (const [chosen, sent, which] of [
    ['daily_summary', 'summary_day', 'day'],
    ['weekly_digest', 'digest_day', 'week'],
  ] as const) {
    const begun = mornings.filter(({ day }) => which === 'day' || isMonday(day))
    const [zones, days] = [begun.map(({ zone }) => zone), begun.map(({ day }) => day)]
    const isUnsent = (day: string) => sql<boolean>`(preferences.email and ${sql.ref(`preferences.${chosen}`)}
      and coalesce(${sql.ref(`preferences.${sent}`)}, '-infinity') < ${sql.ref(day)})`
    // Everyone's preferences are looked through, so what is due is locked only then.
    const { rows: found } = await sql<{ user_id: string; day: string }>`
      select preferences.user_id, local.day
      from notification_preferences as preferences join users on users.id = preferences.user_id
      join unnest(${zones}::text[], ${days}::date[]) as local(zone, day) on local.zone = ${zoneInForce(now)}
      where ${isUnsent('local.day')} limit ${batchSize}`.execute(db)
    if (found.length === batchSize) isMoreLeft = true
    if (found.length === 0) continue
    await inTransaction(db, async (tx) => {
      const { rows } = await sql<{ user_id: string; day: string }>`
        with due as materialized (
          select preferences.user_id, found.day
          from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as found(user_id uuid, day date)
          join notification_preferences as preferences using (user_id)
          where ${isUnsent('found.day')} for update of preferences skip locked
        )
        update notification_preferences set ${sql.ref(sent)} = due.day from due
        where notification_preferences.user_id = due.user_id
        returning notification_preferences.user_id, due.day`.execute(tx)
      const mails = rows.map(({ user_id, day }) => ({ user_id, span: which, before: day }))
      await queue.enqueueAll(tx, 'mail.summary', mails)
    })
  }
  return isMoreLeft
}

/** Zones in which it is morning, with their day. */
async function loadMornings(db: Db, now: Date): Promise<{ zone: string; day: string }[]> {
  const chosen = await db
    .selectFrom('notification_preferences')
    .innerJoin('users', 'users.id', 'notification_preferences.user_id')
    .select(zoneInForce(now).as('zone'))
    .distinct()
    .where('notification_preferences.email', '=', true)
    .where(({ or, eb }) => or([eb('daily_summary', '=', true), eb('weekly_digest', '=', true)]))
    .execute()
  return chosen.map(({ zone }) => ({ zone, ...localTime(now, zone) })).filter(({ hour }) => hour >= morning)
}

const isReply = sql<boolean>`kind = 'reply' and state = 'success'`

const isMonday = (day: string) => new Date(day).getUTCDay() === 1

/** A reply of these days, and what came back to it. */
export interface Exchange {
  handle: string
  post: string
  reply: string
  back: string | null
}

export interface Summary {
  /** `YYYY-MM-DD`, inclusive. */
  first: string
  last: string
  counts: Record<ActionKind, number>
  failed: number
  /** So far, to the replies of these days. */
  answers: number
  likes: number
  unwelcome: number
  /** Posts of these days that complained or asked to stop, about an action or not. */
  complaints: number
  /** The seven days up to the last one: replies, and how many of them got something back. */
  days: { day: string; replies: number; landed: number }[]
  /** null: not counted on these days. */
  new_followers: number | null
  best: Exchange | null
  queued: number
}

/** null: nothing was sent. */
export async function loadSummary(
  db: Db,
  user: { id: string },
  span: 'day' | 'week',
  before: string,
): Promise<Summary | null> {
  const last = addDays(before, -1)
  const first = span === 'day' ? last : addDays(before, -7)
  const { rows } = await sql<{ local_day: string; kind: ActionKind; sent: number; failed: number }>`
    select local_day, kind, sum(sent)::bigint as sent, sum(failed)::bigint as failed
    from ${countedHours(user.id, addDays(before, -7))} as hours where local_day < ${before} group by local_day, kind`.execute(
    db,
  )
  const counts = { reply: 0, like: 0, follow: 0, view: 0 }
  let failed = 0
  for (const row of rows.filter(({ local_day }) => local_day >= first)) {
    counts[row.kind] += row.sent
    failed += row.failed
  }
  if (Object.values(counts).every((count) => count === 0)) return null
  const came = await db
    .selectFrom('actions')
    .select(({ fn }) => [
      sql<number>`coalesce(sum(${repliesBack}) filter (where ${isReply}), 0)::bigint`.as('answers'),
      sql<number>`coalesce(sum(outcome_likes) filter (where ${isReply}), 0)::bigint`.as('likes'),
      fn.sum<number>('unwelcome').as('unwelcome'),
    ])
    .where('user_id', '=', user.id)
    // Enables the index; no time zone's day begins earlier.
    .where('claimed_at', '>=', new Date(`${addDays(first, -1)}T00:00:00Z`))
    .where('local_day', '>=', first)
    .where('local_day', '<', before)
    .executeTakeFirstOrThrow()
  const replied = await sql<{ day: string; landed: number }>`
    select local_day as day, count(*) filter (where ${hasReaction})::bigint as landed from actions
    where user_id = ${user.id} and ${isReply} and claimed_at >= ${new Date(`${addDays(before, -8)}T00:00:00Z`)}
      and local_day >= ${addDays(before, -7)} and local_day < ${before} group by local_day`.execute(db)
  const days = Array.from({ length: 7 }, (_, index) => addDays(before, index - 7)).map((day) => ({
    day,
    replies: rows
      .filter((row) => row.local_day === day && row.kind === 'reply')
      .reduce((sum, { sent }) => sum + sent, 0),
    landed: Number(replied.rows.find((row) => row.day === day)?.landed ?? 0),
  }))
  const beside = await Promise.all([
    loadGained(db, user.id, first, last),
    loadBest(db, user.id, first, before),
    loadQueued(db, user.id),
    loadComplaints(db, user.id, first, before),
  ])
  const [new_followers, best, queued, complaints] = beside
  return {
    first,
    last,
    counts,
    failed,
    ...came,
    unwelcome: Number(came.unwelcome ?? 0),
    days,
    new_followers,
    best,
    queued,
    complaints,
  }
}

async function loadComplaints(db: Db, userId: string, first: string, before: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from users join connections on connections.user_id = users.id
      join inbox_posts as post on post.user_id = users.id and post.network = connections.network
        and post.network_account_id = connections.network_account_id
    where users.id = ${userId} and says in ('complaint', 'stop') and posted_at >= ${new Date(`${addDays(first, -1)}T00:00:00Z`)}
      and (posted_at at time zone time_zone)::date >= ${first}::date and (posted_at at time zone time_zone)::date < ${before}::date`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** Between the counts of the day before and the last day. */
async function loadGained(db: Db, userId: string, first: string, last: string): Promise<number | null> {
  const counts = await db
    .selectFrom('follower_days')
    .innerJoin('connections', (join) =>
      join
        .onRef('connections.user_id', '=', 'follower_days.user_id')
        .onRef('connections.network', '=', 'follower_days.network')
        .onRef('connections.network_account_id', '=', 'follower_days.network_account_id'),
    )
    .select(['local_day', 'first_count', 'last_count'])
    .where('follower_days.user_id', '=', userId)
    .where('local_day', '>=', first)
    .where('local_day', '<=', last)
    .orderBy('local_day')
    .execute()
  const [from, to] = [counts[0], counts.at(-1)]
  return from && to ? to.last_count - from.first_count : null
}

async function loadBest(db: Db, userId: string, first: string, before: string): Promise<Exchange | null> {
  const { rows } = await sql<Exchange>`
    select author_handle as handle, post_text as post, text as reply, (
      select said.text from inbox_posts as said
      where said.user_id = actions.user_id and said.author_id = actions.author_id and said.posted_at > actions.claimed_at
      order by said.posted_at limit 1) as back
    from actions
    where user_id = ${userId} and ${isReply} and ${hasReaction} and post_text is not null and text is not null
      and claimed_at >= ${new Date(`${addDays(first, -1)}T00:00:00Z`)} and local_day >= ${first} and local_day < ${before}
    order by ${repliesBack} > 0 desc, outcome_likes desc nulls last, claimed_at desc limit 1`.execute(db)
  return rows[0] ?? null
}

async function loadQueued(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('actions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return Number(count)
}
