import type { ActionKind, Network } from '#app/adapters/network/network.ts'
import type { Db } from '#app/db/pool.ts'
import { performanceOf } from '#app/domain/activity/dashboard.ts'
import { figuresOf } from '#app/domain/activity/figures.ts'
import { seriesOf } from '#app/domain/activity/series.ts'
import { timelineOf } from '#app/domain/activity/timeline.ts'
import type { SessionUser } from '#app/domain/session/session.ts'

const kinds: readonly ActionKind[] = ['like', 'follow', 'reply', 'view']

/** What one tab of the analytics shows, and no more; anything unknown is the first tab, or all kinds. */
export async function analyticsTab(
  db: Db,
  network: Network,
  user: SessionUser,
  asked: { tab?: string | undefined; kind?: string | undefined },
  now: Date,
) {
  if (asked.tab === 'activity') {
    const kind = kinds.find((one) => one === asked.kind)
    const page = await timelineOf(db, network, user, { period: 'month', kind }, now)
    return { tab: 'activity' as const, kind: kind ?? ('all' as const), page }
  }
  const figures = await figuresOf(db, user, now)
  const performance = await performanceOf(db, network, user.id, figures, now)
  const by_hour = figures.by_hour
  if (asked.tab === 'insights') return { tab: 'insights' as const, ...performance, by_hour }
  return { tab: 'performance' as const, ...performance, by_hour, series: await seriesOf(db, user, figures, now) }
}

export type AnalyticsTab = Awaited<ReturnType<typeof analyticsTab>>
