import type { Jwk, OAuthClientMetadataInput } from '@atproto/oauth-client-node'
import { oauthApi } from '#app/adapters/network/bluesky/fetch.ts'

/** What the bot needs: all that an app password allows, too. Direct messages stay closed. */
const scope = 'atproto transition:generic'

/** This installation as servers of the network know it. */
export interface OAuthApp {
  metadata: OAuthClientMetadataInput
  /** Signs what this installation says to a server; null: a public client, whose consents end earlier. */
  key: Jwk | null
  /** Public documents, by file name. */
  documents: Record<string, unknown>
}

/**
 * null: servers could not tell this installation from another one, because it is reached without TLS. On the user's own
 * machine they need not.
 */
export function oauthApp(origin: string, key: Jwk | null): OAuthApp | null {
  const { protocol, hostname, port } = new URL(origin)
  const callback = '/connect/bluesky/callback' as const
  if (hostname === 'localhost' || hostname === '127.0.0.1') {
    // Servers send people back to a loopback address only, not to a name: http/loopback.ts sends them on.
    const redirect_uri = `http://127.0.0.1:${port || 80}${callback}`
    const metadata = oauthApi().buildAtprotoLoopbackClientMetadata({ scope, redirect_uris: [redirect_uri] })
    return { metadata, key: null, documents: {} }
  }
  if (protocol !== 'https:') return null
  const here = (path: string) => `${origin}${path}` as `https://${string}/${string}`
  const metadata: OAuthClientMetadataInput = {
    client_id: here('/connect/bluesky/client-metadata.json'),
    client_name: 'Warble',
    client_uri: here('/'),
    tos_uri: here('/terms'),
    policy_uri: here('/privacy'),
    redirect_uris: [here(callback)],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    scope,
    application_type: 'web',
    dpop_bound_access_tokens: true,
    ...(key
      ? {
          token_endpoint_auth_method: 'private_key_jwt',
          token_endpoint_auth_signing_alg: 'ES256',
          jwks_uri: here('/connect/bluesky/jwks.json'),
        }
      : { token_endpoint_auth_method: 'none' }),
  }
  const documents = { 'client-metadata.json': metadata, ...(key && { 'jwks.json': { keys: [publicPart(key)] } }) }
  return { metadata, key, documents }
}

function publicPart(key: Jwk): Record<string, unknown> {
  const { kty, crv, x, y, kid } = key as Record<string, unknown>
  return { kty, crv, x, y, kid, alg: 'ES256', use: 'sig' }
}
