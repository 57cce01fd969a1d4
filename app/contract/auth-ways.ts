import { z } from 'zod'
import { endpoint } from '#app/contract/endpoint.ts'

/** How the program proves that it is the one that began (RFC 7636); null where it takes tokens from the address instead. */
const challenge = {
  code_challenge: z
    .string()
    .regex(/^[A-Za-z0-9._~-]{43,128}$/)
    .nullish(),
  code_challenge_method: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['s256', 'plain']))
    .nullish(),
}

const back = z.string().max(2_000).nullish()

/** Answers 302; what goes wrong after that is told at `redirect_to`, in query and fragment. */
export const Authorize = endpoint({
  method: 'GET',
  path: '/auth/v1/authorize',
  access: 'public',
  limit: 'sign_in',
  summary: 'Leads a browser to a provider: `google`, or `sso:` and its id.',
  query: z.object({
    provider: z.string().max(60).optional(),
    /** In place of a provider: a way that a program began with its token. */
    flow: z.string().max(200).optional(),
    redirect_to: back,
    ...challenge,
  }),
  reply: z.unknown(),
  errors: ['provider_unknown', 'provider_away', 'flow_invalid', 'invalid'],
  errorForm: 'auth',
})

export const ProviderCallback = endpoint({
  method: 'GET',
  path: '/auth/v1/callback',
  access: 'public',
  limit: 'verify',
  summary: 'Where a provider leads back to; goes on to `redirect_to` with a code, or with tokens in the fragment.',
  query: z.object({ state: z.string().max(200).default('') }),
  reply: z.unknown(),
  errorForm: 'auth',
})

export const SignInWithSso = endpoint({
  method: 'POST',
  path: '/auth/v1/sso',
  access: 'public',
  limit: 'sign_in',
  summary: 'Where the people of a company sign in, by its domain or its id.',
  body: z.object({
    domain: z.string().max(255).nullish(),
    provider_id: z.string().max(60).nullish(),
    redirect_to: back,
    skip_http_redirect: z.boolean().nullish(),
    ...challenge,
  }),
  reply: z.object({ url: z.string() }),
  errors: ['sso_provider_not_found', 'invalid'],
  errorForm: 'auth',
})

export const AuthorizeIdentity = endpoint({
  method: 'GET',
  path: '/auth/v1/user/identities/authorize',
  access: 'user',
  summary: 'Begins to link another way in to the signed-in user.',
  query: z.object({
    provider: z.string().max(60).default(''),
    redirect_to: back,
    skip_http_redirect: z.string().max(5).optional(),
    ...challenge,
  }),
  reply: z.object({ url: z.string() }),
  errors: ['provider_unknown', 'insufficient_aal', 'user_sso_managed'],
  errorForm: 'auth',
})

export const UnlinkIdentity = endpoint({
  method: 'DELETE',
  path: '/auth/v1/user/identities/{identityId}',
  access: 'user',
  summary: 'Takes a way in away.',
  reply: z.object({}),
  errors: ['single_identity_not_deletable', 'identity_not_found', 'not_found', 'insufficient_aal', 'user_sso_managed'],
  errorForm: 'auth',
})

export const ways = [Authorize, ProviderCallback, SignInWithSso, AuthorizeIdentity, UnlinkIdentity] as const
