import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { z } from 'zod'
import { type GetActions, GetDashboardAnalytics, GetPerformance } from '#app/contract/analytics.ts'
import { type SeededActor, seedActor } from '../kit/seed.ts'
import { startWorld, type World } from '../kit/world.ts'

let world: World
let actor: SeededActor
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { role: 'web', tick: false, people: 5 })
  actor = await seedActor(world)
  const twin = await seedActor(world)
  for (const { id } of [actor, twin]) await addActions(id)
  await world.sql(`update users set created_at = created_at - interval '90 days'`)
})
afterAll(() => world?.close())

/** Adds 32 actions one minute apart: the newest failed, the next expired, 30 succeeded. */
async function addActions(userId: string): Promise<void> {
  await world.sql(
    `insert into actions (user_id, network, network_account_id, kind, target_id, author_id, author_handle, author_name,
       situation, source, state, reason, generation, created_at, claimed_at, local_day, local_hour, finished_at)
     select $1::uuid, 'perch', 'account-' || $1::text, case when n % 2 = 0 then 'like' else 'follow' end, 't' || n, 'a' || n, 'h' || n,
       'Somebody', 'stranger', 'auto', case n when 0 then 'failed' when 1 then 'expired' else 'success' end, 'A test.', 1,
       at, at, (at at time zone 'UTC')::date,
       extract(hour from at at time zone 'UTC'), at
     from (select n, $2::timestamptz - n * interval '1 minute' as at from generate_series(0, 31) as n) as made`,
    [userId, world.sandbox.clock.now()],
  )
}

type Actions = z.output<typeof GetActions.reply>

const actions = async (query = '') => {
  const response = await actor.call('GET', `/analytics/actions/${actor.id}${query}`)
  expect(response.status).toBe(200)
  return (await response.json()) as Actions
}

test('lists actions newest first, page by page, each once, without those never sent', async () => {
  const first = await actions('?period=all')
  const second = await actions(`?period=all&before=${first.next}`)
  expect([first.actions.length, second.actions.length, second.next]).toEqual([24, 7, null])
  const all = [...first.actions, ...second.actions]
  expect(new Set(all.map(({ id }) => id)).size).toBe(31)
  expect(all.map(({ time }) => time)).toEqual(
    all
      .map(({ time }) => time)
      .toSorted()
      .toReversed(),
  )
  expect(all.map(({ target }) => target)).not.toContain('@h1')
  expect(first.actions[0]).toMatchObject({ type: 'like', target: '@h0', status: 'failed', reason: 'A test.' })
})

test('filters actions by kind and period, and rejects invalid filters', async () => {
  const likes = await actions('?type=like&period=month')
  expect(likes.actions.map(({ type }) => type)).toEqual(Array.from({ length: 16 }, () => 'like'))
  for (const wrong of ['type=retweet', 'period=year', 'before=x', `before=${'9'.repeat(400)}`]) {
    const response = await actor.call('GET', `/analytics/actions/${actor.id}?${wrong}`)
    expect([wrong, response.status]).toEqual([wrong, 422])
  }
})

test('a cursor of another user returns nothing', async () => {
  const [theirs] = await world.sql<{ id: string }>(
    'select id from actions where user_id <> $1 order by created_at desc limit 1',
    [actor.id],
  )
  expect(await actions(`?period=all&before=${theirs?.id}`)).toEqual({ actions: [], next: null })
})

test('performance matches the dashboard’s figures and covers at most the plan’s days', async () => {
  const ask = async (path: string) => (await actor.call('GET', path)).json()
  const { recent_actions, ...figures } = GetDashboardAnalytics.reply.parse(
    await ask(`/analytics/dashboard/${actor.id}`),
  ) as z.output<typeof GetDashboardAnalytics.reply>
  expect(recent_actions.length).toBe(31)
  for (const [query, days] of [
    ['', 7],
    ['?days=1', 1],
    ['?days=90', 7],
  ] as const) {
    const {
      days: counted,
      hours,
      ...same
    } = GetPerformance.reply.parse(await ask(`/analytics/performance/${actor.id}${query}`)) as z.output<
      typeof GetPerformance.reply
    >
    const { bot_rest: _, bot_found: _found, ...shared } = figures
    expect(same).toEqual(shared)
    expect([counted.length, hours.length]).toEqual([days, 24])
  }
  const wrong = await actor.call('GET', `/analytics/performance/${actor.id}?days=8`)
  expect(wrong.status).toBe(422)
})
