import { createRequire } from 'node:module'
import type { Fetch } from '#app/adapters/network/exchange.ts'
import { publicFetch } from '#app/adapters/public-fetch.ts'

const require = createRequire(import.meta.url)

/** Lazy: the library takes 45 MB and a quarter of a second. */
export const api = (): typeof import('@atproto/api') => require('@atproto/api')
export const oauthApi = (): typeof import('@atproto/oauth-client-node') => require('@atproto/oauth-client-node')

/** Plain `fetch` for the operator's own server on this machine; any other must be on the public internet. */
export function fetchFor(service: string): Fetch {
  const { hostname } = new URL(service)
  return hostname === 'localhost' || hostname === '127.0.0.1' ? (url, init) => fetch(url, init) : publicFetch
}
