import type { Activity } from '#app/domain/activity/activity.ts'
import type { FirstWork } from '#app/domain/bot/schedule/first-work.ts'
import { TextLink } from '#app/ui/link.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { type ActivityPage, activityAddress, kindTabs, periodTabs, showTabs } from '#app/view/activity/address.ts'
import type { EntryFacts } from '#app/view/activity/entry.tsx'
import { NoActivity } from '#app/view/activity/no-activity.tsx'
import { SearchForm } from '#app/view/activity/search-form.tsx'
import { SkippedPostGroups } from '#app/view/activity/skipped-posts.tsx'
import { TimelineList } from '#app/view/activity/timeline.tsx'

interface ActivityListProps extends EntryFacts {
  /** Links in the list stay on this page. */
  on: ActivityPage
  activity: Activity
  has_views: boolean
  first: FirstWork | null
}

export function ActivityList({ on, activity, has_views, first, ...entry }: ActivityListProps) {
  const { show, filter, why, page, skipped, later } = activity
  const address = activityAddress(on, activity)
  return (
    <>
      <Tabs label="What is shown" tabs={showTabs(on, activity)} className="mb-6" />
      <div className="mb-4 flex flex-wrap gap-3">
        <Tabs label="Period" variant="segments" tabs={periodTabs(on, activity)} />
        {show === 'done' && <Tabs label="Kind of action" variant="segments" tabs={kindTabs(on, activity, has_views)} />}
      </div>
      <SearchForm page={on} query={activity} />
      {why && (
        <p className="mb-4 text-sm">
          <span className="font-medium">{why}</span>{' '}
          <TextLink to={activityAddress(on, { ...activity, filter: { ...filter, why: undefined } })}>
            All reasons
          </TextLink>
        </p>
      )}
      {skipped && skipped.groups.length > 0 ? (
        <SkippedPostGroups
          skipped={skipped}
          addressOf={(why) => activityAddress(on, { ...activity, filter: { why } })}
          {...entry}
        />
      ) : page.items.length > 0 || page.next ? (
        <TimelineList key={later ? page.items[0]?.id : address} page={page} address={address} {...entry} />
      ) : (
        <NoActivity page={on} activity={activity} first={first} />
      )}
    </>
  )
}
