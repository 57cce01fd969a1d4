import { useLoaderData } from '@remix-run/react'
import { isInSetup, type Payment, paymentOf } from '#app/domain/billing/payment-return.ts'
import { dateText, isSameDay } from '#app/domain/time.ts'
import { page } from '#app/http/doors/page.ts'
import { countHit } from '#app/http/request/request-limits.ts'
import island from '#app/view/site/island.ts?worker&url'
import { pageMeta } from '#app/view/site/pages.ts'
import { viewerOf } from '#app/view/site/site-facts.ts'
import { PaymentOutcome } from './payment-outcome.tsx'

export const meta = () => pageMeta('Payment · Warble', 'The page after a payment for Warble.')

export const handle = { scripts: island }

export const loader = page('public', async ({ user, url }, services) => {
  const viewer = viewerOf(user)
  const session = url.searchParams.get('session_id')
  const here = url.pathname + url.search
  const base = { viewer, here, in_setup: true, bought: null }
  if (session === null || session === '') return { ...base, payment: { state: 'none' as const } }
  if (!user) return { ...base, payment: { state: 'signed_out' as const } }
  const now = services.clock.now()
  await countHit(services, 'billing', user.id, now)
  const payment = await paymentOf(services, user, session, now)
  return {
    payment,
    here,
    // The viewer was loaded before the payment was recorded.
    viewer: payment.state === 'paid' && viewer ? { ...viewer, plan: payment.plan.name } : viewer,
    in_setup: await isInSetup(services.db, user.id),
    bought: payment.state === 'paid' ? boughtText(payment, user.time_zone, now) : null,
  }
})

type Paid = Extract<Payment, { state: 'paid' }>

/** What was paid, and when the first charge comes. */
function boughtText({ plan, monthly, bought_at, trial_ends, cancels }: Paid, timeZone: string, now: Date): string {
  if (!trial_ends) return `You’re on ${plan.name}, ${monthly}.`
  const until = dateText(trial_ends, timeZone)
  const isToday = bought_at !== null && isSameDay(bought_at, now, timeZone)
  const paid = isToday ? 'You paid $0 today.' : 'You’ve paid $0 so far.'
  return cancels
    ? `${paid} ${plan.name} is free until ${until}. You cancelled it, so you won’t be charged.`
    : `${paid} ${plan.name} is free until ${until}. Your first charge comes then: ${monthly}. Cancel before that and you won’t be charged.`
}

export default function Success() {
  return <PaymentOutcome {...useLoaderData<typeof loader>()} />
}
