import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import type { IdentityProvider } from '#app/adapters/identity/provider.ts'
import type { AuthMethod } from '#app/db/schema-accounts.ts'
import { beginEnrolment, enrolmentOf } from '#app/domain/account/factor/enrolment.ts'
import { enrolFactor, unenrolFactor } from '#app/domain/account/factor/factor.ts'
import { newRecoveryCodes, removeRecoveryCodes } from '#app/domain/account/factor/recovery-codes.ts'
import { finishEnrolment } from '#app/domain/account/factor/two-step.ts'
import { verifyFactor } from '#app/domain/account/factor/verify.ts'
import { sendReauthentication } from '#app/domain/account/mail-link/reauthentication.ts'
import { startLinking } from '#app/domain/account/session/by-provider.ts'
import { prove, proveByPassword } from '#app/domain/account/session/prove.ts'
import { type Holder, neededProof, recordProof } from '#app/domain/account/session/recent-proof.ts'
import { endSession, signOut } from '#app/domain/account/session/sign-out.ts'
import { requestEmailChange } from '#app/domain/account/user/change-email.ts'
import { changePassword } from '#app/domain/account/user/change-password.ts'
import { unlinkIdentity } from '#app/domain/account/user/unlink.ts'
import { updateUser } from '#app/domain/account/user/update-user.ts'
import { deleteAccount } from '#app/domain/deletion/delete-account.ts'
import { beginExport, openExport } from '#app/domain/export/export.ts'
import { minute, second } from '#app/domain/time.ts'
import { type AccountBench, mailedToken, newAccount, sessionRow, signedInAs } from '../kit/accounts.ts'
import { startBench, unique } from '../kit/bench.ts'
import { fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { manualClock } from '../kit/manual-clock.ts'
import { linkGoogle } from '../kit/seed.ts'
import { codeAt } from '../kit/totp.ts'

const clock = manualClock()
const now = () => clock.now()
const password = 'a plain long sentence'
const next = 'a new long sentence'

let bench: AccountBench
beforeAll(async () => {
  bench = await startBench(inject('postgres'), clock, fakeNetwork(fakeAccount('1', 'nobody')))
  bench.providers = [{ name: 'google', label: 'Google', domains: null } as IdentityProvider]
})
afterAll(() => bench?.close())

const codeOf = (secret: string) => codeAt(secret, now())

/** Every change to how a user signs in, and the export; each is prepared while the session has a recent proof. */
const changes: Record<string, (holder: Holder) => Promise<() => Promise<unknown>>> = {
  'a new address': async (holder) => () =>
    requestEmailChange(bench, holder, { new_email: `${unique()}@example.com` }, {}, now()),
  'a new address by the API': async (holder) => () =>
    updateUser(bench, { ...holder, amr: [] }, { email: `${unique()}@example.com` }, {}, now()),
  'another factor': async (holder) => () =>
    enrolFactor(bench, holder, { friendly_name: unique(), issuer: 'Warble' }, now()),
  'another factor by the web page': async (holder) => () => beginEnrolment(bench, holder, now()),
  'reading the secret of a new factor': async (holder) => {
    await beginEnrolment(bench, holder, now())
    return () => enrolmentOf(bench, holder, now())
  },
  'the verification of a new factor': async (holder) => {
    const { id, secret } = await enrolFactor(bench, holder, { friendly_name: unique(), issuer: 'Warble' }, now())
    const attempt = () => ({ factor_id: id, challenge_id: null, code: codeOf(secret) })
    return () => verifyFactor(bench, holder, attempt(), now())
  },
  'the removal of a factor': async (holder) => {
    const { id } = await enrolFactor(bench, holder, { friendly_name: unique(), issuer: 'Warble' }, now())
    return () => unenrolFactor(bench, holder, id, now())
  },
  'the removal of recovery codes': async (holder) => () => removeRecoveryCodes(bench, holder, now()),
  'a linked identity': async (holder) => () =>
    startLinking(bench, holder, { provider: 'google', browser: null, redirect_to: '/', challenge: null }, now()),
  'the removal of an identity': async (holder) => {
    const id = await linkGoogle(bench, holder.user.id, `${unique()}@elsewhere.example`, now())
    return () => unlinkIdentity(bench, holder, id, now())
  },
  'ending another session': async (holder) => {
    const other = await signedInAs(bench, holder.user)
    return () => endSession(bench.db, holder, other.session_id, now())
  },
  'ending all other sessions': async (holder) => () => signOut(bench.db, holder, 'others', now()),
  'a new password': async (holder) => () => changePassword(bench, holder, `${next} ${unique()}`, now()),
  'a new password by the API': async (holder) => () =>
    updateUser(bench, { ...holder, amr: [] }, { password: `${next} ${unique()}` }, {}, now()),
  'an export': async (holder) => () => beginExport(bench, holder, now(), { replacesReady: true }),
  'the download of an export': async (holder) => {
    await bench.sql(
      `insert into exports (user_id, state, created_at, ready_at, expires_at, bytes)
       values ($1, 'ready', $2, $2, $2::timestamptz + interval '1 day', 0)`,
      [holder.user.id, now()],
    )
    return () => openExport(bench.db, holder, now())
  },
}

/** The state that any of the changes would affect. */
const stateOf = ({ user }: Holder) =>
  Promise.all([
    bench.sql('select * from users where id = $1', [user.id]),
    ...['sessions', 'mail_tokens', 'factors', 'recovery_codes', 'identities', 'flows', 'exports'].map((table) =>
      bench.sql(`select * from ${table} where user_id = $1 order by id`, [user.id]),
    ),
  ])

describe.each(Object.keys(changes))('a recent proof for %s', (what) => {
  const prepared = async (holder: Holder) => (await changes[what]?.(holder)) ?? (() => Promise.reject())

  test.each(['password', 'oauth', 'magiclink', 'otp', 'email/signup'] as const)(
    'is a sign-in by %s within the last ten minutes',
    async (method) => {
      const holder = await signedInAs(bench, await newAccount(bench, { password }), { method })
      const change = await prepared(holder)
      clock.forward(10 * minute + second)
      const before = await stateOf(holder)
      await expect(change()).rejects.toThrow('reauthentication_needed')
      expect(await stateOf(holder)).toEqual(before)
      await recordProof(bench.db, holder, method, now())
      clock.forward(10 * minute - second)
      await change()
    },
  )

  test('must be the second factor if there is one, whatever else was proven', async () => {
    const holder = await signedInAs(bench, await newAccount(bench, { password }))
    const { id, secret } = await enrolFactor(bench, holder, { friendly_name: 'Phone', issuer: 'Warble' }, now())
    const show = () => verifyFactor(bench, holder, { factor_id: id, challenge_id: null, code: codeOf(secret) }, now())
    await show()
    const change = await prepared(holder)
    clock.forward(10 * minute + second)
    await proveByPassword(bench, holder, password, now())
    const before = await stateOf(holder)
    await expect(change()).rejects.toThrow('insufficient_aal')
    expect(await stateOf(holder)).toEqual(before)
    await show()
    await change()
  })

  test('is missing in a session that has not verified the factor', async () => {
    const account = await newAccount(bench, { password })
    const holder = await signedInAs(bench, account, { method: 'recovery' })
    const change = await prepared(holder)
    await bench.sql(
      `insert into factors (user_id, friendly_name, status, created_at, updated_at) values ($1, 'x', 'verified', $2, $2)`,
      [account.id, now()],
    )
    await expect(change()).rejects.toThrow('insufficient_aal')
  })

  test('is missing in a session that has ended', async () => {
    const holder = await signedInAs(bench, await newAccount(bench, { password }))
    const change = await prepared(holder)
    await bench.sql('delete from sessions where id = $1', [holder.session_id])
    await expect(change()).rejects.toThrow('not_signed_in')
  })
})

test('new recovery codes and an account deletion without a password need a recent proof too', async () => {
  const holder = await signedInAs(bench, await newAccount(bench), { method: 'oauth' })
  await beginEnrolment(bench, holder, now())
  const { secret = '' } = (await enrolmentOf(bench, holder, now())) ?? {}
  await finishEnrolment(bench, holder, codeOf(secret.replaceAll(' ', '')), now())
  await newRecoveryCodes(bench, holder, now())
  clock.forward(11 * minute)
  await expect(newRecoveryCodes(bench, holder, now())).rejects.toThrow('insufficient_aal')
  await expect(deleteAccount(bench, holder, {}, now())).rejects.toThrow('insufficient_aal')
  const other = await signedInAs(bench, await newAccount(bench), { method: 'oauth' })
  clock.forward(11 * minute)
  await expect(deleteAccount(bench, other, {}, now())).rejects.toThrow('reauthentication_needed')
})

describe('proving ownership again', () => {
  let holder: Holder
  beforeEach(async () => {
    holder = await signedInAs(bench, await newAccount(bench, { password }))
    clock.forward(11 * minute)
  })
  const needed = () => neededProof(bench.db, holder, now())
  const giveProof = (proof: string, what: 'factor' | 'password' | 'code') =>
    prove(bench, holder, { needed: what, proof }, now())
  const amr = async () => (await sessionRow(bench, holder.session_id))?.amr as AuthMethod[]

  test('needs the password if the user has one', async () => {
    expect(await needed()).toBe('password')
    for (const wrong of ['', 'wrong', ` ${password}`])
      await expect(giveProof(wrong, 'password')).rejects.toMatchObject({
        code: 'current_password_invalid',
        fields: { proof: expect.any(String) },
      })
    expect(await needed()).toBe('password')
    await giveProof(password, 'password')
    expect([await needed(), (await amr()).length]).toEqual([null, 1])
  })

  test('needs a mailed code if the user has no password', async () => {
    await bench.sql('update users set password_hash = null where id = $1', [holder.user.id])
    expect(await needed()).toBe('code')
    await sendReauthentication(bench, holder.user.id, now())
    const { code = '' } = (await mailedToken(bench, holder.user.id, 'reauthentication')) ?? {}
    for (const wrong of ['', code === '000000' ? '000001' : '000000'])
      await expect(giveProof(wrong, 'code')).rejects.toMatchObject({
        code: 'reauthentication_not_valid',
        fields: { proof: expect.any(String) },
      })
    await giveProof(`${code.slice(0, 3)} ${code.slice(3)}`, 'code')
    expect([await needed(), (await amr()).map(({ method }) => method)]).toEqual([null, ['otp', 'password']])
  })

  test('by the API needs only the password or a code, and holds for later calls', async () => {
    const update = (change: Parameters<typeof updateUser>[2]) =>
      updateUser(bench, { ...holder, amr: [] }, change, {}, now())
    await expect(update({ current_password: 'wrong' })).rejects.toThrow('current_password_invalid')
    await update({ current_password: password })
    await signOut(bench.db, holder, 'others', now())
    clock.forward(11 * minute)
    await sendReauthentication(bench, holder.user.id, now())
    const nonce = (await mailedToken(bench, holder.user.id, 'reauthentication'))?.code
    await update({ nonce })
    await enrolFactor(bench, holder, { friendly_name: 'Phone', issuer: 'Warble' }, now())
  })

  test('holds even if the change itself is refused', async () => {
    const update = (change: Parameters<typeof updateUser>[2]) =>
      updateUser(bench, { ...holder, amr: [] }, change, {}, now())
    await expect(update({ current_password: password, password: 'abc' })).rejects.toThrow('weak_password')
    await update({ password: next })
  })

  test('keeps all proofs that are recorded concurrently', async () => {
    await Promise.all([
      recordProof(bench.db, holder, 'otp', now()),
      recordProof(bench.db, holder, 'oauth', now()),
      recordProof(bench.db, holder, 'magiclink', now()),
    ])
    expect((await amr()).map(({ method }) => method).toSorted()).toEqual(['magiclink', 'oauth', 'otp', 'password'])
  })
})
