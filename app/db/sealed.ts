import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Where a sealed value stands. It opens nowhere else: a ciphertext moved to another row or column is refused. */
export interface Place {
  table: string
  column: string
  row: string
}

export class UnsealError extends Error {
  override name = 'UnsealError'
}

/** Seals and opens secrets at rest with AES-256-GCM. The first key of the ring seals, all of them open. */
export interface Seals {
  seal(plain: string, place: Place): string
  /** Throws `UnsealError` for an unknown key, a changed value or a wrong place. */
  open(sealed: string, place: Place): string
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
      // Base64 has several spellings of the same bytes; only ours is taken.
      if (rest.length > 0 || bytes.toString('base64url') !== value)
        throw new UnsealError('The sealed value was changed.')
      if (bytes.length < nonceBytes + tagBytes) throw new UnsealError('The sealed value is cut.')
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

function associated(key: string, { table, column, row }: Place): Buffer {
  return Buffer.from(JSON.stringify([key, table, column, row]))
}
