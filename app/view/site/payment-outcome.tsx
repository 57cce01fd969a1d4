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
    monthly?: string
  }
  /** The trial's end, as a date. */
  until: string | null
  in_setup: boolean
  /** This page's path, with its checkout. */
  here: string
}

/**
 * The outcome of a checkout. A payment is only reported if the payment provider confirmed it for this very checkout.
 */
export function PaymentOutcome({ viewer, payment, until, in_setup, here }: PaymentOutcomeProps) {
  const continueButton = in_setup ? (
    <LinkButton href="/onboarding">Continue Setup</LinkButton>
  ) : (
    <LinkButton href="/dashboard">Go to Dashboard</LinkButton>
  )
  const { state, plan, monthly } = payment
  if (state === 'paid' && plan && typeof plan === 'object')
    return (
      <OutcomePage
        viewer={viewer}
        title="Payment Successful!"
        lead={
          until
            ? `Your ${plan.name} plan is in force, free until ${until}. Then ${monthly}. Cancel before then, and nothing is charged.`
            : `Your ${plan.name} plan is in force, ${monthly}.`
        }
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
        Were you charged anyway? <TextLink href="/contact?subject=Payment">Write to us</TextLink> with the date and the
        amount, and we look it up.
      </p>
    </OutcomePage>
  )
}

/** Starter has basic analytics and e-mail support, so the full list is only shown when it applies. */
function Features({ plan }: { plan: Plan }) {
  const ofPlan = plan.insights
    ? ['Advanced analytics', 'Priority support']
    : [`Analytics over ${plan.analytics_days} days`, 'E-mail support']
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
      <p className="text-sm text-muted">A confirmation e-mail arrives within a few minutes.</p>
    </>
  )
}

interface Words {
  title: string
  lead: string
  /** The first action, unless it is the default of continuing. */
  first?: (about: { here: string; url: string | null }) => ReactNode
}

const again = () => <LinkButton href="/dashboard/plan">Choose a plan</LinkButton>
const lookAgain = ({ here }: { here: string }) => (
  <LinkButton href={here} icon="refresh">
    Look again
  </LinkButton>
)
const none = 'No payment found'

const words: Record<Exclude<PaymentOutcomeProps['payment']['state'], 'paid'>, Words> = {
  signed_out: {
    title: 'Sign in to see your payment',
    lead: 'The outcome of a checkout is only shown to its buyer.',
    first: ({ here }) => <LinkButton href={`/login?next=${encodeURIComponent(here)}`}>Sign in</LinkButton>,
  },
  none: {
    title: none,
    lead: 'This page shows the outcome of a checkout, and you have not come from one.',
    first: again,
  },
  open: {
    title: 'The checkout is still open',
    lead: 'It was not finished, so nothing was charged and your plan is unchanged.',
    first: ({ url }) => (url ? <LinkButton href={url}>Continue the checkout</LinkButton> : again()),
  },
  processing: {
    title: 'Your payment is being checked',
    lead: 'The bank has not confirmed it yet. Your plan changes by itself as soon as it does.',
    first: lookAgain,
  },
  expired: {
    title: 'The checkout has expired',
    lead: 'It was not finished in time, so nothing was charged. Begin again from your plan page.',
    first: again,
  },
  trial_used: {
    title: 'The free trial was used before',
    lead: 'There is one free trial per person and connected account, and this card, address or account has already been used for one. The subscription was cancelled at once and nothing was charged. You can choose the plan again; it then begins with its first payment.',
    first: again,
  },
  over: {
    title: 'This checkout is no longer valid',
    lead: 'The plan it bought is no longer active. Your plan page shows the current one.',
  },
  not_yours: {
    title: none,
    lead: 'This checkout belongs to another account. If that is yours too, sign in to it.',
  },
  unknown: {
    title: none,
    lead: 'Our payment provider knows no checkout with this address.',
  },
  away: {
    title: 'Your payment cannot be looked up right now',
    lead: 'Our payment provider is not responding. Nothing is lost: your plan changes by itself as soon as it does.',
    first: lookAgain,
  },
  off: {
    title: none,
    lead: 'Billing is not set up here, so nothing can be bought or charged.',
  },
}
