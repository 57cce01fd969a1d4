import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import { afterEach, describe, expect, test } from 'vitest'
import { oidcProvider } from '#app/adapters/identity/oidc.ts'

let server: Server | undefined
afterEach(() => {
  server?.close().closeAllConnections()
})

const settings = {
  name: 'sso:acme',
  label: 'Acme',
  client_id: 'warble',
  client_secret: 'x',
  domains: ['acme.example'],
  picture_origin: null,
}

async function providerWith(claims: (own: string) => Record<string, unknown>) {
  let own = ''
  server = createServer((_request, response) => {
    const usual = { issuer: own, authorization_endpoint: `${own}/auth`, token_endpoint: `${own}/token` }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ ...usual, ...claims(own) }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return oidcProvider({ ...settings, issuer: own })
}

const flow = { state: 's', nonce: 'n', verifier: 'v'.repeat(43), redirect_uri: 'http://localhost/auth/callback' }

test('redirects to a provider whose issuer is the configured one, with state, nonce and PKCE challenge', async () => {
  const provider = await providerWith(() => ({}))
  const { searchParams } = await provider.authorizationUrl(flow)
  expect(Object.fromEntries(searchParams)).toMatchObject({
    state: 's',
    nonce: 'n',
    code_challenge_method: 'S256',
    client_id: 'warble',
    redirect_uri: flow.redirect_uri,
  })
})

test.each<[string, (own: string) => string | undefined]>([
  ['of another provider', () => 'https://accounts.google.com'],
  ['with a longer host name', (own) => `${own}.evil.test`],
  ['with a path', (own) => `${own}/tenant`],
  ['that is missing', () => undefined],
])('rejects a discovery document with an issuer %s', async (_what, issuer) => {
  const provider = await providerWith((own) => ({ issuer: issuer(own) }))
  await expect(provider.authorizationUrl(flow)).rejects.toMatchObject({ name: 'ProviderError' })
})

test('rejects a callback that names another issuer (mix-up attack)', async () => {
  const provider = await providerWith(() => ({}))
  const query = new URLSearchParams({ code: 'c', state: 's', iss: 'https://accounts.google.com' })
  await expect(provider.handleCallback(flow, query)).rejects.toMatchObject({ kind: 'forged' })
})

async function signingProvider() {
  const keys: { kid: string; privateKey: CryptoKey; jwk: JWK }[] = []
  const asked = { keys: 0, tokens: 0 }
  let own = ''
  let published: JWK[] = []
  let subject: string
  const rotate = async (publish = true) => {
    const { privateKey, publicKey } = await generateKeyPair('RS256')
    const kid = `key${keys.length}`
    keys.push({ kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } })
    if (publish) published = keys.map(({ jwk }) => jwk)
  }
  const idToken = () => {
    const { kid, privateKey } = keys.at(-1) as (typeof keys)[number]
    return new SignJWT({ nonce: flow.nonce, email: 'ann@acme.example' })
      .setProtectedHeader({ alg: 'RS256', kid })
      .setIssuer(own)
      .setAudience('warble')
      .setSubject(subject)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey)
  }
  const answers: Record<string, () => Promise<object> | object> = {
    '/.well-known/openid-configuration': () => ({
      issuer: own,
      authorization_endpoint: `${own}/auth`,
      token_endpoint: `${own}/token`,
      jwks_uri: `${own}/keys`,
      id_token_signing_alg_values_supported: ['RS256'],
    }),
    '/keys': () => {
      asked.keys += 1
      return { keys: published }
    },
    '/token': async () => {
      asked.tokens += 1
      return { access_token: 'a', token_type: 'Bearer', id_token: await idToken() }
    },
  }
  server = createServer(async ({ url = '' }, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(await answers[url]?.()))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await rotate()
  const provider = oidcProvider({ ...settings, issuer: own })
  let codes = 0
  const signIn = (of = 'ann') => {
    subject = of
    return provider.handleCallback(flow, new URLSearchParams({ code: `c${codes++}`, state: 's' }))
  }
  return { asked, rotate, signIn }
}

describe('a subject', () => {
  test.each(['ann ', '\u00a0ann', 'ann\n', 'an\u0000n', 'ann\u007f', ' ', '', 'n'.repeat(256)])(
    'that could become another’s when stored is refused: %j',
    async (subject) => {
      const { signIn } = await signingProvider()
      await expect(signIn(subject)).rejects.toMatchObject({ kind: 'forged' })
    },
  )

  test.each(['CN=Ann Lee, O=Acme', 'Ann', 'ann\u0301', 'n'.repeat(255)])('is never changed: %j', async (subject) => {
    const { signIn } = await signingProvider()
    expect(await signIn(subject)).toMatchObject({ subject })
  })
})

describe('a key that the provider has just added', () => {
  test('is fetched at once, and the code is exchanged only once', async () => {
    const { asked, rotate, signIn } = await signingProvider()
    await signIn()
    expect(asked).toEqual({ keys: 1, tokens: 1 })
    await rotate()
    expect(await signIn()).toMatchObject({ subject: 'ann', email: 'ann@acme.example' })
    expect(asked).toEqual({ keys: 2, tokens: 2 })
    await signIn()
    expect(asked).toEqual({ keys: 2, tokens: 3 })
  })

  test('is fetched once for several sign-ins in a row or at a time, where it is never published', async () => {
    const { asked, rotate, signIn } = await signingProvider()
    await signIn()
    await rotate(false)
    await expect(signIn()).rejects.toMatchObject({ kind: 'forged' })
    await expect(signIn()).rejects.toMatchObject({ kind: 'forged' })
    const together = await Promise.allSettled([signIn(), signIn(), signIn()])
    expect(together.map(({ status }) => status)).toEqual(Array(3).fill('rejected'))
    expect(asked).toEqual({ keys: 2, tokens: 6 })
  })

  test('lets everybody in who signs in at that moment', async () => {
    const { asked, rotate, signIn } = await signingProvider()
    await signIn()
    await rotate()
    await Promise.all([signIn(), signIn(), signIn()])
    expect(asked.tokens).toBe(4)
    expect(asked.keys).toBeLessThanOrEqual(4)
  })
})
