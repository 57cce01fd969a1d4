import { expect, inject, test } from 'vitest'
import { insertActionHistory } from '../kit/action-history.ts'
import { moveClock } from '../kit/clock.ts'
import { seedActor } from '../kit/seed.ts'
import { startWorld } from '../kit/world.ts'

test('analytics don’t say that nothing was ever sent to someone whose last week was quiet', async () => {
  const world = await startWorld(inject('postgres'), { role: 'web', tick: false, people: 5 })
  try {
    const { id, email, cookie } = await seedActor(world)
    await world.sql(
      `insert into connections (user_id, network, network_account_id, handle, display_name, connection_method, state,
         connected_at, last_sync) values ($1, 'perch', 'quiet', 'quiet', 'Quiet', 'manual', 'connected', $2, $2)`,
      [id, world.sandbox.clock.now()],
    )
    await insertActionHistory(world, email)
    const read = async () => (await fetch(`${world.origin}/dashboard/analytics`, { headers: { cookie } })).text()
    const quiet = 'Nothing sent in the last 7 days'
    expect(await read()).not.toContain(quiet)
    await moveClock(world, 9 * 24 * 3_600_000)
    const page = await read()
    expect(page).toContain(quiet)
    expect(page).not.toMatch(/Nothing sent yet|the bot’s first action/)
  } finally {
    await world.close()
  }
})
