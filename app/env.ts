import { z } from 'zod'
import { accountSettings } from '#app/env-accounts.ts'
import { identitySettings } from '#app/env-providers.ts'

/** Names of the settings as the operator writes them; the README's table is checked against these. */
const settings = z.object({
  WARBLE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  ORIGIN: z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin),
  HOST: z.string().min(1).default('0.0.0.0'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://'),
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(10),
  SECRETS: z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .refine(
      (list) => list.every((secret) => secret.length >= 32),
      'needs one or more secrets of 32 characters or more',
    ),
  SEAL_KEYS: z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .refine(
      (list) => list.every((key) => /^[a-z0-9]{1,16}:[A-Za-z0-9+/]{43}=$/.test(key)),
      'needs one or more entries id:key, each key 32 bytes in base64',
    ),
  NETWORK: z.enum(['perch', 'x', 'bluesky']).default('perch'),
  NETWORK_URL: z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin),
  MIND: z.enum(['embedded', 'llm']).default('embedded'),
  LLM_URL: z
    .url({ protocol: /^https?$/ })
    .refine((value) => {
      const { username, password, search } = new URL(value)
      return username === '' && password === '' && search === ''
    }, 'must be an address without user, password and query')
    .optional(),
  LLM_MODEL: z.string().trim().min(1).optional(),
  LLM_KEY: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]+$/, 'has characters that no header can carry')
    .optional(),
  LLM_TIMEOUT_MS: z.coerce.number().int().min(1_000).max(25_000).default(20_000),
  LLM_DAILY_TOKENS: z.coerce.number().int().min(0).default(2_000_000),
  LLM_USER_DAILY_TOKENS: z.coerce.number().int().min(0).default(500_000),
  SMTP_URL: z.string().regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://'),
  MAIL_FROM: z.string().min(3).default('Warble <hello@warble.test>'),
  SUPPORT_EMAIL: z.email().default('support@warble.test'),
  SUPPORT_PHONE: z
    .string()
    .trim()
    .regex(/^\+?[0-9][0-9 ().-]{4,28}$/, 'must be a telephone number')
    .optional(),
  SOCIAL_LINKS: z
    .string()
    .default('')
    .transform((value) => value.split(',').flatMap((part) => part.trim() || []))
    .refine((list) => list.every((link) => /^https:\/\//.test(link) && URL.canParse(link)), 'needs https:// addresses'),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  METRICS_TOKEN: z.string().min(16, 'needs 16 characters or more').optional(),
  ...accountSettings,
  ...identitySettings,
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  CLOCK_FILE: z.string().optional(),
})

export type Env = z.infer<typeof settings>

/** A wrong or missing setting; its message names it in one sentence an operator can act on. */
export class EnvError extends Error {
  override name = 'EnvError'
}

/** Reads the settings. Throws `EnvError` for a wrong value, a missing one, or one that production must not have. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = settings.safeParse(given)
  if (!parsed.success) {
    const sentences = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0])
      return name in given ? `${name} has a wrong value: ${issue.message}.` : `${name} is missing.`
    })
    throw new EnvError(sentences.join(' '))
  }
  const env = parsed.data
  if (env.NETWORK !== 'perch') throw new EnvError(`NETWORK=${env.NETWORK} is not offered yet; use perch.`)
  if (env.MIND === 'llm')
    for (const name of ['LLM_URL', 'LLM_MODEL'] as const)
      if (env[name] === undefined) throw new EnvError(`${name} is missing; MIND=llm needs it.`)
  for (const [one, other] of [
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'],
  ] as const)
    if (env[one] && !env[other]) throw new EnvError(`${other} is missing; ${one} needs it.`)
  if (env.WARBLE_ENV === 'production' && env.CLOCK_FILE)
    throw new EnvError('CLOCK_FILE moves time and is refused in production.')
  return env
}
