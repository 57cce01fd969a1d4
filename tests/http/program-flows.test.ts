import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { cookiesOf, sendForm } from '../kit/actor.ts'
import { apiError, errorOf, mailTo, must, newClient } from '../kit/auth-client.ts'
import { consent, finishSignIn, googleMails } from '../kit/google.ts'
import { digest } from '../kit/rows.ts'
import { isSignedIn, seedActor } from '../kit/seed.ts'
import { startWorld, type World } from '../kit/world.ts'

const password = 'a seeded long sentence'
/** Accepts a session in the fragment, as the operator allows. */
const old = 'https://old.example.com/back'
/** An allowed redirect URL, with a code only. */
const strict = 'https://strict.example.com/back'

let world: World
beforeAll(async () => {
  const acme = {
    id: 'acme',
    domains: ['acme.example'],
    issuer: 'http://127.0.0.1:1',
    client_id: 'w',
    client_secret: 'x',
  }
  world = await startWorld(inject('postgres'), {
    tick: false,
    people: 5,
    google: true,
    env: {
      REDIRECT_ALLOW: 'https://*.example.com/**',
      IMPLICIT_REDIRECTS: 'https://old.example.com',
      SSO_PROVIDERS: JSON.stringify([acme]),
    },
  })
})
beforeEach(() => world.sql('delete from rate_limits'))
afterAll(() => world?.close())

const open = (address: string | URL, cookie = '') => fetch(address, { redirect: 'manual', headers: { cookie } })
const locationOf = (answer: Response) => new URL(answer.headers.get('location') ?? 'http://nowhere.test')
async function refusal(answer: Response) {
  const { code, message } = (await answer.json()) as { code: string; message: string }
  expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01')
  return [answer.status, code, message]
}
const noFragment = [400, 'validation_failed', expect.stringContaining('use PKCE')]

/** The URL that the client builds for a browser. */
async function oauthAddress(flowType: 'implicit' | 'pkce', options: Record<string, unknown>): Promise<string> {
  const { data } = await newClient(world, { flowType }).signInWithOAuth({
    provider: 'google',
    options: { skipBrowserRedirect: true, ...options },
  })
  return data.url ?? ''
}

describe('a session in the fragment', () => {
  test('is not begun towards an origin that the operator did not name', async () => {
    expect(await refusal(await open(await oauthAddress('implicit', { redirectTo: strict })))).toEqual(noFragment)
    expect(await world.sql('select 1 from flows')).toEqual([])
    for (const address of [
      await oauthAddress('implicit', { redirectTo: old }),
      await oauthAddress('pkce', { redirectTo: strict }),
      // This site is on this machine, like its clients.
      await oauthAddress('implicit', { redirectTo: 'http://127.0.0.1:5000/' }),
    ])
      expect((await open(address)).status).toBe(302)
  })

  test('nor by linking, nor by a company', async () => {
    const { email } = await seedActor(world)
    const client = newClient(world)
    await must(client.signInWithPassword({ email, password }))
    const options = { redirectTo: strict, skipBrowserRedirect: true }
    expect(errorOf((await client.linkIdentity({ provider: 'google', options })).error)).toEqual(
      apiError('validation_failed', 400),
    )
    const { error } = await client.signInWithSSO({ domain: 'acme.example', options: { redirectTo: strict } })
    expect(errorOf(error)).toEqual(apiError('validation_failed', 400))
    const pkce = newClient(world, { flowType: 'pkce' })
    await must(pkce.signInWithSSO({ domain: 'acme.example', options: { redirectTo: strict } }))
  })

  test('is not given at the end either, where the operator has changed their mind', async () => {
    const out = await open(await oauthAddress('implicit', { redirectTo: old }))
    const back = await consent(locationOf(out), googleMails.robin)
    await world.sql('update flows set redirect_to = $1', [strict])
    const to = locationOf(await finishSignIn(back, cookiesOf(out)))
    expect([to.origin, to.searchParams.get('error_code')]).toEqual([world.origin, 'validation_failed'])
    expect(to.href).not.toContain('access_token')
    expect(await world.sql('select 1 from users where email = $1', [googleMails.robin])).toEqual([])
  })

  test('does not stand in the address that a mail leads to, and the mail leads here instead', async () => {
    const { email, id } = await seedActor(world)
    await must(newClient(world).signInWithOtp({ email, options: { emailRedirectTo: strict } }))
    const { token_hash, link } = await mailTo(world, email, /sign-in link/)
    const verify = (redirect_to: string) =>
      open(
        `${world.origin}/auth/v1/verify?${new URLSearchParams({ token: token_hash, type: 'magiclink', redirect_to })}`,
      )
    const before = await digest(world, id)
    for (const target of [strict, '']) expect(await refusal(await verify(target))).toEqual(noFragment)
    expect(await digest(world, id)).toEqual(before)
    const page = await (await open(link)).text()
    expect(page.replace(/<!-- -->/g, '')).toContain(`Continue as ${email}`)
    expect(page).not.toContain('/auth/v1/verify')
    const answer = await sendForm(world, '/auth/callback', { intent: 'confirm', token_hash })
    expect(await isSignedIn(world.origin, cookiesOf(answer))).toBe(true)
  })

  test('does where the operator says so', async () => {
    const { email } = await seedActor(world)
    await must(newClient(world).signInWithOtp({ email, options: { emailRedirectTo: old } }))
    const { link } = await mailTo(world, email, /sign-in link/)
    const onward = /href="(\/auth\/v1\/verify\?[^"]+)"/.exec(await (await open(link)).text())?.[1] ?? ''
    const to = locationOf(await open(world.origin + onward.replaceAll('&amp;', '&')))
    expect([to.origin, to.hash.includes('access_token=')]).toEqual(['https://old.example.com', true])
  })
})

describe('a challenge', () => {
  const challenged = { code_challenge: 'x'.repeat(43), code_challenge_method: 'plain' }

  test.each([
    ['signup', { email: 'plain@example.com', password }],
    ['otp', { email: 'plain@example.com' }],
    ['recover', { email: 'plain@example.com' }],
    ['resend', { email: 'plain@example.com', type: 'signup' }],
    ['sso', { domain: 'acme.example' }],
  ])('of the method plain is refused at /%s', async (path, body) => {
    const answer = await fetch(`${world.origin}/auth/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, ...challenged }),
    })
    expect(await refusal(answer)).toEqual([400, 'validation_failed', 'The code challenge method must be S256.'])
    expect(await world.sql(`select 1 from users where email = 'plain@example.com'`)).toEqual([])
  })

  test('of the method plain, or half of one, is refused at the start of the way to a provider', async () => {
    const { access_token } = await seedActor(world)
    const wrong: Record<string, string>[] = [
      challenged,
      { ...challenged, code_challenge_method: '' },
      { code_challenge: 'x'.repeat(43) },
      { code_challenge_method: 's256' },
    ]
    for (const path of ['authorize', 'user/identities/authorize'])
      for (const given of wrong) {
        const query = new URLSearchParams({ provider: 'google', redirect_to: strict, ...given })
        const headers = { authorization: `Bearer ${access_token}` }
        const answer = await fetch(`${world.origin}/auth/v1/${path}?${query}`, { redirect: 'manual', headers })
        expect((await refusal(answer)).slice(0, 2)).toEqual([400, 'validation_failed'])
      }
  })
})

describe('what a program wants of the provider', () => {
  const asked = async (options: Record<string, unknown>) =>
    open(await oauthAddress('pkce', { redirectTo: strict, ...options }))

  test('prompt and hint are handed on, and scopes are those that are asked for anyway', async () => {
    const queryParams = { prompt: 'consent select_account', login_hint: 'robin@gmail.test' }
    const out = locationOf(await asked({ queryParams, scopes: 'email profile' }))
    expect(Object.fromEntries(out.searchParams)).toMatchObject({ ...queryParams, scope: 'openid email profile' })
    const plain = locationOf(await asked({}))
    expect([plain.searchParams.get('prompt'), plain.searchParams.has('login_hint')]).toEqual(['select_account', false])
  })

  test.each([
    [{ scopes: 'email https://www.googleapis.com/auth/drive' }, 'Only openid, email, profile can be requested.'],
    [{ queryParams: { prompt: 'surprise' } }, 'A prompt is one of none, login, consent, select_account.'],
    [{ queryParams: { prompt: 'none login' } }, 'The prompt none cannot be combined.'],
    [{ queryParams: { login_hint: 'a\nb' } }, 'A hint is one line.'],
  ])('%j is refused with a sentence', async (options, message) => {
    expect(await refusal(await asked(options))).toEqual([400, 'validation_failed', message])
  })

  test('linking asks for no more either', async () => {
    const { email } = await seedActor(world)
    const client = newClient(world, { flowType: 'pkce' })
    await must(client.signInWithPassword({ email, password }))
    const options = { redirectTo: strict, skipBrowserRedirect: true, scopes: 'calendar' }
    const { error } = await client.linkIdentity({ provider: 'google', options })
    expect([errorOf(error), error?.message]).toEqual([
      apiError('validation_failed', 400),
      'Only openid, email, profile can be requested.',
    ])
  })
})

test('the settings say that Google is offered', async () => {
  const settings = await (await fetch(`${world.origin}/auth/v1/settings`)).json()
  expect(settings).toMatchObject({ external: { google: true, email: true } })
})

test.each(['', '/nothing', '/user/nothing', '/admin/users', '/factors/a/b/c'])(
  'an unknown call under /auth/v1%s is told in the client’s form',
  async (path) => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const answer = await fetch(`${world.origin}/auth/v1${path}`, { method })
      expect([method, ...(await refusal(answer))]).toEqual([method, 404, 'validation_failed', 'There is nothing here.'])
    }
  },
)
