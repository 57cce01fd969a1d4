import { isRunning } from '#app/domain/analysis/stages.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Section } from '#app/ui/card.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { Logbook } from '#app/ui/logbook.tsx'
import { ScrollArea } from '#app/ui/scroll-area.tsx'
import { Entry } from '#app/view/activity/entry.tsx'
import { SkippedPosts } from '#app/view/activity/skipped-posts.tsx'
import type { Home } from '#app/view/dashboard/dashboard-layout.tsx'

export function RecentActivity({ home }: { home: Home }) {
  const { recent, skipped, network, now, time_zone } = home
  return (
    <Section
      title="Recent Activity"
      description={home.recent_is_part ? `The newest ${recent.length} of the last 24 hours` : 'The last 24 hours'}
      actions={
        <TextLink to="/dashboard/activity" className="text-sm">
          All activity
        </TextLink>
      }
    >
      {recent.length === 0 ? (
        <NothingYet home={home} />
      ) : (
        <ScrollArea label="The last 24 hours" className="max-h-[44rem] lg:max-h-[56rem] lg:overscroll-contain">
          <Logbook label="Recent activity" className="in-view">
            {recent.map((item) => (
              <Entry key={item.id} item={item} now={now} time_zone={time_zone} network={network} />
            ))}
          </Logbook>
        </ScrollArea>
      )}
      <SkippedPosts
        items={skipped}
        count={home.skipped_count}
        count_is_capped={home.count_is_capped}
        now={now}
        time_zone={time_zone}
        network={network}
      />
    </Section>
  )
}

function NothingYet({ home }: { home: Home }) {
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
