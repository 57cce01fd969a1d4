import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { sendReauthentication } from '#app/domain/account/mail-link/reauthentication.ts'
import {
  answerMailRequest,
  requestMagicLink,
  requestMail,
  requestRecovery,
} from '#app/domain/account/mail-link/request.ts'
import { findByCode, findByLink, linkOf, type Requester } from '#app/domain/account/mail-link/token.ts'
import { openByMail } from '#app/domain/account/session/by-mail.ts'
import { recordProof } from '#app/domain/account/session/recent-proof.ts'
import { confirmEmailChange, requestEmailChange } from '#app/domain/account/user/change-email.ts'
import { signUp } from '#app/domain/account/user/sign-up.ts'
import { codeAttempts, hit } from '#app/domain/metering/limits.ts'
import { day, hour, minute } from '#app/domain/time.ts'
import { type AccountBench, answerRequests, mailedToken, newAccount, signedInAs } from '../kit/accounts.ts'
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

/** The start of the next day, as limits count them. */
const nextDay = () => clock.set(new Date(Math.ceil(now().getTime() / day) * day + minute))
const stranger = (): Requester => ({ browser: randomBytes(32) })
const mails = async () => (await bench.sql(`select 1 from jobs.job where name in ('mail.token', 'mail.notice')`)).length

/** For sign-ups, each of which hashes a password: still thirty in two hours, more than twice as many as mails. */
const seldom = 4

/** How many mails a stranger causes who asks every minute, or every few, for two hours. */
async function inTwoHours(ask: () => Promise<unknown>, every = 1): Promise<number> {
  nextDay()
  await bench.sql('delete from jobs.job')
  for (let minutes = 0; minutes < 120; minutes += every) {
    await ask()
    await answerRequests(bench)
    clock.forward(every * minute)
  }
  return mails()
}

/** Ten freely, then one for each hour that a link works. */
const bound = 10 + 120 / 60

describe('a stranger who asks every minute', () => {
  test.each<[string, (email: string) => Promise<unknown>, every?: number]>([
    ['new passwords', (email) => requestRecovery(bench, email, stranger())],
    ['sign-in links', (email) => requestMagicLink(bench, { email, create_user: false }, stranger())],
    ['an API client’s sign-in links', (email) => requestMagicLink(bench, { email, create_user: true }, {})],
    [
      'sign-ups with a known address',
      (email) => signUp(bench, { email, password: 'a long sentence' }, stranger(), now()),
      seldom,
    ],
  ])('does not fill a mailbox with %s', async (_what, ask, every) => {
    const { email } = await newAccount(bench)
    expect(await inTwoHours(() => ask(email), every)).toBeLessThanOrEqual(bound)
  })

  test('does not fill the mailbox of an address that is not confirmed', async () => {
    const email = `${unique()}@example.com`
    expect(
      await inTwoHours(() => requestMagicLink(bench, { email, create_user: true }, stranger())),
    ).toBeLessThanOrEqual(bound)
  })

  test('does not repeat the mails of a change of address all day', async () => {
    const account = await newAccount(bench)
    const holder = await signedInAs(bench, account)
    await requestEmailChange(bench, holder, { new_email: `${unique()}@example.com` }, {}, now())
    const again = () => requestMail(bench, { email: account.email, purpose: 'email_change' }, stranger())
    expect(await inTwoHours(again)).toBeLessThanOrEqual(2 * bound)
  })

  test.each(['recovery', 'magiclink'] as const)(
    'leaves the owner a %s link that works, at any time',
    async (purpose) => {
      const { id, email } = await newAccount(bench)
      nextDay()
      for (let minutes = 0; minutes < 100; minutes += 1) {
        await requestMail(bench, { email, purpose }, stranger())
        await answerRequests(bench)
        if (minutes % 25 === 0) {
          const sent = await bench.sql<{ id: string }>('select id from mail_tokens where user_id = $1', [id])
          const valid = await Promise.all(
            sent.map((row) => findByLink(bench.db, bench.secrets, linkOf(bench.secrets, row.id, id), now())),
          )
          expect(valid.some((token) => token !== null)).toBe(true)
        }
        clock.forward(minute)
      }
    },
  )

  test.each(['recovery', 'magiclink'] as const)(
    'takes neither the owner’s %s link nor the code away',
    async (purpose) => {
      const { id, email } = await newAccount(bench)
      const owner = randomBytes(32)
      nextDay()
      await requestMail(bench, { email, purpose }, { browser: owner })
      await answerRequests(bench)
      const mine = await mailedToken(bench, id, purpose)
      for (let round = 0; round < 3; round += 1) {
        clock.forward(minute)
        await requestMail(bench, { email, purpose }, stranger())
        await answerRequests(bench)
      }
      const given = { email, code: mine?.code ?? '', purposes: [purpose], browser: owner }
      const token = await findByCode(bench.db, bench.secrets, given, now())
      expect(token?.id).toBe(mine?.token?.id)
      if (!token) throw new Error('the code does not work')
      await openByMail(bench, token, { shown: { by: 'page', marks: [owner] }, user_agent: null }, now())
      expect(await bench.sql('select 1 from mail_tokens where user_id = $1', [id])).toEqual([])
    },
  )

  test('does not keep the owner from a new link once one was used', async () => {
    const { id, email } = await newAccount(bench)
    await inTwoHours(() => requestRecovery(bench, email, stranger()))
    const { token } = (await mailedToken(bench, id, 'recovery')) ?? {}
    if (!token) throw new Error('no link works')
    await openByMail(bench, token, { shown: { by: 'page', marks: [] }, user_agent: null }, now())
    const before = await mails()
    await requestRecovery(bench, email, stranger())
    await answerRequests(bench)
    expect(await mails()).toBe(before + 1)
  })
})

describe('a mailbox that nobody has confirmed', () => {
  const signUpAs = (email: string) => signUp(bench, { email, password: 'a long sentence' }, stranger(), now())

  test('gets ten mails a day and then one an hour, whatever is asked for and however the address is written', async () => {
    const box = unique()
    const addresses = Array.from({ length: 60 }, (_, at) => `${box}+${at}@example.com`)
    const account = await newAccount(bench)
    let asked = 0
    const caused = await inTwoHours(async () => {
      const email = addresses[asked++ % addresses.length] ?? ''
      await signUpAs(email)
      await requestRecovery(bench, email, stranger())
      await requestMagicLink(bench, { email, create_user: true }, {})
      const holder = await signedInAs(bench, account)
      if (asked === 1) await requestEmailChange(bench, holder, { new_email: `${box}+new@example.com` }, {}, now())
    }, seldom)
    expect(caused).toBeGreaterThan(10)
    // Two hours touch three; the mail to the present address of who asked for the change is not one of these.
    expect(caused - 1).toBeLessThanOrEqual(10 + 3)
  })

  test('keeps no one else from signing up, nor the owner from the link that was mailed last', async () => {
    const box = unique()
    await inTwoHours(() => signUpAs(`${box}@example.com`), seldom)
    const [user] = await bench.sql<{ id: string }>('select id from users where email = $1', [`${box}@example.com`])
    const { token } = (await mailedToken(bench, user?.id ?? '', 'signup')) ?? {}
    expect(token).not.toBeNull()
    const before = await mails()
    await signUpAs(`other-${box}@example.com`)
    await answerRequests(bench)
    expect(await mails()).toBe(before + 1)
  })
})

describe('codes that a signed-in user asks for', () => {
  test('are mailed fifty times a day, and the refusal says when it works again', async () => {
    const { id } = await newAccount(bench)
    nextDay()
    for (let mailed = 0; mailed < 50; mailed += 1) {
      await sendReauthentication(bench, id, now())
      clock.forward(minute)
    }
    const left = (day - (now().getTime() % day)) / 1000
    await expect(sendReauthentication(bench, id, now())).rejects.toMatchObject({
      code: 'too_many',
      details: { wait: left },
    })
    nextDay()
    await sendReauthentication(bench, id, now())
  })

  test('can be tried fifty times a day', async () => {
    const { id } = await newAccount(bench)
    nextDay()
    let accepted = 0
    for (let attempt = 0; attempt < 240; attempt += 1) {
      if (attempt % 12 === 0) clock.forward(hour / 4)
      accepted += await hit(bench.db, codeAttempts(`nonce:${id}`), now()).then(
        () => 1,
        () => 0,
      )
    }
    expect(accepted).toBe(50)
  })
})

describe('a change of address', () => {
  const change = async (to: () => string, account = newAccount(bench)) => {
    const holder = await signedInAs(bench, await account)
    clock.forward(minute)
    await recordProof(bench.db, holder, 'password', now())
    return requestEmailChange(bench, holder, { new_email: to() }, {}, now())
  }

  test('can be asked for ten times a day by one user', async () => {
    nextDay()
    const account = newAccount(bench)
    for (let round = 0; round < 10; round += 1) await change(() => `${unique()}@example.com`, account)
    await expect(change(() => `${unique()}@example.com`, account)).rejects.toMatchObject({ code: 'too_many' })
  })

  test('is mailed to one address ten times a day, whoever asks', async () => {
    nextDay()
    const victim = `${unique()}@example.com`
    for (let round = 0; round < 10; round += 1) await change(() => victim)
    await expect(change(() => victim)).rejects.toMatchObject({ code: 'too_many' })
  })

  test('still works after its mails were repeated', async () => {
    nextDay()
    const account = await newAccount(bench)
    const moved = `${unique()}@example.com`
    await change(() => moved, Promise.resolve(account))
    for (let minutes = 0; minutes < 30; minutes += 1) {
      clock.forward(minute)
      await requestMail(bench, { email: account.email, purpose: 'email_change' }, stranger())
      await answerRequests(bench)
    }
    for (const half of ['email_change_current', 'email_change_new'] as const) {
      const { token } = (await mailedToken(bench, account.id, half)) ?? {}
      if (!token) throw new Error('no link works')
      await confirmEmailChange(bench, token, now())
    }
    expect(await bench.sql('select email from users where id = $1', [account.id])).toEqual([{ email: moved }])
  })
})

test('a request for nobody sends nothing', async () => {
  const before = await mails()
  const from = { browser: null, redirect_to: null, challenge: null }
  const nobody = { user_id: null, newcomer: null, ...from, recorded: null }
  await answerMailRequest(bench, { ...nobody, purpose: 'recovery' }, now())
  expect(await mails()).toBe(before)
})
