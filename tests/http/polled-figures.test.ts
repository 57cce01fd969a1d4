import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { moveClock, nextWindow } from '../kit/clock.ts'
import { type SeededActor, seedActor } from '../kit/seed.ts'
import { type RunningServer, startServer } from '../kit/server.ts'
import { until } from '../kit/until.ts'
import { startWorld, type World } from '../kit/world.ts'

let world: World
let second: RunningServer
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { role: 'web', tick: false, people: 5 })
  // Kept figures end with the hour.
  await nextWindow(world, 3_600_000)
  second = await startServer('web', world.env)
})
afterAll(async () => {
  await second?.stop()
  await world?.close()
})

interface Dashboard {
  bot_performance: { status: string }
  recent_actions: { target: string }[]
}

/** A user whose bot can run, with one action. */
async function newActor(handle: string): Promise<SeededActor> {
  const actor = await seedActor(world)
  const now = world.sandbox.clock.now()
  await world.sql(
    `insert into connections (user_id, network, network_account_id, handle, display_name, connection_method, state,
       connected_at, last_sync) values ($1, 'perch', $2, 'own', 'Own', 'manual', 'connected', $3, $3)`,
    [actor.id, `account of ${handle}`, now],
  )
  await world.sql(
    `insert into bots (user_id, state, mode, generation, due_at, started_at, max_actions_per_hour, daily_follow_limit,
       enable_auto_reply, enable_auto_like, enable_auto_follow, enable_auto_view, enable_auto_retweet)
     values ($1, 'running', 'autopilot', 1, $2, $2, 15, 5, true, true, true, true, false)`,
    [actor.id, now],
  )
  await addAction(actor, handle)
  return actor
}

const addAction = ({ id }: SeededActor, handle: string) =>
  world.sql(
    `insert into actions (user_id, network, network_account_id, kind, target_id, author_id, author_handle, author_name,
       situation, source, state, reason, generation, created_at, claimed_at, local_day, local_hour, finished_at)
     values ($1, 'perch', $3, 'like', $2, $2, $2, 'Somebody', 'stranger', 'auto', 'success', 'A test.', 1, $4, $4,
       ($4::timestamptz at time zone 'UTC')::date, 0, $4)`,
    [id, handle, `account of ${handle}`, world.sandbox.clock.now()],
  )

async function read(server: RunningServer, { id, cookie }: SeededActor) {
  const answer = await fetch(`${server.origin}/analytics/dashboard/${id}`, { headers: { cookie } })
  expect(answer.status).toBe(200)
  const { bot_performance, recent_actions } = (await answer.json()) as Dashboard
  const request = String(answer.headers.get('x-request-id'))
  const line = await until(async () =>
    server
      .output()
      .split('\n')
      .find((one) => one.includes(request) && one.includes('"queries"')),
  )
  const { queries } = JSON.parse(line) as { queries: number }
  return { status: bot_performance.status, targets: recent_actions.map(({ target }) => target), queries }
}

test('figures that are polled are read from the database once something has happened, in whichever process', async () => {
  const actor = await newActor('first')
  for (const server of [world, second]) {
    expect(await read(server, actor)).toEqual({ status: 'running', targets: ['@first'], queries: 4 })
    expect(await read(server, actor)).toEqual({ status: 'running', targets: ['@first'], queries: 1 })
  }
  expect((await actor.call('POST', '/bots/stop', { user_id: actor.id })).status).toBe(200)
  for (const server of [second, world])
    expect(await read(server, actor)).toMatchObject({ status: 'stopped', queries: 4 })
})

test('what no event tells shows when the hour is over at the latest', async () => {
  const actor = await newActor('early')
  await read(world, actor)
  await addAction(actor, 'late')
  expect((await read(world, actor)).targets).toEqual(['@early'])
  await moveClock(world, 3_600_000)
  expect((await read(world, actor)).targets).toEqual(['@late', '@early'])
})

test('everybody gets their own, and nobody without a session', async () => {
  const [one, other] = [await newActor('ones'), await newActor('others')]
  for (const actor of [one, other, one, other])
    expect((await read(world, actor)).targets).toEqual([actor === one ? '@ones' : '@others'])
  const ask = (cookie: string) => fetch(`${world.origin}/analytics/dashboard/${one.id}`, { headers: { cookie } })
  expect((await ask(other.cookie)).status).toBe(404)
  await world.sql('delete from sessions where user_id = $1', [one.id])
  expect((await ask(one.cookie)).status).toBe(401)
})
