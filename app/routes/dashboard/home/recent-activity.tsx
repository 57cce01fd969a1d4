import { standInWriter } from '#app/content/stand-in.ts'
import { TextLink } from '#app/ui/link.tsx'
import { ScrollArea } from '#app/ui/scroll-area.tsx'
import { Static } from '#app/ui/static.tsx'
import { Entries } from '#app/view/activity/entries.tsx'
import type { Home, ShownHome } from './home-data.ts'

export function RecentActivity({ home }: { home: ShownHome }) {
  const { recent, network, now, time_zone } = home
  return (
    <section aria-labelledby="recent" className="mt-4">
      <Static html={home.recent_heading} />
      {recent.length > 0 && (
        <ScrollArea label="The last 24 hours" className="mt-2 lg:max-h-[44rem]">
          <Entries label="Recent activity" items={recent} now={now} time_zone={time_zone} network={network} />
        </ScrollArea>
      )}
      <Static html={home.below} />
    </section>
  )
}

export function RecentHeading({ home: { recent, recent_is_part } }: { home: Home }) {
  const isDemo = recent.some(({ written_by }) => written_by === standInWriter)
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="recent" className="text-lg font-semibold">
          Recent Activity
        </h2>
        <p className="flex gap-4 text-sm">
          <span className="text-muted">
            {recent_is_part ? `The newest ${recent.length} of the last 24 hours` : 'The last 24 hours'}
          </span>
          <TextLink to="/dashboard/activity">All activity</TextLink>
        </p>
      </div>
      {isDemo && <p className="text-sm text-muted">Replies here are written by the demo model.</p>}
    </>
  )
}
