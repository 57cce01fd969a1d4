import type { Network } from '#app/adapters/network/network.ts'
import type { Networks } from '#app/adapters/network/networks.ts'
import type { Db } from '#app/db/pool.ts'
import { chosenDays, performanceOf } from '#app/domain/activity/analytics.ts'
import { loadFigures } from '#app/domain/activity/figures.ts'
import { type ActivityItem, loadRecentActions } from '#app/domain/activity/recent.ts'
import { loadSeries } from '#app/domain/activity/series.ts'
import { loadTimeline, type TimelineQuery } from '#app/domain/activity/timeline.ts'
import { isResting, loadConditions, restOf, restText, startNote } from '#app/domain/bot/rest.ts'
import { keepingAnswers } from '#app/domain/kept-answers.ts'
import type { SessionUser, SignedIn } from '#app/domain/session/session.ts'

interface Deps {
  db: Db
  network: Network
  networks: Networks
}

const recentActions = 50
const icons = { reply: 'reply', like: 'like', follow: 'follow', view: 'view' } as const

/** GET /analytics/dashboard: the pages' figures, under the field names that API clients expect. */
export async function loadDashboardAnalytics(deps: Deps, user: SessionUser, now: Date) {
  return dashboardAnalytics(await loadDashboard(deps, user, now), deps.network, now)
}

const keep = keepingAnswers<Awaited<ReturnType<typeof loadDashboard>>>()

/** The same for clients that poll: read again once something has happened. */
export async function pollDashboardAnalytics(deps: Deps, session: SignedIn, now: Date) {
  const loaded = await keep(session, now, () => loadDashboard(deps, session.user, now))
  return dashboardAnalytics(loaded, deps.network, now)
}

async function loadDashboard({ db, network, networks }: Deps, user: SessionUser, now: Date) {
  const [figures, conditions, recent] = await Promise.all([
    loadFigures(db, user, now),
    loadConditions(db, network, user, now),
    loadRecentActions(db, networks, user.id, now, recentActions),
  ])
  return { figures, rest: restOf(conditions, now), recent_actions: recent.flatMap(toRecentAction) }
}

function dashboardAnalytics(
  { figures, rest, recent_actions }: Awaited<ReturnType<typeof loadDashboard>>,
  network: Network,
  now: Date,
) {
  const text = rest && isResting(rest) && (figures.running_since ? restText(rest) : startNote(rest))
  return { ...performanceOf(figures, network.name, now), bot_rest: text || null, recent_actions }
}

/** GET /analytics/performance: the figures with their history, as far back as the plan reaches. */
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

/** GET /analytics/actions: a page of the timeline. */
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

/** API clients do not get actions that were dropped before they were sent. */
function sent({ status, ...item }: ActivityItem) {
  return status === 'dropped' ? [] : [{ ...item, status }]
}

function toRecentAction({ type, target, time, tweet_content, reply_content, status }: ActivityItem) {
  if (status === 'dropped') return []
  return [{ action: type, target, timestamp: time, tweet_content, reply_content, status, icon: icons[type] }]
}
