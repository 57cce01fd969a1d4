import { z } from 'zod'
import { type AuthRules, standardRules } from '#app/domain/account/user/rules.ts'
import { second } from '#app/domain/time.ts'
import { loopbacks } from '#app/env/providers.ts'

const { password, session, access_token_ttl, reuse_interval, link, rates, unknown_passwords } = standardRules
const seconds = (standard: number, least: number, most: number) =>
  z.coerce
    .number()
    .int()
    .min(least)
    .max(most)
    .default(standard / second)
const rate = (standard: number) => z.coerce.number().int().min(1).default(standard)
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
)
/** A token in a URL must not be readable on the network. */
const origin = z
  .url({ protocol: /^https$/, error: 'needs origins like https://app.example.com' })
  .refine((value) => /^https:\/\/[^/?#@*]+\/?$/i.test(value), 'needs origins, without path and wildcards')
  .transform((value) => new URL(value).origin)
/** Without TLS, anyone on the network could change such a page. */
const callingOrigin = z
  .string()
  .refine(
    (value) => /^(\*|https?:\/\/[^/?#@*]+\/?)$/i.test(value) && (value === '*' || isSafe(value)),
    'needs origins like https://app.example.com (http:// for this machine only), or *',
  )
  .transform((value) => (value === '*' ? value : new URL(value).origin))
const isSafe = (value: string) =>
  URL.canParse(value) && (/^https:/i.test(value) || loopbacks.has(new URL(value).hostname))
const year = 366 * 24 * 3600

/** As in GoTrue. */
export const accountSettings = {
  SIGNUPS: z.enum(['on', 'off']).default('on'),
  EMAIL_CONFIRMATION: z.enum(['on', 'off']).default('on'),
  PASSWORD_MIN_LENGTH: z.coerce.number().int().min(6).max(128).default(password.min),
  PASSWORD_REQUIRED: list.pipe(z.array(z.enum(['lower', 'upper', 'digit', 'symbol']))).default([]),
  ACCESS_TOKEN_SECONDS: seconds(access_token_ttl, 60, 24 * 3600),
  SESSION_IDLE_SECONDS: seconds(session.idle, 60, year),
  SESSION_SECONDS: seconds(session.absolute, 60, year),
  REFRESH_REUSE_SECONDS: seconds(reuse_interval, 0, 300),
  MAIL_LINK_SECONDS: seconds(link.ttl, 60, 24 * 3600),
  MAIL_CODE_SECONDS: seconds(link.code_ttl, 60, 24 * 3600),
  MAIL_INTERVAL_SECONDS: seconds(link.interval, 0, 3600),
  REDIRECT_ALLOW: list.default([]),
  IMPLICIT_REDIRECTS: list.pipe(z.array(origin)).default([]),
  CORS_ORIGINS: list.pipe(z.array(callingOrigin)).default([]),
  RATE_SIGN_IN: rate(rates.sign_in),
  RATE_MAIL: rate(rates.mail),
  RATE_VERIFY: rate(rates.verify),
  RATE_TOKEN: rate(rates.token),
  RATE_UNKNOWN_PASSWORDS: rate(unknown_passwords),
}

export function authRules(env: z.infer<z.ZodObject<typeof accountSettings>>): AuthRules {
  return {
    sign_ups: env.SIGNUPS === 'on',
    confirm_email: env.EMAIL_CONFIRMATION === 'on',
    password: { min: env.PASSWORD_MIN_LENGTH, required: env.PASSWORD_REQUIRED },
    access_token_ttl: env.ACCESS_TOKEN_SECONDS * second,
    session: { idle: env.SESSION_IDLE_SECONDS * second, absolute: env.SESSION_SECONDS * second },
    reuse_interval: env.REFRESH_REUSE_SECONDS * second,
    link: {
      ttl: env.MAIL_LINK_SECONDS * second,
      code_ttl: env.MAIL_CODE_SECONDS * second,
      interval: env.MAIL_INTERVAL_SECONDS * second,
    },
    redirects: env.REDIRECT_ALLOW,
    implicit_redirects: env.IMPLICIT_REDIRECTS,
    rates: { sign_in: env.RATE_SIGN_IN, mail: env.RATE_MAIL, verify: env.RATE_VERIFY, token: env.RATE_TOKEN },
    unknown_passwords: env.RATE_UNKNOWN_PASSWORDS,
  }
}
