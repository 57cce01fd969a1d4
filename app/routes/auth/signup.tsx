import type { MetaFunction } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { SignUp } from '#app/contract/forms.ts'
import { createSession } from '#app/domain/session/session.ts'
import { signUp } from '#app/domain/user/sign-up.ts'
import { pendingCookie, sessionCookie } from '#app/http/cookies.ts'
import { form, forms } from '#app/http/forms.ts'
import { go, page } from '#app/http/page.ts'
import { newBrowser } from '#app/http/pending.ts'
import type { Services } from '#app/services.ts'
import { Button } from '#app/ui/button.tsx'
import { Centered } from '#app/ui/centered.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form, fieldOf, usePending } from '#app/ui/form.tsx'
import { Input } from '#app/ui/input.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { PasswordInput } from '#app/ui/password-input.tsx'
import { StrengthMeter } from '#app/ui/strength-meter.tsx'

export const meta: MetaFunction = () => [
  { title: 'Create account · Warble' },
  { name: 'description', content: 'Create a Warble account: free, with 50 trial credits.' },
]

export const loader = page('guest', () => null)

export const action = forms('guest', {
  'sign-up': form(
    SignUp,
    async (given, { request }, services) => {
      const { browser, hash } = newBrowser()
      const now = services.clock.now()
      const user_id = await signUp(services, given, { browser: hash }, now)
      if (user_id) return enter(services, user_id, request, now)
      const flash = { title: 'Account created!', description: 'Please check your email to verify your account.' }
      return go(services, '/onboarding', {
        flash: { ...flash, tone: 'success' },
        cookies: [await pendingCookie(services, { email: given.email, browser })],
      })
    },
    'sign_in',
  ),
})

/** Where the operator asks for no confirmation, the new user is in at once. */
async function enter(services: Services, user_id: string, request: Request, now: Date): Promise<Response> {
  const entry = { user_id, kind: 'cookie', method: 'password', user_agent: request.headers.get('user-agent') } as const
  const session = await createSession(services.db, services.rules, entry, now)
  return go(services, '/onboarding', { cookies: [sessionCookie(services, session.secret)] })
}

export default function Signup() {
  const answer = useActionData<typeof action>()
  const pending = usePending('sign-up')
  const [password, setPassword] = useState('')
  const [timeZone, setTimeZone] = useState('')
  useEffect(() => setTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone), [])
  const email = fieldOf(answer, 'sign-up', 'email')
  return (
    <Centered
      title="Create your account"
      aside={
        <>
          Already have one? <TextLink to="/login">Sign in</TextLink>
        </>
      }
    >
      <Form intent="sign-up" answer={answer} className="grid gap-5">
        <input type="hidden" name="time_zone" value={timeZone} />
        <Field label="E-mail" name="email" error={email.error} hint="We send a link there to confirm it.">
          <Input type="email" autoComplete="username" required defaultValue={email.value} />
        </Field>
        <div className="grid gap-3">
          <Field
            label="Password"
            name="password"
            error={fieldOf(answer, 'sign-up', 'password').error}
            hint="6 to 128 characters. A sentence you can remember is a good one."
          >
            <PasswordInput
              autoComplete="new-password"
              required
              minLength={6}
              onInput={(event) => setPassword(event.currentTarget.value)}
            />
          </Field>
          {password && <StrengthMeter password={password} />}
        </div>
        <p className="text-sm text-muted">
          By going on you confirm that you are 16 or older and accept the <TextLink href="/terms">terms</TextLink>. How
          we treat your data stands in the <TextLink href="/privacy">privacy policy</TextLink>.
        </p>
        <Button block pending={pending} pendingLabel="Creating account...">
          Create Account
        </Button>
      </Form>
    </Centered>
  )
}
