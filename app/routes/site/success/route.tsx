import { useLoaderData } from '@remix-run/react'
import { isInSetup, paymentOf } from '#app/domain/billing/payment-return.ts'
import { dateText } from '#app/domain/time.ts'
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
  const base = { viewer, here, in_setup: true, until: null }
  if (session === null || session === '') return { ...base, payment: { state: 'none' as const } }
  if (!user) return { ...base, payment: { state: 'signed_out' as const } }
  const now = services.clock.now()
  await countHit(services, 'billing', user.id, now)
  const payment = await paymentOf(services, user, session, now)
  const ends = payment.state === 'paid' ? payment.trial_ends : null
  return {
    payment,
    here,
    // The viewer was loaded before the payment was recorded.
    viewer: payment.state === 'paid' && viewer ? { ...viewer, plan: payment.plan.name } : viewer,
    in_setup: await isInSetup(services.db, user.id),
    until: ends && dateText(ends, user.time_zone),
  }
})

export default function Success() {
  return <PaymentOutcome {...useLoaderData<typeof loader>()} />
}
