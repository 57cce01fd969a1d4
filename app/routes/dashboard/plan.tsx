import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { plans } from '#app/domain/billing/entitlements.ts'
import { usageOf } from '#app/domain/billing/usage.ts'
import { page } from '#app/http/page.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { AvailablePlans } from '#app/view/plan/available-plans.tsx'
import { Billing } from '#app/view/plan/billing.tsx'
import { CurrentPlan } from '#app/view/plan/current-plan.tsx'

export const meta: MetaFunction = () => [{ title: 'Subscription · Warble' }]

export const loader = page('user', async ({ user }, { db, clock, site }) => ({
  plan: user.plan,
  trial_credits: user.trial_credits,
  time_zone: user.time_zone,
  usage: await usageOf(db, user, clock.now()),
  plans: [plans.starter, plans.pro],
  support_email: site.support_email,
}))

export default function PlanPage() {
  const { plans, support_email, ...current } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader title="Subscription" description="What your plan allows, and what of it is used." />
      <CurrentPlan {...current} />
      <AvailablePlans plans={plans} current={current.plan.type} support_email={support_email} />
      <Billing />
    </>
  )
}
