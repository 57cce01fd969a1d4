import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { requestRecovery } from '#app/domain/account/mail-link/request.ts'
import { openByMail } from '#app/domain/account/session/by-mail.ts'
import type { Holder } from '#app/domain/account/session/recent-proof.ts'
import { changePassword } from '#app/domain/account/user/change-password.ts'
import { userByProvider } from '#app/domain/account/user/identity.ts'
import { type AccountBench, answerRequests, mailedToken, newAccount } from '../kit/accounts.ts'
import { startBench, unique } from '../kit/bench.ts'
import { fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { manualClock } from '../kit/manual-clock.ts'

const clock = manualClock()
const now = () => clock.now()
const google = { name: 'google', domains: null }
const acme = { name: 'sso:acme', domains: ['acme.example'] }

let bench: AccountBench
beforeAll(async () => {
  bench = await startBench(inject('postgres'), clock, fakeNetwork(fakeAccount('1', 'nobody')))
})
afterAll(() => bench?.close())

interface Claim {
  email: string
  hosted_domain?: string
  provider?: typeof google | typeof acme
}
const signIn = ({ provider = google, ...claim }: Claim) => {
  const names = { full_name: null, avatar_url: null, preferred_username: null }
  const person = { subject: unique(), email_verified: true, ...names, ...claim }
  return userByProvider({ ...bench, providers: [google, acme] }, { provider, person, time_zone: null }, now())
}
const identitiesOf = (userId: string) => bench.sql('select 1 from identities where user_id = $1', [userId])

describe('an account that someone has confirmed', () => {
  test.each<[string, (email: string) => Omit<Claim, 'email'>, string]>([
    ['Google has verified once', () => ({}), 'isp.example'],
    ['Google runs for another organisation', () => ({ hosted_domain: 'other.example' }), 'isp.example'],
    ['only ends like Google’s own', () => ({}), 'notgmail.com'],
  ])('is not opened by an address that %s', async (_what, more, domain) => {
    const email = `${unique()}@${domain}`
    const { id } = await newAccount(bench, { email })
    await expect(signIn({ email, ...more(email) })).rejects.toThrow('provider_email_taken')
    expect(await identitiesOf(id)).toEqual([])
  })

  test.each<[string, string, Omit<Claim, 'email'>]>([
    ['Google gives out', 'gmail.com', {}],
    ['Google runs for an organisation', 'firm.example', { hosted_domain: 'firm.example' }],
  ])('is opened by an address that %s', async (_what, domain, more) => {
    const email = `${unique()}@${domain}`
    const { id } = await newAccount(bench, { email })
    expect(await signIn({ email, ...more })).toEqual({ user_id: id, is_new: false })
    expect(await identitiesOf(id)).toHaveLength(1)
  })
})

test('Google opens no account for an address of a company that signs in here, unless it runs that address', async () => {
  const email = () => `${unique()}@acme.example`
  await expect(signIn({ email: email() })).rejects.toThrow('provider_email_company')
  for (const more of [{ hosted_domain: 'acme.example' }, { provider: acme }])
    expect(await signIn({ email: email(), ...more })).toMatchObject({ is_new: true })
})

test.each<[string, string | undefined, number]>([
  ['ends a sign-in by Google that Google does not answer for', undefined, 0],
  ['keeps one that it does', 'firm.example', 1],
])('whoever resets the password by the account’s mail %s', async (_what, hosted_domain, kept) => {
  const email = `${unique()}@firm.example`
  const { user_id } = await signIn({ email, ...(hosted_domain && { hosted_domain }) })
  await requestRecovery(bench, email, {})
  await answerRequests(bench)
  const mailed = await mailedToken(bench, user_id, 'recovery')
  if (!mailed?.token) throw new Error('no mail')
  const shown = { by: 'page', marks: [] } as const
  const { id: session_id } = await openByMail(bench, mailed.token, { shown, user_agent: null }, now())
  const holder = { session_id, user: { id: user_id, email } as Holder['user'] }
  await changePassword(bench, holder, 'a whole new sentence', now())
  expect(await identitiesOf(user_id)).toHaveLength(kept)
})
