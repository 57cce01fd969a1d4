import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { cookiesOf, sendForm } from '../kit/actor.ts'
import { moveClock, nextWindow } from '../kit/clock.ts'
import { waitOf } from '../kit/retry-after.ts'
import { seedActor } from '../kit/seed.ts'
import { until } from '../kit/until.ts'
import { startWorld, type World } from '../kit/world.ts'

const support = 'help@example.com'

let world: World
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { tick: false, people: 5, env: { SUPPORT_EMAIL: support } })
})
beforeEach(() => world.sql('delete from rate_limits'))
afterAll(() => world?.close())

interface Mail {
  to: string[]
  reply_to: string | null
  subject: string
  text: string
}

const mails = async () => {
  const answer = await fetch(`${world.sandbox.control_url}/mail.json?to=${encodeURIComponent(support)}`)
  return ((await answer.json()) as { mails: Mail[] }).mails
}
const mailAbout = (subject: string) => until(async () => (await mails()).find((mail) => mail.subject.includes(subject)))

let count = 0
function contactForm(changes: Partial<Record<'name' | 'email' | 'subject' | 'message', string>> = {}) {
  count += 1
  const own = { name: 'Ada Byron', email: 'ada@example.com', subject: `Question ${count}`, message: 'Does it swim?' }
  return { intent: 'send', ...own, ...changes }
}
const stored = (subject: string) => world.sql('select * from support_messages where subject = $1', [subject])

describe('a contact message', () => {
  test('reaches support with a Reply-To, and the sender sees a confirmation and an empty form', async () => {
    const form = contactForm({ message: 'First line\r\nsecond line\r\n\r\n<b>bold</b> & more' })
    const answer = await sendForm(world, '/contact', form)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/contact'])
    const mail = await mailAbout(form.subject)
    expect(mail).toMatchObject({ to: [support], subject: `[Visitor] ${form.subject}` })
    expect(mail.reply_to).toBe('"Ada Byron" <ada@example.com>')
    expect(mail.text).toContain('First line\nsecond line\n\n<b>bold</b> & more')
    expect(mail.text).toContain('no one has checked')
    const page = await fetch(`${world.origin}/contact`, { headers: { cookie: cookiesOf(answer) } })
    const html = (await page.text()).replaceAll('&#x27;', "'")
    expect(html).toContain('Message sent!')
    expect(html).toContain("We'll get back to you as soon as possible.")
    expect(html).not.toContain(form.subject)
    const [row] = await until(async () => {
      const rows = await stored(form.subject)
      return rows[0]?.sent_at ? rows : undefined
    })
    expect(row).toMatchObject({ user_id: null, plan_type: null, email: 'ada@example.com' })
  })

  test('sends no mail to the sender’s unverified address', async () => {
    const form = contactForm({ email: 'stranger@example.net' })
    await sendForm(world, '/contact', form)
    await mailAbout(form.subject)
    const answer = await fetch(`${world.sandbox.control_url}/mail.json?to=stranger@example.net`)
    expect(await answer.json()).toEqual({ mails: [] })
  })

  test('from a signed-in user names the account and the plan', async () => {
    const actor = await seedActor(world)
    const free = contactForm({ email: 'elsewhere@example.com' })
    await sendForm(world, '/contact', free, actor.cookie)
    const mail = await mailAbout(free.subject)
    expect(mail.subject).toBe(`[Free] ${free.subject}`)
    expect(mail.text).toContain(`signed in as ${actor.email}`)
    await world.sql(
      `insert into subscriptions (user_id, status, plan_type, plan_name, current_period_end)
       values ($1, 'active', 'pro', 'Pro', $2::timestamptz + interval '30 days')`,
      [actor.id, world.sandbox.clock.now()],
    )
    const pro = contactForm()
    await sendForm(world, '/contact', pro, actor.cookie)
    expect((await mailAbout(pro.subject)).subject).toBe(`[Pro] ${pro.subject}`)
    expect(await stored(pro.subject)).toMatchObject([{ user_id: actor.id, plan_type: 'pro' }])
    await world.sql('delete from users where id = $1', [actor.id])
    expect(await stored(pro.subject)).toEqual([])
  })

  test('submitted repeatedly is stored and mailed once', async () => {
    const form = contactForm()
    const answers = await Promise.all(Array.from({ length: 5 }, () => sendForm(world, '/contact', form)))
    answers.push(await sendForm(world, '/contact', form))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(302))
    const other = contactForm()
    await sendForm(world, '/contact', other)
    await mailAbout(other.subject)
    await mailAbout(form.subject)
    expect((await mails()).filter(({ subject }) => subject.endsWith(` ${form.subject}`))).toHaveLength(1)
    expect(await stored(form.subject)).toHaveLength(1)
  })

  test('is deleted after a year', async () => {
    const form = contactForm()
    await sendForm(world, '/contact', form)
    await moveClock(world, 364 * 24 * 3600_000)
    expect(await stored(form.subject)).toHaveLength(1)
    await moveClock(world, 2 * 24 * 3600_000)
    await until(async () => (await stored(form.subject)).length === 0)
  })
})

describe('rejected contact messages', () => {
  test.each([
    ['name', '', 'Enter your name.'],
    ['name', ' \t ', 'Enter your name.'],
    ['name', 'x'.repeat(101), 'Use up to 100 characters.'],
    ['name', 'Ada\r\nBcc: everybody@example.com', 'Keep this to one line.'],
    ['email', '', 'Enter your email address.'],
    ['email', 'ada', 'Enter an email address like name@example.com.'],
    ['email', 'ada@example.com\r\nBcc: eve@example.com', 'Enter an email address like name@example.com.'],
    ['email', 'ada@example.com, eve@example.com', 'Enter an email address like name@example.com.'],
    ['subject', '', 'Enter a subject.'],
    ['subject', 'Hello\nBcc: everybody@example.com', 'Keep this to one line.'],
    ['subject', 'Hello\u2028there', 'Keep this to one line.'],
    ['subject', 'x'.repeat(151), 'Use up to 150 characters.'],
    ['message', ' \r\n ', 'Enter your message.'],
    ['message', 'x'.repeat(5_001), 'Use up to 5,000 characters.'],
  ] as const)(
    '%s %j: the error is at the field, the input is kept in the form, nothing is stored',
    async (field, value, sentence) => {
      const form = contactForm({ [field]: value })
      const answer = await sendForm(world, '/contact', form)
      const html = (await answer.text()).replaceAll('&#x27;', "'")
      expect(answer.status).toBe(422)
      expect(html).toContain(`href="#${field}"`)
      expect(html).toMatch(/role="alert"[^>]*autofocus/)
      expect(html.split(sentence)).toHaveLength(3)
      expect(html).toContain(`id="${field}-error"`)
      for (const [name, typed] of Object.entries(form))
        if (name !== field && name !== 'intent') expect(html).toContain(typed)
      expect(await stored(form.subject)).toEqual([])
    },
  )

  test('all missing fields are reported at once', async () => {
    const empty = { intent: 'send', name: '', email: '', subject: '', message: '' }
    const html = await (await sendForm(world, '/contact', empty)).text()
    for (const field of ['name', 'email', 'subject', 'message']) expect(html).toContain(`href="#${field}"`)
  })

  test('rejects a NUL character', async () => {
    expect((await sendForm(world, '/contact', contactForm({ message: 'a\0b' }))).status).toBe(422)
  })

  test('names and subjects that look like headers or addresses stay text', async () => {
    const form = contactForm({ name: '"Boss" <boss@example.com>, x', subject: `=?utf-8?q?Bcc=3A?= ünïcødé ${count}` })
    expect((await sendForm(world, '/contact', form)).status).toBe(302)
    const mail = await mailAbout('ünïcødé')
    expect(mail.to).toEqual([support])
    expect(mail.reply_to).toBe('"Boss boss example.com x" <ada@example.com>')
    expect(mail.text).toContain(form.name)
  })

  test('rejects the eleventh message within an hour from one address or user', async () => {
    await nextWindow(world, 3600_000)
    const statuses: number[] = []
    for (let round = 0; round < 11; round += 1)
      statuses.push((await sendForm(world, '/contact', contactForm({ email: `many${round}@example.com` }))).status)
    expect(statuses).toEqual([...Array(10).fill(302), 429])
    const form = contactForm()
    const refused = await sendForm(world, '/contact', form)
    const html = await refused.text()
    expect(html).toContain(`We’ve had several messages from you in the last hour. Send this one in ${waitOf(refused)},`)
    expect(html).toContain(form.subject)
    const [keys] = await world.sql<{ keys: string[] }>(
      `select array_agg(key) as keys from rate_limits where key like 'message:%'`,
    )
    expect(keys?.keys).toHaveLength(1)
    const actor = await seedActor(world)
    await world.sql('delete from rate_limits')
    await sendForm(world, '/contact', contactForm(), actor.cookie)
    await world.sql(`update rate_limits set hits = 10 where key = $1`, [`message:${actor.id}`])
    expect((await sendForm(world, '/contact', contactForm(), actor.cookie)).status).toBe(429)
    expect((await sendForm(world, '/contact', contactForm())).status).toBe(302)
  })
})

test('the contact form is prefilled with the user’s address and the subject in the link', async () => {
  const actor = await seedActor(world)
  const read = async (path: string, cookie = '') => (await fetch(world.origin + path, { headers: { cookie } })).text()
  expect(await read('/contact?subject=Affiliate+program', actor.cookie)).toMatch(
    new RegExp(`value="${actor.email}"[\\s\\S]*value="Affiliate program"`),
  )
  const long = await read(`/contact?subject=${'x'.repeat(500)}%3Cscript%3E`)
  expect(long).toContain(`value="${'x'.repeat(150)}"`)
})
