import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { cookiesOf, sendForm } from '../kit/actor.ts'
import { consent, finishSignIn, googleMails, signInByGoogle, startGoogleSignIn, toastOf } from '../kit/google.ts'
import { seedActor } from '../kit/seed.ts'
import { startWorld, type World } from '../kit/world.ts'

let world: World
beforeAll(async () => {
  // Enough that none of many requests at once waits three seconds for a connection, which means 503.
  const env = { DATABASE_POOL: '30' }
  world = await startWorld(inject('postgres'), { role: 'web', tick: false, people: 5, google: true, env })
})
afterAll(() => world?.close())
beforeEach(() => world.sql('delete from rate_limits'))

const setupError = 'Account Setup Error'
const hasSession = (answer: Response) => /(^|; )warble=/.test(cookiesOf(answer))
const user = async (email: string) =>
  (
    await world.sql<{ id: string; password_hash: string | null; time_zone: string; user_metadata: object }>(
      'select * from users where email = $1',
      [email],
    )
  )[0]
const identities = (email: string) =>
  world.sql('select i.* from identities i join users u on u.id = i.user_id where u.email = $1', [email])

describe('signing in with Google', () => {
  test('creates a new user with the name at Google and leads to the onboarding', async () => {
    const answer = await signInByGoogle(world, googleMails.robin, { time_zone: 'Europe/Oslo' })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/onboarding'])
    expect(hasSession(answer)).toBe(true)
    expect(await user(googleMails.robin)).toMatchObject({
      password_hash: null,
      time_zone: 'Europe/Oslo',
      user_metadata: { full_name: 'Robin Finch' },
      email_confirmed_at: expect.any(Date),
      accepted_terms_at: expect.any(Date),
    })
    const page = await fetch(`${world.origin}/onboarding`, { headers: { cookie: cookiesOf(answer) } })
    expect([page.status, page.url]).toEqual([200, `${world.origin}/onboarding`])
  })

  test('leads a known user to the dashboard or the requested page', async () => {
    const known = await signInByGoogle(world, googleMails.robin)
    expect([known.headers.get('location'), hasSession(known)]).toEqual(['/dashboard', true])
    const inside = await signInByGoogle(world, googleMails.robin, { next: '/dashboard/settings/security?x=1' })
    expect(inside.headers.get('location')).toBe('/dashboard/settings/security?x=1')
    const elsewhere = await signInByGoogle(world, googleMails.robin, { next: 'https://evil.test/' })
    expect(elsewhere.headers.get('location')).toBe('/dashboard')
    expect(await identities(googleMails.robin)).toHaveLength(1)
    expect(await world.sql(`select amr from sessions where amr->0->>'method' = 'oauth'`)).toHaveLength(4)
  })

  test('links a confirmed account with the same address, which keeps its password', async () => {
    await signedUp(googleMails.wren, true)
    const answer = await signInByGoogle(world, googleMails.wren)
    expect([answer.headers.get('location'), hasSession(answer)]).toEqual(['/dashboard', true])
    expect(await user(googleMails.wren)).toMatchObject({ password_hash: 'not a hash' })
    expect(await identities(googleMails.wren)).toHaveLength(1)
  })

  test('tells the owner of a confirmed account by mail that it was added, once, and nobody else', async () => {
    const notices = () =>
      world.sql<{ about: object }>(`select data -> 'about' as about from jobs.job
        where name = 'mail.notice' and data ->> 'notice' = 'sign_in_method_changed'`)
    await world.sql(`delete from jobs.job where name = 'mail.notice'`)
    await world.sql('delete from users where email = any($1)', [[googleMails.wren, googleMails.demo]])
    await signedUp(googleMails.wren, true)
    for (const _visit of [1, 2]) await signInByGoogle(world, googleMails.wren)
    expect(await notices()).toEqual([{ about: { what: 'added', email: googleMails.wren } }])
    await signedUp(googleMails.demo, false)
    await signInByGoogle(world, googleMails.demo)
    expect(await notices()).toHaveLength(1)
    await world.sql('delete from users where email = any($1)', [[googleMails.wren, googleMails.demo]])
  })

  test('clears the password, name, time zone and mailed links of an unconfirmed account with the same address', async () => {
    const id = await signedUp(googleMails.demo, false)
    await world.sql(
      `insert into mail_tokens (user_id, purpose, email, created_at, expires_at) values ($1, 'signup', $2, now(), now() + interval '1 hour')`,
      [id, googleMails.demo],
    )
    const answer = await signInByGoogle(world, googleMails.demo, { time_zone: 'Europe/Oslo' })
    expect(hasSession(answer)).toBe(true)
    expect(await user(googleMails.demo)).toMatchObject({
      id,
      password_hash: null,
      time_zone: 'Europe/Oslo',
      user_metadata: { full_name: 'Demo' },
    })
    expect(await world.sql('select 1 from mail_tokens where user_id = $1', [id])).toEqual([])
  })

  test('asks for the second factor', async () => {
    const found = await user(googleMails.robin)
    await world.sql(
      `insert into factors (user_id, friendly_name, status, created_at, updated_at) values ($1, 'app', 'verified', now(), now())`,
      [found?.id],
    )
    const answer = await signInByGoogle(world, googleMails.robin)
    expect(answer.headers.get('location')).toBe('/login/factor?next=%2Fdashboard')
    const inside = await fetch(`${world.origin}/dashboard`, {
      redirect: 'manual',
      headers: { cookie: cookiesOf(answer) },
    })
    expect(inside.headers.get('location')).toMatch(/^\/login\/factor/)
    await world.sql('delete from factors')
  })
})

describe('no session is opened for', () => {
  const refused = async (answer: Response, words: string) => {
    expect([answer.status, answer.headers.get('location'), hasSession(answer)]).toEqual([302, '/login', false])
    expect(await toastOf(world, answer)).toContain(words)
  }

  test('a state that was used', async () => {
    const { address, cookie } = await startGoogleSignIn(world)
    const back = await consent(address, googleMails.robin)
    expect(hasSession(await finishSignIn(back, cookie))).toBe(true)
    await refused(await finishSignIn(back, cookie), setupError)
  })

  test('a browser that did not start the sign-in', async () => {
    const back = await consent((await startGoogleSignIn(world)).address, googleMails.robin)
    const other = await startGoogleSignIn(world)
    await refused(await finishSignIn(back, other.cookie), setupError)
    await refused(await finishSignIn(back, ''), setupError)
    await refused(await finishSignIn(back, 'warble_browser=; warble_browser=x'), setupError)
  })

  test('an invented, changed or missing state', async () => {
    const { address, cookie } = await startGoogleSignIn(world)
    const back = await consent(address, googleMails.robin)
    const state = back.searchParams.get('state') ?? ''
    for (const wrong of ['x', `${state}x`, state.replace(/^./, (sign) => (sign === 'a' ? 'b' : 'a')), '']) {
      back.searchParams.set('state', wrong)
      await refused(await finishSignIn(back, cookie), setupError)
    }
    back.searchParams.delete('state')
    await refused(await finishSignIn(back, cookie), setupError)
  })

  test('a code of another sign-in, or an invented one', async () => {
    const [one, other] = [await startGoogleSignIn(world), await startGoogleSignIn(world)]
    const [back, stolen] = [
      await consent(one.address, googleMails.robin),
      await consent(other.address, googleMails.wren),
    ]
    back.searchParams.set('code', stolen.searchParams.get('code') ?? '')
    await refused(await finishSignIn(back, one.cookie), setupError)
    const third = await startGoogleSignIn(world)
    const made = await consent(third.address, googleMails.robin)
    made.searchParams.set('code', 'made-up')
    await refused(await finishSignIn(made, third.cookie), setupError)
  })

  test('a sign-in that took too long', async () => {
    const { address, cookie } = await startGoogleSignIn(world)
    const back = await consent(address, googleMails.robin)
    world.sandbox.clock.advance(5 * 60_000 + 1)
    await refused(await finishSignIn(back, cookie), setupError)
  })

  test('a cancelled sign-in', async () => {
    const { address, cookie } = await startGoogleSignIn(world)
    const page = await (await fetch(address)).text()
    const link = /<a href="([^"]+)">Cancel/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
    await refused(await finishSignIn(new URL(link), cookie), 'The sign-in was cancelled.')
    const second = await startGoogleSignIn(world)
    const back = new URL(`${world.origin}/auth/callback?error=access_denied&error_description=No%20thanks`)
    back.searchParams.set('state', second.address.searchParams.get('state') ?? '')
    await refused(await finishSignIn(back, second.cookie), 'No thanks')
  })

  test('an error without a started sign-in, whose description is not shown', async () => {
    const answer = await finishSignIn(new URL(`${world.origin}/auth/callback?error=x&error_description=Call%20us`), '')
    const page = await toastOf(world, answer)
    expect([page.includes(setupError), page.includes('Call us')]).toEqual([true, false])
  })

  test('an address that Google has not verified, known or not', async () => {
    const words = 'That account’s email address isn’t verified'
    await refused(await signInByGoogle(world, googleMails.unsure), words)
    expect(await user(googleMails.unsure)).toBeUndefined()
    await signedUp(googleMails.unsure, true)
    await refused(await signInByGoogle(world, googleMails.unsure), words)
    expect(await identities(googleMails.unsure)).toEqual([])
  })

  test('an API client’s sign-in at the page’s callback, and the reverse', async () => {
    const query = 'provider=google&code_challenge=a&code_challenge_method=s256'.replace('=a&', `=${'a'.repeat(43)}&`)
    const began = await fetch(`${world.origin}/auth/v1/authorize?${query}`, { redirect: 'manual' })
    const back = await consent(new URL(began.headers.get('location') ?? ''), googleMails.robin)
    back.pathname = '/auth/callback'
    await refused(await finishSignIn(back, cookiesOf(began)), setupError)
    const { address, cookie } = await startGoogleSignIn(world)
    const own = await consent(address, googleMails.robin)
    own.pathname = '/auth/v1/callback'
    const answer = await finishSignIn(own, cookie)
    expect(answer.headers.get('location')).toMatch(/error_code=bad_oauth_state/)
    expect(hasSession(answer)).toBe(false)
  })
})

test('two tabs of one browser can sign in at the same time', async () => {
  const one = await startGoogleSignIn(world)
  const other = await startGoogleSignIn(world, {}, one.cookie)
  const backs = [await consent(one.address, googleMails.robin), await consent(other.address, googleMails.robin)]
  for (const back of backs) expect(hasSession(await finishSignIn(back, other.cookie))).toBe(true)
})

test('twenty concurrent first sign-ins create one user', async () => {
  await world.sql('delete from users where email = $1', [googleMails.robin])
  const starts = await Promise.all(Array.from({ length: 20 }, () => startGoogleSignIn(world)))
  const backs = await Promise.all(starts.map(({ address }) => consent(address, googleMails.robin)))
  const answers = await Promise.all(backs.map((back, index) => finishSignIn(back, starts[index]?.cookie ?? '')))
  expect(answers.map(hasSession)).not.toContain(false)
  expect(await identities(googleMails.robin)).toHaveLength(1)
})

test('the redirect to Google uses PKCE and a nonce, and its secrets are neither stored in plain text nor logged', async () => {
  const { address, cookie } = await startGoogleSignIn(world)
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.any(String),
    redirect_uri: `${world.origin}/auth/callback`,
    prompt: 'select_account',
  })
  const rows = JSON.stringify(await world.sql('select * from flows'))
  for (const part of ['state', 'nonce', 'code_challenge']) {
    const value = address.searchParams.get(part) ?? 'missing'
    const secret = value.split('.').at(-1) ?? value
    expect(rows).not.toContain(secret)
    expect(world.output()).not.toContain(secret)
  }
  expect(rows).not.toContain(cookie.split('=')[1])
})

test('shows Google’s button, and no company sign-in where none is set up', async () => {
  for (const path of ['/login', '/signup']) {
    const page = await (await fetch(world.origin + path)).text()
    expect(page).toContain('Continue with Google')
    expect(page).not.toContain('Sign in with your company')
  }
  const answer = await sendForm(world, '/auth/provider', { intent: 'company', email: 'ann@nowhere.example' })
  expect(answer.headers.get('location')).toBe('/login')
  expect(await toastOf(world, answer)).toContain('No company sign-in is set up for this address.')
})

test('the dashboard shows the name and picture that Google gave, and no picture from elsewhere', async () => {
  const { id, cookie } = await seedActor(world)
  const shown = async (avatar_url: string) => {
    const metadata = JSON.stringify({ full_name: 'Robin <Finch>', avatar_url })
    await world.sql('update users set user_metadata = $1 where id = $2', [metadata, id])
    const answer = await fetch(`${world.origin}/dashboard/settings`, { headers: { cookie } })
    return { html: await answer.text(), policy: answer.headers.get('content-security-policy') }
  }
  const google = world.env.GOOGLE_URL ?? ''
  const { html, policy } = await shown(`${google}/pictures/Robin`)
  expect(html).toContain('Robin &lt;Finch&gt;')
  expect(html).toContain(`src="${google}/pictures/Robin"`)
  expect(policy).toMatch(new RegExp(`img-src [^;]*${google}`))
  expect((await shown('https://elsewhere.test/x.png')).html).not.toContain('elsewhere.test')
})

async function signedUp(email: string, confirmed: boolean): Promise<string> {
  const [row] = await world.sql<{ id: string }>(
    `insert into users (email, email_confirmed_at, password_hash, time_zone, user_metadata, created_at)
     values ($1, case when $2 then now() end, 'not a hash', 'Asia/Tokyo', '{"full_name":"A Stranger"}', now()) returning id`,
    [email, confirmed],
  )
  return row?.id ?? ''
}
