import { generateKeyPairSync } from 'node:crypto'
import { JoseKey, type Jwk, NodeOAuthClient } from '@atproto/oauth-client-node'
import { expect, test } from 'vitest'
import { oauthApp } from '#app/adapters/network/bluesky/client-metadata.ts'

const keyNamed = (kid: string) =>
  ({
    ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }),
    kid,
    alg: 'ES256',
  }) as Jwk
const keys = [keyNamed('two'), keyNamed('one')]
const scopes = ['least', 'all'] as const
const none = { get: async () => undefined, set: async () => undefined, del: async () => undefined }

/** The library throws on metadata that servers would refuse. */
async function accepted(origin: string, signing: Jwk[]) {
  const app = oauthApp(origin, signing)
  if (!app) throw new Error('There is no client.')
  for (const scope of scopes)
    new NodeOAuthClient({
      clientMetadata: app.metadata(scope),
      ...(app.keys.length > 0 && { keyset: await Promise.all(app.keys.map((key) => JoseKey.fromJWK(key))) }),
      handleResolver: 'https://bsky.social',
      stateStore: none,
      sessionStore: none,
      requestLock: async (_name, work) => work(),
    })
  return app
}

test('behind TLS the client is a public document at this installation’s origin', async () => {
  const { documents } = await accepted('https://warble.example', [])
  expect(documents['client-metadata.json']).toMatchObject({
    client_id: 'https://warble.example/connect/bluesky/client-metadata.json',
    redirect_uris: ['https://warble.example/connect/bluesky/callback'],
    token_endpoint_auth_method: 'none',
  })
  expect(documents).not.toHaveProperty('jwks.json')
  expect(documents['client-metadata-least.json']).toMatchObject({
    client_id: 'https://warble.example/connect/bluesky/client-metadata-least.json',
    scope: expect.not.stringContaining('transition:'),
  })
})

test('with keys it signs; the document has their public parts only', async () => {
  const { documents } = await accepted('https://warble.example', keys)
  expect(documents['client-metadata.json']).toMatchObject({
    token_endpoint_auth_method: 'private_key_jwt',
    jwks_uri: 'https://warble.example/connect/bluesky/jwks.json',
  })
  expect(documents['jwks.json']).toMatchObject({
    keys: ['two', 'one'].map((kid) => ({ kid, kty: 'EC', crv: 'P-256' })),
  })
  for (const { d } of keys as { d?: string }[]) expect(JSON.stringify(documents)).not.toContain(d)
})

test('on the user’s own machine it is a loopback client; elsewhere without TLS there is none', async () => {
  const { metadata, documents } = await accepted('http://localhost:3000', keys)
  for (const scope of scopes)
    expect(metadata(scope).redirect_uris).toEqual(['http://127.0.0.1:3000/connect/bluesky/callback'])
  expect(documents).toEqual({})
  expect(oauthApp('http://warble.example', keys)).toBeNull()
})
