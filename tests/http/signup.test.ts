import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { cookiesOf, mailedLink, sendForm } from '../kit/actor.ts'
import { moveClock } from '../kit/clock.ts'
import { digest } from '../kit/rows.ts'
import { isSignedIn, seedActor } from '../kit/seed.ts'
import { until } from '../kit/until.ts'
import { startWorld, type World } from '../kit/world.ts'

const [minute, password] = [60_000, 'a plain long sentence']
let world: World
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { tick: false, people: 5 })
})
beforeEach(() => world.sql('delete from rate_limits'))
afterAll(() => world?.close())

let count = 0
const newAddress = () => {
  count += 1
  return `newcomer${count}@example.com`
}

interface Newcomer {
  email: string
  /** Cookies of the browser that signed up. */
  browser: string
  link: URL
}

async function signUp(email = newAddress()): Promise<Newcomer> {
  const answer = await sendForm(world, '/signup', { email, password, time_zone: 'Europe/Berlin' })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/onboarding'])
  return { email, browser: cookiesOf(answer), link: await mailedLink(world, email) }
}

const open = (link: URL, cookie = '') => fetch(link, { redirect: 'manual', headers: { cookie } })
const mailsTo = async (email: string) => {
  const answer = await fetch(`${world.sandbox.control_url}/mail.json?to=${encodeURIComponent(email)}`)
  return ((await answer.json()) as { mails: { subject: string; text: string; links: string[] }[] }).mails
}
const session = (answer: Response) => answer.headers.getSetCookie().find((cookie) => cookie.startsWith('warble='))
const hasSession = (cookie: string) => isSignedIn(world.origin, cookie)
const dead = { to: '/login?dead-link', texts: ['This link no longer works', 'Links work once, for one hour.'] }
const waiting = { to: '/onboarding', texts: ['This link no longer works', 'Resend it here.', '>Check your email</h1>'] }
const confirmed = { to: '/login', texts: ['Your address is already confirmed', 'Sign in to continue.'] }

/** Nobody is signed in; the page says why, and what to do. */
async function expectRejected(link: URL, cookie: string, { to, texts }: typeof dead) {
  const fields = { token_hash: link.searchParams.get('token_hash') ?? '' }
  const follow = () => sendForm(world, `/auth/callback${link.search}`, fields, cookie)
  for (const answer of [await open(link, cookie), await follow()]) {
    expect([answer.status, session(answer), answer.headers.get('location')]).toEqual([302, undefined, to])
    const headers = { cookie: `${cookiesOf(answer)}; ${cookie}` }
    const page = await (await fetch(world.origin + to, { headers })).text()
    for (const text of texts) expect(page).toContain(text)
    expect(page).not.toContain('Account Setup Error')
  }
}

describe('the mailed confirmation link', () => {
  test('signs in by GET in the browser that signed up', async () => {
    const { link, browser, email } = await signUp()
    expect(await (await fetch(`${world.origin}/onboarding`, { headers: { cookie: browser } })).text()).toContain(email)
    const answer = await open(link, browser)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/onboarding'])
    const cookie = cookiesOf(answer)
    expect(await hasSession(cookie)).toBe(true)
    const [user] = await world.sql<{ time_zone: string }>('select time_zone from users where email = $1', [email])
    expect(user?.time_zone).toBe('Europe/Berlin')
    await expectRejected(link, browser, confirmed)
    await expectRejected(link, '', confirmed)
  })

  test('signs in only by POST in another browser, and is not used up by a scanner that opens it', async () => {
    const { link, email } = await signUp()
    const stranger = (await signUp()).browser
    for (const cookie of ['', stranger, 'warble_pending=forged']) {
      const answer = await open(link, cookie)
      expect([answer.status, session(answer)]).toEqual([200, undefined])
      const page = (await answer.text()).replace(/<!-- -->/g, '')
      for (const text of [`Continue as ${email}`, 'requested in another browser.']) expect(page).toContain(text)
    }
    const head = await fetch(link, { method: 'HEAD', redirect: 'manual' })
    expect(session(head)).toBeUndefined()
    const token_hash = link.searchParams.get('token_hash') ?? ''
    const foreign = await fetch(`${world.origin}/auth/callback`, {
      method: 'POST',
      headers: { origin: 'http://evil.test' },
      body: new URLSearchParams({ token_hash }),
    })
    expect([foreign.status, session(foreign)]).toEqual([403, undefined])
    const posted = await sendForm(world, '/auth/callback', { token_hash })
    expect([posted.status, posted.headers.get('location')]).toEqual([302, '/reset-password?chosen=elsewhere'])
    expect(await hasSession(cookiesOf(posted))).toBe(true)
    await expectRejected(link, '', confirmed)
  })

  test('is an Account Setup Error only while the account cannot be set up, and works afterwards', async () => {
    const { link, browser } = await signUp()
    await world.sql(`create function out_of_order() returns trigger language plpgsql as
      $$ begin raise exception 'out of order'; end $$`)
    await world.sql('create trigger t before insert on sessions for each row execute function out_of_order()')
    try {
      const answer = await open(link, browser)
      expect([answer.status, session(answer), answer.headers.get('location')]).toEqual([302, undefined, '/login'])
      const cookie = `${cookiesOf(answer)}; ${browser}`
      const page = await (await fetch(`${world.origin}/login`, { headers: { cookie } })).text()
      expect(page).toMatch(/Account Setup Error.*There was an issue setting up your account\. Please try again\./s)
      expect(page).not.toContain(dead.texts[0])
    } finally {
      await world.sql('drop function out_of_order cascade')
    }
    expect(session(await open(link, browser))).toBeDefined()
    await expectRejected(link, browser, confirmed)
  })

  test('signs in once when used twenty times at once', async () => {
    const { link, browser } = await signUp()
    const answers = await Promise.all(Array.from({ length: 20 }, () => open(link, browser)))
    expect(answers.filter((answer) => session(answer) !== undefined)).toHaveLength(1)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  })

  test('is rejected when changed in any part', async () => {
    const { link, browser } = await signUp()
    const token = link.searchParams.get('token_hash') ?? ''
    const other = (await signUp()).link.searchParams.get('token_hash') ?? ''
    const [id = '', mac = ''] = token.split('.')
    const flipped = [...mac].map((sign, at) => (at === 5 ? (sign === 'A' ? 'B' : 'A') : sign)).join('')
    const wrong = [
      `${id}.${flipped}`,
      `${id}.`,
      id,
      `.${mac}`,
      '',
      `${id}.${other.split('.')[1]}`,
      `${other.split('.')[0]}.${mac}`,
      token.slice(0, -3),
      `${token.slice(0, 36)}\u0000`,
      "' or 1=1--",
      'x'.repeat(150),
    ]
    for (const token_hash of wrong) {
      const changed = new URL(link)
      changed.searchParams.set('token_hash', token_hash)
      if (token_hash.includes('\0')) expect((await open(changed, browser)).status).toBe(400)
      else await expectRejected(changed, browser, waiting)
      await world.sql('delete from rate_limits')
    }
    expect(session(await open(link, browser))).toBeDefined()
  })

  test('works for an hour', async () => {
    const [early, late] = [await signUp(), await signUp()]
    await moveClock(world, 59 * minute)
    expect(session(await open(early.link, early.browser))).toBeDefined()
    await moveClock(world, 2 * minute)
    await expectRejected(late.link, late.browser, waiting)
    await expectRejected(late.link, '', dead)
  })
})

test('signing up with a known address gets the same response as a new one, changes nothing and notifies its owner', async () => {
  const [confirmed, waiting] = [await seedActor(world), await signUp()]
  const signUpResponse = async (email: string, chosen = password) => {
    const answer = await sendForm(world, '/signup', { email, password: chosen })
    const varying = ['x-request-id', 'date', 'set-cookie']
    const headers = [...answer.headers].filter(([name]) => !varying.includes(name))
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]*/, '='))
    return { status: answer.status, headers, cookies, body: await answer.text() }
  }
  const fresh = await signUpResponse(newAddress())
  expect(fresh.status).toBe(302)
  const [knownBefore, waitingBefore] = [await digest(world, confirmed.id), await mailsTo(waiting.email)]
  for (const email of [confirmed.email, waiting.email, confirmed.email.toUpperCase(), ` ${confirmed.email} `])
    expect(await signUpResponse(email, 'another long sentence')).toEqual(fresh)
  const mailing = `select 1 from jobs.job where name like 'mail.%' and state < 'completed'`
  await until(async () => (await world.sql(mailing)).length === 0)
  await world.sql(`delete from mail_tokens where user_id = $1 and purpose = 'signup'`, [confirmed.id])
  expect(await digest(world, confirmed.id)).toEqual(knownBefore)
  expect((await signUp()).link.href).toContain('token_hash')
  expect(await mailsTo(waiting.email)).toEqual(waitingBefore)
  await until(async () => (await mailsTo(confirmed.email)).length > 0)
  const mails = await mailsTo(confirmed.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['You already have a Warble account'])
  expect(mails[0]?.links).toEqual([`${world.origin}/forgot-password`, `${world.origin}/login`])
  await moveClock(world, minute + 1000)
  await signUpResponse(confirmed.email)
  await until(async () => (await mailsTo(confirmed.email)).length === 2)
  // The password chosen in the confirming browser is the one kept.
  expect(session(await open(waiting.link, waiting.browser))).toBeDefined()
  const second = await sendForm(world, '/login', { email: waiting.email, password: 'another long sentence' })
  expect(second.status).toBe(400)
  expect((await sendForm(world, '/login', { email: waiting.email, password })).status).toBe(302)
})

test('the sign-up page states what continuing confirms, and the time of acceptance is stored', async () => {
  const html = (await (await fetch(`${world.origin}/signup`)).text()).replace(/<[^>]+>|<!-- -->/g, '')
  expect(html).toMatch(/By continuing, you confirm that you’re 16 or older and accept the terms/)
  const { email } = await signUp()
  const [user] = await world.sql<{ accepted_terms_at: Date; created_at: Date }>(
    'select accepted_terms_at, created_at from users where email = $1',
    [email],
  )
  expect(user?.accepted_terms_at).toEqual(user?.created_at)
})

test('a sign-up with the address of a company sign-in user mails a link to sign in, and none to reset a password', async () => {
  const { id, email } = await seedActor(world)
  await world.sql(
    `insert into identities (user_id, provider, subject, email, identity_data, last_sign_in_at, created_at, updated_at)
     values ($1, 'sso:acme', 'one', $2, '{}', now(), now(), now())`,
    [id, email],
  )
  await sendForm(world, '/signup', { email, password })
  await until(async () => (await mailsTo(email)).length === 1)
  const [mail] = await mailsTo(email)
  expect([mail?.links, mail?.text]).toEqual([
    [`${world.origin}/login`],
    expect.stringContaining('Sign in with your company'),
  ])
})

test('the mail is resent at most once a minute, whatever the address', async () => {
  const { email, browser } = await signUp()
  const known = await seedActor(world)
  const waits = [browser, cookiesOf(await sendForm(world, '/signup', { email: known.email, password }))]
  for (const [at, cookie] of waits.entries()) {
    const page = await (await fetch(`${world.origin}/check-email`, { headers: { cookie } })).text()
    const [, zone] = /resend it in \d+ seconds, at [\d:]+ [AP]M ([^.<]+)\./.exec(page) ?? []
    expect(zone).toMatch([/^GMT\+[12]$/, /^UTC$/][at] ?? '')
    const early = await sendForm(world, '/check-email', { intent: 'resend' }, cookie)
    expect([early.status, await early.text()]).toEqual([
      429,
      expect.stringMatching(/only request this after \d+ seconds/),
    ])
  }
  const resend = (cookie: string) => sendForm(world, '/check-email', { intent: 'resend' }, cookie)
  await moveClock(world, minute + 1000)
  const answers = await Promise.all([resend(browser), resend(browser), resend(browser)])
  for (const answer of answers) expect([answer.status, answer.headers.get('location')]).toEqual([302, '/check-email'])
  expect((await resend(cookiesOf(answers[0] as Response))).status).toBe(429)
  await until(async () => (await mailsTo(email)).length >= 2)
  await signUp()
  const mails = await mailsTo(email)
  expect(mails).toHaveLength(2)
  expect(new Set(mails.map(({ links }) => links[0])).size).toBe(2)
  const nobody = await resend('')
  expect([nobody.status, nobody.headers.get('location')]).toEqual([302, '/login'])
})

test('nobody can sign in before the address is confirmed', async () => {
  const { email, browser } = await signUp()
  const answer = await sendForm(world, '/login', { email, password })
  expect([answer.status, session(answer)]).toEqual([400, undefined])
  expect(await answer.text()).toContain('Email not confirmed')
  const wrong = await sendForm(world, '/login', { email, password: 'not the right one' })
  expect(await wrong.text()).toContain('Invalid login credentials')
  const program = await fetch(`${world.origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  expect([program.status, ((await program.json()) as { code: string }).code]).toEqual([400, 'email_not_confirmed'])
  expect((await fetch(`${world.origin}/dashboard`, { redirect: 'manual', headers: { cookie: browser } })).status).toBe(
    302,
  )
})

test.each(['', 'abc', '12345', 'password', 'QWERTY123', 'warble', 'x'.repeat(129)])(
  'the password %s is rejected, the form keeps the address and not the password',
  async (refused) => {
    const email = newAddress()
    const answer = await sendForm(world, '/signup', { email, password: refused })
    const html = await answer.text()
    expect(answer.status).toBe(422)
    expect(html).toContain(`value="${email}"`)
    expect(html.replace(/one of the most common|[Pp]assword(?!1)|Warble|warble_?/g, '')).not.toContain(
      `value="${refused || 'never'}"`,
    )
    if (refused.length > 4 && !/^(password|warble)$/.test(refused)) expect(html).not.toContain(refused)
    expect(await world.sql('select 1 from users where email = $1', [email])).toEqual([])
  },
)

test('sign-out ends the session on the server', async () => {
  const { link, browser } = await signUp()
  const cookie = cookiesOf(await open(link, browser))
  const other = (await seedActor(world)).cookie
  const answer = await sendForm(world, '/logout', { intent: 'sign-out' }, cookie)
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/'])
  expect(session(answer)).toMatch(/^warble=; Max-Age=0; /)
  expect([await hasSession(cookie), await hasSession(other)]).toEqual([false, true])
})

test('neither cookies nor mailed links are stored in plain text', async () => {
  const { link, browser } = await signUp()
  const cookie = cookiesOf(await open(link, browser))
  const waiting = await signUp()
  const dump: string[] = []
  for (const table of ['users', 'sessions', 'mail_tokens', 'jobs.job', 'jobs.archive', 'live_events', 'rate_limits'])
    for (const { row } of await world.sql<{ row: string }>(`select t::text as row from ${table} t`)) dump.push(row)
  const secrets = [cookie, browser, waiting.browser, link.search, waiting.link.search].flatMap((text) =>
    text.split(/[=;.&?\s]|%2E/i).filter((part) => part.length > 40),
  )
  expect(secrets.length).toBeGreaterThanOrEqual(5)
  const all = dump.join('\n')
  expect(all).toContain('mail.token')
  for (const secret of secrets) {
    expect(all).not.toContain(secret)
    expect(all).not.toContain(Buffer.from(secret, 'base64url').toString('hex'))
    expect(all).not.toContain(Buffer.from(secret).toString('hex'))
  }
  expect(all).not.toContain(password)
  const jobs = await world.sql<{ row: string }>(
    `select j::text as row from jobs.job j where name = 'mail.request' union all select a::text from jobs.archive a`,
  )
  expect(jobs.length).toBeGreaterThan(0)
  expect(jobs.map(({ row }) => row).join('\n')).not.toContain('argon2')
})
