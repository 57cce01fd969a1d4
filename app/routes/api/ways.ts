import {
  Authorize,
  AuthorizeIdentity,
  ProviderCallback,
  SignInWithSso,
  UnlinkIdentity,
} from '#app/contract/auth-ways.ts'
import { fail } from '#app/domain/failure.ts'
import { unlinkIdentity } from '#app/domain/user/unlink.ts'
import { api, on } from '#app/http/api.ts'
import { beginLinking, leaveForProgram, returnToProgram, ssoAddress } from '#app/http/provider-program.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const door = api([
  on(Authorize, (call, services) => leaveForProgram(call, services)),
  on(ProviderCallback, (call, services) => returnToProgram(call, services)),
  on(SignInWithSso, (call, services) => ssoAddress(call, services)),
  on(AuthorizeIdentity, (call, services) => beginLinking(call, services)),
  on(UnlinkIdentity, async ({ user, session, params: { identityId = '' } }, services) => {
    if (!uuid.test(identityId)) fail('not_found')
    if (session.factor_needed) fail('insufficient_aal')
    const { session_id } = session
    await unlinkIdentity(services, { user_id: user.id, session_id, identity_id: identityId }, services.clock.now())
    return {}
  }),
])

export const loader = door.loader
export const action = door.action
