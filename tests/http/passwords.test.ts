import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { sendForm } from '../kit/actor.ts'
import { errorOf, newClient } from '../kit/auth-client.ts'
import { linksOfErrors } from '../kit/form-on.ts'
import { seedActor } from '../kit/seed.ts'
import { startWorld, type World } from '../kit/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld(inject('postgres'), {
    role: 'web',
    tick: false,
    people: 5,
    env: { EMAIL_CONFIRMATION: 'off' },
  })
})
beforeEach(() => world.sql('delete from rate_limits'))
afterAll(() => world?.close())

let count = 0
const newcomer = () => `annika.lindqvist${count++}@fernwick.example`

describe('an easily guessed password', () => {
  test.each([
    ['hockey', 'one of the most common passwords'],
    ['dallas', 'one of the most common passwords'],
    ['Cowboys', 'one of the most common passwords'],
    ['hockey9?7', 'a very common password with a little added'],
    ['warbler', 'product’s name'],
    ['lindqvist!', 'your email address'],
    ['fernwick', 'your email address'],
  ])('"%s" is rejected by the page and by the API, with the reason', async (password, why) => {
    const email = newcomer()
    const page = await sendForm(world, '/signup', { email, password })
    const html = await page.text()
    expect([page.status, html.includes(why), html.includes(`value="${email}"`)]).toEqual([422, true, true])
    expect(html).toContain('id="password-error"')
    const { error } = await newClient(world).signUp({ email, password })
    expect(errorOf(error)).toEqual(['AuthWeakPasswordError', 'weak_password', 422])
    expect((error as unknown as { reasons: string[] }).reasons).toEqual(['pwned'])
    expect(await world.sql('select 1 from users where email = $1', [email])).toEqual([])
  })

  test('is rejected at a password change too, including parts of the account’s email address', async () => {
    const actor = await seedActor(world)
    await world.sql('update users set email = $2 where id = $1', [actor.id, newcomer()])
    const change = { intent: 'password', current_password: actor.password, new_password: 'lindqvist2026' }
    const answer = await sendForm(world, '/dashboard/settings/security', change, actor.cookie)
    const html = await answer.text()
    expect([answer.status, html.includes('your email address')]).toEqual([422, true])
    expect(html).toContain('id="new_password-error"')
    expect(linksOfErrors(html).filter((id) => !html.includes(`id="${id}"`))).toEqual([])
    const called = await actor.call('PUT', '/auth/v1/user', { password: 'lindqvist2026' })
    expect([called.status, (await called.json()) as object]).toMatchObject([422, { code: 'weak_password' }])
  })

  test('still signs in an existing account, and the client is told that it is weak', async () => {
    const { id, email } = await seedActor(world)
    await world.sql('update users set password_hash = $2 where id = $1', [id, await hash('hockey')])
    const { data, error } = await newClient(world).signInWithPassword({ email, password: 'hockey' })
    expect([error, data.weakPassword?.reasons]).toEqual([null, ['pwned']])
    expect(data.weakPassword?.message).toContain('one of the most common passwords')
  })
})

describe('a password is compared as typed, in one form of Unicode', () => {
  const multipart = (path: string, fields: Record<string, string>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    return fetch(world.origin + path, { method: 'POST', redirect: 'manual', headers: { origin: world.origin }, body })
  }

  test.each([
    ['leading and trailing blanks', '  seven birds  ', 'seven birds'],
    ['only blanks', ' \t\u00a0 \u3000 \t', ' \t \t'],
    ['decomposed accents', 'cafe\u0301 au lait', 'cafe au lait'],
    ['composed accents', 'caf\u00e9 au lait', 'cafe\u00b4 au lait'],
    ['ligatures', '\ufb01ve \ufb01ne ducks', 'five fine ducks'],
    ['full-width letters', 'ｓｅｖｅｎ birds', 'seven birds'],
    ['128 characters of two code units', '🐦🐤🐥🐣🦉🦜🦢🐓'.repeat(16), '🐦🐤🐥🐣🦉🦜🦢🐓'.repeat(15)],
    ['characters that forms and URLs escape', 'a+b&c=d%20;"<e>', 'a b&c=d ;"<e>'],
    ['invisible characters', 'seven\u200bbirds\u200d\ufe0f', 'sevenbirds'],
  ])('%s', async (_what, password, other) => {
    for (const send of [(path: string, fields: Record<string, string>) => sendForm(world, path, fields), multipart]) {
      const email = newcomer()
      expect((await send('/signup', { email, password })).status).toBe(302)
      for (const [attempt, status] of [
        [password, 302],
        [other, 400],
      ] as const)
        expect((await send('/login', { intent: 'sign-in', email, password: attempt })).status).toBe(status)
      const bySdk = (attempt: string) => newClient(world).signInWithPassword({ email, password: attempt })
      expect((await bySdk(password)).error).toBeNull()
      expect((await bySdk(other)).error?.code).toBe('invalid_credentials')
    }
  })
})
