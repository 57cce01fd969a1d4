import type { Network } from '#app/adapters/network/network.ts'
import type { Db } from '#app/db/pool.ts'
import { type Figures, figuresOf } from '#app/domain/activity/figures.ts'
import { type ActivityItem, recentActivity } from '#app/domain/activity/recent.ts'

const icons = { reply: 'reply', like: 'like', follow: 'follow', view: 'view' } as const

/** GET /analytics/dashboard in the spec's form; the pages show the same figures. */
export async function dashboardAnalytics(db: Db, network: Network, user: { id: string; time_zone: string }, now: Date) {
  const performance = await performanceOf(db, network, user, now)
  const recent = await recentActivity(db, network, user.id, now)
  return { ...performance, recent_actions: recent.map(toRecentAction) }
}

export type Performance = Awaited<ReturnType<typeof performanceOf>>

/** The same without the list of actions, in three queries. */
export async function performanceOf(db: Db, network: Network, user: { id: string; time_zone: string }, now: Date) {
  const bot = await db
    .selectFrom('bots')
    .select(['state', 'started_at'])
    .where('user_id', '=', user.id)
    .executeTakeFirst()
  const figures = await figuresOf(db, user, now)
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
      best_hour: figures.best_hour,
    },
    insights: insightsOf(figures, running, network.name),
  }
}

function toRecentAction(item: ActivityItem) {
  return {
    action: item.type,
    target: item.target,
    timestamp: item.time,
    tweet_content: item.tweet_content,
    reply_content: item.reply_content,
    status: item.status,
    icon: icons[item.type],
  }
}

function difference(now: number | null, before: number | null): number | null {
  return now === null || before === null ? null : Math.round((now - before) * 10) / 10
}

/** Said only where the figures bear it out. */
function insightsOf(figures: Figures, running: boolean, network: string) {
  const { best_hour, success_rate } = figures
  const recommendation =
    best_hour !== null
      ? `Most of your successful actions fall between ${best_hour}:00 and ${(best_hour + 1) % 24}:00.`
      : running
        ? null
        : `Connect your ${network} account and start the bot to see analytics data.`
  const warning = !running
    ? 'Bot is not currently running.'
    : success_rate !== null && success_rate < 80
      ? `Only ${success_rate}% of the last 7 days’ actions succeeded.`
      : null
  return { recommendation, warning }
}
