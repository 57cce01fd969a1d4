import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import type { Payments } from '#app/adapters/payments/payments.ts'
import { databaseUse, noDatabaseUse } from '#app/db/statements.ts'
import { startBot } from '#app/domain/bot/bot.ts'
import { mailAccountDeleted, mailPendingDeletion } from '#app/domain/mail/deletion-mails.ts'
import type { Requester } from '#app/domain/mail-token/token.ts'
import { retention } from '#app/domain/retention.ts'
import { deleteOldSessions } from '#app/domain/session/expiry.ts'
import { day } from '#app/domain/time.ts'
import { deleteDiscontinued, discontinue, stopLateBots } from '#app/domain/user/discontinue.ts'
import { endInactive, storeLastUse } from '#app/domain/user/inactive.ts'
import { signUp } from '#app/domain/user/sign-up.ts'
import { createLog } from '#app/log.ts'
import { operate } from '#app/operator/commands.ts'
import { jobKinds } from '#app/queue/queue.ts'
import { runMaintenance } from '#app/worker/maintenance.ts'
import { type AccountBench, signedInAs } from '../kit/accounts.ts'
import { startBench } from '../kit/bench.ts'
import { fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { type FullUser, fullUser, tablesMentioning } from '../kit/full-user.ts'
import { manualClock } from '../kit/manual-clock.ts'
import { newBotUser } from '../kit/people.ts'
import { until } from '../kit/until.ts'

const clock = manualClock()
const now = () => clock.now()
let bench: AccountBench
beforeAll(async () => {
  bench = await startBench(inject('postgres'), clock, fakeNetwork(fakeAccount('1', 'nobody')))
})
afterAll(() => bench?.close())
beforeEach(() => bench.sql('delete from users').then(() => bench.sql('delete from jobs.job')))

/** The hourly maintenance of the worker. */
async function round() {
  await storeLastUse(bench.db)
  await deleteOldSessions(bench.db, bench.rules, now())
  await endInactive(bench, now())
  await deleteDiscontinued(bench, now())
}
const jobs = async (name: string) =>
  (await bench.sql<{ data: unknown }>('select data from jobs.job where name = $1', [name])).map(({ data }) => data)
const isThere = async ({ id }: FullUser) => (await bench.sql('select 1 from users where id = $1', [id])).length === 1
/** A user without a paid plan. */
async function freeUser() {
  const user = await fullUser(bench)
  await bench.sql('delete from subscriptions where user_id = $1', [user.id])
  return user
}

describe('the deletion of inactive accounts', () => {
  const { inactive, inactive_notice } = retention

  test('warns once thirty days before, then removes all data of the account and sends a mail', async () => {
    const user = await freeUser()
    clock.forward(inactive.life - inactive_notice.life - day)
    await round()
    expect(await jobs('mail.leaving')).toEqual([])
    clock.forward(day)
    await round()
    await round()
    expect(await jobs('mail.leaving')).toEqual([{ user_id: user.id, why: 'inactive' }])
    await mailPendingDeletion(bench, user.id, 'inactive')
    expect(bench.mails.at(-1)).toMatchObject({
      to: user.email,
      subject: expect.stringMatching(/^We’ll delete your Warble account on /),
    })
    clock.forward(inactive_notice.life - 1)
    await round()
    expect(await isThere(user)).toBe(true)
    clock.forward(1)
    await round()
    expect(await isThere(user)).toBe(false)
    expect(await jobs('mail.leaving')).toEqual([])
    const [last] = await jobs('mail.account_deleted')
    const { id, sealed, why } = jobKinds['mail.account_deleted'].payload.parse(last)
    expect(why).toBe('inactive')
    await mailAccountDeleted(bench, id, sealed, why)
    expect(bench.mails.at(-1)?.text).toContain('No one had used it for 2 years')
    expect(await tablesMentioning(bench, [user.id, user.email, user.handle])).toEqual([])
  })

  test('is canceled by a sign-in after the warning, and warns again two years later', async () => {
    const user = await freeUser()
    clock.forward(inactive.life - inactive_notice.life)
    await round()
    clock.forward(inactive_notice.life - day)
    await signedInAs(bench, user, { kind: 'cookie' })
    clock.forward(2 * day)
    await round()
    clock.forward(inactive_notice.life)
    await round()
    expect([await isThere(user), (await jobs('mail.leaving')).length]).toEqual([true, 1])
    clock.forward(inactive.life - 2 * inactive_notice.life)
    await round()
    expect((await jobs('mail.leaving')).length).toBe(2)
  })

  test('counts the use of any session, even an ended one, and always warns thirty days before', async () => {
    const user = await freeUser()
    clock.forward(300 * day)
    await bench.sql('update sessions set seen_at = $2, expires_at = $2 where user_id = $1', [user.id, now()])
    await round()
    clock.forward(100 * day)
    await round()
    expect(await bench.sql('select 1 from sessions where user_id = $1', [user.id])).toEqual([])
    clock.forward(inactive.life - 100 * day - inactive_notice.life - day)
    await round()
    expect(await jobs('mail.leaving')).toEqual([])
    // No worker ran for a year.
    clock.forward(365 * day)
    await round()
    expect([await isThere(user), (await jobs('mail.leaving')).length]).toEqual([true, 1])
    clock.forward(inactive_notice.life)
    await round()
    expect(await isThere(user)).toBe(false)
  })

  test('keeps an account whose owner signs in while the round runs', async () => {
    const users = [await freeUser(), await freeUser()]
    clock.forward(inactive.life - inactive_notice.life)
    await round()
    clock.forward(inactive_notice.life)
    // The calls to the payment provider take time: meanwhile both sign in.
    const customer = async () => {
      for (const user of users) await signedInAs(bench, user, { kind: 'cookie' })
      return null
    }
    const payments = { expireCheckout: async () => undefined, customer } as unknown as Payments
    await endInactive({ ...bench, payments }, now())
    expect(await Promise.all(users.map(isThere))).toEqual([true, true])
  })

  test('that fails is logged, with the account', async () => {
    const user = await freeUser()
    clock.forward(inactive.life - inactive_notice.life)
    await round()
    clock.forward(inactive_notice.life)
    const payments = { expireCheckout: async () => undefined, customer: () => Promise.reject(new Error('away')) }
    const log = createLog('silent')
    const logged = vi.spyOn(log, 'error')
    await runMaintenance({ ...bench, log, payments: payments as unknown as Payments }).stop()
    expect(logged).toHaveBeenCalledWith(
      expect.objectContaining({ user_id: user.id }),
      'an unused account could not be deleted',
    )
    expect(await isThere(user)).toBe(true)
  })

  test('does not apply to a paying user', async () => {
    const user = await fullUser(bench)
    clock.forward(2 * inactive.life)
    await round()
    clock.forward(inactive_notice.life)
    await round()
    expect([await isThere(user), await jobs('mail.leaving')]).toEqual([true, []])
  })
})

describe('discontinuing the service', () => {
  const run = (...args: string[]) => operate(bench, ['discontinue', ...args], now())
  const insertUsers = (count: number) =>
    bench.sql(
      `insert into users (email, created_at, email_confirmed_at, time_zone, trial_credits)
       select 'many-' || at || '@example.com', $1, $1, 'UTC', 0 from generate_series(1, $2::int) as at`,
      [now(), count],
    )

  test('stops all bots, notifies every user, and deletes all accounts ninety days later', async () => {
    const users = [await freeUser(), await freeUser()]
    expect(await run()).toMatchObject({ code: 1 })
    expect(await jobs('mail.leaving')).toEqual([])
    expect(await run('--yes')).toMatchObject({ code: 0, lines: [expect.stringContaining('users told: 2')] })
    expect(await run('--yes')).toMatchObject({ code: 0 })
    expect((await jobs('mail.leaving')).length).toBe(2)
    expect(await bench.sql(`select 1 from bots where state = 'running'`)).toEqual([])
    await mailPendingDeletion(bench, users[0]?.id ?? '', 'discontinued')
    expect(bench.mails.at(-1)).toMatchObject({ to: users[0]?.email, subject: 'Warble has shut down' })
    clock.forward(retention.discontinued.life - 1)
    await round()
    expect(await Promise.all(users.map(isThere))).toEqual([true, true])
    clock.forward(1)
    await round()
    expect(await Promise.all(users.map(isThere))).toEqual([false, false])
    expect(
      await tablesMentioning(
        bench,
        users.flatMap(({ id, email, handle }) => [id, email, handle]),
      ),
    ).toEqual([])
    expect((await run('--take-back')).code).toBe(0)
  })

  test('does so for any number of users', async () => {
    const users = 3_000
    await insertUsers(users)
    await bench.sql('delete from jobs.job')
    const use = noDatabaseUse()
    expect(await databaseUse.run(use, () => discontinue(bench, now()))).toBeGreaterThanOrEqual(users)
    // A statement for each user would outlast what a transaction may take.
    expect(use.queries).toBeLessThan(users / 50)
    expect((await jobs('mail.leaving')).length).toBeGreaterThanOrEqual(users)
    await bench.sql(`delete from users where email like 'many-%'`)
    await bench.sql('delete from jobs.job')
    await run('--take-back')
  })

  test('deletes as many accounts as there are, without a pause', async () => {
    await insertUsers(101)
    await run('--yes')
    clock.forward(retention.discontinued.life)
    const maintenance = runMaintenance(bench)
    try {
      await until(async () => {
        maintenance.wake()
        return (await bench.sql('select 1 from users')).length === 0
      })
    } finally {
      await maintenance.stop()
      await run('--take-back')
    }
  })

  test('stops a bot that was being started meanwhile', async () => {
    const user = await newBotUser(bench, fakeAccount('late', 'late'))
    const stateOf = async () => (await bench.sql('select state from bots where user_id = $1', [user.id]))[0]?.state
    await stopLateBots(bench.db, now())
    expect(await stateOf()).toBe('running')
    await run('--yes')
    await bench.sql(`update bots set state = 'running', due_at = $1`, [now()])
    await stopLateBots(bench.db, now())
    expect(await stateOf()).toBe('stopped')
    await run('--take-back')
  })

  test('lets nobody start a bot or sign up, until it is taken back', async () => {
    const user = await newBotUser(bench, fakeAccount('ending', 'ending'))
    const requester = { browser: null, redirect_to: null, challenge: null } as Requester
    const email = `${crypto.randomUUID()}@warble.test`
    const failure = (work: Promise<unknown>) =>
      work.then(
        () => null,
        ({ code }) => code,
      )
    const start = () => failure(startBot(bench.db, bench.network, user, {}, now()))
    const join = () => failure(signUp(bench, { email, password: 'a long quiet morning' }, requester, now()))
    await run('--yes')
    expect([await start(), await join()]).toEqual(['service_ended', 'signup_disabled'])
    await run('--take-back')
    expect([await start(), await join()]).toEqual([null, null])
  })

  test('deletes nothing if it is taken back', async () => {
    const user = await freeUser()
    await run('--yes')
    expect((await run('--take-back')).code).toBe(0)
    expect((await run('--take-back')).code).toBe(1)
    clock.forward(retention.discontinued.life)
    await round()
    expect(await isThere(user)).toBe(true)
    expect((await run('--what')).code).toBe(2)
  })
})
