import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cookiesOf, mailedLink, perchTokens, sendForm, signInActor } from '../kit/actor.ts'
import { awayFromNight } from '../kit/clock.ts'
import { startProxy } from '../kit/proxy.ts'
import { startServer } from '../kit/server.ts'
import { openStream } from '../kit/sse.ts'
import { until } from '../kit/until.ts'
import { startWorld, type World } from '../kit/world.ts'

const password = 'canary in a coal mine'
const metricsToken = 'a-canary-for-the-scraper'

let world: World
beforeAll(async () => {
  world = await startWorld(inject('postgres'), {
    people: 40,
    env: { METRICS_TOKEN: metricsToken, LOG_LEVEL: 'trace' },
  })
})
afterAll(() => world?.close())

const linesOf = () =>
  world
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)

const json = (body: unknown) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

/** All secrets seen so far: values of cookies and tokens, split at their separators. */
const secrets = new Set<string>()
function keep(...values: (string | null | undefined)[]) {
  for (const value of values)
    for (const part of decodeURIComponent(value ?? '').split(/[;=?&\s]/)) if (part.length >= 16) secrets.add(part)
}

test('no secret is in the log after a user’s whole path, failed attempts included', async () => {
  const email = 'canary@example.com'
  keep(password.replaceAll(' ', '_'), world.env.SECRETS, world.env.SEAL_KEYS?.slice(3), metricsToken)
  const signed = await sendForm(world, '/signup', { email, password })
  const browser = cookiesOf(signed)
  const link = await mailedLink(world, email)
  keep(browser, link.searchParams.get('token_hash'))
  await fetch(link, { redirect: 'manual' })
  await fetch(`${link}x`, { redirect: 'manual', headers: { cookie: browser } })
  const entered = cookiesOf(await fetch(link, { redirect: 'manual', headers: { cookie: browser } }))
  const again = cookiesOf(await sendForm(world, '/login', { email, password }))
  keep(entered, again)
  await sendForm(world, '/login', { email, password: 'another-canary-that-is-wrong' })
  await sendForm(world, '/login?next=/another-canary-in-next', { email: password, password: email })
  keep('another-canary-that-is-wrong')
  const actor = await signInActor(world, email, password)
  const program = await fetch(`${world.origin}/auth/v1/token?grant_type=password`, json({ email, password }))
  const { refresh_token, access_token } = (await program.json()) as { refresh_token: string; access_token: string }
  keep(refresh_token, access_token, actor.access_token)
  const renewed = await fetch(`${world.origin}/auth/v1/token?grant_type=refresh_token`, json({ refresh_token }))
  keep(((await renewed.json()) as { refresh_token: string }).refresh_token)
  await fetch(`${world.origin}/auth/v1/token?grant_type=refresh_token`, json({ refresh_token }))
  await fetch(`${world.origin}/auth/v1/token?grant_type=password`, json(`{"password":"${password}",`))
  const perch = await perchTokens(world, 'finchroast')
  keep(perch.auth_token, perch.ct0_token, 'wrong-canary-auth-token')
  const bad = { user_id: actor.id, auth_token: 'wrong-canary-auth-token', ct0_token: 'wrong-canary-auth-token' }
  expect((await actor.call('POST', '/twitter/connect', bad)).status).toBe(422)
  const connect = { intent: 'connect', handle: 'finchroast', auth_token: perch.auth_token, ct0_token: perch.ct0_token }
  expect((await sendForm(world, '/onboarding', connect, again)).status).toBe(302)
  await until(async () => (await actor.call('GET', `/api/custom-prompt/${actor.id}/finchroast`)).status === 200)
  await until(async () => (await world.sql(`select 1 from account_analyses where status = 'complete'`)).length === 1)
  await awayFromNight(world, email)
  expect((await actor.call('POST', '/bots/start', { config: { user_id: actor.id } })).status).toBe(200)
  world.sandbox.clock.set({ rate: 100 })
  await until(async () => (await world.sql(`select 1 from actions where state = 'success'`)).length > 0, 120_000)
  world.sandbox.clock.set({ rate: 1 })
  const live = await openStream(`${world.origin}/events?token=${actor.access_token}`, {})
  live.destroy()
  await fetch(`${world.origin}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  await sendForm(world, '/logout', { intent: 'sign-out' }, again)
  await until(() => linesOf().some(({ path }) => path === '/logout'))
  expect(secrets.size).toBeGreaterThan(14)
  const output = world.output()
  const database = decodeURIComponent(new URL(world.env.DATABASE_URL ?? '').password)
  for (const secret of [...secrets, password, encodeURIComponent(password), database])
    expect(output.includes(secret), `${secret.slice(0, 6)}… is in the log`).toBe(false)
})

test('every request is logged on one line without its query', async () => {
  const answer = await fetch(`${world.origin}/login?next=/hidden-in-the-query`)
  const id = answer.headers.get('x-request-id')
  const line = await until(() => linesOf().find(({ request_id }) => request_id === id))
  expect(line).toMatchObject({ method: 'GET', path: '/login', status: 200, msg: 'request', cut: false })
  expect(world.output()).not.toContain('hidden-in-the-query')
  const forged = await fetch(`${world.origin}/login`, {
    headers: { 'x-request-id': 'mine\n{"level":60}'.replace('\n', ' ') },
  })
  expect(forged.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})

test('the log names nobody whose picture or prompt was asked for', async () => {
  for (const path of ['/dashboard/picture/perch/canaryperson', '/api/custom-prompt/1/canaryperson']) {
    const id = (await fetch(world.origin + path, { redirect: 'manual' })).headers.get('x-request-id')
    const line = await until(() => linesOf().find(({ request_id, msg }) => request_id === id && msg === 'request'))
    expect(line.path).toBe(path.replace('/canaryperson', ''))
  }
  expect(world.output()).not.toContain('canaryperson')
})

test('a server error shows only its request id, under which the log has the cause', async () => {
  const email = 'canary@example.com'
  await world.sql('delete from rate_limits')
  const cookie = cookiesOf(await sendForm(world, '/login', { email, password }))
  const actor = await signInActor(world, email, password)
  await world.sql('alter table action_hours rename to action_hours_away')
  try {
    const answers = {
      page: await fetch(`${world.origin}/dashboard`, { headers: { cookie } }),
      data: await fetch(`${world.origin}/dashboard.data`, { headers: { cookie } }),
      call: await actor.call('GET', `/analytics/dashboard/${actor.id}`),
    }
    for (const [kind, answer] of Object.entries(answers)) {
      const id = answer.headers.get('x-request-id') ?? 'none'
      const body = await answer.text()
      expect([kind, answer.status]).toEqual([kind, 500])
      expect(body).toContain('Something went wrong on our side. It has been logged.')
      expect(body).not.toMatch(/action_hours|relation|select|42P01|\bat \w+ \(/)
      if (kind !== 'call') expect(body).toContain(id)
      expect(body).not.toContain('doesn’t affect your bot')
      const line = await until(() => linesOf().find((one) => one.request_id === id && one.level === 50))
      expect(JSON.stringify(line.err)).toContain('action_hours')
    }
    expect((await actor.call('GET', `/analytics/dashboard/${actor.id}`).then((one) => one.json())) as object).toEqual({
      error: { code: 'bug', message: 'Something went wrong on our side. It has been logged.' },
    })
  } finally {
    await world.sql('alter table action_hours_away rename to action_hours')
  }
})

test('without the database requests get 503 with Retry-After and are logged, and succeed once it is back', async () => {
  const proxy = await startProxy(world.env.DATABASE_URL ?? '')
  const server = await startServer('web', { ...world.env, DATABASE_URL: proxy.url })
  try {
    await world.sql('delete from rate_limits')
    const actor = await signInActor({ ...world, ...server }, 'canary@example.com', password)
    const own = () => actor.call('GET', '/auth/v1/user')
    expect((await own()).status).toBe(200)
    await proxy.shut()
    const [answer, ready, healthy, page] = await Promise.all([
      own(),
      fetch(`${server.origin}/readyz`),
      fetch(`${server.origin}/healthz`),
      fetch(`${server.origin}/login`, { headers: { cookie: 'warble=x' } }),
    ])
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
    const id = answer.headers.get('x-request-id') ?? 'none'
    await until(() =>
      server
        .output()
        .split('\n')
        .some((line) => line.includes(id) && line.includes('"level":50')),
    )
    expect([ready.status, healthy.status]).toEqual([503, 200])
    expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
    await proxy.open()
    expect(await until(async () => (await own()).status === 200)).toBe(true)
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200)
    expect(server.output()).not.toContain(decodeURIComponent(new URL(proxy.url).password))
  } finally {
    await server.stop('SIGKILL')
    await proxy.shut().catch(() => undefined)
  }
})
