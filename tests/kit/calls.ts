import { randomUUID } from 'node:crypto'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { endpoints } from '#app/contract/index.ts'
import type { World } from './world.ts'

/** The user whose data a call is about. */
export interface Subject {
  id: string
  email: string
  handle: string
  auth_token: string
  ct0_token: string
}

type Fields = Record<string, unknown>

/** An id that no factor and no challenge has. */
const unknownId = '00000000-0000-4000-8000-000000000000'

/** A valid body for every call that has one. */
const bodies: Record<string, (subject: Subject) => Fields> = {
  'POST /auth/v1/signup': () => ({ email: 'somebody-new@example.com', password: 'a plain long sentence' }),
  'PUT /auth/v1/user': () => ({ data: { colour: 'green' } }),
  'POST /auth/v1/otp': () => ({ email: 'nobody@example.com', create_user: false }),
  'POST /auth/v1/recover': () => ({ email: 'nobody@example.com' }),
  'POST /auth/v1/resend': () => ({ email: 'nobody@example.com', type: 'signup' }),
  'POST /auth/v1/verify': ({ email }) => ({ email, token: '000000', type: 'email' }),
  'POST /auth/v1/factors': () => ({ friendly_name: randomUUID(), factor_type: 'totp' }),
  'POST /auth/v1/factors/{factorId}/challenge': () => ({}),
  'POST /auth/v1/factors/{factorId}/verify': () => ({ challenge_id: unknownId, code: '000000' }),
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
  'POST /functions/v1/create-checkout': () => ({ plan_type: 'starter' }),
  'POST /functions/v1/create-portal-session': () => ({}),
  'POST /api/stream-ticket': () => ({}),
  'POST /api/onboarding-progress/{userId}/complete/{step}': () => ({}),
  'POST /api/onboarding-progress/{userId}/reset': () => ({}),
  'POST /api/extension/pairing-code': () => ({}),
  'POST /api/extension/pair': () => ({ code: 'unknown', extension_version: '1.0', browser_info: 'Chrome on Linux' }),
  'POST /rest/v1/rpc/update_extension_status': ({ id }) => ({
    ...{ user_id: id, extension_version: '1.0.0', session_token: 'a browser', browser_info: 'Chrome on Linux' },
  }),
  'POST /rest/v1/rpc/disconnect_extension': ({ id }) => ({ user_id: id }),
  'POST /onboarding/track': ({ id }) => ({
    user_id: id,
    step: 0,
    data: { from: 'test' },
    timestamp: 1_800_000_000_000,
  }),
  'POST /onboarding/complete': ({ id }) => ({ user_id: id, welcome_completed: true, timestamp: 1_800_000_000_000 }),
  // Deletes nobody: tests/http/deletion.test.ts covers that.
  'DELETE /api/delete-account/{userId}': () => ({ password: 'a wrong one' }),
}

export const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

export function bodyFor(endpoint: Endpoint, subject: Subject): Fields | undefined {
  if (endpoint.method === 'GET') return undefined
  const body = bodies[nameOf(endpoint)]
  if (!body) throw new Error(`${nameOf(endpoint)} is new: give tests/kit/calls.ts a body for it`)
  return body(subject)
}

/** The query that a call without a body needs. */
const queries: Record<string, string> = {
  '/auth/v1/token': '?grant_type=password',
  '/auth/v1/authorize': '?provider=nobody',
  '/auth/v1/user/identities/authorize': '?provider=google&skip_http_redirect=true',
}

export function addressFor({ path }: Endpoint, { id, handle }: Subject): string {
  const address = path
    .replace('{userId}', id)
    .replace('{twitterHandle}', handle)
    .replace('{step}', 'welcome_completed')
    .replace(/\{(factorId|identityId)\}/, unknownId)
  if (address.includes('{')) throw new Error(`${path} has a parameter that tests/kit/calls.ts does not know`)
  return address + (queries[path] ?? '')
}

export interface Answered {
  status: number
  headers: Headers
  /** The body; null for streams, which are closed at once. */
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
  const { code, message } = errorIn(endpoint, json)
  if (typeof code !== 'string' || typeof message !== 'string') return null
  if (endpoint?.errorForm === 'auth' && headers.get('x-supabase-api-version') !== '2024-01-01') return null
  if (endpoint?.errorForm === 'rest' && (json.code !== code || json.message !== message)) return null
  if (endpoint?.errorForm === 'bots' && (json.success !== false || json.message !== message)) return null
  return code
}

/** The part of such a refusal with its code and its message. */
function errorIn(endpoint: Endpoint | undefined, json: Fields): Fields {
  if (endpoint?.errorForm === 'auth') return json
  if (endpoint?.errorForm === 'functions') return { code: json.code, message: json.error }
  return (json.error as Fields | undefined) ?? {}
}

/** Calls that need a session. */
export const forUsers = endpoints.filter(({ access }) => access !== 'public')
/** Those that a page's cookie opens too. */
export const forPages = forUsers.filter(({ access }) => access === 'user')
/** Those that ignore cookies. */
export const forPrograms = forUsers.filter(({ access }) => access === 'api_client')
/** Calls that name a user, in the path or in the body. */
export const aboutSomebody = forPages.filter(
  ({ path }) =>
    !['/events', '/api/stream-ticket', '/api/extension/pairing-code'].includes(path) &&
    !/^\/functions\/v1\/create-/.test(path),
)
/** Of pages and API clients. */
export const writes = forPages.filter(({ method }) => method !== 'GET')
