import { z } from 'zod'
import { ChallengeFactor, EnrolFactor, UnenrolFactor, VerifyFactor } from '#app/contract/auth-factors.ts'
import { enrolFactor, unenrolFactor } from '#app/domain/factor/factor.ts'
import { challengeFactor, verifyFactor } from '#app/domain/factor/verify.ts'
import { fail } from '#app/domain/failure.ts'
import { issue } from '#app/domain/session/program.ts'
import { api, on } from '#app/http/api.ts'
import { hitAccount } from '#app/http/limits.ts'
import { requireProgram } from '#app/http/program.ts'

const isId = (value: string | undefined) => z.uuid().safeParse(value).success
/** What is no id at all is nowhere. */
const idOf = ({ factorId = '' }: Record<string, string>) => (isId(factorId) ? factorId : fail('not_found'))

const door = api([
  on(EnrolFactor, async ({ session, body }, services) => {
    const { friendly_name = '', factor_type, issuer } = body
    if (factor_type === 'phone') fail('mfa_phone_enroll_not_enabled')
    if (factor_type === 'webauthn') fail('mfa_webauthn_enroll_not_enabled')
    if (factor_type !== 'totp') fail('invalid', { factor_type: 'factor_type needs to be totp' })
    const named = { friendly_name, issuer: issuer || new URL(services.site.origin).host }
    const factor = await enrolFactor(services, session, named, services.clock.now())
    const { id, secret, uri, qr_code } = factor
    return { id, type: 'totp' as const, friendly_name, totp: { qr_code, secret, uri } }
  }),
  on(ChallengeFactor, async ({ session, params }, { db, clock }) => {
    const challenge = await challengeFactor(db, session, idOf(params), clock.now())
    return { ...challenge, type: 'totp' as const }
  }),
  on(VerifyFactor, async ({ session, user, params, body }, services) => {
    requireProgram(session)
    const now = services.clock.now()
    const { code, challenge_id } = body
    const factor_id = idOf(params)
    await hitAccount(services.db, `factor:${user.id}`, now)
    if (!isId(challenge_id)) fail('challenge_not_found')
    await verifyFactor(services, session, { factor_id, challenge_id, code }, now)
    return issue(services, session.session_id, now)
  }),
  on(UnenrolFactor, async ({ session, params }, services) => {
    const id = idOf(params)
    await unenrolFactor(services, session, id, services.clock.now())
    return { id }
  }),
])

export const loader = door.loader
export const action = door.action
