import { type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Code, Nothing, Proof } from '#app/contract/forms.ts'
import { beginEnrolment, enrolmentOf } from '#app/domain/account/factor/enrolment.ts'
import { hasFactor } from '#app/domain/account/factor/factor.ts'
import { newRecoveryCodes } from '#app/domain/account/factor/recovery-codes.ts'
import { finishEnrolment, turnOff } from '#app/domain/account/factor/two-step.ts'
import { renewSecret } from '#app/domain/account/session/expiry.ts'
import { neededProof } from '#app/domain/account/session/recent-proof.ts'
import { form, forms } from '#app/http/doors/forms.ts'
import { page, redirectLocal, showOnce } from '#app/http/doors/page.ts'
import { sessionCookie } from '#app/http/request/cookies.ts'
import { countFactorAttempt, formWithProof, mailCodeForm, proofForm } from '#app/http/request/sign-in/proof.ts'
import { type FormResult, useFormAnswer } from '#app/ui/form.tsx'
import { rereadsAfterAnswer, stayOnFailure } from '#app/ui/stay-on-failure.ts'
import { TwoStep } from './two-step.tsx'

export const meta: MetaFunction = () => [{ title: 'Two-step sign-in · Warble' }]

const security = '/dashboard/settings/security'
const here = '/dashboard/settings/two-step'

export const loader = page('user', async ({ user, session }, services) => {
  const now = services.clock.now()
  const on = await hasFactor(services.db, user.id)
  const needed = await neededProof(services.db, session, now)
  const enrolment = on || needed ? null : await enrolmentOf(services, session, now)
  if (!on && !needed && !enrolment) throw redirect(security)
  return { on, enrolment, needed, email: user.email }
})

export const action = forms('user', {
  begin: formWithProof(Nothing, async (_given, { session }, services) => {
    await beginEnrolment(services, session, services.clock.now())
    return redirectLocal(services, here)
  }),
  verify: formWithProof(
    Code,
    async ({ code }, { user, session, request }, services) => {
      const now = services.clock.now()
      await countFactorAttempt(services, request, user)
      const codes = await finishEnrolment(services, session, code, now)
      const secret = await renewSecret(services.db, session.session_id)
      return showOnce({ codes }, [sessionCookie(services, secret)])
    },
    'verify',
  ),
  codes: form(Nothing, async (_given, { session }, services) =>
    showOnce({ codes: await newRecoveryCodes(services, session, services.clock.now()) }, []),
  ),
  off: form(
    Proof,
    async ({ proof }, { user, session, request }, services) => {
      const now = services.clock.now()
      await countFactorAttempt(services, request, user)
      await turnOff(services, session, proof, now)
      const secret = await renewSecret(services.db, session.session_id)
      return redirectLocal(services, security, {
        cookies: [sessionCookie(services, secret)],
        flash: { title: 'Two-step sign-in is off', tone: 'success' },
      })
    },
    'verify',
  ),
  'mail-code': mailCodeForm(),
  unlock: proofForm(here),
})

/** After a refusal too: the proof may have expired, and the page then asks for it. */
export const shouldRevalidate = rereadsAfterAnswer

export const clientAction = stayOnFailure

export default function TwoStepPage() {
  const view = useLoaderData<typeof loader>()
  const actionData = useFormAnswer() as FormResult | { codes: string[] } | undefined
  return <TwoStep {...view} actionData={actionData} />
}
