import { z } from 'zod'
import { endpoint } from '#app/contract/endpoint.ts'

export const AuthUser = z.object({
  id: z.string(),
  aud: z.literal('authenticated'),
  role: z.literal('authenticated'),
  email: z.string(),
  phone: z.literal(''),
  email_confirmed_at: z.string().optional(),
  app_metadata: z.object({ provider: z.string(), providers: z.array(z.string()) }),
  user_metadata: z.object({}),
  identities: z.array(z.object({})),
  created_at: z.string(),
  updated_at: z.string(),
  is_anonymous: z.literal(false),
})

/** `grant_type` password or refresh_token; which fields are needed follows from it. */
export const IssueToken = endpoint({
  method: 'POST',
  path: '/auth/v1/token',
  access: 'public',
  limit: 'auth',
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
