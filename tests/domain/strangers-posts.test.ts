import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Network } from '#app/adapters/network/network.ts'
import { claimAction } from '#app/domain/bot/send/claim.ts'
import { minute } from '#app/domain/time.ts'
import { signUp } from '../../sandbox/perch/testing/perch-fixture.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { coffeeText, eagerMind } from '../kit/eager-mind.ts'
import { fakePost } from '../kit/fake-network.ts'
import { type ManualClock, manualClock } from '../kit/manual-clock.ts'
import { insertAnalysis, linkAccount, newUser, planAction, runBot } from '../kit/people.ts'
import { type PerchBench, perchBench } from '../kit/perch.ts'
import { stepOnce } from '../kit/steps.ts'

const handle = 'finchroast'
let clock: ManualClock
let perch: PerchBench
let bench: Bench<Network>

beforeAll(async () => {
  clock = manualClock('2026-06-15T10:00:00Z')
  perch = await perchBench(clock, { people: 20 })
  bench = { ...(await startBench(inject('postgres'), clock, perch.network)), mind: eagerMind() }
  const { account, credentials } = await perch.account(handle)
  const user = await newUser(bench)
  await linkAccount(bench, user.id, account, credentials)
  await insertAnalysis(bench, user.id, account)
  await runBot(bench, user.id)
})
afterAll(async () => {
  await bench?.close()
  await perch?.close()
})

const person = (name: string) => signUp(perch, name)
type Body = Record<string, unknown>
const posted = async (by: Awaited<ReturnType<typeof person>>, body: Body) =>
  (await by.call('POST', '/2/tweets', body)).body.data.id

/** Runs the bot until it has dealt with the post. */
async function outcomeOf(postId: string) {
  for (let steps = 0; steps < 20; steps += 1) {
    clock.forward(5 * minute)
    await bench.sql('update bots set due_at = $1, act_at = null', [clock.now()])
    await stepOnce(bench)
    const [row] = await bench.sql(`select state, code, reason from actions where post_id = $1 and kind = 'reply'`, [
      postId,
    ])
    if (row) return row
  }
  return null
}

test('whoever limits a conversation and asks in it keeps the bot from no one else', async () => {
  const asker = await person('closeddoor')
  const root = await posted(asker, { text: 'Friends only.', reply_settings: 'mentionedUsers' })
  const asked = await posted(asker, { text: `@${handle} ${coffeeText()}`, reply: { in_reply_to_tweet_id: root } })
  expect(await outcomeOf(asked)).toMatchObject({ state: 'failed' })
  expect(await bench.sql('select click_only from connections')).toEqual([{ click_only: null }])
  const other = await posted(await person('opendoor'), { text: `@${handle} ${coffeeText()}` })
  expect(await outcomeOf(other)).toMatchObject({ state: 'success' })
})

test('a post whose answer would also reach someone who asked for no contact is left to the user', async () => {
  const left = await person('leftalone')
  await posted(left, { text: `@${handle} stop replying to me` })
  const both = await posted(await person('goby'), { text: `@${handle} @leftalone ${coffeeText()}` })
  const loud = await posted(await person('loud'), { text: `${coffeeText()} says @leftalone about coffee` })
  expect(await outcomeOf(both)).toMatchObject({
    state: 'skipped',
    code: 'reaches',
    reason: 'A reply would also reach someone the bot leaves alone.',
  })
  expect(await bench.sql(`select state from actions where post_id = $1 and state <> 'skipped'`, [loud])).toEqual([])
})

test('a user who asked another customer’s bot to stop is still answered for by their own', async () => {
  const { account } = await perch.account(handle)
  await bench.sql(`insert into opt_outs (network, author_id, said_at, words) values ('perch', $1, $2, 'stop')`, [
    account.id,
    clock.now(),
  ])
  const asked = await posted(await person('asks'), { text: `@${handle} ${coffeeText()}` })
  expect(await outcomeOf(asked)).toMatchObject({ state: 'success' })
})

test('a planned reply is not sent either, once someone whom it would also reach has asked for no contact', async () => {
  const user = await newUser(bench)
  const { account, credentials } = await perch.account('stackharbor')
  await linkAccount(bench, user.id, account, credentials)
  await runBot(bench, user.id)
  const post = { ...fakePost({ at: clock.now() }), reaches: ['9902'] }
  const action = await planAction(bench, user.id, account.id, 'reply', { post, situation: 'addressed' })
  await bench.sql(`insert into opt_outs (network, author_id, said_at, words) values ('perch', '9902', $1, 'no')`, [
    clock.now(),
  ])
  expect(await claimAction(bench.db, bench.network, action, clock.now())).toMatchObject({ code: 'reaches' })
})
