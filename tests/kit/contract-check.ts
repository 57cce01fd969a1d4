import type { Endpoint } from '#app/contract/endpoint.ts'
import { errorForms, errorsOf } from '#app/contract/error-forms.ts'
import { Events, liveEvents } from '#app/contract/events.ts'
import { endpoints } from '#app/contract/index.ts'
import { errorAs } from '#app/contract/openapi.ts'

/** A response, independent of the client that received it. */
export interface Replied {
  method: string
  /** The full URL of the request. */
  url: string
  status: number
  type: string
  body: string
}

/** The words of the schema library, which no client gets. */
export const rawValidationText =
  /^Invalid (?!login|Refresh|JWT|TOTP|password|flow)|\b(expected|received)\b|^Too (small|big)|^Unrecognized key/

const mounted = endpoints.map((endpoint) => ({
  endpoint,
  pattern: new RegExp(`^${endpoint.path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}/?$`),
}))

/** The endpoint at this URL, if any; a literal path wins over one with a parameter. */
function callAt(method: string, url: string): { path: boolean; endpoint: Endpoint | undefined } {
  const { pathname } = new URL(url)
  const matching = mounted.filter(({ pattern }) => pattern.test(pathname)).map(({ endpoint }) => endpoint)
  const literal = matching.filter(({ path }) => path === pathname)
  const here = literal.length > 0 ? literal : matching
  return { path: here.length > 0, endpoint: here.find((endpoint) => endpoint.method === method) }
}

/** Whether the URL is one of our endpoints. The sandbox's services are at 127.0.0.1, so they are excluded. */
export function isCall(url: string): boolean {
  const { hostname, pathname } = new URL(url)
  // The framework itself answers requests for data, in its own format.
  return hostname === 'localhost' && !pathname.endsWith('.data') && callAt('GET', url).path
}

/** The way in which the response violates the endpoint's contract, or null. */
export function violationIn(replied: Replied): string | null {
  const { method, url, status } = replied
  const { endpoint } = callAt(method, url)
  // Node answers requests with too large headers before they reach us.
  if (!endpoint || status === 431) return null
  const why = status < 400 ? wrongSuccess(endpoint, replied) : wrongError(endpoint, replied)
  return why === null ? null : `${method} ${endpoint.path} answered ${status}: ${why}`
}

function wrongSuccess({ status: expected, redirect, limit, file, reply }: Endpoint, { status, type, body }: Replied) {
  if (status === 304) return limit === 'read' && body === '' ? null : 'no endpoint may answer 304 here'
  if (status >= 300) return status === redirect ? null : 'the contract does not have this redirect'
  if (status !== expected) return `the contract says ${expected}`
  if (limit === 'stream') return /^text\/event-stream\b/.test(type) ? null : `a stream of ${type}`
  if (file !== null) return type === file ? null : `a file of ${type}`
  if (status === 204) return body === '' ? null : 'a body with status 204'
  if (!/^application\/json\b/.test(type)) return `the type is ${type}`
  const { success, error } = reply.safeParse(JSON.parse(body))
  return success ? null : error.message
}

/** Errors before routing. */
const beforeRouting = ['bad_request', 'method_not_allowed', 'too_large'] as const

function wrongError(endpoint: Endpoint, { status, type, body }: Replied): string | null {
  if (!/^application\/json\b/.test(type)) return `the type is ${type}`
  const json: unknown = JSON.parse(body)
  const { errorForm } = endpoint
  const parsed = errorForms[errorForm].safeParse(json)
  if (!parsed.success) return `the error format is not ${errorForm}: ${body.slice(0, 200)}`
  const { data } = parsed
  const code = 'code' in data ? data.code : data.error.code
  const fields = 'fields' in data ? data.fields : 'error' in data && typeof data.error === 'object' && data.error.fields
  const raw = Object.values(fields || {}).find((text) => rawValidationText.test(text))
  if (raw) return `a client reads "${raw}"`
  const known = [...errorsOf(endpoint), ...beforeRouting].map((one) => errorAs(endpoint, one))
  return known.some(({ wire, status: its }) => wire === code && its === status)
    ? null
    : `${code} is not one of its errors`
}

/** How an event of a stream violates the contract of its call, or null. `name`: the event's, if it has one. */
export function violationInEvent(url: string, name: string | null, data: unknown): string | null {
  const { endpoint } = callAt('GET', url)
  if (endpoint?.limit !== 'stream') return null
  const schema = endpoint === Events ? liveEvents[name as keyof typeof liveEvents] : name === null && endpoint.reply
  if (!schema) return `${endpoint.path} sent an event ${name}, which its contract does not have`
  const { success, error } = schema.safeParse(data)
  return success ? null : `${endpoint.path} sent ${name} ${JSON.stringify(data)}: ${error.message}`
}

/** Violations found so far; reporting them removes them. */
export const violations: string[] = []

/** Internal details that no response may contain: stack traces, file names and database errors. */
export const internalDetails =
  /\bat (?:async )?[\w.<>]+ \(|node_modules|file:\/\/\/|syntax error at or near|violates \w+ constraint/
