import { expect, inject, test } from 'vitest'
import type { Network } from '#app/adapters/network/network.ts'
import { connect } from '#app/domain/connection/connection.ts'
import { minute } from '#app/domain/time.ts'
import { startBench } from '../kit/bench.ts'
import { manualClock } from '../kit/manual-clock.ts'
import { insertAnalysis, newUser, planAction } from '../kit/people.ts'
import { settleLostCallsNow } from '../kit/steps.ts'
import { maxWaitMs } from '../kit/until.ts'
import { xBench } from '../kit/x.ts'

test('a reply whose answer was lost is never sent again, as X may still list it late', async () => {
  const clock = manualClock('2026-06-15T08:00:00Z')
  const x = await xBench(clock)
  const listsNothing: Network = {
    ...x.network,
    client: (...given) => ({ ...x.network.client(...given), find: async () => ({ happened: 'no' }) }),
  }
  const bench = await startBench(inject('postgres'), clock, listsNothing)
  const user = await newUser(bench)
  const credentials = await x.consent('finchroast')
  await connect(bench, user, credentials, null, 'oauth', clock.now())
  const account = await x.network.client(credentials).me(AbortSignal.timeout(maxWaitMs))
  await insertAnalysis(bench, user.id, account)
  const { id } = await planAction(bench, user.id, account.id, 'reply', {})
  await bench.sql(
    `update actions set state = 'sending', claimed_at = $1, local_day = '2026-06-15', local_hour = 8, call_deadline = now() where id = $2`,
    [clock.now(), id],
  )
  const state = async () => (await bench.sql<{ state: string }>('select state from actions where id = $1', [id]))[0]
  for (const passed of [1, 7, 6]) {
    clock.forward(passed * minute)
    expect(await settleLostCallsNow(bench)).toBe(1)
    expect(await state()).toEqual({ state: 'sending' })
  }
  clock.forward(2 * minute)
  await settleLostCallsNow(bench)
  expect(await state()).toEqual({ state: 'unknown' })
  await bench.close()
  await x.close()
})
