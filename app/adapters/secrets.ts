import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

/** Newest first: the first one signs, all of them verify, so rotation needs no downtime. */
export interface Secrets {
  /** 32 bytes per secret, cached: `purpose` must be a constant. */
  keys(purpose: string): Buffer[]
  token(purpose: string, id: string): string
  open(purpose: string, token: string): string | null
  /** Six digits derived from `id`. */
  code(purpose: string, id: string): string
  isCode(purpose: string, id: string, code: string): boolean
}

export function createSecrets(ring: string[]): Secrets {
  const derivedKeys = new Map<string, Buffer[]>()
  const keys = (purpose: string) => {
    const derive = (secret: string) => Buffer.from(hkdfSync('sha256', secret, 'warble', purpose, 32))
    const derived = derivedKeys.get(purpose) ?? ring.map(derive)
    derivedKeys.set(purpose, derived)
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

/** Compares six bytes in every case, whatever was typed (constant time). */
const digits = (code: string) => Buffer.from(/^\d{6}$/.test(code) ? code : 'xxxxxx')

export function randomSecret(): string {
  return randomBytes(32).toString('base64url')
}

export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
