import type { ActionKind, Network } from '#app/adapters/network/network.ts'
import type { Plan } from '#app/content/plans.ts'
import type { Db } from '#app/db/pool.ts'
import { type ByHour, type Figures, loadFigures } from '#app/domain/activity/figures.ts'
import { loadOutcomes } from '#app/domain/activity/people.ts'
import { loadSeries } from '#app/domain/activity/series.ts'
import { loadTimeline } from '#app/domain/activity/timeline.ts'
import type { SessionUser } from '#app/domain/session/session.ts'
import { addDays, hourText, localTime, startOfDay } from '#app/domain/time.ts'

const kinds: readonly ActionKind[] = ['like', 'follow', 'reply', 'view']

/** The data of one analytics tab; an unknown tab is the first one, an unknown kind means all kinds. */
export async function loadAnalyticsTab(
  db: Db,
  network: Network,
  user: SessionUser,
  asked: { tab?: string | undefined; kind?: string | undefined; period?: string | undefined },
  now: Date,
) {
  if (asked.tab === 'activity') {
    const kind = kinds.find((one) => one === asked.kind)
    const period = user.plan.analytics_days < 30 ? ('week' as const) : ('month' as const)
    const page = await loadTimeline(db, network, user, { period, kind }, now)
    return { tab: 'activity' as const, kind: kind ?? ('all' as const), period, page }
  }
  const figures = planFigures(await loadFigures(db, user, now), user.plan)
  const performance = await loadPerformance(db, network, user.id, figures, now)
  const { insights: has_insights, analytics_days } = user.plan
  const about = { ...performance, by_hour: figures.by_hour, has_insights, analytics_days }
  if (asked.tab === 'insights') {
    const since = startOfDay(addDays(localTime(now, user.time_zone).day, 1 - analytics_days), user.time_zone)
    return { tab: 'insights' as const, ...about, people: has_insights ? await loadOutcomes(db, user.id, since) : null }
  }
  const days = chosenDays(asked.period, analytics_days)
  return { tab: 'performance' as const, ...about, days, series: await loadSeries(db, user, figures, now, days) }
}

/** Periods of the charts, in days; a plan has those within its reach. */
export const chartPeriods = [1, 7, 30, 90] as const

/** What was asked for, where the plan reaches that far; else all that it has. */
export function chosenDays(asked: string | undefined, reach: number): number {
  const days = chartPeriods.find((one) => String(one) === asked)
  return days !== undefined && days <= reach ? days : reach
}

/** Without what the plan does not hold: the hours of the day are told on plans with insights. */
export function planFigures(figures: Figures, { insights }: Plan): Figures {
  return insights ? figures : { ...figures, by_hour: null }
}

export type AnalyticsTab = Awaited<ReturnType<typeof loadAnalyticsTab>>

/** The figures of the performance tab, in one query. */
export async function loadPerformance(db: Db, network: Network, userId: string, figures: Figures, now: Date) {
  const bot = await db
    .selectFrom('bots')
    .select(['state', 'started_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const running = bot?.state === 'running'
  const started = bot?.started_at?.getTime()
  return {
    bot_performance: {
      status: running ? ('running' as const) : ('stopped' as const),
      uptime: running && started ? Math.max(0, Math.floor((now.getTime() - started) / 1000)) : 0,
      actions_today: figures.actions_today,
      success_rate: figures.success_rate,
      avg_response_time: figures.avg_response_ms,
      errors: figures.errors_today,
    },
    engagement_metrics: {
      engagement_rate: figures.engagement_rate === null ? null : `${figures.engagement_rate}%`,
      follower_growth: figures.new_followers,
      follower_growth_rate: figures.follower_growth_rate === null ? null : `${figures.follower_growth_rate}%`,
      actions_trend: figures.actions_today - figures.actions_yesterday,
      engagement_trend: difference(figures.engagement_rate, figures.engagement_rate_before),
    },
    trends: {
      actions_trend: figures.actions_today - figures.actions_yesterday,
      success_rate_trend: difference(figures.success_rate, figures.success_rate_before),
      best_hour: figures.by_hour?.best?.hour ?? null,
    },
    insights: insightsOf(figures, running, network.name),
  }
}

function difference(now: number | null, before: number | null): number | null {
  return now === null || before === null ? null : Math.round((now - before) * 10) / 10
}

/** A percentage of fewer actions than this says little. */
const enoughForAShare = 10

/** Only statements that the figures support: each is literally true and not a matter of chance. */
function insightsOf({ by_hour, success_rate, success_rate_of }: Figures, running: boolean, network: string) {
  const warning = !running
    ? 'Bot is not currently running.'
    : success_rate !== null && success_rate < 80 && success_rate_of >= enoughForAShare
      ? `Only ${success_rate}% of the ${success_rate_of} actions that ${network} answered in the last 7 days succeeded.`
      : null
  return { recommendation: recommendationOf(by_hour, running, network), warning }
}

function recommendationOf(by_hour: ByHour | null, running: boolean, network: string): string | null {
  if (!by_hour) return running ? null : `Connect your ${network} account and start the bot to see analytics data.`
  if (!by_hour.best?.clear) return null
  const { hour, actions } = by_hour.best
  const span = `Between ${hourText(hour)} and ${hourText(hour + 1)}`
  return `${span} more of your actions succeeded than in any other hour: ${actions} of ${by_hour.of} in the last 30 days.`
}
