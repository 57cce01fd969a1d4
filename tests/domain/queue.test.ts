import type { Kysely } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest'
import type { MailMessage } from '#app/adapters/mail/mail.ts'
import { acceptsWithin } from '#app/adapters/mail/smtp.ts'
import { signUp } from '#app/domain/account/user/sign-up.ts'
import { jobKinds } from '#app/queue/queue.ts'
import { pollEvery } from '#app/worker/jobs.ts'
import { startWorker, type Worker } from '#app/worker/worker.ts'
import { up as renameJobs } from '../../migrations/0022_job_names.ts'
import { type Bench, startBench, unique } from '../kit/bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { manualClock } from '../kit/manual-clock.ts'
import { until } from '../kit/until.ts'

let bench: Bench<FakeNetwork>
let worker: Worker | undefined
beforeAll(async () => {
  bench = await startBench(inject('postgres'), manualClock(), fakeNetwork(fakeAccount('1', 'none')))
})
afterEach(async () => {
  await bench.sql('delete from jobs.job')
})
afterAll(async () => {
  await worker?.stop(2_000)
  await bench?.close()
})

const jobs = () =>
  bench.sql<{ name: string; state: string; data: object }>('select name, state::text, data from jobs.job')
const mailTo = (email: string): MailMessage | undefined => bench.mails.find(({ to }) => to === email)

test('a job is enqueued only if its transaction commits', async () => {
  const enqueue = (end: () => void) =>
    bench.db.transaction().execute(async (tx) => {
      await bench.queue.enqueue(tx, 'mail.token', { token_id: 't' })
      end()
    })
  await expect(
    enqueue(() => {
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  expect(await jobs()).toEqual([])
  await enqueue(() => undefined)
  expect(await jobs()).toEqual([{ name: 'mail.token', state: 'created', data: { token_id: 't' } }])
})

test('a job is the same as one that pg-boss enqueues', async () => {
  const payloads = [{ token_id: 'ours' }, { token_id: 'ours too' }]
  await bench.db.transaction().execute((tx) => bench.queue.enqueueAll(tx, 'mail.token', payloads))
  await bench.queue.enqueueAlone(bench.db, 'mail.token', { token_id: 'alone' })
  await bench.boss.send('mail.token', { token_id: 'theirs' })
  const rows = await bench.sql<{ data: { token_id: string } }>(`select data, to_jsonb(job) - '{id, data, start_after,
    created_on, keep_until}'::text[] as fixed, start_after - created_on as delay, keep_until - start_after as kept from jobs.job`)
  expect(rows.map(({ data }) => data.token_id).toSorted()).toEqual(['alone', 'ours', 'ours too', 'theirs'])
  expect(new Set(rows.map(({ data: _data, ...row }) => JSON.stringify(row)))).toHaveLength(1)
})

test('a job of a kind without a queue is refused', async () => {
  await bench.sql(`delete from jobs.queue where name = 'mail.export'`)
  const enqueued = bench.queue.enqueueAlone(bench.db, 'mail.export', { export_id: 'e' })
  await expect(enqueued).rejects.toThrow('took no job of kind mail.export')
})

test('no mail is sent again while its server may still accept it', () => {
  const { 'mail.request': _asksOnly, ...kinds } = jobKinds
  for (const [kind, { seconds }] of Object.entries(kinds).filter(([name]) => name.startsWith('mail.')))
    expect([kind, seconds * 1_000 - acceptsWithin]).toEqual([kind, expect.toSatisfy((left: number) => left >= 10_000)])
})

test('a mail outlasts a night without its server, unless somebody waits for it', () => {
  const { 'mail.token': _link, 'mail.request': _asksOnly, ...kinds } = jobKinds
  // Each retry waits at least 2, 4, 8 … seconds.
  for (const [kind, { tries }] of Object.entries(kinds).filter(([name]) => name.startsWith('mail.')))
    expect([kind, 2 ** tries]).toEqual([kind, expect.toSatisfy((seconds: number) => seconds >= 8 * 3600)])
})

test('an invalid payload is refused', async () => {
  const wrong = { token: 't' } as unknown as { token_id: string }
  await expect(bench.db.transaction().execute((tx) => bench.queue.enqueue(tx, 'mail.token', wrong))).rejects.toThrow()
  expect(await jobs()).toEqual([])
})

test('jobs waiting under former names are renamed and kept', async () => {
  await bench.sql(`select jobs.delete_queue('mail.account_deleted')`)
  await bench.sql(`select jobs.create_queue('mail.farewell', '{"policy": "standard"}')`)
  await bench.sql(`insert into jobs.job (name, data) values ('mail.farewell', '{"id": "a", "sealed": "b"}'),
    ('mail.notice', '{"user_id": "c", "notice": "way_changed", "about": {"way": "own"}}')`)
  await bench.db.transaction().execute((tx) => renameJobs(tx as unknown as Kysely<unknown>))
  expect(await bench.sql('select name, data from jobs.job order by name')).toEqual([
    { name: 'mail.account_deleted', data: { id: 'a', sealed: 'b' } },
    { name: 'mail.notice', data: { user_id: 'c', notice: 'sign_in_method_changed', about: { account: 'own' } } },
  ])
  expect(await bench.sql(`select name from jobs.queue where name = 'mail.farewell'`)).toEqual([])
})

test('a job starts at once, by notification from the database', async () => {
  const set = globalThis.setTimeout
  const neverPolled = (work: () => void, ms?: number) => set(ms === pollEvery ? () => undefined : work, ms)
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation(neverPolled as typeof setTimeout)
  worker = await startWorker(bench, bench.boss, bench.url)
  const email = `${unique()}@example.com`
  await signUp(bench, { email, password: 'a plain long sentence' }, {}, bench.clock.now())
  await until(() => mailTo(email))
  spy.mockRestore()
})

test('failing jobs do not block others and are kept with their error', async () => {
  await bench.db.transaction().execute(async (tx) => {
    // The handlers throw on these payloads, as the ids are not valid.
    for (let count = 0; count < 6; count += 1)
      await bench.queue.enqueue(tx, 'analysis.run', { analysis_id: `poison ${count}` })
    for (let count = 0; count < 3; count += 1) await bench.queue.enqueue(tx, 'mail.token', { token_id: 'poison' })
  })
  const email = `${unique()}@example.com`
  await signUp(bench, { email, password: 'a plain long sentence' }, {}, bench.clock.now())
  await until(() => mailTo(email))
  const poisoned = () =>
    bench.sql<{ state: string; output: { message?: string } | null }>(
      `select state::text, output from jobs.job where data::text like '%poison%' and output is not null`,
    )
  await until(async () => (await poisoned()).length > 0)
  for (const { state, output } of await poisoned()) {
    expect(['retry', 'active', 'failed']).toContain(state)
    expect(output?.message).toMatch(/uuid/)
  }
  // The retries are limited; afterwards the jobs stay as failed.
  const limits = await bench.sql<{ retry_limit: number }>(
    `select retry_limit from jobs.job where name = 'analysis.run'`,
  )
  expect(limits.every(({ retry_limit }) => retry_limit === 2)).toBe(true)
})
