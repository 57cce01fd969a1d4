import { beforeEach, describe, expect, test } from 'vitest'
import { Correct } from '#app/contract/correction.ts'
import type { Profile } from '#app/contract/profile.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { analysisOf, progressOf, startAnalysis } from '#app/domain/analysis/analysis.ts'
import { correctAnalysis, correctableAnalysis } from '#app/domain/analysis/correct.ts'
import { runAnalysis } from '#app/domain/analysis/run.ts'
import type { ClaimedBot } from '#app/domain/bot/schedule/lease.ts'
import { loadStepState } from '#app/domain/bot/step-state.ts'
import { healthFacts } from '#app/domain/health/facts.ts'
import { loadHome } from '#app/domain/home/home.ts'
import { minute } from '#app/domain/time.ts'
import { botWorld } from '../kit/bot-world.ts'
import { eagerMind } from '../kit/eager-mind.ts'
import { fakeAccount, fakePost } from '../kit/fake-network.ts'
import { newBotUser, plainProfile } from '../kit/people.ts'
import { stepOnce } from '../kit/steps.ts'
import { maxWaitMs } from '../kit/until.ts'

const me = fakeAccount('4711', 'finch')
const found: Profile = { ...plainProfile, prompts: [{ title: 'On tools', text: 'Name the grinder.', post_ids: ['1'] }] }
const mind = { ...eagerMind(), analyze: async () => found }
const world = botWorld(me, mind)
const { clock, network } = world
let user: SessionUser

beforeEach(async () => {
  user = await newBotUser(world.bench, me)
  await analyze()
})

async function analyze(corrections?: 'keep' | 'replace') {
  clock.forward(minute)
  await startAnalysis(world.bench, user.id, null, clock.now(), corrections)
  await finish()
}

async function finish() {
  const [open] = await world.bench.sql<{ id: string }>(`select id from account_analyses where status = 'pending'`)
  await runAnalysis(world.bench, open?.id ?? '', { isLast: true, signal: AbortSignal.timeout(maxWaitMs) })
}

/** The parsed form with these changes. */
const formWith = (change: Record<string, string>) =>
  Correct.parse({
    niche: found.niche,
    tone: found.tone,
    engagement_style: found.engagement_style,
    posting_style: found.content_patterns.posting_style,
    key_topics: found.key_topics.join('\n'),
    prompt_0: 'Name the grinder.',
    prompt_1: '',
    ...change,
  })
const correct = (change: Record<string, string>) =>
  correctAnalysis(world.bench.db, user.id, formWith(change), clock.now())
const storedAnalysis = () => correctableAnalysis(world.bench.db, user.id)
const atNextStep = async () => {
  const bot = { user_id: user.id, time_zone: 'UTC', started_at: clock.now() } as ClaimedBot
  return (await loadStepState(world.bench, bot, clock.now())).profile
}

describe('a corrected analysis', () => {
  test('is refused if it is of an older one, whose findings would all count as corrected', async () => {
    const analyzed_at = (await storedAnalysis())?.created_at.toISOString() ?? ''
    await correct({ analyzed_at, tone: 'dry' })
    await analyze('replace')
    await expect(correct({ analyzed_at, tone: 'wry' })).rejects.toMatchObject({ code: 'invalid' })
    expect((await storedAnalysis())?.corrected).toBeNull()
  })

  test('is used by the bot from its next step, and unchanged fields are not stored as corrections', async () => {
    await correct({ niche: 'fitness', tone: 'dry', key_topics: 'Espresso, rowing\nrowing' })
    expect((await storedAnalysis())?.corrected).toEqual({
      niche: 'fitness',
      tone: 'dry',
      key_topics: ['espresso', 'rowing'],
    })
    expect(await atNextStep()).toMatchObject({
      niche: 'fitness',
      tone: 'dry',
      engagement_style: found.engagement_style,
      key_topics: ['espresso', 'rowing'],
      added_topics: ['rowing'],
      voice: found.voice,
    })
    expect(await world.bench.sql('select niche, tone from account_analyses order by created_at desc limit 1')).toEqual([
      { niche: 'fitness', tone: 'dry' },
    ])
  })

  test('lets the bot act on posts about an added topic even if the mind finds them off topic', async () => {
    await correct({ key_topics: 'coffee\nrowing' })
    const picky = { ...mind, judge: async () => ({ verdict: 'skip', code: 'off_topic', reason: 'No.' }) as const }
    world.found = [fakePost({ text: 'Twenty minutes of rowing before work, and the day is longer.', at: clock.now() })]
    await world.bench.sql('update bots set due_at = $1', [clock.now()])
    await stepOnce({ ...world.bench, mind: picky })
    expect(network.done).toHaveLength(1)
    expect(await world.bench.sql(`select reason from actions where state = 'success'`)).toEqual([
      { reason: expect.stringContaining('“rowing”') },
    ])
  })

  test('can have prompts edited, removed and added', async () => {
    await correct({ prompt_0: 'Name the grinder and its burrs.', prompt_1: 'Never use the word amazing.' })
    expect((await storedAnalysis())?.profile.prompts).toEqual([
      { title: 'On tools', text: 'Name the grinder and its burrs.', post_ids: [] },
      { title: 'In your words', text: 'Never use the word amazing.', post_ids: [] },
    ])
    await correct({ prompt_0: '', prompt_1: 'Never use the word amazing.', prompt_2: '' })
    expect((await atNextStep())?.prompts.map(({ title }) => title)).toEqual(['In your words'])
  })
})

describe('a new analysis', () => {
  test('keeps the corrections unless the user replaces them', async () => {
    await correct({ tone: 'dry', key_topics: 'coffee\nrowing' })
    await analyze()
    expect(await atNextStep()).toMatchObject({
      tone: 'dry',
      key_topics: ['coffee', 'rowing'],
      added_topics: ['rowing'],
    })
    await analyze('replace')
    expect(await atNextStep()).toEqual({ ...found, facts: [], sound: {}, untrue: [], posts_read: 0 })
    expect((await storedAnalysis())?.corrected).toBeNull()
  })

  test('keeps corrections made while it runs', async () => {
    clock.forward(minute)
    await startAnalysis(world.bench, user.id, null, clock.now(), 'keep')
    await correct({ tone: 'dry' })
    await finish()
    expect((await atNextStep())?.tone).toBe('dry')
  })

  test('of another account has no corrections', async () => {
    await correct({ tone: 'dry' })
    await world.bench.sql(`update connections set network_account_id = '4712'`)
    await analyze()
    expect((await storedAnalysis())?.profile.tone).toBe(found.tone)
  })
})

test('after a return to an earlier account its own analysis is shown and corrected', async () => {
  const { bench } = world
  const switchTo = (account: string) => bench.sql('update connections set network_account_id = $1', [account])
  await switchTo('4712')
  await analyze()
  await bench.sql(`update account_analyses set status = 'failed', tone = 'odd' where network_account_id = '4712'`)
  await switchTo(me.id)
  await correct({ tone: 'dry' })
  expect((await atNextStep())?.tone).toBe('dry')
  expect((await storedAnalysis())?.profile.tone).toBe('dry')
  const health = () => healthFacts(bench, user, AbortSignal.timeout(maxWaitMs))
  const shown = async () => [
    (await progressOf(bench.db, user.id))?.status,
    (await analysisOf(bench.db, user.id))?.status,
    (await loadHome(bench, user, clock.now())).analysis?.status,
    (await health()).analysis?.status,
  ]
  expect(await shown()).toEqual(Array(4).fill('complete'))
  clock.forward(minute)
  await startAnalysis(bench, user.id, null, clock.now())
  expect(await shown()).toEqual(Array(4).fill('pending'))
  await finish()
  await switchTo('4712')
  expect(await shown()).toEqual(Array(4).fill('failed'))
  await bench.sql('delete from connections')
  // The dashboard shows no analysis of an account that isn't connected.
  expect(await shown()).toEqual(['complete', 'complete', 'not_started', 'complete'])
})

test.each([
  ['tone', { tone: ' ' }, 'Say how you sound in a few words.'],
  ['niche', { niche: 'stamps' }, 'Choose a niche from the list.'],
  ['key_topics', { key_topics: ' , ' }, 'Enter at least one topic for the bot to look for.'],
  ['prompt_0', { prompt_0: 'x'.repeat(1_001) }, 'Use up to 1000 characters.'],
])('an invalid %s is refused with an error at its field', (field, change, message) => {
  const parsed = Correct.safeParse({
    niche: 'tech',
    tone: 'dry',
    engagement_style: 'short',
    posting_style: 'short',
    key_topics: 'code',
    ...change,
  })
  expect(parsed.error?.issues).toEqual([expect.objectContaining({ path: [field], message })])
})
