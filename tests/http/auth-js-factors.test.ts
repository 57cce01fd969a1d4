import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { apiError, type Client, errorOf, mailTo, must, newClient, sessionMissing } from '../kit/auth-client.ts'
import { moveClock, nextWindow } from '../kit/clock.ts'
import { seedActor } from '../kit/seed.ts'
import { codeAt } from '../kit/totp.ts'
import { startWorld, type World } from '../kit/world.ts'

const password = 'a seeded long sentence'
const second = 1000

let world: World
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { tick: false, people: 5 })
})
beforeEach(() => world.sql('delete from rate_limits'))
afterAll(() => world?.close())

const codeOf = (secret: string) => codeAt(secret, world.sandbox.clock.now())

async function signIn(email: string) {
  const client = newClient(world)
  await must(client.signInWithPassword({ email, password }))
  return client
}
async function enrolled(client: Client) {
  const { id, totp } = await must(client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' }))
  return { factorId: id, secret: totp.secret, uri: totp.uri, qr_code: totp.qr_code }
}
/** A user with a verified factor, and a client that has passed it. */
async function withFactor() {
  const { email, id } = await seedActor(world)
  const client = await signIn(email)
  const factor = await enrolled(client)
  await must(client.mfa.challengeAndVerify({ factorId: factor.factorId, code: codeOf(factor.secret) }))
  await moveClock(world, 60 * second)
  return { email, id, client, ...factor }
}
const level = async (client: Client) => {
  const { currentLevel, nextLevel } = await must(client.mfa.getAuthenticatorAssuranceLevel())
  return [currentLevel, nextLevel]
}
const sessionId = async (client: Client) => (await must(client.getClaims())).claims.session_id

test('verifying a factor raises the session from aal1 to aal2 and ends the others', async () => {
  const { email } = await seedActor(world)
  const [client, other] = [await signIn(email), await signIn(email)]
  expect(await level(client)).toEqual(['aal1', 'aal1'])
  const before = await sessionId(client)
  const { session: weak } = (await client.getSession()).data
  const { factorId, secret, uri, qr_code } = await enrolled(client)
  expect(qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /)
  expect(new URL(uri).searchParams.get('secret')).toBe(secret)
  const challenge = await must(client.mfa.challenge({ factorId }))
  expect(challenge).toMatchObject({ type: 'totp', expires_at: expect.any(Number) })
  const wrong = await client.mfa.verify({ factorId, challengeId: challenge.id, code: '000000' })
  expect(errorOf(wrong.error)).toEqual(apiError('mfa_verification_failed', 422))
  await must(client.mfa.verify({ factorId, challengeId: challenge.id, code: codeOf(secret) }))
  expect(await level(client)).toEqual(['aal2', 'aal2'])
  const { claims } = await must(client.getClaims())
  expect([claims.session_id, claims.amr?.map((one) => (typeof one === 'string' ? one : one.method))]).toEqual([
    before,
    ['totp', 'password'],
  ])
  expect(errorOf((await other.getUser()).error)).toEqual(sessionMissing)
  const { totp, all } = await must(client.mfa.listFactors())
  expect([totp, all.length]).toMatchObject([[{ id: factorId, status: 'verified', friendly_name: 'Phone' }], 1])
  expect((await mailTo(world, email, /authenticator app was added/)).subject).toBeTruthy()
  const { session: strong } = await must(client.refreshSession())
  expect(strong?.user.id).toBe(claims.sub)
  expect(await level(client)).toEqual(['aal2', 'aal2'])
  const replayed = await newClient(world).refreshSession({ refresh_token: weak?.refresh_token ?? '' })
  expect(errorOf(replayed.error)).toEqual(apiError('refresh_token_already_used', 400))
})

test('a session without the second factor can read its factors and change nothing', async () => {
  const { email, factorId, client } = await withFactor()
  const weak = await signIn(email)
  expect(await level(weak)).toEqual(['aal1', 'aal2'])
  for (const change of [{ password: 'a new long sentence' }, { email: 'elsewhere@example.com' }])
    expect(errorOf((await weak.updateUser(change)).error)).toEqual(apiError('insufficient_aal', 401))
  expect(errorOf((await weak.mfa.enroll({ factorType: 'totp' })).error)).toEqual(apiError('insufficient_aal', 403))
  expect(errorOf((await weak.mfa.unenroll({ factorId })).error)).toEqual(apiError('insufficient_aal', 422))
  for (const call of [weak.mfa.recoveryCodes.generate(), weak.mfa.recoveryCodes.unenroll(), weak.reauthenticate()])
    expect(errorOf((await call).error)).toEqual(apiError('insufficient_aal', 403))
  expect(errorOf((await weak.updateUser({ data: { fine: true } })).error)).toEqual(apiError('insufficient_aal', 401))
  expect((await must(weak.mfa.listFactors())).totp).toHaveLength(1)
  const token = (await weak.getSession()).data.session?.access_token
  const answer = await fetch(`${world.origin}/events`, { headers: { authorization: `Bearer ${token}` } })
  expect([answer.status, await answer.text()]).toMatchObject([403, expect.stringContaining('insufficient_aal')])
  expect(await must(client.mfa.unenroll({ factorId }))).toEqual({ id: factorId })
  await must(weak.refreshSession())
  expect(await level(weak)).toEqual(['aal1', 'aal1'])
  expect((await mailTo(world, email, /authenticator app was removed/)).subject).toBeTruthy()
})

test('factor errors have the codes that the client knows', async () => {
  const { client, factorId, secret, email } = await withFactor()
  const other = (await withFactor()).factorId
  const nowhere = '00000000-0000-4000-8000-000000000000'
  const codes = async (answer: Promise<{ error: Parameters<typeof errorOf>[0] }>) => errorOf((await answer).error)
  expect(await codes(client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' }))).toEqual(
    apiError('mfa_factor_name_conflict', 422),
  )
  expect(await codes(client.mfa.enroll({ factorType: 'phone', phone: '+15550100' }))).toEqual(
    apiError('mfa_phone_enroll_not_enabled', 422),
  )
  expect(await codes(client.mfa.enroll({ factorType: 'webauthn' } as never))).toEqual(
    apiError('mfa_webauthn_enroll_not_enabled', 422),
  )
  expect(await codes(client.mfa.enroll({ factorType: 'smoke' } as never))).toEqual(apiError('validation_failed', 400))
  for (const id of [nowhere, other]) {
    expect(await codes(client.mfa.challenge({ factorId: id }))).toEqual(apiError('mfa_factor_not_found', 404))
    expect(await codes(client.mfa.unenroll({ factorId: id }))).toEqual(apiError('mfa_factor_not_found', 404))
  }
  expect(await codes(client.mfa.challenge({ factorId: 'x' }))).toEqual(apiError('validation_failed', 404))
  const verify = (challengeId: string, code: string) => codes(client.mfa.verify({ factorId, challengeId, code }))
  for (const id of [nowhere, 'x'])
    expect(await verify(id, codeOf(secret))).toEqual(apiError('mfa_factor_not_found', 422))
  const { id } = await must(client.mfa.challenge({ factorId }))
  expect(await verify(id, '')).toEqual(apiError('validation_failed', 400))
  await moveClock(world, 301 * second)
  expect(await verify(id, codeOf(secret))).toEqual(apiError('mfa_challenge_expired', 422))
  const rival = await signIn(email)
  const foreign = await must(rival.mfa.challenge({ factorId }))
  expect(await verify(foreign.id, codeOf(secret))).toEqual(apiError('mfa_factor_not_found', 422))
  for (let count = 1; count < 10; count += 1)
    await must(client.mfa.enroll({ factorType: 'totp', friendlyName: `${count}` }))
  expect(await codes(client.mfa.enroll({ factorType: 'totp' }))).toEqual(apiError('too_many_enrolled_mfa_factors', 422))
})

test('attempts at a factor’s code are limited to ten across all clients', async () => {
  const { email, factorId, secret } = await withFactor()
  await world.sql('delete from rate_limits')
  await nextWindow(world, 900 * second)
  const outcomes: unknown[] = []
  for (let count = 0; count < 12; count += 1) {
    const client = await signIn(`${email}`)
    await world.sql(`delete from rate_limits where key not like 'account:factor:%'`)
    const { id } = await must(client.mfa.challenge({ factorId }))
    outcomes.push((await client.mfa.verify({ factorId, challengeId: id, code: '000000' })).error?.code)
  }
  expect(outcomes).toEqual([
    ...Array.from({ length: 10 }, () => 'mfa_verification_failed'),
    'over_request_rate_limit',
    'over_request_rate_limit',
  ])
  const client = await signIn(email)
  const late = await client.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })
  expect(errorOf(late.error)).toEqual(apiError('over_request_rate_limit', 429))
})

test('each recovery code replaces the app’s code once', async () => {
  const { email, client } = await withFactor()
  const made = await must(client.mfa.recoveryCodes.generate())
  expect(made).toMatchObject({ type: 'recovery_code', total: 10, remaining: 10 })
  const [first = '', second = ''] = made.codes
  const lost = await signIn(email)
  expect(errorOf((await lost.mfa.recoveryCodes.verify({ code: 'aaaa-aaaa-aaaa-aaaa' })).error)).toEqual(
    apiError('mfa_verification_failed', 422),
  )
  await must(lost.mfa.recoveryCodes.verify({ code: first }))
  expect(await level(lost)).toEqual(['aal2', 'aal2'])
  expect(errorOf((await lost.mfa.recoveryCodes.verify({ code: first })).error)).toEqual(
    apiError('mfa_verification_failed', 422),
  )
  expect(await must(lost.mfa.recoveryCodes.getStatus())).toMatchObject({ total: 10, remaining: 9 })
  const others = await must(lost.mfa.recoveryCodes.regenerate())
  expect(others.codes).not.toContain(second)
  await must(lost.mfa.recoveryCodes.unenroll())
  expect(await must(lost.mfa.recoveryCodes.getStatus())).toMatchObject({ total: 0, remaining: 0 })
  const without = await signIn((await seedActor(world)).email)
  expect(errorOf((await without.mfa.recoveryCodes.generate()).error)).toEqual(
    apiError('mfa_recovery_codes_sole_factor', 422),
  )
})

test('a session cookie cannot verify a factor over the auth API', async () => {
  const { cookie } = await seedActor(world)
  const nowhere = '00000000-0000-4000-8000-000000000000'
  for (const [path, body] of [
    [`factors/${nowhere}/verify`, { challenge_id: nowhere, code: '000000' }],
    ['factors/recovery-codes/verify', { code: 'aaaa' }],
  ] as const) {
    const answer = await fetch(`${world.origin}/auth/v1/${path}`, {
      method: 'POST',
      headers: { cookie, origin: world.origin, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([401, 'no_authorization'])
  }
})
