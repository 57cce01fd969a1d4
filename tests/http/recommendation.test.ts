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
