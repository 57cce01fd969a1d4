import type { Endpoint } from '#app/contract/endpoint.ts'
import { endpoints } from '#app/contract/index.ts'
import { type Fields, rows, type Subject, unknownId } from './call-rows.ts'
import type { World } from './world.ts'

export type { Subject } from './call-rows.ts'

export const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

export function rowOf(endpoint: Endpoint) {
  return rows[nameOf(endpoint)] ?? fail(`${nameOf(endpoint)} has no row in tests/kit/call-rows.ts`)
}

function fail(why: string): never {
  throw new Error(why)
}

export function bodyFor(endpoint: Endpoint, subject: Subject): Fields | undefined {
  const { body } = rowOf(endpoint)
  if (!body && endpoint.method !== 'GET') fail(`${nameOf(endpoint)} needs a body in tests/kit/call-rows.ts`)
  return body?.(subject)
}

export function addressFor(endpoint: Endpoint, { id, handle, factor, identity }: Subject): string {
  const address = endpoint.path
    .replace('{userId}', encodeURIComponent(id))
    .replace('{twitterHandle}', encodeURIComponent(handle))
    .replace('{step}', 'welcome_completed')
    .replace('{factorId}', encodeURIComponent(factor ?? unknownId))
    .replace('{identityId}', encodeURIComponent(identity ?? unknownId))
  if (address.includes('{')) fail(`${endpoint.path} has a parameter that tests/kit/calls.ts does not know`)
  return address + (rowOf(endpoint).query ?? '')
}

export interface Answered {
  status: number
  headers: Headers
  /** null for event streams, which are closed at once. */
  body: string | null
}

/** Calls the endpoint for the subject with these headers. */
export async function ask(
  world: World,
  endpoint: Endpoint,
  subject: Subject,
  headers: Record<string, string>,
): Promise<Answered> {
  const body = bodyFor(endpoint, subject)
  const abort = new AbortController()
  const response = await fetch(world.origin + addressFor(endpoint, subject), {
    method: endpoint.method,
    redirect: 'manual',
    signal: abort.signal,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { status } = response
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    abort.abort()
    return { status, headers: response.headers, body: null }
  }
  return { status, headers: response.headers, body: await response.text() }
}

/** The error code of a response in the endpoint's error format; null if the format differs. */
export function refusalCode(endpoint: Endpoint | undefined, { body, headers }: Answered): string | null {
  const json = JSON.parse(body ?? 'null') as Fields
  const { code, message } = errorIn(endpoint, json)
  if (typeof code !== 'string' || typeof message !== 'string') return null
  if (endpoint?.errorForm === 'auth' && headers.get('x-supabase-api-version') !== '2024-01-01') return null
  if (endpoint?.errorForm === 'rest' && (json.code !== code || json.message !== message)) return null
  if (endpoint?.errorForm === 'bots' && (json.success !== false || json.message !== message)) return null
  return code
}

/** The part of an error body that has its code and message. */
function errorIn(endpoint: Endpoint | undefined, json: Fields): Fields {
  if (endpoint?.errorForm === 'auth') return json
  if (endpoint?.errorForm === 'functions') return { code: json.code, message: json.error }
  return (json.error as Fields | undefined) ?? {}
}

/** Calls that need a session. */
export const forUsers = endpoints.filter(({ access }) => access !== 'public')
/** Calls that accept a session cookie or an access token. */
export const forPages = forUsers.filter(({ access }) => access === 'user')
/** Calls that accept an access token only. */
export const forPrograms = forUsers.filter(({ access }) => access === 'api_client')
/** Writing calls that accept a cookie or an access token. */
export const writes = forPages.filter(({ method }) => method !== 'GET')
