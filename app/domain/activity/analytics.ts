import type { ActionKind, Network } from '#app/adapters/network/network.ts'
import type { Db } from '#app/db/pool.ts'
import { performanceOf } from '#app/domain/activity/dashboard.ts'
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
  const performance = await performanceOf(db, network, user, now)
  if (asked.tab === 'insights') return { tab: 'insights' as const, ...performance }
  return { tab: 'performance' as const, ...performance, series: await seriesOf(db, user, now) }
}

export type AnalyticsTab = Awaited<ReturnType<typeof analyticsTab>>
