import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Nothing } from '#app/contract/forms.ts'
import { ChooseLearning, TestLearning } from '#app/contract/learning.ts'
import { isEmptyTab, loadAnalyticsTab } from '#app/domain/activity/analytics.ts'
import { chooseLearning, forgetLearned, testLearning } from '#app/domain/bot/learn/choose-learning.ts'
import { firstWorkOf } from '#app/domain/bot/schedule/first-work.ts'
import { hasViews } from '#app/domain/bot/settings/settings.ts'
import { form, forms } from '#app/http/doors/forms.ts'
import { page, redirectLocal } from '#app/http/doors/page.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Static } from '#app/ui/static.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { ActivityList } from '#app/view/activity/activity.tsx'
import { LoadFailure } from '#app/view/dashboard/load-failure.tsx'
import { staticHtml } from '#app/view/static-html.ts'
import { Insights } from './insights.tsx'
import { Performance } from './performance.tsx'
import { analyticsAddress, analyticsTabs } from './tabs.ts'

export const meta: MetaFunction = () => [{ title: 'Analytics · Warble' }]

export const loader = page('user', async ({ user, url }, { db, clock, network, ...services }) => {
  const now = clock.now()
  const shown = await loadAnalyticsTab(db, { ...services, network }, user, url.searchParams, now)
  const about = { now, time_zone: user.time_zone, network: network.name, has_views: hasViews(network) }
  const first = isEmptyTab(shown) ? await firstWorkOf(db, user, now) : null
  if (shown.tab === 'activity') return { ...shown, ...about, first }
  if (shown.tab === 'insights')
    return { tab: shown.tab, html: staticHtml('insights', <Insights {...shown} {...about} />) }
  const { tab, days } = shown
  return { tab, days, html: staticHtml('performance', <Performance {...shown} {...about} first={first} />) }
})

const learnedSection = '/dashboard/analytics?tab=insights#learned'

export const action = forms(
  'user',
  {
    learning: form(ChooseLearning, async ({ learning }, { user }, services) => {
      await chooseLearning(services.db, user.id, learning === 'on', services.clock.now())
      const title = learning === 'on' ? 'Learning is on' : 'Learning is off'
      const description =
        learning === 'on'
          ? 'The bot recounts every night.'
          : 'The bot goes back to the posts closest to your topics. Its counts are deleted.'
      return redirectLocal(services, learnedSection, { flash: { title, description, tone: 'success' } })
    }),
    'test-learning': form(TestLearning, async ({ test }, { user }, services) => {
      await testLearning(services.db, user.id, test === 'start', services.clock.now())
      const title = test === 'start' ? 'Test started' : 'Test ended'
      const description =
        test === 'start' ? 'The result shows here after two days.' : 'What it learned is used for everyone again.'
      return redirectLocal(services, learnedSection, { flash: { title, description, tone: 'success' } })
    }),
    'forget-learned': form(Nothing, async (_given, { user }, services) => {
      await forgetLearned(services.db, user.id, services.clock.now())
      const description = 'Only replies from now on count.'
      return redirectLocal(services, learnedSection, {
        flash: { title: 'Learning starts over', description, tone: 'success' },
      })
    }),
  },
  '/dashboard/analytics?tab=insights',
)

export default function Analytics() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader
        title="Analytics"
        actions={
          <>
            <LinkButton to={analyticsAddress(data)} size="sm" variant="secondary" icon="refresh">
              Refresh
            </LinkButton>
            <LinkButton
              href={analyticsAddress(data, '/export.csv')}
              size="sm"
              variant="secondary"
              icon="download"
              download
            >
              Export
            </LinkButton>
          </>
        }
      />
      <Tabs label="Analytics" tabs={analyticsTabs(data.tab)} className="mb-8" />
      {data.tab === 'activity' ? (
        <ActivityList {...data} on="analytics" activity={data} statuses />
      ) : (
        <Static html={data.html} />
      )}
    </>
  )
}

export function ErrorBoundary() {
  return <LoadFailure title="Failed to load analytics" />
}
