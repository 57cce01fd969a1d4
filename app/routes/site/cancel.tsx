import { useLoaderData } from '@remix-run/react'
import { trial } from '#app/content/plan-table.ts'
import { isTrialUsed } from '#app/domain/billing/checkout.ts'
import { isInSetup } from '#app/domain/billing/payment-return.ts'
import { page } from '#app/http/page.ts'
import { LinkButton } from '#app/ui/button.tsx'
import island from '#app/view/site/island.ts?worker&url'
import { OutcomePage } from '#app/view/site/outcome.tsx'
import { pageMeta } from '#app/view/site/pages.ts'
import { viewerOf } from '#app/view/site/site-facts.ts'
import { trialUsedText } from '#app/view/text.ts'

export const meta = () => pageMeta('Payment cancelled · Warble', 'The page after a cancelled checkout for Warble.')

export const handle = { scripts: island }

export const loader = page('public', async ({ user }, services) => ({
  viewer: viewerOf(user),
  trialDays: user && (await isTrialUsed(services, user)) ? 0 : trial.days,
  in_setup: user ? await isInSetup(services.db, user.id) : false,
}))

export default function Cancel() {
  const { viewer, trialDays, in_setup } = useLoaderData<typeof loader>()
  return (
    <OutcomePage
      viewer={viewer}
      title="Payment Cancelled"
      lead="You left checkout, so you weren’t charged. Nothing about your account has changed."
      actions={
        <>
          <LinkButton href={in_setup ? '/onboarding?step=1' : '/pricing'}>Try Again</LinkButton>
          <LinkButton href={in_setup ? '/onboarding' : '/'} variant="secondary">
            {in_setup ? 'Back to Setup' : 'Back to Home'}
          </LinkButton>
        </>
      }
    >
      <h2 className="font-semibold">{trialDays > 0 ? `${trialDays}-day free trial` : 'Cancel anytime'}</h2>
      <p className="text-muted">
        {trialDays > 0
          ? `Paid plans start with ${trialDays} free days. Cancel anytime before they’re up.`
          : `${trialUsedText} A paid plan starts with its first payment.`}{' '}
        Until then, you’re on Free.
      </p>
    </OutcomePage>
  )
}
