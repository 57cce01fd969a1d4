import type { Endpoint } from '#app/contract/endpoint.ts'
import { addressFor, bodyFor, type Subject } from './calls.ts'
import { part, query, queryKeys } from './hostile.ts'
import { type BadBody, badBodies } from './malformed.ts'
import type { Random } from './random.ts'

/** An authorized request with one malformed part. */
export interface MalformedCall {
  address: string
  init: { method: string; headers: Record<string, string>; body?: string | Uint8Array<ArrayBuffer> }
}

/** `count` requests to one endpoint: known awkward ones first, or a random choice of them, then random ones. */
export function malformedCalls(
  endpoint: Endpoint,
  subject: Subject,
  access_token: string,
  random: Random,
  count: number,
): MalformedCall[] {
  const authorization = `Bearer ${access_token}`
  const valid = bodyFor(endpoint, subject)
  const own = ownAddress(endpoint, subject)
  const call = (
    address: string,
    { text, type = 'application/json' }: Pick<BadBody, 'text' | 'type'>,
    headers = {},
  ) => ({
    address,
    init: {
      method: endpoint.method,
      headers: { authorization, ...(valid && { 'content-type': type }), ...headers },
      ...(valid && { body: text }),
    },
  })
  const good = { text: JSON.stringify(valid ?? null) }
  const bodies = valid ? badBodies(valid, random.next, Math.ceil(count / 2)) : []
  const known = [
    ...bodies.map((body) => call(own, body)),
    ...oddParts.flatMap((odd) => [
      call(
        withParameters(endpoint, () => odd),
        good,
      ),
      call(withQuery(own, `?token=${odd}`), good),
      call(withQuery(own, `?${odd}=${odd}&${odd}=1`), good),
    ]),
    ...oddHeaders.map((headers) => call(own, good, headers)),
  ]
  const drawn = shuffled(known, random).slice(0, count)
  const names = [...queryKeys(endpoint), 'token', 'apikey']
  const more = Array.from({ length: count - drawn.length }, () => {
    const address = random.chance(0.5) ? own : withParameters(endpoint, () => part(random))
    const body = bodies.length > 0 && random.chance(0.5) ? random.pick(bodies) : good
    return call(withQuery(address, query(random, names)), body, random.chance(0.2) ? random.pick(oddHeaders) : {})
  })
  return [...drawn, ...more]
}

/** Signs out other sessions only, as the test needs its own for the following requests. */
const ownAddress = (endpoint: Endpoint, subject: Subject) =>
  addressFor(endpoint, subject) + (endpoint.path.endsWith('/logout') ? '?scope=others' : '')

const withParameters = ({ path }: Endpoint, value: () => string) => path.replace(/\{\w+\}/g, value)
const withQuery = (address: string, more: string) => address + (address.includes('?') ? more.replace('?', '&') : more)

function shuffled<T>(list: readonly T[], random: Random): T[] {
  const ranked = list.map((one) => [random.next(), one] as const)
  return ranked.sort(([one], [other]) => one - other).map(([, one]) => one)
}

const oddParts = [
  '%00',
  '%ff',
  '%ED%A0%80',
  '%',
  '%2e%2e',
  '%2F',
  '..%2f..',
  'a%0d%0ab',
  '%F0%9F%98%80',
  'x'.repeat(6_000),
  '__proto__',
  'null',
  '%25',
  "'",
  '%5c',
  '[]',
  '00000000-0000-0000-0000-000000000000',
  '-1',
  '1e309',
]

const cookies = ['%ff', '%00', 'x'.repeat(6_000), '""', 'a;b=c', '=', '__proto__=1']
const oddHeaders: Record<string, string>[] = [
  ...['-1', '1e9', 'NaN', '99999999999999999999', '', 'x'].map((last) => ({ 'last-event-id': last })),
  ...cookies.map((value) => ({ cookie: `warble=${value}; warble_flash=${value}; warble_pending=${value}` })),
  ...['Bearer', 'Bearer  ', 'Bearer a.b.c', 'bearer \u00ff', 'x'.repeat(6_000)].map((authorization) => ({
    authorization,
  })),
  ...['""', '*', 'W/', '"x', ','.repeat(3_000)].map((tag) => ({ 'if-none-match': tag })),
  { accept: 'x/y;;q=', 'accept-encoding': 'br;q=x, *;q=-1', range: 'bytes=9-1', 'accept-language': '*;q=x' },
  { 'x-forwarded-for': '::::, %00', 'x-supabase-api-version': '9999', apikey: '__proto__', 'user-agent': '' },
]
