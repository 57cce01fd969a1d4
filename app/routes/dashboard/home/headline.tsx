import { Clock } from '#app/ui/time.tsx'
import { counted } from '#app/view/text.ts'
import { BotControls } from './bot-controls.tsx'
import type { ShownHome } from './home-data.ts'
import { periodOf } from './period.ts'

export function Headline({ home }: { home: ShownHome }) {
  const { first_day, name, plan, needs } = home
  const news = newsOf(home)
  const waiting = waitingText(needs.count, needs.draft_count)
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
      <div className="max-w-prose">
        <h1>
          <span className={news || waiting ? 'block text-sm text-muted' : 'text-2xl font-semibold'}>
            {`${first_day ? 'Welcome' : 'Welcome back'}, ${name}`}
          </span>
          {news && <span className="mt-1 block text-2xl font-semibold sm:text-3xl">{news}</span>}
          {waiting && (
            <a href="#waiting" className="link block w-fit text-2xl font-semibold text-marigold sm:text-3xl">
              {waiting}
            </a>
          )}
          {!waiting && home.has_acted && home.connection?.open && (
            <span className="block text-2xl font-semibold text-muted sm:text-3xl">
              {home.bot.running && home.bot.found ? quietText(home) : 'No one is waiting for you.'}
            </span>
          )}
        </h1>
        <p className="mt-1 text-sm text-muted">{`You're on the ${plan.name} plan. ${readiness(home)}`}</p>
      </div>
      <BotControls home={home} />
    </header>
  )
}

function newsOf(home: ShownHome) {
  const { connection, figures, sent, has_acted, analysis_complete, bot, model_away } = home
  if (!connection?.open) return has_acted ? 'Nothing goes out until you connect again.' : null
  if (model_away)
    return (
      <>
        No replies since <Clock at={model_away.from} timeZone={home.time_zone} />.
      </>
    )
  const { engagement_of, engagement_count } = figures
  const period = periodOf(figures, home.sent_since, home.time_zone)
  if (engagement_of > 0)
    return `${period}, ${engagement_count} of ${counted(engagement_of, 'reply', 'replies')} got a like or a reply.`
  if (sent > 0) return `${period}, ${counted(sent, 'action')}. Results come in within the hour.`
  if (bot.running) return bot.rests ? null : 'Your bot is looking for its first post.'
  return analysis_complete ? 'Nothing sent yet. Your bot is ready.' : null
}

function quietText({ bot }: ShownHome): string {
  const found = bot.found?.found ?? 0
  return found === 0 ? 'No new posts to reply to.' : `${counted(found, 'post')} found, none to reply to.`
}

function waitingText(people: number, drafts: number): string | null {
  const parts = [people > 0 && counted(people, 'person', 'people'), drafts > 0 && counted(drafts, 'draft')]
  const named = parts.filter(Boolean).join(' and ')
  return named && `${named} ${people + drafts === 1 ? 'is' : 'are'} waiting for you.`
}

function readiness({ bot, connection, analysis_complete, network }: ShownHome): string {
  if (bot.running) return bot.rests ? 'Your bot is on.' : 'Your bot is working.'
  if (!connection) return `Connect ${network} to start your bot.`
  if (!connection.open) return `Connect ${network} again so your bot can continue.`
  return analysis_complete ? 'Your bot is ready to start.' : 'Your bot can start after the analysis.'
}
