import type { Plan } from '#app/content/plans.ts'
import type { BillingView } from '#app/domain/billing/plan-page.ts'
import type { PlanState } from '#app/domain/billing/plan-state.ts'
import type { OwnLimits, PlanUsage } from '#app/domain/bot/send/plan-usage.ts'
import { shortDateText } from '#app/domain/time.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import { Gauge } from '#app/ui/gauge.tsx'
import type { IconName } from '#app/ui/icon-names.ts'
import { TextLink } from '#app/ui/link.tsx'
import { RedirectingForm } from '#app/view/redirecting-form.tsx'
import { roomToday } from '#app/view/room-today.ts'
import { counted, creditsText, withheldTexts } from '#app/view/text.ts'
import { zoneName } from '#app/view/zone-name.ts'

interface CurrentPlanProps {
  plan: Plan
  usage: PlanUsage
  limits: OwnLimits
  /** Whether another plan fits what was used. */
  fit: string | null
  trial_credits: number
  credits_withheld: keyof typeof withheldTexts | null
  time_zone: string
  network: { name: string; allows: string }
  billing: { plan_state: ShownState; manageable: boolean; price: BillingView['price'] }
}

/** Dates are strings once the loader's data reaches the browser. */
type ShownState = { [State in PlanState['state']]: Dated<Extract<PlanState, { state: State }>> }[PlanState['state']]
type Dated<T> = { [Key in keyof T]: T[Key] extends Date | null ? T[Key] | string : T[Key] }

export function CurrentPlan({
  plan,
  usage,
  limits,
  fit,
  trial_credits,
  credits_withheld,
  time_zone,
  network,
  billing,
}: CurrentPlanProps) {
  const status = describeStatus(billing.plan_state, billing.price.monthly, (at) => shortDateText(at, time_zone))
  const free = plan.type === 'free'
  const { actions_per_day: most, actions_per_hour } = usage.allows
  const pace = Math.min(limits.actions_per_hour, actions_per_hour.most)
  const reach = limits.hours_today === 0 ? most : pace * limits.hours_today
  const actionsToday = Math.min(most, Math.max(reach, usage.actions_today))
  const byCredit = usage.credits_today > 0 && `${usage.credits_today} of them with trial credits.`
  const notes = [byCredit, roomToday(actionsToday, most, plan.name, usage.warm_up !== null)].filter(Boolean)
  return (
    <Card
      as="section"
      title={`${plan.name} plan`}
      description={`${billing.price.text}/month. Days start at midnight, ${zoneName(time_zone)}.`}
      actions={<Badge tone={status.tone}>{status.badge}</Badge>}
      className="mb-10"
    >
      {status.title && (
        <Alert
          tone={status.tone}
          icon={status.icon}
          title={status.title}
          className="mb-6"
          actions={
            billing.manageable && (
              <RedirectingForm action="/billing/portal" size="sm" variant="secondary">
                Manage Billing
              </RedirectingForm>
            )
          }
        >
          {status.text}
        </Alert>
      )}
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        <Gauge
          label="Actions today"
          value={usage.actions_today}
          max={actionsToday}
          note={notes.join(' ') || 'Replies, likes and follows. Profile views only count toward the hourly limit.'}
        />
        <Gauge
          label="Replies today"
          value={usage.replies_today}
          max={Math.min(usage.allows.replies_per_day, actionsToday)}
          note="Included in the actions."
        />
        <Gauge
          label="Follows today"
          value={usage.follows_today}
          max={Math.min(limits.follows_per_day, usage.allows.follows_per_day.most)}
          note={range(limits.follows_per_day, plan.follows_per_day, 'a day')}
        />
        <Gauge
          label="Actions in the last hour"
          value={usage.actions_last_hour}
          max={pace}
          note={free ? explainHourlyLimit(plan) : range(limits.actions_per_hour, plan.actions_per_hour, 'an hour')}
        />
      </div>
      {limits.reachable_per_day < plan.actions_per_day && (
        <p className="mt-6 text-sm">
          {`At ${counted(limits.actions_per_hour, 'action')} an hour in your working hours, a day brings up to ${limits.reachable_per_day}. `}
          <TextLink to="/dashboard/settings/bot">Change pace or hours</TextLink>
        </p>
      )}
      <p className="mt-6 text-sm">{`On ${network.name}: ${network.allows}`}</p>
      {fit && <p className="mt-6 text-sm">{fit}</p>}
      {usage.warm_up && <p className="mt-6 text-sm">{usage.warm_up}</p>}
      {usage.former_user && <p className="mt-6 text-sm">{usage.former_user}</p>}
      {free && (
        <p className="mt-6 border-t border-rule pt-4 text-sm">
          <span className="figures font-semibold">{counted(trial_credits, 'trial credit')}</span> left
          {trial_credits > 0 ? `, ${creditsText(plan.actions_per_day)}` : '.'}
          <span>{credits_withheld && ` ${withheldTexts[credits_withheld]}`}</span>
        </p>
      )}
    </Card>
  )
}

interface StatusTexts {
  badge: string
  tone: 'success' | 'attention' | 'failure' | 'info'
  icon?: IconName
  title?: string
  text?: string
}

function describeStatus(plan: ShownState, monthly: string, date: (at: Date | string) => string): StatusTexts {
  switch (plan.state) {
    case 'trialing': {
      if (plan.cancels)
        return {
          badge: 'Cancelled',
          tone: 'attention',
          icon: 'clock',
          title: `Your free trial ends on ${date(plan.ends)}`,
          text: 'You cancelled, so you won’t be charged and will move to Free. To keep your plan, resume it in Manage Billing.',
        }
      return {
        badge: 'Trial',
        tone: 'attention',
        icon: 'clock',
        title: `Free trial: ${plan.days_left === 1 ? '1 day left' : `${plan.days_left} days left`}`,
        text: `Your free trial ends on ${date(plan.ends)}. After that it’s ${monthly}. Cancel before then and you won’t be charged.`,
      }
    }
    case 'active':
      return plan.renews === null
        ? { badge: 'Active', tone: 'success' }
        : {
            badge: 'Active',
            tone: 'success',
            title: `Renews on ${date(plan.renews)}`,
            text: `${monthly}.`,
          }
    case 'cancelling':
      return {
        badge: 'Cancelled',
        tone: 'attention',
        title: `Your plan ends on ${date(plan.ends)}`,
        text: 'You cancelled, and it works until then. To keep it, resume it in Manage Billing.',
      }
    case 'past_due':
      // The notice on every page says the rest.
      return { badge: plan.in_force ? 'Past due' : 'Unpaid', tone: 'failure' }
    case 'ended': {
      const when = plan.ended === null ? '' : ` on ${date(plan.ended)}`
      return {
        badge: 'Current',
        tone: 'info',
        title: `Your ${plan.plan} plan ended${when}`,
        text: 'You won’t be charged again, and nothing you’ve made is lost. Choose a plan below to continue.',
      }
    }
    case 'none':
      return { badge: 'Current', tone: 'success' }
  }
}

/** On Free the daily limit is below the hourly one. */
function explainHourlyLimit({ actions_per_day, actions_per_hour }: Plan): string {
  return `With trial credits, up to ${actions_per_hour.most} an hour. Without them, you reach the daily ${actions_per_day} first.`
}

function range(limit: number, { standard, most }: Plan['follows_per_day'], period: string): string {
  const origin = limit === standard ? 'The default' : 'Your own limit'
  return most > limit
    ? `${origin}. The plan allows up to ${most} ${period}.`
    : `${origin}. It’s the most this plan allows ${period}.`
}
