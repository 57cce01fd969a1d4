import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { mailNotice } from '#app/domain/mail/notice-mails.ts'
import { accountNotices } from '#app/domain/mail/notices.ts'
import { type AccountBench, newAccount } from '../kit/accounts.ts'
import { startBench } from '../kit/bench.ts'
import { fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { manualClock } from '../kit/manual-clock.ts'

let bench: AccountBench
beforeAll(async () => {
  bench = await startBench(inject('postgres'), manualClock(), fakeNetwork(fakeAccount('1', 'nobody')))
})
afterAll(() => bench?.close())

const notices = Object.keys(accountNotices) as (keyof typeof accountNotices)[]

test.each(notices)('whoever did not do it is led from "%s" to a new password', async (notice) => {
  const { id: user_id, email } = await newAccount(bench)
  await mailNotice(bench, { user_id, notice })
  const mail = bench.mails.at(-1)
  expect(mail?.to).toBe(email)
  expect(mail?.text).toContain('If it was not you')
  expect(mail?.text).toContain('http://localhost/forgot-password')
  for (const form of [mail?.text, mail?.html]) expect(form).not.toContain('/login')
})

test('an address that the account has left is led to people: no link would help there', async () => {
  const { id: user_id } = await newAccount(bench)
  await mailNotice(bench, { user_id, notice: 'email_changed', to: 'old@example.com' })
  expect(bench.mails.at(-1)).toMatchObject({ to: 'old@example.com' })
  expect(bench.mails.at(-1)?.text).toContain(`write to ${bench.site.support_email} at once`)
})

test('after a new password Google is named where it still opens the account, with the way to remove it', async () => {
  const { id: user_id } = await newAccount(bench)
  await mailNotice(bench, { user_id, notice: 'password_changed', about: { google: 'me@gmail.test' } })
  for (const form of [bench.mails.at(-1)?.text, bench.mails.at(-1)?.html]) {
    expect(form).toContain('Google as me@gmail.test can still sign in to your account')
    expect(form).toContain('/dashboard/settings/security#ways')
  }
  await mailNotice(bench, { user_id, notice: 'password_changed' })
  expect(bench.mails.at(-1)?.text).not.toContain('Google')
})
