import { afterEach, expect, inject, test } from 'vitest'
import { apiError, errorOf, mailTo, must, newClient } from '../kit/auth-client.ts'
import { moveClock, nextWindow } from '../kit/clock.ts'
import { mailsTo } from '../kit/mail.ts'
import { seedActor } from '../kit/seed.ts'
import { startServer } from '../kit/server.ts'
import { startWorld, type World } from '../kit/world.ts'

const password = 'a seeded long sentence'
const second = 1000

let world: World | undefined
afterEach(async () => {
  await world?.close()
  world = undefined
})
async function worldWith(env: Record<string, string>): Promise<World> {
  world = await startWorld(inject('postgres'), { tick: false, people: 5, env })
  return world
}

test('SIGNUPS=off: nobody can sign up by any method, and existing users can still sign in', async () => {
  const closed = await worldWith({ SIGNUPS: 'off' })
  const { email } = await seedActor(closed)
  const client = newClient(closed)
  const stranger = 'new@example.com'
  expect(errorOf((await client.signUp({ email: stranger, password })).error)).toEqual(apiError('signup_disabled', 422))
  // Requesting a link succeeds for everybody; only existing users get a mail.
  expect(await must(client.signInWithOtp({ email: stranger }))).toEqual(await must(client.signInWithOtp({ email })))
  await mailTo(closed, email, /sign-in link/)
  expect(await (await fetch(`${closed.origin}/auth/v1/settings`)).json()).toMatchObject({ disable_signup: true })
  await must(client.signInWithPassword({ email, password }))
  expect(await closed.sql('select 1 from users where email = $1', [stranger])).toEqual([])
  expect(await mailsTo(closed, stranger)).toEqual([])
})

test('EMAIL_CONFIRMATION=off: signing up opens a session, and a known address is reported as taken', async () => {
  const open = await worldWith({ EMAIL_CONFIRMATION: 'off' })
  const client = newClient(open)
  const email = 'at-once@example.com'
  const { session, user } = await must(client.signUp({ email, password, options: { data: { a: 1 } } }))
  expect(session?.user.id).toBe(user?.id)
  expect((await must(client.getUser())).user).toMatchObject({ email_confirmed_at: expect.any(String) })
  expect(errorOf((await client.signUp({ email, password })).error)).toEqual(apiError('user_already_exists', 422))
  expect(await (await fetch(`${open.origin}/auth/v1/settings`)).json()).toMatchObject({ mailer_autoconfirm: true })
})

test('password rules cover length and kinds of characters, and an older weak password is reported at sign-in', async () => {
  const strict = await worldWith({ PASSWORD_MIN_LENGTH: '12', PASSWORD_REQUIRED: 'lower,upper,digit,symbol' })
  const refused = async (weak: string) => {
    const { error } = await newClient(strict).signUp({ email: 'strict@example.com', password: weak })
    expect(errorOf(error)).toEqual(['AuthWeakPasswordError', 'weak_password', 422])
    return { message: error?.message, reasons: (error as unknown as { reasons: string[] }).reasons }
  }
  expect((await refused('aB3$')).reasons).toEqual(['length'])
  expect((await refused('quietmornings')).reasons).toEqual(['characters'])
  expect(await refused('abc')).toEqual({
    message: 'Password should be at least 12 characters. Add an uppercase letter and a number and a symbol.',
    reasons: ['length', 'characters'],
  })
  await must(newClient(strict).signUp({ email: 'strict@example.com', password: 'aB3$ and so on' }))
  const { email } = await seedActor(strict)
  const { data } = await newClient(strict).signInWithPassword({ email, password })
  expect(data.weakPassword?.reasons).toEqual(['characters'])
  expect(data.session).not.toBeNull()
})

test('token and session lifetimes follow the settings, and a reuse interval of 0 allows no reuse', async () => {
  const short = await worldWith({
    ACCESS_TOKEN_SECONDS: '120',
    SESSION_IDLE_SECONDS: '600',
    SESSION_SECONDS: '1500',
    REFRESH_REUSE_SECONDS: '0',
  })
  const { email } = await seedActor(short)
  const client = newClient(short)
  const signIn = async () => (await must(client.signInWithPassword({ email, password }))).session
  const refresh = (refresh_token = '') => newClient(short).refreshSession({ refresh_token })
  const session = await signIn()
  expect(session.expires_in).toBe(120)
  await moveClock(short, 121 * second)
  expect(errorOf((await newClient(short).getUser(session.access_token)).error)).toEqual(apiError('bad_jwt', 403))

  const tokens = [session.refresh_token]
  for (let round = 0; round < 3; round += 1)
    tokens.unshift((await must(refresh(tokens[0]))).session?.refresh_token ?? '')
  await moveClock(short, 5 * second)
  expect(errorOf((await refresh(tokens[3])).error)).toEqual(apiError('refresh_token_already_used', 400))
  for (const token of tokens) expect((await refresh(token)).error).not.toBeNull()

  const idle = await signIn()
  await moveClock(short, 601 * second)
  expect(errorOf((await refresh(idle.refresh_token)).error)).toEqual(apiError('session_expired', 400))

  let kept = (await signIn()).refresh_token
  for (let round = 0; round < 3; round += 1) {
    await moveClock(short, 450 * second)
    kept = (await must(refresh(kept))).session?.refresh_token ?? ''
  }
  await moveClock(short, 200 * second)
  expect(errorOf((await refresh(kept)).error)).toEqual(apiError('session_expired', 400))
})

test('lifetime and spacing of links and the rate limits follow the settings', async () => {
  const world = await worldWith({
    MAIL_LINK_SECONDS: '60',
    MAIL_INTERVAL_SECONDS: '0',
    RATE_MAIL: '4',
    RATE_TOKEN: '5',
  })
  const { email } = await seedActor(world)
  const client = newClient(world)
  for (let count = 1; count <= 2; count += 1) {
    await must(client.resetPasswordForEmail(email))
    await mailTo(world, email, /Reset/, count)
  }
  const { token_hash } = await mailTo(world, email, /Reset/, 2)
  await moveClock(world, 61 * second)
  expect(errorOf((await client.verifyOtp({ token_hash, type: 'recovery' })).error)).toEqual(
    apiError('otp_expired', 403),
  )
  await world.sql('delete from rate_limits')
  await nextWindow(world, 900 * second)
  for (let count = 0; count < 4; count += 1) await must(client.resetPasswordForEmail(email))
  expect(errorOf((await client.resetPasswordForEmail(email)).error)).toEqual(apiError('over_request_rate_limit', 429))
  const statuses: unknown[] = []
  for (let count = 0; count < 6; count += 1)
    statuses.push(errorOf((await client.refreshSession({ refresh_token: `${count} is an unknown token` })).error)?.[2])
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
})

test('after a change of SECRETS the old public key is published beside the new one until it is dropped', async () => {
  const first = await worldWith({})
  const { access_token } = await seedActor(first)
  const keys = async (origin: string) =>
    ((await (await fetch(`${origin}/.well-known/jwks.json`)).json()) as { keys: { kid: string }[] }).keys
  const [old] = await keys(first.origin)
  const rotated = await startServer('web', { ...first.env, SECRETS: `${'n'.repeat(40)},${first.env.SECRETS}` })
  const both = await keys(rotated.origin)
  expect(both.map(({ kid }) => kid)).toEqual([expect.any(String), old?.kid])
  expect(both[0]?.kid).not.toBe(old?.kid)
  const dropped = await startServer('web', { ...first.env, SECRETS: 'n'.repeat(40) })
  expect(await keys(dropped.origin)).toEqual([both[0]])
  expect((await newClient(dropped).getUser(access_token)).error?.code).toBe('bad_jwt')
  await Promise.all([rotated.stop(), dropped.stop()])
})
