import type { Plan } from '#app/content/plans.ts'
import type { BillingView, Standing } from '#app/domain/billing/plan-page.ts'
import type { OwnLimits, PlanUsage } from '#app/domain/billing/usage.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import { Gauge } from '#app/ui/gauge.tsx'
import { dated } from '#app/view/plan/dated.ts'
import { LeavingForm } from '#app/view/plan/leaving-form.tsx'
import { counted, creditsText } from '#app/view/text.ts'

interface CurrentPlanProps {
  plan: Plan
  usage: PlanUsage
  limits: OwnLimits
  trial_credits: number
  time_zone: string
  billing: { standing: Told; manageable: boolean; price: BillingView['price'] }
}

/** Dates come as text once a page is read in the browser. */
type Told = { [State in Standing['state']]: Dated<Extract<Standing, { state: State }>> }[Standing['state']]
type Dated<T> = { [Key in keyof T]: T[Key] extends Date | null ? T[Key] | string : T[Key] }

export function CurrentPlan({ plan, usage, limits, trial_credits, time_zone, billing }: CurrentPlanProps) {
  const told = inWords(billing.standing, billing.price.monthly, (at) => dated(at, time_zone))
  const free = plan.type === 'free'
  const beyond = Math.max(0, usage.actions_today - plan.actions_per_day)
  return (
    <Card
      as="section"
      title={`${plan.name} plan`}
      description={`${billing.price.text}/month. A day begins at midnight, ${time_zone}.`}
      actions={<Badge tone={told.tone}>{told.badge}</Badge>}
      className="mb-10"
    >
      {told.title && (
        <Alert
          tone={told.tone}
          title={told.title}
          className="mb-6"
          actions={
            billing.manageable && (
              <LeavingForm action="/billing/portal" size="sm" variant="secondary">
                Manage Billing
              </LeavingForm>
            )
          }
        >
          {told.text}
        </Alert>
      )}
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
          max={limits.follows_per_day}
          note={range(limits.follows_per_day, plan.follows_per_day, 'a day')}
        />
        <Gauge
          label="Actions in the last hour"
          value={usage.actions_last_hour}
          max={limits.actions_per_hour}
          note={free ? beyondTheDay(plan) : range(limits.actions_per_hour, plan.actions_per_hour, 'an hour')}
        />
      </div>
      {free && (
        <p className="mt-6 border-t border-rule pt-4 text-sm">
          <span className="figures font-semibold">{counted(trial_credits, 'trial credit')}</span> left
          {trial_credits > 0 ? `, ${creditsText(plan.actions_per_day)}` : '.'}
        </p>
      )}
    </Card>
  )
}

interface Words {
  badge: string
  tone: 'success' | 'attention' | 'failure' | 'info'
  title?: string
  text?: string
}

function inWords(standing: Told, monthly: string, date: (at: Date | string) => string): Words {
  switch (standing.state) {
    case 'trialing': {
      const left = standing.days_left === 1 ? '1 day left' : `${standing.days_left} days left`
      const then = standing.cancels
        ? 'You have cancelled: nothing is charged then, and you go on with Free.'
        : `Then ${monthly}. Cancel before, and nothing is charged.`
      const ends = `Your free trial ends on ${date(standing.ends)}`
      return { badge: 'Trial', tone: 'attention', title: `Free trial: ${left}`, text: `${ends}. ${then}` }
    }
    case 'active':
      return standing.renews === null
        ? { badge: 'Active', tone: 'success' }
        : {
            badge: 'Active',
            tone: 'success',
            title: `Renews on ${date(standing.renews)}`,
            text: `${monthly}.`,
          }
    case 'cancelling':
      return {
        ...{ badge: 'Cancelled', tone: 'attention', title: `Your plan ends on ${date(standing.ends)}` },
        text: 'It was cancelled and works until then. To keep it, resume it under Manage Billing.',
      }
    case 'past_due':
      return standing.in_force
        ? {
            // The notice on every page says the rest.
            ...{ badge: 'Past due', tone: 'failure' },
          }
        : {
            ...{ badge: 'Unpaid', tone: 'failure', title: 'Your payment did not come' },
            text: 'You are on Free for now. Once the payment is made under Manage Billing, your plan is back.',
          }
    case 'ended': {
      const when = standing.ended === null ? '' : ` on ${date(standing.ended)}`
      return {
        ...{ badge: 'Current', tone: 'info', title: `Your ${standing.plan} plan ended${when}` },
        text: 'Nothing more is charged. Nothing that you have made is lost; choose a plan below to go on with it.',
      }
    }
    case 'none':
      return { badge: 'Current', tone: 'success' }
  }
}

/** On Free a day holds less than an hour may. */
function beyondTheDay({ actions_per_day, actions_per_hour }: Plan): string {
  return `The day’s ${actions_per_day} are used up first; with trial credits up to ${actions_per_hour.most} an hour are possible.`
}

function range(limit: number, { standard, most }: Plan['follows_per_day'], period: string): string {
  const whose = limit === standard ? 'The default' : 'Your own limit'
  return most > limit
    ? `${whose}; the plan allows up to ${most} ${period}.`
    : `${whose}, and the most this plan allows ${period}.`
}
