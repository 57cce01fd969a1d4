import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { apiError, errorOf, mailTo, must, newClient, sessionMissing } from '../kit/auth-client.ts'
import { nextWindow } from '../kit/clock.ts'
import { seedActor } from '../kit/seed.ts'
import { startWorld, type World } from '../kit/world.ts'

const window = 15 * 60_000
const password = 'a seeded long sentence'

let world: World
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { tick: false, people: 5 })
})
beforeEach(() => world.sql('delete from rate_limits'))
afterAll(() => world?.close())

const client = () => newClient(world)
async function raw(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(`${world.origin}/auth/v1/${path}`, {
    method,
    headers: { 'content-type': 'application/json;charset=UTF-8', ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const { code } = JSON.parse((await answer.text()) || '{}') as { code?: string }
  expect(answer.headers.get('x-sb-error-code') ?? undefined).toBe(code)
  if (code) expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01')
  return [answer.status, code]
}

describe('sign-up and sign-in', () => {
  test('missing, invalid and unsupported values get the error codes that the client knows', async () => {
    const { email } = await seedActor(world)
    const wrong = [
      [client().signUp({ email: 'no address', password }), apiError('validation_failed', 400)],
      [client().signUp({ email: 'a@example.com', password: '' }), apiError('validation_failed', 400)],
      [client().signUp({ email: 'a@example.com', password: 'x'.repeat(129) }), apiError('validation_failed', 400)],
      [client().signUp({ phone: '+15550100', password }), apiError('phone_provider_disabled', 400)],
      [client().signInAnonymously(), apiError('anonymous_provider_disabled', 422)],
      [client().signInWithPassword({ email, password: 'wrong' }), apiError('invalid_credentials', 400)],
      [client().signInWithPassword({ email: 'b@example.com', password }), apiError('invalid_credentials', 400)],
      [client().signInWithPassword({ phone: '+15550100', password }), apiError('phone_provider_disabled', 422)],
      [client().signInWithIdToken({ provider: 'google', token: 'x' }), apiError('provider_disabled', 400)],
      [client().signInWithOtp({ phone: '+15550100' }), apiError('phone_provider_disabled', 400)],
      [client().verifyOtp({ phone: '+15550100', token: '1', type: 'sms' }), apiError('phone_provider_disabled', 400)],
      [client().resend({ type: 'sms', phone: '+15550100' }), apiError('phone_provider_disabled', 400)],
    ] as const
    for (const [answer, expected] of wrong) expect(errorOf((await answer).error)).toEqual(expected)
    const both = { email: 'a@example.com', phone: '+15550100', password }
    expect(await raw('POST', 'signup', both)).toEqual([400, 'validation_failed'])
    expect(await raw('POST', 'token?grant_type=smoke', {})).toEqual([400, 'invalid_credentials'])
    expect(await raw('POST', 'token', {})).toEqual([400, 'invalid_credentials'])
  })

  test('a weak password is rejected with its reasons', async () => {
    for (const [weak, reasons, message] of [
      ['abc', ['length'], 'Password should be at least 6 characters.'],
      ['password', ['pwned'], 'This is one of the most common passwords. Choose another.'],
    ] as const) {
      const { error } = await client().signUp({ email: 'weak@example.com', password: weak })
      expect(errorOf(error)).toEqual(['AuthWeakPasswordError', 'weak_password', 422])
      expect(error?.message).toBe(message)
      expect((error as { reasons?: string[] }).reasons).toEqual(reasons)
    }
  })

  test('the error message says that the email address is invalid', async () => {
    const email = 'no address'
    for (const answer of [
      client().signUp({ email, password }),
      client().signInWithOtp({ email }),
      client().resetPasswordForEmail(email),
      client().resend({ type: 'signup', email }),
    ]) {
      const { error } = await answer
      expect(errorOf(error)).toEqual(apiError('validation_failed', 400))
      expect(error?.message).toBe('Unable to validate email address: invalid format')
    }
  })

  test('limits sign-in to ten attempts per account', async () => {
    await nextWindow(world, window)
    const { email } = await seedActor(world)
    await world.sql('delete from rate_limits')
    for (let count = 0; count < 10; count += 1) await client().signInWithPassword({ email, password: 'wrong' })
    const late = await client().signInWithPassword({ email, password })
    expect(errorOf(late.error)).toEqual(apiError('over_request_rate_limit', 429))
  })

  test('limits a code to ten attempts, and its link still works', async () => {
    await nextWindow(world, window)
    const { email } = await seedActor(world)
    await must(client().signInWithOtp({ email }))
    const { code, token_hash } = await mailTo(world, email, /sign-in link/)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let count = 0; count < 10; count += 1)
      expect(errorOf((await client().verifyOtp({ email, token: wrong, type: 'email' })).error)).toEqual(
        apiError('otp_expired', 403),
      )
    expect(errorOf((await client().verifyOtp({ email, token: code, type: 'email' })).error)).toEqual(
      apiError('over_request_rate_limit', 429),
    )
    // The link cannot be guessed, so it is not limited.
    await must(client().verifyOtp({ token_hash, type: 'email' }))
  })
})

describe('links and codes', () => {
  test('rejects both or neither of link and code, another type, and another address', async () => {
    const { email } = await seedActor(world)
    await must(client().resetPasswordForEmail(email))
    const { code, token_hash } = await mailTo(world, email, /Reset/)
    const verify = (body: Record<string, unknown>) => raw('POST', 'verify', body)
    expect(await verify({ type: 'recovery' })).toEqual([400, 'validation_failed'])
    expect(await verify({ type: 'recovery', token: code, token_hash })).toEqual([400, 'validation_failed'])
    expect(await verify({ type: 'recovery', token_hash, email })).toEqual([400, 'validation_failed'])
    expect(await verify({ type: 'smoke', token_hash })).toEqual([400, 'validation_failed'])
    for (const type of ['signup', 'magiclink', 'email', 'email_change', 'invite']) {
      expect(await verify({ type, token_hash })).toEqual([403, 'otp_expired'])
      expect(await verify({ type, email, token: code })).toEqual([403, 'otp_expired'])
    }
    expect(await verify({ type: 'recovery', email: 'other@example.com', token: code })).toEqual([403, 'otp_expired'])
    expect((await verify({ type: 'recovery', email: email.toUpperCase(), token: code }))[0]).toBe(200)
  })
})

describe('requests', () => {
  test('a missing header, a foreign token, an ended session and a deleted user have distinct errors', async () => {
    const user = (headers: Record<string, string>) => raw('GET', 'user', undefined, headers)
    expect(await user({})).toEqual([401, 'no_authorization'])
    expect(await user({ authorization: 'Bearer ' })).toEqual([401, 'no_authorization'])
    expect(await user({ authorization: 'Bearer a.b.c' })).toEqual([403, 'bad_jwt'])
    const { access_token, id } = await seedActor(world)
    const own = { authorization: `Bearer ${access_token}` }
    expect(await user(own)).toEqual([200, undefined])
    await world.sql('delete from sessions where user_id = $1', [id])
    expect(await user(own)).toEqual([403, 'session_not_found'])
    expect(errorOf((await client().getUser(access_token)).error)).toEqual(sessionMissing)
    await world.sql('delete from users where id = $1', [id])
    expect(await user(own)).toEqual([403, 'user_not_found'])
    expect(errorOf((await client().getUser(access_token)).error)).toEqual(apiError('user_not_found', 403))
  })

  test('a foreign Bearer token does not block public calls', async () => {
    const { email } = await seedActor(world)
    for (const authorization of ['Bearer public-anonymous-key', 'Bearer a.b.c', 'Basic eDp5']) {
      const headers = { authorization, apikey: 'public-anonymous-key' }
      expect(await raw('POST', 'token?grant_type=password', { email, password }, headers)).toEqual([200, undefined])
      expect(await raw('GET', 'settings', undefined, headers)).toEqual([200, undefined])
    }
  })

  test('malformed and invalid bodies are rejected', async () => {
    expect(await raw('POST', 'token?grant_type=password', '{"email":')).toEqual([400, 'bad_json'])
    expect(await raw('POST', 'token?grant_type=password', { email: 1 })).toEqual([400, 'validation_failed'])
    expect(await raw('POST', 'otp', '[]')).toEqual([400, 'validation_failed'])
    expect(await raw('POST', 'recover', { email: 'a@example.com', code_challenge: 'short' })).toEqual([
      400,
      'validation_failed',
    ])
    const incomplete = { email: 'a@example.com', code_challenge: 'x'.repeat(43) }
    expect(await raw('POST', 'recover', incomplete)).toEqual([400, 'validation_failed'])
  })

  test('an invalid change of the user is rejected as a whole', async () => {
    const { email, access_token } = await seedActor(world)
    const put = (body: Record<string, unknown>) => raw('PUT', 'user', body, { authorization: `Bearer ${access_token}` })
    expect(await put({ password })).toEqual([422, 'same_password'])
    expect(await put({ password: 'abc' })).toEqual([422, 'weak_password'])
    expect(await put({ password: 'a new long sentence', current_password: 'wrong' })).toEqual([
      400,
      'current_password_invalid',
    ])
    expect(await put({ phone: '+15550100' })).toEqual([400, 'phone_provider_disabled'])
    expect(await put({ data: { broken: '\ud800' } })).toEqual([400, 'validation_failed'])
    // All or nothing: the password stays when the data is too large.
    expect((await put({ data: { one: 'x'.repeat(3_000) } }))[0]).toBe(200)
    const both = { password: 'a new long sentence', data: { other: 'x'.repeat(3_000) } }
    expect(await put(both)).toEqual([400, 'validation_failed'])
    await must(client().signInWithPassword({ email, password }))
  })
})
