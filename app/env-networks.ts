import { z } from 'zod'
import type { NetworkSettings } from '#app/adapters/network/networks.ts'
import { networkIds } from '#app/contract/networks.ts'

/** Adapters that are not finished. */
const planned: readonly string[] = ['x']

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
  BLUESKY_URL: server.default('https://bsky.social'),
  BLUESKY_PLC_URL: server.default('https://plc.directory'),
}

type Settings = z.infer<z.ZodObject<typeof networkSettings>>

/** An inconsistency between these settings; null if there is none. */
export function networkMistake({ NETWORKS, PERCH_URL }: Settings): string | null {
  const early = NETWORKS.find((id) => planned.includes(id))
  if (early) return `NETWORKS names ${early}, which is not offered yet; use perch or bluesky.`
  if (NETWORKS.includes('perch') && !PERCH_URL) return 'PERCH_URL is missing; NETWORKS=perch needs it.'
  return null
}

export const networkSettingsOf = ({ NETWORKS, PERCH_URL, ...bluesky }: Settings): NetworkSettings => ({
  offered: NETWORKS,
  // Only for the links of accounts that were connected when Perch was offered.
  perch_url: PERCH_URL ?? 'http://127.0.0.1:4310',
  bluesky: { url: bluesky.BLUESKY_URL, plc_url: bluesky.BLUESKY_PLC_URL },
})
