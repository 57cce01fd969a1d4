import { useLoaderData } from '@remix-run/react'
import { isInSetup, type Payment, paymentOf } from '#app/domain/billing/payment-return.ts'
import { page } from '#app/http/page.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { described } from '#app/view/site/described.ts'
import island from '#app/view/site/island.ts?worker&url'
import { Outcome } from '#app/view/site/outcome.tsx'
import { viewerOf } from '#app/view/site/viewer.ts'

export const meta = () => described('Payment · Warble', 'Where a payment for Warble leads back to.')

export const handle = { scripts: island }

export const loader = page('public', async ({ user, url }, { db }) => ({
  viewer: viewerOf(user),
  payment: paymentOf(user?.plan ?? null, url.searchParams.get('session_id')),
  in_setup: user ? await isInSetup(db, user.id) : true,
}))

export default function Success() {
  const { viewer, payment, in_setup } = useLoaderData<typeof loader>()
  if (payment.state === 'none') return <NoPayment viewer={viewer} />
  return (
    <Outcome
      viewer={viewer}
      title="Payment Successful!"
      lead={<Booked payment={payment} />}
      actions={
        <>
          {in_setup ? (
            <LinkButton href="/onboarding">Continue Setup</LinkButton>
          ) : (
            <LinkButton href="/dashboard">Go to Dashboard</LinkButton>
          )}
          <LinkButton href="/" variant="secondary">
            Back to Home
          </LinkButton>
        </>
      }
    >
      <h2 className="font-semibold">{payment.state === 'confirmed' ? 'What you have now' : 'What paid plans bring'}</h2>
      <ul className="grid gap-2">
        {featuresOf(payment).map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Icon name="check" className="mt-1 text-pine" />
            {feature}
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">A confirmation e-mail arrives within a few minutes.</p>
    </Outcome>
  )
}

function Booked({ payment }: { payment: Payment }) {
  if (payment.state === 'confirmed') return <>Your {payment.plan.name} plan is in force.</>
  return (
    <>
      The checkout has sent you back here. Your plan changes as soon as our payment provider confirms it to us, usually
      within a minute.
    </>
  )
}

/** Starter has basic analytics and e-mail support, so the full list is only said where it is true. */
function featuresOf(payment: Payment): string[] {
  const all = ['AI automation', 'Automatic replies and likes']
  if (payment.state === 'confirmed' && payment.plan.type === 'starter')
    return [...all, `Analytics over ${payment.plan.analytics_days} days`, 'E-mail support']
  const only = payment.state === 'confirmed' ? '' : ' (Pro)'
  return [...all, `Advanced analytics${only}`, `Priority support${only}`]
}

function NoPayment({ viewer }: { viewer: ReturnType<typeof viewerOf> }) {
  return (
    <Outcome
      viewer={viewer}
      title="No payment is known here"
      lead={
        viewer
          ? `Your account is on the ${viewer.plan} plan. This page is where a checkout leads back to, and none has.`
          : 'This page is where a checkout leads back to. If you have paid, sign in to see your plan.'
      }
      actions={
        <>
          {viewer ? (
            <LinkButton href="/dashboard">Go to Dashboard</LinkButton>
          ) : (
            <LinkButton href="/login">Sign in</LinkButton>
          )}
          <LinkButton href="/pricing" variant="secondary">
            See the plans
          </LinkButton>
        </>
      }
    >
      <p className="text-muted">
        Were you charged all the same? <TextLink href="/contact?subject=Payment">Write to us</TextLink> with the date
        and the amount, and we look it up.
      </p>
    </Outcome>
  )
}
