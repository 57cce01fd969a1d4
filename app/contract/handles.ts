import { z } from 'zod'
import type { NetworkId } from '#app/contract/networks.ts'

interface HandleForm {
  pattern: RegExp
  /** What a handle is, to complete the sentence “Enter the handle: …”. */
  rule: string
  example: string
}

const word: HandleForm = {
  pattern: /^[A-Za-z0-9_]{1,15}$/,
  rule: 'letters, digits and underscores, at most 15.',
  example: '@coach_ilse',
}

const domainName: HandleForm = {
  pattern: /^(?=.{3,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/i,
  rule: 'the whole of it, such as name.bsky.social.',
  example: '@coach.bsky.social',
}

/** How the people of each network are named. */
export const handleForms: Record<NetworkId, HandleForm> = { perch: word, x: word, bluesky: domainName }

/** Longest handle of any network. */
export const longestHandle = 253

/** Whether it is a handle on the network; null: on any. */
export const isHandle = (value: string, network: NetworkId | null) =>
  network === null
    ? Object.values(handleForms).some(({ pattern }) => pattern.test(value))
    : handleForms[network].pattern.test(value)

/** What is wrong with a handle, as a sentence. */
export const handleMistake = (network: NetworkId | null) =>
  `Enter the handle: ${network === null ? 'without spaces, as its network writes it.' : handleForms[network].rule}`

/** A handle on this network, or on any; with or without the @. */
export const handleOn = (network: NetworkId | null) =>
  z
    .string()
    .trim()
    .transform((value) => value.replace(/^@/, ''))
    .refine((value) => isHandle(value, network), handleMistake(network))
