import { z } from 'zod'
import {
  AuthSession,
  AuthUser,
  challenge,
  email,
  metadata,
  newPassword,
  optional,
  phone,
  RedirectTo,
} from '#app/contract/auth-user.ts'
import { endpoint } from '#app/contract/endpoint.ts'

export const SignUpUser = endpoint({
  method: 'POST',
  path: '/auth/v1/signup',
  access: 'public',
  limit: 'sign_in',
  summary: 'Creates a user: a session where addresses need no confirmation, else the user, and a mail is sent.',
  query: RedirectTo,
  body: z.object({
    email: optional(email),
    phone,
    password: optional(newPassword),
    data: optional(metadata),
    ...challenge,
  }),
  reply: z.union([AuthSession, AuthUser]),
  errors: ['invalid', 'weak_password', 'signup_disabled', 'user_already_exists', 'too_soon'],
  errorForm: 'auth',
})

/** Which fields are needed follows from `grant_type`: password, refresh_token or pkce. */
export const IssueToken = endpoint({
  method: 'POST',
  path: '/auth/v1/token',
  access: 'public',
  limit: 'token',
  summary: 'Signs a program in, renews its session, or changes a code into one.',
  query: z.object({ grant_type: z.string().max(64).optional() }),
  body: z.object({
    email: optional(z.string().trim().toLowerCase().max(255)),
    phone,
    password: optional(z.string().max(128)),
    refresh_token: optional(z.string().max(256)),
    auth_code: optional(z.string().max(256)),
    code_verifier: optional(z.string().max(256)),
  }),
  reply: AuthSession.extend({
    weak_password: z
      .strictObject({ message: z.string(), reasons: z.array(z.enum(['length', 'characters', 'pwned'])) })
      .optional(),
  }),
  errors: ['invalid_credentials', 'email_not_confirmed', 'refresh_token_not_found', 'refresh_token_already_used'],
  errorForm: 'auth',
  statuses: { session_not_found: 400, phone_provider_disabled: 422 },
})

export const GetAuthUser = endpoint({
  method: 'GET',
  path: '/auth/v1/user',
  access: 'user',
  summary: 'The signed-in user.',
  reply: AuthUser,
  errorForm: 'auth',
})

export const UpdateAuthUser = endpoint({
  method: 'PUT',
  path: '/auth/v1/user',
  access: 'user',
  summary: 'Changes the password, asks for another address, or merges `data`, where null removes a key.',
  query: RedirectTo,
  body: z.object({
    email: optional(email),
    phone,
    password: optional(newPassword),
    current_password: optional(z.string().max(128)),
    nonce: optional(z.string().max(64)),
    data: optional(metadata),
    ...challenge,
  }),
  reply: AuthUser,
  errors: ['same_password', 'weak_password', 'current_password_invalid', 'email_exists', 'reauthentication_not_valid'],
  errorForm: 'auth',
  statuses: { insufficient_aal: 401 },
})

export const Logout = endpoint({
  method: 'POST',
  path: '/auth/v1/logout',
  access: 'user',
  summary: 'Ends this session, the others, or all of them.',
  query: z.object({ scope: z.enum(['global', 'local', 'others']).default('global') }),
  reply: z.undefined(),
  status: 204,
  errorForm: 'auth',
})

export const GetAuthSettings = endpoint({
  method: 'GET',
  path: '/auth/v1/settings',
  access: 'public',
  summary: 'Which ways in there are.',
  reply: z.strictObject({
    external: z.record(z.string(), z.boolean()),
    disable_signup: z.boolean(),
    mailer_autoconfirm: z.boolean(),
    phone_autoconfirm: z.literal(false),
    sms_provider: z.literal(''),
    saml_enabled: z.literal(false),
  }),
  errorForm: 'auth',
})

export const GetAuthHealth = endpoint({
  method: 'GET',
  path: '/auth/v1/health',
  access: 'public',
  summary: 'That the calls are served.',
  reply: z.strictObject({ name: z.string(), version: z.string(), description: z.string() }),
  errorForm: 'auth',
})

const Jwks = z.strictObject({
  keys: z.array(
    z.strictObject({
      kty: z.literal('EC'),
      crv: z.literal('P-256'),
      use: z.literal('sig'),
      alg: z.literal('ES256'),
      kid: z.string(),
      x: z.string(),
      y: z.string(),
    }),
  ),
})

/** As long as GoTrue's; the client keeps them as long. */
const jwksCache = 'public, max-age=600'

export const GetAuthJwks = endpoint({
  method: 'GET',
  path: '/auth/v1/.well-known/jwks.json',
  access: 'public',
  summary: 'The public keys of the access tokens.',
  reply: Jwks,
  errorForm: 'auth',
  cache: jwksCache,
})

export const GetJwks = endpoint({
  method: 'GET',
  path: '/.well-known/jwks.json',
  access: 'public',
  summary: 'The same keys where others look for them.',
  reply: Jwks,
  cache: jwksCache,
})
