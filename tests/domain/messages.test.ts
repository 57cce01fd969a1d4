import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { mailMessage } from '#app/domain/support/letter.ts'
import { sendMessage } from '#app/domain/support/message.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { handClock } from '../kit/hand-clock.ts'

let bench: Bench<FakeNetwork>
beforeAll(async () => {
  bench = await startBench(inject('postgres'), handClock(), fakeNetwork(fakeAccount('1', 'none')))
})
afterAll(() => bench?.close())

const words = { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'One\ntwo\n\nthree' }
const jobs = () =>
  bench.sql<{ data: { message_id: string }; state: string; retry_limit: number }>(
    `select data, state, retry_limit from jobs.job where name = 'mail.support'`,
  )

test('a message waits out a mail server that refuses, and is mailed once', async () => {
  await sendMessage(bench, null, words, bench.clock.now())
  const [job] = await jobs()
  const id = job?.data.message_id ?? ''
  expect(job?.retry_limit).toBe(14)
  const refusing = { ...bench, mail: { send: () => Promise.reject(new Error('busy')), close: () => undefined } }
  await expect(mailMessage(refusing, id, bench.clock.now())).rejects.toThrow('busy')
  expect(bench.letters).toEqual([])
  await mailMessage(bench, id, bench.clock.now())
  await mailMessage(bench, id, bench.clock.now())
  expect(bench.letters).toMatchObject([
    {
      to: 'support@warble.test',
      subject: '[Visitor] Hello',
      reply_to: { name: 'Ada', address: 'ada@example.com' },
      id: `support-${id}`,
      urgent: false,
    },
  ])
  await mailMessage(bench, crypto.randomUUID(), bench.clock.now())
  expect(bench.letters).toHaveLength(1)
})

test('the message and its job commit together, and the same words count once a day', async () => {
  const before = (await jobs()).length
  const failing = { ...bench, queue: { enqueue: () => Promise.reject(new Error('no queue')) } }
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
