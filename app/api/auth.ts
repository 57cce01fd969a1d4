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
import { signOut } from '#app/domain/account/session/sign-out.ts'
import { signUpApiClient } from '#app/domain/account/session/sign-up-api-client.ts'
import { updateUser } from '#app/domain/account/user/update-user.ts'
import { authUser } from '#app/domain/account/user/user.ts'
import { fail } from '#app/domain/failure.ts'
import { attempts, codeAttempts, hit } from '#app/domain/metering/limits.ts'
import { handler } from '#app/http/doors/api.ts'
import { emailOf, requesterOf, userAgentOf } from '#app/http/request/sign-in/api-client.ts'
import { offeredProviders } from '#app/http/request/sign-in/provider.ts'

export const authCalls = [
  handler(SignUpUser, ({ query, body, request }, services) => {
    if (!body.email && !body.phone) fail('anonymous_provider_disabled')
    const email = emailOf(body)
    const password = body.password ?? fail('invalid', { password: 'Signup requires a valid password' })
    const newUser = { email, password, user_metadata: body.data }
    return signUpApiClient(
      services,
      newUser,
      requesterOf(services, query, body),
      userAgentOf(request),
      services.clock.now(),
    )
  }),
  handler(GetAuthUser, ({ user }, { db }) => authUser(db, user.id)),
  handler(UpdateAuthUser, async ({ user, session, query, body }, services) => {
    const now = services.clock.now()
    if (body.phone) fail('phone_provider_disabled')
    const passwords = body.current_password === undefined ? [] : attempts(`password:${user.id}`)
    const codes = body.nonce === undefined ? [] : codeAttempts(`nonce:${user.id}`)
    await hit(services.db, [...passwords, ...codes], now)
    return updateUser(services, session, body, requesterOf(services, query, body), now)
  }),
  handler(Logout, async ({ session, query }, { db, clock }) => {
    // A stolen password alone must not sign the owner out.
    const scope = query.scope === 'global' && session.factor_needed ? 'local' : query.scope
    await signOut(db, session, scope, clock.now())
    return undefined
  }),
  handler(GetAuthSettings, (_call, services) => ({
    external: { email: true, phone: false, anonymous_users: false, google: offeredProviders(services).google },
    disable_signup: !services.rules.sign_ups,
    mailer_autoconfirm: !services.rules.confirm_email,
    phone_autoconfirm: false as const,
    sms_provider: '' as const,
    saml_enabled: false as const,
  })),
  handler(GetAuthHealth, () => ({ name: 'Warble', version: '2024-01-01', description: 'Accounts and sessions' })),
  handler(GetAuthJwks, (_call, { tokens }) => tokens.jwks),
  handler(GetJwks, (_call, { tokens }) => tokens.jwks),
]
