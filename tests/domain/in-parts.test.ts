import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { deleteOldSessions } from '#app/domain/account/session/expiry.ts'
import { deleteUnconfirmedUsers } from '#app/domain/account/user/sign-up.ts'
import { deleteOldSearches } from '#app/domain/bot/find/searches.ts'
import { storeLastUse } from '#app/domain/deletion/inactive.ts'
import { day, hour, minute } from '#app/domain/time.ts'
import { deleteOldEvents } from '#app/live/hub.ts'
import { runMaintenance } from '#app/worker/maintenance.ts'
import { type AccountBench, newAccount } from '../kit/accounts.ts'
import { startBench } from '../kit/bench.ts'
import { fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { manualClock } from '../kit/manual-clock.ts'

const clock = manualClock()
const now = () => clock.now()
let bench: AccountBench
beforeAll(async () => {
  bench = await startBench(inject('postgres'), clock, fakeNetwork(fakeAccount('1', 'nobody')))
})
afterAll(() => bench?.close())

const count = async (table: string) => (await bench.sql(`select 1 from ${table}`)).length

/** What piles up, as `insert … select …` of one user's rows of an age in days. */
const cleanups: Record<string, { many: number; rows: string; age: number; clean(): Promise<unknown> }> = {
  live_events: {
    many: 10_001,
    rows: `select $1::uuid, at, 'action', '{}'::jsonb, $2::timestamptz`,
    age: 1,
    clean: () => deleteOldEvents(bench.db, new Date(now().getTime() - hour)),
  },
  'sessions (user_id, kind, created_at, seen_at, expires_at)': {
    many: 10_001,
    rows: `select $1::uuid, 'token', $2::timestamptz, $2::timestamptz, $2::timestamptz`,
    age: 3,
    clean: () => deleteOldSessions(bench.db, bench.rules, now()),
  },
  'searches (user_id, network, network_account_id, query, posts, searched_at)': {
    many: 10_001,
    rows: `select $1::uuid, 'x', 'a', at::text, '[]'::jsonb, $2::timestamptz`,
    age: 2,
    clean: () => deleteOldSearches(bench.db, now()),
  },
  'users (email, created_at)': {
    many: 1_001,
    rows: `select 'never-' || at || coalesce($1::uuid::text, ''), $2::timestamptz`,
    age: 8,
    clean: () => deleteUnconfirmedUsers(bench.db, now()),
  },
}

describe('a cleanup that has piled up is done part by part, within one statement’s time', () => {
  test.each(Object.entries(cleanups))('%s', async (into, { many, rows, age, clean }) => {
    const { id } = await newAccount(bench)
    const [table = ''] = into.split(' ')
    const before = await count(table)
    await bench.sql(`insert into ${into} ${rows} from generate_series(1, ${many}) as at`, [
      id,
      new Date(now().getTime() - age * day),
    ])
    await clean()
    expect(await count(table)).toBe(before + 1)
    await clean()
    expect(await count(table)).toBe(before)
  })
})

test('the last use of many users is stored, each once', async () => {
  await bench.sql(
    `with made as (
       insert into users (email, created_at, email_confirmed_at) select 'many-' || at || '@example.com', $1, $1
       from generate_series(1, 2001) as at returning id)
     insert into sessions (user_id, kind, created_at, seen_at, expires_at)
     select id, 'token', $1, $1::timestamptz + nth * interval '1 day', $1::timestamptz + interval '60 days'
     from made, generate_series(1, 2) as nth`,
    [now()],
  )
  await storeLastUse(bench.db)
  const stored = await bench.sql<{ active_at: Date }>(
    `select distinct active_at from users where email like 'many-%@example.com'`,
  )
  expect(stored).toEqual([{ active_at: new Date(now().getTime() + 2 * day) }])
})

test('everyone’s preferences are looked through for summaries once a minute, not in every round', async () => {
  clock.set('2026-06-20T12:00:00Z')
  const { id } = await newAccount(bench)
  await bench.sql('insert into notification_preferences (user_id, daily_summary) values ($1, true)', [id])
  const isSent = async () =>
    (await bench.sql('select from notification_preferences where user_id = $1 and summary_day is not null', [id]))
      .length > 0
  const maintenance = runMaintenance(bench)
  try {
    await maintenance.round()
    expect(await isSent()).toBe(true)
    await bench.sql('update notification_preferences set summary_day = null')
    await maintenance.round()
    expect(await isSent()).toBe(false)
    clock.forward(minute)
    await maintenance.round()
    expect(await isSent()).toBe(true)
  } finally {
    await maintenance.stop()
  }
})
