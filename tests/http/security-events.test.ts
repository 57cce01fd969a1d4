import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { sendForm, signInActor } from '../kit/actor.ts'
import { moveClock, nextWindow } from '../kit/clock.ts'
import { cookieSession, type SeededActor, seedActor } from '../kit/seed.ts'
import { until } from '../kit/until.ts'
import { startWorld, type World } from '../kit/world.ts'

const page = '/dashboard/settings/events'

let world: World
let actor: SeededActor
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { tick: false, people: 5 })
})
beforeEach(async () => {
  await world.sql('delete from rate_limits')
  actor = await seedActor(world)
})
afterAll(() => world?.close())

const json = { 'content-type': 'application/json' }
const kindsOf = async (userId: string) =>
  (await world.sql<{ kind: string }>('select kind from security_events where user_id = $1 order by id', [userId])).map(
    ({ kind }) => kind,
  )
const logged = () =>
  world
    .output()
    .split('\n')
    .filter((line) => line.includes('"msg":"security event"'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)

async function pageOf(cookie: string): Promise<string> {
  const answer = await fetch(world.origin + page, { headers: { cookie } })
  expect(answer.status).toBe(200)
  return (await answer.text()).replaceAll('<!-- -->', '')
}

test('a sign-in and a password change are in the log and in the owner’s list only', async () => {
  const other = await seedActor(world)
  const changed = await sendForm(
    world,
    '/dashboard/settings/security',
    { intent: 'password', current_password: actor.password, new_password: 'seven birds in a row' },
    actor.cookie,
  )
  expect(changed.status).toBe(302)
  expect(await kindsOf(actor.id)).toEqual(['signed_in', 'password_changed'])
  const html = await pageOf(changed.headers.getSetCookie()[0]?.split(';')[0] ?? '')
  expect(html).toContain('Signed in with the password')
  expect(html).toContain('Password changed')
  expect(await pageOf(other.cookie)).not.toContain('Password changed')
  const line = await until(() =>
    logged().find(({ event, user_id }) => event === 'password_changed' && user_id === actor.id),
  )
  expect(line.request_id).toMatch(/^[0-9a-f-]{36}$/)
})

test('failed sign-ins of one hour share one counted entry, and an unknown address leaves none', async () => {
  const guess = (email: string) => sendForm(world, '/login', { intent: 'sign-in', email, password: 'a wrong one' })
  for (const email of [actor.email, actor.email, actor.email, 'nobody@example.com'])
    expect((await guess(email)).status).toBe(400)
  const attempts = await until(async () => {
    const rows = await world.sql<{ attempts: number }>(
      `select attempts from security_events where user_id = $1 and kind = 'sign_in_failed'`,
      [actor.id],
    )
    return rows.length > 0 && rows.reduce((sum, row) => sum + row.attempts, 0) === 3 ? rows : null
  })
  // The hour may have changed between two guesses.
  expect(attempts.length).toBeLessThanOrEqual(2)
  await until(
    async () =>
      (await world.sql(`select 1 from jobs.job where name = 'security.sign_in_failed' and state < 'completed'`))
        .length === 0,
  )
  const unknown = await world.sql(`select 1 from security_events where kind = 'sign_in_failed' and user_id <> $1`, [
    actor.id,
  ])
  expect(unknown).toEqual([])
  expect(await pageOf(actor.cookie)).toMatch(/Wrong password(, \d times)?/)
})

test('rejections are logged under fixed names with the request id and any known user', async () => {
  const other = await seedActor(world)
  await sendForm(world, '/login', { intent: 'sign-in', email: 'stranger@example.com', password: 'a wrong one' })
  await actor.call('POST', '/bots/stop', { user_id: other.id })
  await fetch(`${world.origin}/dashboard`, {
    method: 'POST',
    headers: { origin: 'https://evil.test', cookie: actor.cookie, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'intent=start',
  })
  await fetch(`${world.origin}/auth/v1/user`, { headers: { authorization: 'Bearer x.y.z' } })
  await nextWindow(world, 15 * 60_000)
  for (let tries = 0; tries < 12; tries += 1)
    await sendForm(world, '/login', { intent: 'sign-in', email: 'busy@example.com', password: 'a wrong one' })
  const expected = [
    'sign_in_failed',
    'authorization_refused',
    'cross_site_refused',
    'access_token_refused',
    'rate_limited',
  ]
  await until(() => expected.every((event) => logged().some((line) => line.event === event)))
  for (const line of logged().filter(({ event }) => expected.includes(String(event))))
    expect(line.request_id ?? line.job_id, JSON.stringify(line)).toBeDefined()
  expect(logged().find(({ event }) => event === 'authorization_refused')).toMatchObject({ user_id: actor.id })
})

test('a reused refresh token is listed and logged, and no log line has an address or a secret', async () => {
  const refresh = async (refresh_token: string) => {
    const answer = await fetch(`${world.origin}/auth/v1/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ refresh_token }),
    })
    return (await answer.json()) as { refresh_token: string; code?: string }
  }
  const signed = await fetch(`${world.origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: actor.email, password: actor.password }),
  })
  const first = ((await signed.json()) as { refresh_token: string }).refresh_token
  const second = (await refresh(first)).refresh_token
  await moveClock(world, 60_000)
  expect(await refresh(first)).toMatchObject({ code: 'refresh_token_already_used' })
  expect(await kindsOf(actor.id)).toContain('refresh_token_reused')
  await until(() => logged().some(({ event, user_id }) => event === 'refresh_token_reused' && user_id === actor.id))
  const lines = JSON.stringify(logged())
  for (const secret of [actor.email, actor.password, first, second, 'a wrong one', 'stranger@example.com'])
    expect(lines).not.toContain(secret)
})

test('the list covers 90 days and says so when it is empty', async () => {
  await world.sql(`update security_events set created_at = created_at - interval '91 days' where user_id = $1`, [
    actor.id,
  ])
  expect(await pageOf(await cookieSession(world, actor.id))).toContain('No events in the last 90 days')
  await signInActor(world, actor.email, actor.password)
  expect(await pageOf(actor.cookie)).toContain('Signed in with the password')
  await until(async () => (await kindsOf(actor.id)).length === 1)
})
