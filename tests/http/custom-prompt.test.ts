import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { seedActor } from '../kit/seed.ts'
import { startWorld, type World } from '../kit/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { role: 'web', tick: false, people: 5 })
})
afterAll(() => world?.close())

test.each(['pending', 'in_progress', 'failed'])('an analysis that is %s has an empty result', async (status) => {
  const actor = await seedActor(world)
  await world.sql(
    `insert into account_analyses (user_id, network, network_account_id, twitter_handle, status, stage, percent,
       message, created_at, updated_at)
     values ($1, 'perch', $2, 'somebody', $3, 'collected', 25, 'Data collected', $4, $4)`,
    [actor.id, `account-${status}`, status, world.sandbox.clock.now()],
  )
  const answer = await actor.call('GET', `/api/custom-prompt/${actor.id}/somebody`)
  expect(await answer.json()).toEqual({
    status,
    niche: null,
    confidence_score: null,
    tone: null,
    engagement_style: null,
    custom_prompts: [],
    generated_prompts: [],
    content_patterns: null,
    key_topics: [],
    note: null,
  })
})
