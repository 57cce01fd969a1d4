import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isSignedInToNetwork } from './network.ts'
import { pair } from './worker/connect.ts'
import { report } from './worker/report.ts'

const installation = {
  origin: 'https://warble.example',
  network: { name: 'Perch', origin: 'https://perch.example', sign_in_url: 'https://perch.example/login' },
}
const refuse = async (): Promise<never> => {
  throw new Error('refused')
}

let local: Record<string, unknown>
let badge: string
let alarms: string[]
let onStartup: (() => Promise<void>) | undefined
let calls: { path: string; token: string | null }[]
let replies: Record<string, unknown>

beforeEach(() => {
  ;[local, badge, alarms, calls, replies, onStartup] = [{}, '', [], [], {}, undefined]
  const area = (values: Record<string, unknown>) => ({
    get: async () => ({ ...values }),
    set: async (more: object) => void Object.assign(values, more),
    remove: async () => undefined,
    clear: async () => {
      for (const name of Object.keys(values)) delete values[name]
    },
  })
  const event = { addListener: () => undefined }
  vi.stubGlobal('chrome', {
    runtime: {
      getURL: (name: string) => `extension://${name}`,
      getManifest: () => ({ version: '1.2.3' }),
      onStartup: { addListener: (listener: () => Promise<void>) => (onStartup = listener) },
      onInstalled: event,
      onMessage: event,
    },
    storage: { local: { ...area(local), setAccessLevel: refuse }, session: area({}) },
    alarms: { create: async (name: string) => void alarms.push(name), onAlarm: event },
    cookies: { get: refuse, onChanged: event },
    tabs: { query: async () => [] },
    action: {
      setBadgeText: async ({ text }: { text: string }) => (badge = text),
      setBadgeBackgroundColor: async () => undefined,
      setBadgeTextColor: async () => undefined,
    },
  })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers?: Record<string, string> } = {}) => {
    if (url.startsWith('extension:')) return Response.json(installation)
    const path = new URL(url).pathname
    calls.push({ path, token: headers?.authorization?.replace('Bearer ', '') ?? null })
    return Response.json(replies[path] ?? {})
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('a start that fails half-way leaves the alarm of the reports', async () => {
  await import('./background.ts')
  await expect(onStartup?.()).rejects.toThrow('refused')
  expect(alarms).toEqual(['report'])
})

test('where Chrome withholds the network’s cookies the browser counts as signed out', async () => {
  expect(await isSignedInToNetwork()).toBe(false)
})

test('the badge goes once nobody is paired', async () => {
  badge = '!'
  expect(await report()).toBeNull()
  expect(badge).toBe('')
})

test('a code of another user than the page’s leaves the pairing as it is, and ends only the new session', async () => {
  const session = { user_id: randomUUID(), email: 'ada@example.com', refresh_token: 'hers' }
  local.session = session
  const another = { id: randomUUID(), email: 'bo@example.com' }
  const opened = { access_token: 'new', expires_in: 3600, refresh_token: 'new', user: another }
  replies['/api/extension/pair'] = opened
  expect(await pair(randomUUID(), 'a code')).toMatchObject({ ok: false, code: 'not_paired' })
  expect(local.session).toEqual(session)
  expect(calls).toEqual([
    { path: '/api/extension/pair', token: null },
    { path: '/auth/v1/logout', token: 'new' },
  ])
})
