import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import type { NetworkId } from '#app/adapters/network/network.ts'
import { plans } from '#app/content/plans.ts'
import { receiveMentions } from '#app/domain/bot/find/keep-mentions.ts'
import { claimAction } from '#app/domain/bot/send/claim.ts'
import { planUsageOf } from '#app/domain/bot/send/plan-usage.ts'
import { warmedPlan } from '#app/domain/bot/send/warm-up.ts'
import { loadHome } from '#app/domain/home/home.ts'
import { replyByHand } from '#app/domain/inbox/reply.ts'
import { addDays, hour } from '#app/domain/time.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork, fakePost } from '../kit/fake-network.ts'
import { why } from '../kit/inbox-world.ts'
import { manualClock } from '../kit/manual-clock.ts'
import { allDay, newBotUser, planAction } from '../kit/people.ts'
import { siteHere } from '../kit/site.ts'

const me = fakeAccount('4711', 'finch')
const clock = manualClock()

describe.each<[NetworkId, boolean]>([
  ['x', true],
  ['bluesky', true],
  ['perch', false],
])('a newly connected account on %s', (network, warms) => {
  let bench: Bench<FakeNetwork>
  let user: Awaited<ReturnType<typeof newBotUser>>
  beforeAll(async () => {
    bench = await startBench(inject('postgres'), clock, fakeNetwork(me, {}, network))
  })
  afterAll(() => bench?.close())
  beforeEach(async () => {
    await bench.sql('truncate actions cascade')
    await bench.sql('delete from users')
    clock.set('2026-06-15T12:00:00Z')
    user = await newBotUser(bench, me, { plan: 'free', credits: 50, max_actions_per_hour: 15 })
  })

  const claim = async () => {
    const action = await planAction(bench, user.id, me.id, 'reply', { situation: 'addressed' })
    await bench.sql(`update actions set source = 'tap' where id = $1`, [action.id])
    const result = await claimAction(bench.db, bench.network, { ...action, source: 'tap' }, clock.now(), 'user')
    if (result.claimed) await bench.sql(`update actions set state = 'success' where id = $1`, [action.id])
    return result
  }
  const workedOn = (days: string[]) =>
    bench.sql(
      `insert into actions (user_id, generation, network, network_account_id, kind, situation, source, state, reason,
         target_id, author_id, author_handle, author_name, created_at, claimed_at, local_day, local_hour)
       select $1, 1, $2, $3, 'like', 'stranger', 'auto', 'success', '', day || n, day || n, 'a', 'a',
         day::timestamptz, day::timestamptz, day::date, 0
       from unnest($4::text[]) as day, generate_series(1, 3) as n`,
      [user.id, network, me.id, days],
    )
  const before = (count: number) => Array.from({ length: count }, (_, at) => addDays('2026-06-14', -2 * at))

  // On X, the user sends each reply there.
  test.skipIf(network === 'x')('is claimed at a third of its limits, credits or not', async () => {
    const results = []
    for (let at = 0; at < 4; at += 1) {
      results.push((await claim()).claimed)
      clock.forward(2 * hour)
    }
    expect(results).toEqual([true, true, true, !warms])
  })

  test.skipIf(network === 'x')('says what limits a refused reply: the warm-up, while there is one', async () => {
    const said = fakePost({ at: clock.now(), is_reply: true, reply_to: me.id, text: 'Grinder or beans?' })
    const { db, queue, mind, network: adapter } = bench
    const { signal } = new AbortController()
    const heard = { db, queue, network: adapter, user_id: user.id, account: me, mind, now: clock.now(), signal }
    await receiveMentions(heard, [said])
    await bench.sql('update users set trial_credits = 0')
    while ((await claim()).claimed) clock.forward(hour)
    const [post] = await bench.sql<{ id: string }>('select id from inbox_posts')
    const limits = warms ? '3 actions of the warm-up' : '10 actions on the Free plan'
    expect(await why(replyByHand(bench, user, post?.id ?? '', 'Burrs first.'))).toContain(
      `Today’s ${limits} are used up.`,
    )
  })

  test('reaches all of them after ten days of work, whatever days lie between', async () => {
    const limits = []
    for (const worked of [0, 1, 2, 5, 9, 10, 14]) {
      await bench.sql('truncate actions cascade')
      await workedOn(before(worked))
      const { limits: shown, warm_up } = await loadHome(bench, user, clock.now())
      const usage = await planUsageOf(bench.db, user, clock.now())
      expect(usage).toMatchObject({ warm_up, allows: { actions_per_day: shown.actions.most } })
      limits.push([shown.actions.most, warm_up && /day \d+ of \d+/.exec(warm_up)?.[0]])
    }
    const warming = [
      [3, 'day 1 of 10'],
      [4, 'day 2 of 10'],
      [4, 'day 3 of 10'],
      [6, 'day 6 of 10'],
      [9, 'day 10 of 10'],
      [10, null],
      [10, null],
    ]
    expect(limits).toEqual(warms ? warming : warming.map(() => [10, null]))
  })

  test('has one day’s limit on Home and on the plan page, and it is told whose that is', async () => {
    await bench.sql('delete from users')
    const pro = await newBotUser(bench, me, { plan: 'pro', max_actions_per_hour: 30 })
    await bench.sql(`update bots set hours = null where user_id = $1`, [pro.id])
    const { page } = await siteHere(bench)
    const [told, max] = warms
      ? ['Pace and hours leave room for 140 today. The warm-up allows 166.', '140']
      : ['Your pace and hours leave room for 420 today. Pro allows 500.', '420']
    for (const path of ['/dashboard', '/dashboard/plan']) {
      const html = (await page(path, pro)).replaceAll('<!-- -->', '')
      expect(html).toContain(told)
      expect(/aria-label="Actions today"[^>]*aria-valuemax="(\d+)"/.exec(html)?.[1]).toBe(max)
    }
  })

  test.runIf(network === 'perch')('says what trial credits did beside what pace and hours leave room for', async () => {
    await workedOn(['2026-06-15'])
    await bench.sql('update actions set used_credit = true')
    const nineToFive = { ...allDay, work: allDay.work.map(() => ({ from: 9, to: 17 })) }
    await bench.sql('update bots set max_actions_per_hour = 1, hours = $2 where user_id = $1', [user.id, nineToFive])
    const { page } = await siteHere(bench)
    expect((await page('/dashboard/plan', user)).replaceAll('<!-- -->', '')).toContain(
      '3 of them with trial credits. Your pace and hours leave room for 8 today. Free allows 10.',
    )
  })
})

test('each limit of each plan starts at a third, at least one', () => {
  expect(warmedPlan(plans.pro, 0)).toMatchObject({
    actions_per_day: 166,
    replies_per_day: 23,
    actions_per_hour: { standard: 5, most: 10 },
    follows_per_day: { standard: 1, most: 6 },
  })
  expect(warmedPlan(plans.starter, 0)).toMatchObject({ actions_per_day: 33, replies_per_day: 10 })
  for (const plan of Object.values(plans)) expect(warmedPlan(plan, 10)).toBe(plan)
})
