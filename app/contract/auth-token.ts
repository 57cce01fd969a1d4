import { z } from 'zod'
import { AuthSession, claimedEmail, optional, passwordText, phone } from '#app/contract/auth-user.ts'
import { endpoint } from '#app/contract/endpoint.ts'

/** Which fields are required depends on `grant_type`: password, refresh_token or pkce. */
export const IssueToken = endpoint({
  method: 'POST',
  path: '/auth/v1/token',
  access: 'public',
  limit: 'token',
  summary: 'Signs an API client in, renews its session, or exchanges a code for one.',
  query: z.object({ grant_type: z.string().max(64).optional() }),
  body: z.object({
    email: optional(claimedEmail),
    phone,
    password: optional(passwordText()),
    refresh_token: optional(z.string().max(256)),
    auth_code: optional(z.string().max(256)),
    code_verifier: optional(z.string().max(256)),
  }),
  reply: AuthSession.extend({
    weak_password: z
      .strictObject({ message: z.string(), reasons: z.array(z.enum(['length', 'characters', 'pwned'])) })
      .optional(),
  }),
  errors: [
    ...([
      'invalid_credentials',
      'email_not_confirmed',
      'refresh_token_not_found',
      'refresh_token_already_used',
    ] as const),
    ...(['session_expired', 'session_not_found', 'user_not_found'] as const),
    ...(['flow_state_not_found', 'flow_state_expired', 'bad_code_verifier'] as const),
    // Of a code that links an identity.
    ...([
      'flow_invalid',
      'provider_unknown',
      'identity_already_exists',
      'user_sso_managed',
      'sso_email_other',
    ] as const),
    ...(['provider_no_email', 'provider_email_unverified', 'provider_email_foreign'] as const),
    ...(['unsupported_grant', 'provider_disabled', 'phone_provider_disabled'] as const),
  ],
  errorForm: 'auth',
  statuses: { session_not_found: 400, phone_provider_disabled: 422 },
})
