import { useLoaderData } from '@remix-run/react'
import { questionsOn } from '#app/content/help/index.ts'
import { paidPlans, plans } from '#app/content/plans.ts'
import { trialFor } from '#app/domain/billing/offer.ts'
import { page } from '#app/http/doors/page.ts'
import island from '#app/view/site/island.ts?worker&url'
import { pageMeta } from '#app/view/site/pages.ts'
import { Plans, PlanTerms } from '#app/view/site/plans.tsx'
import { Questions } from '#app/view/site/questions.tsx'
import { viewerOf } from '#app/view/site/site-facts.ts'
import { Closing, SiteLayout } from '#app/view/site/site-layout.tsx'
import { Comparison } from './comparison.tsx'

export const meta = () =>
  pageMeta(
    'Pricing · Warble',
    `What each Warble plan includes, limit by limit: Free, ${paidPlans}, with a free trial. Cancel anytime.`,
  )

export const handle = { scripts: island }

export const loader = page('public', async ({ user }, services) => ({
  viewer: viewerOf(user),
  plans: Object.values(plans),
  questions: questionsOn('pricing', services.payments !== null),
  trial: await trialFor(services, user),
  onSale: services.payments !== null,
}))

export default function Pricing() {
  const { viewer, plans, questions, trial, onSale } = useLoaderData<typeof loader>()
  return (
    <SiteLayout viewer={viewer}>
      <div className="wrap pt-14 pb-14 lg:pb-20">
        <h1 className="max-w-[18ch] text-hero font-semibold">
          Pay for more replies, <span className="text-pine">never for safer ones.</span>
        </h1>
        <p className="mt-8 mb-16 max-w-prose text-lg text-muted">
          The checks, the reasons and the stop button are the same on every plan.{' '}
          <PlanTerms trial={trial} onSale={onSale} />
        </p>
        <h2 className="sr-only">The plans</h2>
        <Plans plans={plans} ownPlan={viewer?.plan ?? null} />
      </div>
      <div className="border-t border-rule">
        <Comparison plans={plans} trial={trial} />
      </div>
      <div className="border-t border-rule">
        <Questions id="billing" title="Questions about billing" questions={questions} />
      </div>
      <Closing signedIn={viewer !== null} actions={plans[0]?.actions_per_day ?? 0} />
    </SiteLayout>
  )
}
