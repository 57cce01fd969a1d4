import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { cookiesOf, sendForm } from '../kit/actor.ts'
import { consent, finishSignIn, googleMails, signInByGoogle, startSignIn, toastOf } from '../kit/google.ts'
import { mailAbout } from '../kit/mail.ts'
import { seedActor } from '../kit/seed.ts'
import { startWorld, type World } from '../kit/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { tick: false, people: 5, google: true })
})
afterAll(() => world?.close())
beforeEach(async () => {
  await world.sql('delete from rate_limits')
  await world.sql('delete from identities')
})

const hasSession = (answer: Response) => /(^|; )warble=/.test(cookiesOf(answer))
const startLinking = async (cookie: string) => startSignIn(world, { intent: 'google' }, cookie, '/auth/link')
const securityPage = async (actor: { cookie: string }) =>
  (await fetch(`${world.origin}/dashboard/settings/security`, { headers: { cookie: actor.cookie } })).text()

test('a linked Google account can sign in until it is removed', async () => {
  const actor = await seedActor(world)
  const { address, cookie } = await startLinking(actor.cookie)
  const answer = await finishSignIn(await consent(address, googleMails.demo), cookie)
  expect([answer.headers.get('location'), hasSession(answer)]).toEqual(['/dashboard/settings/security', false])
  expect(await securityPage(actor)).toContain(googleMails.demo)
  expect((await mailAbout(world, actor.email, /Google was added as a way to sign in/)).text).toContain(googleMails.demo)
  const entered = await signInByGoogle(world, googleMails.demo)
  expect(entered.headers.get('location')).toBe('/dashboard')
  expect(await world.sql('select user_id from identities where email = $1', [googleMails.demo])).toEqual([
    { user_id: actor.id },
  ])
  const [row] = await world.sql<{ id: string }>('select id from identities where user_id = $1', [actor.id])
  await sendForm(world, '/dashboard/settings/security', { intent: 'unlink', identity_id: row?.id ?? '' }, actor.cookie)
  expect(await securityPage(actor)).not.toContain(googleMails.demo)
  const gone = await fetch(`${world.origin}/dashboard`, { redirect: 'manual', headers: { cookie: cookiesOf(entered) } })
  expect(gone.headers.get('location')).toMatch(/^\/login/)
  await mailAbout(world, actor.email, /way to sign in was removed/)
})

test('an account is linked only to the session that started linking, and not if another user has it', async () => {
  const [actor, other] = [await seedActor(world), await seedActor(world)]
  const first = await startLinking(actor.cookie)
  const browserCookie = first.cookie.split('; ').find((part) => part.startsWith('warble_browser=')) ?? ''
  for (const cookie of [browserCookie, `${browserCookie}; ${other.cookie}`]) {
    const { address } = await startLinking(`${actor.cookie}; ${browserCookie}`)
    const answer = await finishSignIn(await consent(address, googleMails.demo), cookie)
    expect(await toastOf(world, answer)).toContain('There was an issue setting up your account')
  }
  const back = await finishSignIn(await consent(first.address, googleMails.demo), first.cookie)
  expect(back.headers.get('location')).toBe('/dashboard/settings/security')
  const second = await startLinking(other.cookie)
  const taken = await finishSignIn(await consent(second.address, googleMails.demo), second.cookie)
  expect(await pageAfter(taken, other.cookie)).toContain('Identity is already linked')
  expect(await world.sql('select user_id from identities where email = $1', [googleMails.demo])).toEqual([
    { user_id: actor.id },
  ])
  const [row] = await world.sql<{ id: string }>('select id from identities where user_id = $1', [actor.id])
  const fields = { intent: 'unlink', identity_id: row?.id ?? '' }
  const foreign = await sendForm(world, '/dashboard/settings/security', fields, other.cookie)
  expect(foreign.status).toBe(422)
})

const pageAfter = async (answer: Response, cookie: string) =>
  (
    await fetch(new URL(answer.headers.get('location') ?? '/', world.origin), {
      headers: { cookie: `${cookie}; ${cookiesOf(answer)}` },
    })
  ).text()
