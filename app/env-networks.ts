import { z } from 'zod'
import type { NetworkSettings } from '#app/adapters/network/networks.ts'
import { networkIds } from '#app/contract/networks.ts'
import { xMistake, xSettings, xSettingsOf } from '#app/env-x.ts'

const ids = z.enum(networkIds, `takes ${networkIds.join(', ')}, separated by commas`)

const server = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin)

/** Which networks this installation offers, and what each needs. */
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
  BLUESKY_URL: server.default('https://bsky.social'),
  BLUESKY_PLC_URL: server.default('https://plc.directory'),
  ...xSettings,
}

type Settings = z.infer<z.ZodObject<typeof networkSettings>>

/** An inconsistency between these settings; null if there is none. */
export function networkMistake(env: Settings, isProduction: boolean): string | null {
  const { NETWORKS, PERCH_URL } = env
  if (NETWORKS.includes('perch') && !PERCH_URL) return 'PERCH_URL is missing; NETWORKS=perch needs it.'
  return NETWORKS.includes('x') ? xMistake(env, isProduction) : null
}

export const networkSettingsOf = (env: Settings): NetworkSettings => ({
  offered: env.NETWORKS,
  // Only for the links of accounts that were connected when Perch was offered.
  perch_url: env.PERCH_URL ?? 'http://127.0.0.1:4310',
  bluesky: { url: env.BLUESKY_URL, plc_url: env.BLUESKY_PLC_URL },
  perch_app_token: env.PERCH_APP_TOKEN ?? null,
  x: xSettingsOf(env),
})
