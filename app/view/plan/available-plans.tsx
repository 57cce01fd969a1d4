import type { Plan, PlanType } from '#app/domain/billing/entitlements.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card, Section } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'

interface AvailablePlansProps {
  plans: Plan[]
  current: PlanType
  support_email: string
}

const custom = ['Custom limits', 'Unlimited replies', 'Premium features', 'Dedicated support', 'Custom integrations']

export function AvailablePlans({ plans, current, support_email }: AvailablePlansProps) {
  return (
    <Section
      title="Available Plans"
      description={
        <>
          Paid plans cannot be bought in this installation yet, so their buttons are off. Write to{' '}
          <a className="link" href={`mailto:${support_email}`}>
            {support_email}
          </a>{' '}
          to hear when they can.
        </>
      }
    >
      <ul className="grid gap-6 md:grid-cols-3">
        {plans.map((plan) => {
          const chosen = plan.type === current
          return (
            <Offer
              key={plan.type}
              name={plan.name}
              price={`$${plan.price}`}
              features={plan.features}
              selected={chosen}
              popular={plan.type === 'pro'}
              button={chosen ? 'Current Plan' : `Choose ${plan.name}`}
            />
          )
        })}
        <Offer name="Custom" features={custom} button="Coming Soon" />
      </ul>
    </Section>
  )
}

interface OfferProps {
  name: string
  price?: string
  features: string[]
  button: string
  selected?: boolean
  popular?: boolean
}

function Offer({ name, price, features, button, selected, popular }: OfferProps) {
  return (
    <Card
      as="li"
      level={3}
      title={name}
      actions={popular && <Badge tone="success">Most popular</Badge>}
      selected={selected}
      className="flex flex-col *:first:grow"
      footer={
        <Button type="button" variant="secondary" disabled block>
          {button}
        </Button>
      }
    >
      <p className="text-3xl font-semibold">
        {price ?? <span className="text-base font-normal text-muted">Coming soon</span>}
        {price && <span className="text-base font-normal tracking-normal text-muted">/month</span>}
      </p>
      <ul className="mt-4 grid gap-1.5 text-sm">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2">
            <Icon name="check" className="mt-0.5 text-pine" />
            {feature}
          </li>
        ))}
      </ul>
    </Card>
  )
}
