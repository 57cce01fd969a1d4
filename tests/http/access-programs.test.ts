import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { GetExport } from '#app/contract/account.ts'
import { bearer } from '../kit/callers.ts'
import { ask, forPrograms, forUsers, nameOf, refusalCode, type Subject } from '../kit/calls.ts'
import { freezeClock, moveClock } from '../kit/clock.ts'
import { digest } from '../kit/rows.ts'
import { ageProofs, cookieSession, isSignedIn, type SeededActor, seedActor } from '../kit/seed.ts'
import { startWorld, type World } from '../kit/world.ts'

let world: World
let actor: SeededActor
let subject: Subject
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { role: 'web', tick: false, people: 5, google: true })
  actor = await seedActor(world)
  subject = { id: actor.id, email: actor.email, handle: 'somebody', auth_token: 'a', ct0_token: 'b' }
})
afterAll(() => world?.close())

test('the endpoints that require a Bearer token are those of the auth client and the export', () => {
  const ofAuth = forUsers.filter(({ path }) => path.startsWith('/auth/v1/'))
  expect(forPrograms).toEqual([...ofAuth, GetExport])
})

describe.each(forPrograms.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', (_name, endpoint) => {
  const [code, message] =
    endpoint.errorForm === 'auth'
      ? ['no_authorization', 'This endpoint requires a valid Bearer token']
      : ['not_signed_in', 'User not authenticated']

  test('rejects a session cookie whatever the request’s origin', async () => {
    const before = await digest(world)
    const headerSets: Record<string, string>[] = [
      { origin: world.origin },
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
      {},
    ]
    for (const more of headerSets) {
      const answer = await ask(world, endpoint, subject, { cookie: actor.cookie, ...more })
      expect([answer.status, refusalCode(endpoint, answer)]).toEqual([401, code])
      expect(answer.body).toContain(message)
    }
    expect(await digest(world)).toEqual(before)
  })
})

/** The endpoints open to a session that has not passed its second factor. */
const beforeFactor = [
  'GET /auth/v1/user',
  'POST /auth/v1/factors/{factorId}/challenge',
  'POST /auth/v1/factors/{factorId}/verify',
  'POST /auth/v1/factors/recovery-codes/verify',
  'POST /auth/v1/logout',
]

describe('a session that has not passed its second factor', () => {
  let pending: SeededActor
  let pendingSubject: Subject
  beforeAll(async () => {
    pending = await seedActor(world)
    pendingSubject = { ...subject, id: pending.id, email: pending.email }
    await world.sql(
      `insert into factors (user_id, friendly_name, status, created_at, updated_at) values ($1, 'app', 'verified', now(), now())`,
      [pending.id],
    )
  })

  test('may only read the user, verify the factor or sign out', () => {
    expect(
      forUsers
        .filter((endpoint) => endpoint.before_factor)
        .map(nameOf)
        .toSorted(),
    ).toEqual(beforeFactor.toSorted())
  })

  test.each(
    forUsers.filter((endpoint) => !beforeFactor.includes(nameOf(endpoint))).map((one) => [nameOf(one), one] as const),
  )('%s is rejected and changes nothing', async (_name, endpoint) => {
    const before = await digest(world, pending.id)
    const cookie = { cookie: pending.cookie, origin: world.origin }
    for (const headers of [bearer(pending.access_token), ...(endpoint.access === 'user' ? [cookie] : [])]) {
      const answer = await ask(world, endpoint, pendingSubject, headers)
      expect(refusalCode(endpoint, answer)).toBe('insufficient_aal')
    }
    expect(await digest(world, pending.id)).toEqual(before)
  })

  test('can sign out only itself', async () => {
    const logout = (scope: string) => pending.call('POST', `/auth/v1/logout?scope=${scope}`)
    const before = await digest(world, pending.id)
    const answer = await logout('others')
    // The client treats 401, 403 and 404 as success.
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, 'insufficient_aal'])
    expect(await digest(world, pending.id)).toEqual(before)
    expect((await pending.call('GET', '/auth/v1/user')).status).toBe(200)
    expect((await logout('global')).status).toBe(204)
    expect((await pending.call('GET', '/auth/v1/user')).status).toBe(403)
    expect(await world.sql('select id from sessions where user_id = $1', [pending.id])).toHaveLength(1)
  })
})

describe('sign-out by scope ends browser and API sessions alike', () => {
  const user = (actor: SeededActor) =>
    Promise.all([
      actor.call('GET', '/auth/v1/user').then(({ status }) => status),
      isSignedIn(world.origin, actor.cookie),
    ])
  const signOut = (actor: SeededActor, scope: string) =>
    actor.call('POST', `/auth/v1/logout${scope && `?scope=${scope}`}`)
  test.each([
    ['local', [403, true]],
    ['others', [200, false]],
    ['global', [403, false]],
    ['', [403, false]],
  ])('scope %s', async (scope, expected) => {
    const actor = await seedActor(world)
    expect(await user(actor)).toEqual([200, true])
    const answer = await signOut(actor, scope)
    expect([answer.status, await answer.text()]).toEqual([204, ''])
    expect(await user(actor)).toEqual(expected)
  })

  test('a session without a recent sign-in can’t end the others and stay', async () => {
    const actor = await seedActor(world)
    await ageProofs(world, actor.id)
    const answer = await signOut(actor, 'others')
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, 'reauthentication_needed'])
    expect(await user(actor)).toEqual([200, true])
    expect((await signOut(actor, 'local')).status).toBe(204)
    expect(await user(actor)).toEqual([403, true])
  })
})

describe('expiry', () => {
  const [second, day] = [1000, 86_400_000]
  const isValid = (cookie: string) => isSignedIn(world.origin, cookie)
  beforeAll(() => freezeClock(world))

  test('an access token expires after an hour', async () => {
    const { call } = await seedActor(world)
    const status = async () => (await call('GET', '/auth/v1/user')).status
    await moveClock(world, 3590 * second)
    expect(await status()).toBe(200)
    await moveClock(world, 15 * second)
    expect(await status()).toBe(403)
  })

  test('a session ends after 14 days without use, and after 60 days in any case', async () => {
    const used = await cookieSession(world, actor.id)
    const idle = await cookieSession(world, actor.id)
    await moveClock(world, 14 * day - 5 * second)
    expect(await isValid(used)).toBe(true)
    await moveClock(world, 10 * second)
    expect([await isValid(used), await isValid(idle)]).toEqual([true, false])
    for (let round = 0; round < 3; round += 1) {
      await moveClock(world, 13 * day)
      expect(await isValid(used)).toBe(true)
    }
    await moveClock(world, 7 * day - 20 * second)
    expect(await isValid(used)).toBe(true)
    await moveClock(world, 30 * second)
    expect(await isValid(used)).toBe(false)
    const answer = await fetch(`${world.origin}/dashboard`, { redirect: 'manual', headers: { cookie: used } })
    expect(answer.headers.get('location')).toBe('/login?next=%2Fdashboard')
  })
})
