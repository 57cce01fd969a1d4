import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import type { Profile } from '#app/contract/profile.ts'
import { connectAndAnalyze, cookiesOf, perchTokens, sendForm } from '../kit/actor.ts'
import { plain } from '../kit/form-on.ts'
import { type SeededActor, seedActor } from '../kit/seed.ts'
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
  await connectAndAnalyze(world, actor, (await perchTokens(world, 'finchroast')).handle)
})
afterEach(() => actor.call('POST', '/twitter/disconnect', { user_id: actor.id }))
afterAll(() => world?.close())

const send = (intent: string, fields: Record<string, string> = {}) =>
  sendForm(world, '/onboarding?step=3', { intent, ...fields }, actor.cookie)

async function page() {
  const answer = await fetch(`${world.origin}/onboarding?step=3`, { headers: { cookie: actor.cookie } })
  return plain((await answer.text()).replaceAll('<!-- -->', ''))
}

async function analysis() {
  const [row] = await world.sql<{ profile: Profile; at: Date }>(
    `select profile, created_at as at from account_analyses where user_id = $1 and status = 'complete'`,
    [actor.id],
  )
  if (!row) throw new Error('not analyzed')
  return row
}

const ticked = (count: number, ...without: number[]) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`look_${at}`, 'on']).filter((_, at) => !without.includes(at)),
  )

const avoided = async () =>
  (await world.sql<{ value: string }>(`select value from bot_terms where user_id = $1 and list = 'avoid'`, [actor.id]))
    .map(({ value }) => value)
    .sort()

test('shows each topic with its posts and their count, as plain HTML', async () => {
  const html = await page()
  const { profile } = await analysis()
  expect(html).toMatch(/<h1[^>]*>You write about /)
  expect(html).toContain(`From ${profile.interests?.posts.length} of your latest ${profile.posts_read} posts`)
  expect(html).toContain('How you sound')
  expect(html.match(/\d+ posts?</g)?.length).toBeGreaterThan(1)
  for (const at of profile.key_topics.keys()) expect(html).toContain(`name="look_${at}"`)
  const quoted = [...html.matchAll(/<blockquote[^>]*>([^<]*)<\/blockquote>/g)].map(([, text]) => text)
  const own = new Set(profile.interests?.posts.map(({ text }) => text))
  expect(quoted.length).toBeGreaterThan(2)
  expect(quoted.filter((text) => !own.has(text ?? ''))).toEqual([])
})

test('what is unticked is not looked for, and what is added is avoided', async () => {
  const { profile, at } = await analysis()
  const before = profile.key_topics
  expect(before.length).toBeGreaterThan(2)
  const kept = { ticked_at: at.toISOString(), ...ticked(before.length, 0), avoid: 'decaf, pumpkin spice' }
  expect((await send('go-on', kept)).headers.get('location')).toBe('/onboarding?step=3&choose=mode')
  expect((await analysis()).profile.key_topics).toEqual(before.slice(1))
  expect(await avoided()).toEqual(['decaf', 'pumpkin spice'])
})

test('nothing is changed by ticks left as they are, nor without them', async () => {
  const { profile, at } = await analysis()
  await send('go-on', { ticked_at: at.toISOString(), ...ticked(profile.key_topics.length) })
  await send('go-on')
  const [row] = await world.sql('select corrected from account_analyses where user_id = $1', [actor.id])
  expect(row).toEqual({ corrected: null })
  expect((await analysis()).profile.key_topics).toEqual(profile.key_topics)
})

test('without a topic the bot would look for nothing: the page says so and keeps what was typed', async () => {
  const { profile, at } = await analysis()
  const answer = await send('go-on', { ticked_at: at.toISOString(), avoid: 'decaf' })
  expect(answer.status).toBe(422)
  const html = plain(await answer.text())
  expect(html).toContain('Keep at least one topic for the bot to look for.')
  expect(html).toContain('value="decaf"')
  expect((await analysis()).profile.key_topics).toEqual(profile.key_topics)
  expect(await avoided()).toEqual([])
})

test('what replies may say is asked once, and a few words become a fact', async () => {
  expect(await page()).toContain('What do you sell or offer?')
  const { at } = await analysis()
  const told = { fact_offer: 'Washed coffees', fact_hours: 'We’re closed on Mondays.', fact_place: '' }
  const ticks = ticked((await analysis()).profile.key_topics.length)
  await send('go-on', { ticked_at: at.toISOString(), ...ticks, ...told })
  const facts = await world.sql('select text from own_facts where user_id = $1 order by text', [actor.id])
  expect(facts.map(({ text }) => text)).toEqual(['We’re closed on Mondays.', 'What we offer: Washed coffees.'])
  expect(await page()).not.toContain('What do you sell or offer?')
})

test('a thin account is asked what its posts don’t tell, and the answers are used', async () => {
  await world.sql(
    `update account_analyses set profile = jsonb_set(jsonb_set(profile, '{key_topics}', '[]'), '{interests,posts}', '[]')
     where user_id = $1`,
    [actor.id],
  )
  const html = await page()
  expect(html).toContain('Warble isn’t sure what you write about')
  expect(html).not.toContain('How you sound')
  const { at } = await analysis()
  const told = { ticked_at: at.toISOString(), known_for: 'Washed coffees\r\nroasting', own_tone: 'dry and exact' }
  await send('go-on', told)
  expect((await analysis()).profile).toMatchObject({
    key_topics: ['washed coffees', 'roasting'],
    tone: 'dry and exact',
  })
})

test('a thin account’s page counts its posts once, and its values are no sentences', async () => {
  await world.sql(
    `update account_analyses set profile = profile || jsonb_build_object('confidence_score', 8, 'posts_read', 3,
       'engagement_style', 'Not enough posts to tell.', 'interests', (profile->'interests') ||
       jsonb_build_object('posts', jsonb_path_query_array(profile, '$.interests.posts[0 to 1]')))
     where user_id = $1`,
    [actor.id],
  )
  const html = await page()
  expect(html).toContain('From your latest 2 posts')
  expect(html).toContain('Warble found only 2 posts to read')
  expect(html).toMatch(/>Not enough posts to tell</)
})

const modeRow = () => world.sql('select mode, state from bots where user_id = $1', [actor.id])

test('whoever skips the drafts is asked who sends, without a preselected or suggested mode', async () => {
  const asked = (await send('go-on')).headers.get('location') ?? ''
  const html = await (await fetch(`${world.origin}${asked}`, { headers: { cookie: actor.cookie } })).text()
  expect(html).toContain('Who presses send?')
  expect(html.match(/<input[^>]*name="mode"[^>]*>/g)).toHaveLength(2)
  expect(html).not.toMatch(/<input[^>]*name="mode"[^>]* checked=""/)
  expect(html).not.toContain('Suggested')
  const refused = await send('choose-start', { wake: 'yes' })
  expect([refused.status, plain(await refused.text())]).toEqual([
    422,
    expect.stringContaining('Choose Co-pilot or Autopilot.'),
  ])
  expect(await modeRow()).toEqual([])
  await send('choose-start', { wake: 'no' })
  await send('finish')
  const woken = await sendForm(world, '/dashboard', { intent: 'start' }, actor.cookie)
  expect([woken.headers.get('location'), await modeRow()]).toEqual([asked, []])
  const chosen = await send('choose-start', { mode: 'copilot', wake: 'yes' })
  expect([chosen.headers.get('location'), await modeRow()]).toEqual([
    '/dashboard',
    [{ mode: 'copilot', state: 'running' }],
  ])
  const cookie = [actor.cookie, cookiesOf(chosen)].join('; ')
  const home = await (await fetch(`${world.origin}/dashboard`, { headers: { cookie } })).text()
  expect(home).toContain('Bot Started')
})

test('the daily summary is off unless it is ticked at the end of the setup', async () => {
  const wanted = () =>
    world.sql(`select daily_summary, error_alerts from notification_preferences where user_id = $1`, [actor.id])
  await send('rate')
  await send('choose-start', { mode: 'copilot' })
  expect(await wanted()).toEqual([])
  await send('choose-start', { mode: 'copilot', daily_summary: 'on' })
  expect(await wanted()).toEqual([{ daily_summary: true, error_alerts: true }])
})
