import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { inTransaction } from '#app/db/pool.ts'
import { enrolFactor } from '#app/domain/account/factor/factor.ts'
import { challengeFactor } from '#app/domain/account/factor/verify.ts'
import { requestMail } from '#app/domain/account/mail-link/request.ts'
import { sendMailToken } from '#app/domain/account/mail-link/token.ts'
import { createSession } from '#app/domain/account/session/create.ts'
import { findSessionById } from '#app/domain/account/session/session.ts'
import { day, hour, minute } from '#app/domain/time.ts'
import { createLog } from '#app/log.ts'
import { runMaintenance } from '#app/worker/maintenance.ts'
import { type AccountBench, answerRequests, newAccount, signedInAs } from '../kit/accounts.ts'
import { startBench } from '../kit/bench.ts'
import { fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { manualClock } from '../kit/manual-clock.ts'

const clock = manualClock()

let bench: AccountBench
beforeAll(async () => {
  bench = await startBench(inject('postgres'), clock, fakeNetwork(fakeAccount('1', 'nobody')))
})
afterAll(() => bench?.close())

/** Runs one round: stopping the loop waits for it. */
const maintainOnce = () => runMaintenance(bench).stop()

test('deletes links and challenges once they have expired', async () => {
  const account = await newAccount(bench)
  const session = await signedInAs(bench, account)
  const mailed = { user_id: account.id, purpose: 'recovery', email: account.email } as const
  await inTransaction(bench.db, (tx) => sendMailToken(tx, bench.queue, bench.rules, mailed, clock.now()))
  const factor = await enrolFactor(bench, session, { friendly_name: 'Phone', issuer: 'Warble' }, clock.now())
  await challengeFactor(bench.db, session, factor.id, clock.now())
  const remaining = async () => {
    const count = async (table: string) => (await bench.sql(`select 1 from ${table}`)).length
    return [await count('mail_tokens'), await count('factor_challenges')]
  }
  await maintainOnce()
  expect(await remaining()).toEqual([1, 1])
  clock.forward(59 * minute)
  await maintainOnce()
  expect(await remaining()).toEqual([1, 1])
  clock.forward(hour)
  await maintainOnce()
  expect((await remaining())[1]).toBe(0)
  clock.forward(2 * minute)
  await maintainOnce()
  expect(await remaining()).toEqual([0, 0])
})

test('deletes an unconfirmed sign-up after seven days, unless its owner waits for a mail or has signed in', async () => {
  const unconfirmed = () => newAccount(bench, { confirmed: false })
  const [waiting, seen, gone, confirmed] = [
    await unconfirmed(),
    await unconfirmed(),
    await unconfirmed(),
    await newAccount(bench),
  ]
  await signedInAs(bench, seen)
  const remaining = async () => {
    const rows = await bench.sql<{ id: string }>('select id from users')
    return [waiting, seen, gone, confirmed].map(({ id }) => rows.some((row) => row.id === id))
  }
  clock.forward(7 * day)
  await maintainOnce()
  expect(await remaining()).toEqual([true, true, true, true])
  await requestMail(bench, { email: waiting.email, purpose: 'signup' }, {})
  await answerRequests(bench)
  clock.forward(minute)
  await maintainOnce()
  expect(await remaining()).toEqual([true, true, false, true])
  clock.forward(hour)
  await maintainOnce()
  expect(await remaining()).toEqual([false, true, false, true])
})

test('deletes sessions a day after they expire, by idle time or absolute lifetime', async () => {
  const { id: user_id } = await newAccount(bench)
  const { rules } = bench
  const open = async () => {
    const entry = { user_id, kind: 'cookie', method: 'password', user_agent: null } as const
    return (await createSession({ ...bench, rules }, entry, clock.now())).id
  }
  const remaining = async () =>
    (await bench.sql('select id from sessions where user_id = $1', [user_id])).map(({ id }) => id)
  const [unused, used] = [await open(), await open()]
  clock.forward(rules.session.idle - minute)
  expect(await findSessionById(bench.db, rules, used, clock.now())).not.toBeNull()
  clock.forward(day)
  await maintainOnce()
  expect((await remaining()).toSorted()).toEqual([unused, used].toSorted())
  clock.forward(2 * minute)
  await maintainOnce()
  expect(await remaining()).toEqual([used])
  for (let at = 0; at < 6; at += 1) {
    clock.forward(7 * day)
    await findSessionById(bench.db, rules, used, clock.now())
    await maintainOnce()
  }
  expect(await remaining()).toEqual([used])
  clock.forward(7 * day)
  await maintainOnce()
  expect(await remaining()).toEqual([])
})

async function userWithExpiredSession(): Promise<string> {
  const { id: user_id } = await newAccount(bench)
  const entry = { user_id, kind: 'cookie', method: 'password', user_agent: null } as const
  await createSession(bench, entry, clock.now())
  clock.forward(bench.rules.session.absolute + 2 * day)
  return user_id
}

function spiedLog() {
  const log = createLog('silent')
  return { log, logged: vi.spyOn(log, 'error') }
}

test('a task that takes too long does not end the round', async () => {
  const user_id = await userWithExpiredSession()
  const { log, logged } = spiedLog()
  await bench.sql(`create function too_slow() returns trigger language plpgsql as
    $$ begin raise exception sqlstate '57014' using message = 'canceling statement due to statement timeout'; end $$`)
  await bench.sql(
    'create trigger too_slow before delete on post_vectors for each statement execute function too_slow()',
  )
  try {
    await runMaintenance({ ...bench, log }).stop()
  } finally {
    await bench.sql('drop function too_slow cascade')
  }
  expect(logged).toHaveBeenCalledOnce()
  expect(await bench.sql('select 1 from sessions where user_id = $1', [user_id])).toEqual([])
})

test('a task that fails is logged and does not keep the others from running', async () => {
  const user_id = await userWithExpiredSession()
  const { log, logged } = spiedLog()
  // Looking for open calls fails.
  await bench.sql('alter table actions rename column call_deadline to gone')
  try {
    await runMaintenance({ ...bench, log }).stop()
  } finally {
    await bench.sql('alter table actions rename column gone to call_deadline')
  }
  expect(logged).toHaveBeenCalledOnce()
  expect(await bench.sql('select 1 from sessions where user_id = $1', [user_id])).toEqual([])
})

test('finds what is too old by an index', async () => {
  const { id } = await newAccount(bench)
  await bench.sql(
    `insert into security_events (user_id, kind, created_at)
     select $1, 'signed_in', $2::timestamptz - at * interval '1 second' from generate_series(1, 20000) as at`,
    [id, clock.now()],
  )
  await bench.sql(
    `insert into rate_limits select 'key ' || at, $1::timestamptz - at * interval '1 second', 1 from generate_series(1, 20000) as at`,
    [clock.now()],
  )
  await bench.sql('analyze security_events, rate_limits')
  for (const [table, column] of [
    ['security_events', 'created_at'],
    ['rate_limits', 'window_start'],
  ]) {
    const plan = await bench.sql(
      `explain delete from ${table} where ${column} < '${new Date(clock.now().getTime() - day).toISOString()}'`,
    )
    expect([table, JSON.stringify(plan)]).toEqual([table, expect.stringContaining(`${table}_age`)])
  }
  await bench.sql('truncate security_events, rate_limits')
})
