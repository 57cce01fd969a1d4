import { beforeEach, describe, expect, test } from 'vitest'
import { changeTimeZone } from '#app/domain/account/user/time-zone.ts'
import { startBot, stopBot } from '#app/domain/bot/schedule/bot.ts'
import { startedText } from '#app/domain/bot/schedule/rest.ts'
import { claimAction } from '#app/domain/bot/send/claim.ts'
import { minute } from '#app/domain/time.ts'
import { botWorld } from '../kit/bot-world.ts'
import { coffeeText, eagerMind } from '../kit/eager-mind.ts'
import { fakeAccount, fakePost } from '../kit/fake-network.ts'
import { type NewUserOptions, newBotUser, planAction } from '../kit/people.ts'
import { stepOnce } from '../kit/steps.ts'

const me = fakeAccount('4711', 'finch')
const world = botWorld(me, eagerMind())
const { clock } = world

interface Night {
  starts: string
  zone?: string
  /** When somebody writes to the user. */
  asked: string
  ends: string
  /** The day's actions are used up at the start. */
  full?: true
  /** The bot uses up the day's actions itself. */
  busy?: true
  /** At each whole hour the bot is stopped and started. */
  restarts?: true
  /** The zone changes at the next midnight. */
  moves_to?: string
}

const nights: [string, Night][] = [
  [
    'after a start at 19:00 with the day’s limit used up',
    { starts: '2026-06-15T19:00:00Z', asked: '2026-06-16T01:30:00Z', ends: '2026-06-16T09:00:00Z', full: true },
  ],
  [
    'after a day whose actions it used up itself',
    {
      starts: '2026-06-15T08:00:00Z',
      asked: '2026-06-16T01:30:00Z',
      ends: '2026-06-16T09:00:00Z',
      busy: true,
    },
  ],
  [
    'after a start at 19:00',
    { starts: '2026-06-15T19:00:00Z', asked: '2026-06-16T01:30:00Z', ends: '2026-06-16T09:00:00Z' },
  ],
  [
    'after a start at 21:55',
    { starts: '2026-06-15T21:55:00Z', asked: '2026-06-16T01:30:00Z', ends: '2026-06-16T09:00:00Z' },
  ],
  [
    'after a start at 23:00 in Berlin',
    {
      starts: '2026-06-15T21:00:00Z',
      asked: '2026-06-16T00:30:00Z',
      ends: '2026-06-16T08:00:00Z',
      zone: 'Europe/Berlin',
    },
  ],
  [
    'after a start at 3:00',
    { starts: '2026-06-16T03:00:00Z', asked: '2026-06-16T05:00:00Z', ends: '2026-06-16T09:00:00Z' },
  ],
  [
    'with a start at every hour',
    {
      starts: '2026-06-15T19:00:00Z',
      asked: '2026-06-16T01:30:00Z',
      ends: '2026-06-16T09:00:00Z',
      restarts: true,
    },
  ],
  [
    'when clocks go forward',
    {
      starts: '2026-03-28T18:00:00Z',
      asked: '2026-03-29T01:30:00Z',
      ends: '2026-03-29T08:00:00Z',
      zone: 'Europe/Berlin',
    },
  ],
  [
    'when clocks go back',
    {
      starts: '2026-10-24T17:00:00Z',
      asked: '2026-10-25T01:30:00Z',
      ends: '2026-10-25T09:00:00Z',
      zone: 'Europe/Berlin',
    },
  ],
  [
    'after a move to the east at midnight',
    {
      starts: '2026-06-15T19:00:00Z',
      asked: '2026-06-15T23:30:00Z',
      ends: '2026-06-16T05:00:00Z',
      moves_to: 'Asia/Kathmandu',
    },
  ],
  [
    'after a move to the west at midnight',
    {
      starts: '2026-06-15T17:00:00Z',
      asked: '2026-06-16T07:00:00Z',
      ends: '2026-06-16T14:00:00Z',
      zone: 'Europe/Berlin',
      moves_to: 'America/New_York',
    },
  ],
]

const post = (change = {}) => fakePost({ text: coffeeText(), at: clock.now(), ...change })

/** The hour in a time zone, determined independently of the product. */
const hourIn = (zone: string, at: Date) =>
  Number(at.toLocaleString('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' }))

const contacts = () =>
  world.bench.sql<{ situation: string; claimed_at: Date; post_id: string }>(
    'select situation, claimed_at, post_id from actions where claimed_at > $1 order by claimed_at',
    ['2026-01-01'],
  )

async function exhaustDay(userId: string, at: string): Promise<void> {
  for (let count = 0; count < 10; count += 1) {
    const { id } = await planAction(world.bench, userId, me.id, 'like')
    await world.bench.sql(
      `update actions set state = 'success', claimed_at = $2, local_day = $3, local_hour = 18, finished_at = $2 where id = $1`,
      [id, new Date(Date.parse(at) - 60 * minute), at.slice(0, 10)],
    )
  }
}

describe('at night no stranger is contacted, and people who write to the user are answered', () => {
  test.each(nights)('%s', async (_name, { starts, zone = 'UTC', asked, ends, full, busy, restarts, moves_to }) => {
    clock.set(starts)
    const options: NewUserOptions = { plan: full || busy ? 'free' : 'starter', credits: 0, time_zone: zone }
    const user = await newBotUser(world.bench, me, options)
    if (full) await exhaustDay(user.id, starts)
    const move = moves_to && (await changeTimeZone(world.bench.db, user.id, moves_to, clock.now())).next
    const question = post({ text: '@finch sour espresso, which grinder', at: new Date(asked) })
    let lastHour = clock.now().getUTCHours()
    const eachHour = async () => {
      if (!restarts || clock.now().getUTCHours() === lastHour) return
      lastHour = clock.now().getUTCHours()
      await stopBot(world.bench.db, user.id, clock.now())
      await startBot(world.bench.db, world.network, user, {}, clock.now())
    }
    while (clock.now() < new Date(ends)) {
      await eachHour()
      await world.runUntil(new Date(clock.now().getTime() + minute).toISOString(), () => {
        world.found = [post()]
        world.mentions = clock.now() >= new Date(asked) ? [question] : []
      })
    }
    const zoneOf = (at: Date) => (move && at >= move.from ? move.time_zone : zone)
    const sent = await contacts()
    const strangers = sent.filter(({ situation, post_id }) => situation === 'stranger' && post_id !== question.id)
    const hours = strangers.map(({ claimed_at }) => hourIn(zoneOf(claimed_at), claimed_at))
    expect(hours.filter((hour) => hour < 8 || hour >= 22)).toEqual([])
    expect(hours.filter((hour) => hour >= 8 && hour < 12).length).toBeGreaterThan(0)
    const answer = sent.find(({ post_id }) => post_id === question.id)
    expect(answer?.situation).toBe('addressed')
    // The bot looks every 45 minutes or so.
    expect((answer?.claimed_at.getTime() ?? 0) - Date.parse(asked)).toBeLessThan(75 * minute)
  })
})

describe('a claim at night', () => {
  const claim = async (change: object, at: string) => {
    const action = { ...(await planAction(world.bench, userId, me.id, 'like', change)), ...change }
    return claimAction(world.bench.db, world.network, action, new Date(at))
  }
  let userId = ''
  beforeEach(async () => {
    clock.set('2026-06-15T21:59:00Z')
    userId = (await newBotUser(world.bench, me)).id
  })

  test('is refused for a stranger, although it was planned by day and no hours were chosen', async () => {
    expect(await claim({}, '2026-06-15T21:59:59Z')).toMatchObject({ claimed: true })
    const refusal = { claimed: false, code: 'quiet_hours', retry_at: new Date('2026-06-16T08:00:00Z') }
    for (const at of ['2026-06-15T22:00:00Z', '2026-06-15T22:05:00Z', '2026-06-16T07:59:59Z'])
      expect(await claim({}, at)).toEqual(refusal)
    expect(await claim({}, '2026-06-16T08:00:00Z')).toMatchObject({ claimed: true })
  })

  test('is granted for who wrote to the user, and for what the user decides', async () => {
    for (const change of [{ situation: 'addressed' }, { source: 'approved' }, { source: 'tap' }, { source: 'hand' }])
      expect(await claim(change, '2026-06-15T23:00:00Z')).toMatchObject({ claimed: true })
  })

  test('leaves the bot free to answer who writes afterwards', async () => {
    await planAction(world.bench, userId, me.id, 'like')
    clock.set('2026-06-15T22:05:00Z')
    world.mentions = [post({ text: '@finch sour espresso, which grinder' })]
    expect(await world.runUntil('2026-06-15T22:30:00Z')).toHaveLength(1)
    expect((await contacts()).map(({ situation }) => situation)).toEqual(['addressed'])
  })
})

describe('who presses Wake Up Bot', () => {
  const press = async (at: string, time_zone: string) => {
    clock.set(at)
    const user = await newBotUser(world.bench, me, { time_zone })
    await stopBot(world.bench.db, user.id, clock.now())
    await startBot(world.bench.db, world.network, user, {}, clock.now())
    return startedText(world.bench.db, world.network, user, clock.now())
  }
  const noteOf = async () => (await world.bench.sql<{ note: string | null }>('select note from bots'))[0]?.note

  test('at night is told when the bot begins, in their own time zone', async () => {
    const does = 'only responds to people who write to you, and starts searching at 8 AM.'
    const text = await press('2026-06-15T21:00:00Z', 'Europe/Berlin')
    expect(text).toBe(`Your bot is on. It’s night in Berlin. The bot ${does}`)
    await stepOnce(world.bench)
    expect(await noteOf()).toBe(`It’s night in Berlin. The bot ${does}`)
  })

  test('by day is told nothing of it', async () => {
    expect(await press('2026-06-15T10:00:00Z', 'Europe/Berlin')).toBe('Your bot is now working!')
  })
})

test('starting the bot again and again brings three actions without delay, then none beyond the pace', async () => {
  clock.set('2026-06-15T09:00:00Z')
  const user = await newBotUser(world.bench, me, { plan: 'free', credits: 50, max_actions_per_hour: 15 })
  await world.bench.sql('update bots set enable_auto_view = false')
  while (clock.now() < new Date('2026-06-15T23:00:00Z')) {
    await world.runUntil(new Date(clock.now().getTime() + 5 * minute).toISOString(), () => {
      world.found = [post()]
    })
    await stopBot(world.bench.db, user.id, clock.now())
    await startBot(world.bench.db, world.network, user, {}, clock.now())
  }
  const at = (await contacts()).map(({ claimed_at }) => claimed_at.getTime())
  expect(at).toHaveLength(20)
  const prompt = at.filter((one, index) => one - (at[index - 1] ?? 0) < 15 * minute || index === 0)
  const withinHour = prompt.map((from) => prompt.filter((one) => one >= from && one < from + 60 * minute).length)
  expect([withinHour[0], Math.max(...withinHour)]).toEqual([3, 3])
})
