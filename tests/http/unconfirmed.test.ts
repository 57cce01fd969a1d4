import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { cookiesOf, mailedLink, sendForm } from '../kit/actor.ts'
import { moveClock } from '../kit/clock.ts'
import { formOn } from '../kit/form-on.ts'
import { until } from '../kit/until.ts'
import { startWorld, type World } from '../kit/world.ts'

const minute = 60_000
const password = 'a plain long sentence'

let world: World
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { tick: false, people: 5 })
})
beforeEach(() => world.sql('delete from rate_limits'))
afterAll(() => world?.close())

let count = 0
const newAddress = () => {
  count += 1
  return `unconfirmed${count}@example.com`
}

async function signUp() {
  const email = newAddress()
  const answer = await sendForm(world, '/signup', { email, password, time_zone: 'Europe/Berlin' })
  await mailedLink(world, email)
  return { email, browser: cookiesOf(answer) }
}

const open = (link: URL, cookie = '') => fetch(link, { redirect: 'manual', headers: { cookie } })
const mailsTo = async (email: string) => {
  const answer = await fetch(`${world.sandbox.control_url}/mail.json?to=${encodeURIComponent(email)}`)
  return ((await answer.json()) as { mails: unknown[] }).mails
}
const session = (answer: Response) => answer.headers.getSetCookie().find((cookie) => cookie.startsWith('warble='))

describe('a sign-in with a correct password whose address is not confirmed', () => {
  const signIn = (email: string, cookie = '') => sendForm(world, '/login', { email, password }, cookie)
  const resend = (email: string, cookie = '') => sendForm(world, '/login', { intent: 'resend', email }, cookie)

  test('is answered with a button that mails the link again, and within the wait with the time left', async () => {
    const { email, browser } = await signUp()
    const early = await (await signIn(email, browser)).text()
    expect(early).toMatch(
      /Email not confirmed\. We sent the link a moment ago\. You can ask for it again in \d+ seconds\./,
    )
    expect(formOn(early, email, 'resend')).toEqual({ intent: 'resend', email })
    const soon = await resend(email, browser)
    expect([soon.status, await soon.text()]).toEqual([429, expect.stringContaining('seconds')])
    await moveClock(world, minute + 1000)
    const late = await (await signIn(email, browser)).text()
    expect(late).toContain('Email not confirmed')
    expect(late).not.toContain('a moment ago')
    const sent = await resend(email, browser)
    expect(sent.headers.get('location')).toBe('/check-email')
    await until(async () => (await mailsTo(email)).length === 2)
    expect(session(await open(await mailedLink(world, email), cookiesOf(sent)))).toBeDefined()
    expect((await signIn(email)).status).toBe(302)
  })

  test('also from another browser, where the page then waits', async () => {
    const { email } = await signUp()
    await moveClock(world, minute + 1000)
    const sent = await resend(email)
    expect(sent.headers.get('location')).toBe('/check-email')
    await until(async () => (await mailsTo(email)).length === 2)
    expect(session(await open(await mailedLink(world, email), cookiesOf(sent)))).toBeDefined()
  })

  test('and an unknown address gets the same answer as a known one', async () => {
    const answer = await resend(newAddress())
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/check-email'])
  })
})
