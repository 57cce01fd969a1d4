import { domainToUnicode } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { cookiesOf, mailedLink, sendForm } from '../kit/actor.ts'
import { plain } from '../kit/form-on.ts'
import { mailAbout, mailedCode } from '../kit/mail.ts'
import { seeded, seedOf } from '../kit/random.ts'
import { runServer } from '../kit/run.ts'
import { cookieSession, type SeededActor, seedActor } from '../kit/seed.ts'
import { pasted } from '../kit/typing.ts'
import { until } from '../kit/until.ts'
import { startWorld, type World } from '../kit/world.ts'
import { worldTests } from '../kit/world-data.ts'

const support = 'help@example.com'
const password = 'a plain long sentence'

let world: World
let actor: SeededActor
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { tick: false, people: 5, env: { SUPPORT_EMAIL: support } })
  actor = await seedActor(world)
})
beforeEach(() => world.sql('delete from rate_limits'))
afterAll(() => world?.close())

const page = async (path: string, cookie: string) =>
  plain(await (await fetch(world.origin + path, { headers: { cookie } })).text())

async function call(path: string, body: unknown) {
  const answer = await fetch(`${world.origin}/auth/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, Record<string, unknown>> }
}

/** With its mails, of which the next owner of the address would take one for their own. */
async function forget(email: string): Promise<void> {
  await world.sql('delete from users where email = $1', [email])
  await fetch(`${world.sandbox.control_url}/mail.json`, { method: 'DELETE' })
}

/** Signs up as typed and opens the mailed link. */
async function signUp(typed: string, stored: string): Promise<void> {
  await forget(stored)
  const signed = await sendForm(world, '/signup', { email: typed, password, time_zone: 'UTC' })
  expect([typed, signed.status]).toEqual([typed, 302])
  const waiting = cookiesOf(signed)
  expect(await page('/check-email', waiting)).toContain(`>${stored}<`)
  const link = await mailedLink(world, stored, /^Confirm/)
  const opened = await fetch(link, { redirect: 'manual', headers: { cookie: waiting } })
  expect(await page('/dashboard/settings/security', cookiesOf(opened))).toContain(stored)
}

async function signsIn(typed: string, stored: string): Promise<void> {
  expect((await sendForm(world, '/login', { email: typed, password })).status).toBe(302)
  const { status, body } = await call('token?grant_type=password', { email: typed, password })
  expect([status, body.user?.email]).toEqual([200, stored])
}

async function recovers(typed: string, stored: string): Promise<void> {
  const asked = await sendForm(world, '/forgot-password', { email: typed })
  const waiting = cookiesOf(asked)
  expect(await page('/check-email', waiting)).toContain(`>${stored}<`)
  const code = await mailedCode(world, stored, /^Reset/)
  const opened = await sendForm(world, '/check-email', { intent: 'code', code }, waiting)
  expect(opened.headers.get('location')).toMatch(/^\/reset-password/)
  expect((await call('otp', { email: typed, create_user: false })).status).toBe(200)
  const token = await mailedCode(world, stored, /sign-in link/)
  const { status, body } = await call('verify', { type: 'email', email: typed, token })
  expect([status, body.user?.email]).toEqual([200, stored])
}

async function moves(typed: string, stored: string): Promise<void> {
  await forget(stored)
  await world.sql('delete from mail_tokens')
  const cookie = await cookieSession(world, actor.id)
  const asked = await sendForm(world, '/dashboard/settings/security', { intent: 'email', new_email: typed }, cookie)
  expect(asked.status).toBe(302)
  expect(await page('/dashboard/settings/security', cookie)).toContain(stored)
  expect((await mailAbout(world, stored, /^Confirm your new/)).links).not.toEqual([])
}

async function isFoundByOperator(typed: string, stored: string): Promise<void> {
  // The command line is split at blanks.
  const { stdout } = await runServer(`operator end-sessions ${typed.replace(/\s/g, '')}`, world.env)
  expect(stdout).toContain(`${stored} is signed out everywhere`)
}

let questions = 0
async function writesToSupport(typed: string, stored: string): Promise<void> {
  questions += 1
  const subject = `Question ${questions}`
  const message = { intent: 'send', name: 'Ada', email: typed, subject, message: 'Does it swim well?' }
  expect((await sendForm(world, '/contact', message)).status).toBe(302)
  const mails = await until(async () => {
    const answer = await fetch(`${world.sandbox.control_url}/mail.json?to=${support}`)
    const { mails } = (await answer.json()) as { mails: { subject: string; reply_to: string }[] }
    const found = mails.filter((mail) => mail.subject.endsWith(subject))
    return found.length > 0 ? found : undefined
  })
  const [box, domain = ''] = stored.split('@')
  expect(mails[0]?.reply_to).toContain(`${box}@${domainToUnicode(domain)}`)
}

const refusals = ['Enter an email address like name@example.com.', 'Enter your email address.']

async function isRefused(typed: string): Promise<void> {
  const signed = await sendForm(world, '/signup', { email: typed, password, time_zone: 'UTC' })
  const html = plain(await signed.text())
  expect([typed, signed.status, refusals.some((one) => html.includes(one))]).toEqual([typed, 422, true])
  expect(html).toContain('id="email-error"')
  expect((await call('signup', { email: typed, password })).status).toBeGreaterThanOrEqual(400)
  const message = { intent: 'send', name: 'Ada', email: typed, subject: 'Hello', message: 'Does it swim well?' }
  expect((await sendForm(world, '/contact', message)).status).toBe(422)
  const cookie = await cookieSession(world, actor.id)
  const moved = await sendForm(world, '/dashboard/settings/security', { intent: 'email', new_email: typed }, cookie)
  expect(moved.status).toBe(422)
  expect((await sendForm(world, '/login', { email: typed, password })).status).toBe(422)
}

worldTests('“I can’t sign up with my address”', 'emails', ({ accepted }) => {
  test.each(accepted)('%j is taken as %j by every form and call', async (typed, stored) => {
    await signUp(typed, stored)
    await signsIn(typed, stored)
    await recovers(typed, stored)
    await writesToSupport(typed, stored)
    await isFoundByOperator(typed, stored)
    await moves(typed, stored)
  })
})

worldTests('“It took an address that can’t exist, and no mail came”', 'emails', ({ refused }) => {
  test.each(refused)('%j is refused at its field, by every form and call', isRefused)
})

describe('neighbours of these addresses, by seed', () => {
  const random = seeded(seedOf(20_261_126))
  const boxes = [
    'o’brien',
    "o'brien",
    'a/b',
    'x=y',
    'r&d',
    '{curly}',
    'first.last+tag',
    '!#$%*',
    '~',
    'a?b^c|d',
    '`tick`',
  ]
  const domains: [string, string][] = [
    ['bücher.example', 'xn--bcher-kva.example'],
    ['ESPAÑA.example', 'xn--espaa-rta.example'],
    ['例え.テスト', 'xn--r8jz45g.xn--zckzah'],
    ['भारत.भारत', 'xn--h2brj9c.xn--h2brj9c'],
    ['مثال.إختبار', 'xn--mgbh0fb.xn--kgbechtv'],
    ['faß.example', 'xn--fa-hia.example'],
    ['Mail.Example.co.uk', 'mail.example.co.uk'],
  ]

  test.each(domains)('at %s: typed in several ways, it is one account', async (domain, ascii) => {
    const box = random.pick(boxes.filter((one) => /^[!-~]+$/.test(one)))
    const stored = `${box}@${ascii}`
    await signUp(pasted(random, `${box}@${domain}`), stored)
    for (const typed of [`${box}@${ascii}`, `${box}@${domain.normalize('NFD')}`, `${box.toUpperCase()}@${domain}`])
      await signsIn(pasted(random, typed), stored)
    expect(await world.sql('select 1 from users where email = $1', [stored])).toHaveLength(1)
  })

  test('spoilt addresses are refused', async () => {
    const whole = 'ada@mail.example.com'
    for (let turn = 0; turn < 12; turn += 1) {
      const at = random.int(1, whole.length - 1)
      const wrong = random.pick([' ', '@', ',', ';', ':', '(', '<', '"', '\\', '[', '..'])
      await isRefused(whole.slice(0, at) + wrong + whole.slice(at))
      await world.sql('delete from rate_limits')
    }
  })
})
