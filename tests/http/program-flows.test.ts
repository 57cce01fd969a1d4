import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { cookiesOf, sendForm } from '../kit/actor.ts'
import { apiError, errorOf, mailTo, must, newClient } from '../kit/auth-client.ts'
import { consent, finishSignIn, googleMails } from '../kit/google.ts'
import { digest } from '../kit/rows.ts'
import { isSignedIn, seedActor } from '../kit/seed.ts'
import { startWorld, type World } from '../kit/world.ts'

const password = 'a seeded long sentence'
/** A redirect URL that the operator allows to get a session in the fragment. */
const implicitUrl = 'https://old.example.com/back'
/** An allowed redirect URL that gets only a code. */
const codeUrl = 'https://strict.example.com/back'

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
const noFragment = [400, 'validation_failed', expect.stringContaining('Use PKCE')]

/** The URL that the client builds for a browser. */
async function oauthAddress(flowType: 'implicit' | 'pkce', options: Record<string, unknown>): Promise<string> {
  const { data } = await newClient(world, { flowType }).signInWithOAuth({
    provider: 'google',
    options: { skipBrowserRedirect: true, ...options },
  })
  return data.url ?? ''
}

describe('a session in the fragment', () => {
  test('is not started for an origin that the operator has not allowed', async () => {
    expect(await refusal(await open(await oauthAddress('implicit', { redirectTo: codeUrl })))).toEqual(noFragment)
    expect(await world.sql('select 1 from flows')).toEqual([])
    for (const address of [
      await oauthAddress('implicit', { redirectTo: implicitUrl }),
      await oauthAddress('pkce', { redirectTo: codeUrl }),
      // Allowed because the server itself runs on this machine.
      await oauthAddress('implicit', { redirectTo: 'http://127.0.0.1:5000/' }),
    ])
      expect((await open(address)).status).toBe(302)
  })

  test('is not started by linking or a company sign-in either', async () => {
    const { email } = await seedActor(world)
    const client = newClient(world)
    await must(client.signInWithPassword({ email, password }))
    const options = { redirectTo: codeUrl, skipBrowserRedirect: true }
    expect(errorOf((await client.linkIdentity({ provider: 'google', options })).error)).toEqual(
      apiError('validation_failed', 400),
    )
    const { error } = await client.signInWithSSO({ domain: 'acme.example', options: { redirectTo: codeUrl } })
    expect(errorOf(error)).toEqual(apiError('validation_failed', 400))
    const pkce = newClient(world, { flowType: 'pkce' })
    await must(pkce.signInWithSSO({ domain: 'acme.example', options: { redirectTo: codeUrl } }))
  })

  test('is not granted at the end if the origin is no longer allowed', async () => {
    const out = await open(await oauthAddress('implicit', { redirectTo: implicitUrl }))
    const back = await consent(locationOf(out), googleMails.robin)
    await world.sql('update flows set redirect_to = $1', [codeUrl])
    const to = locationOf(await finishSignIn(back, cookiesOf(out)))
    expect([to.origin, to.searchParams.get('error_code')]).toEqual([world.origin, 'validation_failed'])
    expect(to.href).not.toContain('access_token')
    expect(await world.sql('select 1 from users where email = $1', [googleMails.robin])).toEqual([])
  })

  test('is not granted by a mailed link to such an origin, which opens a page of ours instead', async () => {
    const { email, id } = await seedActor(world)
    await must(newClient(world).signInWithOtp({ email, options: { emailRedirectTo: codeUrl } }))
    const { token_hash, link } = await mailTo(world, email, /sign-in link/)
    const verify = (redirect_to: string) =>
      open(
        `${world.origin}/auth/v1/verify?${new URLSearchParams({ token: token_hash, type: 'magiclink', redirect_to })}`,
      )
    const before = await digest(world, id)
    for (const target of [codeUrl, '']) expect(await refusal(await verify(target))).toEqual(noFragment)
    expect(await digest(world, id)).toEqual(before)
    const page = await (await open(link)).text()
    expect(page.replace(/<!-- -->/g, '')).toContain(`Continue as ${email}`)
    expect(page).not.toContain('/auth/v1/verify')
    const answer = await sendForm(world, '/auth/callback', { intent: 'confirm', token_hash })
    expect(await isSignedIn(world.origin, cookiesOf(answer))).toBe(true)
  })

  test('is granted where the operator allows it', async () => {
    const { email } = await seedActor(world)
    await must(newClient(world).signInWithOtp({ email, options: { emailRedirectTo: implicitUrl } }))
    const { link } = await mailTo(world, email, /sign-in link/)
    const onward = /href="(\/auth\/v1\/verify\?[^"]+)"/.exec(await (await open(link)).text())?.[1] ?? ''
    const to = locationOf(await open(world.origin + onward.replaceAll('&amp;', '&')))
    expect([to.origin, to.hash.includes('access_token=')]).toEqual(['https://old.example.com', true])
  })
})

describe('a PKCE challenge', () => {
  const challenged = { code_challenge: 'x'.repeat(43), code_challenge_method: 'plain' }

  test.each([
    ['signup', { email: 'plain@example.com', password }],
    ['otp', { email: 'plain@example.com' }],
    ['recover', { email: 'plain@example.com' }],
    ['resend', { email: 'plain@example.com', type: 'signup' }],
    ['sso', { domain: 'acme.example' }],
  ])('with the method plain is rejected at /%s', async (path, body) => {
    const answer = await fetch(`${world.origin}/auth/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, ...challenged }),
    })
    expect(await refusal(answer)).toEqual([400, 'validation_failed', 'The code challenge method must be S256.'])
    expect(await world.sql(`select 1 from users where email = 'plain@example.com'`)).toEqual([])
  })

  test('with the method plain or incomplete is rejected at the start of a provider’s sign-in', async () => {
    const { access_token } = await seedActor(world)
    const wrong: Record<string, string>[] = [
      challenged,
      { ...challenged, code_challenge_method: '' },
      { code_challenge: 'x'.repeat(43) },
      { code_challenge_method: 's256' },
    ]
    for (const path of ['authorize', 'user/identities/authorize'])
      for (const options of wrong) {
        const query = new URLSearchParams({ provider: 'google', redirect_to: codeUrl, ...options })
        const headers = { authorization: `Bearer ${access_token}` }
        const answer = await fetch(`${world.origin}/auth/v1/${path}?${query}`, { redirect: 'manual', headers })
        expect((await refusal(answer)).slice(0, 2)).toEqual([400, 'validation_failed'])
      }
  })
})

describe('provider options', () => {
  const authorize = async (options: Record<string, unknown>) =>
    open(await oauthAddress('pkce', { redirectTo: codeUrl, ...options }))

  test('prompt and login hint are passed on, and the default scopes are accepted', async () => {
    const queryParams = { prompt: 'consent select_account', login_hint: 'robin@gmail.test' }
    const out = locationOf(await authorize({ queryParams, scopes: 'email profile' }))
    expect(Object.fromEntries(out.searchParams)).toMatchObject({ ...queryParams, scope: 'openid email profile' })
    const plain = locationOf(await authorize({}))
    expect([plain.searchParams.get('prompt'), plain.searchParams.has('login_hint')]).toEqual(['select_account', false])
  })

  test.each([
    [{ scopes: 'email https://www.googleapis.com/auth/drive' }, 'Only openid, email, profile can be requested.'],
    [{ queryParams: { prompt: 'surprise' } }, 'A prompt is one of none, login, consent, select_account.'],
    [{ queryParams: { prompt: 'none login' } }, 'The prompt none cannot be combined.'],
    [{ queryParams: { login_hint: 'a\nb' } }, 'A hint is one line.'],
  ])('%j is rejected with a message', async (options, message) => {
    expect(await refusal(await authorize(options))).toEqual([400, 'validation_failed', message])
  })

  test('linking rejects further scopes too', async () => {
    const { email } = await seedActor(world)
    const client = newClient(world, { flowType: 'pkce' })
    await must(client.signInWithPassword({ email, password }))
    const options = { redirectTo: codeUrl, skipBrowserRedirect: true, scopes: 'calendar' }
    const { error } = await client.linkIdentity({ provider: 'google', options })
    expect([errorOf(error), error?.message]).toEqual([
      apiError('validation_failed', 400),
      'Only openid, email, profile can be requested.',
    ])
  })
})

test('the settings say that Google is available', async () => {
  const settings = await (await fetch(`${world.origin}/auth/v1/settings`)).json()
  expect(settings).toMatchObject({ external: { google: true, email: true } })
})

test.each(['', '/nothing', '/user/nothing', '/admin/users', '/factors/a/b/c'])(
  'an unknown endpoint under /auth/v1%s gets an error that the client understands',
  async (path) => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const answer = await fetch(`${world.origin}/auth/v1${path}`, { method })
      expect([method, ...(await refusal(answer))]).toEqual([method, 404, 'validation_failed', 'There’s nothing here.'])
    }
  },
)
