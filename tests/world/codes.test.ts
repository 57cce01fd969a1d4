import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { cookiesOf, sendForm } from '../kit/actor.ts'
import { moveClock } from '../kit/clock.ts'
import { mailedCode } from '../kit/mail.ts'
import { seeded, seedOf } from '../kit/random.ts'
import { ageProofs, cookieSession, type SeededActor, seedActor, seededPassword } from '../kit/seed.ts'
import { codeAt } from '../kit/totp.ts'
import { inShapeOf, pasted, typedCode } from '../kit/typing.ts'
import { startWorld, type World } from '../kit/world.ts'
import { worldTests } from '../kit/world-data.ts'

const minute = 60_000
const twoStep = '/dashboard/settings/two-step'

let world: World
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { tick: false, people: 5 })
})
beforeEach(() => world.sql('delete from rate_limits'))
afterAll(() => world?.close())

/** How a person types a code. */
type Typing = (code: string) => string

/** Turns two-step sign-in on by the pages; returns the app's secret and the recovery codes. */
async function turnOn(actor: SeededActor, typing: Typing): Promise<{ secret: string; recovery: string[] }> {
  const begun = await sendForm(world, twoStep, { intent: 'begin' }, actor.cookie)
  expect(begun.status).toBe(302)
  const page = await fetch(world.origin + twoStep, { headers: { cookie: actor.cookie } })
  const secret = /secret=([A-Z2-7]+)/.exec(await page.text())?.[1] ?? ''
  const verified = await sendForm(world, twoStep, { intent: 'verify', code: typing(appCode(secret)) }, actor.cookie)
  expect(verified.status).toBe(200)
  const recovery = (await verified.text()).match(/\b[a-z2-7]{4}(?:-[a-z2-7]{4}){5}\b/g) ?? []
  actor.cookie = cookiesOf(verified)
  await moveClock(world, minute)
  return { secret, recovery: [...new Set(recovery)] }
}

const appCode = (secret: string) => codeAt(secret, world.sandbox.clock.now())

async function signInWith(actor: SeededActor, fields: Record<string, string>): Promise<number> {
  const first = await sendForm(world, '/login', { email: actor.email, password: seededPassword })
  const second = await sendForm(world, '/login/factor', fields, cookiesOf(first))
  return second.status
}

async function byFactorCall(actor: SeededActor, secret: string, typing: Typing): Promise<number> {
  const [factor] = await world.sql<{ id: string }>('select id from factors where user_id = $1', [actor.id])
  const challenge = await actor.call('POST', `/auth/v1/factors/${factor?.id}/challenge`)
  const { id } = (await challenge.json()) as { id: string }
  const answer = { challenge_id: id, code: typing(appCode(secret)) }
  return (await actor.call('POST', `/auth/v1/factors/${factor?.id}/verify`, answer)).status
}

/** Every field and call that takes a code of six digits, and those for recovery codes. */
async function everyField(typing: Typing, recoveryTyping: Typing = typing): Promise<void> {
  const actor = await seedActor(world)
  await world.sql('delete from mail_tokens')

  await actor.call('GET', '/auth/v1/reauthenticate')
  const nonce = await mailedCode(world, actor.email, /confirmation code/)
  const changed = await actor.call('PUT', '/auth/v1/user', { data: { a: 'b' }, nonce: typing(nonce) })
  expect(changed.status).toBe(200)

  const waiting = cookiesOf(await sendForm(world, '/forgot-password', { email: actor.email }))
  const mailed = await mailedCode(world, actor.email, /^Reset/)
  const opened = await sendForm(world, '/check-email', { intent: 'code', code: typing(mailed) }, waiting)
  expect(opened.headers.get('location')).toMatch(/^\/reset-password/)

  await actor.call('POST', '/auth/v1/otp', { email: actor.email })
  const token = await mailedCode(world, actor.email, /sign-in link/)
  const verified = { type: 'email', email: actor.email, token: typing(token) }
  expect((await actor.call('POST', '/auth/v1/verify', verified)).status).toBe(200)

  actor.cookie = await cookieSession(world, actor.id)
  const { secret, recovery } = await turnOn(actor, typing)
  expect(recovery).toHaveLength(10)
  const [first = '', second = '', third = ''] = recovery
  expect(await signInWith(actor, { intent: 'code', code: typing(appCode(secret)) })).toBe(302)
  await moveClock(world, minute)
  expect(await signInWith(actor, { intent: 'recovery', recovery_code: recoveryTyping(first) })).toBe(302)
  const again = (await seedSession(actor)).access_token
  const taken = await fetch(`${world.origin}/auth/v1/factors/recovery-codes/verify`, {
    method: 'POST',
    headers: { authorization: `Bearer ${again}`, 'content-type': 'application/json' },
    body: JSON.stringify({ code: recoveryTyping(second) }),
  })
  expect(taken.status).toBe(200)
  const fresh = { ...actor, call: callAs((await seedSession(actor)).access_token) }
  expect(await byFactorCall(fresh, secret, typing)).toBe(200)
  await moveClock(world, minute)

  await ageProofs(world, actor.id)
  const off = await sendForm(world, twoStep, { intent: 'off', proof: recoveryTyping(third) }, actor.cookie)
  expect(off.status).toBe(302)
}

const callAs =
  (token: string): SeededActor['call'] =>
  (method, path, body) =>
    fetch(world.origin + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })

async function seedSession({ email }: SeededActor): Promise<{ access_token: string }> {
  const answer = await callAs('')('POST', '/auth/v1/token?grant_type=password', { email, password: seededPassword })
  return (await answer.json()) as { access_token: string }
}

worldTests('“My code is right, and it says it’s wrong”', 'codes', (codes) => {
  test.each(codes)('a code typed like %j is accepted in every field and call', (typed) =>
    everyField((code) => (code.length === 6 ? inShapeOf(typed, code) : pasted(seeded(7), code))),
  )
})

describe('neighbours of these codes, by seed', () => {
  const random = seeded(seedOf(20_261_127))

  test('digits of several scripts, grouped, with invisible characters', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await everyField(
        (code) => typedCode(random, code),
        (code) => pasted(random, code.toUpperCase().replaceAll('-', random.pick(['-', '–', ' ', '', '—']))),
      )
      await world.sql('delete from rate_limits')
    }
  })

  test('a wrong code stays wrong in every script', async () => {
    const actor = await seedActor(world)
    const { secret } = await turnOn(actor, (code) => code)
    for (let turn = 0; turn < 6; turn += 1) {
      const wrong = String((Number(appCode(secret)) + 1 + random.int(0, 900_000)) % 1_000_000).padStart(6, '0')
      if (
        [-1, 0, 1].some(
          (step) => codeAt(secret, new Date(world.sandbox.clock.now().getTime() + step * 30_000)) === wrong,
        )
      )
        continue
      expect(await signInWith(actor, { intent: 'code', code: typedCode(random, wrong) })).toBe(422)
      await world.sql('delete from rate_limits')
    }
  })
})
