import { z } from 'zod'
import type { OidcSettings } from '#app/adapters/identity/oidc.ts'
import { domainOf } from '#app/contract/typed.ts'

/** Traffic to these never leaves the machine. */
export const loopbacks: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Sign-in traffic must not be read or changed on the network. */
const issuer = z
  .url({ protocol: /^https?$/ })
  .refine((value) => value.startsWith('https:') || loopbacks.has(new URL(value).hostname), 'must start with https://')
  .refine((value) => !/[?#@]/.test(value), 'must be an address without user, password and query')

const domain = z.string().transform((text, context) => {
  const domain = domainOf(text)
  if (domain === null) context.addIssue('has an invalid domain')
  return domain ?? z.NEVER
})

const Company = z.strictObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'has an id with characters other than a to z, 0 to 9 and -'),
  name: z.string().trim().min(1).max(80).optional(),
  domains: z.array(domain).min(1),
  issuer,
  client_id: z.string().min(1),
  client_secret: z.string().min(1),
})

const companies = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue('is not JSON')
      return z.NEVER
    }
  })
  .pipe(z.array(Company))
  .refine((list) => areUnique(list.map(({ id }) => id)), 'names an id twice')
  .refine((list) => areUnique(list.flatMap(({ domains }) => domains)), 'names a domain twice')

const google = 'https://accounts.google.com'
const googlePictures = 'https://lh3.googleusercontent.com'

const areUnique = (list: string[]) => new Set(list).size === list.length

export const identitySettings = {
  GOOGLE_CLIENT_ID: z.string().trim().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().trim().min(1).optional(),
  GOOGLE_URL: issuer.default(google),
  SSO_PROVIDERS: companies.default([]),
}

export function providerSettings(env: z.infer<z.ZodObject<typeof identitySettings>>): OidcSettings[] {
  const companies = env.SSO_PROVIDERS.map(({ id, name, ...settings }) => ({
    ...settings,
    name: `sso:${id}`,
    label: name ?? id,
    picture_origin: null,
  }))
  const { GOOGLE_CLIENT_ID: client_id, GOOGLE_CLIENT_SECRET: client_secret, GOOGLE_URL } = env
  if (!client_id || !client_secret) return companies
  return [
    {
      name: 'google',
      label: 'Google',
      issuer: GOOGLE_URL,
      client_id,
      client_secret,
      domains: null,
      picture_origin: GOOGLE_URL === google ? googlePictures : new URL(GOOGLE_URL).origin,
    },
    ...companies,
  ]
}
