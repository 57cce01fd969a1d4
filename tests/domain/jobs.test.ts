import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { deletedAddressPlace } from '#app/domain/mail/deletion-mails.ts'
import { workJobs } from '#app/worker/jobs.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { manualClock } from '../kit/manual-clock.ts'
import { maxWaitMs, until } from '../kit/until.ts'

let bench: Bench<FakeNetwork>
beforeAll(async () => {
  bench = await startBench(inject('postgres'), manualClock(), fakeNetwork(fakeAccount('1', 'nobody')))
})
afterAll(() => bench?.close())
beforeEach(() => bench.sql('delete from jobs.job'))

/** A mail server that holds every mail until it is released. */
function heldMail() {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let held = 0
  let ended = false
  async function send() {
    held += 1
    await released
    ended = true
  }
  return {
    services: { ...bench, mail: { ...bench.mail, send } },
    held: () => held,
    ended: () => ended,
    release,
  }
}

const enqueue = (count: number) =>
  bench.db.transaction().execute(async (tx) => {
    for (let id = 0; id < count; id += 1) {
      const sealed = bench.seals.seal(`${id}@example.com`, deletedAddressPlace(String(id)))
      await bench.queue.enqueue(tx, 'mail.account_deleted', { id: String(id), sealed })
    }
  })

const states = async () =>
  (await bench.sql<{ state: string }>('select state::text from jobs.job order by 1')).map(({ state }) => state)

test('a stop waits for the running jobs, and starts no other', async () => {
  const mail = heldMail()
  await enqueue(3)
  const jobs = workJobs(bench.boss, mail.services)
  await until(() => mail.held() === 2)
  const stopped = jobs.stop(maxWaitMs)
  mail.release()
  await stopped
  expect(await states()).toEqual(['completed', 'completed', 'created'])
})

test('a job that outlasts the stop is returned to the queue, once', async () => {
  const mail = heldMail()
  await enqueue(1)
  const jobs = workJobs(bench.boss, mail.services)
  await until(() => mail.held() === 1)
  await jobs.stop(0)
  expect(await states()).toEqual(['retry'])
  mail.release()
  await until(mail.ended)
  expect(await states()).toEqual(['retry'])
})

test('a job whose end cannot be recorded stays with the queue, and the next ones run', async () => {
  const mail = heldMail()
  await enqueue(1)
  let lost = 0
  const complete: typeof bench.boss.complete = async () => {
    lost += 1
    throw new Error('timeout exceeded when trying to connect')
  }
  const jobs = workJobs({ ...bench.boss, complete } as typeof bench.boss, mail.services)
  mail.release()
  await until(() => lost === 1)
  expect(await states()).toEqual(['active'])
  await enqueue(1)
  jobs.wake('mail.account_deleted')
  await until(() => lost === 2)
  await jobs.stop(maxWaitMs)
})
