import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { previewMails } from '#app/domain/mail/previews.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { manualClock } from '../kit/manual-clock.ts'

let bench: Bench<FakeNetwork>
beforeAll(async () => {
  bench = await startBench(inject('postgres'), manualClock(), fakeNetwork(fakeAccount('1', 'none')))
})
afterAll(() => bench?.close())

test('every mail is previewed, as text and as HTML, and nothing is sent or stored', async () => {
  const mails = await previewMails(bench)
  expect(mails.length).toBeGreaterThan(30)
  expect(new Set(mails.map(({ subject, text }) => `${subject}\n${text}`)).size).toBe(mails.length)
  for (const { subject, text, html } of mails) {
    expect(subject).not.toMatch(/undefined|NaN|Invalid/)
    expect(`${text}${html}`).not.toMatch(/undefined|NaN|Invalid Date/)
    expect([subject, html.includes('</html>'), text.includes('-- ')]).toEqual([subject, true, true])
  }
  expect(bench.mails).toEqual([])
  for (const table of ['users', 'mail_tokens', 'discontinuation', 'exports', 'support_messages'])
    expect([table, await bench.sql(`select 1 from ${table}`)]).toEqual([table, []])
})

test('mails that one can do without have a link to unsubscribe, essential ones have none', async () => {
  const optional = (await previewMails(bench)).filter(({ unsubscribe }) => unsubscribe !== undefined)
  expect(optional.map(({ subject }) => subject.replace(/ (on|day:|week).*/, ''))).toEqual([
    'Your bot’s',
    'Your bot’s',
    '2 new replies and mentions',
  ])
  for (const { text, html } of optional) {
    expect(text).toContain('/unsubscribe?token=')
    expect(html).toContain('Unsubscribe</a>')
  }
})

test('a summary names who waits and the reply that went best, and leads to the conversation', async () => {
  const mails = await previewMails(bench)
  const daily = mails.find(({ subject }) => subject.startsWith('Your bot’s day'))
  expect(daily?.text).toContain('Your best reply')
  expect(daily?.text).toMatch(/@tom_pours wrote: “Is a gooseneck kettle worth it for two cups a day\?”/)
  expect(daily?.text).toMatch(/You, by the bot: “For two cups, yes/)
  expect(daily?.text).not.toMatch(/^\w{3} +#*-* \d+ of \d+$/m)
  expect(daily?.text).toMatch(/2 drafts are waiting in your queue:\nhttps?:\S+\/dashboard\/queue/)
  const weekly = mails.find(({ subject }) => subject.startsWith('Your bot’s week'))
  expect(weekly?.text).toMatch(/^\w{3} +#*-* \d+ of \d+$/m)
  const answered = mails.find(({ subject }) => subject.startsWith('2 new replies'))
  expect(answered?.text).toContain('Your reply, a draft, not sent: “A thin spout')
  expect(answered?.text.match(/\/dashboard\/inbox\/\w+/g)?.length).toBeGreaterThanOrEqual(2)
})

test('a complaint comes with what the bot had said, and a receipt with what was paid', async () => {
  const mails = await previewMails(bench)
  const complaint = mails.find(({ subject }) => subject === '@quiet_kettle complained to you')
  expect(complaint?.text).toMatch(
    /@quiet_kettle wrote: “Sold the second grinder\.”\s+You, by the bot: “Which did you keep\?”/,
  )
  const receipt = mails.find(({ subject }) => subject.startsWith('Your Warble receipt'))
  expect(receipt?.text).toMatch(
    /Plan: Starter\nPeriod: .+ to .+\nPaid: \$29\.00\nDate: .+\nCard: Visa ending in 4242\nInvoice: WARBLE-0001\nSeller: \S/,
  )
  expect(receipt?.text.match(/WARBLE-0001/g)).toHaveLength(1)
})

test('a kind of mail that is added must be previewed too', () => {
  const read = (file: string) => readFileSync(fileURLToPath(new URL(`../../app/${file}`, import.meta.url)), 'utf8')
  const verbs = [...read('worker/jobs.ts').matchAll(/'mail\.\w+': \(.*?=> (mail\w+)\(/g)].map(([, verb]) => verb)
  expect(verbs.length).toBeGreaterThan(9)
  const previews = read('domain/mail/previews.ts')
  expect(verbs.filter((verb) => !previews.includes(`await ${verb}(`))).toEqual([])
})
