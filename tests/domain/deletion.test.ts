import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { dataOwnership } from '#app/db/data-ownership.ts'
import { sendReauthentication } from '#app/domain/account/mail-link/reauthentication.ts'
import { requestMail } from '#app/domain/account/mail-link/request.ts'
import { type Holder, recordProof } from '#app/domain/account/session/recent-proof.ts'
import { changePassword } from '#app/domain/account/user/change-password.ts'
import { hasOptedOut } from '#app/domain/bot/opt-outs/opt-outs.ts'
import { connect } from '#app/domain/connection/connection.ts'
import { deleteAccount, type OwnerProof } from '#app/domain/deletion/delete-account.ts'
import { isUserDeleted } from '#app/domain/failure.ts'
import { mailAccountDeleted } from '#app/domain/mail/deletion-mails.ts'
import { sendMessage } from '#app/domain/support/message.ts'
import { hour, minute } from '#app/domain/time.ts'
import { jobKinds } from '#app/queue/queue.ts'
import { type Account, type AccountBench, mailedToken, newAccount, signedInAs } from '../kit/accounts.ts'
import { startBench } from '../kit/bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { digestsWithout, type FullUser, fullUser, tablesMentioning } from '../kit/full-user.ts'
import { makeHistory } from '../kit/history.ts'
import { manualClock } from '../kit/manual-clock.ts'

const clock = manualClock()
const now = () => clock.now()

let network: FakeNetwork
let bench: AccountBench
beforeAll(async () => {
  network = fakeNetwork(fakeAccount('1', 'nobody'))
  bench = await startBench(inject('postgres'), clock, network)
})
afterAll(() => bench?.close())

const owned = Object.entries(dataOwnership).filter(([, { ends }]) => ends === 'with_user')
const counts = async (id: string) =>
  Object.fromEntries(
    await Promise.all(
      owned.map(async ([table, { person }]) => {
        const rows = await bench.sql(`select 1 from ${table} where ${person} = $1`, [id])
        return [table, rows.length] as const
      }),
    ),
  )

const owner = ({ id, email, session_id }: Account & { session_id: string }): Holder => ({
  session_id,
  user: { id, email } as Holder['user'],
})
const deleteUser = (user: FullUser, proof: OwnerProof = { password: user.password }) =>
  deleteAccount(bench, owner(user), proof, now())
const isThere = async ({ id }: Account) => (await bench.sql('select 1 from users where id = $1', [id])).length === 1

describe('after a deletion', () => {
  test('no row of the user is left, and every other row is unchanged', async () => {
    const [user, twin] = [await fullUser(bench), await fullUser(bench)]
    const words = [user.id, user.email, user.handle]
    expect(Object.entries(await counts(user.id)).filter(([, count]) => count === 0)).toEqual([])
    const [before, twins] = [await digestsWithout(bench, words), await counts(twin.id)]
    await deleteUser(user)
    expect(Object.values(await counts(user.id)).every((count) => count === 0)).toBe(true)
    // Pseudonymous keys stay, so that the person gets no second trial.
    const remembered = { persons: expect.stringMatching(/^1 /), person_keys: expect.stringMatching(/^1 /) }
    expect(await digestsWithout(bench, words)).toEqual({ ...before, ...remembered })
    expect(await counts(twin.id)).toEqual(twins)
    expect(await tablesMentioning(bench, words)).toEqual([])
    expect(await tablesMentioning(bench, [twin.id])).toContain('public.sessions')
  })

  test('none of the user’s jobs is left, done or waiting, and all jobs of others are', async () => {
    const [user, twin] = [await fullUser(bench), await fullUser(bench)]
    await bench.sql('delete from jobs.job')
    for (const { id, email } of [user, twin]) {
      await requestMail(bench, { email, purpose: 'recovery' }, {})
      await sendReauthentication(bench, id, now())
      await sendMessage(bench, { id, email, plan: { type: 'pro' } }, { ...words, email }, now())
      await bench.db.transaction().execute(async (tx) => {
        await bench.queue.enqueue(tx, 'mail.notice', { user_id: id, notice: 'password_changed' })
        const [row] = await bench.sql<{ id: string }>('select id from account_analyses where user_id = $1', [id])
        await bench.queue.enqueue(tx, 'analysis.run', { analysis_id: String(row?.id) })
      })
    }
    await bench.sql(`update jobs.job set state = 'completed' where name = 'mail.request'`)
    const jobs = () => bench.sql<{ name: string }>('select name from jobs.job order by name')
    const before = (await jobs()).map(({ name }) => name)
    await deleteUser(user)
    const remaining = (await jobs()).map(({ name }) => name)
    expect(remaining).toEqual(['mail.account_deleted', ...before.filter((_, at) => at % 2 === 0)].toSorted())
    const data = await bench.sql<{ data: unknown }>('select data from jobs.job')
    expect(JSON.stringify(data)).toContain(twin.id)
  })

  test('the limits of a new address that was never confirmed stay: whoever deletes and signs up again mails it no more often', async () => {
    const [user, twin, victim] = [await fullUser(bench), await fullUser(bench), await fullUser(bench)]
    const free = `free-${twin.handle}@example.com`
    await bench.sql('update users set new_email = $2 where id = $1', [user.id, victim.email])
    await bench.sql('update users set new_email = $2 where id = $1', [twin.id, free])
    for (const email of [victim.email, free])
      await bench.sql('insert into rate_limits (key, window_start, hits) values ($1, $2, 1)', [
        `mail:recovery:${email}`,
        now(),
      ])
    const traces = (email: string) => bench.sql('select key from rate_limits where key like $1', [`%:${email}`])
    const before = await traces(victim.email)
    expect([before.length, (await traces(free)).length]).toEqual([2, 1])
    await deleteUser(user)
    await deleteUser(twin)
    expect(await traces(victim.email)).toEqual(before)
    expect(await traces(free)).toHaveLength(1)
  })

  test('support messages sent from the address while signed out are deleted too', async () => {
    const [user, twin] = [await fullUser(bench), await fullUser(bench)]
    for (const { email } of [user, twin]) await sendMessage(bench, null, { ...words, email }, now())
    await deleteUser(user)
    const messages = async (email: string) =>
      (await bench.sql('select 1 from support_messages where email = $1', [email])).length
    expect([await messages(user.email), await messages(twin.email)]).toEqual([0, 2])
  })

  test('people who asked not to be contacted are still left alone', async () => {
    const user = await fullUser(bench)
    const author = `silent-${user.handle}`
    await bench.sql(`insert into opt_outs (network, author_id, said_at, words) values ('perch', $1, $2, 'stop')`, [
      author,
      now(),
    ])
    await deleteUser(user)
    const { rows } = await optOutOf(author)
    expect(rows).toEqual([{ opted_out: true }])
  })

  test('the last mail goes to the address, which is stored only encrypted', async () => {
    const user = await fullUser(bench)
    await bench.sql('delete from jobs.job')
    await deleteUser(user)
    const [job] = await bench.sql<{ data: unknown }>(`select data from jobs.job where name = 'mail.account_deleted'`)
    expect(JSON.stringify(job)).not.toContain(user.email)
    const { id, sealed } = jobKinds['mail.account_deleted'].payload.parse(job?.data)
    await mailAccountDeleted(bench, id, sealed)
    expect(bench.mails.at(-1)).toMatchObject({ to: user.email, subject: 'Your Warble account was deleted' })
    await expect(mailAccountDeleted(bench, 'another', sealed)).rejects.toThrow()
  })

  test('concurrent work for the user fails with "user deleted" and creates no rows', async () => {
    const user = await fullUser(bench)
    const { user: signedIn } = owner(user)
    await deleteUser(user)
    const tokens = { kind: 'tokens' as const, auth_token: 'a', ct0_token: 'c' }
    const outcomes = await Promise.allSettled([
      connect(bench, { ...signedIn, time_zone: 'UTC' }, tokens, null, 'manual', now()),
      sendMessage(
        bench,
        { id: user.id, email: user.email, plan: { type: 'pro' } },
        { ...words, email: user.email },
        now(),
      ),
    ])
    for (const one of outcomes) expect(one.status === 'rejected' && isUserDeleted(one.reason)).toBe(true)
    expect(await tablesMentioning(bench, [user.id, user.email])).toEqual([])
  })

  test('a history of any length was gone before, piece by piece: one statement would take too long', async () => {
    const password = 'a plain long sentence'
    const user = await newAccount(bench, { password })
    await makeHistory(bench, user.id, user.id, { actions: 45_000, recent: 7_000, a_day: 500 })
    await bench.sql(`
      create function few_actions() returns trigger language plpgsql as $$ begin
        if (select count(*) from old_rows) > 20000 then raise 'too many at once'; end if;
        return null;
      end $$`)
    await bench.sql(`create trigger few_actions after delete on actions referencing old table as old_rows
      for each statement execute function few_actions()`)
    try {
      await deleteAccount(bench, await signedInAs(bench, user), { password }, now())
      expect(await bench.sql('select 1 from actions where user_id = $1', [user.id])).toEqual([])
    } finally {
      await bench.sql('drop function few_actions cascade')
    }
  })

  test('the network is not called, so a deletion works while it is down', async () => {
    const user = await fullUser(bench)
    const before = network.calls.length
    await deleteUser(user)
    expect(network.calls.length).toBe(before)
  })
})

const words = { name: 'Ada', subject: 'A question', message: 'Hello.' }
const optOutOf = (author: string) =>
  sql<{ opted_out: boolean }>`select ${hasOptedOut(null, 'perch', author)} as opted_out`.execute(bench.db)

describe('proof of ownership', () => {
  test.each([
    ['', 'password_required'],
    ['not the right one', 'invalid_password'],
    ['x'.repeat(128), 'invalid_password'],
  ])('the password "%s" is refused with %s', async (password, code) => {
    const user = await fullUser(bench)
    const before = await counts(user.id)
    await expect(deleteUser(user, { password })).rejects.toThrow(code)
    await expect(deleteUser(user, { password, code: '123456' })).rejects.toThrow(code)
    expect(await counts(user.id)).toEqual(before)
  })

  /** A user who signed up through a provider. */
  async function withoutPassword() {
    const account = await newAccount(bench)
    const { session_id } = await signedInAs(bench, account, { kind: 'cookie', method: 'oauth' })
    return { ...account, session_id }
  }

  test('an account without a password needs a sign-in within the last ten minutes', async () => {
    const user = await withoutPassword()
    clock.forward(9 * minute)
    await deleteAccount(bench, owner(user), {}, now())
    expect(await isThere(user)).toBe(false)
  })

  test('after that it needs a mailed code, which works for its owner only', async () => {
    const [user, other] = [await withoutPassword(), await withoutPassword()]
    clock.forward(hour)
    await expect(deleteAccount(bench, owner(user), {}, now())).rejects.toThrow('reauthentication_needed')
    for (const { id } of [user, other]) await sendReauthentication(bench, id, now())
    const code = async ({ id }: Account) => (await mailedToken(bench, id, 'reauthentication'))?.code ?? ''
    const foreign = await code(other)
    await expect(deleteAccount(bench, owner(user), { code: foreign }, now())).rejects.toThrow(
      'reauthentication_not_valid',
    )
    expect(await isThere(user)).toBe(true)
    await deleteAccount(bench, owner(user), { code: await code(user) }, now())
    expect([await isThere(user), await isThere(other)]).toEqual([false, true])
  })

  test('a second factor that was verified long ago is required again', async () => {
    const user = await fullUser(bench)
    await bench.sql(`update factors set status = 'verified' where user_id = $1`, [user.id])
    await recordProof(bench.db, owner(user), 'totp', now())
    clock.forward(11 * minute)
    const proof = { password: user.password }
    await expect(deleteAccount(bench, owner(user), proof, now())).rejects.toThrow('insufficient_aal')
    await recordProof(bench.db, owner(user), 'totp', now())
    await deleteAccount(bench, owner(user), proof, now())
    expect(await isThere(user)).toBe(false)
  })

  test('neither an ended session nor a former password deletes the account', async () => {
    const user = await fullUser(bench)
    const other = await signedInAs(bench, user, { kind: 'cookie' })
    const next = 'another long sentence'
    await changePassword(bench, other, next, now())
    await expect(deleteUser(user)).rejects.toThrow('invalid_password')
    await expect(deleteUser(user, { password: next })).rejects.toThrow('not_signed_in')
    expect(await isThere(user)).toBe(true)
  })
})

describe('concurrent deletions', () => {
  test('a second deletion fails with account_not_found', async () => {
    const user = await fullUser(bench)
    await deleteUser(user)
    await expect(deleteUser(user)).rejects.toThrow('account_not_found')
  })

  test('from several sessions at once, one succeeds and the others fail cleanly', async () => {
    for (let round = 0; round < 5; round += 1) {
      const user = await fullUser(bench)
      const sessions = await Promise.all([1, 2, 3].map(() => signedInAs(bench, user, { kind: 'cookie' })))
      const outcomes = await Promise.allSettled(sessions.map(({ session_id }) => deleteUser({ ...user, session_id })))
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      for (const one of outcomes)
        if (one.status === 'rejected') expect(['account_not_found', 'not_signed_in']).toContain(one.reason.message)
      expect(await tablesMentioning(bench, [user.id])).toEqual([])
    }
  })

  test('with a password change at once, one of them wins and never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const user = await fullUser(bench)
      const other = await signedInAs(bench, user, { kind: 'cookie' })
      const change = changePassword(bench, other, randomBytes(9).toString('hex'), now())
      const [deleted, changed] = await Promise.allSettled([deleteUser(user), change])
      expect(await isThere(user)).toBe(deleted.status === 'rejected')
      if (deleted.status === 'rejected') expect(changed.status).toBe('fulfilled')
      expect(await tablesMentioning(bench, [user.id])).toEqual(
        deleted.status === 'fulfilled' ? [] : expect.arrayContaining(['public.users']),
      )
    }
  })
})
