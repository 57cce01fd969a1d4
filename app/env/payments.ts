import { z } from 'zod'
import { loopbacks } from '#app/env/providers.ts'

const stripe = 'https://api.stripe.com'

const hosted = z
  .url({ protocol: /^https?$/ })
  .refine((value) => value.startsWith('https:') || loopbacks.has(new URL(value).hostname), 'must start with https://')

const lookupKey = z
  .string()
  .trim()
  .regex(/^[\w.-]{1,200}$/, 'must be a lookup key: letters, digits, ".", "_" and "-"')

/** Without the key nothing can be bought. */
export const paymentSettings = {
  STRIPE_SECRET_KEY: z
    .string()
    .trim()
    .regex(/^(sk|rk)_(test|live)_\w{8,}$/, 'must be a secret or restricted key of Stripe')
    .optional(),
  STRIPE_WEBHOOK_SECRETS: z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .refine((list) => list.every((secret) => /^whsec_\w{8,}$/.test(secret)), 'needs signing secrets of Stripe')
    .refine((list) => list.length <= 2, 'takes two at most: the new one and the old one')
    .optional(),
  STRIPE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((value) => new URL(value).origin)
    .default(stripe),
  STRIPE_PRICE_STARTER: lookupKey.default('warble_starter_monthly'),
  STRIPE_PRICE_PRO: lookupKey.default('warble_pro_monthly'),
  STRIPE_LINK_STARTER: hosted.optional(),
  STRIPE_LINK_PRO: hosted.optional(),
}

type Settings = z.infer<z.ZodObject<typeof paymentSettings>>

/** `settingUp`: the operator's commands make the webhook whose secret the servers need. */
export function paymentMistake(env: Settings, production: boolean, settingUp = false): string | null {
  if (env.STRIPE_SECRET_KEY && !env.STRIPE_WEBHOOK_SECRETS && !settingUp)
    return 'STRIPE_WEBHOOK_SECRETS is missing; STRIPE_SECRET_KEY needs it.'
  const { STRIPE_PRICE_STARTER: starter, STRIPE_PRICE_PRO: pro } = env
  if (starter === pro) return 'STRIPE_PRICE_PRO has a wrong value: it is that of STRIPE_PRICE_STARTER.'
  if (!production) return null
  if (env.STRIPE_URL !== stripe) return `STRIPE_URL has a wrong value: in production it must be ${stripe}.`
  const secrets = [env.STRIPE_SECRET_KEY ?? '', ...(env.STRIPE_WEBHOOK_SECRETS ?? [])]
  if (secrets.some((secret) => secret.includes('_sandbox_')))
    return 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRETS are those of the sandbox, which is refused in production.'
  const insecure = (['STRIPE_LINK_STARTER', 'STRIPE_LINK_PRO'] as const).find((name) => env[name]?.startsWith('http:'))
  return insecure ? `${insecure} has a wrong value: in production it must start with https://.` : null
}

interface PaymentAccount {
  secret_key: string
  /** Newest first. */
  webhook_secrets: string[]
  url: string
  price_keys: { starter: string; pro: string }
  links: { starter: string | null; pro: string | null }
}

export function paymentAccount(env: Settings): PaymentAccount | null {
  if (!env.STRIPE_SECRET_KEY) return null
  return {
    secret_key: env.STRIPE_SECRET_KEY,
    webhook_secrets: env.STRIPE_WEBHOOK_SECRETS ?? [],
    url: env.STRIPE_URL,
    price_keys: { starter: env.STRIPE_PRICE_STARTER, pro: env.STRIPE_PRICE_PRO },
    links: { starter: env.STRIPE_LINK_STARTER ?? null, pro: env.STRIPE_LINK_PRO ?? null },
  }
}
