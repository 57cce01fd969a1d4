import type { Activity } from '#app/domain/activity/activity.ts'
import { TextLink } from '#app/ui/link.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { type ActivityPage, activityAddress, kindTabs, periodTabs, showTabs } from '#app/view/activity/address.ts'
import type { EntryFacts } from '#app/view/activity/entry.tsx'
import { LeftAloneGroups } from '#app/view/activity/left-alone.tsx'
import { NoActivity } from '#app/view/activity/no-activity.tsx'
import { SearchForm } from '#app/view/activity/search-form.tsx'
import { TimelineList } from '#app/view/activity/timeline.tsx'

interface ActivityListProps extends EntryFacts {
  /** The page that contains the list; links in the list stay on it. */
  on: ActivityPage
  activity: Activity
  /** Whether the network has profile views. */
  has_views: boolean
}

/** Everything that the bot did or skipped, with tabs, filters and search, all of them in the URL. */
export function ActivityList({ on, activity, has_views, ...entry }: ActivityListProps) {
  const { show, filter, why, page, left_alone, later } = activity
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
      {left_alone && left_alone.groups.length > 0 ? (
        <LeftAloneGroups
          left_alone={left_alone}
          addressOf={(why) => activityAddress(on, { ...activity, filter: { why } })}
          {...entry}
        />
      ) : page.items.length > 0 || page.next ? (
        <TimelineList key={later ? page.items[0]?.id : address} page={page} address={address} {...entry} />
      ) : (
        <NoActivity page={on} activity={activity} />
      )}
    </>
  )
}
