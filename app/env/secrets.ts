import { z } from 'zod'

const list = z.string().transform((value) => value.split(',').map((part) => part.trim()))
const areUnique = (values: string[]) => new Set(values).size === values.length
const half = (at: 0 | 1) => (entry: string) => entry.split(':')[at] ?? ''

/** Each is a list, newest first. */
export const secretSettings = {
  SECRETS: list
    .refine(
      (secrets) => secrets.every((secret) => secret.length >= 32),
      'needs one or more secrets of 32 characters or more',
    )
    .refine(areUnique, 'has the same secret twice'),
  SEAL_KEYS: list
    .refine(
      (keys) => keys.every((key) => /^[a-z0-9]{1,16}:[A-Za-z0-9+/]{43}=$/.test(key)),
      'needs one or more entries id:key, each key 32 bytes in base64',
    )
    .refine((keys) => areUnique(keys.map(half(0))), 'names an id twice')
    .refine((keys) => areUnique(keys.map(half(1))), 'has the same key twice'),
}

type Secrets = z.infer<z.ZodObject<typeof secretSettings>> & { METRICS_TOKEN?: string | undefined }

export function guessable({ SECRETS, SEAL_KEYS, METRICS_TOKEN }: Secrets): string[] {
  return [
    ...(SECRETS.some((secret) => isGuessable(Buffer.from(secret), 8)) ? ['SECRETS'] : []),
    ...(SEAL_KEYS.some((entry) => isGuessable(Buffer.from(half(1)(entry), 'base64'), 16)) ? ['SEAL_KEYS'] : []),
    ...(METRICS_TOKEN !== undefined && isGuessable(Buffer.from(METRICS_TOKEN), 8) ? ['METRICS_TOKEN'] : []),
  ]
}

const placeholder = /secret|password|passwort|example|change.?me|replace|warble/i
const stretch = 8

/**
 * Few different bytes, a word from examples, or a repeating or continuing run of eight bytes. Rejects fewer than one in
 * 100,000 random secrets.
 */
function isGuessable(bytes: Buffer, distinct: number): boolean {
  if (new Set(bytes).size < distinct || placeholder.test(bytes.toString('latin1'))) return true
  const steps = [...bytes.subarray(1)].map((byte, at) => byte - (bytes[at] ?? 0))
  const stretches = steps.slice(stretch - 2).map((_, at) => steps.slice(at, at + stretch - 1).join())
  return !areUnique(stretches)
}
