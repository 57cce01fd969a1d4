import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type SeededActor, seedActor } from '../kit/seed.ts'
import { startWorld, type World } from '../kit/world.ts'

let world: World
let owner: SeededActor
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { role: 'web', tick: false, people: 5 })
  owner = await seedActor(world)
})
afterAll(() => world?.close())

test.each([
  [
    'a page that cannot be loaded says so',
    '/dashboard/voice',
    'account_analyses',
    /<h1[^>]*>Failed to load your voice</,
  ],
  [
    'a settings page that cannot be loaded says so under the heading of the settings',
    '/dashboard/settings',
    'exports',
    /<h2[^>]*>Failed to load \w+ data</,
  ],
])('%s', async (_what, path, table, says) => {
  await world.sql(`alter table ${table} rename to ${table}_away`)
  try {
    const answer = await fetch(world.origin + path, { headers: { cookie: owner.cookie } })
    const text = await answer.text()
    expect([answer.status, text.match(/<h1/g)?.length]).toEqual([500, 1])
    expect(text).toMatch(says)
  } finally {
    await world.sql(`alter table ${table}_away rename to ${table}`)
  }
})
