import { IssueToken } from '#app/contract/auth.ts'
import { fail } from '#app/domain/failure.ts'
import { redeemCode } from '#app/domain/session/flow.ts'
import { openProgram, refreshProgram } from '#app/domain/session/program.ts'
import { authenticate } from '#app/domain/session/sign-in.ts'
import { weakPassword } from '#app/domain/user/password.ts'
import { api, type Call, on } from '#app/http/api.ts'
import { hit, hitAccount } from '#app/http/limits.ts'
import { agentOf, emailOf } from '#app/http/program.ts'
import type { Services } from '#app/services.ts'

type Given = Call<typeof IssueToken>

async function byPassword({ body, request, context }: Given, services: Services) {
  const now = services.clock.now()
  await hit(services, 'sign_in', context.address ?? 'unknown', now)
  const email = emailOf(body)
  const password = body.password || fail('invalid', { password: 'A password is needed.' })
  await hitAccount(services.db, email, now)
  const user_id = await authenticate(services, { email, password })
  const session = await openProgram(services, { user_id, method: 'password', user_agent: agentOf(request) }, now)
  return { ...session, ...weakPassword(services.rules, password) }
}

/** Shorter than any token that was ever given. */
const shortest = 12

function byRefreshToken({ body }: Given, services: Services) {
  const token = body.refresh_token ?? ''
  if (token.length < shortest) fail('invalid', { refresh_token: 'Refresh token is not valid' })
  return refreshProgram(services, token, services.clock.now())
}

async function byCode({ body, request }: Given, services: Services) {
  const now = services.clock.now()
  const { auth_code, code_verifier } = body
  if (!auth_code || !code_verifier) fail('invalid', { auth_code: 'A code and its verifier are needed.' })
  const granted = await redeemCode(services.db, services.secrets, { auth_code, code_verifier }, now)
  return openProgram(services, { ...granted, user_agent: agentOf(request) }, now)
}

const door = api([
  on(IssueToken, (call, services) => {
    const { grant_type } = call.query
    if (grant_type === 'password') return byPassword(call, services)
    if (grant_type === 'refresh_token') return byRefreshToken(call, services)
    if (grant_type === 'pkce') return byCode(call, services)
    return fail(grant_type === 'id_token' || grant_type === 'web3' ? 'provider_disabled' : 'unsupported_grant')
  }),
])

export const loader = door.loader
export const action = door.action
