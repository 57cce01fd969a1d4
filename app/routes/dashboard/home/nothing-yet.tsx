import { isRunning } from '#app/domain/analysis/stages.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import type { Home } from './home-data.ts'

export function NothingYet({ home }: { home: Home }) {
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
