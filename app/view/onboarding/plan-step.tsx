import { type Plan, plans, trial } from '#app/domain/billing/entitlements.ts'
import { Button } from '#app/ui/button.tsx'
import { RadioCards } from '#app/ui/choice.tsx'
import { Form, fieldOf, usePending } from '#app/ui/form.tsx'
import type { StepProps } from '#app/view/onboarding/wizard.tsx'
import { creditsAre } from '#app/view/plan/credits.ts'

export function PlanStep({ plan, answer }: StepProps) {
  const pending = usePending('plan')
  return (
    <div className="grid gap-6">
      <h1 className="text-title font-semibold">Choose a plan</h1>
      <Form intent="plan" answer={answer} className="grid gap-6">
        <RadioCards
          legend="Plans"
          legendHidden
          name="plan_type"
          defaultValue={plan}
          hint={`Free comes with ${trial.credits} trial credits, ${creditsAre(plans.free.actions_per_day)}`}
          error={fieldOf(answer, 'plan', 'plan_type').error}
          options={Object.values(plans).map((option) => ({
            value: option.type,
            title: option.name,
            aside: <span className="figures">${option.price}/month</span>,
            description: described(option, option.type !== 'free' && option.type !== plan),
            disabled: option.type !== 'free' && option.type !== plan,
          }))}
        />
        <p>
          <Button size="lg" iconEnd="arrow-right" pending={pending}>
            Connect your account
          </Button>
        </p>
      </Form>
    </div>
  )
}

function described({ actions_per_day, replies_per_day }: Plan, closed: boolean): string {
  const replies = replies_per_day < actions_per_day ? `, ${replies_per_day} of them replies` : ', replies included'
  return `${actions_per_day} actions/day${replies}.${closed ? ' Cannot be bought yet.' : ''}`
}
