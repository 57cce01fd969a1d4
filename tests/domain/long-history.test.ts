import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Db, Tx } from '#app/db/pool.ts'
import { loadCandidateHistory } from '#app/domain/bot/find/candidate-history.ts'
import { usageSelect } from '#app/domain/bot/send/action-limits.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { manualClock } from '../kit/manual-clock.ts'
import { newBotUser } from '../kit/people.ts'

const clock = manualClock()
const me = fakeAccount('4711', 'finch')
const days = 60
let bench: Bench<FakeNetwork>
let user: Awaited<ReturnType<typeof newBotUser>>

/** A hundred and twenty actions a day with as many people, among those of other users. */
beforeAll(async () => {
  bench = await startBench(inject('postgres'), clock, fakeNetwork(me, {}, 'bluesky'))
  user = await newBotUser(bench, me)
  for (let at = 0; at < 30; at += 1) await newBotUser(bench, fakeAccount(`1${at}`, `wren${at}`))
  await bench.sql(
    `insert into actions (user_id, generation, network, network_account_id, kind, situation, source, state, reason,
         target_id, post_id, author_id, author_handle, author_name, created_at, claimed_at, local_day, local_hour, code)
       select user_id, 1, 'bluesky', network_account_id, 'reply', 'addressed', 'auto', case when nth % 5 = 0 then 'skipped' else 'success' end,
         '', day || '-' || nth, day || '-' || nth, 'a' || day || '-' || nth, 'a', 'a', moment, moment, moment::date, 0,
         case when nth = 20 then 'yours' end
       from connections, generate_series(1, $2::int) as day, generate_series(1, case when user_id = $3 then 120 else 20 end) as nth,
         lateral (select $1::timestamptz - make_interval(days => day, mins => nth) as moment) as moments
       order by moments.moment`,
    [clock.now(), days, user.id],
  )
  await bench.sql('vacuum analyze actions')
})
afterAll(() => bench?.close())

/** Rows of actions that the work reads. */
function rowsRead(work: (db: Db) => Promise<unknown>): Promise<number> {
  const read = async (tx: Tx) => {
    const { rows } = await sql<{ read: number }>`
      select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_user_tables where relname = 'actions'`.execute(tx)
    return rows[0]?.read ?? Number.NaN
  }
  return bench.db.transaction().execute(async (tx) => {
    const before = await read(tx)
    await work(tx)
    return (await read(tx)) - before
  })
}

test('what a step asks about people whom it found reads what there is about them, not the whole history', async () => {
  const network = { network: 'bluesky', id: me.id } as const
  const posts = Array.from({ length: 60 }, (_, at) => `new-${at}`)
  const known = ['a3-1', 'a5-2', 'a40-3']
  const load = (db: Db) =>
    loadCandidateHistory(db, user.id, network, posts, [...posts, ...known], 'UTC', clock.now()).then(({ contacts }) =>
      expect([...contacts.keys()].sort()).toEqual(known.toSorted()),
    )
  expect(await rowsRead(load)).toBeLessThan(100)
})

test('nor does counting the days on which the account has worked', async () => {
  const count = async (db: Db) => {
    const { rows } = await sql<{ worked_days: number }>`${usageSelect(user.id, 'UTC', clock.now())}`.execute(db)
    expect(rows[0]?.worked_days).toBe(10)
  }
  expect(await rowsRead(count)).toBeLessThan(200)
})
