import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { plans } from '#app/content/plans.ts'
import { planPath } from '#app/domain/billing/checkout.ts'
import { fitText } from '#app/domain/billing/fit.ts'
import { billingOf, syncOnReturn } from '#app/domain/billing/plan-page.ts'
import { ownLimitsOf, planUsageOf } from '#app/domain/bot/send/plan-usage.ts'
import { page, redirectLocal } from '#app/http/doors/page.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { AvailablePlans } from './available-plans.tsx'
import { Billing } from './billing.tsx'
import { CurrentPlan } from './current-plan.tsx'

export const meta: MetaFunction = () => [{ title: 'Subscription · Warble' }]

export const loader = page('user', async ({ user }, services) => {
  const { db, clock, site, network } = services
  const now = clock.now()
  // The session was loaded before the sync, with the previous plan: load the page again.
  if (await syncOnReturn(services, user.id, now)) throw await redirectLocal(services, planPath, { replaces: true })
  const [usage, limits, billing] = await Promise.all([
    planUsageOf(db, user, now),
    ownLimitsOf(db, user, now),
    billingOf(services, user, now),
  ])
  return {
    plan: user.plan,
    trial_credits: user.trial_credits,
    credits_withheld: user.credits_withheld,
    time_zone: user.time_zone,
    usage,
    limits,
    network: { name: network.name, allows: network.allows },
    fit: fitText(user.plan, billing.used),
    billing,
    plans: [plans.free, plans.starter, plans.pro],
    support_email: site.support_email,
  }
})

export default function PlanPage() {
  const { plans, support_email, billing, ...current } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader title="Subscription" />
      <CurrentPlan {...current} billing={billing} />
      <AvailablePlans
        plans={plans}
        current={current.plan.type}
        billing={billing}
        support_email={support_email}
        time_zone={current.time_zone}
      />
      <Billing {...billing} time_zone={current.time_zone} />
    </>
  )
}
