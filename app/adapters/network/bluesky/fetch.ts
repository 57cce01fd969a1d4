import { publicFetch } from '#app/adapters/public-fetch.ts'

export type Fetch = (url: URL, init: RequestInit) => Promise<Response>

/** The operator's own server on this machine is reached as it is; every other one over the public internet. */
export function fetchFor(service: string): Fetch {
  const { hostname } = new URL(service)
  return hostname === 'localhost' || hostname === '127.0.0.1' ? (url, init) => fetch(url, init) : publicFetch
}
