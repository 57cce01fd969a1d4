import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { ageProofs, cookieSession, type SeededActor, seedActor } from '../kit/seed.ts'
import { startWorld, type World } from '../kit/world.ts'

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'

let world: World
let actor: SeededActor
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { role: 'web', tick: false, people: 20 })
})
afterAll(() => world?.close())
beforeEach(async () => {
  await world.sql('delete from rate_limits')
  actor = await seedActor(world)
})

async function signedInBrowser(): Promise<{ session: string; mark: string }> {
  const answer = await fetch(`${world.origin}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: world.origin, 'user-agent': chrome },
    body: new URLSearchParams({ intent: 'sign-in', email: actor.email, password: actor.password }),
  })
  const cookie = (name: string) =>
    answer.headers
      .getSetCookie()
      .find((one) => one.startsWith(`${name}=`))
      ?.split(';')[0] ?? ''
  return { session: cookie('warble'), mark: cookie('warble_device') }
}

const ask = (cookie: string) =>
  fetch(`${world.origin}/api/extension/pairing-code`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: world.origin, cookie },
    body: '{}',
  })
const outcome = async (answer: Response) => {
  const { error } = (await answer.json()) as { error?: { code: string } }
  return [answer.status, error?.code]
}

test('a copied session’s cookie pairs no extension in a browser where the user has not signed in', async () => {
  const { session, mark } = await signedInBrowser()
  await ageProofs(world, actor.id)
  const others = (await signedInBrowser()).mark.replace(/=.{4}/, '=AAAA')
  await ageProofs(world, actor.id)
  for (const copied of [session, `${session}; ${others}`])
    expect(await outcome(await ask(copied))).toEqual([403, 'browser_unknown'])
  expect(await outcome(await ask(`${session}; ${mark}`))).toEqual([200, undefined])
})

test('a recent proof stands for the browser, where it refuses to keep its mark', async () => {
  expect(await outcome(await ask(await cookieSession(world, actor.id)))).toEqual([200, undefined])
})

test('the user gets a mail about an extension paired on another device than those they signed in on', async () => {
  const { session, mark } = await signedInBrowser()
  const mails = () =>
    world.sql(`select data from jobs.job where data ->> 'user_id' = $1 and data ->> 'notice' = 'new_sign_in'`, [
      actor.id,
    ])
  const pairOn = async (userAgent: string) => {
    const { code } = (await (await ask(`${session}; ${mark}`)).json()) as { code: string }
    const answer = await fetch(`${world.origin}/api/extension/pair`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': userAgent },
      body: JSON.stringify({ code, extension_version: '1.2.0', browser_info: 'Chrome on Linux' }),
    })
    expect(answer.status).toBe(200)
  }
  await pairOn(chrome)
  expect(await mails()).toEqual([])
  await pairOn(firefox)
  expect(await mails()).toHaveLength(1)
})
