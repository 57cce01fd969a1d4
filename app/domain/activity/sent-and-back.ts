import { type RawBuilder, sql } from 'kysely'
import type { Week } from '#app/contract/settings.ts'
import { since } from '#app/db/statements.ts'
import type { FollowerDay } from '#app/domain/activity/figures.ts'
import { modeAt, standardHours } from '#app/domain/bot/schedule/hours.ts'
import { usesSlot } from '#app/domain/bot/send/action-limits.ts'
import { repliesBack } from '#app/domain/bot/send/outcome.ts'
import { picturePath } from '#app/domain/pictures/pictures.ts'
import { addDays, day, hour, hourText, localTime, startOfDay } from '#app/domain/time.ts'
import { zonedText } from '#app/time-zones.ts'

/** What was sent in one step of time, and what it has brought since. */
interface SentCounts {
  replies: number
  others: number
  answers: number
  likes: number
  follows: number
  unwelcome: number
  failed: number
}

interface SentHour extends SentCounts {
  /** Hours since 1970. */
  at: number
  face: { name: string; picture: string | null } | null
}

interface SentColumn extends SentCounts {
  /** The newest person who replied back. */
  face: SentHour['face']
}

export interface SentAndBack {
  from: Date
  /** In hours. */
  step: number
  columns: SentColumn[]
  /** Runs of columns outside working hours: the first, and the one after the last. */
  shaded: [number, number][]
  /** `at`: a share of the width. */
  ticks: { at: number; text: string; strong: boolean }[]
  followers: { at: number; count: number }[]
  days: (SentCounts & { day: string; followers: number | null })[]
}

const shownDays = 7
const fewDays = 4
const none: SentCounts = { replies: 0, others: 0, answers: 0, likes: 0, follows: 0, unwelcome: 0, failed: 0 }
const names = Object.keys(none) as (keyof SentCounts)[]

/** SQL: the last seven local days by hour, as JSON. */
export function sentAndBackAsJson(userId: string, time_zone: string, now: Date): RawBuilder<SentHour[] | null> {
  const from = sql`${startOfDay(addDays(localTime(now, time_zone).day, 1 - shownDays), time_zone)}::timestamptz`
  const reply = sql`state = 'success' and kind = 'reply' and outcome_likes is not null`
  const of = (states: RawBuilder<unknown>) => sql`
    select * from actions where user_id = ${userId} and ${states} and ${since('claimed_at', from)}`
  return sql`(select json_agg(counted order by at) from (
    select floor(extract(epoch from claimed_at) / 3600)::int as at,
      count(*) filter (where kind = 'reply' and state <> 'failed') as replies,
      count(*) filter (where kind <> 'reply' and state <> 'failed') as others,
      count(*) filter (where state = 'failed') as failed,
      coalesce(sum(${repliesBack}) filter (where ${reply}), 0) as answers,
      coalesce(sum(outcome_likes) filter (where ${reply}), 0) as likes,
      count(*) filter (where state = 'success' and kind = 'follow' and outcome_followed) as follows,
      coalesce(sum(unwelcome), 0) as unwelcome,
      (array_agg(json_build_object('name', author_name,
          'picture', ${picturePath(sql`${userId}::uuid`, sql`sent.network`, sql`sent.author_handle`)})
        order by claimed_at desc) filter (where ${reply} and ${repliesBack} > 0))[1] as face
    from (${of(usesSlot)} union all ${of(sql`state = 'failed'`)}) as sent
    group by 1) as counted)`
}

interface Facts {
  hours: SentHour[] | null
  followers: FollowerDay[]
  /** null: the standard ones. */
  week: Week | null
  time_zone: string
}

/** By the hour while there is little to show, else in steps of two hours over seven days. null: nothing was sent. */
export function sentAndBack({ hours, followers, week, time_zone }: Facts, now: Date): SentAndBack | null {
  const [first] = hours ?? []
  if (!first || !hours) return null
  const end = Math.floor(now.getTime() / hour) + 1
  const isShort = end - first.at <= fewDays * 24
  const step = isShort ? 1 : 2
  const today = localTime(now, time_zone).day
  const weekStart = Math.floor(startOfDay(addDays(today, 1 - shownDays), time_zone).getTime() / hour)
  const start = isShort ? Math.min(first.at, end - 48) : weekStart
  const length = Math.ceil((end - start) / step)
  const columns = Array.from({ length }, (): SentColumn => ({ ...none, face: null }))
  const days = new Map<string, SentCounts>()
  for (const one of hours) {
    const column = columns[Math.floor((one.at - start) / step)]
    const date = localTime(new Date(one.at * hour), time_zone).day
    const ofDay = days.get(date) ?? { ...none }
    days.set(date, ofDay)
    for (const name of names) {
      ofDay[name] += one[name]
      if (column) column[name] += one[name]
    }
    if (column && one.face) column.face = one.face
  }
  const place = { start, step, length, time_zone }
  const last = new Map(followers.map(({ local_day, last_count }) => [local_day, last_count]))
  return {
    from: new Date(first.at * hour),
    step,
    columns,
    shaded: shadedOf(place, week ?? standardHours),
    ticks: ticksOf(place, now),
    followers: followerLine(place, last, now),
    days: [...days].map(([date, counts]) => ({ day: date, ...counts, followers: last.get(date) ?? null })),
  }
}

interface Place {
  /** In hours since 1970. */
  start: number
  step: number
  length: number
  time_zone: string
}

function shadedOf({ start, step, length, time_zone }: Place, week: Week): [number, number][] {
  const runs: [number, number][] = []
  for (let at = 0; at < length; at += 1) {
    if (modeAt(week, new Date((start + at * step) * hour), time_zone) === 'work') continue
    const last = runs.at(-1)
    if (last?.[1] === at) last[1] = at + 1
    else runs.push([at, at + 1])
  }
  return runs
}

/** At each local midnight, and over less than four days at 6 AM, noon and 6 PM. */
function ticksOf({ start, step, length, time_zone }: Place, now: Date): SentAndBack['ticks'] {
  const ticks: SentAndBack['ticks'] = []
  const hours = length * step
  for (let at = 0; at < hours; at += 1) {
    const time = new Date((start + at) * hour)
    const local = localTime(time, time_zone).hour
    if (local === 0) {
      const text = zonedText(time, time_zone, { weekday: 'short' })
      ticks.push({ at: at / hours, text, strong: true })
    } else if (step === 1 && local % 6 === 0 && at > 2 && now.getTime() - time.getTime() > 3 * hour)
      ticks.push({ at: at / hours, text: local === 12 ? 'noon' : hourText(local), strong: false })
  }
  return ticks
}

/** Each day's last count, over that day. */
function followerLine(place: Place, counts: ReadonlyMap<string, number>, now: Date): SentAndBack['followers'] {
  const { start, step, length, time_zone } = place
  const today = localTime(now, time_zone).day
  const hours = length * step
  return [...counts].toSorted().flatMap(([date, count]) => {
    if (date > today) return []
    const from = startOfDay(date, time_zone).getTime() / hour - start
    return from + day / hour <= 0 ? [] : [{ at: Math.max(0, from / hours), count }]
  })
}
