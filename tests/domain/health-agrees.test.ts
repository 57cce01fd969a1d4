import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import type { Network } from '#app/adapters/network/network.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { startBot, stopBot } from '#app/domain/bot/schedule/bot.ts'
import { connect } from '#app/domain/connection/connection.ts'
import { diagnose } from '#app/domain/health/diagnosis.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { type ManualClock, manualClock } from '../kit/manual-clock.ts'
import { insertAnalysis, newUser, planAction } from '../kit/people.ts'
import { type PerchBench, perchBench } from '../kit/perch.ts'
import { maxWaitMs } from '../kit/until.ts'

let clock: ManualClock
let perch: PerchBench
let bench: Bench<Network>
let user: SessionUser
let accountId: string

beforeAll(async () => {
  clock = manualClock()
  perch = await perchBench(clock)
  const plain = await startBench(inject('postgres'), clock, perch.network)
  bench = { ...plain, mind: { ...plain.mind, unaided: () => plain.mind, check: async () => 'ready' } }
})
afterAll(async () => {
  await bench?.close()
  await perch?.close()
})
beforeEach(async () => {
  const { account, credentials } = await perch.account('finchroast')
  accountId = account.id
  user = await newUser(bench)
  await connect(bench, user, credentials, null, 'manual', clock.now())
  await insertAnalysis(bench, user.id, account)
  await startBot(bench.db, perch.network, user, {}, clock.now())
  await bench.sql('update bots set due_at = $1 where user_id = $2', [clock.now(), user.id])
})
afterEach(() => bench.sql('truncate actions, connections cascade'))

describe('what other screens say, the diagnosis says too', () => {
  const found = async (id: string, deps = bench) =>
    (await diagnose(deps, user, AbortSignal.timeout(maxWaitMs))).checks.find((one) => one.id === id)

  test('the share of the language model is used up', async () => {
    expect(await found('model')).toMatchObject({ state: 'ok', finding: 'The language model is ready.' })
    await bench.sql(
      `insert into llm_usage (user_id, day, tokens, plan) values ($1, $2, $3, 'pro')
       on conflict (user_id, day) do update set tokens = excluded.tokens`,
      [user.id, clock.now().toISOString().slice(0, 10), bench.token_shares.of_user.pro],
    )
    expect(await found('model')).toMatchObject({
      state: 'note',
      finding: expect.stringMatching(
        /^Today’s share of the language model is used up\. It’s back at .* with likes and thanks\.$/,
      ),
    })
    await bench.sql('delete from llm_usage')
  })

  test('there is no language model', async () => {
    expect(await found('model', { ...bench, mind: bench.mind.unaided() })).toMatchObject({
      state: 'ok',
      finding: expect.stringContaining('no language model'),
    })
  })

  test('drafts wait', async () => {
    expect(await found('drafts')).toMatchObject({ state: 'ok', finding: 'No drafts are waiting for you.' })
    for (const kind of ['reply', 'like'] as const) await planAction(bench, user.id, accountId, kind)
    await bench.sql(
      `with waiting as (update actions set state = 'waiting' returning id, user_id)
       insert into drafts (action_id, user_id, shown_from) select id, user_id, $1 from waiting`,
      [clock.now()],
    )
    expect(await found('drafts')).toMatchObject({
      finding: '2 drafts are waiting for you.',
      remedy: { label: 'Open the queue', href: '/dashboard/queue' },
    })
    expect((await found('queue'))?.label).not.toBe('Queue')
  })

  test('the hour is full', async () => {
    await bench.sql('update bots set max_actions_per_hour = 1 where user_id = $1', [user.id])
    const action = await planAction(bench, user.id, accountId, 'like')
    await bench.sql(
      `update actions set state = 'success', claimed_at = $1::timestamptz, finished_at = $1::timestamptz,
         local_day = $1::timestamptz::date, local_hour = 12 where id = $2`,
      [clock.now(), action.id],
    )
    expect(await found('limits')).toMatchObject({
      state: 'note',
      finding: expect.stringMatching(
        /^Today: 1 of 500 actions and 0 of 70 replies\. Hourly limit reached\. The bot continues at /,
      ),
    })
  })

  test('it is night, for a bot that works and for one that sleeps', async () => {
    clock.set('2026-06-16T02:00:00Z')
    await bench.sql('update bots set due_at = null where user_id = $1', [user.id])
    expect(await found('bot')).toMatchObject({ finding: expect.stringContaining('It’s night') })
    await stopBot(bench.db, user.id, clock.now())
    expect(await found('bot')).toMatchObject({
      finding: expect.stringMatching(
        /^Your bot is sleeping\. It’s night.* Wake the bot up and it only responds to people/,
      ),
    })
  })
})
