import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { loadFigures } from '#app/domain/activity/figures.ts'
import { maxCounted } from '#app/domain/activity/recent.ts'
import { loadSeries } from '#app/domain/activity/series.ts'
import { loadTimeline } from '#app/domain/activity/timeline.ts'
import { planUsageOf } from '#app/domain/bot/send/plan-usage.ts'
import { addDays, day, hour, localTime, startOfDay } from '#app/domain/time.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { type ManualClock, manualClock } from '../kit/manual-clock.ts'
import { newUser } from '../kit/people.ts'
import { skippedLately } from '../kit/skipped-lately.ts'

let bench: Bench<FakeNetwork> & { clock: ManualClock }
beforeAll(async () => {
  bench = await startBench(inject('postgres'), manualClock(), fakeNetwork(fakeAccount('1', 'none')))
})
afterAll(() => bench?.close())

const zone = 'Asia/Tokyo'
/** 3:30 on June 15 in Tokyo. */
const now = new Date('2026-06-14T18:30:00Z')

/** Inserts actions at these times and their hourly totals. */
async function insertActions(userId: string, moments: Date[], kind = 'like', state = 'success'): Promise<void> {
  for (const [at, moment] of moments.entries()) {
    const local = localTime(moment, zone)
    await bench.sql(
      `insert into actions (user_id, network, network_account_id, kind, target_id, author_id, author_handle, author_name,
         situation, source, state, reason, generation, created_at, claimed_at, local_day, local_hour)
       values ($1, 'perch', 'acc', $2, $3, $3, 'someone', 'Someone', 'stranger', 'auto', $4, 'why', 1, $5, $5, $6, $7)`,
      [userId, kind, `${userId}${kind}${state}${moment.getTime()}-${at}`, state, moment, local.day, local.hour],
    )
    await bench.sql(
      `insert into action_hours (user_id, local_day, local_hour, kind, ${state}) values ($1, $2, $3, $4, 1)
       on conflict (user_id, local_day, local_hour, kind) do update set ${state} = action_hours.${state} + 1`,
      [userId, local.day, local.hour, kind],
    )
  }
}

const before = (hours: number) => new Date(now.getTime() - hours * hour)

test('pages list every action once, newest first, even with equal times', async () => {
  const user = await newUser(bench, { time_zone: zone })
  const moments = Array.from({ length: 60 }, (_, at) => before(Math.floor(at / 4)))
  await insertActions(user.id, moments)
  const seen: string[] = []
  const times: string[] = []
  let next: string | null = null
  do {
    const page = await loadTimeline(bench.db, bench.networks, user, { period: 'all', before: next }, now)
    seen.push(...page.items.map(({ id }) => id))
    times.push(...page.items.map(({ time }) => time))
    next = page.next
  } while (next)
  expect(new Set(seen).size).toBe(60)
  expect(seen).toHaveLength(60)
  expect(times).toEqual(times.toSorted().toReversed())
})

test('skipped posts are listed separately from actions', async () => {
  const user = await newUser(bench, { time_zone: zone })
  await insertActions(user.id, [before(1), before(2)])
  await bench.sql(
    `insert into actions (user_id, network, network_account_id, kind, target_id, author_id, author_handle, author_name,
       situation, source, state, reason, code, generation, created_at)
     values ($1, 'perch', 'acc', 'reply', $2, 'them', 'them', 'Them', 'stranger', 'auto', 'skipped', '', 'spam', 1, $3)`,
    [user.id, `${user.id}-left`, before(3)],
  )
  const ask = (skipped: boolean) => loadTimeline(bench.db, bench.networks, user, { period: 'all', skipped }, now)
  expect((await ask(false)).items.map(({ state }) => state)).toEqual(['success', 'success'])
  expect((await ask(true)).items).toMatchObject([
    { state: 'skipped', status: 'dropped', code: 'spam', error: 'It looks like spam.' },
  ])
})

let count = 0
const write = async (userId: string, post: string, state: string, reason: string, kind = 'reply', hours = 3) => {
  count += 1
  const claimedAt = ['success', 'failed', 'unknown', 'sending', 'undone'].includes(state) ? before(hours) : null
  await bench.sql(
    `insert into actions (user_id, network, network_account_id, kind, target_id, post_id, author_id, author_handle,
       author_name, situation, source, state, reason, generation, created_at, claimed_at, local_day, local_hour)
     values ($1::uuid, 'perch', $1::uuid::text, $2, $3, $4, $5, $4, 'Them', 'stranger', 'auto', $6, $7, 1, $8, $9, $10, $11)`,
    [
      userId,
      kind,
      kind === 'reply' || kind === 'like' ? post : `${post}-author`,
      post,
      `a${count}`,
      state,
      reason,
      before(hours),
      claimedAt,
      claimedAt && localTime(claimedAt, zone).day,
      claimedAt && localTime(claimedAt, zone).hour,
    ],
  )
}
const skippedPosts = async (user: SessionUser) => {
  const { items } = await loadTimeline(bench.db, bench.networks, user, { period: 'all', skipped: true }, now)
  expect(await skippedLately(bench.db, user.id, now)).toBe(items.length)
  return items
}

describe('a skipped post', () => {
  test.each([
    ...(['like', 'follow', 'view', 'reply'] as const).map((kind) => [kind, 'success'] as const),
    ...(['waiting', 'planned', 'sending', 'unknown', 'undone'] as const).map((state) => ['like', state] as const),
  ])('is no longer listed after a %s with the state %s', async (kind, state) => {
    const user = await newUser(bench, { time_zone: zone })
    const post = `${kind}-${state}`
    await write(user.id, post, 'skipped', 'Nothing to add.')
    await write(user.id, 'another', 'skipped', 'Off topic.')
    expect(await skippedPosts(user)).toHaveLength(2)
    await write(user.id, post, state, 'Talks about coffee.', kind, 1)
    expect((await skippedPosts(user)).map(({ target }) => target)).toEqual(['@another'])
  })

  test('stays listed if an action on it failed or expired, or if another user acted on it', async () => {
    const [user, other] = [await newUser(bench, { time_zone: zone }), await newUser(bench)]
    await write(user.id, 'kept', 'skipped', 'Nothing to add.')
    await write(user.id, 'kept', 'expired', 'Talks about coffee.', 'like', 2)
    await write(user.id, 'kept', 'failed', 'Talks about coffee.', 'follow', 2)
    await write(other.id, 'kept', 'success', 'Talks about coffee.', 'view', 2)
    expect(await skippedPosts(user)).toHaveLength(1)
  })

  test('with several reasons is listed once, with the newest reason first', async () => {
    const user = await newUser(bench, { time_zone: zone })
    await write(user.id, 'twice', 'skipped', 'Nothing to add.', 'reply', 5)
    await write(user.id, 'twice', 'skipped', 'The draft was generic.', 'reply', 4)
    await write(user.id, 'twice', 'skipped', 'Nothing to add.', 'reply', 3)
    expect(await skippedPosts(user)).toMatchObject([{ reason: 'Nothing to add.', also: ['The draft was generic.'] }])
  })

  test('is counted even if it is not shown, up to a maximum', async () => {
    const user = await newUser(bench, { time_zone: zone })
    const counted = () => skippedLately(bench.db, user.id, now)
    expect(await counted()).toBe(0)
    for (let post = 0; post < 12; post += 1) await write(user.id, `post ${post}`, 'skipped', 'Off topic.')
    await write(user.id, 'old', 'skipped', 'Off topic.', 'reply', 25)
    expect(await counted()).toBe(12)
    for (let post = 12; post < maxCounted + 5; post += 1) await write(user.id, `post ${post}`, 'skipped', 'Off topic.')
    expect(await counted()).toBe(maxCounted)
  })
})

test('an action planned before midnight and sent after it is listed on the day of sending', async () => {
  const user = await newUser(bench, { time_zone: zone })
  await insertActions(user.id, [before(1)])
  await bench.sql('update actions set created_at = $2 where user_id = $1', [user.id, before(8)])
  const today = await loadTimeline(bench.db, bench.networks, user, { period: 'today' }, now)
  expect(today.items).toHaveLength(1)
})

test('a draft that waited for hours is listed where it was sent', async () => {
  const user = await newUser(bench, { time_zone: zone })
  await insertActions(user.id, [before(1), before(30), before(2)])
  await bench.sql('update actions set created_at = claimed_at - $2::interval where user_id = $1', [user.id, '26 h'])
  await bench.sql(
    `update actions set state = 'waiting', claimed_at = null, created_at = $2, local_day = null, local_hour = null
     where user_id = $1 and claimed_at = $3`,
    [user.id, before(1.5), before(30)],
  )
  const at = [before(1), before(1.5), before(2)].map((time) => time.toISOString())
  const page = (of: string | null) =>
    loadTimeline(bench.db, bench.networks, user, { period: 'all', before: of }, now, 2)
  const first = await page(null)
  expect([...first.items, ...(await page(first.next)).items].map(({ time }) => time)).toEqual(at)
})

test('a period begins at the user’s own midnight', async () => {
  const user = await newUser(bench, { time_zone: zone })
  // Midnight in Tokyo was three and a half hours ago.
  await insertActions(user.id, [
    before(3.4),
    before(3.6),
    before(3.5 + 6 * 24 - 0.1),
    before(3.5 + 6 * 24 + 0.1),
    before(24 * 40),
  ])
  const count = async (period: 'today' | 'week' | 'month' | 'all') =>
    (await loadTimeline(bench.db, bench.networks, user, { period }, now)).items.length
  expect([await count('today'), await count('week'), await count('month'), await count('all')]).toEqual([1, 3, 4, 5])
})

test('paging from another user’s entry returns nothing, and an invalid position is ignored', async () => {
  const [one, other] = [await newUser(bench), await newUser(bench)]
  await insertActions(one.id, [before(1), before(2)])
  await insertActions(other.id, [before(0.5)])
  const [foreign] = (await loadTimeline(bench.db, bench.networks, other, { period: 'all' }, now)).items
  const from = (start: string | undefined) =>
    loadTimeline(bench.db, bench.networks, one, { period: 'all', before: start ?? '' }, now)
  expect(await from(foreign?.id)).toEqual({ items: [], next: null, searched_to: null })
  expect((await from("x' or true --")).items).toHaveLength(2)
})

test('the series has every day of the plan’s period, and only actions of the user', async () => {
  const [user, other] = [await newUser(bench, { time_zone: zone, plan: 'free' }), await newUser(bench)]
  await insertActions(user.id, [before(1), before(2), before(30)])
  await insertActions(user.id, [before(1)], 'reply', 'failed')
  await insertActions(user.id, [new Date(now.getTime() - 20 * day)])
  await insertActions(other.id, [before(1)])
  const { days, hours } = await loadSeries(bench.db, user, await loadFigures(bench.db, user, now), now)
  expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 7 }, (_, at) => addDays('2026-06-15', at - 6)))
  expect(days.at(-1)).toEqual({ day: '2026-06-15', counts: { reply: 0, like: 2, follow: 0, view: 0 }, failed: 1 })
  expect(hours.reduce((sum, count) => sum + count)).toBe(3)
  expect([hours[2], hours[1], hours[21]]).toEqual([1, 1, 1])
})

test('usage of the limits is counted by day, kind and hour, without failed actions', async () => {
  const user = await newUser(bench, { time_zone: zone })
  await insertActions(user.id, [before(0.5), before(3)], 'reply')
  await insertActions(user.id, [before(3.2)], 'follow')
  await insertActions(user.id, [before(0.2)], 'reply', 'failed')
  await insertActions(user.id, [before(5)], 'like')
  expect(await planUsageOf(bench.db, user, now)).toEqual({
    allows: user.plan,
    warm_up: null,
    actions_today: 3,
    replies_today: 2,
    follows_today: 1,
    actions_last_hour: 1,
    credits_today: 0,
    former_user: null,
  })
})

test.each([
  ['UTC', '2026-03-29', '2026-03-29T00:00:00.000Z'],
  ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-01-01', '2025-12-31T10:00:00.000Z'],
  ['Pacific/Niue', '2026-01-01', '2026-01-01T11:00:00.000Z'],
  ['Asia/Kathmandu', '2026-06-15', '2026-06-14T18:15:00.000Z'],
])('in %s the day %s begins at %s', (timeZone, date, begins) => {
  expect(startOfDay(date, timeZone).toISOString()).toBe(begins)
})
