import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { plans } from '#app/content/plans.ts'
import { ConfirmBilling } from '#app/contract/forms.ts'
import { neededProof } from '#app/domain/account/session/recent-proof.ts'
import { planPath } from '#app/domain/billing/checkout.ts'
import { forms } from '#app/http/doors/forms.ts'
import { page, redirectLocal } from '#app/http/doors/page.ts'
import { mailCodeForm, proofForm } from '#app/http/request/sign-in/proof.ts'
import { Centered } from '#app/ui/centered.tsx'
import { useFormAnswer } from '#app/ui/form.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { ErrorToast } from '#app/ui/refusal-toast.tsx'
import { RedirectingForm } from '#app/view/redirecting-form.tsx'
import { ProofForm } from '#app/view/security/proof-form.tsx'

export const meta: MetaFunction = () => [{ title: 'Confirm it’s you · Warble' }]

export const loader = page('user', async ({ user, session, url }, services) => {
  const asked = ConfirmBilling.safeParse(Object.fromEntries(url.searchParams))
  if (!asked.success) throw await redirectLocal(services, planPath)
  const needed = await neededProof(services.db, session, services.clock.now())
  const { open, from } = asked.data
  const back = from === 'setup' ? '/onboarding?step=1' : planPath
  return { email: user.email, needed, open, from, back }
})

export const action = forms('user', {
  'mail-code': mailCodeForm(),
  unlock: proofForm(({ url }) => url.pathname + url.search),
})

/** Asks for a recent proof before the pages of the payment provider that show a card, or charge it. */
export default function Confirm() {
  const { email, needed, open, from, back } = useLoaderData<typeof loader>()
  const actionData = useFormAnswer<typeof action>()
  return (
    <Centered title={needed ? 'Confirm it’s you' : 'It’s you'}>
      {needed ? (
        <>
          <p className="text-muted">Your card is on file. Confirm it’s you to continue to Stripe’s page.</p>
          <ProofForm needed={needed} email={email} actionData={actionData} />
        </>
      ) : open === 'portal' ? (
        <RedirectingForm action="/billing/portal" block>
          Manage Billing
        </RedirectingForm>
      ) : (
        <RedirectingForm action="/billing/checkout" fields={{ plan_type: open, from }} block>
          Choose {plans[open].name}
        </RedirectingForm>
      )}
      <p className="text-sm">
        <TextLink to={back}>Back</TextLink>
      </p>
      <ErrorToast actionData={actionData} />
    </Centered>
  )
}
