import type { Jwk, OAuthClientMetadataInput } from '@atproto/oauth-client-node'
import { oauthApi } from '#app/adapters/network/bluesky/fetch.ts'

const written = ['app.bsky.feed.like', 'app.bsky.feed.post', 'app.bsky.graph.follow']
const read = [
  'app.bsky.actor.getProfile',
  'app.bsky.actor.getProfiles',
  'app.bsky.actor.searchActors',
  'app.bsky.feed.getAuthorFeed',
  'app.bsky.feed.getPosts',
  'app.bsky.feed.searchPosts',
  'app.bsky.notification.listNotifications',
]
const each = (name: string, values: string[]) => values.map((value) => `${name}=${value}`).join('&')

const scopes = {
  least: [
    'atproto',
    `repo?${each('collection', written)}&action=create&action=delete`,
    'repo:app.bsky.actor.profile?action=create&action=update',
    `rpc?${each('lxm', read)}&aud=*`,
  ].join(' '),
  all: 'atproto transition:generic',
}
export type Scope = keyof typeof scopes

export const scopeOf = (granted: string): Scope => (granted.split(' ').includes('transition:generic') ? 'all' : 'least')

export interface OAuthApp {
  metadata(scope: Scope): OAuthClientMetadataInput
  keys: readonly Jwk[]
  documents: Record<string, unknown>
}

/** null: without TLS, servers cannot authenticate this installation; loopback clients need none. */
export function oauthApp(origin: string, keys: readonly Jwk[]): OAuthApp | null {
  const { protocol, hostname, port } = new URL(origin)
  const callback = '/connect/bluesky/callback' as const
  if (hostname === 'localhost' || hostname === '127.0.0.1') {
    // Servers redirect to a loopback address only, not to a host name: http/doors/consent.ts redirects from there.
    const redirect_uri = `http://127.0.0.1:${port || 80}${callback}`
    const metadata = (scope: Scope) =>
      oauthApi().buildAtprotoLoopbackClientMetadata({ scope: scopes[scope], redirect_uris: [redirect_uri] })
    return { metadata, keys: [], documents: {} }
  }
  if (protocol !== 'https:') return null
  const here = (path: string) => `${origin}${path}` as `https://${string}/${string}`
  // A server refuses a client whose metadata has an unknown scope, so each set of scopes is a separate client.
  const names = { least: 'client-metadata-least.json', all: 'client-metadata.json' }
  const metadata = (scope: Scope): OAuthClientMetadataInput => ({
    client_id: here(`/connect/bluesky/${names[scope]}`),
    client_name: 'Warble',
    client_uri: here('/'),
    tos_uri: here('/terms'),
    policy_uri: here('/privacy'),
    redirect_uris: [here(callback)],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    scope: scopes[scope],
    application_type: 'web',
    dpop_bound_access_tokens: true,
    ...(keys.length > 0
      ? {
          token_endpoint_auth_method: 'private_key_jwt',
          token_endpoint_auth_signing_alg: 'ES256',
          jwks_uri: here('/connect/bluesky/jwks.json'),
        }
      : { token_endpoint_auth_method: 'none' }),
  })
  const documents = {
    [names.least]: metadata('least'),
    [names.all]: metadata('all'),
    ...(keys.length > 0 && { 'jwks.json': { keys: keys.map(publicPart) } }),
  }
  return { metadata, keys, documents }
}

function publicPart(key: Jwk): Record<string, unknown> {
  const { kty, crv, x, y, kid } = key as Record<string, unknown>
  return { kty, crv, x, y, kid, alg: 'ES256', use: 'sig' }
}
