import type { Endpoint } from '#app/contract/endpoint.ts'
import { errorForms, errorsOf } from '#app/contract/error-forms.ts'
import { endpoints } from '#app/contract/index.ts'
import { errorAs } from '#app/contract/openapi.ts'

/** A response as any client of the tests has it. */
export interface Replied {
  method: string
  /** The whole address that was asked. */
  url: string
  status: number
  type: string
  body: string
}

const mounted = endpoints.map((endpoint) => ({
  endpoint,
  pattern: new RegExp(`^${endpoint.path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}/?$`),
}))

/** The call at this address, a literal path before one with a parameter; undefined where there is none. */
function callAt(method: string, url: string): { path: boolean; endpoint: Endpoint | undefined } {
  const { pathname } = new URL(url)
  const matching = mounted.filter(({ pattern }) => pattern.test(pathname)).map(({ endpoint }) => endpoint)
  const literal = matching.filter(({ path }) => path === pathname)
  const here = literal.length > 0 ? literal : matching
  return { path: here.length > 0, endpoint: here.find((endpoint) => endpoint.method === method) }
}

/** Whether this is an answer of one of our calls; everything that stands in for the outside world is at 127.0.0.1. */
export function isCall(url: string): boolean {
  const { hostname, pathname } = new URL(url)
  // With that ending the framework answers, in its own form.
  return hostname === 'localhost' && !pathname.endsWith('.data') && callAt('GET', url).path
}

/** What is wrong with the response by the contract of the call; null: nothing. */
export function breachIn(replied: Replied): string | null {
  const { method, url, status } = replied
  const { endpoint } = callAt(method, url)
  // Headers beyond what Node reads never reach us.
  if (!endpoint || status === 431) return null
  const why = status < 400 ? wrongSuccess(endpoint, replied) : wrongError(endpoint, replied)
  return why === null ? null : `${method} ${endpoint.path} answered ${status}: ${why}`
}

function wrongSuccess({ status: wanted, redirect, limit, file, reply }: Endpoint, { status, type, body }: Replied) {
  if (status === 304) return limit === 'read' && body === '' ? null : 'no call may answer so'
  if (status >= 300) return status === redirect ? null : 'the contract has no such redirect'
  if (status !== wanted) return `the contract says ${wanted}`
  if (limit === 'stream') return /^text\/event-stream\b/.test(type) ? null : `a stream of ${type}`
  if (file !== null) return type === file ? null : `a file of ${type}`
  if (status === 204) return body === '' ? null : 'a body where none is'
  if (!/^application\/json\b/.test(type)) return `the type is ${type}`
  const { success, error } = reply.safeParse(JSON.parse(body))
  return success ? null : error.message
}

/** Refusals before any call is known: they have the plain form. */
const ahead = ['400 bad_request', '405 method_not_allowed', '413 too_large']

function wrongError(endpoint: Endpoint, { status, type, body }: Replied): string | null {
  if (!/^application\/json\b/.test(type)) return `the type is ${type}`
  const json: unknown = JSON.parse(body)
  const plain = errorForms.plain.safeParse(json)
  if (plain.success && ahead.includes(`${status} ${plain.data.error.code}`)) return null
  const { errorForm } = endpoint
  const parsed = errorForms[errorForm].safeParse(json)
  if (!parsed.success) return `the form is not ${errorForm}: ${body.slice(0, 200)}`
  const { data } = parsed
  const code = 'code' in data ? data.code : data.error.code
  const known = errorsOf(endpoint).map((one) => errorAs(endpoint, one))
  return known.some(({ wire, status: its }) => wire === code && its === status) ? null : `${code} is none of its errors`
}

/** Breaches met so far; whoever reports them takes them out. */
export const breaches: string[] = []
