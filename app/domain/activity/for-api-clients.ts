import type { Network } from '#app/adapters/network/network.ts'
import type { Networks } from '#app/adapters/network/networks.ts'
import type { Db } from '#app/db/pool.ts'
import type { SessionUser, SignedIn } from '#app/domain/account/session/session.ts'
import { chosenDays, performanceOf } from '#app/domain/activity/analytics.ts'
import { loadFigures } from '#app/domain/activity/figures.ts'
import { type ActivityItem, loadRecentActions } from '#app/domain/activity/recent.ts'
import { loadSeries } from '#app/domain/activity/series.ts'
import { loadTimeline, type TimelineQuery } from '#app/domain/activity/timeline.ts'
import { restText } from '#app/domain/bot/schedule/hours-rest.ts'
import { isResting, loadConditions, restOf, startNote } from '#app/domain/bot/schedule/rest.ts'
import { keepingAnswers } from '#app/domain/kept-answers.ts'

interface Deps {
  db: Db
  network: Network
  networks: Networks
}

const recentActions = 50
const icons = { reply: 'reply', like: 'like', follow: 'follow', view: 'view' } as const

const keep = keepingAnswers<Awaited<ReturnType<typeof loadDashboard>>>()

/** Cached until something happens: clients poll it. */
export async function pollDashboardAnalytics(deps: Deps, session: SignedIn, now: Date) {
  const { figures, rest, bot_found, recent_actions } = await keep(session, now, () =>
    loadDashboard(deps, session.user, now),
  )
  const bot_rest = rest && isResting(rest) ? (figures.running_since ? restText : startNote)(rest) : null
  return { ...performanceOf(figures, deps.network.name, now), bot_rest, bot_found, recent_actions }
}

async function loadDashboard({ db, network, networks }: Deps, user: SessionUser, now: Date) {
  const [figures, conditions, recent] = await Promise.all([
    loadFigures(db, user, now),
    loadConditions(db, network, user, now),
    loadRecentActions(db, networks, user.id, now, recentActions),
  ])
  return {
    figures,
    rest: restOf(conditions, now),
    bot_found: conditions.found,
    recent_actions: recent.flatMap(toRecentAction),
  }
}

export async function loadPerformanceSeries(
  db: Db,
  network: Network,
  user: SessionUser,
  period: string | undefined,
  now: Date,
) {
  const loading = loadFigures(db, user, now)
  const length = chosenDays(period, user.plan.analytics_days)
  const [figures, series] = await Promise.all([loading, loadSeries(db, user, loading, now, length)])
  return { ...performanceOf(figures, network.name, now), ...series }
}

export async function loadActionsPage(
  db: Db,
  networks: Networks,
  user: SessionUser,
  { type, ...query }: Pick<TimelineQuery, 'period' | 'before'> & { type?: TimelineQuery['kind'] },
  now: Date,
) {
  const { items, next } = await loadTimeline(db, networks, user, { ...query, kind: type }, now)
  return { actions: items.flatMap(sent), next }
}

/** API clients don't get actions that were dropped unsent. */
function sent({ status, ...item }: ActivityItem) {
  return status === 'dropped' ? [] : [{ ...item, status }]
}

function toRecentAction({ type, target, time, tweet_content, reply_content, status }: ActivityItem) {
  if (status === 'dropped') return []
  return [{ action: type, target, timestamp: time, tweet_content, reply_content, status, icon: icons[type] }]
}
