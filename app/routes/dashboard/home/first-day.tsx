import type { ReactNode } from 'react'
import { isRunning } from '#app/domain/analysis/stages.ts'
import { startsText, workSpan } from '#app/domain/bot/schedule/hours.ts'
import { promptActions } from '#app/domain/bot/schedule/pace.ts'
import { day, hourText } from '#app/domain/time.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { capitalized, counted } from '#app/view/text.ts'
import { zoneName } from '#app/view/zone-name.ts'
import type { Home } from './home-data.ts'

export const isFirstDay = ({ connection, has_acted }: Home) => Boolean(connection?.open) && !has_acted

interface Ahead {
  when: string
  what: ReactNode
}

/** Until the bot has acted for the first time, what it does now and what comes when. */
export function FirstDay({ home }: { home: Home }) {
  const { analysis_complete, needs, bot, week, now, time_zone } = home
  const starts = startsText(week, now, time_zone)
  const isLater = bot.started_at !== null && now.getTime() - new Date(bot.started_at).getTime() > day
  const ahead = [
    ...(analysis_complete && bot.running && starts ? [untilWork(starts)] : []),
    analysis_complete ? reading(home, starts) : analyzing(home),
    ...(needs.draft_count === 0 ? [starting(home)] : []),
    allDay(home),
    {
      when: 'As they come in',
      what: `Likes and replies back. Anyone who needs you shows up at the top of this page.`,
    },
    { when: isLater ? 'The day after' : 'Tomorrow', what: 'New followers, and the day compared with the one before.' },
    { when: 'After 10 of its actions', what: 'Recommendations from your own numbers, in Analytics.' },
  ]
  return (
    <section aria-labelledby="first-day" className="min-w-0">
      <h2 id="first-day" className="text-lg font-semibold">
        {isLater ? 'Until the bot’s first action' : 'Your first day'}
      </h2>
      <ol className="mt-3 grid gap-4 text-sm">
        {ahead.map(({ when, what }, at) => (
          <li key={when} className={cx('border-l-2 pl-3', at === 0 ? 'border-pine' : 'border-edge')}>
            <p className="font-medium">{when}</p>
            <div className="max-w-prose text-muted">{what}</div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function analyzing({ analysis }: Home): Ahead {
  const runs = isRunning(analysis.status)
  return {
    when: runs ? 'Now' : 'First',
    what: (
      <>
        <p>The bot writes in your voice, so it reads your posts first.</p>
        <LinkButton to="/onboarding?step=3" size="sm" className="mt-3">
          {runs ? 'Watch the analysis' : 'Analyze my account'}
        </LinkButton>
      </>
    ),
  }
}

/** Others would make the sentence too long; all of them are on the page about the voice. */
const namedTopics = 3

/** What there is to do before the hours of work. */
const untilWork = (starts: string): Ahead => ({
  when: 'Now',
  what: (
    <>
      <p>
        {`It’s outside your bot’s working hours, which begin ${starts}. Until then, it responds only to people who write to you.`}
      </p>
      <p className="mt-3 flex flex-wrap gap-2">
        <LinkButton to="/dashboard/settings/bot" size="sm">
          Start earlier: change working hours
        </LinkButton>
        <LinkButton to="/dashboard/voice#facts" size="sm" variant="secondary">
          Tell the bot your facts
        </LinkButton>
      </p>
    </>
  ),
})

function reading({ bot, analysis, network }: Home, starts: string | null): Ahead {
  const topics = analysis.topics.slice(0, namedTopics).join(', ')
  return {
    when: bot.running && !bot.rests ? 'Now' : starts ? capitalized(starts) : 'First',
    what: (
      <>
        <span>The bot looks through {network} for posts </span>
        {topics ? (
          <span>
            about <bdi className="wrap-anywhere text-ink">{topics}</bdi>
          </span>
        ) : (
          <span>close to yours</span>
        )}
        <span>. It skips grief, politics, ads and posts you couldn’t add anything to.</span>
      </>
    ),
  }
}

function starting({ bot }: Home): Ahead {
  const { most } = promptActions
  return {
    when: bot.rests ? 'The first half hour of work' : 'The first half hour',
    what:
      bot.mode === 'copilot'
        ? `Up to ${most} drafts in your queue. Nothing is sent until you approve it.`
        : `Up to ${most} actions, each with its reason. What the bot can’t do on its own waits in your queue.`,
  }
}

function allDay({ limits, plan, week, now, time_zone }: Home): Ahead {
  const span = workSpan(week, now, time_zone)
  const hours = span ? `from ${hourText(span.from)} to ${hourText(span.to)}` : 'in your working hours'
  return {
    when: 'All day',
    what: `Up to ${counted(limits.actions.reach, 'action')} on ${plan.name}, spread ${hours}, ${zoneName(time_zone)}.`,
  }
}
