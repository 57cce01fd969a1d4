import {
  Reauthenticate,
  RequestOtp,
  RequestRecovery,
  ResendMail,
  VerifyLink,
  VerifyOtp,
} from '#app/contract/auth-mail.ts'
import { requireInterval } from '#app/domain/account/mail-link/interval.ts'
import { sendReauthentication } from '#app/domain/account/mail-link/reauthentication.ts'
import { requestMagicLink, requestMail, requestRecovery } from '#app/domain/account/mail-link/request.ts'
import { allowedRedirect } from '#app/domain/account/session/redirect-allow-list.ts'
import { firstOfTwoConfirmed, redirectByLink, verifyMail } from '#app/domain/account/session/verify-mail.ts'
import { fail } from '#app/domain/failure.ts'
import { codeAttempts, hit } from '#app/domain/metering/limits.ts'
import { type Call, handler } from '#app/http/doors/api.ts'
import { emailOf, redirectToClient, requesterOf, userAgentOf } from '#app/http/request/sign-in/api-client.ts'
import type { Services } from '#app/services.ts'

/** The mailed token or code from the body. Throws `invalid` if both are given, or neither. */
async function givenOf({ body }: Call<typeof VerifyOtp>, services: Services) {
  const { token, token_hash, phone } = body
  if ((token === undefined) === (token_hash === undefined)) fail('invalid', { token: 'Send only one of the two.' })
  if (token_hash !== undefined && (body.email || phone))
    fail('invalid', { token_hash: 'A token hash must be sent alone.' })
  if (token_hash !== undefined) return { token_hash }
  const email = emailOf(body)
  await hit(services.db, codeAttempts(`code:${email}`), services.clock.now())
  return { email, code: token ?? '' }
}

export const authMailCalls = [
  handler(RequestOtp, async ({ query, body }, services) => {
    const email = emailOf(body)
    const requester = requesterOf(services, query, body)
    await requireInterval(services, 'magiclink', email, services.clock.now())
    const user = { email, create_user: body.create_user ?? true, user_metadata: body.data }
    await requestMagicLink(services, user, requester)
    return {}
  }),
  handler(RequestRecovery, async ({ query, body }, services) => {
    const requester = requesterOf(services, query, body)
    await requireInterval(services, 'recovery', body.email, services.clock.now())
    await requestRecovery(services, body.email, requester)
    return {}
  }),
  handler(ResendMail, async ({ query, body }, services) => {
    const { type } = body
    if (type === 'sms' || type === 'phone_change') fail('phone_provider_disabled')
    const email = emailOf(body)
    const requester = requesterOf(services, query, body)
    await requireInterval(services, type, email, services.clock.now())
    await requestMail(services, { email, purpose: type }, requester)
    return {}
  }),
  handler(Reauthenticate, async ({ user }, services) => {
    await sendReauthentication(services, user.id, services.clock.now())
    return {}
  }),
  handler(VerifyOtp, async (call, services) => {
    const { type } = call.body
    if (type === 'sms' || type === 'phone_change') fail('phone_provider_disabled')
    const proof = await givenOf(call, services)
    const session = await verifyMail(services, type, proof, userAgentOf(call.request), services.clock.now())
    return session ?? { msg: firstOfTwoConfirmed, code: '200' as const }
  }),
  handler(VerifyLink, async ({ query, request }, services) => {
    const target = allowedRedirect(services, query.redirect_to)
    // A HEAD request must not use the link.
    if (request.method === 'HEAD') return redirectToClient(target ?? services.site.origin)
    const { type, token, token_hash = token } = query
    const opened = { type, token_hash, target, user_agent: userAgentOf(request) }
    return redirectToClient(await redirectByLink(services, opened, services.clock.now()))
  }),
]
