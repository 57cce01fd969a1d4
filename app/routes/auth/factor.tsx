import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Code, RecoveryCode } from '#app/contract/forms.ts'
import { readableFactors, verifyAnyFactor } from '#app/domain/factor/proof.ts'
import { useRecoveryCode } from '#app/domain/factor/recovery-codes.ts'
import { form, forms } from '#app/http/forms.ts'
import { page } from '#app/http/page.ts'
import { countFactorAttempt } from '#app/http/sign-in/proof.ts'
import { passSecondFactor } from '#app/http/sign-in/session.ts'
import { useFormAnswer } from '#app/ui/form.tsx'
import { FactorScreen } from '#app/view/auth/factor-screen.tsx'

export const meta: MetaFunction = () => [{ title: 'Confirm it’s you · Warble' }]

export const loader = page('factor', async ({ user }, services) => ({
  email: user.email,
  readable: (await readableFactors(services, user.id)).length > 0,
  support_email: services.site.support_email,
}))

export const action = forms('factor', {
  code: form(
    Code,
    async ({ code }, visit, services) => {
      const now = services.clock.now()
      await countFactorAttempt(services, visit.request, visit.user)
      return passSecondFactor(visit, services, (inside) => verifyAnyFactor(inside, visit.session, code, now))
    },
    'verify',
  ),
  recovery: form(
    RecoveryCode,
    async ({ recovery_code }, visit, services) => {
      const now = services.clock.now()
      await countFactorAttempt(services, visit.request, visit.user)
      return passSecondFactor(visit, services, (inside) => useRecoveryCode(inside, visit.session, recovery_code, now))
    },
    'verify',
  ),
})

export default function Factor() {
  const view = useLoaderData<typeof loader>()
  const actionData = useFormAnswer<typeof action>()
  return <FactorScreen {...view} actionData={actionData} />
}
