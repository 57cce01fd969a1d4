import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createSession } from '#app/domain/account/session/create.ts'
import { agingKinds, deleteOldRows } from '#app/domain/old-rows.ts'
import { cutoffOf, type Rule, retention } from '#app/domain/retention.ts'
import { day, minute } from '#app/domain/time.ts'
import { runMaintenance } from '#app/worker/maintenance.ts'
import { type AccountBench, newAccount } from '../kit/accounts.ts'
import { startBench } from '../kit/bench.ts'
import { fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { fullUser } from '../kit/full-user.ts'
import { manualClock } from '../kit/manual-clock.ts'
import { until } from '../kit/until.ts'

const clock = manualClock()
const now = () => clock.now()
let bench: AccountBench
beforeAll(async () => {
  bench = await startBench(inject('postgres'), clock, fakeNetwork(fakeAccount('1', 'nobody')))
  await fullUser(bench)
  // The tables of no user.
  await bench.sql(`insert into former_usage values (decode('00', 'hex'), 'reply', now(), 1)`)
  await bench.sql(`insert into former_spending values (decode('00', 'hex'), current_date, 1, 1, 1)`)
  await bench.sql(`insert into former_contacts values (decode('00', 'hex'), now())`)
  await bench.sql(`insert into operator_keys values (decode('00', 'hex'), 'link', now(), now())`)
  await bench.sql(`insert into post_vectors (text_digest, vector, read_at) values (decode('00', 'hex'), '', now())`)
  await bench.sql(`insert into picture_files values ('https://pictures.example/a', null, null, now())`)
  await bench.sql(`insert into llm_usage_total (day, share, tokens) values (current_date, 'pro', 1)`)
  await bench.sql(`insert into network_usage_total values ('x', current_date, 1, 1, 1)`)
  await bench.sql(`insert into network_usage_lines values ('x', current_date, 'searches', 1, 1)`)
})
afterAll(() => bench?.close())

const count = async (table: string) => (await bench.sql(`select 1 from ${table}`)).length

test.each(agingKinds)('rows of the kind %s go once they are too old, and not before', async (kept) => {
  for (const [table, column] of Object.entries((retention[kept] as Rule).rows ?? {})) {
    const all = await count(table)
    expect([table, all]).not.toEqual([table, 0])
    const age = (by: number) =>
      bench.sql(`update ${table} set ${column} = $1`, [new Date(cutoffOf(kept, now()).getTime() + by).toISOString()])
    await age(minute)
    await deleteOldRows(bench.db, kept, now())
    expect([table, await count(table)]).toEqual([table, all])
    await age(-day)
    expect(await deleteOldRows(bench.db, kept, now())).toBe(false)
    expect([table, await count(table)]).toEqual([table, 0])
  }
})

const insertOld = (rows: number) =>
  bench.sql(`insert into rate_limits select 'old ' || at, $1, 1 from generate_series(1, $2::int) as at`, [
    new Date(now().getTime() - 2 * day),
    rows,
  ])

test('many are deleted part by part', async () => {
  await insertOld(10_001)
  expect(await deleteOldRows(bench.db, 'rate_limits', now())).toBe(true)
  expect(await count('rate_limits')).toBe(1)
  expect(await deleteOldRows(bench.db, 'rate_limits', now())).toBe(false)
  expect(await count('rate_limits')).toBe(0)
})

test('a row that is in use is left for the next time', async () => {
  await insertOld(2)
  await bench.db.transaction().execute(async (tx) => {
    await tx.selectFrom('rate_limits').selectAll().where('key', '=', 'old 1').forUpdate().execute()
    await deleteOldRows(bench.db, 'rate_limits', now())
  })
  expect(await bench.sql('select key from rate_limits')).toEqual([{ key: 'old 1' }])
  await deleteOldRows(bench.db, 'rate_limits', now())
  expect(await count('rate_limits')).toBe(0)
})

test('maintenance does so once a minute, and without a pause while there are more', async () => {
  const { id: user_id } = await newAccount(bench)
  await insertOld(20_001)
  const maintenance = runMaintenance(bench)
  const round = async (isOver: () => Promise<boolean>) =>
    until(() => {
      maintenance.wake()
      return isOver()
    })
  try {
    await round(async () => (await count('rate_limits')) === 0)
    await insertOld(1)
    const entry = { user_id, kind: 'cookie', method: 'password', user_agent: null } as const
    const begun = new Date(now().getTime() - 2 * bench.rules.session.absolute)
    const { id } = await createSession(bench, entry, begun)
    const isSessionThere = async () => (await bench.sql('select 1 from sessions where id = $1', [id])).length > 0
    // Expired sessions are deleted in every round, after this.
    await round(async () => !(await isSessionThere()))
    expect(await count('rate_limits')).toBe(1)
    clock.forward(minute)
    await round(async () => (await count('rate_limits')) === 0)
  } finally {
    await maintenance.stop()
  }
})
