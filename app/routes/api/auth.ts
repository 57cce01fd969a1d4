import {
  GetAuthHealth,
  GetAuthJwks,
  GetAuthSettings,
  GetAuthUser,
  GetJwks,
  Logout,
  SignUpUser,
  UpdateAuthUser,
} from '#app/contract/auth.ts'
import { fail } from '#app/domain/failure.ts'
import { endSessions } from '#app/domain/session/session.ts'
import { signUpProgram } from '#app/domain/session/sign-up-program.ts'
import { updateUser } from '#app/domain/user/update-user.ts'
import { authUser } from '#app/domain/user/user.ts'
import { api, on } from '#app/http/api.ts'
import { hitAccount } from '#app/http/limits.ts'
import { agentOf, askerOf, emailOf } from '#app/http/program.ts'

const door = api([
  on(SignUpUser, ({ query, body, request }, services) => {
    if (!body.email && !body.phone) fail('anonymous_provider_disabled')
    const email = emailOf(body)
    const password = body.password ?? fail('invalid', { password: 'Signup requires a valid password' })
    const given = { email, password, user_metadata: body.data }
    return signUpProgram(services, given, askerOf(services, query, body), agentOf(request), services.clock.now())
  }),
  on(GetAuthUser, ({ user }, { db }) => authUser(db, user.id)),
  on(UpdateAuthUser, async ({ user, session, query, body }, services) => {
    const now = services.clock.now()
    if (body.phone) fail('phone_provider_disabled')
    if (body.current_password !== undefined) await hitAccount(services.db, user.email, now)
    if (body.nonce !== undefined) await hitAccount(services.db, `nonce:${user.id}`, now)
    return updateUser(services, session, body, askerOf(services, query, body), now)
  }),
  on(Logout, async ({ user, session, query }, { db, clock }) => {
    await endSessions(db, user.id, session.session_id, query.scope, clock.now())
    return undefined
  }),
  on(GetAuthSettings, (_call, { rules }) => ({
    external: { email: true, phone: false, anonymous_users: false, google: false },
    disable_signup: !rules.sign_ups,
    mailer_autoconfirm: !rules.confirm_email,
    phone_autoconfirm: false as const,
    sms_provider: '' as const,
    saml_enabled: false as const,
  })),
  on(GetAuthHealth, () => ({ name: 'Warble', version: '2024-01-01', description: 'Accounts and sessions' })),
  on(GetAuthJwks, (_call, { tokens }) => tokens.jwks),
  on(GetJwks, (_call, { tokens }) => tokens.jwks),
])

export const loader = door.loader
export const action = door.action
