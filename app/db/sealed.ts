import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Only these can be sealed, and `reseal` covers all of them. */
export const sealedColumns = [
  { table: 'connections', column: 'credentials' },
  { table: 'factors', column: 'secret' },
  { table: 'flows', column: 'kept' },
  { table: 'jobs', column: 'credentials' },
  { table: 'jobs', column: 'newcomer' },
  { table: 'jobs', column: 'sealed' },
  { table: 'person_keys', column: 'sealed_key' },
] as const

export type SealedColumn = (typeof sealedColumns)[number]

/** `row` is the row's id. Bound to the ciphertext (AAD): moved to another row or column, it can't be opened. */
export type SealContext = SealedColumn & { row: string }

export class UnsealError extends Error {
  override name = 'UnsealError'
}

/** AES-256-GCM. The ring's first key seals, any of them opens. */
export interface Seals {
  seal(plain: string, place: SealContext): string
  /** Throws `UnsealError` for an unknown key, a tampered value or the wrong place. */
  open(sealed: string, place: SealContext): string
  isNewest(sealed: string): boolean
}

const nonceBytes = 12
const tagBytes = 16

/** `ring` holds `id:key` entries, each key 32 bytes in base64. */
export function createSeals(ring: string[]): Seals {
  const keys = new Map(
    ring.map((entry) => {
      const [id = '', key = ''] = entry.split(':')
      return [id, Buffer.from(key, 'base64')] as const
    }),
  )
  const [current] = keys
  if (!current) throw new Error('A key ring needs a key.')
  const [currentId, currentKey] = current
  return {
    isNewest: (sealed) => sealed.startsWith(`${currentId}.`),
    seal(plain, place) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', currentKey, nonce).setAAD(associated(currentId, place))
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return `${currentId}.${Buffer.concat([nonce, body, cipher.getAuthTag()]).toString('base64url')}`
    },
    open(sealed, place) {
      const [id = '', value = '', ...rest] = sealed.split('.')
      const key = keys.get(id)
      if (!key) throw new UnsealError(`No key "${id}" in the ring.`)
      const bytes = Buffer.from(value, 'base64url')
      // Only the canonical spelling of base64 is accepted.
      if (rest.length > 0 || bytes.toString('base64url') !== value)
        throw new UnsealError('The sealed value was changed.')
      if (bytes.length < nonceBytes + tagBytes) throw new UnsealError('The sealed value is truncated.')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes))
      decipher.setAAD(associated(id, place)).setAuthTag(bytes.subarray(-tagBytes))
      try {
        return decipher.update(bytes.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        throw new UnsealError('The sealed value was changed, or belongs to another place.')
      }
    },
  }
}

/** null: the key is missing, or the value was tampered with. */
export function openOrNull(seals: Seals, sealed: string, place: SealContext): string | null {
  try {
    return seals.open(sealed, place)
  } catch (error) {
    if (error instanceof UnsealError) return null
    throw error
  }
}

function associated(key: string, { table, column, row }: SealContext): Buffer {
  return Buffer.from(JSON.stringify([key, table, column, row]))
}
