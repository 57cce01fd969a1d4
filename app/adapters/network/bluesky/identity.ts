import { z } from 'zod'
import { exchange, type Fetch } from '#app/adapters/network/exchange.ts'
import { NetworkError } from '#app/adapters/network/network.ts'

const Resolved = z.object({ did: z.string().regex(/^did:(plc|web):[A-Za-z0-9._:%-]+$/) })
const Document = z.object({
  service: z.array(z.object({ id: z.string(), type: z.string(), serviceEndpoint: z.unknown() })).default([]),
})

/** Where accounts are looked up. */
export interface Directory {
  /** A server that resolves handles, such as https://bsky.social. */
  url: string
  /** The directory of did:plc, such as https://plc.directory. */
  plc_url: string
}

/** The id of a handle's account, and the server that hosts it. */
export async function findAccount(
  fetch: Fetch,
  { url, plc_url }: Directory,
  handle: string,
  signal: AbortSignal,
): Promise<{ did: string; service: string }> {
  const asked = new URL('/xrpc/com.atproto.identity.resolveHandle', url)
  asked.searchParams.set('handle', handle)
  const { did } = Resolved.parse(await json(fetch, asked, signal))
  const document = did.startsWith('did:plc:')
    ? new URL(`/${did}`, plc_url)
    : new URL('/.well-known/did.json', `https://${did.slice('did:web:'.length)}`)
  const { service } = Document.parse(await json(fetch, document, signal))
  const host = service.find(({ id, type }) => id.endsWith('#atproto_pds') && type === 'AtprotoPersonalDataServer')
  const endpoint = z.url({ protocol: /^https?$/ }).safeParse(host?.serviceEndpoint)
  if (!endpoint.success) throw new NetworkError('refused', 'The account names no server.')
  return { did, service: new URL(endpoint.data).origin }
}

async function json(fetch: Fetch, url: URL, signal: AbortSignal): Promise<unknown> {
  const { response, bytes } = await exchange(fetch, url, { signal })
  if (response.status >= 500 || response.status === 429)
    throw new NetworkError('unavailable', 'The network could not look up the handle.')
  if (!response.ok) throw new NetworkError('refused', 'The network does not know this handle.')
  try {
    return JSON.parse(bytes.toString())
  } catch {
    throw new NetworkError('unknown_outcome', 'The network’s response could not be read.')
  }
}
