import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Network } from '#app/adapters/network/network.ts'
import type { Db } from '#app/db/pool.ts'
import { claimDueSyncs } from '#app/domain/billing/customer-lease.ts'
import { claimDueBots } from '#app/domain/bot/schedule/lease.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { manualClock } from '../kit/manual-clock.ts'
import { newUser, runBot } from '../kit/people.ts'

let bench: Bench<Network>

beforeAll(async () => {
  bench = await startBench(inject('postgres'), manualClock(), fakeNetwork(fakeAccount('1', 'nobody')))
  for (let at = 0; at < 6; at += 1) await runBot(bench, (await newUser(bench)).id)
  await bench.sql(`insert into billing_syncs (customer_id) select 'cus_' || at from generate_series(1, 6) as at`)
})
afterAll(() => bench?.close())

const claims: [string, (db: Db) => Promise<unknown[]>][] = [
  ['bots', (db) => claimDueBots(db, 2, bench.clock.now())],
  ['syncs of customers', (db) => claimDueSyncs(db, 2)],
]

test.each(claims)('%s are claimed up to the limit, whatever the plan', async (_what, claim) => {
  const claimed = await bench.db.transaction().execute(async (tx) => {
    // What is left to the planner is a nested loop, which runs a subquery anew for each row.
    for (const way of ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material', 'indexscan', 'bitmapscan'])
      await sql`set local ${sql.ref(`enable_${way}`)} = off`.execute(tx)
    return claim(tx)
  })
  expect(claimed).toHaveLength(2)
})
