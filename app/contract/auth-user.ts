import { z } from 'zod'
import { codeOf, emailOf } from '#app/contract/typed.ts'

/** The only form in which addresses are stored, compared and shown. */
export const emailText = (message: string) =>
  z.string().transform((text, context) => {
    const email = emailOf(text)
    if (email === null) context.addIssue({ code: 'custom', message, input: text })
    return email ?? z.NEVER
  })

/** For a sign-in, where any other text is just unknown. */
export const claimedEmail = z
  .string()
  .max(255)
  .transform((text) => emailOf(text) ?? text.trim().toLowerCase())

export const typedCode = (longest: number, shortest = 0) => z.string().min(shortest).max(longest).transform(codeOf)

export const maxPasswordLength = 128

/** Counts the shorter form: composing adds characters to a few texts and takes some from most. */
const lengthOf = (text: string) => Math.min([...text].length, [...text.normalize('NFC')].length)

/** As typed: domain/account/user/password.ts compares it. Rejects half a surrogate pair: all of them would hash alike. */
export function passwordText(tooLong = `A password has at most ${maxPasswordLength} characters.`) {
  return z
    .string()
    .refine((text) => lengthOf(text) <= maxPasswordLength, tooLong)
    .refine((text) => !/\p{Surrogate}/u.test(text), 'This password contains an invalid character.')
}

const Identity = z.strictObject({
  identity_id: z.string(),
  id: z.string(),
  user_id: z.string(),
  identity_data: z.record(z.string(), z.unknown()),
  provider: z.string(),
  email: z.string().optional(),
  last_sign_in_at: z.string().optional(),
  created_at: z.string(),
  updated_at: z.string(),
})

const Factor = z.strictObject({
  id: z.string(),
  friendly_name: z.string(),
  factor_type: z.literal('totp'),
  status: z.enum(['unverified', 'verified']),
  created_at: z.string(),
  updated_at: z.string(),
  last_challenged_at: z.string().optional(),
})

export const AuthUser = z.strictObject({
  id: z.string(),
  aud: z.literal('authenticated'),
  role: z.literal('authenticated'),
  email: z.string(),
  phone: z.literal(''),
  email_confirmed_at: z.string().optional(),
  confirmed_at: z.string().optional(),
  new_email: z.string().optional(),
  last_sign_in_at: z.string().optional(),
  app_metadata: z.strictObject({ provider: z.string(), providers: z.array(z.string()) }),
  user_metadata: z.record(z.string(), z.unknown()),
  identities: z.array(Identity),
  factors: z.array(Factor).optional(),
  created_at: z.string(),
  updated_at: z.string(),
  is_anonymous: z.literal(false),
})

export const AuthSession = z.strictObject({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  expires_in: z.number().describe('Seconds.'),
  expires_at: z.number().describe('Unix seconds.'),
  refresh_token: z.string(),
  user: AuthUser,
})

export const email = z.string().trim().max(255).pipe(emailText('Unable to validate email address: invalid format'))

export const newPassword = passwordText().min(1, 'A password is needed.')

/** In every access token, and headers are limited in size. */
const maxMetadata = 4_096

/** Deeply nested JSON could overflow the stack when it is serialized. */
const maxDepth = 8

function isShallow(value: unknown, left = maxDepth): boolean {
  if (typeof value !== 'object' || value === null) return true
  return left > 0 && Object.values(value).every((inner) => isShallow(inner, left - 1))
}

/** PostgreSQL rejects half a surrogate pair. */
export const metadata = z
  .record(z.string(), z.unknown())
  .refine((value) => isShallow(value), { message: `At most ${maxDepth} levels deep.`, abort: true })
  .refine((value) => JSON.stringify(value).length <= maxMetadata, `At most ${maxMetadata} characters of JSON.`)
  .refine((value) => !/\\ud[89a-f]/i.test(JSON.stringify(value)), 'The text contains an unpaired surrogate.')

/** The client sends null for fields it leaves out. */
export const optional = <S extends z.ZodType>(schema: S) => schema.nullish().transform((value) => value ?? undefined)

/** PKCE (RFC 7636): both fields or neither, and only a challenge that does not reveal its verifier. */
export const challenge = {
  code_challenge: optional(z.string().regex(/^[\w.~-]{43,128}$/, 'A code challenge must have 43 to 128 characters.')),
  code_challenge_method: optional(
    z.string().toLowerCase().pipe(z.literal('s256', 'The code challenge method must be S256.')),
  ),
}

export const phone = optional(z.string().max(64))
/** A URL that is not on the allow-list is ignored. */
export const RedirectTo = z.object({ redirect_to: z.string().max(2_000).optional() })
