import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { ChangePassword, ResetPassword, SignIn, SignUp } from '#app/contract/forms.ts'
import { changePassword } from '#app/domain/account/user/change-password.ts'
import { checkPassword, hashPassword, requireStrong } from '#app/domain/account/user/password.ts'
import { standardRules } from '#app/domain/account/user/rules.ts'
import { signUp } from '#app/domain/account/user/sign-up.ts'
import { type AccountBench, authenticate, newAccount, signedInAs } from '../kit/accounts.ts'
import { startBench, unique } from '../kit/bench.ts'
import { fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { manualClock } from '../kit/manual-clock.ts'
import { type Random, seeded, seedOf } from '../kit/random.ts'

const password = 'a plain long sentence'
/** OWASP's parameters, as encoded in the hash. */
const currentParameters = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/

let bench: AccountBench
beforeAll(async () => {
  bench = await startBench(inject('postgres'), manualClock(), fakeNetwork(fakeAccount('1', 'nobody')))
})
afterAll(() => bench?.close())

const now = () => bench.clock.now()

async function stored(email: string): Promise<string> {
  const [user] = await bench.sql<{ password_hash: string }>('select password_hash from users where email = $1', [email])
  return user?.password_hash ?? ''
}

describe('the stored hash of a password', () => {
  test('is argon2id with 19 MiB, two passes and one lane, after a sign-up and after a change', async () => {
    const email = `${unique()}@example.com`
    const rules = { ...bench.rules, confirm_email: false }
    await signUp({ ...bench, rules }, { email, password }, {}, now())
    expect(await stored(email)).toMatch(currentParameters)
    const account = await newAccount(bench, { password })
    const holder = await signedInAs(bench, account)
    await changePassword(bench, holder, 'a new long sentence', now())
    expect(await stored(account.email)).toMatch(currentParameters)
    expect(await hashPassword(password)).not.toBe(await hashPassword(password))
  })

  test.each([
    ['less memory', { memoryCost: 8_192, timeCost: 2, parallelism: 1 }],
    ['fewer passes', { memoryCost: 19_456, timeCost: 1, parallelism: 1 }],
    ['argon2i', { memoryCost: 19_456, timeCost: 2, parallelism: 1, algorithm: 1 }],
  ])('with %s is upgraded at the next successful sign-in only', async (_what, weaker) => {
    const { id, email } = await newAccount(bench)
    const old = await hash(password, weaker)
    expect(old).not.toMatch(currentParameters)
    await bench.sql('update users set password_hash = $2 where id = $1', [id, old])
    await expect(authenticate(bench, { email, password: 'a wrong one' }, now())).rejects.toThrow('invalid_credentials')
    expect(await stored(email)).toBe(old)
    expect(await authenticate(bench, { email, password }, now())).toBe(id)
    const upgraded = await stored(email)
    expect(upgraded).toMatch(currentParameters)
    expect(await authenticate(bench, { email, password }, now())).toBe(id)
    expect(await stored(email)).toBe(upgraded)
    await expect(authenticate(bench, { email, password: 'a wrong one' }, now())).rejects.toThrow('invalid_credentials')
  })

  test.each([
    ['with decomposed accents', 'cafe\u0301 au lait 7', 'caf\u00e9 au lait 7'],
    ['with no-break spaces', 'a\u00a0plain\u3000long sentence', password],
  ])(
    'of a password %s, made as it was typed, is accepted and renewed at the next sign-in',
    async (_what, old, same) => {
      const { id, email } = await newAccount(bench)
      await bench.sql('update users set password_hash = $2 where id = $1', [
        id,
        await hash(old, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
      ])
      const signIn = (typed: string) => authenticate(bench, { email, password: typed }, now())
      await expect(signIn(same)).rejects.toThrow('invalid_credentials')
      expect(await signIn(old)).toBe(id)
      expect(await stored(email)).toMatch(currentParameters)
      expect(await signIn(same)).toBe(id)
      const renewed = await stored(email)
      expect(await signIn(old)).toBe(id)
      expect(await stored(email)).toBe(renewed)
    },
  )

  test('is not overwritten by an upgrade if the password is changed meanwhile', async () => {
    const { id, email } = await newAccount(bench)
    await bench.sql('update users set password_hash = $2 where id = $1', [id, await hash(password, { timeCost: 1 })])
    const changed = await hashPassword('quite another sentence')
    let reads = 0
    const db = bench.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        reads += 1
        if (reads === 1) await bench.sql('update users set password_hash = $2 where id = $1', [id, changed])
        return result
      },
    })
    await expect(authenticate({ ...bench, db }, { email, password }, now())).rejects.toThrow('invalid_credentials')
    expect(await stored(email)).toBe(changed)
  })
})

/** Characters of many scripts and kinds: letters, marks, blanks, controls, emoji, and surrogate pairs. */
const ranges = [
  ...([
    [0x20, 0x7e],
    [0x09, 0x0d],
    [0xa0, 0x24f],
    [0x300, 0x36f],
    [0x370, 0x52f],
    [0x5d0, 0x5ea],
  ] as const),
  ...([
    [0x620, 0x64a],
    [0x1100, 0x11ff],
    [0x200b, 0x202e],
    [0x3040, 0x30ff],
    [0x4e00, 0x4fff],
  ] as const),
  ...([
    [0xac00, 0xad00],
    [0xfe00, 0xfe0f],
    [0xff01, 0xff5e],
    [0x1f300, 0x1f6ff],
    [0x20000, 0x20100],
  ] as const),
]

function anyPassword(random: Random, length: number): string {
  return Array.from({ length }, () => {
    const [from, to] = random.pick(ranges)
    return String.fromCodePoint(random.int(from, to))
  }).join('')
}

/** What careless code would turn the password into. */
const variants = (text: string) => {
  const made = [
    text.trim(),
    text.normalize('NFC'),
    text.normalize('NFD'),
    text.normalize('NFKC'),
    text.toLowerCase(),
    text.toUpperCase(),
    text.replaceAll(/\s+/g, ' '),
    text.replaceAll('\r\n', '\n'),
    text.replaceAll(/[\u200b-\u200f\u202a-\u202e]|\p{Variation_Selector}/gu, ''),
    [...text].slice(0, -1).join(''),
    [...text].slice(0, 72).join(''),
    Buffer.from(text).subarray(0, 72).toString(),
    Buffer.from(text, 'latin1').toString('latin1'),
    `${text} `,
    ` ${text}`,
  ]
  return [...new Set(made)].filter((variant) => variant !== text)
}

describe('a password of any composition', () => {
  const random = seeded(seedOf(20_261_122))
  const lengths = [6, 7, 8, 127, 128, ...Array.from({ length: 9 }, () => random.int(6, 128))]

  // RFC 8265: what looks the same is the same, whatever keyboard or system wrote it.
  const oneForm = (text: string) => text.replaceAll(/\p{Zs}/gu, ' ').normalize('NFC')

  test.each(lengths)('of %i characters is accepted and matches only itself, in any form of Unicode', async (length) => {
    const chosen = anyPassword(random, length)
    for (const [form, fields] of [
      [SignUp, { email: 'a@example.com', password: chosen }],
      [SignIn, { email: 'a@example.com', password: chosen }],
      [ResetPassword, { password: chosen }],
    ] as const)
      expect(form.parse(fields).password).toBe(chosen)
    expect(ChangePassword.parse({ current_password: chosen, new_password: chosen }).new_password).toBe(chosen)
    await requireStrong(standardRules, { password: chosen, email: 'a@example.com' })
    const storedHash = await hashPassword(chosen)
    expect(await checkPassword(storedHash, chosen)).toBe(true)
    for (const variant of variants(chosen))
      expect([JSON.stringify(variant), await checkPassword(storedHash, variant)]).toEqual([
        JSON.stringify(variant),
        oneForm(variant) === oneForm(chosen),
      ])
  })

  test.each([1, 5])('of %i characters is too short, however many code units they have', async (length) => {
    const chosen = '🐦'.repeat(length)
    await expect(requireStrong(standardRules, { password: chosen, email: '' })).rejects.toThrow('weak_password')
  })

  test('of 129 characters is refused with a message, and 128 characters of two code units each are accepted', () => {
    const long = (character: string, length: number) => ResetPassword.safeParse({ password: character.repeat(length) })
    for (const character of ['x', '🐦']) {
      expect(long(character, 128).success).toBe(true)
      expect(long(character, 129).error?.issues[0]?.message).toBe('Use up to 128 characters.')
    }
  })

  test('with a lone surrogate is refused, as all of them would have the same hash', () => {
    expect(SignUp.safeParse({ email: 'a@example.com', password: 'a sentence \ud800' }).success).toBe(false)
  })
})
