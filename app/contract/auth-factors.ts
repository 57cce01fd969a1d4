import { z } from 'zod'
import { AuthSession, optional } from '#app/contract/auth-user.ts'
import { endpoint } from '#app/contract/endpoint.ts'

export const EnrolFactor = endpoint({
  method: 'POST',
  path: '/auth/v1/factors',
  access: 'user',
  summary: 'Begins with an authenticator app; shows its secret this once.',
  body: z.object({
    friendly_name: optional(z.string().trim().max(100)),
    factor_type: z.string().max(32),
    issuer: optional(z.string().trim().max(100)),
  }),
  reply: z.strictObject({
    id: z.string(),
    type: z.literal('totp'),
    friendly_name: z.string(),
    totp: z.strictObject({ qr_code: z.string(), secret: z.string(), uri: z.string() }),
  }),
  errors: ['factor_name_taken', 'too_many_factors', 'insufficient_aal'],
  errorForm: 'auth',
})

export const ChallengeFactor = endpoint({
  method: 'POST',
  path: '/auth/v1/factors/{factorId}/challenge',
  access: 'user',
  summary: 'Asks for a code of the factor.',
  reply: z.strictObject({ id: z.string(), type: z.literal('totp'), expires_at: z.number() }),
  errors: ['factor_not_found'],
  errorForm: 'auth',
})

export const VerifyFactor = endpoint({
  method: 'POST',
  path: '/auth/v1/factors/{factorId}/verify',
  access: 'user',
  limit: 'verify',
  summary: 'Takes a code of the factor: the session becomes `aal2`.',
  body: z.object({ challenge_id: z.string().max(64), code: z.string().min(1).max(32) }),
  reply: AuthSession,
  errors: ['factor_not_found', 'challenge_not_found', 'challenge_expired', 'factor_code_wrong'],
  errorForm: 'auth',
})

export const UnenrolFactor = endpoint({
  method: 'DELETE',
  path: '/auth/v1/factors/{factorId}',
  access: 'user',
  summary: 'Takes a factor away; a verified one only from a session that has shown it.',
  reply: z.strictObject({ id: z.string() }),
  errors: ['factor_not_found', 'insufficient_aal'],
  errorForm: 'auth',
  statuses: { insufficient_aal: 422 },
})

const Left = z.strictObject({
  id: z.string(),
  type: z.literal('recovery_code'),
  total: z.number(),
  remaining: z.number(),
})
const Codes = Left.extend({ codes: z.array(z.string()) })

export const GetRecoveryCodes = endpoint({
  method: 'GET',
  path: '/auth/v1/factors/recovery-codes',
  access: 'user',
  summary: 'How many recovery codes there were, and are left.',
  reply: Left,
  errorForm: 'auth',
})

export const MakeRecoveryCodes = endpoint({
  method: 'POST',
  path: '/auth/v1/factors/recovery-codes',
  access: 'user',
  summary: 'Makes ten recovery codes; shows them this once.',
  reply: Codes,
  errors: ['factor_needed_first', 'insufficient_aal'],
  errorForm: 'auth',
})

export const RemakeRecoveryCodes = endpoint({
  method: 'POST',
  path: '/auth/v1/factors/recovery-codes/regenerate',
  access: 'user',
  summary: 'Makes ten others in their place.',
  reply: Codes,
  errors: ['factor_needed_first', 'insufficient_aal'],
  errorForm: 'auth',
})

export const TakeRecoveryCode = endpoint({
  method: 'POST',
  path: '/auth/v1/factors/recovery-codes/verify',
  access: 'user',
  limit: 'verify',
  summary: 'Takes a recovery code, once, in place of the factor: the session becomes `aal2`.',
  body: z.object({ code: z.string().min(1).max(64) }),
  reply: AuthSession,
  errors: ['recovery_code_wrong'],
  errorForm: 'auth',
})

export const RemoveRecoveryCodes = endpoint({
  method: 'DELETE',
  path: '/auth/v1/factors/recovery-codes',
  access: 'user',
  summary: 'Takes all recovery codes away.',
  reply: z.strictObject({ id: z.string() }),
  errors: ['insufficient_aal'],
  errorForm: 'auth',
})
