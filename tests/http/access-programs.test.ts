import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { GetExport } from '#app/contract/export.ts'
import { ask, forPrograms, forUsers, nameOf, refusalCode, type Subject } from '../kit/calls.ts'
import { digest } from '../kit/rows.ts'
import { ageProofs, isSignedIn, type SeededActor, seedActor } from '../kit/seed.ts'
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

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

test('every signed-in call of the auth client is one for programs, and a read that begins something', () => {
  const ofAuth = forUsers.filter(({ path }) => path.startsWith('/auth/v1/'))
  expect(forPrograms).toEqual([...ofAuth, GetExport])
})

describe.each(forPrograms.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', (_name, endpoint) => {
  const code = endpoint.errorForm === 'auth' ? 'no_authorization' : 'not_signed_in'

  test('a page’s cookie is not looked at, wherever it comes from', async () => {
    const before = await digest(world)
    const signs: Record<string, string>[] = [
      { origin: world.origin },
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
      {},
    ]
    for (const more of signs) {
      const answer = await ask(world, endpoint, subject, { cookie: actor.cookie, ...more })
      expect([answer.status, refusalCode(endpoint, answer)]).toEqual([401, code])
      expect(answer.body).toContain('This endpoint requires a valid Bearer token')
    }
    expect(await digest(world)).toEqual(before)
  })
})

/** What a session may do before its second factor: pass it, or sign out. */
const beforeFactor = [
  'GET /auth/v1/user',
  'POST /auth/v1/factors/{factorId}/challenge',
  'POST /auth/v1/factors/{factorId}/verify',
  'POST /auth/v1/factors/recovery-codes/verify',
  'POST /auth/v1/logout',
]

describe('a session that has yet to show its second factor', () => {
  let half: SeededActor
  let halfs: Subject
  beforeAll(async () => {
    half = await seedActor(world)
    halfs = { ...subject, id: half.id, email: half.email }
    await world.sql(
      `insert into factors (user_id, friendly_name, status, created_at, updated_at) values ($1, 'app', 'verified', now(), now())`,
      [half.id],
    )
  })

  test('is served those calls alone', () => {
    expect(
      forUsers
        .filter((endpoint) => endpoint.before_factor)
        .map(nameOf)
        .toSorted(),
    ).toEqual(beforeFactor.toSorted())
  })

  test.each(
    forUsers.filter((endpoint) => !beforeFactor.includes(nameOf(endpoint))).map((one) => [nameOf(one), one] as const),
  )('%s is refused, and nothing happens', async (_name, endpoint) => {
    const before = await digest(world, half.id)
    const cookie = { cookie: half.cookie, origin: world.origin }
    for (const headers of [bearer(half.access_token), ...(endpoint.access === 'user' ? [cookie] : [])]) {
      const answer = await ask(world, endpoint, halfs, headers)
      expect(refusalCode(endpoint, answer)).toBe('insufficient_aal')
    }
    expect(await digest(world, half.id)).toEqual(before)
  })

  test('ends no session but itself', async () => {
    const logout = (scope: string) => half.call('POST', `/auth/v1/logout?scope=${scope}`)
    const before = await digest(world, half.id)
    for (const scope of ['others', 'global']) {
      const answer = await logout(scope)
      // The client treats 401, 403 and 404 as success.
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, 'insufficient_aal'])
    }
    expect(await digest(world, half.id)).toEqual(before)
    expect((await half.call('GET', '/auth/v1/user')).status).toBe(200)
    expect((await logout('local')).status).toBe(204)
    expect((await half.call('GET', '/auth/v1/user')).status).toBe(403)
  })
})

describe('sign-out by scope ends pages and programs alike', () => {
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
  ])('scope %s', async (scope, left) => {
    const actor = await seedActor(world)
    expect(await user(actor)).toEqual([200, true])
    const answer = await signOut(actor, scope)
    expect([answer.status, await answer.text()]).toEqual([204, ''])
    expect(await user(actor)).toEqual(left)
  })

  test('an old session ends itself alone', async () => {
    const actor = await seedActor(world)
    await ageProofs(world, actor.id)
    for (const scope of ['others', 'global', '']) {
      const answer = await signOut(actor, scope)
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
        400,
        'reauthentication_needed',
      ])
    }
    expect(await user(actor)).toEqual([200, true])
    expect((await signOut(actor, 'local')).status).toBe(204)
    expect(await user(actor)).toEqual([403, true])
  })
})
