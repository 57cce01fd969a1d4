import { IssueToken } from '#app/contract/auth-token.ts'
import { openByCode } from '#app/domain/account/session/by-code.ts'
import { openTokenSession, refreshTokenSession } from '#app/domain/account/session/token-session.ts'
import { weakPassword } from '#app/domain/account/user/password.ts'
import { fail } from '#app/domain/failure.ts'
import { type Call, handler } from '#app/http/doors/api.ts'
import { countHit } from '#app/http/request/request-limits.ts'
import { emailOf, userAgentOf } from '#app/http/request/sign-in/api-client.ts'
import { tryPassword } from '#app/http/request/sign-in/proof.ts'
import type { Services } from '#app/services.ts'

type Given = Call<typeof IssueToken>

async function byPassword({ body, request, context }: Given, services: Services) {
  const now = services.clock.now()
  await countHit(services, 'sign_in', context.address ?? 'unknown', now)
  const email = emailOf(body)
  const password = body.password || fail('invalid', { password: 'A password is needed.' })
  const session = await tryPassword(services, request, { email, password }, (inside, user_id) =>
    openTokenSession(inside, { user_id, method: 'password', user_agent: userAgentOf(request) }, now),
  )
  return { ...session, ...(await weakPassword(services.rules, { email, password })) }
}

/** Shorter than any token we ever issued. */
const shortest = 12

function byRefreshToken({ body }: Given, services: Services) {
  const token = body.refresh_token ?? ''
  if (token.length < shortest) fail('invalid', { refresh_token: 'Refresh token is not valid' })
  return refreshTokenSession(services, token, services.clock.now())
}

function byCode({ body, request }: Given, services: Services) {
  const { auth_code, code_verifier } = body
  if (!auth_code || !code_verifier) fail('invalid', { auth_code: 'A code and its verifier are needed.' })
  return openByCode(services, { auth_code, code_verifier, user_agent: userAgentOf(request) }, services.clock.now())
}

export const authTokenCalls = [
  handler(IssueToken, (call, services) => {
    const { grant_type } = call.query
    if (grant_type === 'password') return byPassword(call, services)
    if (grant_type === 'refresh_token') return byRefreshToken(call, services)
    if (grant_type === 'pkce') return byCode(call, services)
    return fail(grant_type === 'id_token' || grant_type === 'web3' ? 'provider_disabled' : 'unsupported_grant')
  }),
]
