import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { changeTimeZone, zoneInForce, zonesByRegion } from '#app/domain/account/user/time-zone.ts'
import { standardHours, weekdays } from '#app/domain/bot/schedule/hours.ts'
import { claimDueBots } from '#app/domain/bot/schedule/lease.ts'
import { claimAction } from '#app/domain/bot/send/claim.ts'
import { planUsageOf } from '#app/domain/bot/send/plan-usage.ts'
import { nextPlanned } from '#app/domain/bot/send/planned-actions.ts'
import { step } from '#app/domain/bot/step.ts'
import { mailExport } from '#app/domain/mail/export-mails.ts'
import { savePreferences } from '#app/domain/mail/preferences.ts'
import { mailSummary } from '#app/domain/mail/summary-mails.ts'
import { day, hour, localTime, minute } from '#app/domain/time.ts'
import { type Bench, startBench, unique } from '../kit/bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork, fakePost } from '../kit/fake-network.ts'
import { type ManualClock, manualClock } from '../kit/manual-clock.ts'
import { newBotUser, planAction } from '../kit/people.ts'
import { seeded, seedOf } from '../kit/random.ts'
import { maxWaitMs } from '../kit/until.ts'

let bench: Bench<FakeNetwork> & { clock: ManualClock }
beforeAll(async () => {
  bench = await startBench(inject('postgres'), manualClock(), fakeNetwork(fakeAccount('1', 'none')))
})
afterAll(() => bench?.close())

/** A user on Free without credits: ten actions a day. */
async function freeUser(zone: string) {
  const account = fakeAccount(unique(), 'someone')
  return {
    ...(await newBotUser(bench, account, { plan: 'free', credits: 0, time_zone: zone, all_day: true })),
    account,
  }
}

type TestUser = Awaited<ReturnType<typeof freeUser>>

/** Claims actions until a limit refuses; returns the number claimed and the code of the refusal. */
async function spend({ id, account }: TestUser) {
  for (let count = 0; ; count += 1) {
    const action = await planAction(bench, id, account.id, 'like')
    const claim = await claimAction(bench.db, bench.network, action, bench.clock.now())
    if (!claim.claimed) {
      await bench.sql(`delete from actions where state = 'planned' and user_id = $1`, [id])
      return { count, code: claim.code }
    }
  }
}

const change = (user: TestUser, zone: string) => changeTimeZone(bench.db, user.id, zone, bench.clock.now())
async function zoneNow({ id }: TestUser) {
  const zone = zoneInForce(bench.clock.now()).as('time_zone')
  const row = await bench.db.selectFrom('users').select(zone).where('id', '=', id).executeTakeFirstOrThrow()
  return row.time_zone
}

describe('a change of time zone', () => {
  test('to the east gives no extra actions today, nor within a day of the last ones', async () => {
    bench.clock.set('2026-06-16T02:00:00Z') // 22:00 of June 15 in New York, June 16 in Tokyo
    const user = await freeUser('America/New_York')
    expect(await spend(user)).toEqual({ count: 10, code: 'day_limit' })
    bench.clock.set('2026-06-16T03:30:00Z')
    const setting = await change(user, 'Asia/Tokyo')
    expect(setting).toEqual({
      time_zone: 'America/New_York',
      next: { time_zone: 'Asia/Tokyo', from: new Date('2026-06-16T04:00:00Z') },
    })
    expect(await spend(user)).toMatchObject({ count: 0 })
    bench.clock.set('2026-06-16T03:59:59.999Z')
    expect(await spend(user)).toMatchObject({ count: 0 })
    bench.clock.set('2026-06-16T04:00:00Z') // June 16 in both
    expect(await zoneNow(user)).toBe('Asia/Tokyo')
    expect(await spend(user)).toMatchObject({ count: 0, code: 'day_limit' })
    bench.clock.set('2026-06-16T15:00:00Z') // June 17 in Tokyo
    expect(await spend(user)).toMatchObject({ count: 0 })
    bench.clock.set('2026-06-17T02:00:00Z')
    expect(await spend(user)).toEqual({ count: 10, code: 'day_limit' })
    bench.clock.set('2026-06-17T04:00:00Z') // a midnight that is no longer the user's
    expect(await spend(user)).toMatchObject({ count: 0 })
    bench.clock.set('2026-06-17T15:00:00Z') // June 18 in Tokyo
    expect(await spend(user)).toEqual({ count: 10, code: 'day_limit' })
  })

  test('to the west does not count any date twice, nor what was done within a day', async () => {
    bench.clock.set('2026-06-16T14:30:00Z') // 23:30 of June 16 in Tokyo, morning of June 16 in New York
    const user = await freeUser('Asia/Tokyo')
    expect(await spend(user)).toMatchObject({ count: 10 })
    await change(user, 'America/New_York')
    for (const at of ['2026-06-16T14:59:59.999Z', '2026-06-16T15:00:00Z', '2026-06-17T03:59:59Z']) {
      bench.clock.set(at)
      expect(await spend(user), at).toMatchObject({ count: 0 })
      const { actions_today } = await planUsageOf(
        bench.db,
        { ...user, time_zone: await zoneNow(user) },
        bench.clock.now(),
      )
      expect(actions_today, at).toBe(10)
    }
    bench.clock.set('2026-06-17T04:00:00Z') // June 17 in New York
    expect(await spend(user)).toMatchObject({ count: 0 })
    bench.clock.set('2026-06-17T14:30:00Z')
    expect(await spend(user)).toEqual({ count: 10, code: 'day_limit' })
  })

  test('forth and back between the first and the last zone gives no second budget within a day', async () => {
    const [first, last] = ['Pacific/Kiritimati', 'Etc/GMT+12']
    bench.clock.set('2026-06-15T12:05:00Z') // June 16, 2:05 in the first
    const user = await freeUser(first)
    expect(await spend(user)).toMatchObject({ count: 10 })
    for (const date of [16, 17, 18]) {
      await change(user, last)
      bench.clock.set(`2026-06-${date}T10:00:00Z`) // 22:00, two dates before
      expect(await zoneNow(user)).toBe(last)
      expect(await spend(user), `${date}`).toMatchObject({ count: 0, code: 'day_limit' })
      await change(user, first)
      bench.clock.set(`2026-06-${date}T12:00:00Z`)
      expect(await zoneNow(user)).toBe(first)
      expect(await spend(user), `${date}`).toMatchObject({ count: 10 })
    }
  })

  test('does not let a stranger hear from the bot twice within a day', async () => {
    bench.clock.set('2026-06-16T09:30:00Z') // June 16, 23:30
    const user = await freeUser('Pacific/Kiritimati')
    const stranger = fakeAccount(unique(), 'reader')
    const answer = async () => {
      const post = fakePost({ author: stranger, at: bench.clock.now() })
      const action = await planAction(bench, user.id, user.account.id, 'reply', { post })
      return claimAction(bench.db, bench.network, action, bench.clock.now())
    }
    expect(await answer()).toMatchObject({ claimed: true })
    await change(user, 'Etc/GMT+12')
    bench.clock.set('2026-06-16T10:30:00Z')
    expect(await answer()).toMatchObject({ claimed: false, code: 'author_today' })
  })

  test('repeated at random never doubles the limits of a date nor adds more than one extra date at each end', async () => {
    const random = seeded(seedOf(77))
    const zones = ['Pacific/Pago_Pago', 'America/New_York', 'UTC', 'Europe/Berlin', 'Asia/Tokyo', 'Pacific/Kiritimati']
    const start = new Date('2026-03-20T12:00:00Z')
    bench.clock.set(start)
    const user = await freeUser('UTC')
    for (let turn = 0; turn < 40; turn += 1) {
      if (random.chance(0.7)) await change(user, random.pick(zones))
      bench.clock.forward(random.int(20 * minute, 14 * hour))
      await spend(user)
    }
    const dates = await bench.sql<{ actions: number }>(
      `select count(*)::int as actions from actions where user_id = $1 and state = 'sending' group by local_day`,
      [user.id],
    )
    expect(Math.max(...dates.map(({ actions }) => actions))).toBeLessThanOrEqual(10)
    const days = Math.ceil((bench.clock.now().getTime() - start.getTime()) / day)
    expect(dates.length).toBeLessThanOrEqual(days + 2)
  })

  test('is canceled by choosing the current zone, and the last choice of a day counts', async () => {
    bench.clock.set('2026-06-15T12:00:00Z')
    const user = await freeUser('Europe/Berlin')
    await change(user, 'Asia/Tokyo')
    expect((await change(user, 'America/New_York')).next?.time_zone).toBe('America/New_York')
    expect(await change(user, 'Europe/Berlin')).toEqual({ time_zone: 'Europe/Berlin', next: null })
    bench.clock.forward(2 * day)
    expect(await zoneNow(user)).toBe('Europe/Berlin')
  })

  test('once in effect determines when the next change begins', async () => {
    bench.clock.set('2026-06-15T12:00:00Z')
    const user = await freeUser('UTC')
    await change(user, 'Asia/Tokyo')
    bench.clock.set('2026-06-16T12:00:00Z')
    const { time_zone, next } = await change(user, 'UTC')
    expect([time_zone, next?.from]).toEqual(['Asia/Tokyo', new Date('2026-06-16T15:00:00Z')])
  })

  test('applies to the bot’s step and to actions planned before', async () => {
    bench.clock.set('2026-06-15T23:00:00Z')
    const user = await freeUser('UTC')
    await planAction(bench, user.id, user.account.id, 'view')
    await change(user, 'America/New_York')
    bench.clock.set('2026-06-16T00:10:00Z')
    const bots = await claimDueBots(bench.db, 100, bench.clock.now())
    expect(bots.find(({ user_id }) => user_id === user.id)?.time_zone).toBe('America/New_York')
    const action = await nextPlanned(
      bench.db,
      user.id,
      { network: 'perch', id: user.account.id },
      { kinds: ['view'], addressedOnly: false },
    )
    if (!action) throw new Error('nothing was planned')
    await claimAction(bench.db, bench.network, action, bench.clock.now())
    const [row] = await bench.sql<{ local_day: string; local_hour: number }>(
      'select local_day::text, local_hour from actions where id = $1',
      [action.id],
    )
    expect(row).toEqual({ local_day: '2026-06-15', local_hour: 20 })
  })

  test('wakes a bot that sleeps through its quiet hours', async () => {
    bench.clock.set('2026-06-15T22:30:00Z')
    const user = await freeUser('UTC')
    const quiet = weekdays.map(() => ({ from: 22, to: 7 }))
    await bench.sql('update bots set hours = $2 where user_id = $1', [user.id, { ...standardHours, quiet }])
    const dueAfterStep = async () => {
      const bots = await claimDueBots(bench.db, 100, bench.clock.now())
      const bot = bots.find(({ user_id }) => user_id === user.id)
      if (!bot) throw new Error('the bot was not due')
      const { due_at } = await step(bench, bot, AbortSignal.timeout(maxWaitMs))
      await bench.sql('update bots set lease_until = null, due_at = $2 where user_id = $1', [user.id, due_at])
      return due_at
    }
    await change(user, 'Asia/Tokyo')
    expect(await dueAfterStep()).toEqual(new Date('2026-06-16T00:00:00Z'))
    await change(user, 'UTC')
    await bench.sql('update bots set due_at = $2 where user_id = $1', [user.id, bench.clock.now()])
    expect(await dueAfterStep()).toEqual(new Date('2026-06-16T07:00:00Z'))
  })

  test('applies to the dates in mails', async () => {
    bench.clock.set('2026-06-15T12:00:00Z')
    const user = await freeUser('UTC')
    await change(user, 'Asia/Tokyo')
    bench.clock.set('2026-06-16T12:00:00Z')
    const [written] = await bench.sql<{ id: string }>(
      `insert into exports (user_id, state, created_at, expires_at) values ($1, 'ready', $2, '2026-06-23T20:00:00Z') returning id`,
      [user.id, bench.clock.now()],
    )
    await mailExport(bench, written?.id ?? '')
    expect(bench.mails.at(-1)?.text).toContain('June 24, 2026')
  })

  test('leaves no answer out of a summary', async () => {
    bench.clock.set('2026-06-15T12:00:00Z')
    const user = await freeUser('UTC')
    await change(user, 'Asia/Tokyo')
    // 2 in the morning in Tokyo, on a day that has not begun in UTC.
    bench.clock.set('2026-06-17T17:00:00Z')
    const { id } = await planAction(bench, user.id, user.account.id, 'reply')
    await bench.sql(
      `update actions set state = 'success', claimed_at = $2, local_day = '2026-06-18', local_hour = 2, outcome_likes = 1,
        outcome_replies = 2 where id = $1`,
      [id, bench.clock.now()],
    )
    await bench.sql(
      `insert into action_hours (user_id, local_day, local_hour, kind, success) values ($1, '2026-06-18', 2, 'reply', 1)`,
      [user.id],
    )
    await savePreferences(
      bench.db,
      user,
      { email: true, daily_summary: true, weekly_digest: false, answers: false, error_alerts: false },
      bench.clock.now(),
    )
    await mailSummary(bench, { user_id: user.id, span: 'day', before: '2026-06-19' })
    expect(bench.mails.at(-1)?.text).toContain('Your reply got 2 replies back and 1 like so far.')
  })

  test('to an unknown zone is refused', async () => {
    const user = await freeUser('UTC')
    await expect(change(user, 'Mars/Olympus')).rejects.toMatchObject({ code: 'invalid' })
    await expect(change(user, '')).rejects.toMatchObject({ code: 'invalid' })
    expect(await zoneNow(user)).toBe('UTC')
  })
})

test('every zone is listed once under its region, including the current one', () => {
  const regions = zonesByRegion('Asia/Calcutta', new Date('2026-06-15T12:00:00Z'))
  const listed = regions.flatMap(({ zones }) => zones)
  const zones = listed.map(({ zone }) => zone)
  expect(new Set(zones).size).toBe(zones.length)
  expect(zones).toEqual(expect.arrayContaining(['UTC', 'Europe/Berlin', 'Asia/Calcutta']))
  expect(
    regions.every(({ region, zones }) => region === 'Others' || zones.every(({ zone }) => zone.startsWith(region))),
  ).toBe(true)
  const offsets = new Map(listed.map(({ zone, offset }) => [zone, offset]))
  expect(['UTC', 'Europe/Berlin', 'Asia/Calcutta', 'America/New_York'].map((zone) => offsets.get(zone))).toEqual([
    'UTC',
    'UTC+2',
    'UTC+5:30',
    'UTC-4',
  ])
  const found = (city: string) =>
    listed.filter(({ name, cities }) => [name, ...cities].some((one) => one.startsWith(city)))
  for (const [city, offset] of [
    ['Kolkata', 'UTC+5:30'],
    ['Mumbai', 'UTC+5:30'],
    ['München', 'UTC+2'],
    ['San Francisco', 'UTC-7'],
    ['Kyiv', 'UTC+3'],
  ] as const)
    expect([city, found(city).map((one) => one.offset)]).toEqual([city, [offset]])
  const renamed = zonesByRegion('Asia/Kolkata', new Date()).flatMap(({ zones }) => zones)
  expect(renamed.filter(({ name }) => name === 'Kolkata, Asia').map(({ zone }) => zone)).toEqual(['Asia/Kolkata'])
  for (const zone of zones) expect(() => localTime(new Date(), zone), zone).not.toThrow()
})
