import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { chosenPeriod, timelineOf } from '#app/domain/activity/timeline.ts'
import { page } from '#app/http/page.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { NoActivity } from '#app/view/activity/no-activity.tsx'
import { periodTabs } from '#app/view/activity/periods.ts'
import { TimelineList } from '#app/view/activity/timeline.tsx'

export const meta: MetaFunction = () => [
  { title: 'Bot Activity Timeline · Warble' },
  { name: 'robots', content: 'noindex' },
]

export const loader = page('user', async ({ user, url }, { db, network, clock }) => {
  const now = clock.now()
  const period = chosenPeriod(url.searchParams.get('period'))
  const before = url.searchParams.get('before')
  const page = await timelineOf(db, network, user, { period, before }, now)
  return { page, period, later: before !== null, now, time_zone: user.time_zone, network: network.name }
})

export default function ActivityTimeline() {
  const { page, period, later, now, time_zone, network } = useLoaderData<typeof loader>()
  const address = `/dashboard/activity?period=${period}`
  return (
    <>
      <PageHeader
        title="Bot Activity Timeline"
        description="Everything the bot did in your name, newest first, each with its reason."
        back={later ? { to: address, label: 'Back to the newest' } : undefined}
      />
      <Tabs label="Period" look="segments" tabs={periodTabs(period)} className="mb-6" />
      {page.items.length > 0 ? (
        <TimelineList
          key={later ? page.items[0]?.id : address}
          page={page}
          address={address}
          now={now}
          time_zone={time_zone}
          network={network}
        />
      ) : (
        <NoActivity period={period} />
      )}
    </>
  )
}
