import type { MetaFunction } from '@remix-run/node'
import { useActionData, useSearchParams } from '@remix-run/react'
import { SignIn } from '#app/contract/forms.ts'
import { signIn } from '#app/domain/session/sign-in.ts'
import { sessionCookie } from '#app/http/cookies.ts'
import { form, forms } from '#app/http/forms.ts'
import { hitAccount } from '#app/http/limits.ts'
import { go, page } from '#app/http/page.ts'
import { Button } from '#app/ui/button.tsx'
import { Centered } from '#app/ui/centered.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form, fieldOf, usePending } from '#app/ui/form.tsx'
import { Input } from '#app/ui/input.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { PasswordInput } from '#app/ui/password-input.tsx'

export const meta: MetaFunction = () => [
  { title: 'Sign in · Warble' },
  { name: 'description', content: 'Sign in to your Warble dashboard.' },
]

export const loader = page('guest', () => null)

export const action = forms('guest', {
  'sign-in': form(
    SignIn,
    async (given, { request, url }, services) => {
      const now = services.clock.now()
      await hitAccount(services.db, given.email, now)
      const session = await signIn(services, given, request.headers.get('user-agent'), now)
      const cookies = [sessionCookie(services, session.secret)]
      return go(services, url.searchParams.get('next') ?? '/onboarding', { cookies })
    },
    'sign_in',
  ),
})

export default function Login() {
  const answer = useActionData<typeof action>()
  const pending = usePending('sign-in')
  const [search] = useSearchParams()
  const email = fieldOf(answer, 'sign-in', 'email')
  return (
    <Centered
      title="Sign in"
      aside={
        <>
          No account yet? <TextLink to="/signup">Create one</TextLink>
        </>
      }
    >
      {search.has('next') && <p className="text-sm text-muted">Sign in to go on to the page you asked for.</p>}
      <Form intent="sign-in" answer={answer} className="grid gap-5">
        <Field label="E-mail" name="email" error={email.error}>
          <Input type="email" autoComplete="username" required defaultValue={email.value} />
        </Field>
        <Field label="Password" name="password" error={fieldOf(answer, 'sign-in', 'password').error}>
          <PasswordInput autoComplete="current-password" required />
        </Field>
        <Button block pending={pending} pendingLabel="Signing in...">
          Sign in
        </Button>
      </Form>
    </Centered>
  )
}
