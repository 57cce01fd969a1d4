import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * The operator's secrets, newest first: the first one signs, all of them verify, so that a secret can be rotated
 * without downtime.
 */
export interface Secrets {
  /**
   * A 32-byte key derived for one purpose from each secret, in order. They are kept: purposes are names in the code.
   */
  keys(purpose: string): Buffer[]
  /** A stateless token: `id` and its MAC. It is not stored. */
  token(purpose: string, id: string): string
  /** The id in a token of ours, else null. */
  open(purpose: string, token: string): string | null
  /** Six digits derived from `id`; not stored either. */
  code(purpose: string, id: string): string
  isCode(purpose: string, id: string, code: string): boolean
}

export function createSecrets(ring: string[]): Secrets {
  const known = new Map<string, Buffer[]>()
  const keys = (purpose: string) => {
    const derive = (secret: string) => Buffer.from(hkdfSync('sha256', secret, 'warble', purpose, 32))
    const derived = known.get(purpose) ?? ring.map(derive)
    known.set(purpose, derived)
    return derived
  }
  const mac = (key: Buffer, id: string) => createHmac('sha256', key).update(id).digest()
  const codeOf = (key: Buffer, id: string) => String(mac(key, id).readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
  const newest = (purpose: string) => {
    const [key] = keys(purpose)
    if (!key) throw new Error('A secret is needed.')
    return key
  }
  return {
    keys,
    token: (purpose, id) => `${id}.${mac(newest(purpose), id).toString('base64url')}`,
    code: (purpose, id) => codeOf(newest(purpose), id),
    isCode: (purpose, id, code) =>
      keys(purpose).some((key) => code.length === 6 && timingSafeEqual(Buffer.from(codeOf(key, id)), digits(code))),
    open(purpose, token) {
      const [id = '', signature = ''] = token.split('.')
      const bytes = Buffer.from(signature, 'base64url')
      const ours = keys(purpose).some((key) => bytes.length === 32 && timingSafeEqual(mac(key, id), bytes))
      return ours ? id : null
    },
  }
}

/** Compares six bytes in every case, whatever was typed. */
const digits = (code: string) => Buffer.from(/^\d{6}$/.test(code) ? code : 'xxxxxx')

/** 256 random bits for a cookie or token. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** The hash of a random secret that the database stores. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
