import { type LookupAddress, lookup } from 'node:dns'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { Readable } from 'node:stream'

/** Addresses that only this machine or its network can reach, and address ranges that can be mapped to these. */
const internal = new BlockList()
for (const [net, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['224.0.0.0', 3],
  ] as const),
])
  internal.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ...([
    ['::', 96],
    ['::ffff:0:0', 96],
    ['64:ff9b::', 32],
    ['2001::', 32],
    ['2002::', 16],
  ] as const),
  ...([
    ['fc00::', 7],
    ['fe80::', 10],
    ['ff00::', 8],
  ] as const),
])
  internal.addSubnet(net, bits, 'ipv6')

const isInternal = ({ address, family }: LookupAddress) => internal.check(address, family === 6 ? 'ipv6' : 'ipv4')

/** The request was not sent: the host is not on the public internet. */
class NotPublicError extends Error {
  override name = 'NotPublicError'
  readonly code = 'ENOTFOUND'
}

/** Resolves a name to public addresses only. The connection uses the addresses that were checked. */
const publicLookup: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    const refused = error ?? (found.some(isInternal) || !found[0] ? new NotPublicError(`${host} is not public.`) : null)
    if (refused) callback(refused, [])
    else if (options.all) callback(null, found)
    else callback(null, found[0]?.address ?? '', found[0]?.family)
  })
}

/** `fetch` for hosts that a user names: over TLS, to the public internet, without redirects. */
export async function publicFetch(url: URL, init: RequestInit): Promise<Response> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const family = isIP(host)
  if (url.protocol !== 'https:' || (family > 0 && isInternal({ address: host, family })))
    throw new NotPublicError(`${url.origin} is not public.`)
  const body = init.body == null ? null : Buffer.from(await new Response(init.body).arrayBuffer())
  const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
    const { method = 'GET', signal } = init
    const headers = Object.fromEntries(new Headers(init.headers))
    const sent = request(url, { method, headers, lookup: publicLookup, ...(signal && { signal }) }, resolve)
    sent.on('error', reject)
    sent.end(body)
  })
  const { statusCode: status = 500 } = incoming
  if (status >= 300 && status < 400) {
    incoming.destroy()
    throw new Error('It redirects.')
  }
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) if (value) headers.set(name, String(value))
  const isEmpty = status === 204 || status === 205
  return new Response(isEmpty ? null : (Readable.toWeb(incoming) as ReadableStream), { status, headers })
}
