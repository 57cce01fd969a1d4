import {
  Reauthenticate,
  RequestOtp,
  RequestRecovery,
  ResendMail,
  VerifyLink,
  VerifyOtp,
} from '#app/contract/auth-mail.ts'
import { fail } from '#app/domain/failure.ts'
import { allowedTarget } from '#app/domain/session/redirect.ts'
import { halfDone, landByLink, verifyMail } from '#app/domain/session/verify-mail.ts'
import { requireInterval } from '#app/domain/user/mail-interval.ts'
import { requestMail } from '#app/domain/user/mail-request.ts'
import { sendReauthentication } from '#app/domain/user/reauthenticate.ts'
import { requestMagicLink, requestRecovery } from '#app/domain/user/recovery.ts'
import { api, type Call, on } from '#app/http/api.ts'
import { leaveFor } from '#app/http/leave.ts'
import { hitAccount } from '#app/http/limits.ts'
import { agentOf, askerOf, emailOf, requireProgram } from '#app/http/program.ts'
import type { Services } from '#app/services.ts'

/** What was mailed, as the client hands it on. Throws `invalid` for both forms, or neither. */
async function givenOf({ body }: Call<typeof VerifyOtp>, services: Services) {
  const { token, token_hash, phone } = body
  if ((token === undefined) === (token_hash === undefined)) fail('invalid', { token: 'Only one of both is needed.' })
  if (token_hash !== undefined && (body.email || phone)) fail('invalid', { token_hash: 'A hash comes alone.' })
  if (token_hash !== undefined) return { token_hash }
  const email = emailOf(body)
  await hitAccount(services.db, `code:${email}`, services.clock.now())
  return { email, code: token ?? '' }
}

const door = api([
  on(RequestOtp, async ({ query, body }, services) => {
    const email = emailOf(body)
    const asker = askerOf(services, query, body)
    await requireInterval(services, 'magiclink', email, services.clock.now())
    const wanted = { email, create_user: body.create_user ?? true, user_metadata: body.data }
    await requestMagicLink(services, wanted, asker)
    return {}
  }),
  on(RequestRecovery, async ({ query, body }, services) => {
    const asker = askerOf(services, query, body)
    await requireInterval(services, 'recovery', body.email, services.clock.now())
    await requestRecovery(services, body.email, asker)
    return {}
  }),
  on(ResendMail, async ({ query, body }, services) => {
    const { type } = body
    if (type === 'sms' || type === 'phone_change') fail('phone_provider_disabled')
    const email = emailOf(body)
    const asker = askerOf(services, query, body)
    await requireInterval(services, type, email, services.clock.now())
    await requestMail(services, { email, purpose: type }, asker)
    return {}
  }),
  on(Reauthenticate, async ({ user, session }, services) => {
    requireProgram(session)
    await sendReauthentication(services, user.id, services.clock.now())
    return {}
  }),
  on(VerifyOtp, async (call, services) => {
    const { type } = call.body
    if (type === 'sms' || type === 'phone_change') fail('phone_provider_disabled')
    const given = await givenOf(call, services)
    const session = await verifyMail(services, type, given, agentOf(call.request), services.clock.now())
    return session ?? { msg: halfDone, code: '200' as const }
  }),
  on(VerifyLink, async ({ query, request }, services) => {
    const { rules, site, clock } = services
    const target = allowedTarget(rules, site.origin, query.redirect_to)
    // A look at the headers uses nothing up.
    if (request.method === 'HEAD') return leaveFor(target ?? site.origin)
    const { type, token, token_hash = token } = query
    const opened = { type, token_hash, target, user_agent: agentOf(request) }
    return leaveFor(await landByLink(services, site.origin, opened, clock.now()))
  }),
])

export const loader = door.loader
export const action = door.action
