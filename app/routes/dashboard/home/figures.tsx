import type { Figures as Values } from '#app/domain/activity/figures.ts'
import { numberText } from '#app/ui/number.ts'
import { type Delta, deltaOf, Stat } from '#app/ui/stat.tsx'
import { formatDay } from '#app/ui/time.tsx'
import { shareOf } from '#app/view/text.ts'

export function FigureCards({ figures, network }: { figures: Values; network: string }) {
  const { actions_today, actions_yesterday, new_followers, engagement_rate, engagement_rate_before } = figures
  const { errors_today, errors_yesterday, followers_by_day } = figures
  const followed = followers_by_day.filter((day) => day !== null)
  const sameTime = `vs yesterday until ${figures.compared_until}`
  return (
    <section
      aria-label="Numbers"
      className="grid grid-cols-2 gap-x-6 gap-y-8 border-t border-rule pt-5 md:max-xl:grid-cols-4"
    >
      <Stat
        label="Actions Today"
        value={actions_today}
        series={figures.actions_by_day}
        delta={withYesterday(actions_today, actions_yesterday, sameTime)}
        note="Replies, likes and follows since midnight."
      />
      <Stat
        label="New Followers"
        value={new_followers ?? undefined}
        series={followed.length > 1 ? followed : undefined}
        hue="marigold"
        note={followersNote(figures, network)}
      />
      <Stat
        label="Engagement Rate"
        {...shareOf(figures.engagement_count, figures.engagement_of)}
        delta={
          engagement_rate !== null && engagement_rate_before !== null
            ? deltaOf(
                Math.round((engagement_rate - engagement_rate_before) * 10) / 10,
                ' points',
                'vs the 7 days before',
              )
            : undefined
        }
        note={`Replies in the last 7 days that got a like or a reply.${figures.unwelcome > 0 ? ` Unwelcome: ${figures.unwelcome}.` : ''}`}
      />
      <Stat
        label="Errors"
        value={errors_today}
        series={figures.errors_by_day}
        hue="clay"
        delta={withYesterday(errors_today, errors_yesterday, sameTime, 'down')}
        note={`Actions ${network} refused since midnight.`}
      />
    </section>
  )
}

function followersNote(
  { followers, followers_first_counted: isFirstCount, new_followers, new_followers_since }: Values,
  network: string,
): string {
  if (followers === null) return `Counting starts when ${network} is connected.`
  if (new_followers === null && isFirstCount)
    return `${numberText(followers)} in total. What’s new shows from tomorrow on.`
  if (new_followers === null) return `Not counted yet today. Last count: ${numberText(followers)}.`
  const since = new_followers_since === null ? 'Today' : `Since ${formatDay(new_followers_since)}`
  return `${since}. ${numberText(followers)} in total.`
}

/** Nothing is shown if there was nothing on either day, or no account yesterday. */
function withYesterday(
  today: number,
  yesterday: number | null,
  period: string,
  good?: 'up' | 'down',
): Delta | undefined {
  return yesterday !== null && today + yesterday > 0 ? deltaOf(today - yesterday, '', period, good) : undefined
}
