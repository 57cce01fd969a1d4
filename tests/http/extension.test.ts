import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import type { z } from 'zod'
import { ExtensionStatus } from '#app/contract/extension.ts'
import { perchTokens } from '../kit/actor.ts'
import { moveClock } from '../kit/clock.ts'
import { ageProofs, cookieSession, renewProofs, type SeededActor, seedActor } from '../kit/seed.ts'
import { openStream } from '../kit/sse.ts'
import { until } from '../kit/until.ts'
import { startWorld, type World } from '../kit/world.ts'

let world: World
let actor: SeededActor
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { role: 'web', tick: false, people: 20 })
})
afterAll(() => world?.close())
beforeEach(async () => {
  await world.sql('delete from rate_limits')
  actor = await seedActor(world)
})

const browser = { extension_version: '1.2.0', browser_info: 'Chrome on Linux' }

function post(path: string, headers: Record<string, string>, body: unknown = {}): Promise<Response> {
  return fetch(world.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const page = (cookie = actor.cookie) => ({ cookie, origin: world.origin })
const codeFor = async (cookie?: string) => {
  const answer = await post('/api/extension/pairing-code', page(cookie))
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { code: string }).code
}
const pair = (code: string, more: object = browser) => post('/api/extension/pair', {}, { code, ...more })

interface Session {
  access_token: string
  refresh_token: string
}

/** The session of an extension paired with the actor. */
async function paired(): Promise<Session> {
  const answer = await pair(await codeFor())
  expect(answer.status).toBe(200)
  return (await answer.json()) as Session
}

const report = (token: string, more: object = {}) =>
  post('/rest/v1/rpc/update_extension_status', bearer(token), { user_id: actor.id, ...browser, ...more })
const disconnect = (headers: Record<string, string>, user_id = actor.id) =>
  post('/rest/v1/rpc/disconnect_extension', headers, { user_id })
const refusal = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { error: { code: string } }).error.code,
]
const isSignedIn = async (token: string) =>
  (await fetch(`${world.origin}/auth/v1/user`, { headers: bearer(token) })).status === 200

async function status(token = actor.access_token): Promise<z.output<typeof ExtensionStatus>> {
  const answer = await fetch(`${world.origin}/api/extension-status/${actor.id}`, { headers: bearer(token) })
  return ExtensionStatus.parse(await answer.json())
}

describe('pairing', () => {
  test('a pairing code opens a session of the extension’s own, which it can refresh', async () => {
    expect(await status()).toMatchObject({ isConnected: false, lastConnected: null, activeSessions: [] })
    const session = await paired()
    const { isConnected, extensionVersion, activeSessions } = await status(session.access_token)
    expect([isConnected, extensionVersion]).toEqual([true, '1.2.0'])
    expect(activeSessions).toEqual([
      {
        id: expect.any(String),
        ...browser,
        last_activity: expect.any(String),
        is_active: true,
        network_signed_in: null,
      },
    ])
    const renewed = await post('/auth/v1/token?grant_type=refresh_token', {}, { refresh_token: session.refresh_token })
    expect((await status(((await renewed.json()) as Session).access_token)).isConnected).toBe(true)
    const progress = await actor.call('GET', `/api/onboarding-progress/${actor.id}`)
    expect(await progress.json()).toMatchObject({ extension_installed: true, twitter_connected: false })
  })

  test('a pairing code works once, even when used concurrently, and for a minute', async () => {
    const code = await codeFor()
    const answers = await Promise.all(Array.from({ length: 20 }, () => pair(code)))
    expect(answers.filter(({ status: one }) => one === 200)).toHaveLength(1)
    expect((await status()).activeSessions).toHaveLength(1)
    const late = await codeFor()
    await moveClock(world, 60_001)
    expect(await refusal(await pair(late))).toEqual([403, 'pairing_code_invalid'])
    const [id = ''] = late.split('.')
    for (const wrong of ['', 'x', id, `${late}x`, randomUUID(), actor.access_token.slice(0, 256)])
      expect(await refusal(await pair(wrong))).toEqual([403, 'pairing_code_invalid'])
  })

  test('a pairing code expires with the session that requested it', async () => {
    const cookie = await cookieSession(world, actor.id)
    const code = await codeFor(cookie)
    await fetch(`${world.origin}/logout`, { method: 'POST', headers: page(cookie), body: new URLSearchParams() })
    expect(await refusal(await pair(code))).toEqual([403, 'pairing_code_invalid'])
  })

  test('only a signed-in page gets a pairing code, not a token or another site', async () => {
    const ask = (headers: Record<string, string>) => post('/api/extension/pairing-code', headers)
    expect(await refusal(await ask(bearer(actor.access_token)))).toEqual([403, 'page_needed'])
    expect(await refusal(await ask(bearer((await paired()).access_token)))).toEqual([403, 'page_needed'])
    expect(await refusal(await ask({ cookie: actor.cookie, origin: 'http://evil.test' }))).toEqual([403, 'cross_site'])
    expect(await refusal(await ask({ ...page(), 'sec-fetch-site': 'none' }))).toEqual([403, 'cross_site'])
    expect(await refusal(await ask({}))).toEqual([401, 'not_signed_in'])
    expect(await world.sql('select 1 from extension_pairings where user_id = $1', [actor.id])).toEqual([])
  })

  test('rejects an invalid version or browser name of the extension', async () => {
    const wrong = [
      { ...browser, extension_version: '1.x' },
      { ...browser, extension_version: '1.2.3.4.5' },
      { ...browser, browser_info: 'two\nlines' },
      { ...browser, browser_info: 'evil \u202e' },
      { ...browser, browser_info: 'x'.repeat(121) },
      { extension_version: '1.0' },
    ]
    const code = await codeFor()
    for (const more of wrong) expect((await pair(code, more)).status).toBe(422)
    expect((await pair(code)).status).toBe(200)
  })

  test('the extension’s session inherits the second factor but not the recent sign-in', async () => {
    await world.sql(
      `insert into factors (user_id, friendly_name, status, created_at, updated_at) values ($1, 'app', 'verified', now(), now())`,
      [actor.id],
    )
    expect(await refusal(await post('/api/extension/pairing-code', page()))).toEqual([403, 'insufficient_aal'])
    const shown = JSON.stringify([
      { method: 'totp', timestamp: Math.floor(world.sandbox.clock.now().getTime() / 1000) },
    ])
    await world.sql(`update sessions set aal = 'aal2', amr = $2 where user_id = $1`, [actor.id, shown])
    const { access_token } = await paired()
    expect((await report(access_token)).status).toBe(200)
    await world.sql('delete from factors where user_id = $1', [actor.id])
    const change = await fetch(`${world.origin}/auth/v1/user`, {
      method: 'PUT',
      headers: { ...bearer(access_token), 'content-type': 'application/json' },
      body: JSON.stringify({ password: 'another long sentence' }),
    })
    expect([change.status, ((await change.json()) as { code: string }).code]).toEqual([400, 'reauthentication_needed'])
  })
})

describe('the status of a paired browser', () => {
  test('is what its extension reported last, inactive after ten minutes without a report', async () => {
    const { access_token } = await paired()
    const reported = { extension_version: '1.3', browser_info: 'Chrome on Mac', network_signed_in: false }
    expect((await report(access_token, reported)).status).toBe(200)
    expect((await status()).activeSessions).toEqual([expect.objectContaining({ ...reported, is_active: true })])
    await moveClock(world, 10 * 60_000)
    const later = await status()
    expect(later.activeSessions).toEqual([expect.objectContaining({ ...reported, is_active: false })])
    expect(later.isConnected).toBe(true)
  })

  test('is listed per browser, most recent first', async () => {
    const [one, two] = [await paired(), await paired()]
    await report(two.access_token, { browser_info: 'Chrome on Windows' })
    await moveClock(world, 1000)
    await report(one.access_token, { browser_info: 'Edge on Windows' })
    const { activeSessions } = await status()
    expect(activeSessions.map(({ browser_info }) => browser_info)).toEqual(['Edge on Windows', 'Chrome on Windows'])
  })

  test('can be reported only by the extension, and only for its own user', async () => {
    const twin = await seedActor(world)
    const { access_token } = await paired()
    const path = '/rest/v1/rpc/update_extension_status'
    expect(await refusal(await post(path, page(), { user_id: actor.id, ...browser }))).toEqual([403, 'token_needed'])
    for (const user_id of [twin.id, randomUUID(), 'x']) {
      expect(await refusal(await report(access_token, { user_id }))).toEqual([404, 'not_found'])
      expect(await refusal(await disconnect(bearer(access_token), user_id))).toEqual([404, 'not_found'])
    }
    expect(await refusal(await report('x'))).toEqual([401, 'not_signed_in'])
    expect(await refusal(await disconnect({}))).toEqual([401, 'not_signed_in'])
    expect(await refusal(await report(access_token, { extension_version: 7 }))).toEqual([422, 'invalid'])
    expect(await world.sql('select 1 from extension_sessions where user_id = $1', [twin.id])).toEqual([])
  })

  test('errors have the fields that supabase-js reads', async () => {
    const body = await (await report('x')).json()
    const message = 'User not authenticated'
    expect(body).toEqual({
      error: { code: 'not_signed_in', message },
      code: 'not_signed_in',
      message,
      details: null,
      hint: null,
    })
  })

  test('an account connected through the extension is recorded as such', async () => {
    const { access_token } = await paired()
    const tokens = await perchTokens(world, 'finchroast')
    const connected = await post('/twitter/connect', bearer(access_token), { user_id: actor.id, ...tokens })
    expect(connected.status).toBe(200)
    expect((await status()).connectionMethod).toBe('extension')
    await actor.call('POST', '/twitter/connect', { user_id: actor.id, ...tokens })
    expect((await status()).connectionMethod).toBe('manual')
    await disconnect(bearer(access_token))
    expect(await (await actor.call('GET', `/twitter/user-info/${actor.id}`)).json()).toMatchObject({
      is_connected: true,
    })
    await actor.call('POST', '/twitter/disconnect', { user_id: actor.id })
  })

  test('connecting starts the analysis once, and rejects an account other than the expected one', async () => {
    const { access_token } = await paired()
    const tokens = await perchTokens(world, 'finchroast')
    const connectAs = (twitter_handle: string) =>
      post('/twitter/connect', bearer(access_token), { user_id: actor.id, ...tokens, twitter_handle })
    expect(await refusal(await connectAs('coach_ilse'))).toEqual([422, 'handle_mismatch'])
    const analyses = () => world.sql('select status from account_analyses where user_id = $1', [actor.id])
    expect(await analyses()).toEqual([])
    for (const handle of ['finchroast', 'FinchRoast']) expect((await connectAs(handle)).status).toBe(200)
    expect(await analyses()).toEqual([{ status: 'pending' }])
    await world.sql(`update account_analyses set status = 'failed' where user_id = $1`, [actor.id])
    expect((await connectAs('finchroast')).status).toBe(200)
    expect(await analyses()).toHaveLength(2)
    await actor.call('POST', '/twitter/disconnect', { user_id: actor.id })
  })
})

describe('disconnecting', () => {
  test('ends the sessions of all paired browsers and the unused codes, and no other session', async () => {
    const [one, two, code] = [await paired(), await paired(), await codeFor()]
    const answer = await disconnect(page())
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ isConnected: false })])
    for (const { access_token, refresh_token } of [one, two]) {
      expect(await isSignedIn(access_token)).toBe(false)
      const renewed = await post('/auth/v1/token?grant_type=refresh_token', {}, { refresh_token })
      expect(renewed.status).toBe(400)
    }
    expect(await refusal(await pair(code))).toEqual([403, 'pairing_code_invalid'])
    expect(await isSignedIn(actor.access_token)).toBe(true)
    expect((await disconnect(page())).status).toBe(200)
  })

  test('is rejected from another site', async () => {
    const { access_token } = await paired()
    const answer = await disconnect({ cookie: actor.cookie, origin: 'http://evil.test' })
    expect(await refusal(answer)).toEqual([403, 'cross_site'])
    expect(await isSignedIn(access_token)).toBe(true)
  })

  test('signing out everywhere ends even a pairing in progress', async () => {
    const lock = new pg.Client({ connectionString: world.env.DATABASE_URL })
    const blocked = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await lock.connect()
    try {
      await paired()
      const code = await codeFor()
      await lock.query('begin')
      // The last row that pairing needs.
      await lock.query('select from live_heads where user_id = $1 for update', [actor.id])
      const pairing = pair(code)
      await until(async () => (await world.sql(blocked)).length === 1)
      const ending = actor.call('POST', '/auth/v1/logout?scope=others')
      await until(async () => (await world.sql(blocked)).length === 2)
      await lock.query('commit')
      expect([(await pairing).status, (await ending).status]).toEqual([200, 204])
    } finally {
      await lock.end()
    }
    expect(await world.sql('select from extension_sessions where user_id = $1', [actor.id])).toEqual([])
  })

  test('happens on signing out everywhere', async () => {
    const { access_token } = await paired()
    expect((await actor.call('POST', '/auth/v1/logout?scope=others')).status).toBe(204)
    expect(await isSignedIn(access_token)).toBe(false)
    expect((await status()).isConnected).toBe(false)
  })
})

test('open pages receive an event for pairing, a change and disconnecting, but not for every report', async () => {
  const live = await openStream(`${world.origin}/events`, { cookie: actor.cookie })
  const eventCount = () => live.events().filter(({ event }) => event === 'extension').length
  const { access_token } = await paired()
  await until(() => eventCount() === 1)
  await report(access_token)
  await report(access_token, { network_signed_in: true })
  await until(() => eventCount() === 2)
  await report(access_token, { network_signed_in: true })
  await ageProofs(world, actor.id)
  await disconnect(page())
  await until(() => eventCount() === 3)
  await renewProofs(world, [actor.id])
  const { access_token: again } = await paired()
  await until(() => eventCount() === 4)
  await post('/auth/v1/logout?scope=local', bearer(again))
  await until(() => eventCount() === 5)
  live.destroy()
})
