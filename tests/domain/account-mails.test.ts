import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { accountMailTexts } from '#app/domain/mail/account-mail-texts.ts'
import { mailAboutAccount } from '#app/domain/mail/account-mails.ts'
import { type AccountBench, newAccount } from '../kit/accounts.ts'
import { startBench } from '../kit/bench.ts'
import { fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { manualClock } from '../kit/manual-clock.ts'

let bench: AccountBench
beforeAll(async () => {
  bench = await startBench(inject('postgres'), manualClock(), fakeNetwork(fakeAccount('1', 'nobody')))
})
afterAll(() => bench?.close())

const notices = Object.keys(accountMailTexts) as (keyof typeof accountMailTexts)[]

test.each(notices)('the notice "%s" links to a password reset for anyone who did not do it', async (notice) => {
  const { id: user_id, email } = await newAccount(bench)
  await mailAboutAccount(bench, { user_id, notice })
  const mail = bench.mails.at(-1)
  expect(mail?.to).toBe(email)
  expect(mail?.text).toContain('If this wasn’t you')
  expect(mail?.text).toContain('http://localhost/forgot-password')
  for (const form of [mail?.text, mail?.html]) expect(form).not.toContain('/login')
})

test('the notice to a former address names the support address, as a password reset would not work there', async () => {
  const { id: user_id } = await newAccount(bench)
  await mailAboutAccount(bench, { user_id, notice: 'email_changed', to: 'old@example.com' })
  expect(bench.mails.at(-1)).toMatchObject({ to: 'old@example.com' })
  expect(bench.mails.at(-1)?.text).toContain(`write to ${bench.site.support_email} right away`)
})

test('the notice of a new password names a linked Google account and links to the page that removes it', async () => {
  const { id: user_id } = await newAccount(bench)
  await mailAboutAccount(bench, { user_id, notice: 'password_changed', about: { google: 'me@gmail.test' } })
  for (const form of [bench.mails.at(-1)?.text, bench.mails.at(-1)?.html]) {
    expect(form).toContain('You can still sign in with Google as me@gmail.test')
    expect(form).toContain('/dashboard/settings/security#ways')
  }
  await mailAboutAccount(bench, { user_id, notice: 'password_changed' })
  expect(bench.mails.at(-1)?.text).not.toContain('Google')
})

test('the moment of a new sign-in is told in the user’s own zone', async () => {
  const { id: user_id } = await newAccount(bench)
  const about = { device: 'Firefox on Linux', at: '2026-11-30T14:08:00.000Z' }
  await mailAboutAccount(bench, { user_id, notice: 'new_sign_in', about })
  expect(bench.mails.at(-1)?.text).toContain('Firefox on Linux, November 30, 2026 at 2:08 PM UTC.')
  await bench.sql(`update users set time_zone = 'Europe/Berlin' where id = $1`, [user_id])
  await mailAboutAccount(bench, { user_id, notice: 'new_sign_in', about })
  expect(bench.mails.at(-1)?.text).toContain('Firefox on Linux, November 30, 2026 at 3:08 PM in Berlin.')
})
