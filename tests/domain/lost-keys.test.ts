import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createSeals } from '#app/db/sealed.ts'
import { beginEnrolment, enrolmentOf } from '#app/domain/account/factor/enrolment.ts'
import { enrolFactor } from '#app/domain/account/factor/factor.ts'
import { verifyAnyFactor, verifyProof } from '#app/domain/account/factor/proof.ts'
import { newRecoveryCodes, useRecoveryCode as takeRecoveryCode } from '#app/domain/account/factor/recovery-codes.ts'
import { finishEnrolment, turnOff } from '#app/domain/account/factor/two-step.ts'
import { verifyFactor } from '#app/domain/account/factor/verify.ts'
import { progressOf, startAnalysis } from '#app/domain/analysis/analysis.ts'
import { runAnalysis } from '#app/domain/analysis/run.ts'
import { step } from '#app/domain/bot/step.ts'
import { connectionCard } from '#app/domain/connection/connection.ts'
import { mailAboutAccount } from '#app/domain/mail/account-mails.ts'
import { deletedAddressPlace } from '#app/domain/mail/deletion-mails.ts'
import { minute } from '#app/domain/time.ts'
import { workJobs } from '#app/worker/jobs.ts'
import { type AccountBench, newAccount, noticesTo, sessionRow, signedInAs } from '../kit/accounts.ts'
import { sealKey, startBench } from '../kit/bench.ts'
import { fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { manualClock } from '../kit/manual-clock.ts'
import { insertAnalysis, linkAccount, newUser, runBot } from '../kit/people.ts'
import { maxWaitMs, until } from '../kit/until.ts'

const clock = manualClock()
const now = () => clock.now()

let bench: AccountBench
/** The same services after the encryption key was removed. */
let after: AccountBench
beforeAll(async () => {
  bench = await startBench(inject('postgres'), clock, fakeNetwork(fakeAccount('1', 'nobody')))
  after = { ...bench, seals: createSeals([sealKey()]) }
})
afterAll(() => bench?.close())

describe('an authenticator app whose encryption key was removed', () => {
  const codeOf = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({ timestamp: now().getTime() })

  async function withFactor() {
    const account = await newAccount(bench)
    const session = await signedInAs(bench, account)
    const factor = await enrolFactor(bench, session, { friendly_name: 'Phone', issuer: 'localhost' }, now())
    await verifyFactor(bench, session, { factor_id: factor.id, challenge_id: null, code: codeOf(factor.secret) }, now())
    const codes = await newRecoveryCodes(bench, session, now())
    clock.forward(minute)
    return { account, factor, codes }
  }

  test('is reported as unreadable for any code, and does not raise the assurance level', async () => {
    const { account, factor } = await withFactor()
    const session = await signedInAs(bench, account)
    const code = codeOf(factor.secret)
    await expect(verifyAnyFactor(after, session, code, now())).rejects.toThrow('factor_unreadable')
    const attempt = { factor_id: factor.id, challenge_id: null, code }
    await expect(verifyFactor(after, session, attempt, now())).rejects.toThrow('factor_unreadable')
    await expect(verifyProof(after, session, code, now())).rejects.toMatchObject({
      code: 'factor_unreadable',
      fields: { proof: expect.stringMatching(/recovery code/) },
    })
    expect(await sessionRow(bench, session.session_id)).toMatchObject({ aal: 'aal1' })
    await verifyAnyFactor(bench, session, code, now())
  })

  test('does not affect another app with a readable secret', async () => {
    const { account, factor } = await withFactor()
    const strong = await signedInAs(bench, account)
    await verifyAnyFactor(bench, strong, codeOf(factor.secret), now())
    const tablet = await enrolFactor(after, strong, { friendly_name: 'Tablet', issuer: 'localhost' }, now())
    const attempt = { factor_id: tablet.id, challenge_id: null, code: codeOf(tablet.secret) }
    await verifyFactor(after, strong, attempt, now())
    clock.forward(minute)
    const session = await signedInAs(bench, account)
    await expect(verifyAnyFactor(after, session, codeOf(factor.secret), now())).rejects.toThrow('factor_code_wrong')
    await verifyAnyFactor(after, session, codeOf(tablet.secret), now())
  })

  test('can be replaced by a recovery code, removed, and set up again', async () => {
    const { account, codes } = await withFactor()
    const session = await signedInAs(bench, account)
    await takeRecoveryCode(after, session, codes[0] ?? '', now())
    await turnOff(after, session, codes[1] ?? '', now())
    await beginEnrolment(after, session, now())
    const { secret } = (await enrolmentOf(after, session, now())) ?? { secret: '' }
    expect(await finishEnrolment(after, session, codeOf(secret), now())).toHaveLength(10)
  })

  test('must be enrolled again if its enrolment was not finished', async () => {
    const account = await newAccount(bench)
    const session = await signedInAs(bench, account)
    await beginEnrolment(bench, session, now())
    expect(await enrolmentOf(after, session, now())).toBeNull()
    await expect(finishEnrolment(after, session, '000000', now())).rejects.toThrow('factor_not_found')
    await beginEnrolment(after, session, now())
    expect(await enrolmentOf(after, session, now())).toMatchObject({ secret: expect.any(String) })
  })
})

describe('a connection whose encryption key was removed', () => {
  let accounts = 0
  async function connected() {
    accounts += 1
    const account = fakeAccount(`60${accounts}`, `lost${accounts}`)
    const user = await newUser(bench)
    await linkAccount(bench, user.id, account)
    return { user, account }
  }

  /** Expects a closed connection with a message that says what to do, and one mail. */
  async function expectClosed(userId: string, handle: string) {
    expect(await connectionCard(bench.db, userId)).toMatchObject({
      open: false,
      closed_reason: expect.stringMatching(/connect it again/i),
    })
    const notices = await noticesTo(bench, userId)
    expect(notices).toMatchObject([{ notice: 'connection_closed' }])
    await mailAboutAccount(bench, { user_id: userId, notice: 'connection_closed' })
    expect(bench.mails.at(-1)?.subject).toBe(`Your bot stopped: connect @${handle} again`)
  }

  test('stops the bot and is closed', async () => {
    const { user, account } = await connected()
    await insertAnalysis(bench, user.id, account)
    await runBot(bench, user.id)
    const bot = await bench.db.selectFrom('bots').selectAll().where('user_id', '=', user.id).executeTakeFirstOrThrow()
    const claimed = { ...bot, lease: 'none', time_zone: 'UTC', next_time_zone_from: null }
    expect((await step(after, claimed, AbortSignal.timeout(maxWaitMs))).stop_reason).toMatch(/connect it again/i)
    await expectClosed(user.id, account.handle)
  })

  test('fails the analysis and is closed', async () => {
    const { user, account } = await connected()
    await startAnalysis(bench, user.id, null, now())
    const [row] = await bench.sql('select id from account_analyses where user_id = $1', [user.id])
    await runAnalysis(after, String(row?.id), { isLast: false, signal: AbortSignal.timeout(maxWaitMs) })
    expect(await progressOf(bench.db, user.id)).toMatchObject({
      status: 'failed',
      message: expect.stringMatching(/connect it/i),
    })
    await expectClosed(user.id, account.handle)
  })
})

test('the deletion mail is given up after one try if its encryption key was removed', async () => {
  await bench.sql(`delete from jobs.job where name = 'mail.account_deleted'`)
  const id = '11111111-1111-4111-8111-111111111111'
  const sealed = bench.seals.seal('gone@example.com', deletedAddressPlace(id))
  await bench.db.transaction().execute((tx) => bench.queue.enqueue(tx, 'mail.account_deleted', { id, sealed }))
  const jobs = workJobs(bench.boss, after)
  const job = await until(async () => {
    const [row] = await bench.sql(`select state::text, retry_count from jobs.job where name = 'mail.account_deleted'`)
    return row && !['created', 'active'].includes(row.state) && row
  })
  expect(job).toEqual({ state: 'completed', retry_count: 0 })
  await jobs.stop(maxWaitMs)
})
