import { minute, momentText } from '#app/domain/time.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Form, usePending } from '#app/ui/form.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { useStreamLost } from '#app/ui/live.tsx'
import { Time } from '#app/ui/time.tsx'
import { Waveform } from '#app/ui/waveform.tsx'
import { counted } from '#app/view/text.ts'
import type { Home } from './home-data.ts'

export function BotCard({ home }: { home: Home }) {
  const { bot, connection, analysis_complete, now } = home
  const starting = usePending('start')
  const stopping = usePending('stop')
  const connected = connection?.open === true
  const lost = useStreamLost()
  // The toggle shows its new state while the request is pending, unless the server may be unreachable.
  const running = lost ? bot.running : starting ? true : stopping ? false : bot.running
  const heading = !connection
    ? 'Not connected yet'
    : !connected
      ? 'Connection Error'
      : running
        ? bot.rests
          ? 'Your bot is on'
          : 'Your bot is working'
        : 'Your bot is sleeping'
  return (
    <section aria-label="Bot status" className="border-y border-rule py-6">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-5">
        <Waveform state={connected && running && !bot.rests ? 'awake' : 'asleep'} />
        <div className="grow basis-64">
          <h2 className="text-xl font-semibold">{heading}</h2>
          <div aria-live="polite">
            <Outcome home={home} />
            <p className="text-sm text-muted">
              <BotNote home={home} />
            </p>
            {home.waiting_drafts > 0 && (
              <p className="text-sm">
                <TextLink to="/dashboard/queue">Review {counted(home.waiting_drafts, 'draft')}</TextLink>
              </p>
            )}
          </div>
          {running && bot.started_at && (
            <p className="text-sm text-muted">
              {bot.rests ? 'On' : 'Working'} since{' '}
              <Time at={bot.started_at} now={now} exact timeZone={home.time_zone} />
            </p>
          )}
        </div>
        {connected && <ModeSwitch mode={bot.mode} />}
        {!connected ? (
          <LinkButton to="/onboarding?step=2">{`Connect ${home.network}${connection ? ' again' : ''}`}</LinkButton>
        ) : running ? (
          <Form intent="stop">
            <Button variant="secondary" icon="pause" pending={stopping}>
              Pause Bot
            </Button>
          </Form>
        ) : analysis_complete ? (
          <Form intent="start">
            <Button icon="play" pending={starting}>
              Wake Up Bot
            </Button>
          </Form>
        ) : (
          <Button type="button" disabled>
            Analysis Required
          </Button>
        )}
      </div>
      {!connected && <Disconnected home={home} />}
    </section>
  )
}

const modes = [
  ['autopilot', 'Autopilot'],
  ['copilot', 'Co-pilot'],
] as const

function ModeSwitch({ mode }: { mode: Home['bot']['mode'] }) {
  return (
    <Form intent="mode" keepScroll className="flex rounded-control border border-edge p-0.5">
      {modes.map(([value, name]) => (
        <Button
          key={value}
          name="mode"
          value={value}
          size="sm"
          variant={mode === value ? 'secondary' : 'quiet'}
          aria-pressed={mode === value}
        >
          {name}
        </Button>
      ))}
    </Form>
  )
}

function Outcome({ home }: { home: Home }) {
  const { engagement_count, engagement_of, actions_today, today } = home.figures
  const last = home.recent.find(({ state }) => state === 'success')
  return (
    <>
      {engagement_count > 0 && (
        <p className="font-medium text-pine">
          {engagement_count} of {counted(engagement_of, 'reply', 'replies')} in the last 7 days got a like or a reply.
        </p>
      )}
      {actions_today > 0 && (
        <p>
          {`${counted(actions_today, 'action')} today${ofThemReplies(actions_today, today.reply)}.${last ? ` Latest: ${last.message}.` : ''}`}
        </p>
      )}
    </>
  )
}

function ofThemReplies(actions: number, replies: number): string {
  if (replies === 0) return ''
  if (replies === actions) return replies === 1 ? ', a reply' : ', all replies'
  return `, including ${counted(replies, 'reply', 'replies')}`
}

function BotNote({ home }: { home: Home }) {
  const { bot, connection, analysis_complete } = home
  // The reason is shown below, with the remedy.
  if (!connection?.open) return null
  if (bot.running) return <>{bot.note ?? nextActionText(home)}</>
  if (bot.stopped_reason) return <>{bot.stopped_reason}</>
  if (!analysis_complete) return <>Warble needs to analyze your account first.</>
  if (bot.start_note) return <>{bot.start_note}</>
  if (bot.mode === 'copilot') return <>Wake it up and drafts will appear in your queue.</>
  return <>Wake it up and it works on its own, within your limits.</>
}

/** Actions are spread over the day. */
function nextActionText({ bot, now, recent, waiting_drafts, has_acted, time_zone }: Home): string {
  if (recent.length + waiting_drafts === 0 || !bot.due_at)
    return `Looking for the ${has_acted ? 'next' : 'first'} post worth a reply.`
  if (bot.due_at.getTime() - now.getTime() < minute) return 'Looking for the next post worth a reply.'
  const what = bot.mode === 'copilot' ? 'draft' : 'action'
  return `The next ${what} comes at about ${momentText(bot.due_at, now, time_zone)}. They’re spread over the day.`
}

function Disconnected({ home }: { home: Home }) {
  const { connection, network } = home
  if (connection)
    return (
      <Alert
        tone="failure"
        title={
          connection.tokens_lost
            ? `Connect @${connection.handle} again`
            : `@${connection.handle} was disconnected by ${network}`
        }
        className="mt-5"
      >
        {connection.closed_reason} Nothing goes out in your name until you connect it again.
      </Alert>
    )
  return (
    <Alert tone="attention" title={`Connect ${network} First`} className="mt-5">
      Warble only acts through an account you connect. Your access tokens are stored encrypted and never shown again.
    </Alert>
  )
}
