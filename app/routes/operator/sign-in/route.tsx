import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { OperatorLink } from '#app/contract/operator-forms.ts'
import { fail } from '#app/domain/failure.ts'
import { openOperatorSession } from '#app/domain/operator/access.ts'
import { form, forms } from '#app/http/doors/forms.ts'
import { page, redirectLocal } from '#app/http/doors/page.ts'
import { operatorCookie } from '#app/http/request/cookies.ts'
import { operatorSignIn } from '#app/http/request/operator.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Centered } from '#app/ui/centered.tsx'
import { Form } from '#app/ui/form.tsx'

export const meta: MetaFunction = () => [
  { title: 'Operator sign-in · Warble' },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

export const handle = { scripts: false }

export const loader = page('public', ({ url }, { site }) => {
  if (!site.operator_page) fail('not_found')
  return { token: url.searchParams.get('token'), isDead: url.searchParams.has('dead-link') }
})

export const action = forms('public', {
  sign_in: form(
    OperatorLink,
    async ({ token }, _visit, services) => {
      if (!services.site.operator_page) fail('not_found')
      const opened = await openOperatorSession(services.db, token, services.clock.now())
      if (!opened) return redirectLocal(services, `${operatorSignIn}?dead-link`)
      services.log.warn({ event: 'operator_signed_in', session: opened.number }, 'the operator signed in')
      return redirectLocal(services, '/operator', { cookies: [operatorCookie(services, opened.secret)] })
    },
    'verify',
  ),
})

export default function OperatorSignIn() {
  const { token, isDead } = useLoaderData<typeof loader>()
  return (
    <Centered title="Operator sign-in">
      {isDead && (
        <Alert tone="failure" title="This link has expired or was used">
          Each link works once, for ten minutes. Print a new one.
        </Alert>
      )}
      {token === null ? (
        <p>
          To open the operator’s page, run <code>npm run operator -- sign-in</code> on the server and open the link that
          it prints.
        </p>
      ) : (
        <Form intent="sign_in">
          <input type="hidden" name="token" value={token} />
          <Button block>Open the Operator’s Page</Button>
        </Form>
      )}
    </Centered>
  )
}
