import { randomUUID } from 'node:crypto'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { endpoints } from '#app/contract/index.ts'
import type { World } from './world.ts'

/** Whose things a call is about. */
export interface Subject {
  id: string
  email: string
  handle: string
  auth_token: string
  ct0_token: string
}

type Fields = Record<string, unknown>

/** The id of no factor and no challenge. */
const nowhere = '00000000-0000-4000-8000-000000000000'

/** A body that the contract takes, for every call that has one. */
const bodies: Record<string, (subject: Subject) => Fields> = {
  'POST /auth/v1/signup': () => ({ email: 'somebody-new@example.com', password: 'a plain long sentence' }),
  'PUT /auth/v1/user': () => ({ data: { colour: 'green' } }),
  'POST /auth/v1/otp': () => ({ email: 'nobody@example.com', create_user: false }),
  'POST /auth/v1/recover': () => ({ email: 'nobody@example.com' }),
  'POST /auth/v1/resend': () => ({ email: 'nobody@example.com', type: 'signup' }),
  'POST /auth/v1/verify': ({ email }) => ({ email, token: '000000', type: 'email' }),
  'POST /auth/v1/factors': () => ({ friendly_name: randomUUID(), factor_type: 'totp' }),
  'POST /auth/v1/factors/{factorId}/challenge': () => ({}),
  'POST /auth/v1/factors/{factorId}/verify': () => ({ challenge_id: nowhere, code: '000000' }),
  'DELETE /auth/v1/factors/{factorId}': () => ({}),
  'POST /auth/v1/factors/recovery-codes': () => ({}),
  'POST /auth/v1/factors/recovery-codes/regenerate': () => ({}),
  'POST /auth/v1/factors/recovery-codes/verify': () => ({ code: 'aaaa-aaaa-aaaa-aaaa' }),
  'DELETE /auth/v1/factors/recovery-codes': () => ({}),
  'POST /auth/v1/sso': () => ({ domain: 'nobody.example' }),
  'DELETE /auth/v1/user/identities/{identityId}': () => ({}),
  'POST /auth/v1/token': ({ email }) => ({ email, password: 'a wrong one' }),
  'POST /api/analyze-account': ({ id, email, handle }) => ({ twitter_handle: handle, user_id: id, user_email: email }),
  'POST /twitter/connect': ({ id, auth_token, ct0_token }) => ({ user_id: id, auth_token, ct0_token }),
  'POST /twitter/disconnect': ({ id }) => ({ user_id: id }),
  'POST /bots/start': ({ id }) => ({ config: { user_id: id, max_actions_per_hour: 15, follow_limit: 5 } }),
  'POST /bots/stop': ({ id }) => ({ user_id: id }),
  'POST /auth/v1/logout': () => ({}),
  'POST /functions/v1/chatbot': () => ({ message: 'How long is the trial?' }),
  'POST /api/stream-ticket': () => ({}),
  // Nobody is deleted by the way: tests/http/deletion.test.ts is about that.
  'DELETE /api/delete-account/{userId}': () => ({ password: 'a wrong one' }),
}

export const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

export function bodyFor(endpoint: Endpoint, subject: Subject): Fields | undefined {
  if (endpoint.method === 'GET') return undefined
  const body = bodies[nameOf(endpoint)]
  if (!body) throw new Error(`${nameOf(endpoint)} is new: give tests/kit/calls.ts a body for it`)
  return body(subject)
}

/** What a call without a body needs to be understood. */
const queries: Record<string, string> = {
  '/auth/v1/token': '?grant_type=password',
  '/auth/v1/authorize': '?provider=nobody',
  '/auth/v1/user/identities/authorize': '?provider=nobody',
}

export function addressFor({ path }: Endpoint, { id, handle }: Subject): string {
  const address = path
    .replace('{userId}', id)
    .replace('{twitterHandle}', handle)
    .replace(/\{(factorId|identityId)\}/, nowhere)
  if (address.includes('{')) throw new Error(`${path} has a parameter that tests/kit/calls.ts does not know`)
  return address + (queries[path] ?? '')
}

export interface Answered {
  status: number
  headers: Headers
  /** What came; null for streams, which are left at once. */
  body: string | null
}

/** Sends the call about the subject, with these headers. */
export async function ask(
  world: World,
  endpoint: Endpoint,
  subject: Subject,
  headers: Record<string, string>,
): Promise<Answered> {
  const body = bodyFor(endpoint, subject)
  const gone = new AbortController()
  const response = await fetch(world.origin + addressFor(endpoint, subject), {
    method: endpoint.method,
    redirect: 'manual',
    signal: gone.signal,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { status } = response
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    gone.abort()
    return { status, headers: response.headers, body: null }
  }
  return { status, headers: response.headers, body: await response.text() }
}

/** The code of a refusal, read in the endpoint's own form; null where the form is another. */
export function refusalCode(endpoint: Endpoint | undefined, { body, headers }: Answered): string | null {
  const json = JSON.parse(body ?? 'null') as Fields
  const { code, message } = toldIn(endpoint, json)
  if (typeof code !== 'string' || typeof message !== 'string') return null
  if (endpoint?.errorForm === 'auth' && headers.get('x-supabase-api-version') !== '2024-01-01') return null
  if (endpoint?.errorForm === 'bots' && (json.success !== false || json.message !== message)) return null
  return code
}

/** Where a refusal of this form has its code and its message. */
function toldIn(endpoint: Endpoint | undefined, json: Fields): Fields {
  if (endpoint?.errorForm === 'auth') return json
  if (endpoint?.errorForm === 'functions') return { code: json.code, message: json.error }
  return (json.error as Fields | undefined) ?? {}
}

export const forUsers = endpoints.filter(({ access }) => access === 'user')
/** Calls that name a user, in the path or in the body. */
export const aboutSomebody = forUsers.filter(
  ({ path }) => !['/events', '/api/stream-ticket'].includes(path) && !path.startsWith('/auth/v1/'),
)
export const writes = forUsers.filter(({ method }) => method !== 'GET')
