import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { requestMagicLink } from '#app/domain/account/mail-link/request.ts'
import type { Challenge } from '#app/domain/account/mail-link/token.ts'
import { openByCode } from '#app/domain/account/session/by-code.ts'
import { codeByMail, openByMail } from '#app/domain/account/session/by-mail.ts'
import { changePassword } from '#app/domain/account/user/change-password.ts'
import { signUpId } from '#app/domain/account/user/create.ts'
import { deleteAccount } from '#app/domain/deletion/delete-account.ts'
import { minute } from '#app/domain/time.ts'
import { type AccountBench, answerRequests, signedInAs } from '../kit/accounts.ts'
import { startBench } from '../kit/bench.ts'
import { fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { manualClock } from '../kit/manual-clock.ts'
import {
  byCode,
  byLink,
  findByTypedCode,
  newAddress,
  noticesAbout,
  ownerPassword,
  requestSignUp,
  strangerPassword,
  tokenOf,
  workingPasswords,
} from '../kit/sign-ups.ts'

const clock = manualClock()
const now = () => clock.now()

let bench: AccountBench
beforeAll(async () => {
  bench = await startBench(inject('postgres'), clock, fakeNetwork(fakeAccount('1', 'nobody')))
})
afterAll(() => bench?.close())

const browser = () => randomBytes(32)

describe('a sign-up by the API', () => {
  test('keeps the password when confirmed by code, if nobody else signed up', async () => {
    const email = newAddress()
    const id = await requestSignUp(bench, email, ownerPassword)
    expect(await findByTypedCode(bench, email, id, browser())).toBeNull()
    const token = await findByTypedCode(bench, email, id, null)
    if (!token) throw new Error('no token')
    await openByMail(bench, token, byCode, now())
    expect([await workingPasswords(bench, email, ownerPassword), await noticesAbout(bench, token)]).toEqual([
      [ownerPassword],
      [],
    ])
  })

  test('of an address whose account was deleted makes another user, with another id', async () => {
    const email = newAddress()
    const confirmed = async () => {
      const token = await tokenOf(bench, await requestSignUp(bench, email, ownerPassword))
      await openByMail(bench, token, byCode, now())
      return { id: token.user_id, email }
    }
    const former = await confirmed()
    expect(former.id).toBe(signUpId(bench.secrets, email))
    await deleteAccount(bench, await signedInAs(bench, former), { password: ownerPassword }, now())
    clock.forward(minute)
    await requestMagicLink(bench, { email, create_user: true }, {})
    await answerRequests(bench)
    const [byLink] = await bench.sql('select id from users where email = $1', [email])
    expect(byLink?.id).not.toBe(former.id)
    await bench.sql('delete from users where email = $1', [email])
    clock.forward(minute)
    expect((await confirmed()).id).not.toBe(former.id)
  })

  const rivals: [string, (email: string) => Promise<unknown>][] = [
    ['an API client', (email) => requestSignUp(bench, email, ownerPassword)],
    ['a page', (email) => requestSignUp(bench, email, ownerPassword, { browser: browser() })],
    [
      'an API client without a password',
      async (email) => {
        await requestMagicLink(bench, { email, create_user: true }, {})
        await answerRequests(bench)
      },
    ],
  ]
  test.each(rivals)('keeps no password if %s signed up too, and notifies the owner', async (_name, rival) => {
    for (const order of ['rival first', 'rival second', 'at once']) {
      const email = newAddress()
      if (order === 'rival first') await rival(email)
      if (order === 'rival first') clock.forward(minute)
      const id = await requestSignUp(bench, email, strangerPassword)
      if (order === 'rival second') clock.forward(minute)
      if (order !== 'rival first') await rival(email)
      const token = await tokenOf(bench, id)
      await openByMail(bench, token, byCode, now())
      expect([
        order,
        await workingPasswords(bench, email, ownerPassword, strangerPassword),
        await noticesAbout(bench, token),
      ]).toEqual([order, [], ['password_dropped']])
    }
  })

  test('accepts only the code of the newest mail', async () => {
    const email = newAddress()
    const first = await requestSignUp(bench, email, strangerPassword)
    clock.forward(minute)
    const second = await requestSignUp(bench, email, ownerPassword)
    expect([
      await findByTypedCode(bench, email, first, null),
      await findByTypedCode(bench, email, second, null),
    ]).toMatchObject([null, { id: second }])
  })

  test('keeps no password when confirmed by link', async () => {
    const email = newAddress()
    const token = await tokenOf(bench, await requestSignUp(bench, email, strangerPassword))
    await openByMail(bench, token, byLink, now())
    expect([await workingPasswords(bench, email, strangerPassword), await noticesAbout(bench, token)]).toEqual([
      [],
      ['password_dropped'],
    ])
  })

  test('keeps the password after the mail is resent, unless there are two passwords', async () => {
    for (const others of [0, 1]) {
      const email = newAddress()
      await requestSignUp(bench, email, ownerPassword)
      clock.forward(minute)
      if (others > 0) await requestSignUp(bench, email, strangerPassword)
      clock.forward(minute)
      const token = await tokenOf(bench, await requestSignUp(bench, email, null))
      await openByMail(bench, token, byCode, now())
      expect(await workingPasswords(bench, email, ownerPassword, strangerPassword)).toEqual(
        others > 0 ? [] : [ownerPassword],
      )
    }
  })
})

describe('a sign-up by the API with a PKCE challenge', () => {
  const verifier = 'v'.repeat(50)
  const challenge: Challenge = {
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 's256',
  }
  async function opened() {
    const email = newAddress()
    const token = await tokenOf(bench, await requestSignUp(bench, email, ownerPassword, { challenge }))
    const code = await codeByMail(bench, token, now())
    const redeem = (code_verifier: string) =>
      openByCode(bench, { auth_code: code, code_verifier, user_agent: null }, now())
    return { email, token, redeem }
  }

  test('sets the password only when the code is exchanged with the verifier', async () => {
    const { email, redeem, token } = await opened()
    expect(await workingPasswords(bench, email, ownerPassword)).toEqual([])
    await expect(redeem('x'.repeat(50))).rejects.toThrow('bad_code_verifier')
    expect(await workingPasswords(bench, email, ownerPassword)).toEqual([])
    const all = await Promise.allSettled([redeem(verifier), redeem(verifier), redeem(verifier)])
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect([await workingPasswords(bench, email, ownerPassword), await noticesAbout(bench, token)]).toEqual([
      [ownerPassword],
      [],
    ])
    expect(await bench.sql('select 1 from flows where password_hash is not null')).toEqual([])
  })

  test('does not overwrite a password set meanwhile', async () => {
    const { email, redeem, token } = await opened()
    const holder = await signedInAs(bench, { id: token.user_id, email })
    await changePassword(bench, holder, strangerPassword, now())
    await expect(redeem(verifier)).rejects.toThrow('flow_state_not_found')
    expect(await workingPasswords(bench, email, ownerPassword, strangerPassword)).toEqual([strangerPassword])
  })

  test('keeps neither password if the link of another client is opened', async () => {
    const email = newAddress()
    const otherToken = await tokenOf(bench, await requestSignUp(bench, email, strangerPassword, { challenge }))
    await requestSignUp(bench, email, ownerPassword, { challenge: { ...challenge, code_challenge: 'w'.repeat(43) } })
    const auth_code = await codeByMail(bench, otherToken, now())
    const exchange = { auth_code, code_verifier: 'w'.repeat(50), user_agent: null }
    await expect(openByCode(bench, exchange, now())).rejects.toThrow('bad_code_verifier')
    expect(await workingPasswords(bench, email, ownerPassword, strangerPassword)).toEqual([])
  })
})
