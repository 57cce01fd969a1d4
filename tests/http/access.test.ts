import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { DeleteAccount } from '#app/contract/deletion.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { connectAndAnalyse, perchTokens } from '../kit/actor.ts'
import { aboutSomebody, ask, forPages, forUsers, nameOf, refusalCode, type Subject, writes } from '../kit/calls.ts'
import { moveClock } from '../kit/clock.ts'
import { digest, digestedTables, ownedTables } from '../kit/rows.ts'
import { cookieSession, isSignedIn, type SeededActor, seedActor } from '../kit/seed.ts'
import { until } from '../kit/until.ts'
import { startWorld, type World } from '../kit/world.ts'

const second = 1000
const day = 86_400 * second

let world: World
let owner: SeededActor
let twin: SeededActor
let owned: Subject
let twins: Subject
const headersOf: Record<string, Record<string, string>> = {}

async function settled(actor: SeededActor, handle: string): Promise<Subject> {
  await connectAndAnalyse(world, actor, handle)
  await actor.call('POST', '/bots/start', { config: { user_id: actor.id } })
  await actor.call('POST', '/bots/stop', { user_id: actor.id })
  return { id: actor.id, email: actor.email, ...(await perchTokens(world, handle)) }
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

beforeAll(async () => {
  world = await startWorld(inject('postgres'), { tick: false, people: 40, google: true, payments: true })
  owner = await seedActor(world)
  twin = await seedActor(world)
  owned = await settled(owner, 'finchroast')
  const accounts = await (await fetch(`${world.sandbox.perch_url}/i/dev-accounts`)).text()
  const other = [...accounts.matchAll(/value="(\w+)"/g)].map(([, handle]) => handle).find((one) => one !== 'finchroast')
  twins = await settled(twin, String(other))
  await until(async () => (await world.sql('select 1 from bots where lease is not null')).length === 0)

  const ended = await seedActor(world)
  await ended.call('POST', '/auth/v1/logout')
  const deleted = await seedActor(world)
  await world.sql('delete from users where id = $1', [deleted.id])
  const signedOut = await cookieSession(world, owner.id)
  await fetch(`${world.origin}/logout`, {
    method: 'POST',
    headers: { cookie: signedOut, origin: world.origin },
    body: new URLSearchParams(),
  })
  const [head, , signature] = owner.access_token.split('.')
  const claims = {
    sub: owner.id,
    session_id: randomUUID(),
    email: owner.email,
    aud: 'authenticated',
    exp: 4_000_000_000,
  }
  Object.assign(headersOf, {
    nobody: {},
    'an ended session': bearer(ended.access_token),
    'a deleted user': bearer(deleted.access_token),
    'a deleted user by cookie': { cookie: deleted.cookie },
    'a signed-out browser': { cookie: signedOut, origin: world.origin },
    'a token with other claims': bearer(`${head}.${base64url(claims)}.${signature}`),
    'a token of algorithm none': bearer(`${base64url({ alg: 'none' })}.${base64url(claims)}.`),
    'a token cut short': bearer(owner.access_token.slice(0, -4)),
    'a changed cookie': { cookie: `${owner.cookie.slice(0, -2)}zz`, origin: world.origin },
    'an empty bearer beside a good cookie': { cookie: owner.cookie, origin: world.origin, authorization: 'Bearer ' },
    'another scheme beside a good cookie': { cookie: owner.cookie, origin: world.origin, authorization: 'Basic eDp5' },
  })
})
afterAll(() => world?.close())

const strangers = [
  ...['nobody', 'an ended session', 'a deleted user', 'a deleted user by cookie', 'a signed-out browser'],
  ...['a token with other claims', 'a token of algorithm none', 'a token cut short', 'a changed cookie'],
  ...['an empty bearer beside a good cookie', 'another scheme beside a good cookie'],
]

/** The auth client is told why its token is invalid; everybody else is not. */
const forClient: Record<string, [number, string]> = {
  'an ended session': [403, 'session_not_found'],
  'a deleted user': [403, 'user_not_found'],
  'a token with other claims': [403, 'bad_jwt'],
  'a token of algorithm none': [403, 'bad_jwt'],
  'a token cut short': [403, 'bad_jwt'],
}
const refusedAs = ({ errorForm }: Endpoint, who: string) =>
  errorForm === 'auth' ? (forClient[who] ?? [401, 'no_authorization']) : [401, 'not_signed_in']

test('the digest of rows knows every table that belongs to a user', async () => {
  expect(digestedTables).toEqual(await ownedTables(world))
})

describe.each(strangers)('%s', (who) => {
  test.each(forUsers.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', async (_name, endpoint) => {
    const before = await digest(world, owner.id)
    const answer = await ask(world, endpoint, owned, headersOf[who] ?? {})
    expect([answer.status, refusalCode(endpoint, answer)]).toEqual(refusedAs(endpoint, who))
    expect(await digest(world, owner.id)).toEqual(before)
  })
})

describe('another user', () => {
  test.each(aboutSomebody.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s: a foreign id is like one that does not exist, and nothing is touched',
    async (_name, endpoint) => {
      const before = await digest(world, twin.id)
      const missing = { ...twins, id: randomUUID() }
      for (const headers of [bearer(owner.access_token), { cookie: owner.cookie, origin: world.origin }]) {
        const foreign = await ask(world, endpoint, twins, headers)
        expect([foreign.status, refusalCode(endpoint, foreign)]).toEqual([404, 'not_found'])
        expect((await ask(world, endpoint, missing, headers)).body).toBe(foreign.body)
        expect((await ask(world, endpoint, { ...twins, id: 'x' }, headers)).body).toBe(foreign.body)
      }
      expect(await digest(world, twin.id)).toEqual(before)
    },
  )

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
    const config = { user_id: owner.id, max_actions_per_hour: 30, follow_limit: 20, ...extra }
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
})

describe('pages below the door, asked for alone', () => {
  const alone = ['dashboard/home', 'dashboard/layout']
  test.each(alone)('%s', async (route) => {
    const address = `/dashboard.data?_routes=${encodeURIComponent(`routes/${route}`)}`
    const signedIn = await fetch(world.origin + address, { headers: { cookie: owner.cookie } })
    expect(await signedIn.text()).toContain('plan')
    for (const who of ['nobody', 'a signed-out browser', 'a changed cookie']) {
      const answer = await fetch(world.origin + address, { redirect: 'manual', headers: headersOf[who] ?? {} })
      const text = await answer.text()
      expect(text).toContain('/login')
      expect(text).not.toMatch(/finchroast|seeded|email|plan/)
    }
  })

  test.each(['/dashboard', '/dashboard.data', '/onboarding', '/onboarding.data'])(
    '%s sends strangers to the door',
    async (path) => {
      const answer = await fetch(world.origin + path, { redirect: 'manual' })
      if (path.endsWith('.data')) expect(await answer.text()).toContain('/login?next=')
      else
        expect([answer.status, answer.headers.get('location')]).toEqual([
          302,
          `/login?next=${encodeURIComponent(path)}`,
        ])
    },
  )
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

/** Refused to one of the two: extension.test.ts has both. */
const onlyBy: Record<string, string> = {
  '/api/extension/pairing-code': 'cookie',
  '/rest/v1/rpc/update_extension_status': 'token',
}

/** These need a factor or an identity of their own: auth-js-*.test.ts and provider-sign-in.test.ts. */
const needsOwn = /^\/auth\/v1\/(factors\/|user\/identities\/\{)/

describe.each(['token', 'cookie'])('the owner by %s', (how) => {
  const last = [
    ...['/twitter/connect', '/api/analyze-account', '/bots/start', '/bots/stop', '/twitter/disconnect'],
    // From then on the session is an extension's, and the next call ends it.
    ...['/rest/v1/rpc/update_extension_status', '/rest/v1/rpc/disconnect_extension'],
  ]
  const inOrder = (how === 'token' ? forUsers : forPages)
    .filter(({ path }) => !['/auth/v1/logout', DeleteAccount.path].includes(path) && !needsOwn.test(path))
    .filter(({ path }) => (onlyBy[path] ?? how) === how)
    .toSorted((one, other) => last.indexOf(one.path) - last.indexOf(other.path))
  test.each(inOrder.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', async (_name, endpoint) => {
    const own = how === 'token' ? bearer(owner.access_token) : { cookie: owner.cookie, origin: world.origin }
    const answer = await ask(world, endpoint, owned, own)
    expect([answer.status, answer.body]).toEqual([endpoint.status, answer.body])
    expect(answer.headers.get('cache-control')).toContain('no-store')
    if (answer.body !== null) endpoint.reply.parse(JSON.parse(answer.body))
  })
})

describe('time', () => {
  const isIn = (cookie: string) => isSignedIn(world.origin, cookie)

  test('an access token lives an hour', async () => {
    const { call } = await seedActor(world)
    const status = async () => (await call('GET', '/auth/v1/user')).status
    await moveClock(world, 3590 * second)
    expect(await status()).toBe(200)
    await moveClock(world, 15 * second)
    expect(await status()).toBe(403)
  })

  test('a session ends after 14 days without use, and after 60 in any case', async () => {
    const used = await cookieSession(world, twin.id)
    const idle = await cookieSession(world, twin.id)
    await moveClock(world, 14 * day - 5 * second)
    expect(await isIn(used)).toBe(true)
    await moveClock(world, 10 * second)
    expect([await isIn(used), await isIn(idle)]).toEqual([true, false])
    for (let round = 0; round < 3; round += 1) {
      await moveClock(world, 13 * day)
      expect(await isIn(used)).toBe(true)
    }
    await moveClock(world, 7 * day - 20 * second)
    expect(await isIn(used)).toBe(true)
    await moveClock(world, 30 * second)
    expect(await isIn(used)).toBe(false)
    const answer = await fetch(`${world.origin}/dashboard`, { redirect: 'manual', headers: { cookie: used } })
    expect(answer.headers.get('location')).toBe('/login?next=%2Fdashboard')
  })
})
