import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { NetworkError, type Target } from '#app/adapters/network/network.ts'
import { startBot, stopBot } from '#app/domain/bot/schedule/bot.ts'
import { checksOf } from '#app/domain/health/diagnosis.ts'
import { healthFacts } from '#app/domain/health/facts.ts'
import { hour, minute, second } from '#app/domain/time.ts'
import { runBots } from '#app/worker/bots.ts'
import type { Loop } from '#app/worker/loop.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { coffeeText, eagerMind } from '../kit/eager-mind.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork, fakePost } from '../kit/fake-network.ts'
import { type ManualClock, manualClock } from '../kit/manual-clock.ts'
import { newBotUser, planAction } from '../kit/people.ts'
import { stepOnce } from '../kit/steps.ts'
import { maxWaitMs, until } from '../kit/until.ts'

const me = fakeAccount('4711', 'finch')
const reason = /Perch refused three actions in a row/
let clock: ManualClock
let network: FakeNetwork
let bench: Bench<FakeNetwork>
let user: Awaited<ReturnType<typeof newBotUser>>
let loop: Loop | undefined
/** What the network answers next; nothing left: it takes the action. */
let answers: NetworkError[] = []
/** When it was asked to do something, in ms. */
let tries: number[] = []

const refused = () => new NetworkError('refused', 'You are not permitted to perform this action.')

beforeAll(async () => {
  clock = manualClock()
  network = fakeNetwork(me, {
    search: async () => Array.from({ length: 20 }, () => fakePost({ text: coffeeText(), at: clock.now() })),
    async perform(_account: string, { kind, target_id }: Target) {
      tries.push(clock.now().getTime())
      const answer = answers.shift()
      if (answer) throw answer
      return kind === 'reply' ? `1${target_id}` : null
    },
  })
  bench = { ...(await startBench(inject('postgres'), clock, network)), mind: eagerMind() }
})
afterAll(() => bench?.close())
beforeEach(async () => {
  await bench.sql('truncate actions cascade')
  await bench.sql('delete from users')
  await bench.sql('delete from jobs.job')
  network.gone.clear()
  answers = []
  tries = []
  user = await newBotUser(bench, me, { max_actions_per_hour: 15 })
})
afterEach(async () => {
  await loop?.stop()
  loop = undefined
})

const bot = () => bench.db.selectFrom('bots').selectAll().where('user_id', '=', user.id).executeTakeFirstOrThrow()

/** Steps whenever the bot is due, until it has tried so many actions or has stopped. */
async function tryActions(count: number): Promise<void> {
  const enough = tries.length + count
  for (let turn = 0; turn < 500 && tries.length < enough; turn += 1) {
    await stepOnce(bench)
    const { state, due_at } = await bot()
    if (state === 'stopped' || !due_at) return
    clock.set(new Date(Math.max(due_at.getTime(), clock.now().getTime() + second)))
  }
}

test('after three refusals in a row, each at the normal pace, the bot stops and says why', async () => {
  answers = Array.from({ length: 20 }, refused)
  await tryActions(20)
  expect(await bot()).toMatchObject({ state: 'stopped', stopped_reason: expect.stringMatching(reason) })
  expect(tries).toHaveLength(3)
  const fastest = (hour / 15) * 0.6
  for (const at of [1, 2]) expect((tries[at] ?? 0) - (tries[at - 1] ?? 0)).toBeGreaterThanOrEqual(fastest)
  const facts = await healthFacts(bench, user, AbortSignal.timeout(maxWaitMs))
  expect(checksOf(facts).find(({ id }) => id === 'bot')).toMatchObject({
    state: 'problem',
    finding: expect.stringMatching(reason),
    remedy: { label: 'Wake Up Bot' },
  })
})

test('the user is told at once, in the app and by mail', async () => {
  answers = Array.from({ length: 3 }, refused)
  await tryActions(2)
  loop = runBots(bench)
  await until(async () => (await bench.sql('select 1 from notices')).length > 0)
  expect(await bench.sql('select kind, text from notices')).toEqual([
    { kind: 'bot_stopped', text: expect.stringMatching(reason) },
  ])
  expect(await bench.sql(`select data from jobs.job where name = 'mail.notice'`)).toMatchObject([
    { data: { notice: 'bot_stopped', about: { reason: expect.stringMatching(reason) } } },
  ])
})

test('one that the network takes begins the row anew, and so does a start', async () => {
  answers = [refused(), refused()]
  await tryActions(3)
  answers = [refused(), refused()]
  await tryActions(2)
  expect((await bot()).state).toBe('running')
  await stopBot(bench.db, user.id, clock.now())
  clock.forward(minute)
  await startBot(bench.db, network, user, {}, clock.now())
  answers = [refused(), refused()]
  await tryActions(2)
  expect((await bot()).state).toBe('running')
})

test.each([
  ['was done already', 'already_done'],
  ['is about a post that has gone', 'refused'],
] as const)('what %s is no refusal', async (_why, kind) => {
  answers = Array.from({ length: 3 }, () => new NetworkError(kind, 'You cannot do that.'))
  for (let count = 0; count < 3; count += 1) {
    const post = fakePost({ at: clock.now() })
    if (kind === 'refused') network.gone.add(post.id)
    await planAction(bench, user.id, me.id, 'like', { post })
    await tryActions(1)
  }
  expect(tries).toHaveLength(3)
  expect((await bot()).state).toBe('running')
})

test.each([
  ['refusals by people who wrote to the user', `situation = 'addressed'`],
  ['drafts that the user approved', `source = 'approved'`],
])('%s are not counted', async (_what, which) => {
  answers = Array.from({ length: 4 }, refused)
  for (let count = 0; count < 4; count += 1) {
    const { id } = await planAction(bench, user.id, me.id, 'like')
    await bench.sql(`update actions set ${which} where id = $1`, [id])
    await tryActions(1)
  }
  expect(tries).toHaveLength(4)
  expect((await bot()).state).toBe('running')
})
