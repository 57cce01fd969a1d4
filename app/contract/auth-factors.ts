import { z } from 'zod'
import { AuthSession, optional, typedCode } from '#app/contract/auth-user.ts'
import { endpoint } from '#app/contract/endpoint.ts'

export const EnrolFactor = endpoint({
  method: 'POST',
  path: '/auth/v1/factors',
  access: 'api_client',
  summary: 'Starts setting up an authenticator app; returns its secret once. Needs a recent proof.',
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
  errors: [
    ...(['factor_name_taken', 'too_many_factors', 'insufficient_aal', 'reauthentication_needed'] as const),
    ...(['mfa_phone_enroll_not_enabled', 'mfa_webauthn_enroll_not_enabled'] as const),
  ],
  errorForm: 'auth',
})

export const ChallengeFactor = endpoint({
  method: 'POST',
  path: '/auth/v1/factors/{factorId}/challenge',
  access: 'api_client',
  before_factor: true,
  summary: 'Requests a code of the factor.',
  reply: z.strictObject({ id: z.string(), type: z.literal('totp'), expires_at: z.number() }),
  errors: ['factor_not_found', 'not_found'],
  errorForm: 'auth',
})

export const VerifyFactor = endpoint({
  method: 'POST',
  path: '/auth/v1/factors/{factorId}/verify',
  access: 'api_client',
  before_factor: true,
  limit: 'verify',
  summary: 'Verifies a code of the factor: the session becomes `aal2`. The first one needs a recent proof.',
  body: z.object({ challenge_id: z.string().max(64), code: typedCode(64, 1) }),
  reply: AuthSession,
  errors: [
    ...(['factor_not_found', 'challenge_not_found', 'challenge_expired', 'factor_code_wrong'] as const),
    ...(['factor_unreadable', 'insufficient_aal', 'reauthentication_needed', 'not_found'] as const),
  ],
  errorForm: 'auth',
})

export const UnenrolFactor = endpoint({
  method: 'DELETE',
  path: '/auth/v1/factors/{factorId}',
  access: 'api_client',
  summary: 'Removes a factor; needs a recent proof.',
  reply: z.strictObject({ id: z.string() }),
  errors: ['factor_not_found', 'insufficient_aal', 'reauthentication_needed', 'not_found'],
  errorForm: 'auth',
  statuses: { insufficient_aal: 422 },
})
