import { z } from 'zod'
import {
  AuthSession,
  AuthUser,
  challenge,
  email,
  metadata,
  newPassword,
  optional,
  passwordText,
  phone,
  RedirectTo,
  typedCode,
} from '#app/contract/auth-user.ts'
import { endpoint } from '#app/contract/endpoint.ts'

export const SignUpUser = endpoint({
  method: 'POST',
  path: '/auth/v1/signup',
  access: 'public',
  limit: 'sign_in',
  summary: 'Creates a user: returns a session if addresses need no confirmation, else the user, who gets a mail.',
  query: RedirectTo,
  body: z.object({
    email: optional(email),
    phone,
    password: optional(newPassword),
    data: optional(metadata),
    ...challenge,
  }),
  reply: z.union([AuthSession, AuthUser]),
  errors: [
    ...(['weak_password', 'signup_disabled', 'user_already_exists', 'too_soon'] as const),
    ...(['phone_provider_disabled', 'anonymous_provider_disabled'] as const),
  ],
  errorForm: 'auth',
})

export const GetAuthUser = endpoint({
  method: 'GET',
  path: '/auth/v1/user',
  access: 'api_client',
  before_factor: true,
  summary: 'The signed-in user.',
  reply: AuthUser,
  errorForm: 'auth',
})

export const UpdateAuthUser = endpoint({
  method: 'PUT',
  path: '/auth/v1/user',
  access: 'api_client',
  summary:
    'Changes the password, requests another address, or merges `data`, where null removes a key. Password and address need a recent proof, which `nonce` or `current_password` can give, alone or with the change.',
  query: RedirectTo,
  body: z.object({
    email: optional(email),
    phone,
    password: optional(newPassword),
    current_password: optional(passwordText()),
    nonce: optional(typedCode(64)),
    data: optional(metadata),
    ...challenge,
  }),
  reply: AuthUser,
  errors: [
    ...(['same_password', 'weak_password', 'password_changed_meanwhile', 'current_password_invalid'] as const),
    'too_soon',
    ...(['reauthentication_not_valid', 'reauthentication_needed', 'insufficient_aal', 'user_sso_managed'] as const),
    ...(['email_exists', 'phone_provider_disabled'] as const),
  ],
  errorForm: 'auth',
  statuses: { insufficient_aal: 401 },
})

export const Logout = endpoint({
  method: 'POST',
  path: '/auth/v1/logout',
  access: 'api_client',
  before_factor: true,
  summary:
    'Ends this session, the others, or all of them; `others` needs a recent proof. Before the second factor `global` ends this session only.',
  query: z.object({ scope: z.enum(['global', 'local', 'others']).default('global') }),
  reply: z.undefined(),
  status: 204,
  errors: ['insufficient_aal', 'reauthentication_needed'],
  errorForm: 'auth',
  // The client treats 401, 403 and 404 as a successful sign-out.
  statuses: { insufficient_aal: 400 },
})

export const GetAuthSettings = endpoint({
  method: 'GET',
  path: '/auth/v1/settings',
  access: 'public',
  summary: 'The sign-in methods on offer.',
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
  summary: 'Whether the API is up.',
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

/** The same as GoTrue's; the client caches them for as long. */
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
  summary: 'The same keys at their usual path.',
  reply: Jwks,
  cache: jwksCache,
})
