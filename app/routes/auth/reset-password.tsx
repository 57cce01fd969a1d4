import { type MetaFunction, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ResetPassword } from '#app/contract/forms.ts'
import { fail } from '#app/domain/failure.ts'
import { mayReset, resetPassword } from '#app/domain/user/own-password.ts'
import { googleOf } from '#app/domain/user/sso.ts'
import { sessionCookie } from '#app/http/cookies.ts'
import { form, forms } from '#app/http/forms.ts'
import { go, nextOf, page } from '#app/http/page.ts'
import { Button } from '#app/ui/button.tsx'
import { Centered } from '#app/ui/centered.tsx'
import { ErrorToast } from '#app/ui/error-toast.tsx'
import { Form, fieldOf, usePending } from '#app/ui/form.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { NewPassword } from '#app/view/auth/new-password.tsx'

export const meta: MetaFunction = () => [{ title: 'New password · Warble' }]

export const loader = page('user', async ({ user, session }, { db, rules, clock }) => {
  if (!mayReset(session.amr, rules, clock.now())) throw redirect('/dashboard/settings/security')
  return { email: user.email, rules: rules.password, google: (await googleOf(db, user.id)) ?? null }
})

export const action = forms('user', {
  reset: form(ResetPassword, async ({ password }, { user, session, url }, services) => {
    const now = services.clock.now()
    if (!mayReset(session.amr, services.rules, now)) fail('link_invalid')
    const given = { user_id: user.id, session_id: session.session_id, password }
    const secret = await resetPassword(services, given, now)
    return go(services, nextOf(url, services) ?? '/onboarding', {
      cookies: [sessionCookie(services, secret)],
      flash: { title: 'Password changed', description: 'You are signed out everywhere else.', tone: 'success' },
    })
  }),
})

export default function NewPasswordPage() {
  const { email, rules, google } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const pending = usePending('reset')
  return (
    <Centered title="Choose a new password">
      <p className="text-muted">
        For <span className="wrap-anywhere text-ink">{email}</span>. You are then signed out everywhere else.
      </p>
      <Form intent="reset" answer={answer} className="grid gap-5">
        {/* Password managers file the new one under the right account. */}
        <input type="email" name="account" autoComplete="username" value={email} readOnly hidden />
        <NewPassword label="New password" rules={rules} error={fieldOf(answer, 'reset', 'password').error} />
        <Button block pending={pending} pendingLabel="Saving...">
          Save password
        </Button>
        <ErrorToast answer={answer} />
      </Form>
      {google && (
        <p className="text-sm text-muted">
          Google{google.email && <span className="wrap-anywhere"> as {google.email}</span>} opens this account too, and
          a new password leaves that open. You can remove it afterwards under{' '}
          <TextLink to="/dashboard/settings/security#ways">Settings, Security</TextLink>.
        </p>
      )}
    </Centered>
  )
}
