import { trial } from '#app/content/plan-table.ts'
import { type Plan, plans } from '#app/content/plans.ts'
import { remindersText } from '#app/content/trial-reminders.ts'
import type { Offer } from '#app/domain/billing/offer.ts'
import { Button } from '#app/ui/button.tsx'
import { RadioCards } from '#app/ui/choice.tsx'
import { Form, fieldOf, usePending } from '#app/ui/form.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { defaultReach } from '#app/view/plan-reach.ts'
import { RedirectingForm } from '#app/view/redirecting-form.tsx'
import { creditsText, trialUsedText } from '#app/view/text.ts'
import type { StepProps } from './step-props.ts'

export function PlanStep(props: StepProps) {
  const { plan, actionData, offer } = props
  const pending = usePending('plan')
  if (offer?.requested && offer.requested.type !== plan) return <Confirm {...offer} requested={offer.requested} />
  const isOpen = (option: Plan) => option.type === 'free' || option.type === plan || offer?.on_sale === true
  return (
    <div className="grid gap-6">
      <h1 className="text-title font-semibold">Choose a plan</h1>
      <p className="max-w-prose text-lg">
        Start on Free and change it whenever you like. Every plan has the same checks, reasons and stop button.
      </p>
      <Form intent="plan" actionData={actionData} className="grid gap-6">
        <RadioCards
          legend="Plans"
          legendHidden
          name="plan_type"
          defaultValue={plan}
          error={fieldOf(actionData, 'plan', 'plan_type').error}
          options={Object.values(plans).map((option) => ({
            value: option.type,
            title: option.name,
            aside: <span className="figures">${option.price}/month</span>,
            description: described(option, isOpen(option), offer?.trial_days ?? 0),
            disabled: !isOpen(option),
          }))}
        />
        <p>
          <Button size="lg" iconEnd="arrow-right" pending={pending}>
            {offer?.on_sale ? 'Continue' : 'Connect your account'}
          </Button>
        </p>
      </Form>
    </div>
  )
}

function described(plan: Plan, isOpen: boolean, trialDays: number): string {
  const { price, actions_per_day, replies_per_day, analytics_days, insights } = plan
  const replies = replies_per_day < actions_per_day ? `${replies_per_day} of them replies` : 'replies included'
  const reached = defaultReach(plan)
  const byDefault = reached ? ` ${reached} with the default hours and pace.` : ''
  const can = `${actions_per_day} actions/day, ${replies}.${byDefault} ${analytics_days} days of charts${insights ? ', and what gets replies' : ''}.`
  if (!isOpen) return `${can} Not available yet.`
  if (price === 0) return `${can} ${trial.credits} trial credits, ${creditsText(actions_per_day)}`
  return trialDays > 0 ? `${can} Free for ${trialDays} days.` : can
}

function Confirm({ requested, trial_days }: Offer & { requested: NonNullable<Offer['requested']> }) {
  return (
    <div className="grid gap-6">
      <h1 className="text-title font-semibold">{requested.name} plan</h1>
      <p className="max-w-prose text-lg">
        {trial_days > 0
          ? `Free for ${trial_days} days, then $${requested.price} a month. Nothing is charged today.`
          : `$${requested.price} a month, starting today. ${trialUsedText}`}
      </p>
      <ul className="grid gap-2 text-sm text-muted">
        <li>You enter your card on Stripe’s page. We never see the number.</li>
        {trial_days > 0 && <li>We’ll email you {remindersText} before the trial ends.</li>}
        <li>Cancel anytime on your plan page. After paying, you’ll come back here to continue.</li>
      </ul>
      <div className="flex flex-wrap items-center gap-5">
        <RedirectingForm
          action="/billing/checkout"
          fields={{ plan_type: requested.type, from: 'setup' }}
          size="lg"
          iconEnd="arrow-right"
        >
          {trial_days > 0 ? 'Start free trial' : 'Go to checkout'}
        </RedirectingForm>
        <TextLink to="/onboarding?step=1">Choose another plan</TextLink>
      </div>
    </div>
  )
}
