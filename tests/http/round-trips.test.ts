import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { cookiesOf, mailedLink, sendForm } from '../kit/actor.ts'
import { mailTo, must, newClient } from '../kit/auth-client.ts'
import { consent, finishSignIn, googleMails, signInByGoogle, startGoogleSignIn } from '../kit/google.ts'
import { mailedCode } from '../kit/mail.ts'
import { seedActor } from '../kit/seed.ts'
import { until } from '../kit/until.ts'
import { newcomer, post, signInOnPage, startWaysIn, visit, ways } from '../kit/ways-in.ts'
import type { World } from '../kit/world.ts'

/** How often a sign-in waits for the database, by the access log, which counts every statement that passes the pool. */

let world: World
beforeAll(async () => {
  world = await startWaysIn(inject('postgres'))
})
afterAll(() => world?.close())
beforeEach(() => world.sql('delete from rate_limits'))

const signedUp = async () => {
  const email = newcomer()
  const answer = await sendForm(world, '/signup', { email, password: 'a plain long sentence', time_zone: 'UTC' })
  return { email, cookie: cookiesOf(answer) }
}

/** Journeys besides the ways to start a session. */
const others: Record<string, () => Promise<{ enter(): Promise<unknown> }>> = {
  'a password on the page, in a known browser': async () => {
    const user = await seedActor(world)
    const cookie = cookiesOf(await signInOnPage(user))
    const device = /warble_device=[^;]+/.exec(cookie)?.[0]
    const { email, password } = user
    return { enter: () => sendForm(world, '/login', { intent: 'sign-in', email, password }, device) }
  },
  'a wrong password on the page': async () => {
    const user = await seedActor(world)
    return { enter: () => signInOnPage({ ...user, password: 'a wrong long sentence' }) }
  },
  'an API client’s wrong password': async () => {
    const { email } = await seedActor(world)
    return { enter: () => post('/auth/v1/token?grant_type=password', { email, password: 'a wrong long sentence' }) }
  },
  'a refresh token': async () => {
    const { email, password } = await seedActor(world)
    const client = newClient(world)
    const { session } = await must(client.signInWithPassword({ email, password }))
    return { enter: () => post('/auth/v1/token?grant_type=refresh_token', { refresh_token: session?.refresh_token }) }
  },
  'the link of a sign-up': async () => {
    const { email, cookie } = await signedUp()
    const link = await mailedLink(world, email)
    return { enter: () => visit(link, cookie) }
  },
  'the code of a sign-up': async () => {
    const { email, cookie } = await signedUp()
    const code = await mailedCode(world, email, /./)
    return { enter: () => sendForm(world, '/check-email', { intent: 'code', code }, cookie) }
  },
  'the link of an API client’s sign-up': async () => {
    const email = newcomer()
    await must(newClient(world).signUp({ email, password: 'a plain long sentence' }))
    const { token_hash } = await mailTo(world, email, /./)
    return { enter: () => post('/auth/v1/verify', { type: 'signup', token_hash }) }
  },
  'Google, for a known user': async () => {
    await signInByGoogle(world, googleMails.robin)
    const { address, cookie } = await startGoogleSignIn(world)
    const back = await consent(address, googleMails.robin)
    return { enter: () => finishSignIn(back, cookie) }
  },
  'a password on the page, in a new browser of a known user': async () => {
    const user = await seedActor(world)
    await signInOnPage(user)
    return { enter: () => signInOnPage(user) }
  },
  'an API client’s password, with a mail about the new client': async () => {
    const { email, password } = await seedActor(world)
    return { enter: () => post('/auth/v1/token?grant_type=password', { email, password }) }
  },
}

/** The number of statements behind an answer, and how often it waited for one. */
async function useOf(answer: Response): Promise<{ queries: number; round_trips: number }> {
  const id = `"request_id":"${answer.headers.get('x-request-id')}"`
  const isIts = (line: string) => line.includes(id) && line.includes('"msg":"request"')
  return JSON.parse(await until(() => world.output().split('\n').find(isIts)))
}

const most: Record<string, number> = {
  'a password on the page': 4,
  'a password on the page, in a known browser': 4,
  'a password on the page, in a new browser of a known user': 4,
  'a wrong password on the page': 4,
  'an API client’s password': 5,
  'an API client’s password, with a mail about the new client': 5,
  'an API client’s wrong password': 4,
  'a refresh token': 3,
  'Google, for a known user': 3,
  Google: 12,
  'the company': 3,
  'a mailed link': 7,
  'a mailed code': 9,
  'the link of a sign-up': 9,
  'the code of a sign-up': 11,
  'an API client’s mailed link': 9,
  'the link of an API client’s sign-up': 12,
  'a sign-up without confirmation': 9,
}

test.each(Object.entries(most))('%s takes at most %i round trips', async (name, trips) => {
  const prepare = { ...ways, ...others }[name] as (typeof others)[string]
  const { enter } = await prepare()
  const { queries, round_trips } = await useOf((await enter()) as Response)
  expect(queries).toBeGreaterThan(1)
  expect(round_trips).toBeLessThanOrEqual(trips)
})
