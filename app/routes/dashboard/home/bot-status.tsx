import { minute, momentText } from '#app/domain/time.ts'
import { cx } from '#app/ui/cx.ts'
import { TextLink } from '#app/ui/link.tsx'
import { Time } from '#app/ui/time.tsx'
import { ConnectButton, useBotState } from './bot-controls.tsx'
import type { ShownHome } from './home-data.ts'
import { Limits } from './limits.tsx'
import { Listening } from './listening.tsx'

export function BotStatus({ home }: { home: ShownHome }) {
  const { bot, now, time_zone, model_away } = home
  const { connected, running, lost } = useBotState(home)
  const heading = !connected
    ? 'Connection Error'
    : running
      ? bot.rests
        ? 'Your bot is on'
        : 'Your bot is working'
      : 'Your bot is sleeping'
  const dot = lost ? 'text-muted' : !connected || model_away ? 'text-clay' : !running ? 'text-muted' : null
  return (
    <section aria-label="Bot status" className="grid min-w-0 content-start gap-3">
      <div>
        <h2 className="flex items-center gap-2 text-lg font-semibold">
          <span
            aria-hidden
            className={cx(
              'size-2 rounded-full bg-current',
              dot ?? (bot.found || bot.rests ? 'text-marigold' : 'text-pine'),
            )}
          />
          <span>{heading}</span>
        </h2>
        <div aria-live="polite" className="text-sm text-muted">
          <BotNote home={home} />
        </div>
      </div>
      {connected ? <Listening home={home} awake={running && !bot.rests} /> : <ConnectButton home={home} />}
      <Limits home={home} />
      {running && bot.started_at && (
        <p className="text-xs text-muted">
          {bot.rests ? 'On' : 'Working'} since <Time at={bot.started_at} now={now} exact timeZone={time_zone} />
        </p>
      )}
    </section>
  )
}

function BotNote({ home }: { home: ShownHome }) {
  const { bot, connection, analysis_complete } = home
  // The reason is shown above, with the remedy.
  if (!connection?.open) return 'Reading and replying stop until it’s connected.'
  if (bot.running) return <>{bot.note ?? nextActionText(home)}</>
  if (bot.stopped_reason) return <>{bot.stopped_reason}</>
  if (!analysis_complete)
    return (
      <>
        Warble needs to analyze your account first. <TextLink to="/onboarding?step=3">See the analysis</TextLink>
      </>
    )
  if (bot.start_note) return <>{bot.start_note}</>
  if (bot.mode === 'copilot') return <>Wake it up and drafts will appear in your queue.</>
  return <>Wake it up and it works on its own, within your limits.</>
}

/** Actions are spread over the day. */
function nextActionText({ bot, now, recent, needs, has_acted, time_zone }: ShownHome): string {
  if (recent.length + needs.draft_count === 0 || !bot.due_at)
    return `Looking for the ${has_acted ? 'next' : 'first'} post worth a reply.`
  if (bot.due_at.getTime() - now.getTime() < minute) return 'Looking for the next post worth a reply.'
  const what = bot.mode === 'copilot' ? 'draft' : 'action'
  return `The next ${what} comes at about ${momentText(bot.due_at, now, time_zone)}. They’re spread over the day.`
}
