import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { IdentityProvider } from '#app/adapters/identity/provider.ts'
import { inTransaction } from '#app/db/pool.ts'
import { sendReauthentication, takeReauthentication } from '#app/domain/account/mail-link/reauthentication.ts'
import { requestMagicLink, requestRecovery } from '#app/domain/account/mail-link/request.ts'
import { openByCode } from '#app/domain/account/session/by-code.ts'
import { openByMail } from '#app/domain/account/session/by-mail.ts'
import { startLinking } from '#app/domain/account/session/by-provider.ts'
import { returnFlow, stateOf } from '#app/domain/account/session/flow.ts'
import type { Holder } from '#app/domain/account/session/recent-proof.ts'
import { endAllSessions } from '#app/domain/account/session/session.ts'
import { signOut } from '#app/domain/account/session/sign-out.ts'
import { confirmEmailChange, requestEmailChange } from '#app/domain/account/user/change-email.ts'
import { changePassword, providersRemovedByReset } from '#app/domain/account/user/change-password.ts'
import { linkIdentity, userByProvider } from '#app/domain/account/user/identity.ts'
import { unlinkIdentity } from '#app/domain/account/user/unlink.ts'
import { mailAboutAccount } from '#app/domain/mail/account-mails.ts'
import { minute } from '#app/domain/time.ts'
import { jobKinds } from '#app/queue/queue.ts'
import {
  type Account,
  type AccountBench,
  answerRequests,
  mailedToken,
  newAccount,
  newCode,
  noticesTo,
  signedInAs,
} from '../kit/accounts.ts'
import { startBench, unique } from '../kit/bench.ts'
import { fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { manualClock } from '../kit/manual-clock.ts'

const clock = manualClock()
const now = () => clock.now()
const password = 'a plain long sentence'
const next = () => `a new long sentence ${unique()}`
const google = { name: 'google', label: 'Google', domains: null } as IdentityProvider

let bench: AccountBench
beforeAll(async () => {
  bench = await startBench(inject('postgres'), clock, fakeNetwork(fakeAccount('1', 'nobody')))
  bench.providers = [google]
})
afterAll(() => bench?.close())

const signInOf = (email: string, email_verified = true) => ({
  provider: google,
  person: {
    subject: unique(),
    email,
    email_verified,
    hosted_domain: email.slice(email.indexOf('@') + 1),
    full_name: null,
    avatar_url: null,
    preferred_username: null,
  },
  time_zone: null,
})
/** Links a Google account. */
async function link(account: Account, email = `${unique()}@elsewhere.example`, verified = true): Promise<string> {
  clock.forward(minute)
  const { session_id } = await signedInAs(bench, account)
  const login = signInOf(email, verified)
  await inTransaction(bench.db, (tx) =>
    linkIdentity(tx, bench.queue, { user_id: account.id, session_id }, login, now()),
  )
  clock.forward(minute)
  return email
}
/** Signs the owner in by a mail of this kind. */
async function byMail(account: Account, kind: 'recovery' | 'magiclink'): Promise<Holder> {
  await (kind === 'recovery'
    ? requestRecovery(bench, account.email, {})
    : requestMagicLink(bench, { email: account.email, create_user: false }, {}))
  await answerRequests(bench)
  const mailed = await mailedToken(bench, account.id, kind)
  if (!mailed?.token) throw new Error('no mail')
  const { id } = await openByMail(bench, mailed.token, { shown: { by: 'page', marks: [] }, user_agent: null }, now())
  clock.forward(minute)
  return { session_id: id, user: { id: account.id, email: account.email } as Holder['user'] }
}
const identities = async ({ id }: Account) =>
  (await bench.sql<{ email: string }>('select email from identities where user_id = $1', [id])).map(
    ({ email }) => email,
  )
const reset = async (account: Account) => changePassword(bench, await byMail(account, 'recovery'), next(), now())

describe('a password reset removes', () => {
  test('identities linked since the owner last proved access to the mailbox, and the notice says so', async () => {
    const account = await newAccount(bench, { password })
    await byMail(account, 'magiclink')
    const linked = await link(account)
    const { taken } = await reset(account)
    expect([taken.map(({ email }) => email), await identities(account)]).toEqual([[linked], []])
    const notice = (await noticesTo(bench, account.id)).at(-1)
    await mailAboutAccount(bench, jobKinds['mail.notice'].payload.parse(notice))
    const { text = '' } = bench.mails.at(-1) ?? {}
    expect(text).toContain(`We removed Google as ${linked} as a way to sign in`)
    expect(text).toContain('/dashboard/settings/security#ways')
    expect(text).not.toContain('still opens')
  })

  test('identities linked by an owner who never proved access to the mailbox, even if the recovery mail was opened long before', async () => {
    const account = await newAccount(bench, { password })
    const linked = await link(account)
    const holder = await byMail(account, 'recovery')
    expect((await providersRemovedByReset(bench.db, account.id)).map(({ email }) => email)).toEqual([linked])
    await byMail(account, 'recovery')
    await changePassword(bench, holder, next(), now())
    expect(await identities(account)).toEqual([])
  })

  test('an identity whose matching address is not verified', async () => {
    const account = await newAccount(bench, { password })
    await byMail(account, 'magiclink')
    await link(account, account.email, false)
    await reset(account)
    expect(await identities(account)).toEqual([])
  })
})

describe('a password change keeps', () => {
  test('a Google identity with the account’s own verified address', async () => {
    const account = await newAccount(bench, { password })
    await byMail(account, 'magiclink')
    await link(account, account.email)
    expect((await reset(account)).taken).toEqual([])
    expect(await identities(account)).toEqual([account.email])
  })

  const proofs: Record<string, (account: Account) => Promise<unknown>> = {
    'a mailed sign-in': (account) => byMail(account, 'magiclink'),
    'a mailed code': async (account) => {
      await sendReauthentication(bench, account.id, now())
      const { code = '' } = (await mailedToken(bench, account.id, 'reauthentication')) ?? {}
      await takeReauthentication(bench, account, code, now())
    },
    'a change of address': async (account) => {
      const holder = await signedInAs(bench, account)
      const new_email = `${unique()}@example.com`
      await requestEmailChange(bench, holder, { new_email }, {}, now())
      for (const half of ['email_change_new', 'email_change_current'] as const) {
        const mailed = await mailedToken(bench, account.id, half)
        if (mailed?.token) await confirmEmailChange(bench, mailed.token, now())
      }
      account.email = new_email
    },
  }
  test.each(Object.keys(proofs))('identities linked before %s', async (what) => {
    const account = await newAccount(bench, { password })
    const known = await link(account)
    await proofs[what]?.(account)
    await reset(account)
    expect(await identities(account)).toEqual([known])
  })

  test('the identity of the sign-up, and one linked between two resets and proven since', async () => {
    const email = `${unique()}@gmail.example`
    const { user_id } = await userByProvider(bench, signInOf(email), now())
    const account = { id: user_id, email }
    await reset(account)
    expect(await identities(account)).toEqual([email])
    const second = await link(account)
    await proofs['a mailed code']?.(account)
    await reset(account)
    expect((await identities(account)).toSorted()).toEqual([email, second].toSorted())
  })

  test('all identities if it is not a reset', async () => {
    const account = await newAccount(bench, { password })
    const linked = await link(account)
    const { taken } = await changePassword(bench, await signedInAs(bench, account), next(), now())
    expect([taken, await identities(account)]).toEqual([[], [linked]])
  })
})

test('a recovery session resets one password; a second change needs a recent proof and removes nothing', async () => {
  const account = await newAccount(bench, { password })
  const holder = await byMail(account, 'recovery')
  await changePassword(bench, holder, next(), now())
  const added = await link(account)
  await changePassword(bench, holder, next(), now())
  expect(await identities(account)).toEqual([added])
  clock.forward(10 * minute)
  await expect(changePassword(bench, holder, next(), now())).rejects.toThrow('reauthentication_needed')
})

test('confirming only the new address does not prove access to the account’s mailbox', async () => {
  const account = await newAccount(bench, { password })
  await byMail(account, 'magiclink')
  await link(account)
  const holder = await signedInAs(bench, account)
  await requestEmailChange(bench, holder, { new_email: `${unique()}@evil.example` }, {}, now())
  const mailed = await mailedToken(bench, account.id, 'email_change_new')
  if (!mailed?.token) throw new Error('no mail')
  expect(await confirmEmailChange(bench, mailed.token, now())).toBe('half')
  await reset(account)
  expect(await identities(account)).toEqual([])
})

describe('a pending link of an identity', () => {
  const browserHash = randomBytes(32)
  const linking = (holder: Holder) =>
    startLinking(bench, holder, { provider: 'google', browser: browserHash, redirect_to: '/', challenge: null }, now())
  const back = (id: string) =>
    returnFlow(bench.db, bench.secrets, { state: stateOf(bench.secrets, id), browser: browserHash }, now())

  test('returns to the session that began it', async () => {
    const holder = await signedInAs(bench, await newAccount(bench))
    expect(await back(await linking(holder))).toMatchObject({ user_id: holder.user.id, session_id: holder.session_id })
  })

  test('is invalid after that session ends', async () => {
    const account = await newAccount(bench)
    const [holder, other] = [await signedInAs(bench, account), await signedInAs(bench, account)]
    const id = await linking(holder)
    await signOut(bench.db, other, 'others', now())
    await expect(back(id)).rejects.toThrow('flow_invalid')
  })

  test('is invalid after a password change', async () => {
    const holder = await signedInAs(bench, await newAccount(bench, { password }))
    const id = await linking(holder)
    await changePassword(bench, holder, next(), now())
    await expect(back(id)).rejects.toThrow('flow_invalid')
  })
})

describe('an authorization code not yet exchanged', () => {
  const redeemed = async (account: Account, end: (holder: Holder) => Promise<unknown>) => {
    const holder = await signedInAs(bench, account)
    const { auth_code, code_verifier } = await newCode(bench, account.id)
    await end(holder)
    return openByCode(bench, { auth_code, code_verifier, user_agent: null }, now())
  }
  const endings: Record<string, (holder: Holder) => Promise<unknown>> = {
    'a password change': (holder) => changePassword(bench, holder, next(), now()),
    'the removal of the sign-in method': async (holder) => {
      const [identity] = await bench.sql<{ id: string }>('select id from identities where user_id = $1', [
        holder.user.id,
      ])
      await unlinkIdentity(bench, holder, identity?.id ?? '', now())
    },
    'signing out all other sessions': (holder) => signOut(bench.db, holder, 'others', now()),
    'signing out everywhere': (holder) => signOut(bench.db, holder, 'global', now()),
    'the operator ends all sessions': ({ user }) => endAllSessions(bench.db, user.id, now()),
  }

  test.each(Object.entries(endings))('is invalid after %s', async (_what, end) => {
    const account = await newAccount(bench, { password })
    await link(account)
    await expect(redeemed(account, end)).rejects.toThrow('flow_state_not_found')
  })

  test('is valid after one session was signed out', async () => {
    const account = await newAccount(bench, { password })
    const session = await redeemed(account, (holder) => signOut(bench.db, holder, 'local', now()))
    expect(session.user.id).toBe(account.id)
  })
})
