import {
  Authorize,
  AuthorizeIdentity,
  ProviderCallback,
  SignInWithSso,
  UnlinkIdentity,
} from '#app/contract/auth-providers.ts'
import { unlinkIdentity } from '#app/domain/account/user/unlink.ts'
import { fail } from '#app/domain/failure.ts'
import { handler } from '#app/http/doors/api.ts'
import { beginAuthorize, beginLinking, returnToClient, ssoUrl } from '#app/http/request/sign-in/api-client.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const authProvidersCalls = [
  handler(Authorize, (call, services) => beginAuthorize(call, services)),
  handler(ProviderCallback, (call, services) => returnToClient(call, services)),
  handler(SignInWithSso, (call, services) => ssoUrl(call, services)),
  handler(AuthorizeIdentity, (call, services) => beginLinking(call, services)),
  handler(UnlinkIdentity, async ({ session, params: { identityId = '' } }, services) => {
    if (!uuid.test(identityId)) fail('not_found')
    await unlinkIdentity(services, session, identityId, services.clock.now())
    return {}
  }),
]
