import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { claimAction } from '#app/domain/bot/send/claim.ts'
import { askUser, nextPlanned } from '#app/domain/bot/send/planned-actions.ts'
import { operate } from '#app/operator/commands.ts'
import { type Bench, startBench, unique } from '../kit/bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { manualClock } from '../kit/manual-clock.ts'
import { newBotUser, planAction } from '../kit/people.ts'

let bench: Bench<FakeNetwork>
beforeAll(async () => {
  bench = await startBench(inject('postgres'), manualClock(), fakeNetwork(fakeAccount('1', 'none')))
})
afterAll(() => bench?.close())

test('after a backup was restored, nothing is sent again that may have been sent since', async () => {
  const now = bench.clock.now()
  const account = fakeAccount(unique(), 'someone')
  const { id } = await newBotUser(bench, account, { plan: 'pro' })
  const [planned, draft] = [
    await planAction(bench, id, account.id, 'like'),
    await planAction(bench, id, account.id, 'reply'),
  ]
  await askUser(bench.db, draft.id, now)
  await bench.sql('delete from jobs.job')
  await bench.db.transaction().execute(async (tx) => {
    await bench.queue.enqueue(tx, 'mail.notice', { user_id: id, notice: 'password_changed' })
    await bench.queue.enqueue(tx, 'analysis.run', { analysis_id: 'any' })
  })
  expect(await operate(bench, ['restored'], now)).toMatchObject({ code: 2 })
  expect(await operate(bench, ['restored', '--yes'], now)).toEqual({
    code: 0,
    lines: ['Bots stopped and users notified: 1. Mails dropped: 1.'],
  })
  expect(await claimAction(bench.db, bench.network, planned, now)).toMatchObject({ claimed: false, code: 'stopped' })
  expect(
    await nextPlanned(
      bench.db,
      id,
      { network: 'perch', id: account.id },
      { kinds: ['like', 'reply'], addressedOnly: false },
    ),
  ).toBeNull()
  expect(await bench.sql('select distinct state from actions')).toEqual([{ state: 'expired' }])
  expect(await bench.sql('select name, data from jobs.job order by name')).toMatchObject([
    { name: 'analysis.run' },
    { name: 'mail.notice', data: { notice: 'bot_stopped', about: { reason: expect.stringContaining('backup') } } },
  ])
})

test('stop-bots stops one bot or all, and each user reads why', async () => {
  const now = bench.clock.now()
  const users = [
    await newBotUser(bench, fakeAccount(unique(), 'one')),
    await newBotUser(bench, fakeAccount(unique(), 'two')),
  ]
  const [one, two] = users.map(({ id }) => id)
  await bench.sql('delete from jobs.job')
  const [email] = await bench.sql('select email from users where id = $1', [one])
  const stop = (...args: string[]) => operate(bench, ['stop-bots', ...args], now)
  const states = () =>
    bench.sql('select stopped_reason, state from bots where user_id in ($1, $2) order by user_id = $2', [one, two])

  expect(await stop('nobody@example.com', 'Spam')).toMatchObject({ code: 1 })
  expect(await stop(String(email?.email), 'It', 'wrote', 'nonsense.')).toMatchObject({ code: 0 })
  expect(await states()).toEqual([
    { stopped_reason: 'It wrote nonsense.', state: 'stopped' },
    { stopped_reason: null, state: 'running' },
  ])
  expect(await stop(String(one), 'Again')).toMatchObject({ code: 1, lines: [expect.stringContaining('not running')] })
  expect(await stop('--all', 'Perch is down.')).toEqual({ code: 0, lines: ['Bots stopped and users notified: 1.'] })
  expect((await states()).map(({ stopped_reason }) => stopped_reason)).toEqual(['It wrote nonsense.', 'Perch is down.'])
  expect(await bench.sql(`select 1 from jobs.job`)).toHaveLength(2)
  expect(await bench.sql('select text from notices where user_id = $1', [two])).toEqual([{ text: 'Perch is down.' }])
})
