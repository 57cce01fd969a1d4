import { z } from 'zod'
import { handleOf } from '#app/contract/typed.ts'

export const networkIds = ['perch', 'bluesky', 'x'] as const
export type NetworkId = (typeof networkIds)[number]

export type ActionKind = 'reply' | 'like' | 'follow' | 'view'
/** The author addressed the user (mention, quote, reply), or is a stranger. */
export type Situation = 'addressed' | 'stranger'

interface HandleForm {
  pattern: RegExp
  /** To follow a colon. */
  rule: string
  example: string
}

const word: HandleForm = {
  pattern: /^[A-Za-z0-9_]{1,15}$/,
  rule: 'letters, digits and underscores, up to 15',
  example: '@coach_ilse',
}

const domainName: HandleForm = {
  pattern: /^(?=.{3,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/i,
  rule: 'its full form, such as name.bsky.social',
  example: '@coach.bsky.social',
}

const handleForms: Record<NetworkId, HandleForm> = { perch: word, x: word, bluesky: domainName }

export const maxHandleLength = 253

export const isHandle = (value: string, networks: readonly NetworkId[]) =>
  networks.some((id) => handleForms[id].pattern.test(value))

export const handleRule = (networks: readonly NetworkId[]) =>
  [...new Set(networks.map((id) => handleForms[id].rule))].join(', or ')

/** With or without @, or in a profile's URL. The domain checks the format of the user's own network. */
export const typedHandle = z
  .string()
  .max(2_000, 'That’s too long for a handle.')
  .transform(handleOf)
  .pipe(z.string().max(maxHandleLength, 'That’s too long for a handle.'))

export const handleOn = (network: NetworkId) =>
  typedHandle.refine((value) => isHandle(value, [network]), `Enter the handle: ${handleRule([network])}.`)
