import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { loadActivity } from '#app/domain/activity/activity.ts'
import { hour } from '#app/domain/time.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { makeHistory } from '../kit/history.ts'
import { type ManualClock, manualClock } from '../kit/manual-clock.ts'
import { newUser } from '../kit/people.ts'

const now = new Date('2026-06-14T18:30:00Z')
let bench: Bench<FakeNetwork> & { clock: ManualClock }
beforeAll(async () => {
  bench = await startBench(inject('postgres'), manualClock(now.toISOString()), fakeNetwork(fakeAccount('1', 'none')))
})
afterAll(() => bench?.close())

interface Row {
  kind?: string
  state?: string
  post?: string
  text?: string
  handle?: string
  code?: string
  answers?: number
  likes?: number
}

let count = 0
async function insertAction(userId: string, row: Row): Promise<void> {
  count += 1
  const { kind = 'reply', state = 'success', post = 'Morning.', text = null, handle = 'them', code = null } = row
  const at = new Date(now.getTime() - hour - count * 1000)
  const sent = ['success', 'failed', 'unknown', 'undone'].includes(state)
  await bench.sql(
    `insert into actions (user_id, network, network_account_id, kind, target_id, post_id, post_text, author_id,
       author_handle, author_name, situation, source, state, text, reason, code, generation, created_at, claimed_at,
       local_day, local_hour, outcome_replies, outcome_likes)
     values ($1::uuid, 'perch', $1::uuid::text, $2, $3, $3, $4, $5 || $3, $5, 'Some Name', 'stranger', 'auto', $6, $7, '', $8, 1, $9,
       $10, $11, $12, $13, $14)`,
    [
      userId,
      kind,
      `p${count}`,
      post,
      handle,
      state,
      text,
      code,
      at,
      ...(sent ? [at, '2026-06-14', 17] : [null, null, null]),
      row.answers ?? null,
      row.likes ?? null,
    ],
  )
}

const ask = async (user: { id: string; time_zone: string }, query: string) =>
  loadActivity(bench.db, bench.networks, user, new URLSearchParams(query), now)
const found = async (user: { id: string; time_zone: string }, query: string) =>
  (await ask(user, query)).page.items.map(({ tweet_content }) => tweet_content)

describe('a search of the activity', () => {
  let user: Awaited<ReturnType<typeof newUser>>
  beforeAll(async () => {
    user = await newUser(bench)
    await insertAction(user.id, {
      post: 'A new grinder',
      text: 'Burrs help most.',
      handle: 'Mara_lind',
      answers: 2,
      likes: 1,
    })
    await insertAction(user.id, { post: 'Rain on 100% of days', kind: 'like', handle: 'oskar' })
    await insertAction(user.id, { post: 'A slow grinder', state: 'failed', handle: 'oskar' })
    await insertAction(user.id, { post: 'Кофе в İSTANBUL', handle: 'tom' })
    await insertAction(user.id, { post: 'Too late', state: 'expired', handle: 'tom' })
    await insertAction(user.id, { post: 'A grinder of another user', handle: 'oskar' })
    const other = await newUser(bench)
    await bench.sql('update actions set user_id = $1 where post_text like $2', [other.id, '%another user'])
  })

  test.each([
    ['text=GRINDER', ['A new grinder', 'A slow grinder']],
    ['text=burrs+grinder', ['A new grinder']],
    ['text=istanbul+КОФЕ', ['Кофе в İSTANBUL']],
    ['text=100%25', ['Rain on 100% of days']],
    ['text=%25', ['Rain on 100% of days']],
    ['text=_', ['A new grinder']],
    ['person=@mara_LIND', ['A new grinder']],
    ['person=oskar&kind=like', ['Rain on 100% of days']],
    ['outcome=answered', ['A new grinder']],
    ['outcome=liked', ['A new grinder']],
    ['outcome=failed', ['A slow grinder']],
    ['outcome=not_sent', ['Too late']],
    ['outcome=nonsense&text=slow', ['A slow grinder']],
    ['text=nowhere', []],
  ])('finds the right posts for %s', async (query, posts) => {
    expect(await found(user, query)).toEqual(posts)
  })
})

test('skipped posts are grouped by reason, most frequent first, and each group can be filtered by its reason', async () => {
  const user = await newUser(bench)
  for (const code of ['spam', 'off_topic', 'off_topic', 'off_topic', 'off_topic'])
    await insertAction(user.id, { state: 'skipped', post: `About ${code}`, code })
  const { skipped, page } = await ask(user, 'show=left')
  expect(page.items).toEqual([])
  expect(skipped).toMatchObject({
    is_capped: false,
    groups: [
      { code: 'off_topic', reason: 'It isn’t about your topics.', count: 4 },
      { code: 'spam', count: 1 },
    ],
  })
  expect(skipped?.groups.map(({ items }) => items.length)).toEqual([3, 1])
  expect(await found(user, 'show=left&why=off_topic')).toEqual(Array.from({ length: 4 }, () => 'About off_topic'))
  expect(await found(user, 'show=left&text=spam')).toEqual(['About spam'])
})

test('each page of a search scans a limited number of entries, and the pages together scan all', async () => {
  const user = await newUser(bench)
  const actions = 45_000
  await makeHistory(bench, user.id, '70', { actions, recent: 900, a_day: 500 })
  const seen: string[] = []
  const steps: (string | null)[] = []
  let before: string | null = null
  do {
    const { page } = await ask(user, `period=all&text=number+${actions}${before ? `&before=${before}` : ''}`)
    seen.push(...page.items.map(({ id }) => id))
    steps.push(page.searched_to)
    before = page.next
  } while (before)
  expect(steps.map((step) => step !== null)).toEqual([true, true, false])
  expect(await found(user, 'period=week&text=nowhere')).toEqual([])
  expect((await ask(user, 'period=week&text=nowhere')).page.next).toBeNull()
  const [row] = await bench.sql<{ id: string }>(
    `select id from actions where user_id = $1 and post_text like '% ' || $2`,
    [user.id, actions],
  )
  expect(seen).toEqual([row?.id])
})
