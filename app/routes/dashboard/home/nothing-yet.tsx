import { startsText } from '#app/domain/bot/schedule/hours.ts'
import { TextLink } from '#app/ui/link.tsx'
import type { Home } from './home-data.ts'

export function NothingYet({
  home: { connection, analysis_complete, bot, has_acted, needs, network, week, now, time_zone },
}: {
  home: Home
}) {
  const starts = startsText(week, now, time_zone)
  const fills = !connection?.open
    ? `Connect ${network} and everything the bot does shows up here, with the reason.`
    : !analysis_complete
      ? 'Once your posts are read and the bot is awake, its actions show up here, with the reasons.'
      : needs.draft_count > 0
        ? 'What you send from your queue shows up here.'
        : !bot.running
          ? 'Wake the bot up and its actions show up here, with the reasons.'
          : bot.rests
            ? `The bot is on. You’ll see its ${has_acted ? 'next' : 'first'} action here${starts ? `, ${starts} or later` : ''}.`
            : `The bot is looking for its ${has_acted ? 'next' : 'first'} post. You’ll see it here.`
  return (
    <p className="mt-2 border-t border-dashed border-edge pt-2 text-sm text-muted">
      <span className="font-medium text-ink">{has_acted ? 'Nothing in the last 24 hours' : 'No activity yet'}.</span>{' '}
      {fills}
      {connection?.open && has_acted && !analysis_complete && (
        <>
          {' '}
          <TextLink to="/onboarding?step=3">Analyze my account</TextLink>
        </>
      )}
    </p>
  )
}
