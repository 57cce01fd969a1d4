import { z } from 'zod'
import type { Endpoint } from '#app/contract/endpoint.ts'

// Extensions may not compile code at run time, which zod would try.
z.config({ jitless: true })

/** `status` 0: there was no response. */
export interface Refusal {
  ok: false
  status: number
  code: string
  message: string
}

export type CallResult<T> = { ok: true; reply: T } | Refusal

export interface Given<E extends Endpoint> {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: z.input<E['body']>
  token?: string | null
  /** In ms. */
  timeout?: number
}

const usualTimeout = 20_000

/** Calls an endpoint of the contract at this origin. Never throws: errors are part of the outcome. */
export async function call<E extends Endpoint>(
  origin: string,
  endpoint: E,
  { params = {}, query = {}, body, token = null, timeout = usualTimeout }: Given<E>,
): Promise<CallResult<z.output<E['reply']>>> {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(query).toString()
  const reads = endpoint.method === 'GET'
  let answer: Response
  let value: unknown
  try {
    answer = await fetch(`${origin}${path}${search && `?${search}`}`, {
      method: endpoint.method,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(!reads && { 'content-type': 'application/json' }),
      },
      // A page's cookie is sent with requests to its own origin only; the worker has a different origin.
      credentials: 'same-origin',
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
      ...(!reads && { body: JSON.stringify(body ?? {}) }),
    })
    value = await answer.json().catch(() => undefined)
  } catch {
    return { ok: false, status: 0, code: 'unreachable', message: 'Warble can’t be reached right now.' }
  }
  if (!answer.ok) return refusalOf(answer.status, value)
  const reply = endpoint.reply.safeParse(value)
  if (reply.success) return { ok: true, reply: reply.data as z.output<E['reply']> }
  return { ok: false, status: answer.status, code: 'unexpected', message: 'Warble sent an unexpected response.' }
}

/** The code is at the top level or below `error`, depending on the endpoint's error form. */
function refusalOf(status: number, value: unknown): Refusal {
  const top = Object(value) as { error?: unknown; code?: unknown; message?: unknown }
  const inner = Object(top.error) as { code?: unknown; message?: unknown }
  return {
    ok: false,
    status,
    code: text(inner.code) ?? text(top.code) ?? 'unexpected',
    message: text(inner.message) ?? text(top.message) ?? `Warble responded with ${status}.`,
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
