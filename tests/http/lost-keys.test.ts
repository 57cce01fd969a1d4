import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { connectAndAnalyze, cookiesOf, sendForm } from '../kit/actor.ts'
import { apiError, errorOf, must, newClient } from '../kit/auth-client.ts'
import { type SeededActor, seedActor } from '../kit/seed.ts'
import { type RunningServer, startServer } from '../kit/server.ts'
import { authenticator } from '../kit/totp.ts'
import { until } from '../kit/until.ts'
import { startWorld, type World } from '../kit/world.ts'

const handle = 'pennywren'

/** Its server is restarted without the key that encrypted its tokens and authenticator secrets. */
let world: World
let server: RunningServer
let actor: SeededActor
let app: ReturnType<typeof authenticator>
let recovery: string[]
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { tick: false })
  actor = await seedActor(world)
  await connectAndAnalyze(world, actor, handle)
  await sendForm(world, '/onboarding', { intent: 'welcome' }, actor.cookie)
  const client = newClient(world)
  await must(client.signInWithPassword({ email: actor.email, password: actor.password }))
  const { id: factorId, totp } = await must(
    client.mfa.enroll({ factorType: 'totp', friendlyName: 'Authenticator app' }),
  )
  app = authenticator(world, totp.secret)
  await must(client.mfa.challengeAndVerify({ factorId, code: await app.code() }))
  recovery = (await must(client.mfa.recoveryCodes.generate())).codes
  await world.stop()
  server = await startServer('all', { ...world.env, SEAL_KEYS: `k2:${Buffer.alloc(32, 'another').toString('base64')}` })
})
afterAll(async () => {
  await server?.stop()
  await world?.close()
})

let cookie = ''
const open = async (path: string) => {
  const answer = await fetch(server.origin + path, { redirect: 'manual', headers: { cookie } })
  return { status: answer.status, html: (await answer.text()).replace(/<!-- -->/g, '') }
}
const send = (path: string, fields: Record<string, string>) =>
  fetch(server.origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: server.origin, cookie },
    body: new URLSearchParams(fields),
  })
const signIn = async () => cookiesOf(await send('/login', { email: actor.email, password: actor.password }))

test('the sign-in says that the app’s codes no longer work and accepts a recovery code', async () => {
  cookie = await signIn()
  const { status, html } = await open('/login/factor')
  expect([status, html]).toEqual([200, expect.stringContaining('We can’t check your authenticator app')])
  expect(html).toContain('href="mailto:support@warble.test"')
  expect(html).not.toContain('name="code"')
  const refused = await send('/login/factor', { intent: 'code', code: await app.code() })
  expect([refused.status, await refused.text()]).toEqual([
    422,
    expect.stringContaining('can’t check this authenticator app anymore'),
  ])

  const client = newClient(server)
  await must(client.signInWithPassword({ email: actor.email, password: actor.password }))
  const factorId = (await must(client.mfa.listFactors())).totp[0]?.id ?? ''
  const verified = await client.mfa.challengeAndVerify({ factorId, code: await app.code() })
  expect(errorOf(verified.error)).toEqual(apiError('mfa_verification_rejected', 422))
  expect(verified.error?.message).toMatch(/recovery code/)

  const raised = await send('/login/factor', { intent: 'recovery', recovery_code: recovery[0] ?? '' })
  expect(raised.status).toBe(302)
  cookie = cookiesOf(raised)
})

test('every page opens, and the authenticator app can be removed and set up again', async () => {
  const settings = ['/dashboard/settings', '/dashboard/settings/security', '/dashboard/settings/two-step']
  const pages = ['/dashboard', '/dashboard/analytics', '/dashboard/activity', '/dashboard/plan', '/dashboard/support']
  for (const path of [...pages, ...settings, '/onboarding?step=2', '/onboarding?step=3'])
    expect([path, (await open(path)).status]).toEqual([path, 200])
  const off = { intent: 'off', proof: await app.code() }
  const wrong = await send('/dashboard/settings/two-step', off)
  expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('Use a recovery code instead')])
  const removed = await send('/dashboard/settings/two-step', { ...off, proof: recovery[1] ?? '' })
  expect(removed.status).toBe(302)
  cookie = cookiesOf(removed)
  expect((await send('/dashboard/settings/two-step', { intent: 'begin' })).status).toBe(302)
  expect((await open('/dashboard/settings/two-step')).html).toMatch(/([A-Z2-7]{4} ){7}[A-Z2-7]{4}/)
})

test('the bot stops at once, and the dashboard asks to reconnect the account', async () => {
  expect((await send('/onboarding?step=3', { intent: 'choose-start', mode: 'autopilot', wake: 'yes' })).status).toBe(
    302,
  )
  await until(async () => (await open('/dashboard')).html.includes(`Connect @${handle} again`))
  const { html } = await open('/dashboard')
  expect(html).toContain('Warble can no longer use its saved access to your account.')
  expect(html).not.toContain('Perch refused @')
  const info = await fetch(`${server.origin}/twitter/user-info/${actor.id}`, { headers: { cookie } })
  expect([info.status, await info.json()]).toMatchObject([200, { handle, is_connected: false }])
})

test('the server has logged no failed request', () => {
  expect(server.output()).not.toMatch(/request failed|"status":5\d\d/)
})
