import type { Figures as Values } from '#app/domain/activity/figures.ts'
import { type Delta, Stat } from '#app/ui/stat.tsx'

export function Figures({ figures, network }: { figures: Values; network: string }) {
  const { actions_today, actions_yesterday, new_followers, engagement_rate, engagement_rate_before } = figures
  return (
    <section
      aria-label="Figures"
      className="grid grid-cols-2 gap-x-6 gap-y-8 border-t border-rule pt-5 md:max-xl:grid-cols-4"
    >
      <Stat
        label="Actions Today"
        value={actions_today}
        series={figures.actions_by_day}
        delta={deltaOf(actions_today - actions_yesterday, '', 'vs yesterday')}
        note="Sent in your name since midnight."
      />
      <Stat
        label="New Followers"
        value={new_followers ?? undefined}
        note={
          figures.followers === null ? `Counted once ${network} is connected.` : `Today. ${figures.followers} in all.`
        }
      />
      <Stat
        label="Engagement Rate"
        value={engagement_rate ?? undefined}
        unit="%"
        delta={
          engagement_rate !== null && engagement_rate_before !== null
            ? deltaOf(
                Math.round((engagement_rate - engagement_rate_before) * 10) / 10,
                ' points',
                'vs the 7 days before',
              )
            : undefined
        }
        note="Replies of the last 7 days that got a like or an answer."
      />
      <Stat label="Errors" value={figures.errors_today} note="What the network refused since midnight." />
    </section>
  )
}

function deltaOf(change: number, unit: string, period: string): Delta {
  const direction = change > 0 ? 'up' : change < 0 ? 'down' : 'flat'
  const sentiment = change > 0 ? 'good' : 'neutral'
  return { direction, sentiment, value: `${Math.abs(change)}${unit}`, period }
}
