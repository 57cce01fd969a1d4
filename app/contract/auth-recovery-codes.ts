import { z } from 'zod'
import { AuthSession, typedCode } from '#app/contract/auth-user.ts'
import { endpoint } from '#app/contract/endpoint.ts'

const CodesLeft = z.strictObject({
  id: z.string(),
  type: z.literal('recovery_code'),
  total: z.number(),
  remaining: z.number(),
})
const Codes = CodesLeft.extend({ codes: z.array(z.string()) })

export const GetRecoveryCodes = endpoint({
  method: 'GET',
  path: '/auth/v1/factors/recovery-codes',
  access: 'api_client',
  summary: 'The number of recovery codes, and how many are left.',
  reply: CodesLeft,
  errorForm: 'auth',
})

const newCodes = {
  method: 'POST',
  access: 'api_client',
  reply: Codes,
  errors: ['factor_needed_first', 'insufficient_aal', 'reauthentication_needed'],
  errorForm: 'auth',
} as const

export const MakeRecoveryCodes = endpoint({
  ...newCodes,
  path: '/auth/v1/factors/recovery-codes',
  summary: 'Creates ten recovery codes; returns them once. Needs a recent proof.',
})

export const RemakeRecoveryCodes = endpoint({
  ...newCodes,
  path: '/auth/v1/factors/recovery-codes/regenerate',
  summary: 'Replaces the recovery codes; needs a recent proof.',
})

export const TakeRecoveryCode = endpoint({
  method: 'POST',
  path: '/auth/v1/factors/recovery-codes/verify',
  access: 'api_client',
  before_factor: true,
  limit: 'verify',
  summary: 'Accepts a recovery code, once, instead of the factor: the session becomes `aal2`.',
  body: z.object({ code: typedCode(200, 1) }),
  reply: AuthSession,
  errors: ['recovery_code_wrong'],
  errorForm: 'auth',
})

export const RemoveRecoveryCodes = endpoint({
  method: 'DELETE',
  path: '/auth/v1/factors/recovery-codes',
  access: 'api_client',
  summary: 'Removes all recovery codes; needs a recent proof.',
  reply: z.strictObject({ id: z.string() }),
  errors: ['insufficient_aal', 'reauthentication_needed'],
  errorForm: 'auth',
})
