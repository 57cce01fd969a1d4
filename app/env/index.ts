import { z } from 'zod'
import { isStandIn } from '#app/content/stand-in.ts'
import { emailText } from '#app/contract/auth-user.ts'
import { accountSettings } from '#app/env/accounts.ts'
import { modelMistake, modelSettings } from '#app/env/model.ts'
import { networkMistake, networkSettings } from '#app/env/networks.ts'
import { paymentMistake, paymentSettings } from '#app/env/payments.ts'
import { identitySettings, loopbacks } from '#app/env/providers.ts'
import { guessable, secretSettings } from '#app/env/secrets.ts'
import { overTls, plaintextNames } from '#app/env/transport.ts'

/** `docs/settings.md` is checked against these. */
const settings = z.object({
  WARBLE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  ORIGIN: z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin),
  HOST: z.string().min(1).default('0.0.0.0'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  STOP_WAIT_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .refine((value) => URL.canParse(value), 'must be an address'),
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(10),
  ...secretSettings,
  ...networkSettings,
  ...modelSettings,
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .refine((value) => URL.canParse(value), 'must be an address'),
  MAIL_FROM: z
    .string()
    .regex(/(^|<)[^<>@\s]+@[^<>@\s]+(>$|$)/, 'needs an address, such as Warble <hello@example.com>')
    .default('Warble <hello@warble.test>'),
  OPERATOR_NAME: z.string().trim().min(1).max(200).optional(),
  SUPPORT_EMAIL: emailText('must be an email address').default('support@warble.test'),
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
  EXTENSION_STORE_URL: z.url({ protocol: /^https$/ }).optional(),
  PLAINTEXT_ALLOWED: z
    .string()
    .default('')
    .transform((value) => value.split(',').flatMap((part) => part.trim() || []))
    .pipe(z.array(z.enum(plaintextNames))),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  OPERATOR_PAGE: z.enum(['on', 'off']).default('off'),
  METRICS_TOKEN: z.string().min(16, 'needs 16 characters or more').optional(),
  ...accountSettings,
  ...identitySettings,
  ...paymentSettings,
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  CLOCK_FILE: z.string().optional(),
})

export type Env = z.infer<typeof settings>

/** The message is for operators. */
class EnvError extends Error {
  override name = 'EnvError'
}

/** `settingUp`: see `paymentMistake`. Throws `EnvError`. */
export function readEnv(source: NodeJS.ProcessEnv = process.env, settingUp = false): Env {
  const trimmed = Object.entries(source).map(([name, value]) => [name, value?.trim()])
  const present = Object.fromEntries(trimmed.filter(([, value]) => value))
  const parsed = settings.safeParse(present)
  if (!parsed.success) {
    const sentences = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0])
      return name in present ? `${name} has a wrong value: ${issue.message}.` : `${name} is missing.`
    })
    throw new EnvError(sentences.join(' '))
  }
  const env = parsed.data
  for (const [one, other] of [
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'],
  ] as const)
    if (env[one] && !env[other]) throw new EnvError(`${other} is missing; ${one} needs it.`)
  const mistake =
    modelMistake(env) ??
    networkMistake(env, env.WARBLE_ENV === 'production') ??
    paymentMistake(env, env.WARBLE_ENV === 'production', settingUp)
  if (mistake) throw new EnvError(mistake)
  return env.WARBLE_ENV === 'production' ? inProduction(env) : env
}

function inProduction(env: Env): Env {
  if (env.CLOCK_FILE) throw new EnvError('CLOCK_FILE moves time and is refused in production.')
  requireTls(env)
  // The top-level domain of the defaults, reserved for tests (RFC 2606).
  for (const name of ['MAIL_FROM', 'SUPPORT_EMAIL'] as const)
    if (/\.test>?$/i.test(env[name])) throw new EnvError(`${name} is missing, or ends in .test, where no mail arrives.`)
  const open = env.REDIRECT_ALLOW.find((pattern) => !namesHost(pattern))
  if (open !== undefined)
    throw new EnvError(`REDIRECT_ALLOW has the entry ${open}, which leaves the host open: name its domain.`)
  if (env.MIND === 'llm' && isStandIn(env.LLM_URL, env.LLM_MODEL))
    throw new EnvError(
      'LLM_URL and LLM_MODEL name the sandbox’s stand-in, whose answers were written beforehand: it is refused in production.',
    )
  for (const name of guessable(env))
    throw new EnvError(`${name} has a value that is easy to guess: make one with "openssl rand -base64 32".`)
  const { DATABASE_URL, SMTP_URL } = overTls(env)
  const without = (name: string, entry: string) =>
    new EnvError(
      `${name} asks for a connection without TLS or without a checked certificate: change that, or name ${entry} in PLAINTEXT_ALLOWED if the connection is private.`,
    )
  if (DATABASE_URL === null) throw without('DATABASE_URL', 'database')
  if (SMTP_URL === null) throw without('SMTP_URL', 'smtp')
  return { ...env, DATABASE_URL, SMTP_URL }
}

/** A scheme and, for http and https, two labels that are not wildcards. */
function namesHost(pattern: string): boolean {
  const [, scheme, host = ''] = /^([a-z][a-z0-9+.-]*):\/\/([^/]*)/i.exec(pattern) ?? []
  if (scheme === undefined) return false
  if (!/^https?$/i.test(scheme) || loopbacks.has(host.replace(/:[\d*]+$/, ''))) return true
  return /(^|\.)[^.*]+\.[^.*:]+(:[\d*]+)?$/.test(host)
}

/** What users send us, their tokens and our keys must not be readable on the network. */
function requireTls(env: Env): void {
  for (const name of ['ORIGIN', 'PERCH_URL', 'BLUESKY_URL', 'BLUESKY_PLC_URL', 'LLM_URL'] as const) {
    const { protocol, hostname } = new URL(env[name] ?? 'https://none')
    const allowed = name === 'LLM_URL' && env.PLAINTEXT_ALLOWED.includes('model')
    if (protocol !== 'https:' && !loopbacks.has(hostname) && !allowed)
      throw new EnvError(`${name} has a wrong value: in production it must start with https://.`)
  }
}
