import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ChangeEmail, ChangePassword, EndSession, Nothing, Unlink } from '#app/contract/forms.ts'
import { requestRecovery } from '#app/domain/account/mail-link/request.ts'
import { endSession, signOut } from '#app/domain/account/session/sign-out.ts'
import { dropEmailChange, requestEmailChange } from '#app/domain/account/user/change-email.ts'
import { changeOwnPassword } from '#app/domain/account/user/change-password.ts'
import { securityOf } from '#app/domain/account/user/security.ts'
import { unlinkIdentity } from '#app/domain/account/user/unlink.ts'
import { fail } from '#app/domain/failure.ts'
import { attempts, hit } from '#app/domain/metering/limits.ts'
import { form, forms } from '#app/http/doors/forms.ts'
import { page, redirectLocal } from '#app/http/doors/page.ts'
import { sessionCookie } from '#app/http/request/cookies.ts'
import { browserRequester } from '#app/http/request/sign-in/mail.ts'
import { formWithProof, mailCodeForm, proofForm } from '#app/http/request/sign-in/proof.ts'
import { securityPage as here, linkableProviders, pictureOf } from '#app/http/request/sign-in/provider.ts'
import { useFormAnswer } from '#app/ui/form.tsx'
import { rereadsAfterAnswer, stayOnFailure } from '#app/ui/stay-on-failure.ts'
import { Security } from './security.tsx'

export const meta: MetaFunction = () => [{ title: 'Security · Warble' }]

export const loader = page('user', async ({ user, session }, services) => {
  const { db, rules, clock } = services
  const now = clock.now()
  const view = await securityOf(db, rules, session, now)
  const identities = view.identities.map((one) => ({ ...one, picture: pictureOf(services, one.picture) }))
  return {
    ...view,
    identities,
    offered: linkableProviders(services, view.email),
    rules: rules.password,
    now,
    time_zone: user.time_zone,
  }
})

export const action = forms('user', {
  password: form(ChangePassword, async ({ current_password, new_password }, { user, session }, services) => {
    const now = services.clock.now()
    await hit(services.db, attempts(`password:${user.id}`), now)
    const passwords = { current: current_password, password: new_password }
    const secret = await changeOwnPassword(services, session, passwords, now)
    const flash = {
      title: 'Password updated',
      description: 'You’re signed out everywhere else.',
      tone: 'success' as const,
    }
    return redirectLocal(services, here, { cookies: [sessionCookie(services, secret)], flash })
  }),
  'set-password': form(
    Nothing,
    async (_given, { user, request }, services) => {
      await requestRecovery(services, user.email, browserRequester(services, request))
      const description = `A link to choose a password is on its way to ${user.email}.`
      return redirectLocal(services, here, { flash: { title: 'Check your email', description, tone: 'info' } })
    },
    'mail',
  ),
  email: formWithProof(
    ChangeEmail,
    async ({ new_email }, { user, session, request }, services) => {
      if (new_email === user.email) fail('invalid', { new_email: 'That’s already your email address.' })
      await requestEmailChange(
        services,
        session,
        { new_email },
        browserRequester(services, request),
        services.clock.now(),
      )
      const description = 'Confirm the change from both addresses.'
      return redirectLocal(services, here, { flash: { title: 'Check your email', description, tone: 'info' } })
    },
    'mail',
  ),
  'keep-email': form(Nothing, async (_given, { user }, services) => {
    await dropEmailChange(services.db, user.id)
    return redirectLocal(services, here, { flash: { title: 'Change cancelled', tone: 'success' } })
  }),
  unlink: formWithProof(Unlink, async ({ identity_id }, { session }, services) => {
    await unlinkIdentity(services, session, identity_id, services.clock.now())
    const description = 'You’re signed out everywhere else.'
    return redirectLocal(services, here, { flash: { title: 'Sign-in method removed', description, tone: 'success' } })
  }),
  'end-session': formWithProof(EndSession, async ({ session_id }, { session }, services) => {
    await endSession(services.db, session, session_id, services.clock.now())
    return redirectLocal(services, here, { flash: { title: 'Session signed out', tone: 'success' } })
  }),
  'end-others': formWithProof(Nothing, async (_given, { session }, services) => {
    await signOut(services.db, session, 'others', services.clock.now())
    return redirectLocal(services, here, { flash: { title: 'You’re signed out everywhere else', tone: 'success' } })
  }),
  'mail-code': mailCodeForm(),
  unlock: proofForm(here),
})

/** After a refusal too: the proof may have expired, and the page then asks for it. */
export const shouldRevalidate = rereadsAfterAnswer

export const clientAction = stayOnFailure

export default function SecurityPage() {
  const view = useLoaderData<typeof loader>()
  const actionData = useFormAnswer<typeof action>()
  return <Security {...view} actionData={actionData} />
}
