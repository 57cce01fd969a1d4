import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { chosenPeriod, loadTimeline } from '#app/domain/activity/timeline.ts'
import { page } from '#app/http/page.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { NoActivity } from '#app/view/activity/no-activity.tsx'
import { periodTabs, type Show, showTabs, timelineAddress } from '#app/view/activity/periods.ts'
import { ReportLinks } from '#app/view/activity/report-links.tsx'
import { TimelineList } from '#app/view/activity/timeline.tsx'

export const meta: MetaFunction = () => [{ title: 'Bot Activity Timeline · Warble' }]

export const loader = page('user', async ({ user, url }, { db, network, clock }) => {
  const now = clock.now()
  const period = chosenPeriod(url.searchParams.get('period'))
  const show: Show = url.searchParams.get('show') === 'left' ? 'left' : 'done'
  const before = url.searchParams.get('before')
  const page = await loadTimeline(db, network, user, { period, skipped: show === 'left', before }, now)
  return { page, period, show, later: before !== null, now, time_zone: user.time_zone, network: network.name }
})

const descriptions: Record<Show, string> = {
  done: 'Everything the bot did in your name, newest first, each with its reason.',
  left: 'Posts the bot read and did not answer, newest first, each with the reason.',
}

export default function ActivityTimeline() {
  const { page, period, show, later, now, time_zone, network } = useLoaderData<typeof loader>()
  const address = timelineAddress(period, show)
  return (
    <>
      <PageHeader
        title="Bot Activity Timeline"
        description={descriptions[show]}
        actions={<ReportLinks period={period} show={show} />}
        back={later ? { to: address, label: 'Back to the newest' } : undefined}
      />
      <Tabs label="What is shown" tabs={showTabs(period, show)} className="mb-6" />
      <Tabs label="Period" look="segments" tabs={periodTabs(period, show)} className="mb-6" />
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
        <NoActivity period={period} show={show} />
      )}
    </>
  )
}
