import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { chooseLearning, testLearning } from '#app/domain/bot/learn/choose-learning.ts'
import { halfOf, nextHalf } from '#app/domain/bot/learn/halves.ts'
import { day } from '#app/domain/time.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork, fakePost } from '../kit/fake-network.ts'
import { manualClock } from '../kit/manual-clock.ts'
import { newBotUser } from '../kit/people.ts'
import { siteHere } from '../kit/site.ts'
import { wordsOf } from '../kit/truth/sentences.ts'

const clock = manualClock('2026-06-15T12:00:00Z')
let bench: Bench<FakeNetwork>
let user: Awaited<ReturnType<typeof newBotUser>>
beforeAll(async () => {
  bench = await startBench(inject('postgres'), clock, fakeNetwork(fakeAccount('1', 'none')))
})
afterAll(() => bench?.close())
beforeEach(async () => {
  await bench.sql('truncate actions, users cascade')
  clock.set('2026-06-15T12:00:00Z')
  user = await newBotUser(bench, fakeAccount('4711', 'finch'))
  await chooseLearning(bench.db, user.id, true, clock.now())
})

const shown = async () => wordsOf(await (await siteHere(bench)).page('/dashboard/analytics?tab=insights', user))

let count = 0
/** Replies of the half to as many people, of whom so many came back. */
async function write(half: 'with' | 'without', people: number, came: number, change: object = {}) {
  for (let at = 0; at < people; at += 1) {
    count += 1
    const row = { author: `p${count}`, came_back: at < came, unwelcome: 0, ...change }
    await bench.sql(
      `insert into actions (user_id, network, network_account_id, kind, target_id, author_id, author_handle, author_name,
         situation, source, state, text, reason, generation, created_at, claimed_at, local_day, local_hour, choice, came_back, unwelcome)
       values ($1, 'perch', '4711', 'reply', $2, $3, $3, $3, 'stranger', 'auto', 'success', '', '', 1, $4::timestamptz, $4::timestamptz, $4::timestamptz::date, 9, $5, $6, $7)`,
      [user.id, `t${count}`, row.author, clock.now(), JSON.stringify({ half }), row.came_back, row.unwelcome],
    )
  }
}

describe('a test of learning', () => {
  test('is offered, started, shown with its counts until its end, and cleared', async () => {
    expect(await shown()).toContain('For 4 weeks, the bot uses what it learned for only half of the people')
    await testLearning(bench.db, user.id, true, clock.now())
    expect(await shown()).toContain('The test runs until Jul 13, 2026.')
    expect(await shown()).toContain('No data yet. The first people count in two days.')
    clock.forward(day)
    await write('with', 140, 31)
    await write('without', 140, 24)
    const running = await shown()
    expect(running).toContain('With learning 31 of 140 replied or followed back')
    expect(running).toContain('Without 24 of 140 replied or followed back')
    expect(running).toContain('So far, the difference could be chance.')
    clock.forward(28 * day)
    expect(await shown()).toMatch(/The test ended on Jul 13, 2026\..* The difference could be chance\./)
    await testLearning(bench.db, user.id, false, clock.now())
    expect(await shown()).not.toContain('of 140')
  })

  test('says nothing of a difference before its end, and then which half had more', async () => {
    await testLearning(bench.db, user.id, true, clock.now())
    await write('with', 140, 60)
    await write('without', 140, 20)
    expect(await shown()).toContain('So far, the difference could be chance.')
    clock.forward(29 * day)
    expect(await shown()).toContain('More people replied or followed back with learning than chance explains.')
  })

  test('counts each person once, no one from before it, and no complaint as coming back', async () => {
    await write('with', 3, 3)
    clock.forward(day)
    await testLearning(bench.db, user.id, true, clock.now())
    await write('with', 1, 0, { author: 'often' })
    clock.forward(day)
    await write('with', 1, 1, { author: 'often' })
    await write('without', 1, 1, { unwelcome: 1 })
    const text = await shown()
    expect(text).toContain('With learning 0 of 1 replied or followed back')
    expect(text).toContain('Without 0 of 1 replied or followed back')
  })

  test('ends with learning itself', async () => {
    await testLearning(bench.db, user.id, true, clock.now())
    await chooseLearning(bench.db, user.id, false, clock.now())
    await testLearning(bench.db, user.id, true, clock.now())
    const [row] = await bench.sql('select is_on, tested_since from learning')
    expect(row).toEqual({ is_on: false, tested_since: null })
  })
})

test('the halves are about equal, drawn anew for each test, and the same in each step', () => {
  const posts = Array.from({ length: 2_000 }, (_, at) => {
    const post = fakePost({ author: fakeAccount(`9${at}`, `p${at}`), text: 'Sour espresso', at: clock.now() })
    return { post, situation: 'stranger' as const }
  })
  const [one, other] = [new Date('2026-06-15'), new Date('2026-07-20')]
  const withIt = (since: Date) => posts.filter((post) => halfOf(user.id, since, post) === 'with')
  for (const found of [withIt(one).length, posts.filter((post) => nextHalf(user.id, post) === 'with').length])
    expect(Math.abs(found - 1_000)).toBeLessThan(120)
  expect(withIt(one)).toEqual(withIt(one))
  const both = withIt(one).filter((post) => withIt(other).includes(post)).length
  expect(Math.abs(both - 500)).toBeLessThan(120)
})
