import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { MailToken } from '#app/domain/account/mail-link/token.ts'
import { openByMail } from '#app/domain/account/session/by-mail.ts'
import { signOut } from '#app/domain/account/session/sign-out.ts'
import {
  confirmEmailChange,
  dropOldEmailChanges,
  requestEmailChange,
  resendEmailChange,
} from '#app/domain/account/user/change-email.ts'
import { changePassword } from '#app/domain/account/user/change-password.ts'
import { createUser } from '#app/domain/account/user/create.ts'
import { mailAboutAccount } from '#app/domain/mail/account-mails.ts'
import { mailToken } from '#app/domain/mail/token-mails.ts'
import { unsubscribe, unsubscribeToken } from '#app/domain/mail/unsubscribe-links.ts'
import { minute } from '#app/domain/time.ts'
import { jobKinds } from '#app/queue/queue.ts'
import { type Account, type AccountBench, mailedToken, newAccount, noticesTo, signedInAs } from '../kit/accounts.ts'
import { startBench, unique } from '../kit/bench.ts'
import { fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { manualClock } from '../kit/manual-clock.ts'

const clock = manualClock()
const now = () => clock.now()

let bench: AccountBench
beforeAll(async () => {
  bench = await startBench(inject('postgres'), clock, fakeNetwork(fakeAccount('1', 'nobody')))
})
afterAll(() => bench?.close())

type Half = 'email_change_current' | 'email_change_new'
const halves: Half[] = ['email_change_current', 'email_change_new']

async function requestChange(account: Account, new_email = `${unique()}@example.com`): Promise<string> {
  await requestEmailChange(bench, await signedInAs(bench, account), { new_email }, {}, now())
  return new_email
}
async function tokenOf(account: Account, half: Half): Promise<MailToken> {
  const mailed = await mailedToken(bench, account.id, half)
  if (!mailed?.token) throw new Error(`no ${half}`)
  return mailed.token
}
const addressOf = async ({ id }: Account) =>
  bench.db.selectFrom('users').select(['email', 'new_email']).where('id', '=', id).executeTakeFirstOrThrow()

test.each([halves, halves.toReversed()])('both addresses must confirm the change, %s first', async (first, second) => {
  const account = await newAccount(bench)
  const new_email = await requestChange(account)
  const [one, other] = [await tokenOf(account, first), await tokenOf(account, second)]
  expect(new Set([one.email, other.email])).toEqual(new Set([account.email, new_email]))
  expect(await confirmEmailChange(bench, one, now())).toBe('half')
  await expect(confirmEmailChange(bench, one, now())).rejects.toThrow('link_invalid')
  expect((await mailedToken(bench, account.id, first))?.token).toBeNull()
  expect(await addressOf(account)).toEqual({ email: account.email, new_email })
  expect(await confirmEmailChange(bench, other, now())).toBe('done')
  expect(await addressOf(account)).toEqual({ email: new_email, new_email: null })
  expect(await bench.sql('select 1 from mail_tokens where user_id = $1', [account.id])).toEqual([])
  const [notice] = await noticesTo(bench, account.id)
  await mailAboutAccount(bench, jobKinds['mail.notice'].payload.parse(notice))
  expect(bench.mails.at(-1)).toMatchObject({ to: account.email, subject: 'Your Warble email address was changed' })
})

test('a change ends when its links are no longer kept', async () => {
  const account = await newAccount(bench)
  const new_email = await requestChange(account)
  await dropOldEmailChanges(bench.db)
  expect(await addressOf(account)).toEqual({ email: account.email, new_email })
  await bench.sql('delete from mail_tokens where user_id = $1', [account.id])
  await dropOldEmailChanges(bench.db)
  expect(await addressOf(account)).toEqual({ email: account.email, new_email: null })
})

test('the former address is told that Google still opens the account, only where it does', async () => {
  const told: string[] = []
  for (const provider of [null, 'google']) {
    const account = await newAccount(bench)
    if (provider)
      await bench.sql(
        `insert into identities (user_id, provider, subject, email, identity_data, created_at, updated_at, last_sign_in_at)
         values ($1, $2, $3, $4, '{}', $5, $5, $5)`,
        [account.id, provider, unique(), account.email, now()],
      )
    await requestChange(account)
    for (const half of halves) await confirmEmailChange(bench, await tokenOf(account, half), now())
    const [notice] = await noticesTo(bench, account.id)
    await mailAboutAccount(bench, jobKinds['mail.notice'].payload.parse(notice))
    const stays = `Google as ${account.email} is still a way to sign in`
    told.push(String(bench.mails.at(-1)?.text.includes(stays)), String(bench.mails.at(-1)?.to === account.email))
  }
  expect(told).toEqual(['false', 'true', 'true', 'true'])
})

test('the links in mails to the former address no longer unsubscribe', async () => {
  const account = await newAccount(bench)
  const token = await unsubscribeToken(bench, account.id, 'error_alerts', now())
  await requestChange(account)
  for (const half of halves) await confirmEmailChange(bench, await tokenOf(account, half), now())
  await expect(unsubscribe(bench, token, now())).rejects.toThrow('link_invalid')
})

test('concurrent confirmations complete the change exactly once', async () => {
  const account = await newAccount(bench)
  await requestChange(account)
  const tokens = await Promise.all(halves.map((half) => tokenOf(account, half)))
  const outcomes = await Promise.all(tokens.map((token) => confirmEmailChange(bench, token, now())))
  expect(outcomes.toSorted()).toEqual(['done', 'half'])
})

test('a change to a taken address looks the same to the user, and the owner of that address gets no mail', async () => {
  const [account, rival] = [await newAccount(bench), await newAccount(bench)]
  await requestChange(account, rival.email)
  expect(await addressOf(account)).toMatchObject({ new_email: rival.email })
  clock.forward(minute)
  await resendEmailChange(bench, account.id, {}, now())
  const sent = await Promise.all(halves.map((half) => tokenOf(account, half)))
  for (const { id } of sent) await mailToken(bench, id)
  expect(bench.mails.filter(({ to }) => to === rival.email || to === account.email)).toMatchObject([
    { to: account.email },
  ])
})

test('a sign-up that nobody has confirmed does not keep its address from who reads its mail', async () => {
  const account = await newAccount(bench)
  const new_email = `${unique()}@example.com`
  const waiting = await createUser(bench.db, { email: new_email, confirmed: false }, now())
  await requestChange(account, new_email)
  const sent = await Promise.all(halves.map((half) => tokenOf(account, half)))
  for (const { id } of sent) await mailToken(bench, id)
  expect(bench.mails.slice(-2).map(({ to }) => to)).toEqual([account.email, new_email])
  for (const token of sent) await confirmEmailChange(bench, token, now())
  expect(await addressOf(account)).toEqual({ email: new_email, new_email: null })
  expect(await bench.sql('select 1 from users where id = $1', [waiting])).toEqual([])
})

test('refuses the last confirmation if the new address was taken in the meantime', async () => {
  const [account, rival] = [await newAccount(bench), await newAccount(bench)]
  const new_email = await requestChange(account)
  expect(await confirmEmailChange(bench, await tokenOf(account, 'email_change_new'), now())).toBe('half')
  await bench.sql('update users set email = $1 where id = $2', [new_email, rival.id])
  const last = await tokenOf(account, 'email_change_current')
  await expect(confirmEmailChange(bench, last, now())).rejects.toThrow('email_exists')
  expect((await addressOf(account)).email).toBe(account.email)
})

test('an address gets one such mail a minute, whichever users name it', async () => {
  const [one, other] = [await newAccount(bench), await newAccount(bench)]
  const new_email = await requestChange(one)
  await expect(requestChange(other, new_email)).rejects.toThrow('too_soon')
  expect(await addressOf(other)).toMatchObject({ new_email: null })
  await requestChange(other)
  clock.forward(minute)
  await requestChange(other, new_email)
  const token = await tokenOf(one, 'email_change_new')
  await resendEmailChange(bench, one.id, {}, now())
  expect((await tokenOf(one, 'email_change_new')).id).toBe(token.id)
  clock.forward(minute)
  await resendEmailChange(bench, one.id, {}, now())
  expect((await tokenOf(one, 'email_change_new')).id).not.toBe(token.id)
})

test('who has the mails of a page’s change sent again, as anyone can, gets no part in it', async () => {
  const account = await newAccount(bench)
  const browser = randomBytes(32)
  const asked = { new_email: `${unique()}@example.com` }
  await requestEmailChange(bench, await signedInAs(bench, account), asked, { browser }, now())
  const ids = await Promise.all(halves.map(async (half) => (await tokenOf(account, half)).id))
  clock.forward(minute)
  const challenge = { code_challenge: 'c'.repeat(43), code_challenge_method: 's256' as const }
  await resendEmailChange(bench, account.id, { redirect_to: 'https://app.example/', challenge }, now())
  for (const half of halves) {
    const { id, browser_hash, redirect_to, code_challenge } = await tokenOf(account, half)
    expect(ids).not.toContain(id)
    expect({ browser_hash, redirect_to, code_challenge }).toEqual({
      browser_hash: browser,
      redirect_to: null,
      code_challenge: null,
    })
  }
  await bench.sql('delete from mail_tokens where user_id = $1', [account.id])
  clock.forward(minute)
  await resendEmailChange(bench, account.id, { redirect_to: 'https://app.example/', challenge }, now())
  expect(await bench.sql('select purpose from mail_tokens where user_id = $1', [account.id])).toEqual([])
})

test.each([
  [
    'a new password',
    (account: Account) =>
      signedInAs(bench, account).then((holder) => changePassword(bench, holder, 'a much longer night 7', now())),
  ],
  [
    'signing out everywhere',
    (account: Account) => signedInAs(bench, account).then((holder) => signOut(bench.db, holder, 'global', now())),
  ],
] as const)('%s ends a change, and its mails aren’t sent again', async (_what, act) => {
  const account = await newAccount(bench)
  await requestChange(account)
  const links = await Promise.all(halves.map((half) => tokenOf(account, half)))
  await act(account)
  expect((await addressOf(account)).new_email).toBeNull()
  for (const link of links) await expect(confirmEmailChange(bench, link, now())).rejects.toThrow('link_invalid')
  clock.forward(minute)
  await resendEmailChange(bench, account.id, {}, now())
  expect(await bench.sql('select 1 from mail_tokens where user_id = $1', [account.id])).toEqual([])
})

test('a token for one new address never confirms another', async () => {
  const account = await newAccount(bench)
  await requestChange(account)
  const old = await Promise.all(halves.map((half) => tokenOf(account, half)))
  expect(await confirmEmailChange(bench, await tokenOf(account, 'email_change_current'), now())).toBe('half')
  await expect(requestChange(account)).rejects.toThrow('too_soon')
  clock.forward(minute)
  const newer = await requestChange(account)
  for (const token of old) await expect(confirmEmailChange(bench, token, now())).rejects.toThrow('link_invalid')
  expect(await confirmEmailChange(bench, await tokenOf(account, 'email_change_new'), now())).toBe('half')
  expect(await confirmEmailChange(bench, await tokenOf(account, 'email_change_current'), now())).toBe('done')
  expect((await addressOf(account)).email).toBe(newer)
})

test('resending mails only the token that is not confirmed yet', async () => {
  const account = await newAccount(bench)
  await requestChange(account)
  const confirmed = await tokenOf(account, 'email_change_current')
  const replaced = await tokenOf(account, 'email_change_new')
  await confirmEmailChange(bench, confirmed, now())
  await resendEmailChange(bench, account.id, {}, now())
  expect((await tokenOf(account, 'email_change_new')).id).toBe(replaced.id)
  clock.forward(minute)
  await resendEmailChange(bench, account.id, {}, now())
  await expect(confirmEmailChange(bench, replaced, now())).rejects.toThrow('link_invalid')
  expect(await confirmEmailChange(bench, await tokenOf(account, 'email_change_new'), now())).toBe('done')
  await resendEmailChange(bench, account.id, {}, now())
  expect(await mailedToken(bench, account.id, 'email_change_new')).toBeNull()
})

test('tokens for a change of address open no session', async () => {
  const account = await newAccount(bench)
  await requestChange(account)
  for (const half of halves) {
    const token = await tokenOf(account, half)
    const opened = openByMail(bench, token, { shown: { by: 'page', marks: [] }, user_agent: null }, now())
    await expect(opened).rejects.toThrow('link_invalid')
  }
})
