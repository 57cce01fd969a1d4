import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { sendForm } from '../kit/actor.ts'
import { plain } from '../kit/form-on.ts'
import { seeded, seedOf } from '../kit/random.ts'
import { seedActor } from '../kit/seed.ts'
import { until } from '../kit/until.ts'
import { startWorld, type World } from '../kit/world.ts'
import { worldTests } from '../kit/world-data.ts'

const support = 'help@example.com'

let world: World
beforeAll(async () => {
  const env = { SUPPORT_EMAIL: support }
  world = await startWorld(inject('postgres'), { tick: false, people: 5, payments: true, env })
})
beforeEach(() => world.sql('delete from rate_limits'))
afterAll(() => world?.close())

const page = async (path: string, { cookie = '' } = {}) =>
  plain(await (await fetch(world.origin + path, { headers: { cookie } })).text()).replaceAll('<!-- -->', '')

let invoices = 0

/** On the page with the invoices. */
async function reads(amount: number, currency: string, text: string): Promise<void> {
  const actor = await seedActor(world)
  invoices += 1
  const id = `in_world${invoices}`
  const now = world.sandbox.clock.now()
  await world.sql(
    `insert into billing_history (id, customer_id, user_id, number, status, amount, currency, created_at)
     values ($1, $2, $3, $1, 'paid', $4, $5, $6)`,
    [id, `cus_world${invoices}`, actor.id, amount, currency, now],
  )
  expect(await page('/dashboard/plan', actor)).toContain(`>${text}<`)
}

worldTests('“It says I paid a hundredth of the price”', 'money', (amounts) => {
  test.each(amounts)('an invoice of %i %s reads %s', reads)
})

describe('neighbours of these amounts', () => {
  const currencies = Object.entries({
    JPY: 0,
    KRW: 0,
    VND: 0,
    CLP: 0,
    KWD: 3,
    BHD: 3,
    TND: 3,
    EUR: 2,
    HUF: 2,
    IDR: 2,
    COP: 2,
    TWD: 2,
  })
  const random = seeded(seedOf(20_261_130))

  test.each(currencies)('%s has %i decimals, and no unit is lost', async (currency, decimals) => {
    const amount = random.int(10 ** decimals, 2_000_000)
    const whole = Math.floor(amount / 10 ** decimals).toLocaleString('en-US')
    const rest = decimals === 0 ? '' : `.${String(amount % 10 ** decimals).padStart(decimals, '0')}`
    const sign = { JPY: '¥', KRW: '₩', VND: '₫', EUR: '€', TWD: 'NT$' }[currency] ?? `${currency} `
    await reads(amount, currency.toLowerCase(), `${sign}${whole}${rest}`)
  })
})

interface Sent {
  subject: string
  reply_to: string
  text: string
}

let count = 0
async function writesAs(name: string, email = 'ada@example.com'): Promise<Sent> {
  count += 1
  const subject = `${count} ${name}`
  const fields = { intent: 'send', name, email, subject, message: `Greetings from ${name}, who likes birds.` }
  const answer = await sendForm(world, '/contact', fields)
  expect([name, answer.status]).toEqual([name, 302])
  return until(async () => {
    const found = await fetch(`${world.sandbox.control_url}/mail.json?to=${support}`)
    const { mails } = (await found.json()) as { mails: Sent[] }
    return mails.find((mail) => mail.subject.includes(`] ${count} `))
  })
}

const family = '👨‍👩‍👧‍👦'
const names = [
  ['in Hebrew', 'עדה ביירון'],
  ['in Arabic', 'عائشة محمد'],
  ['with a joiner in Persian', 'می\u200cخواهم'],
  ['in Thai', 'กรุงเทพมหานคร อมรรัตนโกสินทร์'],
  ['in Devanagari', 'क्षेत्रीय नमस्ते'],
  ['of emoji', `🦊${family}🏳️‍🌈👍🏽`],
  ['of a hundred families', family.repeat(100)],
  ['of a hundred letters', 'Wolfeschlegelsteinhausen '.repeat(4).trim().padEnd(100, 'x')],
  ['with an apostrophe and accents', 'Zoë O’Brien-Ñúñez'],
]

describe('“My name breaks the mail”', () => {
  test.each(names)('a name %s arrives whole, in the header and in the subject', async (_what, name) => {
    const { subject, reply_to, text } = await writesAs(name)
    expect(subject).toBe(`[Visitor] ${count} ${name}`)
    expect(reply_to).toBe(`"${name}" <ada@example.com>`)
    expect(text).toContain(`Greetings from ${name}, who likes birds.`)
  })

  test('what looks like an encoded header is read as it was typed, and names no other recipient', async () => {
    const name = '=?utf-8?q?=0d=0aBcc:_x@evil.test?= of 🐦 and a hundred birds more than that'
    const { subject, reply_to } = await writesAs(name)
    // An invisible character keeps mail programs from linking the host name.
    expect(subject?.replaceAll('\u200b', '')).toBe(`[Visitor] ${count} ${name}`)
    expect(reply_to).toMatch(/^"[^=?"]*" <ada@example\.com>$/)
  })

  test('marks that turn text around are left out of names and subjects', async () => {
    const { subject, reply_to } = await writesAs('\u202eadA\u202c \u2066Byron\u2069\u200b')
    expect(subject).toBe(`[Visitor] ${count} adA Byron`)
    expect(reply_to).toBe('"adA Byron" <ada@example.com>')
  })

  test('a name of nothing that can be seen, or of 101 characters, is refused', async () => {
    for (const [name, why] of [
      ['\u200b\u202e', 'Enter your name.'],
      ['🐦'.repeat(101), 'Use up to 100 characters.'],
      [`a${'\u0301'.repeat(5_000)}`, 'Use up to 100 characters.'],
    ] as const) {
      const fields = { intent: 'send', name, email: 'ada@example.com', subject: 'Hello', message: 'A long question?' }
      const answer = await sendForm(world, '/contact', fields)
      expect([answer.status, plain(await answer.text()).includes(why)]).toEqual([422, true])
    }
  })
})

describe('“My name breaks the page”', () => {
  test.each(names)('a name %s is shown whole', async (_what, name) => {
    const actor = await seedActor(world)
    await actor.call('PUT', '/auth/v1/user', { data: { full_name: name } })
    const html = await page('/dashboard', actor)
    expect(html).not.toContain('\ufffd')
    expect(html).toContain(name.startsWith(family) ? family : name)
  })

  test.each(['\u202e\u200b', '   '])('without a name that can be seen (%j), the address stands there', async (name) => {
    const actor = await seedActor(world)
    await actor.call('PUT', '/auth/v1/user', { data: { full_name: name } })
    expect(await page('/dashboard', actor)).toContain(`>${actor.email.split('@')[0]}<`)
  })
})
