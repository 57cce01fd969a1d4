import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { sentAndBack, sentAndBackAsJson } from '#app/domain/activity/sent-and-back.ts'
import { loadWeekAndPeople } from '#app/domain/activity/week.ts'
import { hour, localTime } from '#app/domain/time.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { type ManualClock, manualClock } from '../kit/manual-clock.ts'
import { newBotUser } from '../kit/people.ts'

let bench: Bench<FakeNetwork> & { clock: ManualClock }
beforeAll(async () => {
  bench = await startBench(
    inject('postgres'),
    manualClock('2026-06-17T15:30:00Z'),
    fakeNetwork(fakeAccount('1', 'none')),
  )
})
afterAll(() => bench?.close())

const newUser = () => newBotUser(bench, fakeAccount(crypto.randomUUID(), 'scored'))

interface Sent {
  ago: number
  kind?: string
  state?: string
  author?: string
  likes?: number | null
  answers?: number | null
  followed?: boolean | null
  unwelcome?: number
}

async function add(
  user: SessionUser,
  { ago, kind = 'reply', state = 'success', author, ...came }: Sent,
): Promise<void> {
  const at = new Date(bench.clock.now().getTime() - ago * hour)
  const local = localTime(at, user.time_zone)
  const { likes = null, answers = null, followed = null, unwelcome = 0 } = came
  await bench.sql(
    `insert into actions (user_id, network, network_account_id, kind, target_id, post_id, post_text, text, author_id, author_handle,
       author_name, situation, source, state, reason, generation, created_at, claimed_at, local_day, local_hour, outcome_likes,
       outcome_replies, outcome_followed, unwelcome)
     values ($1::uuid, 'perch', $1::text, $2::text, $3::text, $3::text, 'A post.', 'A reply.', $4::text, $4::text, $4::text, 'addressed', 'auto', $5, 'A test.', 1, $6, $6, $7, $8,
       $9, $10, $11, $12)`,
    [
      user.id,
      kind,
      crypto.randomUUID(),
      author ?? crypto.randomUUID(),
      state,
      at,
      local.day,
      local.hour,
      likes,
      answers,
      followed,
      unwelcome,
    ],
  )
}

async function scored(user: SessionUser) {
  const { time_zone } = user
  const { rows } = await sql<{ hours: Parameters<typeof sentAndBack>[0]['hours'] }>`
    select ${sentAndBackAsJson(user.id, time_zone, bench.clock.now())} as hours`.execute(bench.db)
  return sentAndBack({ hours: rows[0]?.hours ?? null, followers: [], week: null, time_zone }, bench.clock.now())
}

const none = { replies: 0, others: 0, answers: 0, likes: 0, follows: 0, unwelcome: 0, failed: 0, face: null }

test('without an action there is no picture', async () => {
  expect(await scored(await newUser())).toBeNull()
})

test('a first day is told by the hour, each action with what it brought; a complaint is no reply back', async () => {
  const [user, other] = [await newUser(), await newUser()]
  await add(other, { ago: 1, likes: 9, answers: 9 })
  await add(user, { ago: 1, author: 'Ana', likes: 2, answers: 2, unwelcome: 1 })
  await add(user, { ago: 1, kind: 'follow', followed: true })
  await add(user, { ago: 3, kind: 'like', state: 'failed' })
  await add(user, { ago: 3 })
  const score = await scored(user)
  expect(score?.step).toBe(1)
  const [last, before, , earlier] = score?.columns.toReversed() ?? []
  expect(last).toEqual(none)
  expect(before).toMatchObject({
    ...none,
    replies: 1,
    others: 1,
    answers: 1,
    likes: 2,
    follows: 1,
    unwelcome: 1,
    face: { name: 'Ana' },
  })
  expect(earlier).toEqual({ ...none, replies: 1, failed: 1 })
  expect(score?.columns).toHaveLength(48)
  expect(score?.ticks.filter(({ strong }) => strong).map(({ text }) => text)).toEqual(['Tue', 'Wed'])
})

test('over a longer time seven local days are told in steps of two hours, and nights are shaded', async () => {
  const user = await newUser()
  for (const ago of [1, 120, 400]) await add(user, { ago, likes: 1, answers: 0 })
  const score = await scored(user)
  expect(score?.step).toBe(2)
  expect(score?.columns.reduce((sum, { replies }) => sum + replies, 0)).toBe(2)
  expect(score?.columns).toHaveLength(80)
  expect(score?.shaded[0]).toEqual([0, 4])
})

async function writes(user: SessionUser, author: string, says: string): Promise<void> {
  await bench.sql(
    `insert into inbox_posts (user_id, network, network_account_id, post_id, kind, author_id, author_handle, author_name,
       text, thread, posted_at, says)
     select user_id, network, network_account_id, $2, 'mention', $3, $3, $3, 'A post.', '[]', $4, $5
     from connections where user_id = $1`,
    [user.id, crypto.randomUUID(), author, bench.clock.now(), says],
  )
}

test('a week by the hour, and each person once at the furthest point; who complained is in none', async () => {
  const user = await newUser()
  await add(user, { ago: 200, author: 'eve', likes: 1, answers: 0 })
  await add(user, { ago: 1, author: 'finn', kind: 'follow', followed: false })
  await add(user, { ago: 1, author: 'gus', kind: 'follow', followed: false })
  await writes(user, 'finn', 'stop')
  await writes(user, 'gus', 'question')
  await add(user, { ago: 1, author: 'ana', likes: 1, answers: 0 })
  await add(user, { ago: 2, author: 'ana', likes: 0, answers: 1 })
  await add(user, { ago: 3, author: 'ben', likes: 0, answers: 0 })
  await add(user, { ago: 4, author: 'cleo', likes: 0, answers: 1, unwelcome: 1 })
  await add(user, { ago: 5, author: 'dora', kind: 'follow', followed: true })
  const { hours, stages, unwelcome, said, said_days } = await loadWeekAndPeople(
    bench.db,
    user,
    '2026-06-10',
    bench.clock.now(),
  )
  expect(hours.map(({ weekday, hour, replies, answered }) => [weekday, hour, replies, answered])).toEqual([
    [2, 11, 1, 0],
    [2, 12, 1, 0],
    [2, 13, 1, 1],
    [2, 14, 1, 0],
  ])
  expect(stages.map(({ stage, people }) => [stage, people.map(({ handle }) => handle)])).toEqual([
    ['contacted', ['ben']],
    ['liked', []],
    ['replied', ['ana']],
    ['followed', ['dora']],
    ['wrote', ['gus']],
  ])
  expect([unwelcome, said.map(({ says }) => says).toSorted()]).toEqual([2, ['question', 'stop']])
  expect(said_days.flatMap(({ said }) => said.map(({ says }) => says)).toSorted()).toEqual(['question', 'stop'])
})

test('“My database doesn’t know my time zone, and my analytics are gone”: what people said stands on the user’s own days', async () => {
  const user = await newUser()
  for (const [author, at] of [
    ['ana', '2026-06-15T16:59:00Z'],
    ['ben', '2026-06-15T17:01:00Z'],
  ] as const) {
    await writes(user, author, 'question')
    await bench.sql('update inbox_posts set posted_at = $1 where author_id = $2 and user_id = $3', [
      at,
      author,
      user.id,
    ])
  }
  // Vietnam's, seven hours ahead of UTC.
  const time_zone = 'VST'
  await expect(bench.sql(`select now() at time zone '${time_zone}'`)).rejects.toThrow('not recognized')
  const { said_days } = await loadWeekAndPeople(bench.db, { id: user.id, time_zone }, '2026-06-10', bench.clock.now())
  expect(said_days.map(({ day, said }) => [day, said.length])).toEqual([
    ['2026-06-15', 1],
    ['2026-06-16', 1],
    ['2026-06-17', 0],
  ])
})
