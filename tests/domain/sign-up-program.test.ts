import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { requestMagicLink } from '#app/domain/mail-token/request.ts'
import type { Challenge } from '#app/domain/mail-token/token.ts'
import { openByCode } from '#app/domain/session/by-code.ts'
import { codeByMail, openByMail } from '#app/domain/session/by-mail.ts'
import { minute } from '#app/domain/time.ts'
import { changePassword } from '#app/domain/user/change-password.ts'
import { type AccountBench, answerRequests, signedInAs } from '../kit/accounts.ts'
import { startBench } from '../kit/bench.ts'
import { fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { manualClock } from '../kit/manual-clock.ts'
import { ask, byCode, byLink, hers, his, newAddress, noticesAbout, opens, tokenOf, typed } from '../kit/sign-ups.ts'

const clock = manualClock()
const now = () => clock.now()

let bench: AccountBench
beforeAll(async () => {
  bench = await startBench(inject('postgres'), clock, fakeNetwork(fakeAccount('1', 'nobody')))
})
afterAll(() => bench?.close())

const browser = () => randomBytes(32)

describe('of a program', () => {
  test('the code that is typed keeps the password, where nobody else asked', async () => {
    const email = newAddress()
    const id = await ask(bench, email, hers)
    expect(await typed(bench, email, id, browser())).toBeNull()
    const token = await typed(bench, email, id, null)
    if (!token) throw new Error('no token')
    await openByMail(bench, token, byCode, now())
    expect([await opens(bench, email, hers), await noticesAbout(bench, token)]).toEqual([[hers], []])
  })

  const rivals: [string, (email: string) => Promise<unknown>][] = [
    ['a program', (email) => ask(bench, email, hers)],
    ['a page', (email) => ask(bench, email, hers, { browser: browser() })],
    [
      'a program that wants no password',
      async (email) => {
        await requestMagicLink(bench, { email, create_user: true }, {})
        await answerRequests(bench)
      },
    ],
  ]
  test.each(rivals)('where %s asked too, nobody’s password is kept, and the owner is told', async (_name, rival) => {
    for (const order of ['rival first', 'rival second', 'at once']) {
      const email = newAddress()
      if (order === 'rival first') await rival(email)
      if (order === 'rival first') clock.forward(minute)
      const id = await ask(bench, email, his)
      if (order === 'rival second') clock.forward(minute)
      if (order !== 'rival first') await rival(email)
      const token = await tokenOf(bench, id)
      await openByMail(bench, token, byCode, now())
      expect([order, await opens(bench, email, hers, his), await noticesAbout(bench, token)]).toEqual([
        order,
        [],
        ['password_dropped'],
      ])
    }
  })

  test('of several mails the newest one’s code is taken', async () => {
    const email = newAddress()
    const first = await ask(bench, email, his)
    clock.forward(minute)
    const second = await ask(bench, email, hers)
    expect([await typed(bench, email, first, null), await typed(bench, email, second, null)]).toMatchObject([
      null,
      { id: second },
    ])
  })

  test('a link keeps no password', async () => {
    const email = newAddress()
    const token = await tokenOf(bench, await ask(bench, email, his))
    await openByMail(bench, token, byLink, now())
    expect([await opens(bench, email, his), await noticesAbout(bench, token)]).toEqual([[], ['password_dropped']])
  })

  test('sent again it keeps the one password there is, and of two none', async () => {
    for (const others of [0, 1]) {
      const email = newAddress()
      await ask(bench, email, hers)
      clock.forward(minute)
      if (others > 0) await ask(bench, email, his)
      clock.forward(minute)
      const token = await tokenOf(bench, await ask(bench, email, null))
      await openByMail(bench, token, byCode, now())
      expect(await opens(bench, email, hers, his)).toEqual(others > 0 ? [] : [hers])
    }
  })
})

describe('of a program with a challenge', () => {
  const verifier = 'v'.repeat(50)
  const challenge: Challenge = {
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 's256',
  }
  async function opened() {
    const email = newAddress()
    const token = await tokenOf(bench, await ask(bench, email, hers, { challenge }))
    const code = await codeByMail(bench, token, now())
    const redeem = (code_verifier: string) =>
      openByCode(bench, { auth_code: code, code_verifier, user_agent: null }, now())
    return { email, token, redeem }
  }

  test('it is the user’s once the code is exchanged with the verifier, and not before', async () => {
    const { email, redeem, token } = await opened()
    expect(await opens(bench, email, hers)).toEqual([])
    await expect(redeem('x'.repeat(50))).rejects.toThrow('bad_code_verifier')
    expect(await opens(bench, email, hers)).toEqual([])
    const all = await Promise.allSettled([redeem(verifier), redeem(verifier), redeem(verifier)])
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect([await opens(bench, email, hers), await noticesAbout(bench, token)]).toEqual([[hers], []])
    expect(await bench.sql('select 1 from flows where password_hash is not null')).toEqual([])
  })

  test('one that was set meanwhile stays', async () => {
    const { email, redeem, token } = await opened()
    const holder = await signedInAs(bench, { id: token.user_id, email })
    await changePassword(bench, holder, his, now())
    await expect(redeem(verifier)).rejects.toThrow('flow_state_not_found')
    expect(await opens(bench, email, hers, his)).toEqual([his])
  })

  test('where another one’s link is opened, neither password is the user’s', async () => {
    const email = newAddress()
    const strange = await tokenOf(bench, await ask(bench, email, his, { challenge }))
    await ask(bench, email, hers, { challenge: { ...challenge, code_challenge: 'w'.repeat(43) } })
    const auth_code = await codeByMail(bench, strange, now())
    const hersToo = { auth_code, code_verifier: 'w'.repeat(50), user_agent: null }
    await expect(openByCode(bench, hersToo, now())).rejects.toThrow('bad_code_verifier')
    expect(await opens(bench, email, hers, his)).toEqual([])
  })
})
