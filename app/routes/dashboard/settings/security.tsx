import type { MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ChangeEmail, ChangePassword, EndSession, Nothing, Unlink } from '#app/contract/forms.ts'
import { requireFresh } from '#app/domain/factor/show.ts'
import { endSessions } from '#app/domain/session/session.ts'
import { dropEmailChange, requestEmailChange } from '#app/domain/user/change-email.ts'
import { changeOwnPassword } from '#app/domain/user/own-password.ts'
import { requestRecovery } from '#app/domain/user/recovery.ts'
import { securityOf } from '#app/domain/user/security.ts'
import { unlinkIdentity } from '#app/domain/user/unlink.ts'
import { deviceMark, sessionCookie } from '#app/http/cookies.ts'
import { form, forms } from '#app/http/forms.ts'
import { hitAccount } from '#app/http/limits.ts'
import { go, page } from '#app/http/page.ts'
import { securityPage as here, offeredWays } from '#app/http/provider-return.ts'
import { unlock } from '#app/http/unlock.ts'
import { Security } from '#app/view/security/security.tsx'

export const meta: MetaFunction = () => [{ title: 'Security · Warble' }]

export const loader = page('user', async ({ user, session }, services) => {
  const { db, rules, clock } = services
  const now = clock.now()
  const view = await securityOf(db, rules, session, now)
  return { ...view, offered: offeredWays(services), rules: rules.password, now, time_zone: user.time_zone }
})

export const action = forms('user', {
  password: form(ChangePassword, async ({ current_password, new_password }, { user, session }, services) => {
    const now = services.clock.now()
    requireFresh(session, now)
    await hitAccount(services.db, `password:${user.id}`, now)
    const given = {
      user_id: user.id,
      session_id: session.session_id,
      current: current_password,
      password: new_password,
    }
    const secret = await changeOwnPassword(services, given, now)
    const flash = {
      title: 'Password updated',
      description: 'You are signed out everywhere else.',
      tone: 'success' as const,
    }
    return go(services, here, { cookies: [sessionCookie(services, secret)], flash })
  }),
  'set-password': form(
    Nothing,
    async (_given, { user, session, request }, services) => {
      requireFresh(session, services.clock.now())
      await requestRecovery(services, user.email, { browser: deviceMark(services, request) })
      const description = `A link to choose a password is on its way to ${user.email}.`
      return go(services, here, { flash: { title: 'Check your e-mail', description, tone: 'info' } })
    },
    'mail',
  ),
  email: form(
    ChangeEmail,
    async ({ new_email }, { user, session, request }, services) => {
      const now = services.clock.now()
      requireFresh(session, now)
      const asker = { browser: deviceMark(services, request) }
      await requestEmailChange(services, { user_id: user.id, new_email, quiet: true }, asker, now)
      const description = 'Confirm the change in the mails to both addresses.'
      return go(services, here, { flash: { title: 'Check your e-mail', description, tone: 'info' } })
    },
    'mail',
  ),
  'keep-email': form(Nothing, async (_given, { user }, services) => {
    await dropEmailChange(services.db, user.id)
    return go(services, here, { flash: { title: 'The address stays as it is', tone: 'success' } })
  }),
  unlink: form(Unlink, async ({ identity_id }, { user, session }, services) => {
    const now = services.clock.now()
    requireFresh(session, now)
    await unlinkIdentity(services, { user_id: user.id, session_id: session.session_id, identity_id }, now)
    const description = 'You are signed out everywhere else.'
    return go(services, here, { flash: { title: 'Way to sign in removed', description, tone: 'success' } })
  }),
  'end-session': form(EndSession, async ({ session_id }, { user }, services) => {
    await endSessions(services.db, user.id, session_id, 'local', services.clock.now())
    return go(services, here, { flash: { title: 'Signed out there', tone: 'success' } })
  }),
  'end-others': form(Nothing, async (_given, { user, session }, services) => {
    await endSessions(services.db, user.id, session.session_id, 'others', services.clock.now())
    return go(services, here, { flash: { title: 'You are signed out everywhere else', tone: 'success' } })
  }),
  unlock: unlock(here),
})

export default function SecurityPage() {
  const view = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return <Security {...view} answer={answer} />
}
