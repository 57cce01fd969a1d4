import { z } from 'zod'
import type { NetworkSettings } from '#app/adapters/network/networks.ts'
import { networkIds } from '#app/contract/networks.ts'
import { xMistake, xSettings, xSettingsOf } from '#app/env-x.ts'

/** Adapters that are not finished. */
const planned: readonly string[] = ['bluesky']

const ids = z.enum(networkIds, `takes ${networkIds.join(', ')}, separated by commas`)

/** Which networks this installation offers, and what each needs. */
export const networkSettings = {
  NETWORKS: z
    .string()
    .default('perch')
    .transform((value) => [...new Set(value.split(',').flatMap((part) => part.trim() || []))])
    .pipe(z.array(ids).min(1, 'names no network')),
  PERCH_URL: z
    .url({ protocol: /^https?$/ })
    .transform((value) => new URL(value).origin)
    .optional(),
  PERCH_APP_TOKEN: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]+$/, 'has characters that no header can carry')
    .optional(),
  ...xSettings,
}

type Settings = z.infer<z.ZodObject<typeof networkSettings>>

/** An inconsistency between these settings; null if there is none. */
export function networkMistake(env: Settings, isProduction: boolean): string | null {
  const { NETWORKS, PERCH_URL } = env
  const early = NETWORKS.find((id) => planned.includes(id))
  if (early) return `NETWORKS names ${early}, which is not offered yet; use perch.`
  if (NETWORKS.includes('perch') && !PERCH_URL) return 'PERCH_URL is missing; NETWORKS=perch needs it.'
  return NETWORKS.includes('x') ? xMistake(env, isProduction) : null
}

export const networkSettingsOf = (env: Settings): NetworkSettings => ({
  offered: env.NETWORKS,
  // Only for the links of accounts that were connected when Perch was offered.
  perch_url: env.PERCH_URL ?? 'http://127.0.0.1:4310',
  perch_app_token: env.PERCH_APP_TOKEN ?? null,
  x: xSettingsOf(env),
})
