import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { sharePriors } from '#app/domain/bot/learn/priors.ts'
import { learnNightly, nightOf } from '#app/domain/bot/learn/recount.ts'
import { day, hour } from '#app/domain/time.ts'
import { runMaintenance } from '#app/worker/maintenance.ts'
import { type Bench, startBench, unique } from '../kit/bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { usualChoice } from '../kit/learn/choice.ts'
import { manualClock } from '../kit/manual-clock.ts'
import { linkAccount, type NewUserOptions, newUser } from '../kit/people.ts'

const clock = manualClock('2026-06-15T12:00:00Z')
const now = () => clock.now()
let bench: Bench<FakeNetwork>
beforeAll(async () => {
  bench = await startBench(inject('postgres'), clock, fakeNetwork(fakeAccount('1', 'none')))
})
afterAll(() => bench?.close())
beforeEach(() => bench.sql('truncate actions, users, opt_outs, learned_priors cascade'))

const learner = async (isOn = true, options: NewUserOptions = {}) => {
  const { id } = await newUser(bench, options)
  await linkAccount(bench, id, fakeAccount(unique(), 'wren'))
  await bench.sql('insert into learning (user_id, is_on) values ($1, $2)', [id, isOn])
  return id
}

let count = 0
interface Reply {
  bio?: string
  came_back?: boolean | null
  author?: string
  days_ago?: number
  unwelcome?: number
}
async function write(userId: string, reply: Reply = {}): Promise<string> {
  count += 1
  const { bio = usualChoice.bio, came_back = false, author = `p${count}`, days_ago = 3, unwelcome = 0 } = reply
  const choice = { ...usualChoice, bio }
  const at = new Date(now().getTime() - days_ago * day)
  const [row] = await bench.sql<{ id: string }>(
    `insert into actions (user_id, network, network_account_id, kind, target_id, author_id, author_handle, author_name,
       situation, source, state, text, reason, generation, created_at, claimed_at, local_day, local_hour, choice, came_back, unwelcome)
     values ($1::uuid, 'perch', $1::uuid::text, 'reply', $2, $3, $3, $3, 'stranger', 'auto', 'success', '', '', 1, $4, $4,
       ($4::timestamptz at time zone 'UTC')::date, 9, $5, $6, $7) returning id`,
    [userId, `t${count}`, author, at, JSON.stringify(choice), came_back, unwelcome],
  )
  return row?.id ?? ''
}
const writeMany = async (userId: string, times: number, came: number, reply: Reply = {}) => {
  for (let at = 0; at < times; at += 1) await write(userId, { came_back: at < came, ...reply })
}

const recounted = async () => {
  await bench.sql('update learning set counted_at = null')
  expect(await learnNightly(bench.db, now())).toBe(false)
}
const sumsOf = async (id: string) => {
  const [row] = await bench.sql<{ sums: { all: Record<string, number>; traits: Record<string, object> } }>(
    'select sums from learning where user_id = $1',
    [id],
  )
  return row?.sums
}
const priors = () => bench.sql('select trait, value, n, came, bad from learned_priors order by 1, 2')

describe('the sums are as if what is gone had never been', () => {
  test('an action, an opt-out, a complaint, a person to avoid', async () => {
    const [one, other] = [await learner(), await learner()]
    for (const id of [one, other]) await writeMany(id, 10, 3)
    const gone = await write(one, { bio: 'fitness', came_back: true, author: 'gone' })
    await recounted()
    expect(await sumsOf(one)).not.toEqual(await sumsOf(other))
    await bench.sql('delete from actions where id = $1', [gone])
    await recounted()
    expect(await sumsOf(one)).toEqual(await sumsOf(other))

    const before = await sumsOf(one)
    const [author] = await bench.sql<{ author_id: string }>(
      `select author_id from actions where user_id = $1 limit 1`,
      [one],
    )
    const changes = [
      [`insert into opt_outs values ('perch', $1, now(), '1', 'stop')`, 'delete from opt_outs'],
      [
        `insert into bot_terms (user_id, list, key, value, author_id, network, added_at)
         select user_id, 'person', 'x', 'x', author_id, 'perch', now() from actions where author_id = $1`,
        'delete from bot_terms',
      ],
      ['update actions set unwelcome = 1 where author_id = $1', 'update actions set unwelcome = 0'],
    ] as const
    for (const [change, back] of changes) {
      await bench.sql(change, [author?.author_id])
      await recounted()
      expect([change, (await sumsOf(one))?.all.bad]).toEqual([change, expect.closeTo(0.97, 1)])
      await bench.sql(back)
      await recounted()
      expect(await sumsOf(one)).toEqual(before)
    }
  })

  test('a customer: from what all share', async () => {
    const users: string[] = []
    for (let at = 0; at < 21; at += 1) users.push(await learner())
    for (const id of users.slice(0, 20)) await writeMany(id, 30, 6)
    await recounted()
    const without = await priors()
    expect(without).not.toEqual([])
    await writeMany(users[20] ?? '', 30, 30)
    await recounted()
    expect(await priors()).not.toEqual(without)
    await bench.sql('delete from users where id = $1', [users[20]])
    await recounted()
    expect(await priors()).toEqual(without)
  })
})

describe('what all share', () => {
  test('is nothing with fewer than twenty users, or five hundred replies', async () => {
    const users: string[] = []
    for (let at = 0; at < 19; at += 1) users.push(await learner())
    for (const id of users) await writeMany(id, 40, 6)
    await recounted()
    expect(await priors()).toEqual([])
    const last = await learner()
    await writeMany(last, 10, 1, { bio: 'fitness' })
    await recounted()
    const shared = (await priors()) as { trait: string; value: string }[]
    expect(shared.map(({ trait, value }) => `${trait} ${value}`)).not.toContain('bio fitness')
    expect(shared.map(({ trait, value }) => `${trait} ${value}`)).toContain('asks no')
    expect(JSON.stringify(shared)).not.toMatch(/p\d/)
  })

  test('is not outweighed by one user, and leaves out those who switched it off', async () => {
    for (let at = 0; at < 20; at += 1) await writeMany(await learner(), 30, 3)
    const loud = await learner()
    await writeMany(loud, 300, 300)
    await recounted()
    const [all] = (await priors()) as { n: number; came: number }[]
    expect((all?.came ?? 0) / (all?.n ?? 1)).toBeLessThan(0.2)
    await bench.sql('update learning set is_on = false where user_id = $1', [loud])
    await sharePriors(bench.db, now())
    const [quiet] = (await priors()) as { n: number; came: number }[]
    expect((quiet?.came ?? 0) / (quiet?.n ?? 1)).toBeCloseTo(0.1, 5)
  })

  test('is nothing that free accounts, or those without a connection, say, however many they are', async () => {
    for (let at = 0; at < 20; at += 1) await writeMany(await learner(true, { plan: 'free' }), 30, 30)
    await recounted()
    expect(await priors()).toEqual([])
    for (let at = 0; at < 20; at += 1) await writeMany(await learner(), 30, 3)
    await recounted()
    const [all] = (await priors()) as { n: number; came: number }[]
    expect((all?.came ?? 0) / (all?.n ?? 1)).toBeCloseTo(0.1, 5)
    await bench.sql('delete from connections')
    await sharePriors(bench.db, new Date(now().getTime() + hour))
    expect(await priors()).toEqual([])
  })

  test('is hardly moved by what one user makes up, with as few users as may share', async () => {
    const users: string[] = []
    for (let at = 0; at < 20; at += 1) users.push(await learner())
    for (const id of users.slice(1)) {
      await writeMany(id, 20, 3)
      await writeMany(id, 20, 3, { bio: 'fitness' })
    }
    const difference = async () => {
      await recounted()
      const shared = (await priors()) as { trait: string; value: string; n: number; came: number }[]
      const [fitness, all] = ['fitness', ''].map((wanted) => shared.find(({ value }) => value === wanted))
      const odds = (one = { n: 1, came: 0 }) => Math.log(one.came / (one.n - one.came))
      return odds(fitness) - odds(all)
    }
    const liar = users[0] ?? ''
    await writeMany(liar, 20, 3)
    await writeMany(liar, 20, 3, { bio: 'fitness' })
    expect(await difference()).toBeCloseTo(0, 5)
    await bench.sql('update actions set came_back = true where user_id = $1', [liar])
    await writeMany(liar, 200, 200, { bio: 'fitness' })
    expect(Math.abs(await difference())).toBeLessThan(0.1)
    await bench.sql('update actions set came_back = false where user_id = $1', [liar])
    expect(Math.abs(await difference())).toBeLessThan(0.1)
  })

  test('is hardly moved by one user, also where the others have few replies', async () => {
    const users: string[] = []
    for (let at = 0; at < 21; at += 1) users.push(await learner())
    for (const id of users) await writeMany(id, 30, 3)
    for (const id of users.slice(1)) await write(id, { bio: 'fitness' })
    await writeMany(users[0] ?? '', 60, 60, { bio: 'fitness' })
    await recounted()
    const fitness = (await priors()).find(({ value }) => value === 'fitness') as { n: number; came: number }
    expect(fitness.came / fitness.n).toBeLessThan(1 / 17)
  })

  test('two users: the counts of one change nothing for the other', async () => {
    const [one, other] = [await learner(), await learner()]
    await writeMany(one, 20, 5)
    await recounted()
    const before = { sums: await sumsOf(one), shared: await priors() }
    await writeMany(other, 300, 200, { bio: 'fitness' })
    await recounted()
    expect({ sums: await sumsOf(one), shared: await priors() }).toEqual(before)
  })
})

describe('each night', () => {
  test('everyone with learning on is counted once, in batches, and no one else', async () => {
    const users: string[] = []
    for (let at = 0; at < 45; at += 1) users.push(await learner())
    const off = await learner(false)
    for (const id of [...users, off]) await write(id)
    expect(await learnNightly(bench.db, now())).toBe(false)
    const counted = await bench.sql<{ user_id: string }>('select user_id from learning where counted_at = $1', [now()])
    expect(counted.map(({ user_id }) => user_id).sort()).toEqual(users.sort())
    clock.forward(hour)
    await write(users[0] ?? '')
    await learnNightly(bench.db, now())
    expect((await sumsOf(users[0] ?? ''))?.all.replies).toBe(1)
    clock.forward(day)
    await learnNightly(bench.db, now())
    expect((await sumsOf(users[0] ?? ''))?.all.replies).toBe(2)
  })

  test('begins at three in UTC', () => {
    expect(nightOf(new Date('2026-06-15T02:59:59Z'))).toEqual(new Date('2026-06-14T03:00:00Z'))
    expect(nightOf(new Date('2026-06-15T03:00:00Z'))).toEqual(new Date('2026-06-15T03:00:00Z'))
  })

  test('is part of the maintenance', async () => {
    const id = await learner()
    await write(id)
    const maintenance = runMaintenance({ ...bench, payments: null } as never)
    await maintenance.round()
    await maintenance.stop()
    expect((await sumsOf(id))?.all.replies).toBe(1)
  })

  test('counts neither what is not settled, nor what came before a reset', async () => {
    const id = await learner()
    await write(id, { came_back: null })
    await write(id, { days_ago: 10 })
    await write(id, { days_ago: 4 })
    await bench.sql('update learning set since = $1', [new Date(now().getTime() - 5 * day)])
    await recounted()
    expect((await sumsOf(id))?.all.replies).toBe(1)
  })

  test('a statement stays a week, whatever the nights between say', async () => {
    const id = await learner()
    await writeMany(id, 150, 60)
    await writeMany(id, 150, 6, { bio: 'fitness' })
    const told = async () =>
      (await bench.sql<{ statements: object[] }>('select statements from learning'))[0]?.statements
    await recounted()
    expect(await told()).toContainEqual(
      expect.objectContaining({ trait: 'bio', value: 'fitness', came_back: 6, replies: 150 }),
    )
    await bench.sql('delete from actions')
    clock.forward(6 * day)
    await recounted()
    expect(await told()).not.toEqual([])
    clock.forward(day)
    await recounted()
    expect(await told()).toEqual([])
  })
})
