import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { loadContrasts } from '#app/domain/activity/contrasts.ts'
import { loadBestPerson, loadOutcomes } from '#app/domain/activity/people.ts'
import { loadResults } from '#app/domain/activity/results.ts'
import { recordOutcomes } from '#app/domain/connection/outcomes.ts'
import { day, hour } from '#app/domain/time.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { type ManualClock, manualClock } from '../kit/manual-clock.ts'
import { newBotUser } from '../kit/people.ts'

const now = new Date('2026-06-15T12:00:00Z')
let bench: Bench<FakeNetwork> & { clock: ManualClock }
beforeAll(async () => {
  bench = await startBench(inject('postgres'), manualClock(now.toISOString()), fakeNetwork(fakeAccount('1', 'none')))
})
afterAll(() => bench?.close())

interface Row {
  kind?: string
  state?: string
  days_ago?: number
  handle?: string
  text?: string
  post?: string
  situation?: string
  answers?: number | null
  likes?: number | null
  followed?: boolean | null
  was_follower?: boolean | null
}

let count = 0
async function write(userId: string, row: Row): Promise<void> {
  count += 1
  const {
    kind = 'reply',
    state = 'success',
    days_ago = 0,
    handle = 'them',
    text = 'Well said.',
    post = 'Morning.',
  } = row
  const at = new Date(now.getTime() - days_ago * day - hour - count)
  await bench.sql(
    `insert into actions (user_id, network, network_account_id, kind, target_id, post_id, post_text, author_id,
       author_handle, author_name, situation, source, state, text, reason, generation, created_at, claimed_at,
       local_day, local_hour, outcome_replies, outcome_likes, outcome_followed, was_follower)
     values ($1::uuid, 'perch', $1::uuid::text, $2, $3, $3, $4, $5 || $1, $5, $5, $6, 'auto', $7, $8, '', 1, $9, $9,
       ($9::timestamptz at time zone 'UTC')::date, 11, $10, $11, $12, $13)`,
    [
      userId,
      kind,
      `r${count}`,
      post,
      handle,
      row.situation ?? 'stranger',
      state,
      kind === 'reply' ? text : null,
      at,
      row.answers ?? null,
      row.likes ?? null,
      row.followed ?? null,
      row.was_follower ?? null,
    ],
  )
}

const newcomer = () => {
  const name = crypto.randomUUID().slice(0, 8)
  return newBotUser(bench, fakeAccount(name, name))
}

test('what came back is counted by the day of the action, whatever is not known is left out', async () => {
  const user = await newcomer()
  await write(user.id, { answers: 2, likes: 1, handle: 'mara' })
  await write(user.id, { answers: 0, likes: 3, handle: 'oskar', days_ago: 1 })
  await write(user.id, { answers: 0, likes: 0, handle: 'tom', days_ago: 1 })
  await write(user.id, { handle: 'not-asked-yet' })
  await write(user.id, { answers: 9, likes: 9, state: 'undone', handle: 'undone' })
  await write(user.id, { answers: 9, likes: 9, days_ago: 7, handle: 'too-old' })
  await write(user.id, { kind: 'follow', followed: true, handle: 'mara' })
  await write(user.id, { kind: 'follow', followed: false, handle: 'ann' })
  await write(user.id, { kind: 'follow', was_follower: true, handle: 'before' })
  const results = await loadResults(bench.db, user, now, 7)
  expect(results).toMatchObject({
    replies: 3,
    answered: 1,
    engaged: 2,
    answers: 2,
    likes: 4,
    follows: 2,
    followed_back: 1,
  })
  expect(results.days).toHaveLength(7)
  expect(results.days.slice(-2)).toMatchObject([
    { day: '2026-06-14', answers: 0, likes: 3, follows: 0 },
    { day: '2026-06-15', answers: 2, likes: 1, follows: 1 },
  ])
  expect(results.best.map(({ handle }) => handle)).toEqual(['mara', 'oskar'])
  expect(await loadOutcomes(bench.db, user.id, new Date(now.getTime() - 7 * day))).toMatchObject([
    { handle: 'mara', replies: 1, answers: 2, likes: 1, followed_back: true },
    { handle: 'oskar', replies: 1, likes: 3, followed_back: null },
    { handle: 'tom', followed_back: null },
  ])
})

test('the best replies are one for each person, and none to someone who complained', async () => {
  const user = await newcomer()
  await write(user.id, { answers: 1, likes: 5, handle: 'mara' })
  await write(user.id, { answers: 1, likes: 4, handle: 'mara', days_ago: 1 })
  await write(user.id, { answers: 9, likes: 9, handle: 'tom', days_ago: 1 })
  await write(user.id, { answers: 0, likes: 0, handle: 'tom' })
  await bench.sql(
    `update actions set unwelcome = 1 where user_id = $1 and author_handle = 'tom' and outcome_likes = 0`,
    [user.id],
  )
  await write(user.id, { answers: 1, likes: 1, handle: 'oskar' })
  const { best } = await loadResults(bench.db, user, now, 7)
  expect(best.map(({ handle, likes }) => [handle, likes])).toEqual([
    ['mara', 5],
    ['oskar', 1],
  ])
})

test('a follower line has the last count of each day, and a gap where none was taken', async () => {
  const user = await newcomer()
  const [{ network_account_id } = { network_account_id: '' }] = await bench.sql<{ network_account_id: string }>(
    'select network_account_id from connections where user_id = $1',
    [user.id],
  )
  for (const [date, last] of [
    ['2026-06-13', 40],
    ['2026-06-15', 44],
  ])
    await bench.sql(
      `insert into follower_days (user_id, network, network_account_id, local_day, first_count, last_count, taken_at)
       values ($1, 'perch', $2, $3, 1, $4, $5)`,
      [user.id, network_account_id, date, last, now],
    )
  const { days } = await loadResults(bench.db, user, now, 3)
  expect(days.map(({ followers }) => followers)).toEqual([40, null, 44])
})

describe('who follows back', () => {
  test('is looked up for the follows of a week, except of those who followed already', async () => {
    const user = await newcomer()
    await write(user.id, { kind: 'follow', handle: 'yes' })
    await write(user.id, { kind: 'follow', handle: 'no' })
    await write(user.id, { kind: 'follow', handle: 'before', was_follower: true })
    await write(user.id, { kind: 'follow', handle: 'long-ago', days_ago: 8 })
    const lookedUp: string[][] = []
    const network = fakeNetwork(fakeAccount('1', 'none'), {
      async followersAmong(people) {
        lookedUp.push(people)
        return new Set([`yes${user.id}`, `before${user.id}`])
      },
    })
    const client = network.client({ kind: 'tokens', auth_token: '', ct0_token: '' })
    await recordOutcomes(
      bench.db,
      client,
      user.id,
      { network: 'perch', id: user.id },
      now,
      new AbortController().signal,
    )
    expect(lookedUp.map((people) => people.toSorted())).toEqual([[`no${user.id}`, `yes${user.id}`]])
    const rows = await bench.sql<{ author_handle: string; outcome_followed: boolean | null }>(
      'select author_handle, outcome_followed from actions where user_id = $1 order by author_handle',
      [user.id],
    )
    expect(rows.map(({ author_handle, outcome_followed }) => [author_handle, outcome_followed])).toEqual([
      ['before', null],
      ['long-ago', null],
      ['no', false],
      ['yes', true],
    ])
  })
})

describe('what sets answered replies apart', () => {
  const reply = async (userId: string, text: string, times: number, answered: number) => {
    for (let at = 0; at < times; at += 1)
      await write(userId, { text, handle: `${text.length}-${at}`, answers: at < answered ? 1 : 0, likes: 0 })
  }

  test('is told with its figures where chance does not explain it', async () => {
    const user = await newcomer()
    await reply(user.id, 'And what do you use?', 12, 10)
    await reply(user.id, 'Burrs help most.', 20, 3)
    expect(await loadContrasts(bench.db, user.id, '2026-06-01')).toMatchObject({
      replies: 32,
      found: [
        {
          more: { which: 'with a question', replies: 12, answered: 10 },
          less: { which: 'without a question', replies: 20, answered: 3 },
        },
      ],
    })
  })

  test.each([
    ['nine replies of one kind are too few', 9, 9, 20, 0],
    ['a small difference may be chance', 12, 4, 20, 5],
    ['all of them were answered', 12, 12, 20, 20],
  ])('%s', async (_, asking, askingAnswered, telling, tellingAnswered) => {
    const user = await newcomer()
    await reply(user.id, 'And what do you use?', asking, askingAnswered)
    await reply(user.id, 'Burrs help most.', telling, tellingAnswered)
    expect((await loadContrasts(bench.db, user.id, '2026-06-01')).found).toEqual([])
  })

  test('where it may be chance, the largest difference says after how many replies it would not be', async () => {
    const user = await newcomer()
    await reply(user.id, 'And what do you use?', 15, 8)
    await reply(user.id, 'Burrs help most.', 15, 4)
    const { found, nearest, compared } = await loadContrasts(bench.db, user.id, '2026-06-01')
    const asking = compared.find(({ sides }) => sides[0].which === 'with a question')
    expect(asking?.left).toBe((nearest?.after ?? 0) - 30)
    const times = (nearest?.after ?? 0) / 30
    const more = Math.ceil(times) - 1
    await reply(user.id, 'And which of them do you use?', 15 * more, 8 * more)
    await reply(user.id, 'Burrs help most of all.', 15 * more, 4 * more)
    expect(found).toEqual([])
    expect(nearest).toMatchObject({
      more: { which: 'with a question', replies: 15, answered: 8 },
      less: { answered: 4 },
    })
    expect((await loadContrasts(bench.db, user.id, '2026-06-01')).found).toHaveLength(1)
  })
})

test('the person to prioritize replied back most often, wasn’t bothered, and is on no list', async () => {
  const user = await newBotUser(bench, fakeAccount('bestperson', 'bestperson'))
  const since = new Date(now.getTime() - 30 * day)
  const best = () => loadBestPerson(bench.db, user.id, since)
  for (const [days_ago, answers] of [1, 1, 1, 0].entries())
    await write(user.id, { handle: 'often', answers, likes: 0, days_ago })
  for (const days_ago of [1, 2]) await write(user.id, { handle: 'twice', answers: 5, likes: 9, days_ago })
  expect(await best()).toMatchObject({ name: 'often', replies: 4, answered: 3 })
  await bench.sql(
    `update actions set unwelcome = 1 where user_id = $1 and author_name = 'often' and outcome_replies = 0`,
    [user.id],
  )
  expect(await best()).toBeNull()
  await bench.sql(`update actions set unwelcome = 0 where user_id = $1`, [user.id])
  await bench.sql(
    `insert into bot_terms (user_id, list, key, value, added_at) select $1, 'target', lower(author_handle), author_handle, $2
     from actions where user_id = $1 and author_name = 'often' limit 1`,
    [user.id, now],
  )
  expect(await best()).toBeNull()
})
