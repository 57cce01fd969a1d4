import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { isEmptyActivity, loadActivity } from '#app/domain/activity/activity.ts'
import { firstWorkOf } from '#app/domain/bot/schedule/first-work.ts'
import { hasViews } from '#app/domain/bot/settings/settings.ts'
import { page } from '#app/http/doors/page.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { ActivityList } from '#app/view/activity/activity.tsx'
import { activityAddress, type Show } from '#app/view/activity/address.ts'
import { ReportLinks } from './report-links.tsx'

export const meta: MetaFunction = () => [{ title: 'Bot Activity Timeline · Warble' }]

export const loader = page('user', async ({ user, url }, { db, network, networks, clock }) => {
  const now = clock.now()
  const activity = await loadActivity(db, networks, user, url.searchParams, now)
  const first = isEmptyActivity(activity) ? await firstWorkOf(db, user, now) : null
  return { ...activity, first, now, time_zone: user.time_zone, network: network.name, has_views: hasViews(network) }
})

const descriptions: Record<Show, string> = {
  done: 'Everything the bot did in your name, with the reason. Newest first.',
  left: 'Posts the bot read but skipped, by reason. You can still reply yourself, unless the author wants no contact.',
}

export default function ActivityTimeline() {
  const { now, time_zone, network, has_views, first, ...activity } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader
        title="Bot Activity Timeline"
        description={descriptions[activity.show]}
        actions={<ReportLinks query={activity} />}
        back={activity.later ? { to: activityAddress('activity', activity), label: 'Back to latest' } : undefined}
      />
      <ActivityList
        on="activity"
        activity={activity}
        has_views={has_views}
        first={first}
        now={now}
        time_zone={time_zone}
        network={network}
      />
    </>
  )
}
