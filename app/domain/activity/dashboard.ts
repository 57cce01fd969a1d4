import type { Network } from '#app/adapters/network/network.ts'
import type { Db } from '#app/db/pool.ts'
import { type ByHour, type Figures, figuresOf } from '#app/domain/activity/figures.ts'
import { type ActivityItem, recentActivity } from '#app/domain/activity/recent.ts'

const icons = { reply: 'reply', like: 'like', follow: 'follow', view: 'view' } as const

/** GET /analytics/dashboard in the spec's form; the pages show the same figures. */
export async function dashboardAnalytics(db: Db, network: Network, user: { id: string; time_zone: string }, now: Date) {
  const performance = await performanceOf(db, network, user.id, await figuresOf(db, user, now), now)
  const { recent } = await recentActivity(db, network, user.id, now)
  return { ...performance, recent_actions: recent.flatMap(toRecentAction) }
}

export type Performance = Awaited<ReturnType<typeof performanceOf>>

/** The same without the list of actions, in one query. */
export async function performanceOf(db: Db, network: Network, userId: string, figures: Figures, now: Date) {
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

/** What was dropped before it was sent is no action to a program. */
function toRecentAction({ status, ...item }: ActivityItem) {
  if (status === 'dropped') return []
  const action = {
    action: item.type,
    target: item.target,
    timestamp: item.time,
    tweet_content: item.tweet_content,
    reply_content: item.reply_content,
    status,
    icon: icons[item.type],
  }
  return [action]
}

function difference(now: number | null, before: number | null): number | null {
  return now === null || before === null ? null : Math.round((now - before) * 10) / 10
}

/** A share of fewer actions than this is no news. */
const enoughForAShare = 10

/** Said only where the figures bear it out: each sentence is true as it stands, and rests on more than chance. */
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
  const span = `Between ${hour}:00 and ${(hour + 1) % 24}:00`
  return `${span} more of your actions succeeded than in any other hour: ${actions} of ${by_hour.of} in the last 30 days.`
}
