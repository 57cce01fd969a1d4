import { expect, test } from 'vitest'
import { type AnalyticsTab, loadAnalyticsTab } from '#app/domain/activity/analytics.ts'
import { day, hour } from '#app/domain/time.ts'
import { fakeAccount } from '../kit/fake-network.ts'
import { inboxWorld } from '../kit/inbox-world.ts'

const { world, receive, answer, ...owner } = inboxWorld()
const { clock, network } = world

async function tab<Name extends AnalyticsTab['tab']>(name: Name): Promise<Extract<AnalyticsTab, { tab: Name }>> {
  const { db, networks, mind } = world.bench
  const created_at = new Date(clock.now().getTime() - 5 * day)
  const user = { ...owner.user(), created_at, plan: { ...owner.user().plan, insights: true, analytics_days: 90 } }
  const asked = new URLSearchParams({ tab: name })
  const shown = await loadAnalyticsTab(db, { network, networks, mind }, user, asked, clock.now())
  return shown as Extract<AnalyticsTab, { tab: Name }>
}

const byKind = (said: readonly { says: string | null; count: number }[]) =>
  Object.fromEntries(said.map(({ says, count }) => [says, count]))

test('Performance and Insights count the same posts, of the days on which the account existed', async () => {
  const ages = [40 * day, 30 * day, 2 * hour, hour, 0]
  const posts = ages.map((age, at) =>
    answer(`Which beans, number ${at}?`, {
      author: fakeAccount(`90${at}`, `person${at}`),
      created_at: new Date(clock.now().getTime() - age),
    }),
  )
  await receive(...posts)
  await world.bench.sql(`update inbox_posts set says = 'question'`)
  await world.bench.sql(`update inbox_posts set says = 'thanks' where author_handle in ('person0', 'person3')`)
  const [performance, insights] = [await tab('performance'), await tab('insights')]
  expect(byKind(performance.results.said)).toEqual({ question: 2, thanks: 1 })
  expect(byKind(insights.week.said)).toEqual(byKind(performance.results.said))
  const byDay = insights.week.said_days.flatMap(({ said }) => said)
  expect(byDay.reduce((sum, { count }) => sum + count, 0)).toBe(3)
  expect(insights.days).toBe(performance.series.days.length)
  expect(insights.by_hour).toEqual(performance.by_hour)
})
