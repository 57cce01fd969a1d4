import { createRequire } from 'node:module'
import type { Fetch } from '#app/adapters/network/exchange.ts'
import { publicFetch } from '#app/adapters/public-fetch.ts'

const require = createRequire(import.meta.url)

/** Lazy: the library takes 45 MB and a quarter of a second. */
export const api = (): typeof import('@atproto/api') => require('@atproto/api')
export const oauthApi = (): typeof import('@atproto/oauth-client-node') => require('@atproto/oauth-client-node')

const isOnMachine = (address: string | URL) => ['localhost', '127.0.0.1'].includes(new URL(address).hostname)

/**
 * Plain `fetch` where the operator's own server is on this machine, in production for their `own` alone; any other must
 * be on the public internet.
 */
export function fetchFor(service: string, own: readonly string[] | null = null): Fetch {
  if (!isOnMachine(service)) return publicFetch
  return (url, init) => (own && !own.includes(url.origin) ? publicFetch(url, init) : fetch(url, init))
}
