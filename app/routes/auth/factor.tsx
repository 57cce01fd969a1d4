import type { MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { Code, RecoveryCode } from '#app/contract/forms.ts'
import { useRecoveryCode } from '#app/domain/factor/recovery-codes.ts'
import { showFactor } from '#app/domain/factor/show.ts'
import { raised } from '#app/http/enter.ts'
import { form, forms } from '#app/http/forms.ts'
import { hitAccount } from '#app/http/limits.ts'
import { page } from '#app/http/page.ts'
import { FactorScreen } from '#app/view/auth/factor-screen.tsx'

export const meta: MetaFunction = () => [{ title: 'Second factor · Warble' }]

export const loader = page('factor', ({ user }) => ({ email: user.email }))

export const action = forms('factor', {
  code: form(
    Code,
    async ({ code }, visit, services) => {
      const now = services.clock.now()
      await hitAccount(services.db, `factor:${visit.user.id}`, now)
      await showFactor(services, visit.session, code, now)
      return raised(visit, services)
    },
    'verify',
  ),
  recovery: form(
    RecoveryCode,
    async ({ recovery_code }, visit, services) => {
      const now = services.clock.now()
      await hitAccount(services.db, `factor:${visit.user.id}`, now)
      await useRecoveryCode(services.db, visit.session, recovery_code, now)
      return raised(visit, services)
    },
    'verify',
  ),
})

export default function Factor() {
  const { email } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return <FactorScreen email={email} answer={answer} />
}
