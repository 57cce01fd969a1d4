import type { Session } from '@supabase/auth-js'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { apiError, errorOf, mailTo, must, newClient, sessionMissing } from '../kit/auth-client.ts'
import { freezeClock, moveClock } from '../kit/clock.ts'
import { seedActor } from '../kit/seed.ts'
import { openStream } from '../kit/sse.ts'
import { until } from '../kit/until.ts'
import { startWorld, type World } from '../kit/world.ts'

const password = 'a seeded long sentence'
const second = 1000

let world: World
beforeAll(async () => {
  // Enough that none of many requests at once waits three seconds for a connection, which means 503.
  const env = { DATABASE_POOL: '30' }
  world = await startWorld(inject('postgres'), { tick: false, people: 5, env })
})
beforeEach(() => world.sql('delete from rate_limits'))
afterAll(() => world?.close())

async function signedIn() {
  const { email, id, cookie } = await seedActor(world)
  const client = newClient(world)
  const { session } = await must(client.signInWithPassword({ email, password }))
  return { email, id, cookie, client, session: session as Session }
}
const signInAgain = async (email: string) => {
  const client = newClient(world)
  await must(client.signInWithPassword({ email, password }))
  return client
}

describe('sign-up', () => {
  test('is confirmed by the token hash or the code of the mail', async () => {
    for (const by of ['hash', 'code']) {
      const client = newClient(world)
      const email = `signup-${by}@example.com`
      const data = { name: 'Ann', colour: 'green' }
      const signed = await must(client.signUp({ email, password, options: { data } }))
      expect(signed.session).toBeNull()
      expect(signed.user).toMatchObject({ email, user_metadata: data, aud: 'authenticated' })
      const { token_hash, code } = await mailTo(world, email, /Confirm/)
      expect(errorOf((await client.signInWithPassword({ email, password })).error)).toEqual(
        apiError('email_not_confirmed', 400),
      )
      const proof =
        by === 'hash' ? ({ token_hash, type: 'signup' } as const) : ({ email, token: code, type: 'email' } as const)
      const { session, user } = await must(client.verifyOtp(proof))
      expect(user).toMatchObject({ email, email_confirmed_at: expect.any(String) })
      expect(user?.id).toBe(signed.user?.id)
      expect(session?.user.identities).toMatchObject([{ provider: 'email', user_id: user?.id }])
      expect((await must(client.getUser())).user).toMatchObject({ id: user?.id, user_metadata: data })
      expect((await must(client.getUserIdentities())).identities).toHaveLength(1)
      expect(errorOf((await client.verifyOtp(proof)).error)).toEqual(apiError('otp_expired', 403))
    }
  })

  test('a known address gets the same response as a new one, also the second time', async () => {
    const { email, id } = await signedIn()
    const answer = async (address: string) => {
      const { user } = await must(newClient(world).signUp({ email: address, password, options: { data: { a: 1 } } }))
      return user
    }
    const masked = (user: unknown, address: string) =>
      JSON.stringify(user)
        .replaceAll(address, 'ADDRESS')
        .replace(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g, 'ID')
        .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    const [known, fresh] = [await answer(email), await answer('quite-new@example.com')]
    expect(known?.id).not.toBe(id)
    expect(masked(known, email)).toBe(masked(fresh, 'quite-new@example.com'))
    await moveClock(world, 61 * second)
    const [again, freshAgain] = [await answer(email), await answer('quite-new@example.com')]
    expect([again?.id, freshAgain?.id]).toEqual([known?.id, fresh?.id])
    expect(masked(again, email)).toBe(masked(freshAgain, 'quite-new@example.com'))
  })
})

describe('refresh', () => {
  beforeAll(() => freezeClock(world))
  afterAll(() => world.sandbox.clock.set({ rate: 1 }))
  const refresh = (refresh_token: string) => newClient(world).refreshSession({ refresh_token })

  test('after the reuse interval the previous token ends the session, and the user is notified', async () => {
    const { session, email, id } = await signedIn()
    const tokens = [session.refresh_token]
    for (let round = 0; round < 3; round += 1) {
      const { session: next } = await must(refresh(tokens[0] ?? ''))
      tokens.unshift(next?.refresh_token ?? '')
    }
    expect(new Set(tokens).size).toBe(4)
    expect((await must(refresh(tokens[1] ?? ''))).session?.refresh_token).toBe(tokens[0])
    await moveClock(world, 10 * second)
    expect(errorOf((await refresh(tokens[1] ?? '')).error)).toEqual(apiError('refresh_token_already_used', 400))
    for (const token of tokens)
      expect(errorOf((await refresh(token)).error)).toEqual(apiError('refresh_token_not_found', 400))
    const mail = await mailTo(world, email, /signed an app out/)
    expect(mail.text).toMatch(/\w+ \d{1,2}, \d{4} at \d{1,2}:\d\d [AP]M UTC/)
    expect(mail.text).toContain('sign in with it again')
    const logged = () => world.output().match(/.*"event":"refresh_token_reused".*/g) ?? []
    const own = () => logged().filter((line) => line.includes(id))
    await until(() => own().length > 0)
    expect(own()).toHaveLength(1)
    for (const token of tokens) expect(world.output()).not.toContain(token.split('.').at(-1))
  })

  test('an older token ends the session even while the previous one is still accepted', async () => {
    const { session } = await signedIn()
    const { session: child } = await must(refresh(session.refresh_token))
    await moveClock(world, 11 * second)
    const { session: third } = await must(refresh(child?.refresh_token ?? ''))
    expect((await must(refresh(child?.refresh_token ?? ''))).session?.refresh_token).toBe(third?.refresh_token)
    expect(errorOf((await refresh(session.refresh_token)).error)).toEqual(apiError('refresh_token_already_used', 400))
    expect(errorOf((await refresh(third?.refresh_token ?? '')).error)).toEqual(apiError('refresh_token_not_found', 400))
  })

  test('within the reuse interval any earlier token returns the active one', async () => {
    const { session } = await signedIn()
    let active = session.refresh_token
    for (let round = 0; round < 3; round += 1) active = (await must(refresh(active))).session?.refresh_token ?? ''
    expect((await must(refresh(session.refresh_token))).session?.refresh_token).toBe(active)
  })

  test('100 concurrent refreshes rotate the token once', async () => {
    const { session } = await signedIn()
    const claims = JSON.parse(Buffer.from(session.access_token.split('.')[1] ?? '', 'base64url').toString())
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        fetch(`${world.origin}/auth/v1/token?grant_type=refresh_token`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ refresh_token: session.refresh_token }),
        }).then(async (answer) => [answer.status, ((await answer.json()) as Session).refresh_token] as const),
      ),
    )
    expect(new Set(answers.map(([status]) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(([, token]) => token)).size).toBe(1)
    const [row] = await world.sql('select rotation from sessions where id = $1', [claims.session_id])
    expect(row).toEqual({ rotation: 1 })
  })

  test.each([
    ['short', 'validation_failed'],
    ['long enough but unknown', 'refresh_token_not_found'],
    [`${'0'.repeat(36)}/0.${'A'.repeat(43)}`, 'refresh_token_not_found'],
  ])('%s: %s', async (token, code) => {
    expect(errorOf((await refresh(token)).error)).toEqual(apiError(code, 400))
  })

  test('a session unused for its idle time has expired', async () => {
    const { session, client } = await signedIn()
    await moveClock(world, 14 * 86_400 * second)
    expect(errorOf((await refresh(session.refresh_token)).error)).toEqual(apiError('session_expired', 400))
    expect(errorOf((await client.getUser(session.access_token)).error)).toEqual(apiError('bad_jwt', 403))
  })
})

describe('sign-out ends API sessions, browser sessions and streams', () => {
  test.each([
    ['local', [false, true, true]],
    ['others', [true, false, false]],
    ['global', [false, false, false]],
  ] as const)('scope %s', async (scope, expected) => {
    const { email, client, session, cookie } = await signedIn()
    const other = await signInAgain(email)
    const token = session.access_token
    const page = () => fetch(`${world.origin}/onboarding`, { redirect: 'manual', headers: { cookie } })
    const stream = await openStream(`${world.origin}/events`, { cookie })
    await must(client.signOut({ scope }).then(({ error }) => ({ data: true, error })))
    const own = await newClient(world).getUser(token)
    expect(own.error === null).toBe(expected[0])
    if (own.error) expect(errorOf(own.error)).toEqual(sessionMissing)
    expect((await other.getUser()).error === null).toBe(expected[1])
    expect((await page()).status === 200).toBe(expected[2])
    if (!expected[2]) await until(() => stream.ended())
    stream.destroy()
  })

  test('an unknown scope is rejected and ends nothing', async () => {
    const { client, session } = await signedIn()
    const answer = await fetch(`${world.origin}/auth/v1/logout?scope=everybody`, {
      method: 'POST',
      headers: { authorization: `Bearer ${session.access_token}` },
    })
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, 'validation_failed'])
    await must(client.getUser())
  })
})

test('a password change ends every session but the current one', async () => {
  const { email, client, cookie } = await signedIn()
  const other = await signInAgain(email)
  await must(client.updateUser({ password: 'a new long sentence' }))
  await must(client.getUser())
  expect(errorOf((await other.getUser()).error)).toEqual(sessionMissing)
  expect((await fetch(`${world.origin}/onboarding`, { redirect: 'manual', headers: { cookie } })).status).toBe(302)
  expect((await mailTo(world, email, /password was changed/)).text).toContain('signed out')
  await must(newClient(world).signInWithPassword({ email, password: 'a new long sentence' }))
})

test('user metadata is merged, and null removes a key', async () => {
  const { client } = await signedIn()
  await must(client.updateUser({ data: { a: 1, b: { c: 2 } } }))
  await must(client.updateUser({ data: { a: null, d: 'e' } }))
  const { user } = await must(client.getUser())
  expect(user.user_metadata).toMatchObject({ b: { c: 2 }, d: 'e' })
  expect(user.user_metadata).not.toHaveProperty('a')
  expect(errorOf((await client.updateUser({ data: { long: 'x'.repeat(5_000) } })).error)).toEqual(
    apiError('validation_failed', 400),
  )
})

test('the client verifies claims with the public keys, which may be cached for ten minutes', async () => {
  const { email } = await seedActor(world)
  const requested: string[] = []
  const counted: typeof fetch = (input, init) => {
    requested.push(String(input).replace(world.origin, ''))
    return fetch(input, init)
  }
  const client = newClient(world, { fetch: counted })
  const { session } = await must(client.signInWithPassword({ email, password }))
  requested.length = 0
  for (let round = 0; round < 3; round += 1) {
    const { claims, header } = await must(client.getClaims())
    expect(claims).toMatchObject({ email, aal: 'aal1', role: 'authenticated', is_anonymous: false, phone: '' })
    expect(claims.amr).toMatchObject([{ method: 'password', timestamp: expect.any(Number) }])
    expect(claims).toMatchObject({ iss: `${world.origin}/auth/v1`, aud: 'authenticated', sub: session?.user.id })
    expect(header.alg).toBe('ES256')
  }
  expect(requested).toEqual(['/auth/v1/.well-known/jwks.json'])
  const [one, other] = await Promise.all(
    ['/auth/v1/.well-known/jwks.json', '/.well-known/jwks.json'].map((path) => fetch(world.origin + path)),
  )
  expect(one?.headers.get('cache-control')).toBe('public, max-age=600')
  const keys = await one?.text()
  expect(await other?.text()).toBe(keys)
  expect(keys).not.toContain('"d"')
})

test('settings and health describe the server', async () => {
  const ask = async (path: string) => (await fetch(`${world.origin}/auth/v1/${path}`)).json()
  expect(await ask('settings')).toMatchObject({ disable_signup: false, mailer_autoconfirm: false })
  expect(await ask('health')).toMatchObject({ name: 'Warble' })
})
