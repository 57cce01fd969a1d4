import { z } from 'zod'
import type { XSettings } from '#app/adapters/network/x/index.ts'

const site = (standard: string) =>
  z
    .url({ protocol: /^https?$/ })
    .transform((value) => new URL(value).origin)
    .default(standard)

/** Dollars, kept in millionths. */
const dollars = (standard: number) =>
  z.coerce
    .number()
    .min(0)
    .max(100_000)
    .default(standard)
    .transform((value) => Math.round(value * 1_000_000))

const api = 'https://api.x.com'
const web = 'https://x.com'

export const xSettings = {
  X_CLIENT_ID: z.string().trim().min(1).optional(),
  X_CLIENT_SECRET: z.string().trim().min(1).optional(),
  X_URL: site(api),
  X_WEB_URL: site(web),
  X_PICTURE_URL: site('https://pbs.twimg.com'),
  X_APPROVAL_REFERENCE: z.string().trim().min(1).max(200).optional(),
  X_DAILY_USD: dollars(25),
  X_USER_DAILY_USD: dollars(1),
  X_PRICE_POST_READ: dollars(0.005),
  X_PRICE_USER_READ: dollars(0.01),
  X_PRICE_REPLY: dollars(0.01),
  X_PRICE_LINK_REPLY: dollars(0.2),
  X_PRICE_UNASKED_REPLY: dollars(0.015),
  X_PRICE_DELETE: dollars(0.01),
}

type Settings = z.infer<z.ZodObject<typeof xSettings>>

export function xMistake(env: Settings, isProduction: boolean): string | null {
  if (!env.X_CLIENT_ID) return 'X_CLIENT_ID is missing; NETWORKS=x needs it.'
  for (const [name, only] of [
    ['X_URL', api],
    ['X_WEB_URL', web],
  ] as const)
    if (isProduction && env[name] !== only) return `${name} has a wrong value: in production it must be ${only}.`
  return null
}

export const xSettingsOf = (env: Settings): XSettings => ({
  app: { id: env.X_CLIENT_ID ?? '', secret: env.X_CLIENT_SECRET ?? null },
  api: env.X_URL,
  web: env.X_WEB_URL,
  pictures: env.X_PICTURE_URL,
  approval: env.X_APPROVAL_REFERENCE ?? null,
  budget: { of_user: env.X_USER_DAILY_USD, of_all: env.X_DAILY_USD },
  prices: {
    post_read: env.X_PRICE_POST_READ,
    user_read: env.X_PRICE_USER_READ,
    reply: env.X_PRICE_REPLY,
    link_reply: env.X_PRICE_LINK_REPLY,
    unasked_reply: env.X_PRICE_UNASKED_REPLY,
    delete: env.X_PRICE_DELETE,
  },
})
