import { type Plan, paidPlans } from '#app/content/plans.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/icon.tsx'
import { defaultReachText, featuresWithReach } from '#app/view/plan-reach.ts'
import { trialUsedText } from '#app/view/text.ts'

interface PlansProps {
  plans: Plan[]
  /** Of who is signed in. */
  ownPlan: string | null
}

const custom = ['Custom limits', 'Unlimited replies', 'Premium features', 'Dedicated support', 'Custom integrations']

export function Plans({ plans, ownPlan }: PlansProps) {
  return (
    <ul className="grid border-rule max-lg:gap-y-10 sm:max-lg:grid-cols-2 sm:max-lg:gap-x-10 lg:grid-cols-4">
      {plans.map((plan) => (
        <Column
          key={plan.type}
          name={plan.name}
          popular={plan.type === 'pro'}
          features={featuresWithReach(plan)}
          reach={defaultReachText(plan)}
        >
          <p>
            <span className="text-figure font-semibold">${plan.price}</span>
            <span className="text-muted">/month</span>
          </p>
          <LinkButton
            href={ownPlan === null ? signUpFor(plan) : '/dashboard/plan'}
            variant={plan.type === 'pro' && plan.name !== ownPlan ? 'primary' : 'secondary'}
            block
          >
            {pressText(plan, ownPlan)}
          </LinkButton>
        </Column>
      ))}
      <Column name="Custom" features={custom} muted>
        <p className="flex h-11 items-end text-2xl font-semibold text-muted">Coming soon</p>
        <Button type="button" disabled block>
          Not offered yet
        </Button>
      </Column>
    </ul>
  )
}

function pressText({ name, price }: Plan, ownPlan: string | null): string {
  if (ownPlan === null) return price === 0 ? 'Get Started Free' : `Start with ${name}`
  return name === ownPlan ? 'Your plan' : `Switch to ${name}`
}

/** The chosen plan is offered again in the setup. */
const signUpFor = ({ type, price }: Plan) =>
  price === 0 ? '/signup' : `/signup?next=${encodeURIComponent(`/onboarding?step=1&plan=${type}`)}`

interface ColumnProps {
  name: string
  popular?: boolean
  muted?: boolean
  features: string[]
  reach?: string | null
  children: React.ReactNode
}

function Column({ name, popular = false, muted = false, features, reach, children }: ColumnProps) {
  return (
    <li
      className={cx(
        'grid grid-rows-[auto_4rem_auto_1fr] content-start gap-4 border-t-2 pt-5 lg:px-6 lg:first:pl-0 lg:last:pr-0 lg:not-last:border-r lg:not-last:border-r-rule',
        popular ? 'border-t-pine' : muted ? 'border-t-rule' : 'border-t-ink',
      )}
    >
      <h3 className="flex items-center gap-2 text-lg font-semibold">
        {name}
        {popular && <Badge tone="success">Most popular</Badge>}
      </h3>
      {children}
      <ul className="mt-2 grid content-start gap-2 text-sm">
        {features.map((feature) => (
          <li key={feature} className={cx('flex gap-2', muted && 'text-muted')}>
            <Icon name={muted ? 'clock' : 'check'} className={cx('mt-0.5', muted ? 'text-muted' : 'text-pine')} />
            {feature}
          </li>
        ))}
      </ul>
      {reach && <p className="text-sm text-muted">{`Actions: ${reach}.`}</p>}
    </li>
  )
}

interface TermsProps {
  /** Of this viewer: no days if theirs was used. */
  trial: { days: number; credits: number }
  onSale: boolean
}

export function PlanTerms({ trial, onSale }: TermsProps) {
  const offer = trial.days > 0 ? `${paidPlans} start with a ${trial.days}-day free trial.` : trialUsedText
  return (
    <>
      <span>{`${offer} Cancel anytime.`}</span>{' '}
      {!onSale && (
        <strong className="font-medium text-ink">
          They’re not available here yet. Free is, with {trial.credits} trial credits.
        </strong>
      )}
    </>
  )
}
