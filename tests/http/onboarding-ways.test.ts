import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { connectAndAnalyze, cookiesOf, perchTokens, sendForm } from '../kit/actor.ts'
import { formOn } from '../kit/form-on.ts'
import { type SeededActor, seedActor } from '../kit/seed.ts'
import { until } from '../kit/until.ts'
import { startWorld, type World } from '../kit/world.ts'

let world: World
let actor: SeededActor
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { tick: false, people: 40 })
})
beforeEach(async () => {
  actor = await seedActor(world)
  await send('welcome')
  await send('plan', { plan_type: 'free' })
})
afterEach(() => actor.call('POST', '/twitter/disconnect', { user_id: actor.id }))
afterAll(() => world?.close())

const send = (intent: string, fields: Record<string, string> = {}) =>
  sendForm(world, '/onboarding', { intent, ...fields }, actor.cookie)

/** Where the page is at last, and its HTML. */
async function read(path: string) {
  const answer = await fetch(world.origin + path, { headers: { cookie: actor.cookie } })
  return { at: answer.url.slice(world.origin.length), html: (await answer.text()).replace(/<!-- -->/g, '') }
}
const titleAt = async (path: string) => {
  const { at, html } = await read(path)
  return [at, /<h1[^>]*>([^<]*)</.exec(html)?.[1]]
}
const connect = async (name: string) => connectAndAnalyze(world, actor, (await perchTokens(world, name)).handle)

test('the result of an analysis that ended while the user was away is shown when they come back, until they go on', async () => {
  await connect('finchroast')
  const { html } = await read('/onboarding')
  expect(html).toContain('>Analysis Complete</span>')
  expect(html).toContain('Is this you?')
  expect((await read('/dashboard')).html).toContain('Analysis Complete!')
  expect((await send('go-on')).headers.get('location')).toBe('/onboarding?step=3&choose=mode')
  expect((await read('/dashboard')).html).not.toContain('Analysis Complete!')
  expect(await titleAt('/onboarding')).toEqual(['/onboarding', 'You’re all set'])
  await send('finish')
  expect((await read('/onboarding')).at).toBe('/dashboard')
})

test('the result of a later analysis waits on the dashboard and in the setup, once', async () => {
  await connect('finchroast')
  await send('go-on')
  await send('finish')
  await send('analyze')
  await until(async () => (await read('/dashboard')).html.includes('Analysis Complete!'))
  expect((await read('/onboarding')).html).toContain('Is this you?')
  expect((await read('/onboarding')).at).toBe('/dashboard')
  expect((await read('/dashboard')).html).not.toContain('Analysis Complete!')
})

test('an analysis without posts to read says so, and goes when the account is disconnected', async () => {
  const person = { handle: 'quietnewcomer', name: 'Quiet', email: 'quiet@example.com', password: 'a quiet one' }
  const form = { method: 'POST', redirect: 'manual' as const, body: new URLSearchParams(person) }
  const tokens = cookiesOf(await fetch(`${world.sandbox.perch_url}/sign-up`, form))
  await send('connect', { tokens })
  await until(async () => (await read('/onboarding')).html.includes('Is this you?'))
  const { html } = await read('/onboarding')
  expect(html).toContain('Your account has no posts yet')
  expect(html).not.toMatch(/\(median|You have few posts|% sure/)
  const connected = (await read('/dashboard')).html
  expect(connected).toContain('Your account has no posts yet')
  expect(connected).toContain('general, no posts yet')
  expect(connected).not.toContain('% sure')
  await actor.call('POST', '/twitter/disconnect', { user_id: actor.id })
  const dashboard = (await read('/dashboard')).html
  expect(dashboard).toContain('Ready to Analyze')
  expect(dashboard).not.toMatch(/Analysis Complete|% sure/)
})

test('every way through ends on the completion screen, and none says that a skipped step is done', async () => {
  await send('skip')
  const { html } = await read('/onboarding')
  expect(html).toContain('href="/onboarding?step=4"')
  expect(html).not.toContain('Done: </span>Connect &amp; Setup')
  expect(html).toMatch(/Connect &amp; Setup<span[^>]*> skipped<\/span>/)
  const done = await read('/onboarding?step=4')
  expect(done.html).toContain('>You’re all set</h1>')
  expect(done.html).toMatch(/Analyze Account<span[^>]*> skipped<\/span>/)
  expect(formOn(done.html, 'finish', 'finish')).toEqual({ intent: 'finish', user_id: actor.id })
})

test('while the analysis runs, Continue leads to the completion screen, which says so', async () => {
  await world.sql(
    `insert into account_analyses (user_id, network, network_account_id, twitter_handle, status, stage, percent,
       message, created_at, updated_at)
     values ($1, 'perch', 'one', 'somebody', 'in_progress', 'collected', 25, 'Data collected', $2, $2)`,
    [actor.id, world.sandbox.clock.now()],
  )
  await send('skip')
  expect((await read('/onboarding?step=3')).html).toContain('href="/onboarding?step=4"')
  const { html } = await read('/onboarding?step=4')
  expect(html).toContain('still reading your posts')
  expect(html).toMatch(/Analyze Account<span[^>]*> still running<\/span>/)
})

test.each([
  ['/onboarding?step=3', '/onboarding?step=2', 'Connect Perch'],
  ['/onboarding?step=4', '/onboarding?step=2', 'Connect Perch'],
  ['/onboarding?step=x', '/onboarding?step=2', 'Connect Perch'],
  ['/onboarding?step=1&plan=free', '/onboarding?step=1&plan=free', 'Choose a plan'],
])('the step in the address is the one that is shown: %s', async (asked, at, title) => {
  expect(await titleAt(asked)).toEqual([at, title])
})

test('a step that fails on the server stays in the setup and says so', async () => {
  await world.sql(`create function refuse() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`)
  await world.sql('create trigger broken before insert or update on onboarding execute function refuse()')
  const answer = await send('skip')
  await world.sql('drop function refuse cascade')
  const html = (await answer.text()).replace(/<!-- -->/g, '')
  expect(answer.status).toBe(500)
  expect(html).toContain('Failed to save progress. Please try again.')
  expect(html).toContain('>Connect Perch</h1>')
})
