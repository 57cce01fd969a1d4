import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { requestMagicLink, requestMail, requestRecovery } from '#app/domain/account/mail-link/request.ts'
import { recordFailedSignIn } from '#app/domain/account/security/events.ts'
import { signUp } from '#app/domain/account/user/sign-up.ts'
import { jobKinds } from '#app/queue/queue.ts'
import { up } from '../../migrations/0491_addresses_in_jobs.ts'
import { type AccountBench, answerRequests, newAccount } from '../kit/accounts.ts'
import { startBench, unique } from '../kit/bench.ts'
import { fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { manualClock } from '../kit/manual-clock.ts'
import { attempt } from '../kit/sign-ups.ts'

const clock = manualClock()
let bench: AccountBench
beforeAll(async () => {
  bench = await startBench(inject('postgres'), clock, fakeNetwork(fakeAccount('1', 'nobody')))
})
afterAll(() => bench?.close())
beforeEach(() => bench.sql('delete from jobs.job'))

const jobs = () => bench.sql<{ name: string; data: Record<string, unknown> }>('select name, data from jobs.job')

/** Everything that a stranger may do with an address. */
const requests: Record<string, (email: string) => Promise<unknown>> = {
  'a wrong password': (email) => attempt(bench, email, 'a wrong long sentence'),
  'a forgotten password': (email) => requestRecovery(bench, email, {}),
  'a sign-in link': (email) => requestMagicLink(bench, { email, create_user: false }, {}),
  'a sign-in link that creates a user': (email) => requestMagicLink(bench, { email, create_user: true }, {}),
  'a sign-up': (email) => signUp(bench, { email, password: 'a plain long sentence' }, {}, clock.now()),
  'a sign-up’s mail again': (email) => requestMail(bench, { email, purpose: 'signup' }, {}),
  'a change of address’s mail again': (email) => requestMail(bench, { email, purpose: 'email_change' }, {}),
}

test.each(Object.keys(requests))('%s stores no typed address in a job, known or not', async (what) => {
  const request = requests[what] as (typeof requests)[string]
  const known = await newAccount(bench)
  const shapes = new Set<string>()
  for (const email of [known.email, `${unique()}@example.com`, 'unpaired \ud800@example.com']) {
    await bench.sql('delete from jobs.job')
    await request(email)
    const found = await jobs()
    expect(found).toHaveLength(1)
    expect(JSON.stringify(found)).not.toContain(email)
    expect(JSON.stringify(found)).not.toContain(email.split('@', 1)[0])
    shapes.add(Object.keys(found[0]?.data ?? {}).join())
  }
  expect(shapes.size).toBe(1)
})

test('a sign-in link still creates the user that it was requested for', async () => {
  const email = `${unique()}@example.com`
  await requestMagicLink(bench, { email, create_user: true, user_metadata: { from: 'a program' } }, {})
  await answerRequests(bench)
  const said = 'select sign_up_data from users join mail_tokens on user_id = users.id where users.email = $1'
  expect(await bench.sql(said, [email])).toEqual([
    { sign_up_data: { time_zone: null, user_metadata: { from: 'a program' } } },
  ])
})

test('a wrong password is recorded for the user, and for nobody where the address is unknown', async () => {
  const { id, email } = await newAccount(bench)
  for (const one of [email, `${unique()}@example.com`]) await attempt(bench, one, 'a wrong long sentence')
  for (const { data } of await jobs()) {
    const { at, ...failed } = jobKinds['security.sign_in_failed'].payload.parse(data)
    await recordFailedSignIn(bench.db, failed, new Date(at))
  }
  expect(await bench.sql(`select user_id from security_events where kind = 'sign_in_failed'`)).toEqual([
    { user_id: id },
  ])
})

test('what former versions stored is deleted', async () => {
  await bench.sql(`insert into jobs.job (name, data) values
    ('mail.request', '{"email": "a@example.com"}'), ('security.sign_in_failed', '{"email": "a@example.com"}'),
    ('mail.request', '{"user_id": null}'), ('mail.token', '{"token_id": "t"}')`)
  await up(bench.db as never)
  expect((await jobs()).map(({ name }) => name).toSorted()).toEqual(['mail.request', 'mail.token'])
})
