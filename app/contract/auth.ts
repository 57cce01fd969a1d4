import { z } from 'zod'
import { endpoint } from '#app/contract/endpoint.ts'

export const AuthUser = z.object({
  id: z.string(),
  aud: z.literal('authenticated'),
  role: z.literal('authenticated'),
  email: z.string(),
  phone: z.literal(''),
  email_confirmed_at: z.string().optional(),
  confirmed_at: z.string().optional(),
  new_email: z.string().optional(),
  last_sign_in_at: z.string().optional(),
  app_metadata: z.object({ provider: z.string(), providers: z.array(z.string()) }),
  user_metadata: z.record(z.string(), z.unknown()),
  identities: z.array(
    z.object({
      identity_id: z.string(),
      id: z.string(),
      user_id: z.string(),
      identity_data: z.record(z.string(), z.unknown()),
      provider: z.string(),
      email: z.string().optional(),
      last_sign_in_at: z.string().optional(),
      created_at: z.string(),
      updated_at: z.string(),
    }),
  ),
  factors: z
    .array(
      z.object({
        id: z.string(),
        friendly_name: z.string(),
        factor_type: z.literal('totp'),
        status: z.enum(['unverified', 'verified']),
        created_at: z.string(),
        updated_at: z.string(),
        last_challenged_at: z.string().optional(),
      }),
    )
    .optional(),
  created_at: z.string(),
  updated_at: z.string(),
  is_anonymous: z.literal(false),
})

/** `grant_type` password or refresh_token; which fields are needed follows from it. */
export const IssueToken = endpoint({
  method: 'POST',
  path: '/auth/v1/token',
  access: 'public',
  limit: 'sign_in',
  summary: 'Signs a program in, or renews its session.',
  query: z.object({ grant_type: z.enum(['password', 'refresh_token']) }),
  body: z.object({
    email: z.string().trim().toLowerCase().max(255).optional(),
    password: z.string().max(128).optional(),
    refresh_token: z.string().max(256).optional(),
  }),
  reply: z.object({
    access_token: z.string(),
    token_type: z.literal('bearer'),
    expires_in: z.number(),
    expires_at: z.number(),
    refresh_token: z.string(),
    user: AuthUser,
  }),
  errors: ['invalid_credentials', 'email_not_confirmed', 'refresh_token_not_found', 'invalid'],
  errorForm: 'auth',
})

export const GetAuthUser = endpoint({
  method: 'GET',
  path: '/auth/v1/user',
  access: 'user',
  summary: 'The signed-in user.',
  reply: AuthUser,
  errorForm: 'auth',
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
