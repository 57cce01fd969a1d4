import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { cookiesOf, sendForm } from '../kit/actor.ts'
import { nextWindow } from '../kit/clock.ts'
import { mailedCode } from '../kit/mail.ts'
import { waitOf } from '../kit/retry-after.ts'
import { seedActor } from '../kit/seed.ts'
import { startWorld, type World } from '../kit/world.ts'

const window = 900_000

let world: World
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { tick: false, people: 5, env: { TRUSTED_PROXIES: '1' } })
  await nextWindow(world, window)
})
beforeEach(() => world.sql('delete from rate_limits'))
afterAll(() => world?.close())

let count = 0
const unknownEmail = () => `nobody${count++}@example.com`

/** A wrong password, from a new network address each time. */
const tryPassword = (email: string) =>
  fetch(`${world.origin}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: world.origin, 'x-forwarded-for': `198.51.100.${count++ % 250}` },
    body: new URLSearchParams({ intent: 'sign-in', email, password: 'not the right one' }),
  })

describe('the refusal of a password on the page', () => {
  const textOf = (html: string) => /role="alert".*?<\/div>/s.exec(html)?.[0].replace(/<[^>]*>/g, ' ') ?? html
  /** The buttons of the form that are not secondary, by their texts. */
  const primary = (html: string) =>
    [...html.matchAll(/<button[^>]*class="([^"]*)"[^>]*>(.*?)<\/button>/gs)]
      .filter(([, classes = '']) => /(^| )bg-pine( |$)/.test(classes))
      .map(([, , inner = '']) => inner.replace(/<[^>]*>/g, '').trim())

  async function refusedPage(email: string): Promise<string> {
    await world.sql('delete from rate_limits')
    for (let round = 0; round < 10; round += 1) await tryPassword(email)
    const refusal = await tryPassword(email)
    expect(refusal.status).toBe(429)
    return refusal.text()
  }

  test('leads to the mailed link at once, without scripts, and it works', async () => {
    const { email } = await seedActor(world)
    const html = await refusedPage(email)
    expect(html.match(/<button[^>]*value="mail-link"/g)).toHaveLength(1)
    expect(primary(html)).toEqual(['Email me a sign-in link'])
    const cookie = cookiesOf(await sendForm(world, '/login', { intent: 'mail-link', email }))
    const code = await mailedCode(world, email, /sign-in link/)
    const entered = await sendForm(world, '/check-email', { intent: 'code', code }, cookie)
    expect(cookiesOf(entered)).toMatch(/(^|; )warble=/)
  })

  test('says the same about an unknown address, and prefers the password after a wrong one alone', async () => {
    const { email } = await seedActor(world)
    const known = textOf(await refusedPage(email))
    expect(known).toContain('Too many attempts to sign in with this address.')
    expect(textOf(await refusedPage(unknownEmail()))).toBe(known)
    await world.sql('delete from rate_limits')
    const wrongOnce = await (await tryPassword(unknownEmail())).text()
    expect(primary(wrongOnce)).toEqual(['Sign in'])
  })
})

describe.each<[string, Record<string, string>, string, string]>([
  ['/signup', { intent: 'sign-up', password: 'a plain long sentence' }, 'sign_in', 'attempts to sign in or sign up'],
  ['/login', { intent: 'mail-link' }, 'mail', 'mails were requested'],
  ['/forgot-password', {}, 'mail', 'mails were requested'],
  ['/check-email', { intent: 'code', code: '123456' }, 'verify', 'codes and links were tried'],
])('%s, from a network with too many requests', (path, fields, limit, what) => {
  test(`says when it works again: ${limit}`, async () => {
    const start = new Date(Math.floor(world.sandbox.clock.now().getTime() / window) * window)
    await world.sql('insert into rate_limits (key, window_start, hits) values ($1, $2, 1000)', [
      `${limit}:203.0.113.9`,
      start,
    ])
    const cookie = cookiesOf(await sendForm(world, '/login', { intent: 'mail-link', email: unknownEmail() }))
    const answer = await fetch(world.origin + path, {
      method: 'POST',
      headers: { origin: world.origin, 'x-forwarded-for': '203.0.113.9', cookie },
      body: new URLSearchParams({ email: unknownEmail(), ...fields }),
    })
    expect(answer.status).toBe(429)
    expect(await answer.text()).toContain(`Too many ${what} from your network. Try again in ${waitOf(answer)}.`)
  })
})

test('codes for one address that were tried too often say when it works again, and that the link still does', async () => {
  const email = unknownEmail()
  const cookie = cookiesOf(await sendForm(world, '/login', { intent: 'mail-link', email }))
  const guess = () => sendForm(world, '/check-email', { intent: 'code', code: '123456' }, cookie)
  for (let round = 0; round < 10; round += 1) expect((await guess()).status).toBe(403)
  const answer = await guess()
  expect(await answer.text()).toContain(
    `Too many codes were tried. Try again in ${waitOf(answer)}, or open the link in the mail.`,
  )
})
