import { randomBytes } from 'node:crypto'
import { importJWK, type JWTHeaderParameters, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { createAccessTokens, type SignedClaims } from '#app/adapters/access-token.ts'
import { createSecrets } from '#app/adapters/secrets.ts'

const issuer = 'https://warble.example/auth/v1'
const life = 3_600
const at = new Date('2026-03-01T12:00:00Z')
const secret = randomBytes(32).toString('base64url')
const tokensAt = (now: Date, ring = [secret], from = issuer) =>
  createAccessTokens(createSecrets(ring), from, { now: () => now, rate: () => 1 }, life)
const tokens = tokensAt(at)

const ann: SignedClaims = {
  user_id: 'ann',
  session_id: 'one',
  email: 'ann@example.com',
  app_metadata: {},
  user_metadata: {},
  aal: 'aal1',
  amr: [],
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const payload = {
  sub: 'ann',
  session_id: 'one',
  email: 'ann@example.com',
  iss: issuer,
  aud: 'authenticated',
  iat: at.getTime() / 1000,
  exp: at.getTime() / 1000 + life,
}

/** A token signed with our own key. */
async function signedByUs(change: Record<string, unknown>, header: Partial<JWTHeaderParameters> = {}): Promise<string> {
  const [key] = createSecrets([secret]).keys('access-token')
  const [shown] = tokens.jwks.keys
  if (!key || !shown) throw new Error('no key')
  const { use: _use, ...jwk } = shown
  const signing = await importJWK({ ...jwk, d: key.toString('base64url') }, 'ES256')
  return new SignJWT({ ...payload, ...change })
    .setProtectedHeader({ alg: 'ES256', kid: shown.kid, ...header })
    .sign(signing)
}

test('a token is valid until the exact second it expires', async () => {
  const token = await tokens.sign(ann)
  const until = (seconds: number) => new Date(at.getTime() + seconds * 1000)
  expect(await tokensAt(until(life - 1)).verify(token)).toEqual({
    user_id: 'ann',
    session_id: 'one',
    email: 'ann@example.com',
    ends_at: until(life),
  })
  expect(await tokensAt(until(life)).verify(token)).toBeNull()
})

test('rejects a token signed with our key if its audience, issuer, times or claims are wrong', async () => {
  expect(await tokens.verify(await signedByUs({}))).not.toBeNull()
  const foreign: Record<string, unknown>[] = [
    { aud: 'somebody-else' },
    { aud: undefined },
    { iss: 'https://warble.example' },
    { iss: `${issuer}/` },
    { nbf: payload.iat + 60 },
    { exp: payload.iat - 1 },
    { exp: undefined },
    { session_id: undefined },
    { sub: undefined },
    { email: 7 },
  ]
  for (const change of foreign) expect([change, await tokens.verify(await signedByUs(change))]).toEqual([change, null])
})

test('rejects tokens with another algorithm or with a key supplied in their own header', async () => {
  const attackerSecrets = createSecrets([randomBytes(32).toString('base64url')])
  const forged = createAccessTokens(attackerSecrets, issuer, { now: () => at, rate: () => 1 }, life)
  const foreignKey = forged.jwks.keys[0]
  const [head = '', claims = '', signature = ''] = (await forged.sign(ann)).split('.')
  const kid = tokens.jwks.keys[0]?.kid
  const headers: object[] = [
    { alg: 'ES256', kid, jwk: foreignKey },
    { alg: 'ES256', jwk: foreignKey },
    { alg: 'ES256', kid, jku: 'https://evil.test/jwks.json' },
    { alg: 'ES256', kid: '../../dev/null' },
    { alg: 'ES256', kid, crit: ['b64'], b64: false },
  ]
  const malformed = [
    `${head}.${claims}.${signature}`,
    ...headers.map((header) => `${part(header)}.${claims}.${signature}`),
    `${part({ alg: 'none' })}.${part(payload)}.`,
    `${part({ alg: 'None', kid })}.${part(payload)}.${signature}`,
    `${part({ alg: 'HS256', kid })}.${part(payload)}.${'A'.repeat(43)}`,
    `${part({ alg: 'RS256', kid })}.${part(payload)}.${'A'.repeat(342)}`,
  ]
  for (const token of malformed) expect([token, await tokens.verify(token)]).toEqual([token, null])
})

test('rejects a tampered token and one with the signature of another token', async () => {
  const token = await tokens.sign(ann)
  const [head = '', claims = '', signature = ''] = token.split('.')
  const [, other = ''] = (await tokens.sign({ ...ann, user_id: 'bob' })).split('.')
  const zeros = Buffer.alloc(64).toString('base64url')
  for (const malformed of [
    `${head}.${other}.${signature}`,
    `${head}.${claims}.${zeros}`,
    `${head}.${claims}.`,
    `${head}.${claims}`,
    token.slice(0, -2),
    '',
    '..',
  ])
    expect([malformed, await tokens.verify(malformed)]).toEqual([malformed, null])
})

test('after a rotation of secrets, tokens of the old key stay valid for as long as the old secret is kept', async () => {
  const token = await tokens.sign(ann)
  const fresh = randomBytes(32).toString('base64url')
  expect(await tokensAt(at, [fresh, secret]).verify(token)).not.toBeNull()
  expect(await tokensAt(at, [fresh]).verify(token)).toBeNull()
})

test('the published keys contain no private part', () => {
  for (const key of tokens.jwks.keys)
    expect(Object.keys(key).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y'])
})
