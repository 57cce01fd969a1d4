import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { cookiesOf, sendForm, signInActor } from '../kit/actor.ts'
import { nextWindow } from '../kit/clock.ts'
import { mailAbout, mailedCode, mailsTo } from '../kit/mail.ts'
import { waitOf } from '../kit/retry-after.ts'
import { digest } from '../kit/rows.ts'
import { ageProofs, cookieSession, type SeededActor, seedActor } from '../kit/seed.ts'
import { type RunningServer, startServer } from '../kit/server.ts'
import { openStream, type SseStream } from '../kit/sse.ts'
import { until } from '../kit/until.ts'
import { startWorld, type World } from '../kit/world.ts'

const window = 15 * 60_000

let world: World
/** A second process on the same database. */
let second: RunningServer
let actor: SeededActor
const streams: SseStream[] = []
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { tick: false, people: 5 })
  second = await startServer('web', world.env)
})
beforeEach(async () => {
  actor = await seedActor(world)
  await world.sql('delete from rate_limits')
})
afterEach(() => {
  for (const one of streams.splice(0)) one.destroy()
})
afterAll(async () => {
  await second?.stop()
  await world?.close()
})

const path = ({ id }: { id: string }) => `/api/delete-account/${id}`
const call = (who: SeededActor, body?: unknown) => who.call('DELETE', path(who), body)
const statusAndBody = async (answer: Response) => [answer.status, await answer.json()]
const exists = async ({ id }: { id: string }) =>
  (await world.sql('select 1 from users where id = $1', [id])).length === 1

describe('the deletion endpoint', () => {
  test('with the password it deletes everything and mails a confirmation', async () => {
    const answer = await call(actor, { password: actor.password })
    expect(await statusAndBody(answer)).toEqual([200, { message: 'Your account has been permanently deleted.' }])
    expect(await exists(actor)).toBe(false)
    expect((await mailAbout(world, actor.email, /Your Warble account was deleted/)).links).toEqual([])
    expect(await world.sql('select 1 from rate_limits where key like $1', [`%${actor.email}`])).toEqual([])
  })

  test('accepts a session cookie', async () => {
    const answer = await fetch(world.origin + path(actor), {
      method: 'DELETE',
      headers: { cookie: actor.cookie, origin: world.origin, 'content-type': 'application/json' },
      body: JSON.stringify({ password: actor.password }),
    })
    expect([answer.status, await exists(actor)]).toEqual([200, false])
  })

  test.each([
    [undefined, 400, 'Password is required for email accounts', 'password_required'],
    [{}, 400, 'Password is required for email accounts', 'password_required'],
    [{ password: '' }, 400, 'Password is required for email accounts', 'password_required'],
    [{ password: 'not the right one' }, 403, 'Invalid password. Please try again.', 'invalid_password'],
  ])('with %j it responds %i and changes nothing', async (body, status, error, code) => {
    const before = await digest(world, actor.id)
    expect(await statusAndBody(await call(actor, body))).toMatchObject([status, { error, code }])
    expect(await digest(world, actor.id)).toEqual(before)
  })

  test('treats another user’s id like an unknown one', async () => {
    const other = await seedActor(world)
    const body = { password: actor.password }
    for (const id of [other.id, randomUUID(), 'x'])
      expect(await statusAndBody(await actor.call('DELETE', path({ id }), body))).toEqual([
        404,
        { error: 'Account not found', code: 'not_found' },
      ])
    expect([await exists(actor), await exists(other)]).toEqual([true, true])
  })

  test('limits password guesses together with those at the password change, and ignores failed sign-ins', async () => {
    await nextWindow(world, window)
    const guess = () => call(actor, { password: 'not the right one' })
    const change = () =>
      actor.call('PUT', '/auth/v1/user', { password: 'a new long sentence', current_password: 'not the right one' })
    for (let round = 0; round < 11; round += 1)
      await sendForm(world, '/login', { email: actor.email, password: 'not the right one' })
    const statuses: number[] = []
    for (let round = 0; round < 5; round += 1) statuses.push((await guess()).status, (await change()).status)
    expect(new Set(statuses)).toEqual(new Set([403, 400]))
    const answer = await call(actor, { password: actor.password })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    const error = `Failed to delete account. Please try again later. It works again in ${waitOf(answer)}.`
    expect(await statusAndBody(answer)).toEqual([429, { error, code: 'too_many' }])
    expect([(await change()).status, await exists(actor)]).toEqual([429, true])
  })

  test('a user without a password and without a recent sign-in confirms with a mailed code', async () => {
    await world.sql('update users set password_hash = null where id = $1', [actor.id])
    await world.sql(`update sessions set amr = '[{"method":"oauth","timestamp":1}]' where user_id = $1`, [actor.id])
    expect(await statusAndBody(await call(actor))).toMatchObject([400, { code: 'reauthentication_needed' }])
    expect((await actor.call('GET', '/auth/v1/reauthenticate')).status).toBe(200)
    const nonce = await mailedCode(world, actor.email, /confirmation code/)
    expect((await call(actor, { nonce: nonce === '000000' ? '111111' : '000000' })).status).toBe(422)
    expect([(await call(actor, { nonce })).status, await exists(actor)]).toEqual([200, false])
  })

  test('of concurrent requests from several sessions one succeeds and none gets a server error', async () => {
    const { email, password } = actor
    const others = await Promise.all([1, 2, 3].map(() => signInActor(world, email, password)))
    const answers = await Promise.all([actor, ...others].map((one) => one.call('DELETE', path(actor), { password })))
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses[0]).toBe(200)
    for (const status of statuses.slice(1)) expect([401, 404]).toContain(status)
    expect((await call(actor, { password })).status).toBe(401)
  })

  test('responds 500 with the documented message when the database fails', async () => {
    await world.sql('alter table bots rename to bots_away')
    try {
      expect(await statusAndBody(await call(actor, { password: actor.password }))).toEqual([
        500,
        { error: 'Server error. Please try again later.', code: 'bug' },
      ])
    } finally {
      await world.sql('alter table bots_away rename to bots')
    }
    expect(await exists(actor)).toBe(true)
  })
})

describe('no session of a deleted user is served', () => {
  const bearer = (token?: string) => ({ authorization: `Bearer ${token}` })
  const origins = () => [world.origin, second.origin]
  /** Each process signs tokens for its own origin. */
  const signInAt = async (origin: string) => {
    const answer = await fetch(`${origin}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: actor.email, password: actor.password }),
    })
    return (await answer.json()) as { access_token: string; refresh_token: string }
  }
  const get = (origin: string, address: string, headers: Record<string, string>) =>
    fetch(origin + address, { redirect: 'manual', headers })

  test.each(['page', 'call'])(
    'deletion by %s ends pages, API calls and open streams of every session in both processes',
    async (by) => {
      const browser = await cookieSession(world, actor.id)
      const programs = await Promise.all(origins().map(signInAt))
      const ticket = async () =>
        ((await (await actor.call('POST', '/api/stream-ticket')).json()) as { ticket: string }).ticket
      const unused = await ticket()
      for (const [at, origin] of origins().entries())
        for (const headers of [{ cookie: actor.cookie }, { cookie: browser }, bearer(programs[at]?.access_token)]) {
          expect((await get(origin, `/api/onboarding-progress/${actor.id}`, headers)).status).toBe(200)
          streams.push(await openStream(`${origin}/events`, headers))
        }
      const bystander = await openStream(`${second.origin}/events`, { cookie: (await seedActor(world)).cookie })
      streams.push(bystander)

      if (by === 'call') expect((await call(actor, { password: actor.password })).status).toBe(200)
      else {
        const fields = { intent: 'delete-account', password: actor.password }
        const answer = await sendForm(world, '/dashboard/settings', fields, actor.cookie)
        expect([answer.status, answer.headers.get('location')]).toEqual([302, '/'])
        expect(answer.headers.get('clear-site-data')).toContain('"storage"')
        const cookies = answer.headers.getSetCookie()
        expect(cookies.find((cookie) => cookie.startsWith('warble='))).toMatch(/^warble=;.*Max-Age=0/)
        const home = await get(world.origin, '/', { cookie: cookiesOf(answer) })
        const html = await home.text()
        expect(html).toContain('Account deleted')
        expect(html).toContain('Your account has been permanently deleted.')
      }
      const own = streams.filter((one) => one !== bystander)
      await until(() => own.every((one) => one.ended()))
      for (const one of own) expect(one.events().at(-1)).toMatchObject({ event: 'session', data: {} })
      expect([bystander.ended(), bystander.text()]).toEqual([false, expect.not.stringContaining('session')])

      for (const [at, origin] of origins().entries()) {
        for (const cookie of [actor.cookie, browser]) {
          const page = await get(origin, '/dashboard', { cookie })
          expect([page.status, page.headers.get('location')]).toEqual([302, '/login?next=%2Fdashboard'])
          expect(await (await get(origin, '/dashboard.data', { cookie })).text()).not.toContain(actor.email)
          expect((await get(origin, '/events', { cookie })).status).toBe(401)
        }
        const program = bearer(programs[at]?.access_token)
        expect(await statusAndBody(await get(origin, '/auth/v1/user', program))).toMatchObject([
          403,
          { code: 'user_not_found' },
        ])
        for (const address of [`/analytics/dashboard/${actor.id}`, '/events'])
          expect((await get(origin, address, program)).status).toBe(401)
        const progress = `/api/analysis-progress-stream/${actor.id}?token=${unused}`
        expect((await get(origin, progress, {})).status).toBe(401)
        const renewed = await fetch(`${origin}/auth/v1/token?grant_type=refresh_token`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ refresh_token: programs[at]?.refresh_token }),
        })
        expect(await statusAndBody(renewed)).toMatchObject([400, { code: 'refresh_token_not_found' }])
      }
      const again = await sendForm(world, '/login', { email: actor.email, password: actor.password })
      expect([again.status, again.headers.getSetCookie().some((cookie) => cookie.startsWith('warble='))]).toEqual([
        400,
        false,
      ])
    },
  )

  test('links mailed before the deletion no longer work, and only the confirmation is mailed', async () => {
    const requested = await sendForm(world, '/forgot-password', { intent: 'recover', email: actor.email })
    const { links } = await mailAbout(world, actor.email, /Reset/)
    await call(actor, { password: actor.password })
    const answer = await get(world.origin, new URL(links[0] ?? '').pathname + new URL(links[0] ?? '').search, {
      cookie: cookiesOf(requested),
    })
    expect(answer.headers.getSetCookie().filter((cookie) => cookie.startsWith('warble='))).toEqual([])
    await mailAbout(world, actor.email, /deleted/)
    await sendForm(world, '/forgot-password', { intent: 'recover', email: actor.email })
    await until(
      async () => (await world.sql(`select 1 from jobs.job where state in ('created', 'active')`)).length === 0,
    )
    expect((await mailsTo(world, actor.email)).map(({ subject }) => subject)).toEqual([
      'Your Warble account was deleted',
      'Reset your Warble password',
    ])
  })
})

describe('the settings page', () => {
  const settings = '/dashboard/settings'
  const send = (fields: Record<string, string>) =>
    sendForm(world, settings, { intent: 'delete-account', ...fields }, actor.cookie)
  const page = async () => (await fetch(world.origin + settings, { headers: { cookie: actor.cookie } })).text()

  test.each([
    ['', 400, 'Password is required'],
    ['not the right one', 403, 'Invalid password. Please try again.'],
    ['x'.repeat(129), 422, 'A password has at most 128 characters.'],
  ])('with the password "%s" it responds %i with the error beside the field', async (password, status, words) => {
    const answer = await send({ password })
    const html = await answer.text()
    expect([answer.status, await exists(actor)]).toEqual([status, true])
    expect(html).toContain(words)
    expect(html).toContain('id="password-error"')
    if (password) expect(html).not.toContain(`value="${password}"`)
  })

  test('after too many guesses it says to try again later', async () => {
    await nextWindow(world, window)
    for (let round = 0; round < 10; round += 1) await send({ password: 'not the right one' })
    const answer = await send({ password: actor.password })
    expect([answer.status, await exists(actor)]).toEqual([429, true])
    expect(await answer.text()).toContain(
      `Failed to delete account. Please try again later. Too many attempts with your password. Try again in ${waitOf(answer)}.`,
    )
  })

  test('without a password it asks for nothing after a recent sign-in, later for a mailed code', async () => {
    await world.sql('update users set password_hash = null where id = $1', [actor.id])
    const recent = await page()
    expect(recent).not.toContain('Email me a code')
    expect(recent).not.toContain('name="password"')
    await ageProofs(world, actor.id)
    expect(await page()).toContain('Email me a code')
    expect((await send({})).status).toBe(400)
    const mailed = await sendForm(world, settings, { intent: 'mail-code' }, actor.cookie)
    expect([mailed.status, await mailed.text()]).toEqual([200, expect.stringContaining('A code is on its way to')])
    const proof = await mailedCode(world, actor.email, /confirmation code/)
    const unlocked = await sendForm(world, settings, { intent: 'unlock', proof }, actor.cookie)
    expect([unlocked.status, unlocked.headers.get('location')]).toEqual([302, `${settings}#delete-account`])
    actor.cookie = cookiesOf(unlocked)
    const answer = await send({})
    expect([answer.status, answer.headers.get('location'), await exists(actor)]).toEqual([302, '/', false])
  })
})
