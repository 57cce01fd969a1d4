import { IssueToken } from '#app/contract/auth-token.ts'
import { openByCode } from '#app/domain/account/session/by-code.ts'
import { signIn } from '#app/domain/account/session/sign-in.ts'
import { refreshTokenSession, tokensOf } from '#app/domain/account/session/token-session.ts'
import { weakPassword } from '#app/domain/account/user/password.ts'
import { fail } from '#app/domain/failure.ts'
import { limits } from '#app/domain/metering/limits.ts'
import { type Call, handler } from '#app/http/doors/api.ts'
import { deviceHash } from '#app/http/request/cookies.ts'
import { hitsBy } from '#app/http/request/request-limits.ts'
import { emailOf, userAgentOf } from '#app/http/request/sign-in/api-client.ts'
import type { Services } from '#app/services.ts'

type Given = Call<typeof IssueToken>

async function byPassword({ body, request, context }: Given, services: Services) {
  const now = services.clock.now()
  const email = emailOf(body)
  const password = body.password || fail('invalid', { password: 'A password is needed.' })
  const client = {
    kind: 'token',
    user_agent: userAgentOf(request),
    browser_hash: deviceHash(services, request),
  } as const
  const hits = hitsBy(limits.sign_in(services.rules), context.address ?? 'unknown')
  const { id } = await signIn(services, { email, password, ...client, hits }, now)
  return { ...(await tokensOf(services, id, now)), ...(await weakPassword(services.rules, { email, password })) }
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
