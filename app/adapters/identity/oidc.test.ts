import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { oidcProvider } from '#app/adapters/identity/oidc.ts'

let server: Server | undefined
afterEach(() => {
  server?.close().closeAllConnections()
})

/** A provider whose discovery document has these claims. */
async function providerWith(claims: (own: string) => Record<string, unknown>) {
  let own = ''
  server = createServer((_request, response) => {
    const usual = { issuer: own, authorization_endpoint: `${own}/auth`, token_endpoint: `${own}/token` }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ ...usual, ...claims(own) }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const settings = {
    name: 'sso:acme',
    label: 'Acme',
    client_id: 'warble',
    client_secret: 'x',
    domains: ['acme.example'],
    picture_origin: null,
  }
  return oidcProvider({ ...settings, issuer: own })
}

const flow = { state: 's', nonce: 'n', verifier: 'v'.repeat(43), redirect_uri: 'http://localhost/auth/callback' }

test('redirects to a provider whose issuer is the configured one, with state, nonce and PKCE challenge', async () => {
  const provider = await providerWith(() => ({}))
  const { searchParams } = await provider.authorizationUrl(flow)
  expect(Object.fromEntries(searchParams)).toMatchObject({
    ...{ state: 's', nonce: 'n', code_challenge_method: 'S256', client_id: 'warble' },
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
