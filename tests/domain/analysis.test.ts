import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Mind } from '#app/adapters/model/mind.ts'
import { NetworkError, type NetworkErrorKind } from '#app/adapters/network/network.ts'
import type { Profile } from '#app/contract/profile.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { customPrompt, ensureAnalysis, progressOf, startAnalysis } from '#app/domain/analysis/analysis.ts'
import { boundedProfile, maxLengths } from '#app/domain/analysis/bounds.ts'
import { failStalled, runAnalysis } from '#app/domain/analysis/run.ts'
import { stages } from '#app/domain/analysis/stages.ts'
import { connect, disconnect } from '#app/domain/connection/connection.ts'
import { minute } from '#app/domain/time.ts'
import { workJobs } from '#app/worker/jobs.ts'
import { type Bench, offering, startBench } from '../kit/bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork, fakePost } from '../kit/fake-network.ts'
import { type ManualClock, manualClock } from '../kit/manual-clock.ts'
import { linkAccount, newUser, plainProfile } from '../kit/people.ts'
import { maxWaitMs, until } from '../kit/until.ts'

const account = fakeAccount('801', 'analyzed')
const posts = [
  'Dialled in the new espresso this morning: 18 grams in, 36 out, 28 seconds.',
  'Washed coffee from Huila on the cupping table today. Red apple and panela.',
  'Your grinder matters more than your machine. Burrs first, always.',
  'Roasted forty kilos of the Sidama before noon. First crack at 8:40.',
  'Pour over tip: rinse the filter, bloom for forty seconds, then go slow.',
  'Milk drinks need a darker roast? Try a natural Ethiopian flat white first.',
].flatMap((text) => [fakePost({ text, author: account }), fakePost({ text: `${text} Again.`, author: account })])

let bench: Bench<FakeNetwork> & { clock: ManualClock }
beforeAll(async () => {
  bench = await startBench(inject('postgres'), manualClock(), fakeNetwork(account, { posts: async () => posts }))
})
afterAll(() => bench?.close())
afterEach(async () => {
  await bench.sql('delete from connections')
  await bench.sql('delete from jobs.job')
})

async function connected(): Promise<SessionUser> {
  const user = await newUser(bench)
  await linkAccount(bench, user.id, account)
  return user
}

async function startFor(user: SessionUser): Promise<string> {
  await startAnalysis(bench, user.id, null, bench.clock.now())
  const [row] = await bench.sql<{ id: string }>(
    `select id from account_analyses where user_id = $1 and status = 'pending'`,
    [user.id],
  )
  return row?.id ?? ''
}

const signal = () => AbortSignal.timeout(maxWaitMs)
const withNetwork = (script: Parameters<typeof fakeNetwork>[1]) => ({
  ...bench,
  ...offering(fakeNetwork(account, script)),
})

async function progressEvents(user: SessionUser): Promise<{ percent: number; status: string; message: string }[]> {
  const rows = await bench.sql<{ data: { percent: number; status: string; message: string } }>(
    `select data from live_events where user_id = $1 and kind = 'analysis' order by version`,
    [user.id],
  )
  return rows.map(({ data }) => data)
}

function neverFalls(percents: number[]): boolean {
  return percents.every((percent, at) => percent >= (percents[at - 1] ?? 0))
}

/** A mind that throws during the first `times` analyses. */
function mindWith(analyze: Mind['analyze']): Mind {
  return { ...bench.mind, analyze }
}

function crashingMind(times: number): Mind {
  let remaining = times
  return mindWith((...parameters) => {
    remaining -= 1
    if (remaining >= 0) throw new Error('killed')
    return bench.mind.analyze(...parameters)
  })
}

test('an analysis reports every stage in order, with its exact message', async () => {
  const user = await connected()
  const id = await startFor(user)
  await runAnalysis(bench, id, { isLast: false, signal: signal() })
  const events = await progressEvents(user)
  expect(events.map(({ percent, message }) => [percent, message])).toEqual(
    Object.values(stages).map(([percent, message]) => [percent, message.replace('{network}', 'Perch')]),
  )
  expect(events.at(-1)).toMatchObject({ status: 'complete', message: 'Completed' })
  expect(await progressOf(bench.db, user.id)).toMatchObject({ status: 'complete', percent: 100 })
  const [row] = await bench.sql<{ niche: string; profile: { niche: string } }>(
    'select niche, profile from account_analyses where id = $1',
    [id],
  )
  expect(row).toMatchObject({ niche: 'coffee', profile: { niche: 'coffee' } })
})

test('an analysis that crashed half-way completes on a retry, and its percentage never falls', async () => {
  const user = await connected()
  const id = await startFor(user)
  const deps = { ...bench, mind: crashingMind(2) }
  await expect(runAnalysis(deps, id, { isLast: false, signal: signal() })).rejects.toThrow('killed')
  await expect(runAnalysis(deps, id, { isLast: false, signal: signal() })).rejects.toThrow('killed')
  expect(await progressOf(bench.db, user.id)).toMatchObject({ status: 'in_progress', percent: 35 })
  await runAnalysis(deps, id, { isLast: true, signal: signal() })
  const percents = (await progressEvents(user)).map(({ percent }) => percent)
  expect(neverFalls(percents), percents.join(' ')).toBe(true)
  expect(percents.at(-1)).toBe(100)
  await runAnalysis(bench, id, { isLast: false, signal: signal() })
  expect((await progressEvents(user)).length, 'running a completed analysis does nothing').toBe(percents.length)
})

test.each([
  ['crashes', new Error('killed'), signal, 'Something went wrong on our side.'],
  ['is aborted', new Error('aborted'), () => AbortSignal.abort(), 'The analysis took too long.'],
  ['gets no response', new NetworkError('unavailable', 'no'), signal, 'Perch isn’t responding properly.'],
])('an analysis whose last try %s says why it failed', async (_what, error, end, why) => {
  const user = await connected()
  const id = await startFor(user)
  await runAnalysis({ ...bench, mind: mindWith(() => Promise.reject(error)) }, id, { isLast: true, signal: end() })
  expect(await progressOf(bench.db, user.id)).toMatchObject({
    status: 'failed',
    percent: 35,
    message: `${why} Try again in a few minutes.`,
  })
})

test('an analysis whose worker was killed is resumed from the queue', async () => {
  const user = await connected()
  await startFor(user)
  const [job] = await bench.boss.fetch('analysis.run')
  expect(job, 'a worker that is killed right after taking the job').toBeDefined()
  await bench.sql(`update jobs.job set started_on = now() - interval '91 seconds' where name = 'analysis.run'`)
  await bench.boss.maintain()
  await bench.sql(`update jobs.job set start_after = now() where name = 'analysis.run'`)
  const jobs = workJobs(bench.boss, bench)
  await until(async () => (await progressOf(bench.db, user.id))?.status === 'complete')
  await jobs.stop(maxWaitMs)
})

describe('a network error', () => {
  const final: [NetworkErrorKind, RegExp][] = [
    ['rate_limited', /asked us to slow down/],
    ['unauthorized', /Perch refused: no/],
    ['suspended', /Perch refused: no/],
    ['refused', /Perch refused: no/],
  ]
  test.each(final)('%s ends the analysis at once, with a message', async (kind, message) => {
    const user = await connected()
    const id = await startFor(user)
    const posts = async () => {
      throw new NetworkError(kind, 'no')
    }
    await runAnalysis(withNetwork({ posts }), id, { isLast: false, signal: signal() })
    const progress = await progressOf(bench.db, user.id)
    expect(progress).toMatchObject({ status: 'failed', percent: 10, message: expect.stringMatching(message) })
    const closed = await bench.sql('select 1 from connections where user_id = $1 and state = $2', [user.id, 'closed'])
    expect(closed.length).toBe(kind === 'unauthorized' || kind === 'suspended' ? 1 : 0)
  })

  test.each(['unavailable', 'unknown_outcome'] as const)(
    '%s is retried, and ends the analysis at the last try',
    async (kind) => {
      const user = await connected()
      const id = await startFor(user)
      const me = async () => {
        throw new NetworkError(kind, 'gone')
      }
      await expect(runAnalysis(withNetwork({ me }), id, { isLast: false, signal: signal() })).rejects.toThrow('gone')
      expect((await progressOf(bench.db, user.id))?.status).toBe('in_progress')
      await runAnalysis(withNetwork({ me }), id, { isLast: true, signal: signal() })
      expect((await progressOf(bench.db, user.id))?.status).toBe('failed')
      expect((await progressEvents(user)).at(-1)).toMatchObject({ status: 'failed', percent: 10 })
    },
  )
})

test('an analysis fails with a message after the account was disconnected', async () => {
  const user = await connected()
  const id = await startFor(user)
  await disconnect(bench, user.id, bench.clock.now())
  await runAnalysis(bench, id, { isLast: false, signal: signal() })
  expect((await progressOf(bench.db, user.id))?.message).toMatch(/no longer connected/)
})

test('an analysis without progress fails after five minutes, not before', async () => {
  const user = await connected()
  await startFor(user)
  bench.clock.forward(5 * minute - 1)
  await failStalled(bench.db, bench.clock)
  expect((await progressOf(bench.db, user.id))?.status).toBe('pending')
  bench.clock.forward(2)
  await failStalled(bench.db, bench.clock)
  expect(await progressOf(bench.db, user.id)).toMatchObject({
    status: 'failed',
    message: 'The analysis took too long. Try again in a few minutes.',
  })
  await startFor(user)
  expect((await progressOf(bench.db, user.id))?.status, 'a new one can start').toBe('pending')
})

test.each([
  ['no posts', []],
  ['three thin posts', ['Hello.', 'Nice evening.', 'Anyway.'].map((text) => fakePost({ text, author: account }))],
])('an account with %s is classified as general, with low confidence', async (_name, thin) => {
  const user = await connected()
  const id = await startFor(user)
  await runAnalysis(withNetwork({ posts: async () => thin }), id, { isLast: false, signal: signal() })
  const [row] = await bench.sql<{ niche: string; confidence_score: number; status: string }>(
    'select niche, confidence_score, status from account_analyses where id = $1',
    [id],
  )
  expect(row).toMatchObject({ status: 'complete', niche: 'general' })
  expect(row?.confidence_score).toBeLessThan(50)
})

test('concurrent starts create one analysis and one job', async () => {
  const user = await connected()
  const starts = Array.from({ length: 6 }, () => startAnalysis(bench, user.id, null, bench.clock.now()))
  const results = await Promise.allSettled(starts)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'analysis_running' })
  expect(await bench.sql('select 1 from account_analyses where user_id = $1', [user.id])).toHaveLength(1)
  expect(await bench.sql(`select 1 from jobs.job where name = 'analysis.run'`)).toHaveLength(1)
})

test.each([
  ['not_connected', null, false],
  ['handle_not_connected', 'somebody_else', true],
] as const)('starting an analysis is refused with %s', async (code, handle, isConnected) => {
  const user = isConnected ? await connected() : await newUser(bench)
  await expect(startAnalysis(bench, user.id, handle, bench.clock.now())).rejects.toMatchObject({ code })
})

test('a user’s newest fifty analyses are kept, and the one in use however old it is', async () => {
  const [user, other] = [await connected(), await newUser(bench)]
  await bench.sql(
    `insert into account_analyses
       (user_id, network, network_account_id, twitter_handle, status, stage, percent, message, created_at, updated_at)
     select id, 'perch', $3, 'analyzed', case nth when 60 then 'complete' else 'failed' end, 'x', 100, 'x', times.at, times.at
     from users cross join generate_series(1, 60) as nth
       cross join lateral (select $4::timestamptz - make_interval(mins => nth) as at) as times
     where id in ($1, $2)`,
    [user.id, other.id, account.id, bench.clock.now()],
  )
  await startFor(user)
  const kept = await bench.sql<{ status: string; count: number }>(
    'select status, count(*)::int as count from account_analyses where user_id = $1 group by 1 order by 1',
    [user.id],
  )
  expect(kept.map(({ status, count }) => `${status} ${count}`)).toEqual(['complete 1', 'failed 50', 'pending 1'])
  expect((await bench.sql('select from account_analyses where user_id = $1', [other.id])).length).toBe(60)
})

test('an oversized result of the mind is truncated before it is stored, and its note is part of the API reply', async () => {
  const user = await connected()
  const id = await startFor(user)
  const long = 'word \u{1F600}\0'.repeat(1_000_000)
  const many = Array.from({ length: 10_000 }, () => long.slice(0, 5_000))
  const mind = mindWith(async (...parameters) => {
    const read = await bench.mind.analyze(...parameters)
    const prompts = many.map((text) => ({ title: text, text, post_ids: many.slice(0, 99) })).slice(0, 500)
    const content_patterns = { posting_style: long, content_type: many, engagement_patterns: long }
    const all = { tone: long, engagement_style: long, content_patterns, key_topics: many, prompts, note: long }
    return { ...read, ...all, confidence_score: Number.NaN, voice: { ...read.voice, greetings: many } }
  })
  await runAnalysis({ ...bench, mind }, id, { isLast: true, signal: signal() })
  const [row] = await bench.sql<{ status: string; size: number; profile: Profile }>(
    'select status, pg_column_size(a.*) as size, profile from account_analyses a where id = $1',
    [id],
  )
  expect(row?.status).toBe('complete')
  expect(JSON.stringify(row?.profile).length).toBeLessThan(150_000)
  expect(row?.profile.tone.length).toBeGreaterThan(maxLengths.line / 2)
  expect(row?.profile.tone.length).toBeLessThanOrEqual(maxLengths.line)
  expect(row?.profile.confidence_score).toBe(0)
  const events = JSON.stringify(await progressEvents(user))
  expect(events.length).toBeLessThan(20_000)
  const [{ twitter_handle } = { twitter_handle: '' }] = await bench.sql<{ twitter_handle: string }>(
    'select twitter_handle from account_analyses where id = $1',
    [id],
  )
  expect((await customPrompt(bench.db, user.id, twitter_handle)).note).toMatch(/^word/)
})

test('an analysis keeps its words and the whole ids of posts', () => {
  const id = 'at://did:plc:abcdefghijklmnopqrstuvwx/app.bsky.feed.post/3lxyzabcdefgh'
  const posts = [{ id, text: 'Crema first.', created_at: '2026-06-15T09:00:00.000Z', vector: '' }]
  const prompts = [{ title: 'Brews', text: 'They brew.', post_ids: [id] }]
  const interests = { posts, words: ['crema'] }
  expect(boundedProfile({ ...plainProfile, prompts, interests })).toMatchObject({ prompts, interests })
})

test('an account that takes the place of another is analyzed, though the other’s analysis was running', async () => {
  const user = await connected()
  const former = await startFor(user)
  const next = fakeAccount('4712', 'wren')
  const deps = { ...bench, ...offering(fakeNetwork(next)) }
  await connect(deps, user, { kind: 'tokens', auth_token: 'a', ct0_token: 'c' }, null, 'manual', bench.clock.now())
  await ensureAnalysis(deps, user.id, bench.clock.now())
  const rows = await bench.sql(
    'select id = $2 as is_former, status, error from account_analyses where user_id = $1 order by created_at, status',
    [user.id, former],
  )
  expect(rows).toEqual([
    { is_former: true, status: 'failed', error: expect.stringContaining('no longer connected') },
    { is_former: false, status: 'pending', error: null },
  ])
})
