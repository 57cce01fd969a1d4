import { createHash, randomUUID } from 'node:crypto'
import { AuthClient } from '@supabase/auth-js'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { cookiesOf } from '../kit/actor.ts'
import { consent, finishSignIn, googleMails, startSignIn, toastOf } from '../kit/google.ts'
import { agree, type MockProvider, startProvider } from '../kit/oidc.ts'
import { startWorld, type World } from '../kit/world.ts'

const program = 'https://program.example.com/back'
const ann = { sub: 'ann-1', email: 'ann@acme.example', name: 'Ann', preferred_username: 'ann' }

let world: World
let company: MockProvider
beforeAll(async () => {
  company = await startProvider()
  const acme = {
    id: 'acme',
    domains: ['acme.example', 'Фирма.рф'],
    issuer: company.url,
    client_id: 'warble',
    client_secret: 'x',
  }
  world = await startWorld(inject('postgres'), {
    role: 'web',
    tick: false,
    people: 5,
    google: true,
    env: {
      REDIRECT_ALLOW: 'https://program.example.com/**',
      IMPLICIT_REDIRECTS: 'https://program.example.com',
      SSO_PROVIDERS: JSON.stringify([acme]),
    },
  })
})
afterAll(async () => {
  await world?.close()
  await company?.close()
})
beforeEach(async () => {
  company.person = ann
  await world.sql('delete from rate_limits')
})

function newClient(flowType: 'implicit' | 'pkce') {
  const held = new Map<string, string>()
  return new AuthClient({
    url: `${world.origin}/auth/v1`,
    flowType,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    storageKey: randomUUID(),
    storage: {
      getItem: (key) => held.get(key) ?? null,
      setItem: (key, value) => void held.set(key, value),
      removeItem: (key) => void held.delete(key),
    },
    headers: {},
  })
}

const options = { redirectTo: program, skipBrowserRedirect: true }
const open = (address: string | URL, cookie = '') => fetch(address, { redirect: 'manual', headers: { cookie } })
const locationOf = (answer: Response) => new URL(answer.headers.get('location') ?? 'http://nowhere.test')
const fragmentOf = (url: URL) => Object.fromEntries(new URLSearchParams(url.hash.slice(1)))
const hasSession = (answer: Response) => /(^|; )warble=/.test(cookiesOf(answer))

/** Opens the client’s URL as a browser and consents; returns the URL that leads back to the client. */
async function followFlow(address: string | null | undefined, agreed: (to: URL) => Promise<URL>): Promise<URL> {
  const out = await open(address ?? '')
  expect(out.status).toBe(302)
  return locationOf(await finishSignIn(await agreed(locationOf(out)), cookiesOf(out)))
}
const asRobin = (to: URL) => consent(to, googleMails.robin)

async function sessionOf(client: InstanceType<typeof AuthClient>, back: URL) {
  const { access_token = '', refresh_token = '' } = fragmentOf(back)
  const { data, error } = await client.setSession({ access_token, refresh_token })
  if (error) throw error
  return data
}

describe('an API client signs in with Google', () => {
  test('with tokens in the fragment', async () => {
    const client = newClient('implicit')
    const { data } = await client.signInWithOAuth({ provider: 'google', options })
    const back = await followFlow(data.url, asRobin)
    expect([back.origin + back.pathname, back.search]).toEqual([program, ''])
    expect(fragmentOf(back)).toMatchObject({ token_type: 'bearer', expires_in: '3600' })
    const { user } = await sessionOf(client, back)
    expect(user).toMatchObject({
      email: googleMails.robin,
      app_metadata: { provider: 'google', providers: ['google'] },
      user_metadata: { full_name: 'Robin Finch' },
    })
    expect(user?.identities?.map(({ provider }) => provider)).toEqual(['google'])
  })

  test('with a code, which only the client that started the sign-in can redeem', async () => {
    const client = newClient('pkce')
    const { data } = await client.signInWithOAuth({ provider: 'google', options })
    const back = await followFlow(data.url, asRobin)
    expect([back.hash, [...back.searchParams.keys()]]).toEqual(['', ['code']])
    const code = back.searchParams.get('code') ?? ''
    const thief = newClient('pkce')
    await thief.signInWithOAuth({ provider: 'google', options })
    expect((await thief.exchangeCodeForSession(code)).error?.code).toBe('bad_code_verifier')
    const { data: session, error } = await client.exchangeCodeForSession(code)
    expect([error, session.user?.email]).toEqual([null, googleMails.robin])
    await client.signInWithOAuth({ provider: 'google', options })
    expect((await client.exchangeCodeForSession(code)).error?.code).toBe('flow_state_not_found')
  })

  test('a code that is used a second time ends the session that it opened', async () => {
    const verifier = 'v'.repeat(43)
    const code_challenge = createHash('sha256').update(verifier).digest('base64url')
    const query = { provider: 'google', redirect_to: program, code_challenge, code_challenge_method: 's256' }
    const back = await followFlow(`${world.origin}/auth/v1/authorize?${new URLSearchParams(query)}`, asRobin)
    const redeem = (code_verifier: string) =>
      fetch(`${world.origin}/auth/v1/token?grant_type=pkce`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ auth_code: back.searchParams.get('code'), code_verifier }),
      })
    const { access_token } = (await (await redeem(verifier)).json()) as { access_token: string }
    const headers = { authorization: `Bearer ${access_token}` }
    const user = async () => (await fetch(`${world.origin}/auth/v1/user`, { headers })).status
    expect([(await redeem('w'.repeat(43))).status, await user()]).toEqual([404, 200])
    expect([(await redeem(verifier)).status, await user()]).toEqual([404, 403])
  })

  test('Google asks for the account even if the browser is signed in there', async () => {
    const { data } = await newClient('pkce').signInWithOAuth({ provider: 'google', options })
    expect(locationOf(await open(data.url ?? '')).searchParams.get('prompt')).toBe('select_account')
  })

  test('a cancelled sign-in returns the error in query and fragment, and its state cannot be reused', async () => {
    const { data } = await newClient('implicit').signInWithOAuth({ provider: 'google', options })
    const out = await open(data.url ?? '')
    const state = locationOf(out).searchParams.get('state') ?? ''
    const denied = `${world.origin}/auth/v1/callback?error=access_denied&state=${encodeURIComponent(state)}`
    const back = locationOf(await open(denied, cookiesOf(out)))
    const words = { error: 'access_denied', error_description: 'The sign-in was cancelled.' }
    expect(back.origin + back.pathname).toBe(program)
    expect([fragmentOf(back), Object.fromEntries(back.searchParams)]).toMatchObject([words, words])
    const again = locationOf(await open(denied, cookiesOf(out)))
    expect([again.origin, fragmentOf(again).error_code]).toEqual([world.origin, 'bad_oauth_state'])
  })

  test('only in the browser that started', async () => {
    const { data } = await newClient('implicit').signInWithOAuth({ provider: 'google', options })
    const out = await open(data.url ?? '')
    const back = await asRobin(locationOf(out))
    const answer = locationOf(await open(back))
    expect([answer.origin, fragmentOf(answer).access_token]).toEqual([world.origin, undefined])
  })

  test('never redirects to an address that is not allowed', async () => {
    const client = newClient('implicit')
    for (const redirectTo of ['https://evil.test/', 'https://program.example.com.evil.test/', 'javascript:alert(1)']) {
      const { data } = await client.signInWithOAuth({ provider: 'google', options: { ...options, redirectTo } })
      expect((await followFlow(data.url, asRobin)).origin).toBe(world.origin)
    }
  })

  test('rejects a provider that is not set up', async () => {
    for (const provider of ['github', 'sso:nobody', '']) {
      const answer = await open(`${world.origin}/auth/v1/authorize?provider=${provider}`)
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, 'validation_failed'])
    }
  })
})

describe('company sign-in', () => {
  const startWith = (email: string) => startSignIn(world, { intent: 'company', email })

  test('works from the page by email address, for a new and a known user', async () => {
    for (const to of ['/onboarding', '/dashboard']) {
      const { address, cookie } = await startWith('Ann@Acme.example')
      expect([address.origin, address.searchParams.get('login_hint')]).toEqual([company.url, 'ann@acme.example'])
      const answer = await finishSignIn(await agree(address), cookie)
      expect([answer.headers.get('location'), hasSession(answer)]).toEqual([to, true])
    }
    expect(await world.sql(`select provider, subject from identities where provider like 'sso:%'`)).toEqual([
      { provider: 'sso:acme', subject: 'ann-1' },
    ])
  })

  test.each([{ domain: 'acme.example' }, { providerId: 'acme' }])('works for an API client: %o', async (by) => {
    const client = newClient('pkce')
    const { data } = await client.signInWithSSO({ ...by, options: { redirectTo: program } })
    const back = await followFlow(data?.url, agree)
    const session = await client.exchangeCodeForSession(back.searchParams.get('code') ?? '')
    expect(session.data.user).toMatchObject({ email: ann.email, app_metadata: { provider: 'sso:acme' } })
    const { data: claims } = await client.getClaims()
    expect(claims?.claims.amr).toMatchObject([{ method: 'sso/oidc', provider: 'acme' }])
    for (const change of [{ password: 'another long sentence' }, { email: 'ann@elsewhere.example' }])
      expect((await client.updateUser(change)).error?.code).toBe('user_sso_managed')
  })

  test('at a domain in Unicode is one account, however its address is written', async () => {
    const ascii = 'ann@xn--80apmps.xn--p1ai'
    for (const [typed, claimed] of [
      ['ann@фирма.рф', 'Ann@ФИРМА.рф'],
      [ascii, ascii],
    ] as const) {
      company.person = { sub: 'ann-2', email: claimed, name: '\u202eAnn 🐦\u202c' }
      const { address, cookie } = await startWith(typed)
      expect([address.origin, address.searchParams.get('login_hint')]).toEqual([company.url, ascii])
      expect(hasSession(await finishSignIn(await agree(address), cookie))).toBe(true)
      const users = await world.sql(`select email, user_metadata ->> 'full_name' as name from users where email = $1`, [
        ascii,
      ])
      expect(users).toEqual([{ email: ascii, name: 'Ann 🐦' }])
    }
  })

  test('rejects a company that is not set up', async () => {
    for (const by of [{ domain: 'nowhere.example' }, { providerId: 'nobody' }]) {
      const { error } = await newClient('implicit').signInWithSSO(by)
      expect([error?.code, error?.status]).toEqual(['sso_provider_not_found', 404])
    }
  })

  test('never opens another person’s account', async () => {
    const mine = 'owner@acme.example'
    await world.sql(
      `insert into users (email, email_confirmed_at, time_zone, created_at) values ($1, now(), 'UTC', now())`,
      [mine],
    )
    const attempts: [object, string][] = [
      [{ sub: 'b', email: mine }, 'There’s already an account with this email address.'],
      [{ sub: 'c', email: googleMails.robin }, 'That email address doesn’t belong to your company.'],
      [{ sub: 'd', email: 'x@acme.example', email_verified: false }, 'That account’s email address isn’t verified.'],
      [{ sub: 'e', email: 'y@acme.example@evil.test' }, 'That account has no email address we can use.'],
    ]
    for (const [person, words] of attempts) {
      company.person = person as Record<string, unknown>
      const { address, cookie } = await startWith('x@acme.example')
      const answer = await finishSignIn(await agree(address), cookie)
      expect([answer.headers.get('location'), hasSession(answer)]).toEqual(['/login', false])
      expect(await toastOf(world, answer)).toContain(words)
    }
    expect(await world.sql('select 1 from users where email like $1', ['y@%'])).toEqual([])
  })

  test('is offered on the sign-in page', async () => {
    expect(await (await fetch(`${world.origin}/login`)).text()).toContain('Sign in with your company')
  })
})
