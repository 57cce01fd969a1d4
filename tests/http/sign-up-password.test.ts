import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { cookiesOf, sendForm } from '../kit/actor.ts'
import { apiError, type Client, errorOf, mailTo, must, newClient } from '../kit/auth-client.ts'
import { moveClock } from '../kit/clock.ts'
import { mailAbout } from '../kit/mail.ts'
import { until } from '../kit/until.ts'
import { startWorld, type World } from '../kit/world.ts'

const minute = 60_000
const program = 'https://program.example.com/back'
const [ownPassword, strangersPassword, chosen] = [
  'the sentence of the owner',
  'the sentence of a stranger',
  'a sentence chosen anew',
]

let world: World
beforeAll(async () => {
  const env = { REDIRECT_ALLOW: 'https://program.example.com/**', IMPLICIT_REDIRECTS: 'https://program.example.com' }
  world = await startWorld(inject('postgres'), { tick: false, people: 5, env })
})
beforeEach(() => world.sql('delete from rate_limits'))
afterAll(() => world?.close())

let count = 0
const newAddress = () => {
  count += 1
  return `owner${count}@example.com`
}

/** Signs up on the page; returns the browser's cookies. */
async function signUp(email: string, password: string): Promise<string> {
  const answer = await sendForm(world, '/signup', { email, password, time_zone: 'UTC' })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/onboarding'])
  return cookiesOf(answer)
}
const signUpProgram = (email: string, password: string, client = newClient(world)) =>
  must(client.signUp({ email, password, options: { emailRedirectTo: program } }))
const confirmation = (email: string, mails = 1) => mailTo(world, email, /Confirm/, mails)
/** Waits until the next mail may be sent. */
async function later(): Promise<void> {
  await moveClock(world, minute + 1000)
  await world.sql('delete from rate_limits')
}
/** Waits until every mail request so far has been processed. */
const mailsProcessed = () =>
  until(async () => {
    const open = await world.sql(`select 1 from jobs.job where name like 'mail.%' and state <> 'completed'`)
    return open.length === 0
  })

/** Those of the passwords that open the account. */
async function passwordsThatOpen(email: string, ...passwords: string[]): Promise<string[]> {
  const right: string[] = []
  for (const password of passwords) {
    const { status } = await sendForm(world, '/login', { email, password })
    if (status === 302) right.push(password)
  }
  return right
}
const open = (link: URL, cookie = '') => fetch(link, { redirect: 'manual', headers: { cookie } })
const confirm = ({ token_hash }: { token_hash: string }, cookie = '') =>
  sendForm(world, '/auth/callback', { token_hash }, cookie)
const hasSession = (answer: Response) => /(^|; )warble=/.test(cookiesOf(answer))
const textOf = async (path: string, cookie: string) =>
  (await (await fetch(world.origin + path, { headers: { cookie } })).text()).replace(/<!-- -->/g, '')

describe('a stranger signs up with another person’s address on the page', () => {
  test('before the owner does: the password from the owner’s browser is kept', async () => {
    const email = newAddress()
    await signUp(email, strangersPassword)
    await confirmation(email)
    await later()
    const browser = await signUp(email, ownPassword)
    const answer = await open((await confirmation(email, 2)).link, browser)
    expect([answer.headers.get('location'), hasSession(answer)]).toEqual(['/onboarding', true])
    expect(await passwordsThatOpen(email, ownPassword, strangersPassword)).toEqual([ownPassword])
  })

  test('at the same time, so that the owner gets only the stranger’s mail: the owner’s password is kept', async () => {
    const email = newAddress()
    await signUp(email, strangersPassword)
    const mail = await confirmation(email)
    const browser = await signUp(email, ownPassword)
    await mailsProcessed()
    expect(hasSession(await open(mail.link, browser))).toBe(false)
    const answer = await confirm(mail, browser)
    expect([answer.headers.get('location'), hasSession(answer)]).toEqual(['/onboarding', true])
    expect(await passwordsThatOpen(email, ownPassword, strangersPassword)).toEqual([ownPassword])
  })

  test('after the owner did: a code works only in the browser that requested it', async () => {
    const email = newAddress()
    const browser = await signUp(email, ownPassword)
    const own = await confirmation(email)
    await later()
    const stranger = await signUp(email, strangersPassword)
    const strangersMail = await confirmation(email, 2)
    const type = (code: string, cookie: string) => sendForm(world, '/check-email', { intent: 'code', code }, cookie)
    expect((await type(strangersMail.code, browser)).status).toBe(403)
    expect((await type(own.code, stranger)).status).toBe(403)
    const answer = await type(own.code, browser)
    expect([answer.headers.get('location'), hasSession(answer)]).toEqual(['/onboarding', true])
    expect(await passwordsThatOpen(email, ownPassword, strangersPassword)).toEqual([ownPassword])
    for (const mail of [own, strangersMail]) {
      const dead = await confirm(mail, stranger)
      expect([dead.headers.get('location'), hasSession(dead)]).toEqual(['/onboarding', false])
    }
  })

  test('and the owner, who never signed up, opens that mail: a new password is required and the page says why', async () => {
    const email = newAddress()
    await signUp(email, strangersPassword)
    const mail = await confirmation(email)
    const page = (await (await open(mail.link)).text()).replace(/<!-- -->/g, '')
    expect(page).toContain(`Continue as ${email}`)
    expect(page).toContain('We don’t keep a password chosen there')
    const answer = await confirm(mail)
    expect([answer.headers.get('location'), hasSession(answer)]).toEqual(['/reset-password?chosen=elsewhere', true])
    expect(await passwordsThatOpen(email, strangersPassword)).toEqual([])
    const cookie = cookiesOf(answer)
    const form = await textOf('/reset-password?chosen=elsewhere', cookie)
    expect(form).toContain('Choose a password')
    expect(form).toContain('someone else could have chosen it')
    expect(form).toMatch(/<a[^>]* href="\/onboarding"/)
    const saved = await sendForm(world, '/reset-password', { intent: 'reset', password: chosen }, cookie)
    expect(saved.headers.get('location')).toBe('/onboarding')
    expect(await passwordsThatOpen(email, strangersPassword, chosen)).toEqual([chosen])
    // A user with a password is not asked for one again.
    const again = { headers: { cookie: cookiesOf(saved) }, redirect: 'manual' } as const
    const back = await fetch(`${world.origin}/reset-password`, again)
    expect(back.headers.get('location')).toBe('/dashboard/settings/security')
  })
})

test('choosing a first password is possible for as long as the link would have been valid', async () => {
  const email = newAddress()
  await signUp(email, strangersPassword)
  const cookie = cookiesOf(await confirm(await confirmation(email)))
  await moveClock(world, 61 * minute)
  const late = await sendForm(world, '/reset-password', { intent: 'reset', password: chosen }, cookie)
  expect(late.headers.get('location')).toBe('/dashboard/settings/security')
  expect(await passwordsThatOpen(email, chosen)).toEqual([])
})

describe('codes', () => {
  test('a page’s code works in the browser that requested it, and never over the API', async () => {
    const email = newAddress()
    const browser = await signUp(email, ownPassword)
    const { code } = await confirmation(email)
    for (const type of ['signup', 'email'] as const)
      expect(errorOf((await newClient(world).verifyOtp({ email, token: code, type })).error)).toEqual(
        apiError('otp_expired', 403),
      )
    expect(hasSession(await sendForm(world, '/check-email', { intent: 'code', code }, browser))).toBe(true)
  })

  test('an API client’s code does not work on a page', async () => {
    const email = newAddress()
    await signUpProgram(email, strangersPassword)
    const { code } = await confirmation(email)
    const browser = await signUp(email, ownPassword)
    expect((await sendForm(world, '/check-email', { intent: 'code', code }, browser)).status).toBe(403)
    expect(await passwordsThatOpen(email, ownPassword, strangersPassword)).toEqual([])
  })

  test('codes are valid for ten minutes and links for an hour, as the mail says', async () => {
    const email = newAddress()
    const browser = await signUp(email, ownPassword)
    const { code, link, text } = await confirmation(email)
    expect(text).toMatch(/once, for one hour[\s\S]*10 minutes[\s\S]*\d{6}/)
    expect(await textOf('/check-email', browser)).toContain('The link works for one hour, the code for 10 minutes.')
    await moveClock(world, 10 * minute + 1000)
    expect((await sendForm(world, '/check-email', { intent: 'code', code }, browser)).status).toBe(403)
    expect(hasSession(await open(link, browser))).toBe(true)
  })
})

describe('sign-ups through the API, the owner’s and a stranger’s', () => {
  const verify = (client: Client, email: string, token: string) => client.verifyOtp({ email, token, type: 'signup' })
  const dropped = (email: string) => mailAbout(world, email, /Choose a password/)

  test('with a single sign-up the code keeps its password', async () => {
    const email = newAddress()
    await signUpProgram(email, ownPassword)
    const { code, text } = await confirmation(email)
    expect(text).toContain('enter the code where you signed up')
    expect((await must(verify(newClient(world), email, code))).user?.email).toBe(email)
    expect(await passwordsThatOpen(email, ownPassword)).toEqual([ownPassword])
  })

  test.each(['before', 'after'])(
    'a stranger’s %s the owner’s: both passwords are dropped, since the code does not tell them apart',
    async (when) => {
      const email = newAddress()
      for (const password of when === 'before' ? [strangersPassword, ownPassword] : [ownPassword, strangersPassword]) {
        await signUpProgram(email, password)
        await mailsProcessed()
        await later()
      }
      await must(verify(newClient(world), email, (await confirmation(email, 2)).code))
      expect(await passwordsThatOpen(email, ownPassword, strangersPassword)).toEqual([])
      expect((await dropped(email)).links).toEqual([`${world.origin}/forgot-password`])
    },
  )

  test('a stranger’s password is dropped when the owner requests a sign-in link', async () => {
    const email = newAddress()
    await signUpProgram(email, strangersPassword)
    await confirmation(email)
    await later()
    const client = newClient(world)
    await must(client.signInWithOtp({ email }))
    const { code } = await confirmation(email, 2)
    await must(client.verifyOtp({ email, token: code, type: 'email' }))
    expect(await passwordsThatOpen(email, strangersPassword)).toEqual([])
  })

  test.each(['opened', 'hash'])('a link keeps no password: %s', async (by) => {
    const email = newAddress()
    await signUpProgram(email, strangersPassword)
    const { token_hash, link } = await confirmation(email)
    if (by === 'hash') await must(newClient(world).verifyOtp({ token_hash, type: 'signup' }))
    else {
      const page = await (await open(link)).text()
      expect(page).toContain('To keep the password you chose, enter the emailed code where you signed up')
      const onward = /href="(\/auth\/v1\/verify\?[^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
      const redirected = await open(new URL(onward, world.origin))
      expect(redirected.headers.get('location')).toContain('access_token=')
    }
    expect(await passwordsThatOpen(email, strangersPassword)).toEqual([])
    await dropped(email)
  })

  test('with PKCE the password is kept once the client has sent its verifier', async () => {
    const email = newAddress()
    const client = newClient(world, { flowType: 'pkce' })
    await signUpProgram(email, ownPassword, client)
    const { token_hash } = await confirmation(email)
    const verifyLink = new URL('/auth/v1/verify', world.origin)
    verifyLink.search = new URLSearchParams({ token: token_hash, type: 'signup', redirect_to: program }).toString()
    const code = new URL((await open(verifyLink)).headers.get('location') ?? '').searchParams.get('code') ?? ''
    expect(await passwordsThatOpen(email, ownPassword)).toEqual([])
    const wrong = await fetch(`${world.origin}/auth/v1/token?grant_type=pkce`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ auth_code: code, code_verifier: 'x'.repeat(50) }),
    })
    expect([wrong.status, await passwordsThatOpen(email, ownPassword)]).toEqual([400, []])
    await must(client.exchangeCodeForSession(code))
    expect(await passwordsThatOpen(email, ownPassword)).toEqual([ownPassword])
  })

  test('with PKCE both passwords are dropped when the owner opens the stranger’s link', async () => {
    const email = newAddress()
    await signUpProgram(email, strangersPassword, newClient(world, { flowType: 'pkce' }))
    const strangersMail = await confirmation(email)
    await later()
    await signUpProgram(email, ownPassword, newClient(world, { flowType: 'pkce' }))
    await confirmation(email, 2)
    const link = new URL('/auth/v1/verify', world.origin)
    link.search = new URLSearchParams({ token: strangersMail.token_hash, type: 'signup' }).toString()
    expect((await open(link)).headers.get('location')).toContain('code=')
    expect(await passwordsThatOpen(email, ownPassword, strangersPassword)).toEqual([])
  })

  test('a resent code keeps the password', async () => {
    const email = newAddress()
    const client = newClient(world)
    await signUpProgram(email, ownPassword, client)
    await confirmation(email)
    await later()
    await must(client.resend({ type: 'signup', email }))
    await must(verify(client, email, (await confirmation(email, 2)).code))
    expect(await passwordsThatOpen(email, ownPassword)).toEqual([ownPassword])
  })
})
