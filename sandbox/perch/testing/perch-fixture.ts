import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Perch, PerchOptions } from '../main.ts'
import { startPerch } from '../main.ts'

/** A clock that stands still until a test moves it. */
export class ManualClock {
  private time = Date.parse('2026-06-15T12:00:00.000Z')
  now = () => new Date(this.time)
  rate = () => 1
  forward(minutes: number): void {
    this.time += minutes * 60_000
  }
}

interface Item {
  id: string
  text: string
  name: string
  username: string
  author_id: string
  kind: string
  actor: string
  target: string | null
  post_id: string
  target_post_id: string
  resource_type: string
  parameters: Record<string, string[]>
}

/** The parts of Perch's responses that tests read; `data` may be one item or a list. */
interface Body {
  data: Item & Item[]
  errors: Item[]
  entries: Item[]
  includes: { users: Item[] }
  labels: Record<string, object>
  meta: { result_count: number; newest_id: string; next_token?: string; previous_token: string }
}

export interface Reply {
  status: number
  headers: Headers
  body: Body
}

export interface Client {
  id: string
  handle: string
  cookie: string
  ct0: string
  call(method: string, path: string, body?: unknown): Promise<Reply>
}

export interface Running extends Perch {
  clock: ManualClock
  journal: string | null
}

export function newJournal(): string {
  return join(mkdtempSync(join(tmpdir(), 'perch-')), 'journal.jsonl')
}

export async function runPerch(options: Partial<PerchOptions> & { clock?: ManualClock } = {}): Promise<Running> {
  const clock = options.clock ?? new ManualClock()
  const perch = await startPerch({
    host: '127.0.0.1',
    port: 0,
    journal: null,
    seed: 7,
    people: 40,
    tick: false,
    ...options,
    clock,
  })
  return { ...perch, clock, journal: options.journal ?? null }
}

export async function post(
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields), headers })
}

export function cookiesFrom(response: Response): Record<string, string> {
  return Object.fromEntries(
    response.headers.getSetCookie().map((line) => (line.split(';')[0] ?? '').split('=') as [string, string]),
  )
}

export async function signIn(perch: { url: string }, handle: string, password = 'perch-password'): Promise<Client> {
  return clientOf(perch, handle, cookiesFrom(await post(`${perch.url}/sign-in`, { handle, password })))
}

export async function signUp(perch: { url: string }, handle: string): Promise<Client> {
  const fields = { handle, name: handle, email: `${handle}@example.org`, password: 'a long password' }
  return clientOf(perch, handle, cookiesFrom(await post(`${perch.url}/sign-up`, fields)))
}

async function clientOf(perch: { url: string }, handle: string, cookies: Record<string, string>): Promise<Client> {
  const ct0 = cookies.ct0 ?? ''
  const cookie = `auth_token=${cookies.auth_token}; ct0=${ct0}`
  const call = (method: string, path: string, body?: unknown) =>
    request(perch.url + path, method, { cookie, 'x-csrf-token': ct0 }, body)
  const me = await call('GET', '/2/users/me')
  return { id: me.body.data?.id, handle, cookie, ct0, call }
}

export async function request(
  url: string,
  method: string,
  headers: Record<string, string>,
  body?: unknown,
): Promise<Reply> {
  const response = await fetch(url, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  return { status: response.status, headers: response.headers, body: (await response.json()) as Body }
}
