import { cx } from '#app/ui/cx.ts'
import { Static } from '#app/ui/static.tsx'
import { Time } from '#app/ui/time.tsx'
import { ConnectButton, useBotState } from './bot-controls.tsx'
import type { ShownHome } from './home-data.ts'
import { Limits } from './limits.tsx'

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
            className={cx('size-2 rounded-full bg-current', dot ?? (bot.rests ? 'text-marigold' : 'text-pine'))}
          />
          <span>{heading}</span>
        </h2>
        <div aria-live="polite" className="text-sm text-muted">
          <p>{home.texts.note}</p>
        </div>
      </div>
      {connected ? <Static html={home.latest_posts} /> : <ConnectButton home={home} />}
      <Limits home={home} />
      {running && bot.started_at && (
        <p className="text-xs text-muted">
          {bot.rests ? 'On' : 'Working'} since{' '}
          <Time at={bot.started_at} now={now} exact zoneless timeZone={time_zone} />
        </p>
      )}
    </section>
  )
}
