import type { AnalyticsTab } from '#app/domain/activity/analytics.ts'
import { Empty } from '#app/ui/empty.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { Logbook } from '#app/ui/logbook.tsx'
import { ScrollArea } from '#app/ui/scroll-area.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { Entry } from '#app/view/activity/entry.tsx'

type ActivityFeedProps = Extract<AnalyticsTab, { tab: 'activity' }> & { now: Date; time_zone: string; network: string }

const filters = [
  { kind: 'all', label: 'All' },
  { kind: 'like', label: 'Likes' },
  { kind: 'follow', label: 'Follows' },
  { kind: 'reply', label: 'Replies' },
  { kind: 'view', label: 'Views' },
] as const

/** The newest actions of one kind or of all. */
export function ActivityFeed({ kind, page, now, time_zone, network }: ActivityFeedProps) {
  return (
    <>
      <Tabs
        label="Kind of action"
        look="segments"
        className="mb-6"
        tabs={filters.map((filter) => ({
          label: filter.label,
          to: `/dashboard/analytics?tab=activity&kind=${filter.kind}`,
          current: filter.kind === kind,
        }))}
      />
      {page.items.length > 0 ? (
        <ScrollArea label="Newest actions" className="max-h-[48rem] lg:overscroll-contain">
          <Logbook label="Newest actions">
            {page.items.map((item) => (
              <Entry key={item.id} item={item} now={now} time_zone={time_zone} network={network} badges />
            ))}
          </Logbook>
        </ScrollArea>
      ) : (
        <Empty title="None in the last 30 days" level={2}>
          {kind === 'all'
            ? 'Start the bot on the dashboard, and its actions show up here.'
            : 'The bot has done nothing of this kind; another filter may show more.'}
        </Empty>
      )}
      {page.next && (
        <p className="mt-6 text-sm">
          <TextLink to="/dashboard/activity?period=all">Older ones are in the Bot Activity Timeline</TextLink>
        </p>
      )}
    </>
  )
}
