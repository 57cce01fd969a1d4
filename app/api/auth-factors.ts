import { z } from 'zod'
import { ChallengeFactor, EnrolFactor, UnenrolFactor, VerifyFactor } from '#app/contract/auth-factors.ts'
import { enrolFactor, unenrolFactor } from '#app/domain/account/factor/factor.ts'
import { challengeFactor, verifyFactor } from '#app/domain/account/factor/verify.ts'
import { tokensOf } from '#app/domain/account/session/token-session.ts'
import { fail } from '#app/domain/failure.ts'
import { handler } from '#app/http/doors/api.ts'
import { countFactorAttempt } from '#app/http/request/sign-in/proof.ts'

const isId = (value: string | undefined) => z.uuid().safeParse(value).success
/** An invalid id is treated like an unknown one. */
const idOf = ({ factorId = '' }: Record<string, string>) => (isId(factorId) ? factorId : fail('not_found'))

export const authFactorsCalls = [
  handler(EnrolFactor, async ({ session, body }, services) => {
    const { friendly_name = '', factor_type, issuer } = body
    if (factor_type === 'phone') fail('mfa_phone_enroll_not_enabled')
    if (factor_type === 'webauthn') fail('mfa_webauthn_enroll_not_enabled')
    if (factor_type !== 'totp') fail('invalid', { factor_type: 'factor_type needs to be totp' })
    const named = { friendly_name, issuer: issuer || new URL(services.site.origin).host }
    const factor = await enrolFactor(services, session, named, services.clock.now())
    const { id, secret, uri, qr_code } = factor
    return { id, type: 'totp' as const, friendly_name, totp: { qr_code, secret, uri } }
  }),
  handler(ChallengeFactor, async ({ session, params }, { db, clock }) => {
    const challenge = await challengeFactor(db, session, idOf(params), clock.now())
    return { ...challenge, type: 'totp' as const }
  }),
  handler(VerifyFactor, async ({ session, user, params, body, request }, services) => {
    const now = services.clock.now()
    const { code, challenge_id } = body
    const factor_id = idOf(params)
    await countFactorAttempt(services, request, user)
    if (!isId(challenge_id)) fail('challenge_not_found')
    await verifyFactor(services, session, { factor_id, challenge_id, code }, now)
    return tokensOf(services, session.session_id, now)
  }),
  handler(UnenrolFactor, async ({ session, params }, services) => {
    const id = idOf(params)
    await unenrolFactor(services, session, id, services.clock.now())
    return { id }
  }),
]
