import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { cookiesOf, sendForm } from '../kit/actor.ts'
import { apiError, type Client, errorOf, mailTo, must, newClient } from '../kit/auth-client.ts'
import { moveClock } from '../kit/clock.ts'
import { mailAbout } from '../kit/mail.ts'
import { until } from '../kit/until.ts'
import { startWorld, type World } from '../kit/world.ts'

const minute = 60_000
const program = 'https://program.example.com/back'
const [hers, his, chosen] = ['the sentence of the owner', 'the sentence of a stranger', 'a sentence chosen anew']

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
/** Every mail request so far has been processed. */
const settled = () =>
  until(async () => {
    const open = await world.sql(`select 1 from jobs.job where name like 'mail.%' and state <> 'completed'`)
    return open.length === 0
  })

/** Which of the passwords open the account. */
async function opens(email: string, ...passwords: string[]): Promise<string[]> {
  const right: string[] = []
  for (const password of passwords) {
    const { status } = await sendForm(world, '/login', { email, password })
    if (status === 302) right.push(password)
  }
  return right
}
const open = (link: URL, cookie = '') => fetch(link, { redirect: 'manual', headers: { cookie } })
const go = ({ token_hash }: { token_hash: string }, cookie = '') =>
  sendForm(world, '/auth/callback', { token_hash }, cookie)
const isIn = (answer: Response) => /(^|; )warble=/.test(cookiesOf(answer))
const textOf = async (path: string, cookie: string) =>
  (await (await fetch(world.origin + path, { headers: { cookie } })).text()).replace(/<!-- -->/g, '')

describe('somebody signs up with an address that is not theirs, on the page', () => {
  test('before its owner does: the password of the owner’s browser counts', async () => {
    const email = newAddress()
    await signUp(email, his)
    await confirmation(email)
    await later()
    const browser = await signUp(email, hers)
    const answer = await open((await confirmation(email, 2)).link, browser)
    expect([answer.headers.get('location'), isIn(answer)]).toEqual(['/onboarding', true])
    expect(await opens(email, hers, his)).toEqual([hers])
  })

  test('at the same time, so that the owner gets the other’s mail alone', async () => {
    const email = newAddress()
    await signUp(email, his)
    const mail = await confirmation(email)
    const browser = await signUp(email, hers)
    await settled()
    expect(isIn(await open(mail.link, browser))).toBe(false)
    const answer = await go(mail, browser)
    expect([answer.headers.get('location'), isIn(answer)]).toEqual(['/onboarding', true])
    expect(await opens(email, hers, his)).toEqual([hers])
  })

  test('after its owner did, who takes the code of either mail', async () => {
    const email = newAddress()
    const browser = await signUp(email, hers)
    const own = await confirmation(email)
    await later()
    const stranger = await signUp(email, his)
    const strange = await confirmation(email, 2)
    const type = (code: string, cookie: string) => sendForm(world, '/check-email', { intent: 'code', code }, cookie)
    expect((await type(strange.code, browser)).status).toBe(403)
    expect((await type(own.code, stranger)).status).toBe(403)
    const answer = await type(own.code, browser)
    expect([answer.headers.get('location'), isIn(answer)]).toEqual(['/onboarding', true])
    expect(await opens(email, hers, his)).toEqual([hers])
    for (const mail of [own, strange]) expect((await go(mail, stranger)).status).toBe(403)
  })

  test('and the owner, who never did, goes on by that mail: a password is chosen anew, and why is said', async () => {
    const email = newAddress()
    await signUp(email, his)
    const mail = await confirmation(email)
    const page = (await (await open(mail.link)).text()).replace(/<!-- -->/g, '')
    expect(page).toContain(`Continue as ${email}`)
    expect(page).toContain('A password chosen there is not kept')
    const answer = await go(mail)
    expect([answer.headers.get('location'), isIn(answer)]).toEqual(['/reset-password', true])
    expect(await opens(email, his)).toEqual([])
    const cookie = cookiesOf(answer)
    const asked = await textOf('/reset-password', cookie)
    expect(asked).toContain('Choose a password')
    expect(asked).toContain('somebody else could have chosen it')
    expect(asked).toMatch(/<a[^>]* href="\/onboarding"/)
    const saved = await sendForm(world, '/reset-password', { intent: 'reset', password: chosen }, cookie)
    expect(saved.headers.get('location')).toBe('/onboarding')
    expect(await opens(email, his, chosen)).toEqual([chosen])
    // A user with a password is not asked for one again.
    const again = { headers: { cookie: cookiesOf(saved) }, redirect: 'manual' } as const
    const back = await fetch(`${world.origin}/reset-password`, again)
    expect(back.headers.get('location')).toBe('/dashboard/settings/security')
  })
})

test('to choose a first password is offered for as long as the link would have lived', async () => {
  const email = newAddress()
  await signUp(email, his)
  const cookie = cookiesOf(await go(await confirmation(email)))
  await moveClock(world, 61 * minute)
  const late = await sendForm(world, '/reset-password', { intent: 'reset', password: chosen }, cookie)
  expect(late.headers.get('location')).toBe('/dashboard/settings/security')
  expect(await opens(email, chosen)).toEqual([])
})

describe('codes', () => {
  test('a page’s is taken in the browser that asked, and never from a program', async () => {
    const email = newAddress()
    const browser = await signUp(email, hers)
    const { code } = await confirmation(email)
    for (const type of ['signup', 'email'] as const)
      expect(errorOf((await newClient(world).verifyOtp({ email, token: code, type })).error)).toEqual(
        apiError('otp_expired', 403),
      )
    expect(isIn(await sendForm(world, '/check-email', { intent: 'code', code }, browser))).toBe(true)
  })

  test('a program’s is not taken on a page', async () => {
    const email = newAddress()
    await signUpProgram(email, his)
    const { code } = await confirmation(email)
    const browser = await signUp(email, hers)
    expect((await sendForm(world, '/check-email', { intent: 'code', code }, browser)).status).toBe(403)
    expect(await opens(email, hers, his)).toEqual([])
  })

  test('live for ten minutes, as the mail says, and the link for an hour', async () => {
    const email = newAddress()
    const browser = await signUp(email, hers)
    const { code, link, text } = await confirmation(email)
    expect(text).toMatch(/once and for one hour[\s\S]*within 10 minutes: \d{6}/)
    expect(await textOf('/check-email', browser)).toContain('The link works for one hour, the code for 10 minutes.')
    await moveClock(world, 10 * minute + 1000)
    expect((await sendForm(world, '/check-email', { intent: 'code', code }, browser)).status).toBe(403)
    expect(isIn(await open(link, browser))).toBe(true)
  })
})

describe('somebody signs up with an address that is not theirs, by a program', () => {
  const verify = (client: Client, email: string, token: string) => client.verifyOtp({ email, token, type: 'signup' })
  const dropped = (email: string) => mailAbout(world, email, /Choose a password/)

  test('alone: the code keeps the password of who asked for it', async () => {
    const email = newAddress()
    await signUpProgram(email, hers)
    const { code, text } = await confirmation(email)
    expect(text).toContain('Type the code where you signed up')
    expect((await must(verify(newClient(world), email, code))).user?.email).toBe(email)
    expect(await opens(email, hers)).toEqual([hers])
  })

  test.each(['before', 'after'])(
    '%s the owner: whose code is typed cannot be told, and both passwords end',
    async (when) => {
      const email = newAddress()
      for (const password of when === 'before' ? [his, hers] : [hers, his]) {
        await signUpProgram(email, password)
        await settled()
        await later()
      }
      await must(verify(newClient(world), email, (await confirmation(email, 2)).code))
      expect(await opens(email, hers, his)).toEqual([])
      expect((await dropped(email)).links).toEqual([`${world.origin}/forgot-password`])
    },
  )

  test('and the owner asks for a link to sign in: the password ends', async () => {
    const email = newAddress()
    await signUpProgram(email, his)
    await confirmation(email)
    await later()
    const client = newClient(world)
    await must(client.signInWithOtp({ email }))
    const { code } = await confirmation(email, 2)
    await must(client.verifyOtp({ email, token: code, type: 'email' }))
    expect(await opens(email, his)).toEqual([])
  })

  test.each(['opened', 'hash'])('a link keeps no password: %s', async (by) => {
    const email = newAddress()
    await signUpProgram(email, his)
    const { token_hash, link } = await confirmation(email)
    if (by === 'hash') await must(newClient(world).verifyOtp({ token_hash, type: 'signup' }))
    else {
      const page = await (await open(link)).text()
      expect(page).toContain('To keep it, type the code from the mail where you signed up')
      const onward = /href="(\/auth\/v1\/verify\?[^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
      const landed = await open(new URL(onward, world.origin))
      expect(landed.headers.get('location')).toContain('access_token=')
    }
    expect(await opens(email, his)).toEqual([])
    await dropped(email)
  })

  test('with PKCE: the password is the user’s once the program has shown its verifier', async () => {
    const email = newAddress()
    const client = newClient(world, { flowType: 'pkce' })
    await signUpProgram(email, hers, client)
    const { token_hash } = await confirmation(email)
    const verifyLink = new URL('/auth/v1/verify', world.origin)
    verifyLink.search = new URLSearchParams({ token: token_hash, type: 'signup', redirect_to: program }).toString()
    const code = new URL((await open(verifyLink)).headers.get('location') ?? '').searchParams.get('code') ?? ''
    expect(await opens(email, hers)).toEqual([])
    const wrong = await fetch(`${world.origin}/auth/v1/token?grant_type=pkce`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ auth_code: code, code_verifier: 'x'.repeat(50) }),
    })
    expect([wrong.status, await opens(email, hers)]).toEqual([400, []])
    await must(client.exchangeCodeForSession(code))
    expect(await opens(email, hers)).toEqual([hers])
  })

  test('with PKCE, and the owner opens that link: nobody’s password opens the account', async () => {
    const email = newAddress()
    await signUpProgram(email, his, newClient(world, { flowType: 'pkce' }))
    const strange = await confirmation(email)
    await later()
    await signUpProgram(email, hers, newClient(world, { flowType: 'pkce' }))
    await confirmation(email, 2)
    const link = new URL('/auth/v1/verify', world.origin)
    link.search = new URLSearchParams({ token: strange.token_hash, type: 'signup' }).toString()
    expect((await open(link)).headers.get('location')).toContain('code=')
    expect(await opens(email, hers, his)).toEqual([])
  })

  test('sent again, the code keeps the password', async () => {
    const email = newAddress()
    const client = newClient(world)
    await signUpProgram(email, hers, client)
    await confirmation(email)
    await later()
    await must(client.resend({ type: 'signup', email }))
    await must(verify(client, email, (await confirmation(email, 2)).code))
    expect(await opens(email, hers)).toEqual([hers])
  })
})
