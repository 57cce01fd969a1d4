import type { Plan } from '#app/domain/billing/entitlements.ts'
import type { Usage } from '#app/domain/billing/usage.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import { Gauge } from '#app/ui/gauge.tsx'
import { counted } from '#app/view/counted.ts'
import { creditsAre } from '#app/view/plan/credits.ts'

interface CurrentPlanProps {
  plan: Plan
  usage: Usage
  trial_credits: number
  time_zone: string
}

export function CurrentPlan({ plan, usage, trial_credits, time_zone }: CurrentPlanProps) {
  const free = plan.type === 'free'
  const beyond = Math.max(0, usage.actions_today - plan.actions_per_day)
  return (
    <Card
      as="section"
      title={`${plan.name} plan`}
      description={`$${plan.price}/month. A day begins at midnight, ${time_zone}.`}
      actions={<Badge tone="success">Current</Badge>}
      className="mb-10"
    >
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        <Gauge
          label="Actions today"
          value={usage.actions_today}
          max={plan.actions_per_day}
          note={beyond > 0 ? `${beyond} of them by trial credits.` : 'Replies, likes, follows and views together.'}
        />
        <Gauge
          label="Replies today"
          value={usage.replies_today}
          max={plan.replies_per_day}
          note="Within the actions."
        />
        <Gauge
          label="Follows today"
          value={usage.follows_today}
          max={plan.follows_per_day.standard}
          note={most(plan.follows_per_day, 'a day')}
        />
        <Gauge
          label="Actions in the last hour"
          value={usage.actions_last_hour}
          max={plan.actions_per_hour.standard}
          note={free ? beyondTheDay(plan) : most(plan.actions_per_hour, 'an hour')}
        />
      </div>
      {free && (
        <p className="mt-6 border-t border-rule pt-4 text-sm">
          <span className="figures font-semibold">{counted(trial_credits, 'trial credit')}</span> left
          {trial_credits > 0 ? `, ${creditsAre(plan.actions_per_day)}` : '.'}
        </p>
      )}
    </Card>
  )
}

/** On Free a day holds less than an hour may. */
function beyondTheDay({ actions_per_day, actions_per_hour }: Plan): string {
  return `The day’s ${actions_per_day} end first; with trial credits it goes on to ${actions_per_hour.most} an hour.`
}

function most({ standard, most }: Plan['follows_per_day'], period: string): string {
  return most > standard
    ? `The plan allows up to ${most} ${period}.`
    : `The default, and the most this plan allows ${period}.`
}
