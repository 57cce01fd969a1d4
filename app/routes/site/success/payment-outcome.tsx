import type { ReactNode } from 'react'
import type { Plan } from '#app/content/plans.ts'
import type { Payment } from '#app/domain/billing/payment-return.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { OutcomePage } from '#app/view/site/outcome.tsx'
import type { Viewer } from '#app/view/site/site-facts.ts'

interface PaymentOutcomeProps {
  viewer: Viewer | null
  payment: {
    state: Payment['state'] | 'signed_out' | 'none'
    plan?: Plan | 'starter' | 'pro' | null
    url?: string | null
  }
  /** What was paid. */
  bought: string | null
  in_setup: boolean
  here: string
}

/** Reports a payment only if the payment provider confirmed it for this very checkout. */
export function PaymentOutcome({ viewer, payment, bought, in_setup, here }: PaymentOutcomeProps) {
  const continueButton = in_setup ? (
    <LinkButton href="/onboarding">Continue Setup</LinkButton>
  ) : (
    <LinkButton href="/dashboard">Go to the dashboard</LinkButton>
  )
  const { state, plan } = payment
  if (state === 'paid' && plan && typeof plan === 'object')
    return (
      <OutcomePage
        viewer={viewer}
        title="Payment Successful!"
        lead={bought}
        actions={
          <>
            {continueButton}
            <LinkButton href="/" variant="secondary">
              Back to Home
            </LinkButton>
          </>
        }
      >
        <Features plan={plan} />
      </OutcomePage>
    )
  if (state === 'paid') return null
  const { title, lead, first } = words[state]
  return (
    <OutcomePage
      viewer={viewer}
      title={title}
      lead={lead}
      actions={
        <>
          {first ? first({ here, url: payment.url ?? null }) : continueButton}
          {!(viewer && first === again) && (
            <LinkButton href={viewer ? '/dashboard/plan' : '/pricing'} variant="secondary">
              {viewer ? 'See your plan' : 'See the plans'}
            </LinkButton>
          )}
        </>
      }
    >
      <p className="text-muted">
        Were you charged anyway? <TextLink href="/contact?subject=Payment">Contact us</TextLink> with the date and
        amount, and we’ll look into it.
      </p>
    </OutcomePage>
  )
}

/** Starter has basic analytics and email support, so the full list is only shown when it applies. */
function Features({ plan }: { plan: Plan }) {
  const ofPlan = plan.insights
    ? ['Advanced analytics', 'Priority support']
    : [`Analytics over ${plan.analytics_days} days`, 'Email support']
  return (
    <>
      <h2 className="font-semibold">What you have now</h2>
      <ul className="grid gap-2">
        {['AI automation', 'Automatic replies and likes', ...ofPlan].map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Icon name="check" className="mt-1 text-pine" />
            {feature}
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">A confirmation email arrives within a few minutes.</p>
    </>
  )
}

interface Words {
  title: string
  lead: string
  first?: (about: { here: string; url: string | null }) => ReactNode
}

const again = () => <LinkButton href="/dashboard/plan">Choose a plan</LinkButton>
const lookAgain = ({ here }: { here: string }) => (
  <LinkButton href={here} icon="refresh">
    Check again
  </LinkButton>
)
const none = 'No payment found'

const words: Record<Exclude<PaymentOutcomeProps['payment']['state'], 'paid'>, Words> = {
  signed_out: {
    title: 'Sign in to see your payment',
    lead: 'Only the person who paid can see this.',
    first: ({ here }) => <LinkButton href={`/login?next=${encodeURIComponent(here)}`}>Sign in</LinkButton>,
  },
  none: {
    title: none,
    lead: 'This page shows the result of a checkout, but we don’t see one.',
    first: again,
  },
  open: {
    title: 'Your checkout is still open',
    lead: 'You haven’t finished it, so you weren’t charged and your plan hasn’t changed.',
    first: ({ url }) => (url ? <LinkButton href={url}>Continue checkout</LinkButton> : again()),
  },
  processing: {
    title: 'Your payment is processing',
    lead: 'Your bank hasn’t confirmed it yet. Your plan updates automatically when it does.',
    first: lookAgain,
  },
  expired: {
    title: 'Your checkout has expired',
    lead: 'It timed out, so you weren’t charged. Start again from your plan page.',
    first: again,
  },
  trial_used: {
    title: 'The free trial was used before',
    lead: 'There’s one free trial per person and connected account, and this card, address or account has already had one. We cancelled the subscription and you weren’t charged. You can choose the plan again without a trial.',
    first: again,
  },
  over: {
    title: 'This checkout is no longer valid',
    lead: 'The plan it bought is no longer active. Your plan page shows the current one.',
  },
  not_yours: {
    title: none,
    lead: 'This checkout belongs to another account. If that’s yours too, sign in to it.',
  },
  unknown: {
    title: none,
    lead: 'We couldn’t find a checkout for this link.',
  },
  away: {
    title: 'We can’t check your payment right now',
    lead: 'Our payment provider isn’t responding. Nothing is lost. Your plan updates automatically when it’s back.',
    first: lookAgain,
  },
  off: {
    title: none,
    lead: 'Paid plans aren’t available here yet, so nothing can be charged.',
  },
}
