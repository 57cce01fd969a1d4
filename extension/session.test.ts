import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Logout } from '#app/contract/auth.ts'
import { GetTwitterInfo } from '#app/contract/connection.ts'
import { authorized } from './session.ts'

const installation = {
  origin: 'https://warble.example',
  network: { name: 'Perch', origin: 'https://perch.example', sign_in_url: 'https://perch.example/login' },
}
/** In ms; the server’s default for REFRESH_REUSE_SECONDS. */
const reuseInterval = 10_000
const session = { user_id: randomUUID(), email: 'ada@example.com', refresh_token: 'the token' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a renewal without a response is repeated while the server still takes the replaced token', async () => {
  const storage = { get: async () => ({ session }), set: async () => undefined, clear: async () => undefined }
  vi.stubGlobal('chrome', {
    runtime: { getURL: (name: string) => `extension://${name}` },
    storage: { local: storage, session: { ...storage, get: async () => ({}) } },
  })
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(), ms)
    return controller.signal
  })
  const asked: number[] = []
  vi.stubGlobal('fetch', async (url: string, { signal }: { signal?: AbortSignal } = {}) => {
    if (url.startsWith('extension:')) return Response.json(installation)
    asked.push(Date.now())
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  })
  const outcome = authorized(Logout, { query: { scope: 'local' } })
  await vi.runAllTimersAsync()
  expect(await outcome).toMatchObject({ ok: false, code: 'unreachable' })
  const [first = 0, second = Number.POSITIVE_INFINITY] = asked
  expect(second - first).toBeLessThan(reuseInterval)
})

test('a renewal’s reply with more fields than this version knows keeps the session', async () => {
  const local: Record<string, unknown> = { session }
  const area = (values: Record<string, unknown>) => ({
    get: async () => ({ ...values }),
    set: async (more: object) => void Object.assign(values, more),
    clear: async () => undefined,
  })
  vi.stubGlobal('chrome', {
    runtime: { getURL: (name: string) => `extension://${name}` },
    storage: { local: area(local), session: area({}) },
  })
  const renewed = {
    access_token: 'access',
    token_type: 'bearer',
    expires_in: 3600,
    refresh_token: 'the next token',
    user: { id: session.user_id, email: session.email, added_later: true },
    added_later: true,
  }
  vi.stubGlobal('fetch', async (url: string) =>
    url.startsWith('extension:') ? Response.json(installation) : Response.json(url.includes('/token') ? renewed : {}),
  )
  const outcome = authorized(GetTwitterInfo, { params: { userId: session.user_id } })
  await vi.runAllTimersAsync()
  await outcome
  expect(local.session).toEqual({ ...session, refresh_token: 'the next token' })
})
