import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { startBot, stopBot } from '#app/domain/bot/schedule/bot.ts'
import { claimAction } from '#app/domain/bot/send/claim.ts'
import { expireOldActions } from '#app/domain/bot/send/planned-actions.ts'
import { disconnect } from '#app/domain/connection/connection.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { manualClock } from '../kit/manual-clock.ts'
import { insertAnalysis, linkAccount, newUser, planAction } from '../kit/people.ts'
import { stepOnce } from '../kit/steps.ts'

const account = fakeAccount('77', 'starter')
const network = fakeNetwork(account)
const clock = manualClock()
let bench: Bench<typeof network>
let user: SessionUser

beforeAll(async () => {
  bench = await startBench(inject('postgres'), clock, network)
})
afterAll(() => bench?.close())
beforeEach(async () => {
  user = await newUser(bench, { plan: 'pro' })
  await bench.db.deleteFrom('connections').execute()
})

const start = (config = {}) => startBot(bench.db, network, user, config, bench.clock.now())
const code = (work: Promise<unknown>) =>
  work.then(
    () => 'ok',
    (error) => error.code,
  )
const botOf = () => bench.db.selectFrom('bots').selectAll().where('user_id', '=', user.id).executeTakeFirst()
const events = async () => {
  const rows = await bench.sql<{ data: unknown }>(
    `select data from live_events where user_id = $1 and kind = 'bot' order by version`,
    [user.id],
  )
  return rows.map(({ data }) => data)
}

async function ready() {
  await linkAccount(bench, user.id, account)
  await insertAnalysis(bench, user.id, account)
}

test('what the bot planned by itself expires after a stop, approved drafts stay', async () => {
  await ready()
  await start()
  const [own, approved] = [
    await planAction(bench, user.id, account.id, 'like'),
    await planAction(bench, user.id, account.id, 'reply'),
  ]
  await bench.sql(`update actions set source = 'approved' where id = $1`, [approved.id])
  const states = async () =>
    Object.fromEntries(
      (await bench.sql<{ id: string; state: string; code: string | null }>('select id, state, code from actions')).map(
        ({ id, state, code: why }) => [id, [state, why]],
      ),
    )
  await expireOldActions(bench.db, bench.clock.now())
  expect(await states()).toMatchObject({ [own.id]: ['planned', null], [approved.id]: ['planned', null] })
  await stopBot(bench.db, user.id, bench.clock.now())
  await start()
  await expireOldActions(bench.db, bench.clock.now())
  expect(await states()).toMatchObject({ [own.id]: ['expired', 'stopped'], [approved.id]: ['planned', null] })
})

test('what the bot planned by itself before a stop is not sent after it', async () => {
  await ready()
  await start()
  const planned = await planAction(bench, user.id, account.id, 'like')
  await stopBot(bench.db, user.id, bench.clock.now())
  await start()
  await stepOnce(bench)
  expect(network.done).toEqual([])
  expect(await claimAction(bench.db, network, planned, bench.clock.now())).toMatchObject({ code: 'not_planned' })
})

describe('a start of the bot is refused', () => {
  test('without a connection', async () => {
    expect(await code(start())).toBe('not_connected')
  })

  test('if the connection is closed', async () => {
    await ready()
    await bench.db.updateTable('connections').set({ state: 'closed' }).where('user_id', '=', user.id).execute()
    expect(await code(start())).toBe('connection_closed')
  })

  test('without a complete analysis of the connected account', async () => {
    await ready()
    await bench.db.updateTable('account_analyses').set({ network_account_id: 'other' }).execute()
    expect(await code(start())).toBe('analysis_incomplete')
  })

  test('without leaving any rows or events', async () => {
    await code(start())
    expect(await botOf()).toBeUndefined()
    expect(await events()).toEqual([])
  })
})

describe('a start of the bot', () => {
  beforeEach(ready)

  test('makes it due at once and publishes an event', async () => {
    await start()
    expect(await botOf()).toMatchObject({ state: 'running', generation: 1, due_at: bench.clock.now() })
    expect(await events()).toEqual([{ state: 'running' }])
  })

  test('changes only the settings of a running bot', async () => {
    await start()
    const before = await botOf()
    clock.forward(60_000)
    await start({ max_actions_per_hour: 3, follow_limit: 2 })
    expect(await botOf()).toEqual({ ...before, max_actions_per_hour: 3, daily_follow_limit: 2 })
    expect(await events()).toHaveLength(1)
  })

  test('after a stop begins a new generation, due at once and without former notes', async () => {
    await start()
    await stopBot(bench.db, user.id, bench.clock.now())
    await bench.db
      .updateTable('bots')
      .set({ stopped_reason: 'x', stopped_code: 'tokens_lost', note: 'y', note_code: 'day_done' })
      .where('user_id', '=', user.id)
      .execute()
    await start()
    const cleared = { stopped_reason: null, stopped_code: null, note: null, note_code: null, act_at: null }
    expect(await botOf()).toMatchObject({ state: 'running', generation: 3, due_at: bench.clock.now(), ...cleared })
    expect(await events()).toHaveLength(3)
  })

  test('with settings beyond the plan is refused with the maximum and changes nothing', async () => {
    await start()
    const before = await botOf()
    const { actions_per_hour, follows_per_day } = user.plan
    const refused = await start({ max_actions_per_hour: actions_per_hour.most + 1, follow_limit: 21 }).catch((e) => e)
    expect(refused).toMatchObject({
      code: 'invalid',
      fields: {
        max_actions_per_hour: `The Pro plan allows up to ${actions_per_hour.most} actions an hour.`,
        follow_limit: `The Pro plan allows up to ${follows_per_day.most} follows a day.`,
      },
    })
    expect(await botOf()).toEqual(before)
  })

  test('keeps the user’s settings', async () => {
    await start({ max_actions_per_hour: 7, follow_limit: 2 })
    await bench.db.updateTable('bots').set({ enable_auto_like: false, enable_auto_reply: false }).execute()
    await stopBot(bench.db, user.id, bench.clock.now())
    await start()
    const chosen = { max_actions_per_hour: 7, daily_follow_limit: 2, enable_auto_like: false, enable_auto_reply: false }
    expect(await botOf()).toMatchObject({ state: 'running', ...chosen })
  })

  test('called twenty times concurrently starts the bot once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => start()))
    expect(await botOf()).toMatchObject({ state: 'running', generation: 1 })
  })

  test('concurrent with a disconnection leaves a stopped bot or none', async () => {
    for (let round = 0; round < 10; round += 1) {
      await Promise.allSettled([start(), disconnect(bench, user.id, bench.clock.now())])
      expect((await botOf())?.state ?? 'stopped').toBe('stopped')
      await ready()
    }
  })
})
