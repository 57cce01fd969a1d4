import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type SeededActor, seedActor } from '../kit/seed.ts'
import { startWorld, type World } from '../kit/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { role: 'web', tick: false, people: 5 })
})
afterAll(() => world?.close())

/** The page's HTML without React's comments. */
async function read(path: string, { cookie }: SeededActor): Promise<string> {
  const answer = await fetch(world.origin + path, { headers: { cookie } })
  return (await answer.text()).replaceAll('<!-- -->', '')
}

describe('the day’s actions', () => {
  const afterReplies = async (count: number, plan: 'free' | 'pro') => {
    const busy = await seedActor(world)
    const now = world.sandbox.clock.now()
    if (plan === 'pro')
      await world.sql(
        `insert into subscriptions (user_id, status, plan_type, plan_name, current_period_end)
         values ($1, 'active', 'pro', 'Pro', $2::timestamptz + interval '20 days')`,
        [busy.id, now],
      )
    await world.sql('update users set trial_credits = 0 where id = $1', [busy.id])
    await world.sql(
      `insert into actions (user_id, network, network_account_id, kind, target_id, author_id, author_handle, author_name,
         situation, source, state, reason, generation, created_at, claimed_at, finished_at, local_day, local_hour)
       select $1, 'perch', $2, 'reply', at, at, 'someone', 'Someone', 'stranger', 'auto', 'success', '', 1, $3, $3, $3,
         ($3::timestamptz at time zone 'UTC')::date, 0
       from generate_series(1, $4::int) as at`,
      [busy.id, `account-busy${count}`, now, count],
    )
    await world.sql(
      `insert into connections (user_id, network, network_account_id, handle, display_name, connection_method, state, connected_at, last_sync)
       values ($1, 'perch', $2, 'busy', 'Busy', 'manual', 'connected', $3, $3)`,
      [busy.id, `account-busy${count}`, now],
    )
    return read('/dashboard', busy)
  }

  test('near the limit offer a larger plan where there is one', async () => {
    const free = await afterReplies(9, 'free')
    expect(free).toContain('Daily Limit Reached')
    expect(free.match(/>Upgrade Plan</g)).toHaveLength(2)
    const pro = await afterReplies(63, 'pro')
    expect(pro).toContain('Daily Limit Reached')
    expect(pro).not.toContain('Upgrade Plan')
  })
})

describe('a failed payment', () => {
  const notice = async (status: string, daysAgo: number) => {
    const debtor = await seedActor(world)
    await world.sql(
      `insert into subscriptions (user_id, status, plan_type, plan_name, current_period_end, past_due_since)
       values ($1, $2, 'starter', 'Starter', $3::timestamptz + interval '20 days', $3::timestamptz - make_interval(days => $4))`,
      [debtor.id, status, world.sandbox.clock.now(), daysAgo],
    )
    const pages = await Promise.all(['/dashboard', '/dashboard/plan'].map((path) => read(path, debtor)))
    for (const text of pages) expect(text.match(/Your payment didn’t go through/g)).toHaveLength(1)
    return pages.map((text) => /You(?: keep Starter until|’ve been on Free since)/.exec(text)?.[0])
  }

  test('is told on every page, with what it means for the plan', async () => {
    const kept = 'You keep Starter until'
    const lost = 'You’ve been on Free since'
    expect(await notice('past_due', 2)).toEqual([kept, kept])
    expect(await notice('past_due', 10)).toEqual([lost, lost])
    expect(await notice('unpaid', 30)).toEqual([lost, lost])
  })
})
