import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { claimDueBots, finishStep } from '#app/domain/bot/schedule/lease.ts'
import { queueFull } from '#app/domain/bot/schedule/note.ts'
import { withShareNote } from '#app/domain/bot/schedule/step-result.ts'
import { connect } from '#app/domain/connection/connection.ts'
import { loadHome } from '#app/domain/home/home.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { manualClock } from '../kit/manual-clock.ts'
import { newBotUser } from '../kit/people.ts'

const clock = manualClock()
const account = fakeAccount('1', 'finch')

let bench: Bench<FakeNetwork>
let user: Awaited<ReturnType<typeof newBotUser>>
beforeAll(async () => {
  bench = await startBench(inject('postgres'), clock, fakeNetwork(account))
  user = await newBotUser(bench, account)
})
afterAll(() => bench?.close())

const home = () => loadHome(bench, user, clock.now())
const botRow = async () => (await bench.sql('select state, note, note_code, stopped_reason, stopped_code from bots'))[0]

const former = {
  gone: 'Your account is not connected any more. Connect it again.',
  lost: 'Warble cannot open the tokens of your account any more. Connect it again.',
  full: 'Your queue is full for today; the bot continues when you decide.',
  done: 'Today’s actions are done; the bot continues tomorrow.',
}

/** The schema of the former version, with what it stored; then the migration. */
async function migrated(stored: { note?: string; stopped_reason?: string; closed_reason?: string }) {
  const { up } = await import('../../migrations/0551_codes_of_notes.ts')
  await bench.sql('alter table bots drop column note_code, drop column stopped_code')
  await bench.sql('alter table connections drop column closed_code')
  const { note = null, stopped_reason = null, closed_reason = null } = stored
  await bench.sql('update bots set note = $1, stopped_reason = $2', [note, stopped_reason])
  await bench.sql('update connections set closed_reason = $1', [closed_reason])
  await up(bench.db as never)
}

test('what former versions stored as texts is read as codes', async () => {
  await migrated({ note: former.full })
  expect(await botRow()).toMatchObject(queueFull)
  await migrated({ note: `${former.full} Today’s share of the language model is used up.` })
  expect(await botRow()).toMatchObject({ ...queueFull, note: 'Today’s share of the language model is used up.' })
  await migrated({ note: former.done })
  expect(await botRow()).toMatchObject({ note: null, note_code: 'day_done' })
  await migrated({ note: 'Looking for the next post.' })
  expect(await botRow()).toMatchObject({ note: 'Looking for the next post.', note_code: null })
  await migrated({ stopped_reason: former.gone })
  expect(await botRow()).toMatchObject({ stopped_reason: null, stopped_code: 'connection_gone' })
  await migrated({ stopped_reason: former.lost, closed_reason: former.lost })
  expect(await botRow()).toMatchObject({ stopped_reason: null, stopped_code: 'tokens_lost' })
  expect(await home()).toMatchObject({
    bot: { stopped_reason: expect.stringContaining('Connect it again') },
    connection: { closed_reason: expect.stringContaining('Connect it again'), tokens_lost: true },
  })
  await migrated({ stopped_reason: 'Perch is down.', closed_reason: 'Locked.' })
  expect(await home()).toMatchObject({
    bot: { stopped_reason: 'Perch is down.' },
    connection: { closed_reason: 'Locked.', tokens_lost: false },
  })
  await migrated({})
})

test('a full queue is told with what else there is to say, and stays a full queue', async () => {
  const result = withShareNote({ ...queueFull, due_at: clock.now() }, clock.now(), 'UTC')
  const [claimed] = await claimDueBots(bench.db, 1, clock.now())
  if (!claimed) throw new Error('No bot is due.')
  await finishStep(bench, claimed, result, clock.now())
  expect(await botRow()).toMatchObject({ note_code: 'queue_full' })
  const said = /^Your queue is full for today\. .+ Today’s share of the language model is used up\./
  expect((await home()).bot.note).toMatch(said)
  const [event] = await bench.sql<{ data: object }>(
    `select data from live_events where kind = 'bot' order by version desc limit 1`,
  )
  expect(event?.data).toMatchObject({ note: expect.stringMatching(said) })
})

test.each(['tokens_lost', 'connection_gone'])(
  'a stop with the code %s is over once there is a connection',
  async (code) => {
    await bench.sql(`update bots set state = 'stopped', stopped_code = $1, stopped_reason = null`, [code])
    await connect(bench, user, { kind: 'tokens', auth_token: 'a', ct0_token: 'c' }, null, 'manual', clock.now())
    expect(await botRow()).toMatchObject({ stopped_reason: null, stopped_code: null })
  },
)
