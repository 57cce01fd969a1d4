import type { PlanType } from '#app/content/plan-table.ts'
import { type Plan, paidPlans } from '#app/content/plans.ts'
import type { BillingView } from '#app/domain/billing/plan-page.ts'
import type { PlanSwitch } from '#app/domain/billing/plan-switch.ts'
import { shortDateText } from '#app/domain/time.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card, Section } from '#app/ui/card.tsx'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/icon.tsx'
import { defaultReachText, featuresWithReach } from '#app/view/plan-reach.ts'
import { RedirectingForm } from '#app/view/redirecting-form.tsx'
import { trialUsedText } from '#app/view/text.ts'

type Offering = Pick<BillingView, 'manageable' | 'on_sale' | 'service_ended' | 'trial_days' | 'links'> & {
  plan_state: { state: string; cancels?: boolean }
  switch: Dated<PlanSwitch> | null
}

/** Dates are strings once the loader's data reaches the browser. */
type Dated<T> = { [Key in keyof T]: T[Key] extends Date | null ? T[Key] | string : T[Key] }

interface AvailablePlansProps {
  plans: Plan[]
  current: PlanType
  billing: Offering
  support_email: string
  time_zone: string
}

const custom = ['Custom limits', 'Unlimited replies', 'Premium features', 'Dedicated support', 'Custom integrations']

export function AvailablePlans({ plans, current, billing, support_email, time_zone }: AvailablePlansProps) {
  return (
    <Section title="Available Plans" description={<Terms {...billing} support_email={support_email} />}>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {plans.map((plan) => (
          <Offer
            key={plan.type}
            name={plan.name}
            price={`$${plan.price}`}
            features={featuresWithReach(plan)}
            reach={defaultReachText(plan)}
            selected={plan.type === current}
            popular={plan.type === 'pro'}
            link={plan.type === 'free' ? null : billing.links[plan.type]}
          >
            {plan.type === 'free' && plan.type !== current ? (
              <ToFree billing={billing} />
            ) : plan.type === current || !billing.on_sale || billing.service_ended ? (
              <Closed>{plan.type === current ? 'Current Plan' : `Choose ${plan.name}`}</Closed>
            ) : (
              <>
                {billing.switch?.plan === plan.type && <Cost to={billing.switch} time_zone={time_zone} />}
                <RedirectingForm
                  action="/billing/checkout"
                  fields={{ plan_type: plan.type }}
                  variant={plan.type === 'pro' ? 'primary' : 'secondary'}
                  block
                >
                  Choose {plan.name}
                </RedirectingForm>
              </>
            )}
          </Offer>
        ))}
        <Offer name="Custom" features={custom}>
          <Closed>Coming Soon</Closed>
        </Offer>
      </ul>
    </Section>
  )
}

/** By cancelling the paid plan. */
function ToFree({ billing: { manageable, plan_state } }: { billing: Offering }) {
  if (!manageable) return <Closed>Choose Free</Closed>
  if (plan_state.state === 'cancelling' || plan_state.cancels) return <Closed>Free comes next</Closed>
  return (
    <>
      <p className="mb-3 text-sm text-muted">
        Cancel in Manage Billing. Your plan works until the end of the current period or trial.
      </p>
      <RedirectingForm action="/billing/portal" variant="secondary" block>
        Choose Free
      </RedirectingForm>
    </>
  )
}

function Terms({
  on_sale,
  service_ended,
  trial_days,
  plan_state,
  support_email,
}: Offering & { support_email: string }) {
  if (!on_sale)
    return (
      <>
        Paid plans aren’t available here yet. Everything else works. Email{' '}
        <a className="link" href={`mailto:${support_email}`}>
          {support_email}
        </a>{' '}
        to hear when they are.
      </>
    )
  if (service_ended) return 'Warble has shut down, so you can’t buy a plan anymore.'
  if (plan_state.state === 'past_due')
    return 'Pay your open invoice first. You can also switch plans in Manage Billing.'
  if (!['none', 'ended'].includes(plan_state.state))
    return plan_state.state === 'cancelling' || plan_state.cancels
      ? 'To switch plans, resume yours in Manage Billing first.'
      : 'Switch plans at any time. You see what it costs before you confirm.'
  return trial_days === 0
    ? `${trialUsedText} A plan starts with its first payment. Cancel anytime.`
    : `${paidPlans} start with a ${trial_days}-day free trial. Cancel anytime.`
}

/** What the switch costs, before it is chosen. */
function Cost({ to, time_zone }: { to: NonNullable<Offering['switch']>; time_zone: string }) {
  const { monthly, free_until, paid_until, due, credit } = to
  const date = (at: Date | string | null) => at && shortDateText(at, time_zone)
  const rest = credit ? `and ${credit} counts toward your next invoices` : `for the time until ${date(paid_until)}`
  const cost = free_until
    ? `$0 today. Your free trial ends on ${date(free_until)}, then it’s ${monthly}.`
    : due === null
      ? `${monthly}. The next page shows what’s charged today.`
      : `${due} today, ${rest}. Then it’s ${monthly}.`
  return <p className="mb-3 text-sm text-muted">{cost}</p>
}

const Closed = ({ children }: { children: React.ReactNode }) => (
  <Button type="button" variant="secondary" disabled block>
    {children}
  </Button>
)

interface OfferProps {
  name: string
  price?: string
  features: string[]
  reach?: string | null
  selected?: boolean
  popular?: boolean
  link?: string | null
  children: React.ReactNode
}

function Offer({ name, price, features, reach, selected, popular, link, children }: OfferProps) {
  return (
    <Card
      as="li"
      level={3}
      title={name}
      actions={popular && <Badge tone="success">Most popular</Badge>}
      selected={selected}
      className="flex flex-col *:first:grow"
      footer={
        <>
          {children}
          {link && (
            <p className="mt-3 text-center">
              <a className="link" href={link} target="_blank" rel="noreferrer">
                Pay by payment link
              </a>
            </p>
          )}
        </>
      }
    >
      <p className="text-3xl font-semibold">
        {price ?? <span className="text-base font-normal text-muted">Coming soon</span>}
        {price && <span className="text-base font-normal tracking-normal text-muted">/month</span>}
      </p>
      <ul className="mt-4 grid gap-1.5 text-sm">
        {features.map((feature) => (
          <li key={feature} className={cx('flex gap-2', !price && 'text-muted')}>
            <Icon name={price ? 'check' : 'clock'} className={cx('mt-0.5', price ? 'text-pine' : 'text-muted')} />
            {feature}
          </li>
        ))}
      </ul>
      {reach && <p className="mt-4 text-sm text-muted">{`Actions: ${reach}.`}</p>}
    </Card>
  )
}
