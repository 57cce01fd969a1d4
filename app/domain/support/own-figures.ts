import { sql } from 'kysely'
import type { ActionKind } from '#app/adapters/network/network.ts'
import { counted } from '#app/content/counted.ts'
import type { Db } from '#app/db/pool.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { countedHours, loadFigures } from '#app/domain/activity/figures.ts'
import { usesSlot } from '#app/domain/bot/send/action-limits.ts'
import { addDays, clockText, dateText, day, isSameDay, localTime, shortDateText, startOfDay } from '#app/domain/time.ts'
import type { Period, Slots } from './slots.ts'

type Answer = (db: Db, user: SessionUser, now: Date, slots: Slots) => Promise<string>

const names: Record<ActionKind, [string, string]> = {
  reply: ['reply', 'replies'],
  like: ['like', 'likes'],
  follow: ['follow', 'follows'],
  view: ['profile view', 'profile views'],
}
const shownKinds: ActionKind[] = ['reply', 'like', 'follow']
const today: Period = { from: 0, to: 0, name: 'Today' }
const week: Period = { from: 6, to: 0, name: 'In the last 7 days' }

const activity = 'Activity (/dashboard/activity) lists each one.'

function rangeOf({ from, to }: Period, { time_zone }: SessionUser, now: Date) {
  const { day } = localTime(now, time_zone)
  return { first: addDays(day, -from), last: addDays(day, -to) }
}

async function countsIn(db: Db, user: SessionUser, now: Date, period: Period) {
  const { first, last } = rangeOf(period, user, now)
  const { rows } = await sql<{ kind: ActionKind; sent: number; failed: number }>`
    select kind, sum(sent)::int as sent, sum(failed)::int as failed from ${countedHours(user.id, first)} as counted
    where local_day <= ${last}::date group by kind`.execute(db)
  const of = (kind: ActionKind) => rows.find((row) => row.kind === kind)?.sent ?? 0
  return { of, failed: rows.reduce((sum, { failed }) => sum + failed, 0) }
}

const listOf = (of: (kind: ActionKind) => number) =>
  shownKinds.map((kind) => counted(of(kind), ...names[kind])).join(', ')

async function sentTo(db: Db, user: SessionUser, handle: string): Promise<string> {
  const rows = await db
    .selectFrom('actions')
    .select(['kind'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', user.id)
    .where(sql<boolean>`lower(author_handle) = lower(${handle})`)
    .where(usesSlot)
    .groupBy('kind')
    .execute()
  const done = rows.map(({ kind, count }) => counted(Number(count), ...names[kind]))
  const sums = done.length === 0 ? `Your bot hasn’t contacted @${handle}.` : `To @${handle}: ${done.join(', ')}.`
  return `${sums} ${activity}`
}

export const sent: Answer = async (db, user, now, { kind, period, person }) => {
  if (person) return sentTo(db, user, person)
  const asked = period ?? today
  const [counts, ofWeek] = await Promise.all([countsIn(db, user, now, asked), countsIn(db, user, now, week)])
  if (kind) {
    const also = period ? '' : ` In the last 7 days: ${ofWeek.of(kind).toLocaleString('en-US')}.`
    return `${asked.name}, your bot sent ${counted(counts.of(kind), ...names[kind])}.${also} ${activity}`
  }
  const also = period ? '' : ` In the last 7 days: ${listOf(ofWeek.of)}.`
  return `${asked.name}: ${listOf(counts.of)}.${also} ${activity}`
}

export const errors: Answer = async (db, user, now, { period }) => {
  const asked = period ?? today
  const { first, last } = rangeOf(asked, user, now)
  const [{ failed }, latest] = await Promise.all([
    countsIn(db, user, now, asked),
    db
      .selectFrom('actions')
      .select(['kind', 'author_handle', 'reason'])
      .where('user_id', '=', user.id)
      .where('state', '=', 'failed')
      .where(sql<boolean>`local_day between ${first}::date and ${last}::date`)
      .orderBy('claimed_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ])
  if (failed === 0) return `${asked.name}, no action failed. Activity (/dashboard/activity) lists all of them.`
  const why = latest ? ` The latest: ${names[latest.kind][0]} to @${latest.author_handle}.` : ''
  return `${asked.name}, ${counted(failed, 'action')} failed.${why} Activity (/dashboard/activity) gives each one’s reason, and they don’t count toward your limits.`
}

export const followers: Answer = async (db, user, now, { period }) => {
  const { followers, followers_by_day } = await loadFigures(db, user, now, { bestHour: false })
  const page = 'Analytics (/dashboard/analytics) shows each day.'
  if (followers === null) return `Your followers haven’t been counted yet. ${page}`
  const have = `You have ${counted(followers, 'follower')}.`
  const asked = period ?? week
  const last = followers_by_day.length - asked.to
  const some = followers_by_day.slice(Math.max(0, last - 1 - (asked.from - asked.to)), last)
  const known = some.flatMap((gained) => gained ?? [])
  if (known.length === 0) return `${have} How many are new for that time isn’t known. ${page}`
  const gained = known.reduce((sum, one) => sum + one, 0)
  const name = asked.from > 6 ? week.name : asked.name
  return `${name}, you ${gained < 0 ? `lost ${counted(-gained, 'follower')}` : `gained ${counted(gained, 'follower')}`}. ${have} ${page}`
}

export const rates: Answer = async (db, user, now) => {
  const figures = await loadFigures(db, user, now, { bestHour: false })
  const of = (rate: number | null, part: number, whole: number, what: string) =>
    rate === null
      ? 'not known yet'
      : `${rate}% (${part} of ${counted(whole, what, what === 'reply' ? 'replies' : undefined)})`
  const { engagement_rate, engagement_count, engagement_of, success_rate, success_count, success_rate_of } = figures
  const response =
    figures.avg_response_ms === null ? '' : ` The average response time is ${figures.avg_response_ms} ms.`
  return `In the last 7 days, your engagement rate is ${of(engagement_rate, engagement_count, engagement_of, 'reply')} and your success rate ${of(success_rate, success_count, success_rate_of, 'action')}.${response} Analytics (/dashboard/analytics) shows how they’re counted.`
}

const done: Record<ActionKind, string> = {
  reply: 'replied to',
  like: 'liked a post by',
  follow: 'followed',
  view: 'looked at the profile of',
}

export const latest: Answer = async (db, user, now, { kind, person }) => {
  const last = await db
    .selectFrom('actions')
    .select(['kind', 'author_handle', 'text', 'claimed_at'])
    .where('user_id', '=', user.id)
    .where('state', '=', 'success')
    .where('claimed_at', 'is not', null)
    .$if(kind !== null, (query) => query.where('kind', '=', kind))
    .$if(person !== null, (query) => query.where(sql<boolean>`lower(author_handle) = lower(${person})`))
    .orderBy('claimed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last?.claimed_at) return `Your bot hasn’t sent ${kind ? `a ${names[kind][0]}` : 'anything'} yet. ${activity}`
  const words = last.kind === 'reply' && last.text ? `: “${last.text}”` : '.'
  const time = clockText(last.claimed_at, user.time_zone)
  const day = isSameDay(last.claimed_at, now, user.time_zone)
    ? 'Today'
    : `On ${dateText(last.claimed_at, user.time_zone)}`
  return `${day} at ${time}, your bot ${done[last.kind]} @${last.author_handle}${words} ${activity}`
}

const mostNamed = 5

export const writers: Answer = async (db, user, now, { period, person }) => {
  const asked = period ?? week
  const { first, last } = rangeOf(asked, user, now)
  const people = await db
    .selectFrom('inbox_posts')
    .select(['author_handle'])
    .select(({ fn }) => fn.max('posted_at').as('latest'))
    .where('user_id', '=', user.id)
    .where('posted_at', '>=', startOfDay(first, user.time_zone))
    .where('posted_at', '<', startOfDay(addDays(last, 1), user.time_zone))
    .$if(person !== null, (query) => query.where(sql<boolean>`lower(author_handle) = lower(${person})`))
    .groupBy('author_handle')
    .orderBy('latest', 'desc')
    .limit(mostNamed + 1)
    .execute()
  const page = 'The inbox (/dashboard/inbox) has their words, and what needs a reply from you.'
  if (people.length === 0)
    return `${asked.name}, ${person ? `@${person} didn’t write to you` : 'no one wrote to you'}. The inbox (/dashboard/inbox) shows earlier ones.`
  const named = people
    .slice(0, mostNamed)
    .map(({ author_handle, latest }) => `@${author_handle} (${shortDateText(latest, user.time_zone)})`)
  const more = people.length > mostNamed ? ' and others' : ''
  return `${asked.name}, these people wrote to you: ${named.join(', ')}${more}. ${page}`
}

/** How many of the people followed in the last 7 days followed back. */
export async function followedBack(db: Db, user: SessionUser, now: Date): Promise<string> {
  const { followed, back } = await db
    .selectFrom('actions')
    .select(({ fn }) => [
      fn.countAll<number>().as('followed'),
      fn.count<number>('id').filterWhere('outcome_followed', '=', true).as('back'),
    ])
    .where('user_id', '=', user.id)
    .where('kind', '=', 'follow')
    .where('state', '=', 'success')
    .where('outcome_followed', 'is not', null)
    .where('claimed_at', '>=', new Date(now.getTime() - 7 * day))
    .executeTakeFirstOrThrow()
  return followed === 0
    ? ''
    : `Of ${counted(followed, 'person', 'people')} the bot followed in that time, ${back} followed back.`
}
