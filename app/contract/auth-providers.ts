import { z } from 'zod'
import { challenge } from '#app/contract/auth-user.ts'
import { endpoint } from '#app/contract/endpoint.ts'

const back = z.string().max(2_000).nullish()

/** The only scopes that are ever requested. */
const scopes = ['openid', 'email', 'profile']
const prompts = ['none', 'login', 'consent', 'select_account']

const namesIn = (text: string) => text.split(/[\s,]+/).filter((name) => name !== '')
const areAmong = (known: string[]) => (text: string) => namesIn(text).every((name) => known.includes(name))

const passedOn = {
  scopes: z
    .string()
    .max(500)
    .refine(areAmong(scopes), `Only ${scopes.join(', ')} can be requested.`)
    .optional(),
  prompt: z
    .string()
    .max(60)
    .refine(areAmong(prompts), `A prompt is one of ${prompts.join(', ')}.`)
    .refine(
      (text) => !namesIn(text).includes('none') || namesIn(text).length === 1,
      'The prompt none cannot be combined.',
    )
    .optional(),
  login_hint: z
    .string()
    .trim()
    .max(255)
    .regex(/^[^\p{Cc}]*$/u, 'A hint is one line.')
    .optional(),
}

/** Responds with 302; later errors are reported at `redirect_to`, in query and fragment. */
export const Authorize = endpoint({
  method: 'GET',
  path: '/auth/v1/authorize',
  access: 'public',
  limit: 'sign_in',
  summary: 'Redirects a browser to a provider: `google`, or `sso:` and its id.',
  query: z.object({
    provider: z.string().max(60).optional(),
    flow: z
      .string()
      .max(200)
      .optional()
      .describe('Instead of a provider: a flow that an API client began with its token.'),
    redirect_to: back,
    ...passedOn,
    ...challenge,
  }),
  reply: z.never(),
  redirect: 302,
  errors: ['provider_unknown', 'provider_away', 'flow_invalid', 'pkce_needed', 'invalid'],
  errorForm: 'auth',
})

export const ProviderCallback = endpoint({
  method: 'GET',
  path: '/auth/v1/callback',
  access: 'public',
  limit: 'verify',
  summary: 'The callback of a provider; redirects to `redirect_to` with a code, or with tokens in the fragment.',
  query: z.object({ state: z.string().max(200).default('') }),
  reply: z.never(),
  redirect: 302,
  errorForm: 'auth',
})

export const SignInWithSso = endpoint({
  method: 'POST',
  path: '/auth/v1/sso',
  access: 'public',
  limit: 'sign_in',
  summary: 'The sign-in page of a company, by its domain or its id.',
  body: z.object({
    domain: z.string().max(255).nullish(),
    provider_id: z.string().max(60).nullish(),
    redirect_to: back,
    skip_http_redirect: z.boolean().nullish(),
    ...challenge,
  }),
  reply: z.object({ url: z.string() }),
  redirect: 303,
  errors: ['sso_provider_not_found', 'pkce_needed', 'invalid'],
  errorForm: 'auth',
})

export const AuthorizeIdentity = endpoint({
  method: 'GET',
  path: '/auth/v1/user/identities/authorize',
  access: 'api_client',
  limit: 'write',
  summary: 'Starts linking an identity to the signed-in user; needs a recent proof.',
  query: z.object({
    provider: z.string().max(60).default(''),
    redirect_to: back,
    skip_http_redirect: z.string().max(5).optional(),
    scopes: passedOn.scopes,
    ...challenge,
  }),
  reply: z.object({ url: z.string() }),
  redirect: 302,
  errors: [
    ...(['provider_unknown', 'user_sso_managed', 'pkce_needed', 'invalid'] as const),
    ...(['insufficient_aal', 'reauthentication_needed'] as const),
  ],
  errorForm: 'auth',
})

export const UnlinkIdentity = endpoint({
  method: 'DELETE',
  path: '/auth/v1/user/identities/{identityId}',
  access: 'api_client',
  summary: 'Removes an identity; needs a recent proof.',
  reply: z.object({}),
  errors: [
    ...(['single_identity_not_deletable', 'identity_not_found', 'not_found', 'user_sso_managed'] as const),
    ...(['insufficient_aal', 'reauthentication_needed'] as const),
  ],
  errorForm: 'auth',
})
