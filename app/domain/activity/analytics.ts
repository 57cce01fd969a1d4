import type { Mind } from '#app/adapters/model/mind.ts'
import type { Network } from '#app/adapters/network/network.ts'
import type { Networks } from '#app/adapters/network/networks.ts'
import type { Db } from '#app/db/pool.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { isEmptyActivity, loadActivity } from '#app/domain/activity/activity.ts'
import { bestHourText, spanOfHour } from '#app/domain/activity/best-hour.ts'
import { loadContrasts } from '#app/domain/activity/contrasts.ts'
import { type ByHour, type Figures, loadFigures } from '#app/domain/activity/figures.ts'
import { loadBestPerson, loadOutcomes } from '#app/domain/activity/people.ts'
import { loadResults } from '#app/domain/activity/results.ts'
import { daysShown, firstShown, loadSeries } from '#app/domain/activity/series.ts'
import { loadSubjects } from '#app/domain/activity/subjects.ts'
import { loadWeekAndPeople } from '#app/domain/activity/week.ts'
import { startOfDay } from '#app/domain/time.ts'

export async function loadAnalyticsTab(
  db: Db,
  { network, networks, mind }: { network: Network; networks: Networks; mind: Mind },
  user: SessionUser,
  searchParams: URLSearchParams,
  now: Date,
) {
  const tab = searchParams.get('tab')
  if (tab === 'activity')
    return { tab: 'activity' as const, ...(await loadActivity(db, networks, user, searchParams, now)) }
  const { insights: has_insights, analytics_days } = user.plan
  const loading = loadFigures(db, user, now)
  const aboutAll = async () => {
    const figures = await loading
    const performance = performanceOf(figures, network.name, now)
    return { ...performance, figures, by_hour: figures.by_hour, has_insights, analytics_days }
  }
  if (tab === 'insights') {
    const first = firstShown(user, now, analytics_days)
    const [about, { learned, this_week, ...week }, outcomes] = await Promise.all([
      aboutAll(),
      loadWeekAndPeople(db, user, first, now),
      outcomesOf(db, mind, user, first),
    ])
    const usual_pace = user.plan.actions_per_hour.standard
    const days = daysShown(user, now, analytics_days)
    return { tab: 'insights' as const, ...about, days, this_week, usual_pace, week, outcomes, learned }
  }
  const days = chosenDays(searchParams.get('period'), analytics_days)
  const [about, series, results] = await Promise.all([
    aboutAll(),
    loadSeries(db, user, loading, now, days),
    loadResults(db, user, now, days),
  ])
  return { tab: 'performance' as const, ...about, days, series, results }
}

/** null: not in the plan. */
async function outcomesOf(db: Db, mind: Mind, user: SessionUser, first: string) {
  if (!user.plan.insights) return null
  const since = startOfDay(first, user.time_zone)
  const [people, best_person, subjects, contrasts] = await Promise.all([
    loadOutcomes(db, user.id, since),
    loadBestPerson(db, user.id, since),
    loadSubjects(db, mind, user.id, since),
    loadContrasts(db, user.id, first),
  ])
  return { people, best_person, subjects, contrasts }
}

const chartPeriods = [1, 7, 30, 90] as const

/** All that the plan offers, unless the requested period is shorter. */
export function chosenDays(requested: string | null | undefined, maxDays: number): number {
  const days = chartPeriods.find((one) => String(one) === requested)
  return days !== undefined && days <= maxDays ? days : maxDays
}

export const hasSent = ({ series }: Pick<Extract<AnalyticsTab, { tab: 'performance' }>, 'series'>): boolean =>
  series.days.some(({ counts }) => Object.values(counts).some((count) => count > 0))

export const isEmptyTab = (shown: AnalyticsTab): boolean =>
  shown.tab === 'performance' ? !hasSent(shown) : shown.tab === 'activity' && isEmptyActivity(shown)

export type AnalyticsTab = Awaited<ReturnType<typeof loadAnalyticsTab>>

export function performanceOf(figures: Figures, network: string, now: Date) {
  const { running_since, actions_yesterday } = figures
  const actions_trend = actions_yesterday === null ? null : figures.actions_today - actions_yesterday
  const running = running_since !== null
  const isOfOneDay = figures.new_followers_since === null
  return {
    bot_performance: {
      status: running ? ('running' as const) : ('stopped' as const),
      uptime: running ? Math.max(0, Math.floor((now.getTime() - running_since.getTime()) / 1000)) : 0,
      actions_today: figures.actions_today,
      success_rate: figures.success_rate,
      avg_response_time: figures.avg_response_ms,
      errors: figures.errors_today,
    },
    engagement_metrics: {
      engagement_rate: figures.engagement_rate === null ? null : `${figures.engagement_rate}%`,
      follower_growth: isOfOneDay ? figures.new_followers : null,
      follower_growth_rate:
        isOfOneDay && figures.follower_growth_rate !== null ? `${figures.follower_growth_rate}%` : null,
      actions_trend,
      unwelcome: figures.unwelcome,
      engagement_trend: difference(figures.engagement_rate, figures.engagement_rate_before),
    },
    trends: {
      actions_trend,
      success_rate_trend: difference(figures.success_rate, figures.success_rate_before),
      best_hour: figures.by_hour?.best?.hour ?? null,
    },
    insights: insightsOf(figures, running, network),
  }
}

function difference(now: number | null, before: number | null): number | null {
  return now === null || before === null ? null : Math.round((now - before) * 10) / 10
}

const minForPercentage = 10

/** Each statement must be literally true and unlikely to be chance. */
function insightsOf({ by_hour, connected, success_rate, success_rate_of }: Figures, running: boolean, network: string) {
  const hasData = by_hour !== null || success_rate_of > 0
  const warning = !running
    ? 'Bot is not currently running.'
    : success_rate !== null && success_rate < 80 && success_rate_of >= minForPercentage
      ? `In the last 7 days, only ${success_rate}% of ${success_rate_of} actions on ${network} succeeded.`
      : null
  const recommendation = running || hasData ? adviceOf(by_hour) : startText(connected, network)
  return { recommendation, warning }
}

const adviceOf = (by_hour: ByHour | null) =>
  by_hour?.best?.is_clear ? `${spanOfHour(by_hour.best.hour)} is your best hour: ${bestHourText(by_hour.best)}.` : null

const startText = (connected: boolean, network: string) =>
  connected
    ? 'Start the bot to see analytics data.'
    : `Connect your ${network} account and start the bot to see analytics data.`
