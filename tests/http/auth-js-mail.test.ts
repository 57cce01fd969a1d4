import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { apiError, type Client, errorOf, mailTo, must, newClient, sessionMissing } from '../kit/auth-client.ts'
import { moveClock } from '../kit/clock.ts'
import { mailsTo } from '../kit/mail.ts'
import { seedActor } from '../kit/seed.ts'
import { startWorld, type World } from '../kit/world.ts'

const password = 'a seeded long sentence'
const next = 'a new long sentence'
const second = 1000
const program = 'https://program.example.com/back'

let world: World
beforeAll(async () => {
  const env = { REDIRECT_ALLOW: 'https://program.example.com/**', IMPLICIT_REDIRECTS: 'https://program.example.com' }
  world = await startWorld(inject('postgres'), { tick: false, people: 5, env })
})
beforeEach(() => world.sql('delete from rate_limits'))
afterAll(() => world?.close())

async function signIn(email: string): Promise<Client> {
  const client = newClient(world)
  await must(client.signInWithPassword({ email, password }))
  return client
}
const visit = (address: string | URL, method = 'GET') => fetch(address, { method, redirect: 'manual' })
/** The link of an API client's own mail template. */
const verifyAddress = (token: string, type: string, redirect = program) =>
  `${world.origin}/auth/v1/verify?${new URLSearchParams({ token, type, redirect_to: redirect })}`
async function redirectOf(address: string | URL) {
  const answer = await visit(address)
  const to = new URL(answer.headers.get('location') ?? 'http://nowhere.test')
  return { status: answer.status, to, fragment: new URLSearchParams(to.hash.slice(1)) }
}

describe('a forgotten password', () => {
  test('the link’s token hash opens a session that can set a new password, which ends all other sessions', async () => {
    const { email, access_token } = await seedActor(world)
    const client = newClient(world)
    await must(client.resetPasswordForEmail(email, { redirectTo: program }))
    const { token_hash } = await mailTo(world, email, /Reset/)
    const { session } = await must(client.verifyOtp({ token_hash, type: 'recovery' }))
    expect(session?.user.email).toBe(email)
    const { claims } = await must(client.getClaims())
    expect(claims.amr).toMatchObject([{ method: 'recovery' }])
    await must(client.updateUser({ password: next, current_password: 'forgotten' }))
    expect(errorOf((await newClient(world).getUser(access_token)).error)).toEqual(sessionMissing)
    await must(newClient(world).signInWithPassword({ email, password: next }))
    expect(errorOf((await client.verifyOtp({ token_hash, type: 'recovery' })).error)).toEqual(
      apiError('otp_expired', 403),
    )
  })

  test('with PKCE only the client that requested the mail can use its link', async () => {
    const { email } = await seedActor(world)
    const client = newClient(world, { flowType: 'pkce' })
    await must(client.resetPasswordForEmail(email, { redirectTo: program }))
    const { link } = await mailTo(world, email, /Reset/)
    const page = await (await visit(link)).text()
    const onward = /href="(\/auth\/v1\/verify\?[^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(page.replace(/<!-- -->/g, '')).toContain(`Continue as ${email}`)
    expect(page).not.toContain('another browser')
    expect((await visit(world.origin + onward, 'HEAD')).status).toBe(303)
    const { status, to } = await redirectOf(world.origin + onward)
    expect([status, to.origin + to.pathname]).toEqual([303, program])
    const code = to.searchParams.get('code') ?? ''
    const stranger = newClient(world, { flowType: 'pkce' })
    expect(errorOf((await stranger.exchangeCodeForSession(code)).error)?.[0]).toBe('AuthPKCECodeVerifierMissingError')
    const { session } = await must(client.exchangeCodeForSession(code))
    expect(session.user.email).toBe(email)
    expect(errorOf((await client.exchangeCodeForSession(code)).error)).not.toBeNull()
    const again = await redirectOf(world.origin + onward)
    expect(again.to.href).toContain('error_code=otp_expired')
  })

  test('rejects an unknown code, a wrong verifier and an expired code', async () => {
    const { email } = await seedActor(world)
    const client = newClient(world, { flowType: 'pkce' })
    let mails = 0
    const codeFor = async () => {
      mails += 1
      await world.sql('delete from rate_limits')
      await moveClock(world, 61 * second)
      await must(client.resetPasswordForEmail(email))
      const { token_hash } = await mailTo(world, email, /Reset/, mails)
      return (await redirectOf(verifyAddress(token_hash, 'recovery'))).to.searchParams.get('code') ?? ''
    }
    const token = (auth_code: string, code_verifier: string) =>
      fetch(`${world.origin}/auth/v1/token?grant_type=pkce`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ auth_code, code_verifier }),
      }).then(async (answer) => [answer.status, ((await answer.json()) as { code: string }).code])
    expect(await token('nothing', 'x')).toEqual([404, 'flow_state_not_found'])
    const code = await codeFor()
    expect(await token(code, 'x'.repeat(50))).toEqual([400, 'bad_code_verifier'])
    await moveClock(world, 301 * second)
    expect(await token(code, 'x'.repeat(50))).toEqual([422, 'flow_state_expired'])
    expect(await token('', '')).toEqual([400, 'validation_failed'])
  })
})

describe('a sign-in link', () => {
  test('works by code and by token hash, and creates a user for an unknown address only if asked to', async () => {
    const { email } = await seedActor(world)
    const client = newClient(world)
    await must(client.signInWithOtp({ email, options: { shouldCreateUser: false } }))
    const { code, token_hash } = await mailTo(world, email, /sign-in link/)
    const { session } = await must(client.verifyOtp({ email, token: code, type: 'email' }))
    expect(session?.user.email).toBe(email)
    expect(errorOf((await client.verifyOtp({ token_hash, type: 'magiclink' })).error)).toEqual(
      apiError('otp_expired', 403),
    )
    const stranger = 'not-known@example.com'
    const without = { email: stranger, options: { shouldCreateUser: false } }
    const known = { ...without, email: (await seedActor(world)).email }
    expect(await must(client.signInWithOtp(without))).toEqual(await must(client.signInWithOtp(known)))
    await mailTo(world, known.email, /sign-in link/)
    expect(await mailsTo(world, stranger)).toEqual([])
    await world.sql('delete from rate_limits')
    await must(client.signInWithOtp({ email: stranger, options: { data: { from: 'otp' } } }))
    const mail = await mailTo(world, stranger, /Confirm/)
    const created = await must(client.verifyOtp({ email: stranger, token: mail.code, type: 'email' }))
    expect(created.user).toMatchObject({ email: stranger, user_metadata: { from: 'otp' } })
  })

  test('GET /verify redirects with the session, and only to allowed addresses', async () => {
    const { email } = await seedActor(world)
    let mails = 0
    for (const [redirect, origin] of [
      [program, 'https://program.example.com'],
      ['https://evil.example.com/', world.origin],
      ['//evil.example.com/', world.origin],
      ['javascript:alert(1)', world.origin],
      [`https://program.example.com@evil.example.com/`, world.origin],
      ['https://program.example.com.evil.test/', world.origin],
    ] as const) {
      await world.sql('delete from rate_limits')
      await moveClock(world, 61 * second)
      await must(newClient(world).signInWithOtp({ email, options: { emailRedirectTo: redirect } }))
      mails += 1
      const { token_hash } = await mailTo(world, email, /sign-in link/, mails)
      const { status, to, fragment } = await redirectOf(verifyAddress(token_hash, 'magiclink', redirect))
      expect([status, to.origin]).toEqual([303, origin])
      expect(fragment.get('token_type')).toBe('bearer')
      const { data } = await newClient(world).setSession({
        access_token: fragment.get('access_token') ?? '',
        refresh_token: fragment.get('refresh_token') ?? '',
      })
      expect(data.user?.email).toBe(email)
    }
    const { to, fragment } = await redirectOf(verifyAddress('wrong', 'magiclink'))
    expect([to.origin + to.pathname, fragment.get('error'), fragment.get('error_code')]).toEqual([
      program,
      'access_denied',
      'otp_expired',
    ])
  })
})

describe('a change of the email address', () => {
  test('needs confirmation from both addresses, by token hash or code, and notifies the old one', async () => {
    const { email } = await seedActor(world)
    const moved = `moved-${email}`
    const client = await signIn(email)
    const { user } = await must(client.updateUser({ email: moved }))
    expect([user.email, user.new_email]).toEqual([email, moved])
    const [old, fresh] = [await mailTo(world, email, /address change/), await mailTo(world, moved, /new email/)]
    const first = await must(client.verifyOtp({ token_hash: old.token_hash, type: 'email_change' }))
    expect([first.session, first.user]).toEqual([null, null])
    await must(client.verifyOtp({ email: moved, token: fresh.code, type: 'email_change' }))
    expect((await must(client.getUser())).user.email).toBe(moved)
    expect((await mailTo(world, email, /address was changed/)).text).toContain('uses a different email address')
    expect(errorOf((await newClient(world).signInWithPassword({ email, password })).error)).toEqual(
      apiError('invalid_credentials', 400),
    )
    await must(newClient(world).signInWithPassword({ email: moved, password }))
  })

  test('works by opening both links, can be resent, and does not reveal a taken address', async () => {
    const { email } = await seedActor(world)
    const moved = `second-${email}`
    const client = await signIn(email)
    const rival = (await seedActor(world)).email
    expect((await must(client.updateUser({ email: rival }))).user.new_email).toBe(rival)
    await mailTo(world, email, /address change/)
    await moveClock(world, 61 * second)
    await must(client.updateUser({ email: moved }))
    await mailTo(world, moved, /new email/)
    expect(errorOf((await client.updateUser({ email: `third-${email}` })).error)).toEqual(
      apiError('over_email_send_rate_limit', 429),
    )
    await moveClock(world, 61 * second)
    await must(client.resend({ type: 'email_change', email }))
    const [old, fresh] = [await mailTo(world, email, /address change/, 3), await mailTo(world, moved, /new email/, 2)]
    expect(await mailsTo(world, rival)).toEqual([])
    const first = await redirectOf(verifyAddress(fresh.token_hash, 'email_change'))
    expect(first.fragment.get('message')).toContain('other email')
    const done = await redirectOf(verifyAddress(old.token_hash, 'email_change'))
    expect(done.fragment.get('access_token')).toBeTruthy()
    expect((await must(client.getUser())).user.email).toBe(moved)
  })
})

test('mails to known and unknown addresses alike are limited to one a minute, and the error says how long to wait', async () => {
  const { email } = await seedActor(world)
  for (const address of [email, 'nobody-at-all@example.com']) {
    const client = newClient(world)
    await must(client.resetPasswordForEmail(address))
    const { error } = await client.resetPasswordForEmail(address)
    expect(errorOf(error)).toEqual(apiError('over_email_send_rate_limit', 429))
    expect(error?.message).toMatch(/^For security purposes, you can only request this after \d+ seconds\.$/)
    await must(client.resend({ type: 'signup', email: address }))
    expect(errorOf((await client.resend({ type: 'signup', email: address })).error)).toEqual(
      apiError('over_email_send_rate_limit', 429),
    )
  }
})

test('a mailed code reauthenticates the user', async () => {
  const { email } = await seedActor(world)
  const client = await signIn(email)
  await must(client.reauthenticate())
  expect(errorOf((await client.reauthenticate()).error)).toEqual(apiError('over_email_send_rate_limit', 429))
  const { code } = await mailTo(world, email, /confirmation code/)
  const wrong = code === '000000' ? '000001' : '000000'
  expect(errorOf((await client.updateUser({ password: next, nonce: wrong })).error)).toEqual(
    apiError('reauthentication_not_valid', 422),
  )
  await must(client.updateUser({ password: next, nonce: code }))
})
