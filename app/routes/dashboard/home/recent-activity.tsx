import { standInWriter } from '#app/content/stand-in.ts'
import { isRunning } from '#app/domain/analysis/stages.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { ScrollArea } from '#app/ui/scroll-area.tsx'
import { Static } from '#app/ui/static.tsx'
import { Entries } from '#app/view/activity/entries.tsx'
import type { ShownHome } from './home-data.ts'

export function RecentActivity({ home }: { home: ShownHome }) {
  const { recent, network, now, time_zone } = home
  const isDemo = recent.some(({ written_by }) => written_by === standInWriter)
  return (
    <section aria-labelledby="recent" className="mt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="recent" className="text-lg font-semibold">
          Recent Activity
        </h2>
        <p className="flex gap-4 text-sm">
          <span className="text-muted">
            {home.recent_is_part ? `The newest ${recent.length} of the last 24 hours` : 'The last 24 hours'}
          </span>
          <TextLink to="/dashboard/activity">All activity</TextLink>
        </p>
      </div>
      {isDemo && <p className="text-sm text-muted">Replies here are written by the demo model.</p>}
      {recent.length === 0 ? (
        <NothingYet home={home} />
      ) : (
        <ScrollArea label="The last 24 hours" className="mt-2 max-h-[44rem]">
          <Entries label="Recent activity" items={recent} now={now} time_zone={time_zone} network={network} />
        </ScrollArea>
      )}
      <Static html={home.skipped} />
    </section>
  )
}

function NothingYet({ home }: { home: ShownHome }) {
  const { connection, analysis, analysis_complete, bot, has_acted } = home
  const title = has_acted ? 'Nothing in the last 24 hours' : 'No activity yet'
  if (!connection?.open)
    return (
      <Empty title={title}>Connect {home.network} and everything the bot does shows up here, with the reason.</Empty>
    )
  if (!analysis_complete)
    return (
      <Empty
        title={title}
        action={
          <LinkButton to="/onboarding?step=3">
            {isRunning(analysis.status) ? 'Watch the analysis' : 'Analyze my account'}
          </LinkButton>
        }
      >
        The bot writes in your voice, so it reads your posts first.
      </Empty>
    )
  return (
    <Empty title={title}>
      {bot.running && bot.rests
        ? 'The bot is on. You’ll see its next action here.'
        : bot.running
          ? `The bot is looking for its ${has_acted ? 'next' : 'first'} post. You’ll see it here.`
          : 'Wake the bot up and its actions show up here, with the reasons.'}
    </Empty>
  )
}
