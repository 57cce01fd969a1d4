import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { trial } from '#app/content/plan-table.ts'
import { isTrialUsed } from '#app/domain/billing/checkout.ts'
import { type AfterLeaving, afterLeaving, isInSetup } from '#app/domain/billing/payment-return.ts'
import { dateText } from '#app/domain/time.ts'
import { page } from '#app/http/doors/page.ts'
import { LinkButton } from '#app/ui/button.tsx'
import island from '#app/view/site/island.ts?worker&url'
import { OutcomePage } from '#app/view/site/outcome.tsx'
import { pageMeta } from '#app/view/site/pages.ts'
import { viewerOf } from '#app/view/site/site-facts.ts'
import { trialUsedText } from '#app/view/text.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(
    data?.left ? 'Payment cancelled · Warble' : 'No payment found · Warble',
    'The page after a cancelled checkout for Warble.',
  )

export const handle = { scripts: island }

export const loader = page('public', async ({ user }, services) => {
  if (!user) return { viewer: null, trialDays: trial.days, in_setup: false, left: false, plan: null }
  const { left, plan } = await afterLeaving(services, user, services.clock.now())
  return {
    viewer: viewerOf(user),
    trialDays: (await isTrialUsed(services, user)) ? 0 : trial.days,
    in_setup: await isInSetup(services.db, user.id),
    left,
    plan: plan && planText(plan, (at) => dateText(at, user.time_zone)),
  }
})

export default function Cancel() {
  const { viewer, left, plan, in_setup, trialDays } = useLoaderData<typeof loader>()
  return (
    <OutcomePage
      viewer={viewer}
      title={left ? 'Payment Cancelled' : 'No payment found'}
      lead={
        left
          ? 'You left checkout, so you weren’t charged. Nothing about your account has changed.'
          : viewer
            ? 'You weren’t charged just now, and nothing about your account has changed.'
            : 'You aren’t signed in, so there’s no payment to show.'
      }
      actions={
        <>
          <First left={left} has_plan={plan !== null} in_setup={in_setup} />
          <LinkButton href={in_setup ? '/onboarding' : '/'} variant="secondary">
            {in_setup ? 'Back to Setup' : 'Back to Home'}
          </LinkButton>
        </>
      }
    >
      {plan ? <Note {...plan} /> : <Note {...offerText(trialDays, viewer !== null)} />}
    </OutcomePage>
  )
}

function First({ left, has_plan, in_setup }: { left: boolean; has_plan: boolean; in_setup: boolean }) {
  if (has_plan) return <LinkButton href="/dashboard/plan">See your plan</LinkButton>
  const to = in_setup ? '/onboarding?step=1' : '/pricing'
  return <LinkButton href={to}>{left ? 'Try Again' : 'See the plans'}</LinkButton>
}

const Note = ({ title, text }: { title: string; text: string }) => (
  <>
    <h2 className="font-semibold">{title}</h2>
    <p className="text-muted">{text}</p>
  </>
)

function offerText(trialDays: number, isUser: boolean) {
  const free = isUser ? ' Until then, you’re on Free.' : ''
  return trialDays > 0
    ? {
        title: `${trialDays}-day free trial`,
        text: `Paid plans start with ${trialDays} free days. Cancel anytime before they’re up.${free}`,
      }
    : { title: 'Cancel anytime', text: `${trialUsedText} A paid plan starts with its first payment.${free}` }
}

/** For who has a plan: it goes on, whatever was left. */
function planText({ name, monthly, state: plan }: NonNullable<AfterLeaving['plan']>, date: (at: Date) => string) {
  const title = `You’re on ${name}`
  switch (plan.state) {
    case 'trialing':
      return {
        title: `${title}, free until ${date(plan.ends)}`,
        text: plan.cancels
          ? 'You cancelled your free trial, so you won’t be charged and will move to Free.'
          : `After that it’s ${monthly}. Cancel before then and you won’t be charged.`,
      }
    case 'cancelling':
      return { title, text: `You cancelled it. It works until ${date(plan.ends)}, and you won’t be charged again.` }
    case 'past_due':
      return {
        title: 'Your payment didn’t go through',
        text: plan.in_force
          ? `You keep ${name} until ${date(plan.ends)}. Pay the open invoice before then.`
          : `You’ve been on Free since ${date(plan.ends)}. Pay the open invoice to get ${name} back.`,
      }
    case 'active':
      return { title, text: `It’s ${monthly}.${plan.renews ? ` It renews on ${date(plan.renews)}.` : ''}` }
    default:
      return { title, text: '' }
  }
}
