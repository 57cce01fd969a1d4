import { type MetaFunction, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { Code, Nothing, Proof } from '#app/contract/forms.ts'
import { beginEnrolment, enrolmentOf } from '#app/domain/factor/enrolment.ts'
import { hasFactor } from '#app/domain/factor/factor.ts'
import { newRecoveryCodes } from '#app/domain/factor/recovery-codes.ts'
import { isFresh, requireFresh } from '#app/domain/factor/show.ts'
import { finishEnrolment, turnOff } from '#app/domain/factor/two-step.ts'
import { renewSecret } from '#app/domain/session/renew.ts'
import { sessionCookie } from '#app/http/cookies.ts'
import { form, forms } from '#app/http/forms.ts'
import { hitAccount } from '#app/http/limits.ts'
import { go, page, showOnce } from '#app/http/page.ts'
import type { FormAnswer } from '#app/ui/form.tsx'
import { TwoStep } from '#app/view/security/two-step.tsx'

export const meta: MetaFunction = () => [{ title: 'Two-step sign-in · Warble' }]

const security = '/dashboard/settings/security'
const here = '/dashboard/settings/two-step'

export const loader = page('user', async ({ user, session }, services) => {
  const on = await hasFactor(services.db, user.id)
  const enrolment = on ? null : await enrolmentOf(services, user)
  if (!on && !enrolment) throw redirect(security)
  return { on, enrolment, fresh: isFresh(session.amr, services.clock.now()) }
})

export const action = forms('user', {
  begin: form(Nothing, async (_given, { session }, services) => {
    await beginEnrolment(services, session, services.clock.now())
    return go(services, here)
  }),
  verify: form(
    Code,
    async ({ code }, { user, session }, services) => {
      const now = services.clock.now()
      await hitAccount(services.db, `factor:${user.id}`, now)
      const codes = await finishEnrolment(services, session, code, now)
      const secret = await renewSecret(services.db, session.session_id)
      return showOnce({ codes }, [sessionCookie(services, secret)])
    },
    'verify',
  ),
  codes: form(Nothing, async (_given, { user, session }, services) => {
    const now = services.clock.now()
    requireFresh(session, now)
    return showOnce({ codes: await newRecoveryCodes(services.db, user.id, now) }, [])
  }),
  off: form(
    Proof,
    async ({ proof }, { user, session }, services) => {
      const now = services.clock.now()
      await hitAccount(services.db, `factor:${user.id}`, now)
      await turnOff(services, session, proof, now)
      const secret = await renewSecret(services.db, session.session_id)
      return go(services, security, {
        cookies: [sessionCookie(services, secret)],
        flash: { title: 'Two-step sign-in is off', tone: 'success' },
      })
    },
    'verify',
  ),
})

export default function TwoStepPage() {
  const view = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | { codes: string[] } | undefined
  return <TwoStep {...view} answer={answer} />
}
