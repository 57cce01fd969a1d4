import { createECDH, createHash } from 'node:crypto'
import { createLocalJWKSet, importJWK, jwtVerify, SignJWT } from 'jose'
import type { Clock } from '#app/adapters/clock.ts'
import type { Secrets } from '#app/adapters/secrets.ts'

interface Bearer {
  user_id: string
  session_id: string
  email: string
}

interface AccessClaims extends Bearer {
  ends_at: Date
}

export interface SignedClaims extends Bearer {
  app_metadata: Record<string, unknown>
  user_metadata: Record<string, unknown>
  aal: 'aal1' | 'aal2'
  amr: object[]
}

interface PublicKey {
  kty: 'EC'
  crv: 'P-256'
  use: 'sig'
  alg: 'ES256'
  kid: string
  x: string
  y: string
}

export interface AccessTokens {
  /** In seconds. */
  ttl: number
  sign(claims: SignedClaims): Promise<string>
  /** Returns null for a token that is not ours, was tampered with, or has expired. */
  verify(token: string): Promise<AccessClaims | null>
  jwks: { keys: PublicKey[] }
}

export function createAccessTokens(secrets: Secrets, issuer: string, clock: Clock, ttl: number): AccessTokens {
  const pairs = secrets.keys('access-token').map(toJwk)
  const [current] = pairs
  if (!current) throw new Error('A secret is needed.')
  const jwks = { keys: pairs.map(({ d: _private, ...shown }) => shown) }
  const keySet = createLocalJWKSet(jwks)
  const signingKey = importJWK(current, 'ES256')
  const audience = 'authenticated'
  return {
    ttl: ttl,
    jwks,
    async sign({ user_id, ...claims }) {
      const issuedAt = Math.floor(clock.now().getTime() / 1000)
      return new SignJWT({ ...claims, phone: '', role: audience, is_anonymous: false })
        .setProtectedHeader({ alg: 'ES256', kid: current.kid, typ: 'JWT' })
        .setIssuer(issuer)
        .setSubject(user_id)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + ttl)
        .sign(await signingKey)
    },
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, keySet, {
          issuer,
          audience,
          algorithms: ['ES256'],
          currentDate: clock.now(),
        })
        const { sub, session_id, email, exp } = payload
        if (typeof sub !== 'string' || typeof session_id !== 'string' || typeof email !== 'string') return null
        if (exp === undefined) return null
        return { user_id: sub, session_id, email, ends_at: new Date(exp * 1000) }
      } catch {
        return null
      }
    },
  }
}

function toJwk(secret: Buffer): PublicKey & { d: string } {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(secret)
  const point = pair.getPublicKey()
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  const kid = createHash('sha256').update(point).digest('base64url').slice(0, 16)
  return { kty: 'EC', crv: 'P-256', use: 'sig', alg: 'ES256', kid, x, y, d: secret.toString('base64url') }
}
