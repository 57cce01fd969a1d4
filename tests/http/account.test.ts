import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { cookiesOf, mailedLink, sendForm } from '../kit/actor.ts'
import { moveClock, nextWindow } from '../kit/clock.ts'
import { mailedCode, mailsTo } from '../kit/mail.ts'
import { digest } from '../kit/rows.ts'
import { cookieSession, isSignedIn, type SeededActor, seedActor } from '../kit/seed.ts'
import { startServer } from '../kit/server.ts'
import { until } from '../kit/until.ts'
import { startWorld, type World } from '../kit/world.ts'

const minute = 60_000
const next = 'a different long sentence'

let world: World
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { tick: false, people: 5 })
})
beforeEach(() => world.sql('delete from rate_limits'))
afterAll(() => world?.close())

const session = (answer: Response) => answer.headers.getSetCookie().find((cookie) => cookie.startsWith('warble='))
const isValid = (cookie: string) => isSignedIn(world.origin, cookie)
const open = (link: URL, cookie = '') => fetch(link, { redirect: 'manual', headers: { cookie } })

/** Requests a mail in a new browser. Returns that browser's cookies. */
async function ask(path: string, intent: string, email: string): Promise<string> {
  const answer = await sendForm(world, path, { intent, email })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/check-email'])
  return cookiesOf(answer)
}

const kinds = [
  { path: '/forgot-password', intent: 'recover', subject: /Reset/, to: '/reset-password' },
  { path: '/login', intent: 'mail-link', subject: /sign-in link/, to: '/onboarding' },
]

/** The page’s HTML with everything that differs between requests replaced. */
function stableHtml(answer: Response, address: string, html: string): string {
  const id = answer.headers.get('x-request-id') ?? ''
  return html
    .replaceAll(address, 'ADDRESS')
    .replaceAll(id, 'ID')
    .replace(/nonce="[^"]*"/g, '')
    .replace(/\[\\"D\\",\d+\]/g, 'MOMENT')
    .replace(/\d+:\d\d:\d\d [AP]M UTC/g, 'TIME')
    .replace(/in \d+ seconds/g, 'in SECONDS')
    .replace(/\\"wait\\",\d+/g, 'WAIT')
}

describe.each(kinds)('the mail requested at $path', ({ path, intent, subject, to }) => {
  test('its link works once, and only in the browser that requested it', async () => {
    const { email } = await seedActor(world)
    const browser = await ask(path, intent, email)
    const link = await mailedLink(world, email, subject)
    expect(link.origin).toBe(world.origin)
    expect(session(await open(link))).toBeUndefined()
    const answer = await open(link, browser)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, to])
    expect(await isValid(cookiesOf(answer))).toBe(true)
    const token = new URLSearchParams({ 'dead-link': link.searchParams.get('token_hash') ?? '' })
    const dead = path === '/login' ? '/login?dead-link' : `${path}?${token}`
    expect((await open(link)).headers.get('location')).toBe(dead)
    expect((await open(link, browser)).headers.get('location')).toBe('/check-email')
    expect((await open(link, cookiesOf(answer))).headers.get('location')).toBe('/dashboard')
  })

  test('its code works once, and only in the browser that requested it', async () => {
    const { email } = await seedActor(world)
    const browser = await ask(path, intent, email)
    const code = await mailedCode(world, email, subject)
    const stranger = await ask(path, intent, (await seedActor(world)).email)
    expect((await sendForm(world, '/check-email', { intent: 'code', code }, stranger)).status).toBe(403)
    const answer = await sendForm(world, '/check-email', { intent: 'code', code }, browser)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, to])
    expect(session(answer)).toBeDefined()
    const again = await sendForm(world, '/check-email', { intent: 'code', code }, browser)
    expect([again.status, session(again)]).toEqual([403, undefined])
  })

  test('it is valid for an hour, and for no other purpose', async () => {
    const [{ email }, late] = [await seedActor(world), await seedActor(world)]
    const browser = await ask(path, intent, email)
    const link = await mailedLink(world, email, subject)
    const other = new URL(link)
    other.searchParams.set('type', 'email_change')
    expect(session(await open(other, browser))).toBeUndefined()
    const lateBrowser = await ask(path, intent, late.email)
    const lateLink = await mailedLink(world, late.email, subject)
    await moveClock(world, 59 * minute)
    expect(session(await open(link, browser))).toBeDefined()
    await moveClock(world, 2 * minute)
    expect(session(await open(lateLink, lateBrowser))).toBeUndefined()
    const token_hash = lateLink.searchParams.get('token_hash') ?? ''
    const latePage = await fetch(new URL((await open(lateLink)).headers.get('location') ?? '', world.origin))
    const html = await latePage.text()
    expect(html).toContain('This link no longer works')
    expect(html.includes(`value="${late.email}"`)).toBe(path === '/forgot-password')
    expect(html.includes('Send a new link')).toBe(path === '/forgot-password')
    const posted = await sendForm(world, '/auth/callback', { token_hash })
    expect(posted.headers.get('location')).toBe('/login?dead-link')
  })

  test('attempts at its code are limited to ten in 15 minutes', async () => {
    await nextWindow(world, 15 * minute)
    const { email } = await seedActor(world)
    const browser = await ask(path, intent, email)
    const right = await mailedCode(world, email, subject)
    const wrong = right === '000000' ? '111111' : '000000'
    const statuses: number[] = []
    for (let round = 0; round < 12; round += 1)
      statuses.push((await sendForm(world, '/check-email', { intent: 'code', code: wrong }, browser)).status)
    expect(new Set(statuses.slice(0, 9))).toEqual(new Set([403]))
    expect(statuses.at(-1)).toBe(429)
    expect((await sendForm(world, '/check-email', { intent: 'code', code: right }, browser)).status).toBe(429)
  })

  test('its links ignore forged host headers', async () => {
    const { email } = await seedActor(world)
    const forged: Record<string, string>[] = [
      { 'x-forwarded-host': 'evil.test' },
      { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https', 'x-forwarded-port': '443' },
      { forwarded: 'host=evil.test;proto=https' },
      { 'x-host': 'evil.test', 'x-original-host': 'evil.test', 'x-forwarded-server': 'evil.test' },
      { 'x-original-url': 'https://evil.test/', 'x-rewrite-url': '/evil.test', referer: 'https://evil.test/' },
    ]
    const mails = async () => (await mailsTo(world, email)).filter((mail) => subject.test(mail.subject))
    for (const [index, headers] of forged.entries()) {
      const answer = await fetch(world.origin + path, {
        method: 'POST',
        redirect: 'manual',
        headers: { ...headers, origin: world.origin },
        body: new URLSearchParams({ intent, email }),
      })
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/check-email'])
      await until(async () => (await mails()).length > index)
      await moveClock(world, minute + 1000)
    }
    for (const { text, links } of await mails()) {
      expect(text).not.toContain('evil')
      for (const link of links) expect(new URL(link).origin).toBe(world.origin)
    }
  })

  test('a known and an unknown address get the same response', async () => {
    const { email } = await seedActor(world)
    const shape = async (address: string) => {
      const answer = await sendForm(world, path, { intent, email: address })
      const varying = ['x-request-id', 'date', 'set-cookie']
      const cookies = answer.headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]*/, '='))
      const headers = [...answer.headers].filter(([name]) => !varying.includes(name))
      const page = await fetch(`${world.origin}/check-email`, { headers: { cookie: cookiesOf(answer) } })
      const html = stableHtml(page, address, await page.text())
      return { status: answer.status, headers, cookies, html }
    }
    // What earlier tests left has expired, and maintenance may delete it between the digests.
    for (const table of ['live_events', 'mail_tokens']) await world.sql(`delete from ${table}`)
    const before = await digest(world)
    const unknown = await shape(`nobody-${email}`)
    expect(await digest(world)).toEqual(before)
    expect(await shape(email)).toEqual(unknown)
  })
})

test('a wrong password and an unknown address get the same response', async () => {
  const { email } = await seedActor(world)
  const shape = async (address: string) => {
    const answer = await sendForm(world, '/login', { email: address, password: 'not the right one' })
    const headers = [...answer.headers].filter(
      ([name]) => !/^(x-request-id|date|content-security-policy|content-length|etag)$/.test(name),
    )
    const html = stableHtml(answer, address, await answer.text())
    return { status: answer.status, headers, html }
  }
  const known = await shape(email)
  expect(known.status).toBe(400)
  expect(await shape(`x${email.slice(1)}`)).toEqual(known)
})

describe('sessions', () => {
  let actor: SeededActor
  const password = () => ({
    intent: 'password',
    current_password: actor.password,
    new_password: next,
  })
  beforeEach(async () => {
    actor = await seedActor(world)
  })

  test('a sign-in issues a new cookie and ends the session of the old one', async () => {
    const planted = 'warble=planted-by-somebody-else'
    const other = await seedActor(world)
    for (const cookie of [planted, other.cookie]) {
      const { email } = await seedActor(world)
      await ask('/login', 'mail-link', email)
      const link = await mailedLink(world, email, /sign-in link/)
      const token_hash = link.searchParams.get('token_hash') ?? ''
      const answer = await sendForm(world, '/auth/callback', { token_hash }, cookie)
      expect(cookiesOf(answer)).not.toContain(cookie.split('=')[1])
      expect(await isValid(cookie)).toBe(false)
      expect(await isValid(cookiesOf(answer))).toBe(true)
    }
  })

  test('a new password renews the cookie and ends all other sessions, API sessions included', async () => {
    const elsewhere = await cookieSession(world, actor.id)
    const answer = await sendForm(world, '/dashboard/settings/security', password(), actor.cookie)
    expect(answer.status).toBe(302)
    expect(await isValid(actor.cookie)).toBe(false)
    expect(await isValid(elsewhere)).toBe(false)
    expect(await isValid(cookiesOf(answer))).toBe(true)
    expect((await actor.call('GET', '/auth/v1/user')).status).not.toBe(200)
  })

  test('a wrong current password changes nothing, and attempts are limited', async () => {
    await nextWindow(world, 15 * minute)
    const before = await world.sql('select password_hash from users where id = $1', [actor.id])
    const path = '/dashboard/settings/security'
    const guess = { ...password(), current_password: 'not the right one' }
    const statuses = []
    for (let round = 0; round < 12; round += 1) statuses.push((await sendForm(world, path, guess, actor.cookie)).status)
    expect([statuses[0], statuses.at(-1)]).toEqual([400, 429])
    expect(await world.sql('select password_hash from users where id = $1', [actor.id])).toEqual(before)
  })

  test('a password can be reset only with a reset link, within an hour', async () => {
    const reset = (cookie: string) => sendForm(world, '/reset-password', { intent: 'reset', password: next }, cookie)
    expect((await reset(actor.cookie)).status).toBe(302)
    expect(await isValid(actor.cookie)).toBe(true)
    const browser = await ask('/forgot-password', 'recover', actor.email)
    const cookie = cookiesOf(await open(await mailedLink(world, actor.email, /Reset/), browser))
    await moveClock(world, 61 * minute)
    await reset(cookie)
    const stale = await sendForm(world, '/login', { email: actor.email, password: next })
    expect(stale.status).toBe(400)
    expect(await isValid(actor.cookie)).toBe(true)
  })

  test('a user cannot end another user’s session', async () => {
    const other = await seedActor(world)
    const [row] = await world.sql<{ id: string }>(`select id from sessions where user_id = $1 and kind = 'cookie'`, [
      other.id,
    ])
    const fields = { intent: 'end-session', session_id: row?.id ?? '' }
    const answer = await sendForm(world, '/dashboard/settings/security', fields, actor.cookie)
    expect(answer.status).toBe(302)
    expect(await isValid(other.cookie)).toBe(true)
  })
})

describe('operator settings', () => {
  test('with sign-ups off the page says so, and a sign-up is rejected', async () => {
    const closed = await startServer('web', { ...world.env, SIGNUPS: 'off' })
    try {
      const html = await (await fetch(`${closed.origin}/signup`)).text()
      expect(html).toContain('Sign-ups are closed')
      expect(html).not.toContain('Create Account')
      expect(html).toContain('Questions? <a')
      const fields = new URLSearchParams({ email: 'closed@example.com', password: next })
      const headers = { origin: closed.origin }
      const answer = await fetch(`${closed.origin}/signup`, {
        method: 'POST',
        redirect: 'manual',
        headers,
        body: fields,
      })
      expect(answer.status).toBe(422)
      expect(await world.sql(`select 1 from users where email = 'closed@example.com'`)).toEqual([])
    } finally {
      await closed.stop()
    }
  })

  test('password rules are shown beside the field and enforced with the reasons', async () => {
    const strict = await startServer('web', {
      ...world.env,
      PASSWORD_MIN_LENGTH: '12',
      PASSWORD_REQUIRED: 'upper,digit',
    })
    try {
      expect(await (await fetch(`${strict.origin}/signup`)).text()).toContain(
        '12 to 128 characters, with an uppercase letter and a number.',
      )
      const fields = new URLSearchParams({ email: 'strict@example.com', password: 'all small' })
      const headers = { origin: strict.origin }
      const answer = await fetch(`${strict.origin}/signup`, {
        method: 'POST',
        redirect: 'manual',
        headers,
        body: fields,
      })
      const html = await answer.text()
      expect(answer.status).toBe(422)
      expect(html).toContain('Use at least 12 characters.')
      expect(html).toContain('Add an uppercase letter and a number.')
    } finally {
      await strict.stop()
    }
  })
})
