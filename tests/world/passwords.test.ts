import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { sendForm } from '../kit/actor.ts'
import { seeded, seedOf } from '../kit/random.ts'
import { cookieSession, seedActor } from '../kit/seed.ts'
import { startWorld, type World } from '../kit/world.ts'
import { worldTests } from '../kit/world-data.ts'

let world: World
beforeAll(async () => {
  const env = { EMAIL_CONFIRMATION: 'off' }
  world = await startWorld(inject('postgres'), { role: 'web', tick: false, people: 5, env })
})
beforeEach(() => world.sql('delete from rate_limits'))
afterAll(() => world?.close())

let count = 0
async function newcomer(password: string): Promise<string> {
  count += 1
  const email = `someone${count}@example.com`
  const signed = await sendForm(world, '/signup', { email, password, time_zone: 'UTC' })
  expect([JSON.stringify(password), signed.status]).toEqual([JSON.stringify(password), 302])
  return email
}

/** By the form and by the call. */
async function canSignIn(email: string, password: string): Promise<boolean> {
  const form = await sendForm(world, '/login', { email, password })
  const call = await fetch(`${world.origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  await world.sql('delete from rate_limits')
  expect(form.status === 302).toBe(call.status === 200)
  return call.status === 200
}

async function areTheSame(one: string, other: string): Promise<void> {
  for (const [chosen, typed] of [
    [one, other],
    [other, one],
  ] as const) {
    const email = await newcomer(chosen)
    expect(await canSignIn(email, typed)).toBe(true)
    expect(await canSignIn(email, chosen)).toBe(true)
    const [user] = await world.sql<{ id: string }>('select id from users where email = $1', [email])
    const cookie = await cookieSession(world, user?.id ?? '')
    const change = { intent: 'password', current_password: typed, new_password: 'quite another sentence' }
    expect((await sendForm(world, '/dashboard/settings/security', change, cookie)).status).toBe(302)
    expect(await canSignIn(email, typed)).toBe(false)
  }
}

/** An account of before, whose hash is of the password exactly as typed. */
async function isRenewed(old: string, other: string): Promise<void> {
  const { id, email } = await seedActor(world)
  const former = await hash(old, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  await world.sql('update users set password_hash = $2 where id = $1', [id, former])
  expect(await canSignIn(email, old)).toBe(true)
  expect(await canSignIn(email, other)).toBe(true)
}

worldTests('“My password works on my phone and not on my laptop”', 'passwords_that_are_the_same', (pairs) => {
  test.each(pairs)('%j and %j are one password', areTheSame)
  test.each(pairs)('an older account with %j can still sign in, and then also with %j', isRenewed)
})

describe('neighbours of these passwords, by seed', () => {
  const random = seeded(seedOf(20_261_128))
  const spaces = [' ', '\u00a0', '\u2003', '\u2009', '\u202f', '\u3000']
  const words = [
    'crème',
    'brûlée',
    'Ångström',
    'naïve',
    'Việt',
    'नमस्ते',
    '한국말',
    'がぎぐ',
    'ﬁve',
    'Ｗｉｄｅ',
    '🐦',
    'straße',
  ]
  const spelled = (list: string[]) =>
    list.map((word) => word.normalize(random.pick(['NFC', 'NFD']))).join(random.pick(spaces))

  test('the same words by other keyboards and systems', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const list = Array.from({ length: 4 }, () => random.pick(words))
      await areTheSame(spelled(list), spelled(list))
      await isRenewed(spelled(list), list.join(' ').normalize('NFC'))
    }
  })

  test.each([
    ['ﬁve ﬁne ducks 5', 'five fine ducks 5'],
    ['Ｗｉｄｅ open sea', 'Wide open sea'],
    ['straße am see', 'strasse am see'],
    ['A plain sentence', 'a plain sentence'],
    ['five  fine ducks', 'five fine ducks'],
    ['x² and 10 ducks', 'x2 and 10 ducks'],
  ])('%j and %j stay two', async (chosen, other) => {
    expect(await canSignIn(await newcomer(chosen), other)).toBe(false)
  })
})
