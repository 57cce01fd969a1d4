import { z } from 'zod'
import { oauthApp } from '#app/adapters/network/bluesky/client-metadata.ts'
import type { NetworkSettings } from '#app/adapters/network/networks.ts'
import { networkIds } from '#app/contract/networks.ts'
import { xMistake, xSettings, xSettingsOf } from '#app/env/x.ts'

const ids = z.enum(networkIds, `takes ${networkIds.join(', ')}, separated by commas`)

const server = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin)

const privateKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
  kid: z.string().min(1),
  alg: z.literal('ES256').default('ES256'),
})

const privateKeys = z
  .array(privateKey)
  .min(1)
  .refine((keys) => new Set(keys.map(({ kid }) => kid)).size === keys.length)

const signingKeys = z.string().transform((value, context) => {
  const refuse = (message: string) => {
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  }
  let given: unknown
  try {
    given = JSON.parse(value)
  } catch {
    return refuse('is not JSON')
  }
  const { data } = privateKeys.safeParse([given].flat())
  return data ?? refuse('must be a private P-256 key as a JWK with a kid, or a list of such keys with different kids')
})

export const networkSettings = {
  NETWORKS: z
    .string()
    .default('perch')
    .transform((value) => [...new Set(value.split(',').flatMap((part) => part.trim() || []))])
    .pipe(z.array(ids).min(1, 'names no network')),
  PERCH_URL: server.optional(),
  PERCH_APP_TOKEN: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]+$/, 'has characters that no header can carry')
    .optional(),
  PERCH_CLIENT_ID: z.string().trim().min(1).optional(),
  PERCH_CLIENT_SECRET: z.string().trim().min(1).optional(),
  BLUESKY_URL: server.default('https://bsky.social'),
  BLUESKY_PLC_URL: server.default('https://plc.directory'),
  BLUESKY_OAUTH_KEY: signingKeys.optional(),
  BLUESKY_PUBLIC_URL: server.optional(),
  BLUESKY_APPVIEW_URL: z.literal('off').or(server).default('https://public.api.bsky.app'),
  ...xSettings,
}

type Settings = z.infer<z.ZodObject<typeof networkSettings>>

export function networkMistake(env: Settings, isProduction: boolean): string | null {
  const { NETWORKS, PERCH_URL } = env
  if (NETWORKS.includes('perch') && !PERCH_URL) return 'PERCH_URL is missing; NETWORKS=perch needs it.'
  return NETWORKS.includes('x') ? xMistake(env, isProduction) : null
}

export const networkSettingsOf = (env: Settings, origin: string, in_production = false): NetworkSettings => ({
  offered: env.NETWORKS,
  // Only for the links of accounts that were connected when Perch was offered.
  perch_url: env.PERCH_URL ?? 'http://127.0.0.1:4310',
  bluesky: {
    directory: { url: env.BLUESKY_URL, plc_url: env.BLUESKY_PLC_URL, in_production },
    oauth: oauthApp(origin, env.BLUESKY_OAUTH_KEY ?? []),
    public_url: env.BLUESKY_PUBLIC_URL ?? null,
    appview_url: env.BLUESKY_APPVIEW_URL === 'off' ? null : env.BLUESKY_APPVIEW_URL,
  },
  perch_app_token: env.PERCH_APP_TOKEN ?? null,
  perch_app: env.PERCH_CLIENT_ID ? { id: env.PERCH_CLIENT_ID, secret: env.PERCH_CLIENT_SECRET ?? null } : null,
  x: xSettingsOf(env),
})
