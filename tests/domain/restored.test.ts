import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { claimAction } from '#app/domain/bot/claim.ts'
import { askUser, nextPlanned } from '#app/domain/bot/planned-actions.ts'
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
    lines: ['Bots stopped, and their users told: 1. Mails dropped: 1.'],
  })
  expect(await claimAction(bench.db, bench.network, planned, now)).toMatchObject({ claimed: false, code: 'stopped' })
  expect(await nextPlanned(bench.db, id, { network: 'perch', id: account.id }, ['like', 'reply'], false)).toBeNull()
  expect(await bench.sql('select distinct state from actions')).toEqual([{ state: 'expired' }])
  expect(await bench.sql('select name, data from jobs.job order by name')).toMatchObject([
    { name: 'analysis.run' },
    { name: 'mail.notice', data: { notice: 'bot_stopped', about: { reason: expect.stringContaining('backup') } } },
  ])
})
