import { type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ResetPassword } from '#app/contract/forms.ts'
import { neededProof } from '#app/domain/account/session/recent-proof.ts'
import {
  canResetPassword,
  hasPassword,
  providersRemovedByReset,
  resetPassword,
} from '#app/domain/account/user/change-password.ts'
import { googleOf } from '#app/domain/account/user/sso.ts'
import { fail } from '#app/domain/failure.ts'
import { forms } from '#app/http/doors/forms.ts'
import { nextOf, page, redirectLocal } from '#app/http/doors/page.ts'
import { sessionCookie } from '#app/http/request/cookies.ts'
import { formWithProof } from '#app/http/request/sign-in/proof.ts'
import { Button } from '#app/ui/button.tsx'
import { Centered } from '#app/ui/centered.tsx'
import { Form, fieldOf, useFormAnswer, usePending } from '#app/ui/form.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { ErrorToast } from '#app/ui/refusal-toast.tsx'
import { NewPassword } from '#app/view/auth/new-password.tsx'
import { ProofField } from '#app/view/security/proof-field.tsx'
import { RemovedProviders, removedMessage } from './removed-providers.tsx'

export const meta: MetaFunction = () => [{ title: 'New password · Warble' }]

export const loader = page('user', async ({ user, session, url }, services) => {
  const { db, rules, clock } = services
  const now = clock.now()
  if (!(await canResetPassword(db, session, rules, now))) throw redirect('/dashboard/settings/security')
  const taken = await providersRemovedByReset(db, user.id)
  return {
    email: user.email,
    rules: rules.password,
    taken,
    stays: (await googleOf(db, user.id, taken)) ?? null,
    factor: (await neededProof(db, session, now)) === 'factor',
    chosen_elsewhere: url.searchParams.get('chosen') === 'elsewhere',
    has_password: await hasPassword(db, user.id),
    next: nextOf(url, services) ?? '/onboarding',
  }
})

export const action = forms('user', {
  reset: formWithProof(ResetPassword, async ({ password }, { session, url }, services) => {
    const now = services.clock.now()
    if (!(await canResetPassword(services.db, session, services.rules, now))) fail('link_invalid')
    const { secret, taken } = await resetPassword(services, session, password, now)
    const description = ['You’re signed out everywhere else.', ...taken.map(removedMessage)].join(' ')
    return redirectLocal(services, nextOf(url, services) ?? '/onboarding', {
      cookies: [sessionCookie(services, secret)],
      flash: { title: 'Password changed', description, tone: 'success' },
    })
  }),
})

/** After a refusal too: the second factor may have expired, and the page then asks for it. */
export const shouldRevalidate = () => true

export default function NewPasswordPage() {
  const { email, rules, taken, stays, factor, has_password, chosen_elsewhere, next } = useLoaderData<typeof loader>()
  const actionData = useFormAnswer<typeof action>()
  const pending = usePending('reset')
  return (
    <Centered title={has_password ? 'Choose a new password' : 'Choose a password'}>
      {has_password ? (
        <p className="text-muted">
          For <span className="wrap-anywhere text-ink">{email}</span>. This signs you out everywhere else.
        </p>
      ) : (
        <p className="text-muted">
          You’re signed in as <span className="wrap-anywhere text-ink">{email}</span>.{' '}
          <span>
            {chosen_elsewhere
              ? 'This account has no password yet. We don’t keep one chosen in another browser, because someone else could have chosen it.'
              : 'This account has no password yet.'}
          </span>
        </p>
      )}
      <Form intent="reset" actionData={actionData} labels={{ password: 'Password' }} className="grid gap-5">
        {/* Lets password managers store the new one under the right account. */}
        <input type="email" name="account" autoComplete="username" value={email} readOnly hidden />
        <NewPassword
          label={has_password ? 'New password' : 'Password'}
          rules={rules}
          error={fieldOf(actionData, 'reset', 'password').error}
        />
        {factor && <ProofField needed="factor" intent="reset" actionData={actionData} />}
        <Button block pending={pending} pendingLabel="Saving...">
          Save password
        </Button>
        <ErrorToast actionData={actionData} />
      </Form>
      {!has_password && (
        <p className="text-sm text-muted">
          You can also <TextLink to={next}>skip this</TextLink> and sign in with emailed links.
        </p>
      )}
      <RemovedProviders taken={taken} stays={stays} />
    </Centered>
  )
}
