import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cookiesOf, sendForm } from '../kit/actor.ts'
import { mailTo, must, newClient } from '../kit/auth-client.ts'
import { moveClock } from '../kit/clock.ts'
import { startWorld, type World } from '../kit/world.ts'

/** The time zone and the metadata of a sign-up belong to whoever gave them, who may not be the address's owner. */

let world: World
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { tick: false, people: 5 })
})
afterAll(() => world?.close())

const password = 'the sentence of somebody'

async function onPage(email: string, time_zone: string): Promise<string> {
  await nextMail()
  return cookiesOf(await sendForm(world, '/signup', { email, password: `${password} ${time_zone}`, time_zone }))
}
async function byProgram(email: string, name: string) {
  await nextMail()
  await must(newClient(world).signUp({ email, password: `${password} ${name}`, options: { data: { name } } }))
}
async function nextMail() {
  await moveClock(world, 61_000)
  await world.sql('delete from rate_limits')
}
const confirmation = (email: string, mails = 1) => mailTo(world, email, /Confirm/, mails)
const confirm = ({ token_hash }: { token_hash: string }, cookie = '') =>
  sendForm(world, '/auth/callback', { token_hash }, cookie)
const dataOf = async (email: string) => {
  const [user] = await world.sql<{ time_zone: string; user_metadata: object }>(
    'select time_zone, user_metadata from users where email = $1',
    [email],
  )
  return user
}

test('the owner’s are kept though a stranger signed the address up first', async () => {
  const email = 'owner@example.com'
  await byProgram(email, 'Not the owner')
  await confirmation(email)
  await onPage(email, 'Asia/Tokyo')
  await confirmation(email, 2)
  const browser = await onPage(email, 'Europe/Berlin')
  expect(await dataOf(email)).toEqual({ time_zone: 'UTC', user_metadata: {} })
  await confirm(await confirmation(email, 3), browser)
  expect(await dataOf(email)).toEqual({ time_zone: 'Europe/Berlin', user_metadata: {} })
})

test('nobody’s are where people disagree and the link is opened in another browser', async () => {
  const email = 'somebody@example.com'
  await onPage(email, 'Asia/Tokyo')
  await confirmation(email)
  await onPage(email, 'Europe/Berlin')
  await confirm(await confirmation(email, 2))
  expect(await dataOf(email)).toEqual({ time_zone: 'UTC', user_metadata: {} })
})

test('a single sign-up’s are kept on another device, also after the mail was sent again', async () => {
  const email = 'alone@example.com'
  const browser = await onPage(email, 'Europe/Lisbon')
  await confirmation(email)
  await nextMail()
  await sendForm(world, '/check-email', { intent: 'resend' }, browser)
  await confirm(await confirmation(email, 2))
  expect(await dataOf(email)).toEqual({ time_zone: 'Europe/Lisbon', user_metadata: {} })
})

test('those of a program are its user’s once the code is entered', async () => {
  const email = 'program@example.com'
  await byProgram(email, 'Robin')
  const { code } = await confirmation(email)
  await must(newClient(world).verifyOtp({ email, token: code, type: 'signup' }))
  expect(await dataOf(email)).toEqual({ time_zone: 'UTC', user_metadata: { name: 'Robin' } })
})
