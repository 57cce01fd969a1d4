import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { inject, test } from 'vitest'
import { gauge, metricsToken } from '../kit/metrics.ts'
import { seedActor } from '../kit/seed.ts'
import { until } from '../kit/until.ts'
import { startWorld } from '../kit/world.ts'

test('a client that does not read its stream is cut off, so that nothing piles up for it', async () => {
  const env = { METRICS_TOKEN: metricsToken }
  const world = await startWorld(inject('postgres'), { role: 'web', people: 5, tick: false, env })
  const open = () => gauge(world, 'warble_subscriptions')
  try {
    const who = await seedActor(world)
    const idle = request(`${world.origin}/events`, { headers: { cookie: who.cookie }, agent: false })
    idle.on('error', () => undefined)
    idle.end()
    const [answer] = (await once(idle, 'response')) as [IncomingMessage]
    answer.on('error', () => undefined)
    answer.pause()
    await until(async () => (await open()) === 1)
    // More than the system holds between the two ends.
    await world.sql(
      `with made as (
         insert into live_events (user_id, version, kind, data, created_at)
         select $1, at, 'action', jsonb_build_object('text', repeat('x', 200000)), $2 from generate_series(1, 150) as at
         returning version),
       head as (
         insert into live_heads (user_id, version) select $1, max(version) from made
         on conflict (user_id) do update set version = excluded.version)
       select pg_notify('warble_live', $1::text)`,
      [who.id, world.sandbox.clock.now()],
    )
    await until(async () => (await open()) === 0)
    idle.destroy()
  } finally {
    await world.close()
  }
})
