import { type RawBuilder, sql } from 'kysely'
import type { ActionKind } from '#app/adapters/network/network.ts'
import type { Plan } from '#app/content/plans.ts'
import { since } from '#app/db/statements.ts'
import { isOfToday } from '#app/domain/bot/send/users-day.ts'
import { workedDays } from '#app/domain/bot/send/warm-up.ts'
import { day, hour, localTime, nextLocalDay } from '#app/domain/time.ts'

const kinds = ['reply', 'like', 'follow', 'view'] as const
export type Counts = Record<ActionKind, number>

/** Includes undone actions. The larger of the user's and the connected account's counts applies. */
export interface ActionUsage {
  /** Claim times within the last 60 minutes, oldest first. */
  hour: { own: Date[]; account: Date[] }
  today: { own: Counts; account: Counts }
  /** What the connected account did with other users, by `until`. */
  others: { kind: ActionKind; until: Date }[]
  credits_today: number
  /** Days of the warm-up so far; null: there is none. */
  worked_days?: number | null
}

export interface PlanAllowance {
  usage: ActionUsage
  plan: Plan
  credits: number
  time_zone: string
}

export interface UserLimits {
  max_actions_per_hour: number
  daily_follow_limit: number
}

export type LimitCode = 'quiet_hours' | 'hour_limit' | 'day_limit' | 'reply_limit' | 'follow_limit' | 'view_limit'
export type Decision = { allowed: true; credit: boolean } | ({ allowed: false } & LimitRefusal)
export interface LimitRefusal {
  code: LimitCode
  retry_at: Date
}

/** A refusal frees the slot; undoing does not. */
const slotStates = ['sending', 'success', 'unknown', 'undone'] as const
/** As literals, so that the partial indexes over these states match in every plan. */
export const usesSlot = sql.raw<boolean>(`state in (${slotStates.map((state) => `'${state}'`).join(', ')})`)

export const countsAsContact = sql.raw<boolean>(
  `state in ('waiting', 'planned', 'sending', 'success', 'unknown', 'undone')`,
)

export interface UsageRow {
  own_hour: Date[] | null
  account_hour: Date[] | null
  own_today: Counts
  account_today: Counts
  others: { kind: ActionKind; at: string }[] | null
  credits_today: number
  worked_days: number | null
}

/**
 * Counted from the actions themselves, so nothing can drift. An `or` may read the user's whole history, so each part
 * is a query with its own index. The account's actions under another user count for a day, as that user's time zone
 * says nothing about this one's.
 */
export function usageSelect(userId: string, timeZone: string, now: Date): RawBuilder<UsageRow> {
  const hourAgo = sql`${new Date(now.getTime() - hour)}::timestamptz`
  const dayAgo = sql`${new Date(now.getTime() - day)}::timestamptz`
  const date = sql`${localTime(now, timeZone).day}::date`
  const account = sql`(
    select network, network_account_id, account_hash, connected_at from connections where user_id = ${userId})`
  const own = sql`
    select claimed_at, local_day, local_hour, kind, used_credit, true as is_own,
      (network, network_account_id) = (select network, network_account_id from ${account} as account) as by_account
    from actions where user_id = ${userId} and ${usesSlot}`
  const isToday = sql`is_own and ${isOfToday(timeZone, now)}`
  const counts = (which: RawBuilder<unknown>) =>
    sql`json_build_object(${sql.join(kinds.map((kind) => sql`${kind}::text, count(*) filter (where ${which} and kind = ${kind})`))})`
  const claims = (which: RawBuilder<unknown>) =>
    sql`array_agg(claimed_at order by claimed_at) filter (where ${which} and claimed_at > ${hourAgo})`
  return sql`
    select ${claims(sql`is_own`)} as own_hour, ${claims(sql`by_account`)} as account_hour,
      ${counts(isToday)} as own_today, ${counts(sql`${isToday} and by_account`)} as account_today,
      json_agg(json_build_object('kind', kind, 'at', claimed_at) order by claimed_at) filter (where not is_own) as others,
      count(*) filter (where ${isToday} and used_credit) as credits_today,
      ${workedDays(userId, date, usesSlot)} as worked_days
    from (${own} and local_day = ${date}
      union all ${own} and ${since('claimed_at', dayAgo)} and local_day <> ${date}
      union all
      select claimed_at, local_day, local_hour, kind, false, false, true from ${account} as account
        join actions using (network, network_account_id)
        where connected_at > ${dayAgo} and user_id <> ${userId} and ${usesSlot} and ${since('claimed_at', dayAgo)}
          and claimed_at > ${dayAgo}
      union all
      select used_until, null, null, kind, false, false, true from ${account} as account
        join former_usage using (account_hash) cross join generate_series(1, count)
        where connected_at > ${dayAgo} and used_until > ${dayAgo}) as used`
}

export function actionUsageOf({ own_hour, account_hour, own_today, account_today, ...row }: UsageRow): ActionUsage {
  return {
    hour: { own: own_hour ?? [], account: account_hour ?? [] },
    today: { own: own_today, account: account_today },
    others: (row.others ?? []).map(({ kind, at }) => ({ kind, until: new Date(Date.parse(at) + day) })),
    credits_today: row.credits_today,
    worked_days: row.worked_days,
  }
}

/** What each daily limit counts; views count only towards their own. */
const limitedKinds = {
  action: ['reply', 'like', 'follow'],
  reply: ['reply'],
  follow: ['follow'],
  view: ['view'],
} as const
export type DailyLimit = keyof typeof limitedKinds

function tallied({ today, others }: ActionUsage, limit: DailyLimit) {
  const which: readonly ActionKind[] = limitedKinds[limit]
  const sum = (counts: Counts) => which.reduce((total, kind) => total + counts[kind], 0)
  return { own: sum(today.own), account: sum(today.account), others: others.filter(({ kind }) => which.includes(kind)) }
}

export function withMore(usage: ActionUsage, more: Partial<Counts>): ActionUsage {
  const { reply = 0, like = 0, follow = 0, view = 0 } = more
  const plus = (counts: Counts): Counts => ({
    reply: counts.reply + reply,
    like: counts.like + like,
    follow: counts.follow + follow,
    view: counts.view + view,
  })
  return { ...usage, today: { own: plus(usage.today.own), account: plus(usage.today.account) } }
}

export const usedThisHour = ({ hour }: ActionUsage) => Math.max(hour.own.length, hour.account.length)

export function usedToday(usage: ActionUsage, limit: DailyLimit): number {
  const { own, account, others } = tallied(usage, limit)
  return Math.max(own, account + others.length)
}

export function includesOthers(usage: ActionUsage, limit: DailyLimit): boolean {
  const { own, others } = tallied(usage, limit)
  return others.length > 0 && usedToday(usage, limit) > own
}

export function usedByKind(usage: ActionUsage): Counts {
  const [reply, follow, view] = (['reply', 'follow', 'view'] as const).map((kind) => usedToday(usage, kind))
  const likes = usage.others.filter(({ kind }) => kind === 'like').length
  const like = Math.max(usage.today.own.like, usage.today.account.like + likes)
  return { reply: reply ?? 0, like, follow: follow ?? 0, view: view ?? 0 }
}

/** null: there is room. The user's own actions count until midnight, the account's with other users for a day. */
export function freesAt(usage: ActionUsage, limit: DailyLimit, max: number, midnight: Date): Date | null {
  if (usedToday(usage, limit) < max) return null
  const { own, account, others } = tallied(usage, limit)
  const today = own < max ? others[account + others.length - max]?.until : undefined
  if (today && today < midnight) return today
  const later = others[others.length - max]?.until
  return later && later > midnight ? later : midnight
}

export function leftToday(usage: ActionUsage, limit: DailyLimit, max: number, midnight: Date): number {
  const { own, account, others } = tallied(usage, limit)
  const kept = others.filter(({ until }) => until > midnight).length
  return Math.max(0, max - Math.max(own, account + kept))
}

function hourFreesAt({ hour: { own, account } }: ActionUsage, max: number): Date | null {
  const ends = [own, account].flatMap((claims) => claims[claims.length - max] ?? [])
  return ends.length === 0 ? null : new Date(Math.max(...ends.map((at) => at.getTime())) + hour)
}

/**
 * Beyond a daily limit, a Free plan's action uses a trial credit. A view needs room in its own limit and the day's. Of
 * several refusals, returns the one that lasts longest.
 */
export function checkLimits(
  kind: ActionKind,
  { usage, plan, credits, time_zone }: PlanAllowance,
  limits: UserLimits,
  now: Date,
): Decision {
  const hasCredit = plan.type === 'free' && credits > 0
  const perHour = Math.min(limits.max_actions_per_hour, plan.actions_per_hour.most)
  const daily: [LimitCode, DailyLimit, number][] = [['day_limit', 'action', plan.actions_per_day]]
  if (kind === 'reply') daily.push(['reply_limit', 'reply', plan.replies_per_day])
  if (kind === 'follow')
    daily.push(['follow_limit', 'follow', Math.min(limits.daily_follow_limit, plan.follows_per_day.most)])
  if (kind === 'view') daily.push(['view_limit', 'view', plan.actions_per_day])
  const full = daily.filter(([, limit, max]) => usedToday(usage, limit) >= max)
  const byCredit = hasCredit ? full.filter(([code]) => code === 'day_limit' || code === 'reply_limit') : []
  const reached = full.filter((limit) => !byCredit.includes(limit))
  const midnight = reached.length > 0 ? nextLocalDay(now, time_zone) : now
  const hourly = hourFreesAt(usage, perHour)
  const refusals = [
    ...(hourly ? [{ code: 'hour_limit' as const, retry_at: hourly }] : []),
    ...reached.map(([code, limit, max]) => ({ code, retry_at: freesAt(usage, limit, max, midnight) ?? midnight })),
  ]
  const [last] = refusals.sort((a, b) => b.retry_at.getTime() - a.retry_at.getTime())
  return last ? { allowed: false, ...last } : { allowed: true, credit: byCredit.length > 0 && kind !== 'view' }
}
