import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { DeleteAccount } from '#app/contract/deletion.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { endpoints } from '#app/contract/index.ts'
import { connectAndAnalyse, perchTokens } from '../kit/actor.ts'
import { levelOf, pathOf, routes } from '../kit/built.ts'
import { rows } from '../kit/call-rows.ts'
import { bearer, type Caller, callersOf, pairedToken } from '../kit/callers.ts'
import {
  type Answered,
  addressFor,
  ask,
  forPages,
  forUsers,
  nameOf,
  refusalCode,
  rowOf,
  type Subject,
  writes,
} from '../kit/calls.ts'
import { moveClock } from '../kit/clock.ts'
import { inBatches } from '../kit/in-batches.ts'
import { digest, digestedTables, ownedTables } from '../kit/rows.ts'
import { linkGoogle, type SeededActor, seedActor } from '../kit/seed.ts'
import { until } from '../kit/until.ts'
import { startWorld, type World } from '../kit/world.ts'

const minute = 60_000

let world: World
let owner: SeededActor
let twin: SeededActor
let owned: Subject
let twins: Subject
let callers: Record<string, Caller>

async function settled(actor: SeededActor, handle: string): Promise<Subject> {
  await connectAndAnalyse(world, actor, handle)
  await actor.call('POST', '/bots/start', { config: { user_id: actor.id } })
  await actor.call('POST', '/bots/stop', { user_id: actor.id })
  const now = world.sandbox.clock.now()
  // One that is not verified yet: with it a session would be half a one.
  const [factor] = await world.sql<{ id: string }>(
    `insert into factors (user_id, friendly_name, status, created_at, updated_at) values ($1, 'app', 'unverified', $2, $2) returning id`,
    [actor.id, now],
  )
  const identity = await linkGoogle(world, actor.id, actor.email, now)
  return { id: actor.id, email: actor.email, ...(await perchTokens(world, handle)), factor: factor?.id ?? '', identity }
}

beforeAll(async () => {
  world = await startWorld(inject('postgres'), { tick: false, people: 40, google: true, payments: true })
  owner = await seedActor(world)
  twin = await seedActor(world)
  owned = await settled(owner, 'finchroast')
  const accounts = await (await fetch(`${world.sandbox.perch_url}/i/dev-accounts`)).text()
  const other = [...accounts.matchAll(/value="(\w+)"/g)].map(([, handle]) => handle).find((one) => one !== 'finchroast')
  twins = await settled(twin, String(other))
  await until(async () => (await world.sql('select 1 from bots where lease is not null')).length === 0)
  callers = await callersOf(world, owner, twin)
})
beforeEach(() => world.sql('delete from rate_limits'))
afterAll(() => world?.close())

test('every call has its row, and the rows know what the contracts say of ids', () => {
  expect(Object.keys(rows).toSorted()).toEqual(endpoints.map(nameOf).toSorted())
  for (const endpoint of endpoints) {
    const shape = Object.keys((endpoint.body as { shape?: object }).shape ?? {})
    const names = endpoint.path.includes('{userId}') || shape.includes('user_id') || shape.includes('config')
    const ids = [...endpoint.path.matchAll(/\{(factor|identity)Id\}/g)].map(([, kind]) => kind)
    expect([nameOf(endpoint), rowOf(endpoint).about]).toEqual([
      nameOf(endpoint),
      names ? 'user' : (ids[0] ?? 'nothing'),
    ])
  }
})

test('the digest of rows knows every table that belongs to a user', async () => {
  expect(digestedTables).toEqual(await ownedTables(world))
})

/** What an id may be that nobody ever got from us. */
const garbage = ['x', 'null', "' or 1=1 --", '__proto__', '00000000-0000-0000-0000-000000000000', '🐦', 'a'.repeat(500)]

type Id = 'own' | 'foreign' | 'missing' | 'garbage'

/** What each caller asks about: who is nobody asks about the owner, too. */
function subjectsFor(endpoint: Endpoint, { of }: Caller): [Id, Subject][] {
  const [own, foreign] = of === 'twin' ? [twins, owned] : [owned, twins]
  const { about } = rowOf(endpoint)
  if (about === 'nothing') return [['own', own]]
  const withId = (id: string): Subject => ({ ...own, [about === 'user' ? 'id' : about]: id })
  const theirs = about === 'user' ? foreign.id : (foreign[about] ?? '')
  return [
    ['own', own],
    ['foreign', about === 'user' ? foreign : withId(theirs)],
    ['missing', withId(randomUUID())],
    // Whoever is refused before is refused whatever the id.
    ...garbage.slice(of === null ? -1 : 0).map((id): [Id, Subject] => ['garbage', withId(id)]),
  ]
}

const isOpenTo = ({ access }: Endpoint, { of, headers }: Caller) =>
  of !== null && (access === 'user' || headers.cookie === undefined)

/** What only the owner may ever read. */
const secrets = () => new RegExp([owned.id, owned.email, owned.handle, owned.auth_token, owner.access_token].join('|'))

describe('every call, by everybody, about every id', () => {
  test.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', async (_name, endpoint) => {
    // Reads and streams are counted by the server, the others in the database.
    if (endpoint.method === 'GET') await moveClock(world, minute)
    await freshProofs()
    const both = async () => [await digest(world, owner.id), await digest(world, twin.id)]
    const before = await both()
    for (const [who, caller] of Object.entries(callers)) {
      await world.sql('delete from rate_limits')
      const isOpen = isOpenTo(endpoint, caller)
      const answers: [Id, Answered][] = await Promise.all(
        subjectsFor(endpoint, caller)
          // What one may do with what is one's own is tried further down.
          .filter(([id]) => id !== 'own' || !isOpen)
          .map(async ([id, subject]) => [id, await ask(world, endpoint, subject, caller.headers)]),
      )
      for (const [id, answer] of answers) {
        if (caller.of !== 'owner') expect([who, id, secrets().test(answer.body ?? '')]).toEqual([who, id, false])
        if (endpoint.access === 'public') continue
        const refused = [who, id, answer.status, refusalCode(endpoint, answer)]
        if (!isOpen) expect(refused).toEqual([who, id, ...refusedAs(endpoint, caller)])
        else if (rowOf(endpoint).about === 'user') expect(refused).toEqual([who, id, 404, 'not_found'])
        else expect(answer.status).toBeGreaterThanOrEqual(400)
      }
      const told = (wanted: Id) => answers.filter(([id]) => id === wanted).map(([, { status, body }]) => [status, body])
      expect([who, told('foreign')]).toEqual([who, told('missing')])
    }
    expect(await both()).toEqual(before)
  })
})

/** The proofs of all sessions are of this moment. */
const freshProofs = () =>
  world.sql(
    `update sessions set amr = jsonb_build_array(jsonb_build_object('method', 'password', 'timestamp', $1::bigint))
     where user_id = any($2) and amr @> '[{"method": "password"}]'`,
    [Math.floor(world.sandbox.clock.now().getTime() / 1000), [owner.id, twin.id]],
  )

function refusedAs({ access, errorForm }: Endpoint, { of, told }: Caller): [number, string] {
  if (errorForm !== 'auth') return [401, 'not_signed_in']
  return (access === 'api_client' && of === null && told) || [401, 'no_authorization']
}

test('the caller cannot name a plan, a credit or another user beside the fields', async () => {
  const own = async () =>
    (await world.sql('select u.*, s.* from users u left join subscriptions s on s.user_id = u.id')).map(String)
  const before = [await own(), await digest(world, twin.id)]
  const extra = {
    id: twin.id,
    plan_type: 'pro',
    is_admin: true,
    trial_credits: 9999,
    email: twin.email,
    state: 'running',
  }
  const config = { user_id: owner.id, max_actions_per_hour: 15, follow_limit: 5, ...extra }
  const beyond = { config: { ...config, max_actions_per_hour: 30, follow_limit: 20 }, ...extra }
  expect((await owner.call('POST', '/bots/start', beyond)).status).toBe(422)
  expect((await owner.call('POST', '/bots/start', { config, user_id: twin.id, ...extra })).status).toBe(200)
  expect(
    (await owner.call('POST', '/bots/stop', { user_id: owner.id, config: { user_id: twin.id }, ...extra })).status,
  ).toBe(200)
  expect((await owner.call('POST', '/bots/stop', { user_id: owner.id, userId: twin.id })).status).toBe(200)
  expect([await own(), await digest(world, twin.id)]).toEqual(before)
  const [bot] = await world.sql<{ max: number }>('select max_actions_per_hour as max from bots where user_id = $1', [
    owner.id,
  ])
  expect(bot?.max).toBeLessThanOrEqual(15)
})

describe('the owner by cookie', () => {
  test.each(writes.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s without a sign of our own page: 403',
    async (_name, endpoint) => {
      const before = await digest(world)
      const answer = await ask(world, endpoint, owned, { cookie: owner.cookie })
      expect([answer.status, refusalCode(endpoint, answer)]).toEqual([403, 'cross_site'])
      expect(await digest(world)).toEqual(before)
    },
  )
})

/** Pages and layouts for who is signed in, and the data of each. */
const closed = Object.values(routes).filter(({ module }) => levelOf(module.loader) === 'user')

describe('the data of pages, asked for alone', () => {
  test.each(closed.map((route) => [route.id, route] as const))('%s', async (id, route) => {
    // A layout has no address of its own.
    const path = pathOf(route) || pathOf(closed.find(({ parentId }) => parentId === id) ?? route)
    const alone = `${path}.data?_routes=${encodeURIComponent(id)}`
    const own = await fetch(world.origin + alone, { headers: { cookie: owner.cookie } })
    // Some of them lead on to where one has to be first.
    expect([own.status, own.headers.get('content-type')]).toEqual([
      expect.toBeOneOf([200, 202]),
      expect.stringContaining('text/x-script'),
    ])
    expect(await own.text()).not.toContain('/login?next=')
    await inBatches(Object.entries(callers), async ([who, { of, headers }]) => {
      for (const address of [alone, `${path}.data`, `${path}?_data=${encodeURIComponent(id)}`, path]) {
        const answer = await fetch(world.origin + address, { redirect: 'manual', headers })
        const text = await answer.text()
        const isOld = address.includes('_data=')
        if (isOld) expect([who, address, answer.status]).toEqual([who, address, 400])
        if (of !== 'owner') expect([who, address, secrets().test(text)]).toEqual([who, address, false])
        if (of === null && !isOld) expect([who, address, sentTo(answer, text)]).toEqual([who, address, '/login'])
      }
    })
  })
})

/** Where a page sends its visitor: by a redirect, or in its data. */
function sentTo({ headers }: Response, text: string): string | undefined {
  return (headers.get('location') ?? text).match(/\/login(?=\?next=)/)?.[0]
}

describe('the data of calls, asked for as that of a page', () => {
  const reads = forUsers.filter(({ method, limit }) => method === 'GET' && limit !== 'stream')
  test.each(reads.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', async (_name, endpoint) => {
    const [address = ''] = addressFor(endpoint, owned).split('?')
    const route = Object.values(routes).find((one) => pathOf(one) === endpoint.path)
    await moveClock(world, minute)
    await inBatches(Object.entries(callers), async ([who, { of, headers }]) => {
      for (const way of ['.data', `.data?_routes=${route?.id}`, `?_data=${route?.id}`, '?index']) {
        if (of === 'owner') continue
        const answer = await fetch(world.origin + address + way, { redirect: 'manual', headers })
        expect([who, way, secrets().test(await answer.text())]).toEqual([who, way, false])
        expect([who, way, answer.status < 500]).toEqual([who, way, true])
      }
    })
  })
})

/** Refused to one of the two: extension.test.ts has both. */
const onlyBy: Record<string, string> = {
  '/api/extension/pairing-code': 'cookie',
  '/rest/v1/rpc/update_extension_status': 'token',
}

/** These need a factor, an identity or an export of their own: auth-js-*.test.ts, provider-sign-in.test.ts, export.test.ts. */
const needsOwn = /^\/auth\/v1\/(factors\/|user\/identities\/\{)|\/file$/

const ways: [who: string, of: () => [SeededActor, Subject], by: 'token' | 'cookie'][] = [
  ['the owner by token', () => [owner, owned], 'token'],
  ['the owner by cookie', () => [owner, owned], 'cookie'],
  ['another user by token', () => [twin, twins], 'token'],
  ['another user by cookie', () => [twin, twins], 'cookie'],
  ['the extension of another user', () => [twin, twins], 'token'],
]

describe.each(ways)('%s may do what is their own', (who, of, by) => {
  const byExtension = who.startsWith('the extension')
  let headers: Record<string, string>
  beforeAll(async () => {
    const [{ access_token, cookie, ...actor }] = of()
    // Mails to one user are a minute apart.
    await moveClock(world, minute)
    await freshProofs()
    const token = byExtension ? await pairedToken(world, { access_token, cookie, ...actor }) : access_token
    headers = by === 'token' ? bearer(token) : { cookie, origin: world.origin }
  })
  const last = [
    ...['/twitter/connect', '/api/analyze-account', '/bots/start', '/bots/stop', '/twitter/disconnect'],
    // From then on the session is an extension's, and the next call ends it.
    ...['/rest/v1/rpc/update_extension_status', '/rest/v1/rpc/disconnect_extension'],
  ]
  const inOrder = (by === 'token' ? forUsers : forPages)
    .filter(({ path }) => !['/auth/v1/logout', DeleteAccount.path].includes(path) && !needsOwn.test(path))
    .filter(({ path }) => (onlyBy[path] ?? by) === by)
    .toSorted((one, other) => last.indexOf(one.path) - last.indexOf(other.path))
  test.each(inOrder.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', async (_name, endpoint) => {
    const [, subject] = of()
    const answer = await ask(world, endpoint, subject, headers)
    // It was never shown who sits at that browser.
    if (byExtension && answer.status === 400 && endpoint.errors.includes('reauthentication_needed'))
      return expect(refusalCode(endpoint, answer)).toBe('reauthentication_needed')
    expect([answer.status, answer.body]).toEqual([endpoint.status, answer.body])
    expect(answer.headers.get('cache-control')).toContain('no-store')
    if (answer.body !== null) endpoint.reply.parse(JSON.parse(answer.body))
    if (subject !== owned) expect(secrets().test(answer.body ?? '')).toBe(false)
  })
})
