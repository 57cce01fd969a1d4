import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { sendForm } from '../kit/actor.ts'
import { putOnPro, seedActor } from '../kit/seed.ts'
import { startWorld, type World } from '../kit/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { role: 'web', tick: false, people: 5 })
})
afterAll(() => world?.close())

test('Insights names who replies back most, and one press prioritizes them', async () => {
  const { id, email, cookie } = await seedActor(world)
  const now = world.sandbox.clock.now()
  await putOnPro(world, email)
  await world.sql(`update users set created_at = created_at - interval '10 days' where id = $1`, [id])
  await world.sql(
    `insert into actions (user_id, network, network_account_id, kind, target_id, post_id, post_text, author_id,
       author_handle, author_name, situation, source, state, text, reason, generation, created_at, claimed_at,
       local_day, local_hour, outcome_replies, outcome_likes)
     select $1::uuid, 'perch', $1::uuid::text, 'reply', 'post' || at, 'post' || at, 'Morning.', 'author', 'lior',
       'Lior Abara', 'stranger', 'auto', 'success', 'Well said.', '', 1, day, day, day::date, 11, 1, 0
     from (select at, $2::timestamptz - at * interval '1 day' as day from generate_series(1, 3) as at) as days`,
    [id, now],
  )
  const page = async () =>
    (await fetch(`${world.origin}/dashboard/analytics?tab=insights`, { headers: { cookie } })).text()
  const shown = await page()
  expect(shown.replace(/<!-- -->|<[^>]*>/g, '')).toContain('Lior Abara replied back to 3 of your 3 replies')
  const action_id = /name="action_id" value="([^"]+)"/.exec(shown)?.[1] ?? ''
  const next = '/dashboard/analytics?tab=insights'
  const sent = await sendForm(world, '/dashboard/steer', { intent: 'target', action_id, next }, cookie)
  expect([sent.status, sent.headers.get('location')]).toEqual([302, next])
  expect(await world.sql('select list, value from bot_terms where user_id = $1', [id])).toEqual([
    { list: 'target', value: 'lior' },
  ])
  expect(await page()).not.toContain('Prioritize @')
})

test('learning is turned on, starts over and is turned off on Insights, each for the user alone', async () => {
  const [{ id, cookie }, other] = [await seedActor(world), await seedActor(world)]
  const at = new Date(world.sandbox.clock.now().getTime() - 3 * 24 * 3_600_000)
  const choice = { bio: 'coffee', followers: 10, follows: false, age_minutes: 5, replies: 0, likes: 0, third: 1 }
  for (const owner of [id, other.id])
    await world.sql(
      `insert into actions (user_id, network, network_account_id, kind, target_id, author_id, author_handle, author_name,
         situation, source, state, text, reason, generation, created_at, claimed_at, local_day, local_hour, choice, came_back)
       select $1::uuid, 'perch', $1::uuid::text, 'reply', 'p' || nth, 'a' || nth, 'a', 'A', 'stranger', 'auto', 'success',
         'Well.', '', 1, $2::timestamptz, $2::timestamptz, $2::timestamptz::date, 11, $3::jsonb || jsonb_build_object('asks', nth > 12, 'contacted', false), nth > 12
       from generate_series(1, 24) as nth`,
      [owner, at, JSON.stringify(choice)],
    )
  const page = async (whose = cookie) => {
    const answer = await fetch(`${world.origin}/dashboard/analytics?tab=insights`, { headers: { cookie: whose } })
    return (await answer.text()).replace(/<!-- -->|<[^>]*>/g, '')
  }
  const send = (fields: Record<string, string>) => sendForm(world, '/dashboard/analytics', fields, cookie)
  expect(await page()).toContain('Learning is off.')
  expect((await send({ intent: 'learning', learning: 'on' })).status).toBe(302)
  expect(await page()).toContain('posts that ask something12 of 12')
  expect(await page(other.cookie)).toContain('Learning is off.')
  expect((await send({ intent: 'test-learning', test: 'start' })).status).toBe(302)
  expect(await page()).toContain('The test runs until')
  expect(await page(other.cookie)).not.toContain('The test runs until')
  expect((await send({ intent: 'test-learning', test: 'end' })).status).toBe(302)
  expect(await page()).toContain('For 4 weeks, the bot uses what it learned for only half of the people')
  expect((await send({ intent: 'forget-learned' })).status).toBe(302)
  expect(await page()).toContain('It counts replies since the reset')
  expect((await send({ intent: 'learning', learning: 'off' })).status).toBe(302)
  expect(await page()).toContain('Learning is off.')
  const kept = await world.sql('select is_on, sums, statements from learning where user_id = $1', [id])
  expect(kept).toEqual([{ is_on: false, sums: null, statements: null }])
})
