import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startProxy } from '../kit/proxy.ts'
import { type SeededActor, seedActor } from '../kit/seed.ts'
import { startServer } from '../kit/server.ts'
import { until } from '../kit/until.ts'
import { startWorld, type World } from '../kit/world.ts'

/** Sign-ins fail closed: an attacker who disables the counter gets no uncounted attempts. */

let world: World
let actor: SeededActor
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { role: 'web', tick: false, people: 5 })
  actor = await seedActor(world)
})
afterAll(() => world?.close())

const sessions = async () => (await world.sql('select id from sessions')).length

/** Sends the right password to every route that accepts one, several times at once. */
async function signIns(origin: string) {
  const { email, password } = actor
  const form = new URLSearchParams({ intent: 'sign-in', email, password })
  const routes = [
    () => fetch(`${origin}/login`, { method: 'POST', redirect: 'manual', headers: { origin }, body: form }),
    () => fetch(`${origin}/login.data`, { method: 'POST', redirect: 'manual', headers: { origin }, body: form }),
    () =>
      fetch(`${origin}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      }),
  ]
  const answers = await Promise.all(routes.flatMap((route) => [route(), route(), route()]))
  return answers.map(({ status, headers }) => [
    status,
    headers.get('retry-after'),
    headers.getSetCookie().filter((cookie) => cookie.startsWith('warble=')),
  ])
}
const refused = Array.from({ length: 9 }, () => [503, '2', []])

test('nobody can sign in without the database', async () => {
  const proxy = await startProxy(world.env.DATABASE_URL ?? '')
  const server = await startServer('web', { ...world.env, DATABASE_URL: proxy.url })
  const before = await sessions()
  try {
    await proxy.shut()
    expect(await signIns(server.origin)).toEqual(refused)
    await proxy.open()
    await until(async () => (await fetch(`${server.origin}/readyz`)).status === 200)
    expect(await sessions()).toBe(before)
  } finally {
    await server.stop('SIGKILL')
    await proxy.shut().catch(() => undefined)
  }
})

test('nobody can sign in while attempts cannot be counted', async () => {
  const before = await sessions()
  const held = world
    .sql('do $$ begin lock table rate_limits in access exclusive mode; perform pg_sleep(60); end $$')
    .catch(() => undefined)
  const locker = `select pid from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`
  await until(async () => (await world.sql(locker)).length === 1)
  expect(await signIns(world.origin)).toEqual(refused)
  expect(await sessions()).toBe(before)
  await world.sql(`select pg_cancel_backend(pid) from (${locker}) as locker`)
  await held
  const [page] = await signIns(world.origin)
  expect(page?.[0]).not.toBe(503)
  expect(await sessions()).toBeGreaterThan(before)
})
