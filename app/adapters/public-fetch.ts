import { Resolver } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { Readable } from 'node:stream'

const subnets = {
  ipv4: [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.88.99.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/3',
  ],
  // Only 2000::/3 is public, except for the protocols' own addresses, documentation, and 6to4.
  ipv6: ['::/3', '4000::/2', '8000::/1', '2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
} as const

/** From IANA's special-purpose registries, one list per family: IPv4 is also looked up as ::ffff:0:0/96. */
const internal = { ipv4: blocked('ipv4'), ipv6: blocked('ipv6') }

function blocked(family: keyof typeof subnets): BlockList {
  const list = new BlockList()
  for (const subnet of subnets[family]) {
    const [net = '', bits] = subnet.split('/')
    list.addSubnet(net, Number(bits), family)
  }
  return list
}

interface Address {
  address: string
  family: 4 | 6
}

function isInternal({ address, family }: Address): boolean {
  const name = family === 6 ? 'ipv6' : 'ipv4'
  return internal[name].check(address, name)
}

class NotPublicError extends Error {
  override name = 'NotPublicError'
  readonly code = 'ENOTFOUND'
}

class UnresolvedError extends Error {
  override name = 'UnresolvedError'
  readonly code = 'EAI_AGAIN'
}

type Names = Pick<Resolver, 'resolve4' | 'resolve6'>

/** Per try: names are chosen by users, and slow ones must not hold up their calls. */
const lookupMs = 2_000

const noSuchName = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME'])

async function addressesOf(names: Names, host: string): Promise<Address[]> {
  // Names without a dot, and `localhost`, are of this network.
  if (!/[^.]\.[^.]/.test(host) || /\.localhost\.?$/i.test(host)) throw new NotPublicError(`${host} is not public.`)
  const [four, six] = await Promise.allSettled([names.resolve4(host), names.resolve6(host)])
  const found = [
    ...(four.status === 'fulfilled' ? four.value : []).map((address) => ({ address, family: 4 as const })),
    ...(six.status === 'fulfilled' ? six.value : []).map((address) => ({ address, family: 6 as const })),
  ]
  if (found.some(isInternal)) throw new NotPublicError(`${host} is not public.`)
  if (found.length > 0) return found
  const isUnknown = [four, six].every(
    (asked) => asked.status === 'fulfilled' || noSuchName.has(String(asked.reason?.code)),
  )
  throw isUnknown ? new NotPublicError(`${host} is not public.`) : new UnresolvedError(`${host} was not resolved.`)
}

/** Pins the checked addresses. Not the system's resolver: slow names would occupy its four threads. */
export const publicLookup = (names: Names): LookupFunction => {
  return (host, options, callback) => {
    addressesOf(names, host).then(
      (found) => {
        const { family: wanted } = options
        const [first] = wanted === 4 || wanted === 6 ? found.filter(({ family }) => family === wanted) : found
        if (options.all) callback(null, found)
        else callback(null, first?.address ?? '', first?.family)
      },
      (error) => callback(error, []),
    )
  }
}

const lookup = publicLookup(new Resolver({ timeout: lookupMs, tries: 1 }))

/** For hosts that a user names: TLS only, public internet only, no redirects. */
export async function publicFetch(url: URL, init: RequestInit): Promise<Response> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const family = isIP(host)
  if (url.protocol !== 'https:' || (family > 0 && isInternal({ address: host, family: family === 6 ? 6 : 4 })))
    throw new NotPublicError(`${url.origin} is not public.`)
  const body = init.body == null ? null : Buffer.from(await new Response(init.body).arrayBuffer())
  const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
    const { method = 'GET', signal } = init
    const headers = Object.fromEntries(new Headers(init.headers))
    const sent = request(url, { method, headers, lookup, ...(signal && { signal }) }, resolve)
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
