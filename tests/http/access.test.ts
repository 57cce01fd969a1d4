import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { DeleteAccount } from '#app/contract/account.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { endpoints } from '#app/contract/index.ts'
import { connectAndAnalyze, perchTokens } from '../kit/actor.ts'
import { apiRoutesOf, levelOf, pathOf, routes } from '../kit/built.ts'
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
import { partOf } from '../kit/full.ts'
import { inBatches } from '../kit/in-batches.ts'
import { botsAtRest, digest, digestedTables, ownedTables } from '../kit/rows.ts'
import { linkGoogle, renewProofs, type SeededActor, seedActor } from '../kit/seed.ts'
import { startWorld, type World } from '../kit/world.ts'

const minute = 60_000
let world: World
let owner: SeededActor
let twin: SeededActor
let ownerSubject: Subject
let twinSubject: Subject
let callers: Record<string, Caller>

async function setUpSubject(actor: SeededActor, handle: string): Promise<Subject> {
  await connectAndAnalyze(world, actor, handle)
  await actor.call('POST', '/bots/start', { config: { user_id: actor.id } })
  await actor.call('POST', '/bots/stop', { user_id: actor.id })
  const now = world.sandbox.clock.now()
  // Unverified: a verified one would be required of every session.
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
  ownerSubject = await setUpSubject(owner, 'finchroast')
  const accounts = await (await fetch(`${world.sandbox.perch_url}/i/dev-accounts`)).text()
  const other = [...accounts.matchAll(/value="(\w+)"/g)].map(([, handle]) => handle).find((one) => one !== 'finchroast')
  twinSubject = await setUpSubject(twin, String(other))
  await botsAtRest(world)
  callers = await callersOf(world, owner, twin)
})
beforeEach(() => world.sql('delete from rate_limits'))
afterAll(() => world?.close())

test('every endpoint has a test row that says which id it takes', () => {
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

test('the digest covers every table with user data', async () => {
  expect(digestedTables).toEqual(await ownedTables(world))
})

/** Ids that we never issue. */
const garbage = ['x', 'null', "' or 1=1 --", '__proto__', '00000000-0000-0000-0000-000000000000', '🐦', 'a'.repeat(500)]

type Id = 'own' | 'foreign' | 'missing' | 'garbage'

/** The ids that each caller sends. Callers without a session take the owner for themselves. */
function subjectsFor(endpoint: Endpoint, { of }: Caller): [Id, Subject][] {
  const [own, foreign] = of === 'twin' ? [twinSubject, ownerSubject] : [ownerSubject, twinSubject]
  const { about } = rowOf(endpoint)
  if (about === 'nothing') return [['own', own]]
  const withId = (id: string): Subject => ({ ...own, [about === 'user' ? 'id' : about]: id })
  const theirs = about === 'user' ? foreign.id : (foreign[about] ?? '')
  return [
    ['own', own],
    ['foreign', about === 'user' ? foreign : withId(theirs)],
    ['missing', withId(randomUUID())],
    // Callers without a session are rejected before the id is read, so one such id is enough.
    ...partOf(garbage.slice(of === null ? -1 : 0), 3, endpoints.indexOf(endpoint)).map((id): [Id, Subject] => [
      'garbage',
      withId(id),
    ]),
  ]
}

const isOpenTo = ({ access }: Endpoint, { of, headers }: Caller) =>
  of !== null && (access === 'user' || headers.cookie === undefined)

/** Values that only the owner may read. */
const secrets = () => {
  const { id, email, handle, auth_token } = ownerSubject
  return new RegExp([id, email, handle, auth_token, owner.access_token].join('|'))
}

describe('every endpoint with every caller and every kind of id', () => {
  test.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', async (_name, endpoint) => {
    // The rate limits of reads and streams are counted in the server, the others in the database.
    if (endpoint.method === 'GET') await moveClock(world, minute)
    await freshProofs()
    const both = () => Promise.all([owner, twin].map(({ id }) => digest(world, id, rowOf(endpoint).adds)))
    const before = await both()
    const askedBy = async ([who, caller]: [string, Caller]) => {
      const isOpen = isOpenTo(endpoint, caller)
      const answers: [Id, Answered][] = await Promise.all(
        subjectsFor(endpoint, caller)
          // Calls about one’s own data are tested below.
          .filter(([id]) => id !== 'own' || !isOpen)
          .map(async ([id, subject]) => [id, await ask(world, endpoint, subject, caller.headers)]),
      )
      for (const [id, answer] of answers) {
        if (caller.of !== 'owner') expect([who, id, secrets().test(answer.body ?? '')]).toEqual([who, id, false])
        if (endpoint.access === 'public') continue
        const refused = [who, id, answer.status, refusalCode(endpoint, answer)]
        if (!isOpen) expect(refused).toEqual([who, id, ...expectedRejection(endpoint, caller)])
        else if (rowOf(endpoint).about === 'user') expect(refused).toEqual([who, id, 404, 'not_found'])
        else expect(answer.status).toBeGreaterThanOrEqual(400)
      }
      const answersFor = (wanted: Id) => answers.filter(([id]) => id === wanted)
      const responsesTo = (wanted: Id) => answersFor(wanted).map(([, { status, body }]) => [status, body])
      expect([who, responsesTo('foreign')]).toEqual([who, responsesTo('missing')])
    }
    const all = Object.entries(callers)
    const counted = all.filter(([, caller]) => endpoint.access === 'public' || isOpenTo(endpoint, caller))
    for (const one of counted) {
      await world.sql('delete from rate_limits')
      await askedBy(one)
    }
    // Whoever is not let in is refused before anything is counted, so several can ask at once.
    const rejected = all.filter((one) => !counted.includes(one))
    await inBatches(rejected, askedBy)
    expect(await both()).toEqual(before)
    for (const table of rowOf(endpoint).adds ?? []) await world.sql(`delete from ${table}`)
  })
})

/** Makes every password sign-in recent. */
const freshProofs = () => renewProofs(world, [owner.id, twin.id])

function expectedRejection({ access, errorForm }: Endpoint, { of, authError }: Caller): [number, string] {
  if (errorForm !== 'auth') return [401, 'not_signed_in']
  return (access === 'api_client' && of === null && authError) || [401, 'no_authorization']
}

test('extra fields in the body cannot set a plan, credits or another user', async () => {
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
  await botsAtRest(world)
})

describe('writes with the owner’s cookie', () => {
  test.each(writes.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s is rejected with 403 unless it comes from our own pages',
    async (_name, endpoint) => {
      const before = await digest(world)
      const answer = await ask(world, endpoint, ownerSubject, { cookie: owner.cookie })
      expect([answer.status, refusalCode(endpoint, answer)]).toEqual([403, 'cross_site'])
      expect(await digest(world)).toEqual(before)
    },
  )
})

/** The pages and layouts that require a session. */
const protectedRoutes = Object.values(routes).filter(({ module }) => levelOf(module.loader) === 'user')

describe('loader data requested without its page', () => {
  test.each(protectedRoutes.map((route) => [route.id, route] as const))('%s', async (id, route) => {
    // A guest may read so many pages a minute; access tokens end after an hour.
    if (protectedRoutes.indexOf(route) % 8 === 7) await moveClock(world, minute)
    // A layout has no address of its own.
    const path = pathOf(route) || pathOf(protectedRoutes.find(({ parentId }) => parentId === id) ?? route)
    const alone = `${path}.data?_routes=${encodeURIComponent(id)}`
    const own = await fetch(world.origin + alone, { headers: { cookie: owner.cookie } })
    // 202: the loader redirects to a page that has to come first.
    expect([own.status, own.headers.get('content-type')]).toEqual([
      expect.toBeOneOf([200, 202]),
      expect.stringContaining('text/x-script'),
    ])
    expect(await own.text()).not.toContain('/login?next=')
    await inBatches(Object.entries(callers), async ([who, { of, headers }]) => {
      const others = [`${path}.data`, `${path}?_data=${encodeURIComponent(id)}`, path]
      for (const address of [alone, ...partOf(others, 3, turnOf(who, protectedRoutes.indexOf(route)))]) {
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

const turnOf = (who: string, at: number) => Object.keys(callers).indexOf(who) + at

/** The path of the sign-in page if the response leads there, by redirect or in its data. */
function sentTo({ headers }: Response, text: string): string | undefined {
  return (headers.get('location') ?? text).match(/\/login(?=\?next=)/)?.[0]
}

describe('API endpoints requested as loader data', () => {
  const reads = forUsers.filter(({ method, limit }) => method === 'GET' && limit !== 'stream')
  test.each(reads.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', async (_name, endpoint) => {
    const [address = ''] = addressFor(endpoint, ownerSubject).split('?')
    const [route] = apiRoutesOf(endpoint.path)
    await moveClock(world, minute)
    await inBatches(Object.entries(callers), async ([who, { of, headers }]) => {
      const suffixes = ['.data', `.data?_routes=${route?.id}`, `?_data=${route?.id}`, '?index']
      for (const suffix of partOf(suffixes, 2, turnOf(who, reads.indexOf(endpoint)))) {
        if (of === 'owner') continue
        const answer = await fetch(world.origin + address + suffix, { redirect: 'manual', headers })
        expect([who, suffix, secrets().test(await answer.text())]).toEqual([who, suffix, false])
        expect([who, suffix, answer.status < 500]).toEqual([who, suffix, true])
      }
    })
  })
})

/** Endpoints that accept only one of the two credentials; extension.test.ts tests both. */
const acceptsOnly: Record<string, string> = {
  '/api/extension/pairing-code': 'cookie',
  '/rest/v1/rpc/update_extension_status': 'token',
}

/** Tested where the factor, identity or export that they need is made: auth-js-*.test.ts, provider-sign-in.test.ts, export.test.ts. */
const needsOwn = /^\/auth\/v1\/(factors\/|user\/identities\/\{)|\/file$/

const authorizedCallers: [who: string, of: () => [SeededActor, Subject], by: 'token' | 'cookie'][] = [
  ['the owner by token', () => [owner, ownerSubject], 'token'],
  ['the owner by cookie', () => [owner, ownerSubject], 'cookie'],
  ['another user by token', () => [twin, twinSubject], 'token'],
  ['another user by cookie', () => [twin, twinSubject], 'cookie'],
  ['the extension of another user', () => [twin, twinSubject], 'token'],
]

describe.each(authorizedCallers)('%s may use their own data', (who, of, by) => {
  const byExtension = who.startsWith('the extension')
  let headers: Record<string, string>
  beforeAll(async () => {
    const [{ access_token, cookie, ...actor }] = of()
    // A user gets at most one mail a minute.
    await moveClock(world, minute)
    await freshProofs()
    const token = byExtension ? await pairedToken(world, { access_token, cookie, ...actor }) : access_token
    headers = by === 'token' ? bearer(token) : { cookie, origin: world.origin }
  })
  const last = [
    '/twitter/connect',
    '/api/analyze-account',
    '/bots/start',
    '/bots/stop',
    '/twitter/disconnect',
    // These come last: the first makes the session an extension’s, the second ends it.
    '/rest/v1/rpc/update_extension_status',
    '/rest/v1/rpc/disconnect_extension',
  ]
  const inOrder = (by === 'token' ? forUsers : forPages)
    .filter(({ path }) => !['/auth/v1/logout', DeleteAccount.path].includes(path) && !needsOwn.test(path))
    .filter(({ path }) => (acceptsOnly[path] ?? by) === by)
    .toSorted((one, other) => last.indexOf(one.path) - last.indexOf(other.path))
  test.each(inOrder.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', async (_name, endpoint) => {
    const [, subject] = of()
    const answer = await ask(world, endpoint, subject, headers)
    // A session that began by pairing has no recent sign-in.
    if (byExtension && answer.status === 400 && endpoint.errors.includes('reauthentication_needed'))
      return expect(refusalCode(endpoint, answer)).toBe('reauthentication_needed')
    expect([answer.status, answer.body]).toEqual([endpoint.status, answer.body])
    expect(answer.headers.get('cache-control')).toContain('no-store')
    if (answer.body !== null) endpoint.reply.parse(JSON.parse(answer.body))
    if (subject !== ownerSubject) expect(secrets().test(answer.body ?? '')).toBe(false)
  })
})
