import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { endpoints } from '#app/contract/index.ts'
import { type BuiltPage, pages } from './built.ts'
import { addressFor, bodyFor, type Subject } from './calls.ts'
import { badBodies } from './malformed.ts'
import type { Random } from './random.ts'

/** A malicious request. */
export interface HostileRequest {
  kind: 'form' | 'call' | 'page'
  address: string
  init: { method: string; headers: Record<string, string>; body?: string | Uint8Array<ArrayBuffer> }
  /** Sent over a socket, as `fetch` would normalize it. */
  raw: boolean
}

/** The client that sends the requests. */
export interface Sender {
  subject: Subject
  /** Session cookies; an empty one for a signed-out client. */
  cookies: string[]
  bearers: string[]
  origin: string
}

const names = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'prototype',
  '__defineGetter__',
  'constructor.prototype',
  '__proto__[x]',
  'then',
  'length',
  'toJSON',
  'default',
  'undefined',
  'null',
]
const values = [
  ...names,
  '\ud800',
  '\udc00\ud800',
  'a\ud800b',
  '\0',
  'a\0b',
  'a\r\nset-cookie: x=y',
  '\u202e\u2066',
  'e\u0301'.repeat(500),
  'x'.repeat(10_000),
  '€\u{1f600}'.repeat(2_000),
  ' '.repeat(10_000),
  '('.repeat(10_000),
  'a@'.repeat(5_000),
  '',
  ' ',
  '-1',
  '0',
  '1e309',
  '99999999999999999999',
  'NaN',
  'true',
  '[object Object]',
  '9999-99-99',
  '🙏',
  "' or 1=1--",
  '%',
  '%_%\\',
  '%ff',
  '%00',
  '..',
  '../../etc/passwd',
  '//evil.test',
  '\\\\evil.test',
  'javascript:1',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '$$(id)',
  '{"a":1}',
  '[]',
  '[1,2]',
  'http://127.0.0.1:1/',
  '00000000-0000-4000-8000-000000000000',
  'a@example.com',
  'é@exämple.com',
  '000000',
  'x=1&x=2',
  'bot',
  'free',
]
/** URL parts that encoding never produces. */
const rawParts = ['%', '%ff', '%00', '%ED%A0%80', '%2e%2e', '%2F', '..%2f..', '%5c', '%0d%0a', '%25', '%E2%80%AE', '%']

const pick = <T>(random: Random, list: readonly T[]): T => random.pick(list)

const wellFormed = (text: string) => Buffer.from(text).toString()

/** A random part of a URL: encoded, or badly decodable. */
export function part(random: Random): string {
  if (random.chance(0.25)) return pick(random, rawParts)
  const value = pick(random, values)
  return encodeURIComponent(wellFormed(value)).slice(0, 12_000)
}

/** Every query parameter that a page reads. */
export const pageQueries: readonly string[] = (() => {
  const app = fileURLToPath(new URL('../../app', import.meta.url))
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  const found = files.flatMap((name) => {
    const text = readFileSync(join(app, name), 'utf8')
    const read = [...text.matchAll(/searchParams\.(?:get|has)\('(\w+)'\)/g)].map(([, one]) => String(one))
    const taken = [...text.matchAll(/const \{ ([\w, ]+) \} = Object\.fromEntries\(\w*\.?searchParams\)/g)]
    return [...read, ...taken.flatMap(([, list]) => String(list).split(', '))]
  })
  return [...new Set([...found, '_routes', '_data', 'index', ...names])]
})()
/** A random odd query, mostly with these names. */
export function query(random: Random, own: readonly string[]): string {
  if (random.chance(0.3)) return ''
  const count = random.int(1, 4)
  const pairs = Array.from({ length: count }, () => {
    const name = own.length > 0 && random.chance(0.8) ? pick(random, own) : part(random)
    return random.chance(0.1) ? name : `${name}=${part(random)}`
  })
  return `?${pairs.join('&')}`
}

function headers({ cookies, bearers, origin }: Sender, random: Random): Record<string, string> {
  const sent: Record<string, string> = {}
  if (random.chance(0.5)) sent.cookie = pick(random, cookies)
  else if (random.chance(0.7)) sent.authorization = `Bearer ${pick(random, bearers)}`
  if (random.chance(0.8)) sent.origin = origin
  if (random.chance(0.1)) sent['sec-fetch-site'] = pick(random, ['same-origin', 'cross-site', 'none', '__proto__', 'x'])
  if (random.chance(0.05))
    sent.cookie = `warble=${part(random)}; warble_flash=${part(random)}; warble_pending=${part(random)}; __proto__=1`
  if (random.chance(0.05)) sent['last-event-id'] = pick(random, ['-1', '1e9', '99999999999999999999', '__proto__'])
  if (random.chance(0.05)) sent['x-forwarded-for'] = part(random)
  if (random.chance(0.05)) sent.accept = 'x/y;;q=, */*;q=-1'
  if (random.chance(0.05)) sent['accept-encoding'] = 'br;q=x, *;q=-1'
  return sent
}

const urlencoded = 'application/x-www-form-urlencoded'

function formBody(random: Random, intents: string[], fields: string[]): { text: string; type: string } {
  const pairs: [string, string][] = [['intent', pick(random, [...intents, ...intents, ...names])]]
  for (const field of fields) if (random.chance(0.7)) pairs.push([field, pick(random, values)])
  if (random.chance(0.3)) pairs.push([pick(random, names), pick(random, values)])
  if (random.chance(0.1)) pairs.reverse()
  if (random.chance(0.8)) return { text: new URLSearchParams(pairs).toString(), type: urlencoded }
  if (random.chance(0.3)) return { text: `intent=%&${part(random)}=%zz`, type: urlencoded }
  const parts = pairs.map(
    ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${wellFormed(value)}\r\n`,
  )
  const type = pick(random, [
    'multipart/form-data; boundary=b',
    'multipart/form-data',
    'text/plain',
    '',
    'application/json',
  ])
  return { text: `${parts.join('')}--b--\r\n`, type }
}

function formRequest(sender: Sender, random: Random): HostileRequest {
  const page = pick(random, pages)
  const intents = [...Object.keys(page.forms), '']
  const fields = [...new Set(Object.values(page.forms).flat())]
  const { text, type } = formBody(random, intents, fields)
  const address = addressOf(page, random) + query(random, random.chance(0.3) ? pageQueries : ['index', 'next'])
  const init = { method: 'POST', headers: { ...headers(sender, random), 'content-type': type }, body: text }
  return { kind: 'form', address, init, raw: false }
}

/** The URL of the page or of its data, possibly modified. */
function addressOf({ path }: BuiltPage, random: Random): string {
  const whole = path === '/' && random.chance(0.5) ? '/_root' : path
  const beside = random.chance(0.15) ? `${whole.replace(/\/[^/]*$/, '')}/${part(random)}` : whole
  return beside + pick(random, ['', '', '', '.data', '/'])
}

function pageRequest(sender: Sender, random: Random): HostileRequest {
  const page = pick(random, pages)
  const method = random.chance(0.85) ? 'GET' : pick(random, ['HEAD', 'OPTIONS', 'PUT', 'DELETE'])
  const address = addressOf(page, random) + query(random, pageQueries)
  return { kind: 'page', address, init: { method, headers: headers(sender, random) }, raw: random.chance(0.1) }
}

/** The names of an endpoint's query parameters. */
export const queryKeys = ({ query: schema }: Endpoint) => Object.keys((schema as { shape?: object }).shape ?? {})

function callRequest(sender: Sender, random: Random): HostileRequest {
  const endpoint = pick(random, endpoints)
  const own = addressFor(endpoint, sender.subject)
  const path = random.chance(0.5) ? own : endpoint.path.replace(/\{\w+\}/g, () => part(random))
  const separator = path.includes('?') ? '&' : '?'
  const address = path + query(random, [...queryKeys(endpoint), 'token', 'apikey']).replace('?', separator)
  const sent = headers(sender, random)
  const method = random.chance(0.95) ? endpoint.method : pick(random, ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'])
  if (method === 'GET')
    return {
      kind: 'call',
      address,
      init: { method, headers: sent },
      raw: endpoint.limit !== 'stream' && random.chance(0.05),
    }
  const bodies = badBodies(bodyFor(endpoint, sender.subject) ?? {}, random.next, 3)
  const { text, type = 'application/json' } = pick(random, bodies)
  const init = { method, headers: { ...sent, 'content-type': type }, body: text }
  return { kind: 'call', address, init, raw: false }
}

export function hostileRequest(sender: Sender, random: Random): HostileRequest {
  return pick(random, [formRequest, callRequest, pageRequest])(sender, random)
}
