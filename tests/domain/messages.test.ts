import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { MailRefused } from '#app/adapters/mail/mail.ts'
import { mailSupport, mailSupportCopy } from '#app/domain/mail/support-mails.ts'
import { sendMessage } from '#app/domain/support/message.ts'
import { type AccountBench, newAccount } from '../kit/accounts.ts'
import { startBench } from '../kit/bench.ts'
import { fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { manualClock } from '../kit/manual-clock.ts'

let bench: AccountBench
beforeAll(async () => {
  bench = await startBench(inject('postgres'), manualClock(), fakeNetwork(fakeAccount('1', 'none')))
})
afterAll(() => bench?.close())

const words = { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'One\ntwo\n\nthree' }
const jobs = () =>
  bench.sql<{ data: { message_id: string }; state: string; retry_limit: number }>(
    `select data, state, retry_limit from jobs.job where name = 'mail.support'`,
  )

test('a support message is retried after a refusal of the mail server, and mailed once', async () => {
  await sendMessage(bench, null, words, bench.clock.now())
  const [job] = await jobs()
  const id = job?.data.message_id ?? ''
  expect(job?.retry_limit).toBe(14)
  const refusing = { ...bench, mail: { send: () => Promise.reject(new Error('busy')), close: () => undefined } }
  await expect(mailSupport(refusing, id, bench.clock.now())).rejects.toThrow('busy')
  const refused = async () => {
    throw new MailRefused('support@warble.test', '5.1.1', '550 5.1.1 No such mailbox')
  }
  const misconfigured = { ...bench, mail: { send: refused, close: () => undefined } }
  // Of a refused address nothing is sent again; a message to support must not get lost that way.
  await expect(mailSupport(misconfigured, id, bench.clock.now())).rejects.not.toBeInstanceOf(MailRefused)
  expect(bench.mails).toEqual([])
  await mailSupport(bench, id, bench.clock.now())
  await mailSupport(bench, id, bench.clock.now())
  expect(bench.mails).toMatchObject([
    {
      to: 'support@warble.test',
      subject: '[Visitor] Hello',
      reply_to: { name: 'Ada', address: 'ada@example.com' },
      id: `support-${id}`,
      urgent: false,
    },
  ])
  await mailSupport(bench, crypto.randomUUID(), bench.clock.now())
  expect(bench.mails).toHaveLength(1)
})

test('the message and its job commit together, and an identical message counts once a day', async () => {
  const before = (await jobs()).length
  const failing = { ...bench, queue: { ...bench.queue, enqueue: () => Promise.reject(new Error('no queue')) } }
  const other = { ...words, subject: 'Another' }
  await expect(sendMessage(failing, null, other, bench.clock.now())).rejects.toThrow('no queue')
  const count = () => bench.sql(`select 1 from support_messages where subject = 'Another'`)
  expect(await count()).toEqual([])
  await sendMessage(bench, null, other, bench.clock.now())
  await sendMessage(bench, null, other, bench.clock.now())
  expect([(await count()).length, (await jobs()).length]).toEqual([1, before + 1])
  await sendMessage(bench, null, other, new Date(bench.clock.now().getTime() + 24 * 3600_000))
  expect((await count()).length).toBe(2)
})

test('a copy goes to a signed-in sender only, and only to their own address', async () => {
  const { id, email } = await newAccount(bench)
  const sender = { id, email, plan: { type: 'free' as const } }
  const receipts = () =>
    bench.sql<{ data: { message_id: string } }>(`select data from jobs.job where name = 'mail.receipt'`)
  const elsewhere = { ...words, subject: 'To somebody else' }
  await sendMessage(bench, sender, elsewhere, bench.clock.now())
  await sendMessage(bench, null, { ...elsewhere, email }, bench.clock.now())
  expect(await receipts()).toEqual([])
  await sendMessage(bench, sender, { ...words, email }, bench.clock.now())
  const [job] = await receipts()
  await mailSupportCopy(bench, job?.data.message_id ?? '')
  const copy = bench.mails.at(-1)
  expect(copy).toMatchObject({ to: email, subject: 'We got your message: Hello' })
  expect(copy?.text).toContain('One\ntwo\n\nthree')
})
