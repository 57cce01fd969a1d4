import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { AnalysisProgress } from '#app/contract/analysis.ts'
import { stream } from '#app/http/doors/stream.ts'
import type { RequestContext } from '#app/http/request/context.ts'
import { connectAndAnalyze, perchTokens, sendForm } from '../kit/actor.ts'
import { moveClock } from '../kit/clock.ts'
import { type SeededActor, seedActor } from '../kit/seed.ts'
import { openStream, type SseStream } from '../kit/sse.ts'
import { until } from '../kit/until.ts'
import { startWorld, type World } from '../kit/world.ts'

const metricsToken = 'a-token-for-the-scraper'
let world: World
let actor: SeededActor
const streams: SseStream[] = []
beforeAll(async () => {
  const options = { tick: false, people: 40, payments: true, env: { METRICS_TOKEN: metricsToken } }
  world = await startWorld(inject('postgres'), options)
  actor = await seedActor(world)
  await connectAndAnalyze(world, actor, 'finchroast')
})
afterEach(() => {
  for (const one of streams.splice(0)) one.destroy()
})
afterAll(() => world?.close())

async function openTracked(path: string, headers: Record<string, string>): Promise<SseStream> {
  const one = await openStream(world.origin + path, headers)
  streams.push(one)
  return one
}

const bearer = ({ access_token }: SeededActor) => ({ authorization: `Bearer ${access_token}` })
async function events(who: SeededActor, last?: string, by: 'header' | 'query' = 'header'): Promise<SseStream> {
  const resumed = last !== undefined
  const query = resumed && by === 'query' ? `?last_event_id=${last}` : ''
  const header = resumed && by === 'header' && { 'last-event-id': last }
  const one = await openTracked(`/events${query}`, { cookie: who.cookie, ...header })
  await until(() => one.text().includes(': live\n\n'))
  return one
}
const start = () => actor.call('POST', '/bots/start', { config: { user_id: actor.id } })
const stop = (who = actor) => who.call('POST', '/bots/stop', { user_id: who.id })
const gauges = async () => {
  const answer = await fetch(`${world.origin}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  const text = await answer.text()
  const gauge = (name: string) => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1] ?? Number.NaN)
  return { subscriptions: gauge('warble_subscriptions'), responses: gauge('warble_responses_open') }
}
const versions = async (since: number, who = actor) => {
  const newer = 'select version from live_events where user_id = $1 and version > $2 order by version'
  const rows = await world.sql<{ version: string }>(newer, [who.id, since])
  return rows.map(({ version }) => String(version))
}

/** Completing the welcome step publishes one event of its own. */
const welcome = (who: SeededActor) => sendForm(world, '/onboarding', { intent: 'welcome' }, who.cookie)

/** Somebody without a bot, which may send events after it was stopped. */
async function quietActor(): Promise<SeededActor> {
  const who = await seedActor(world)
  for (let time = 0; time < 4; time += 1) await welcome(who)
  return who
}

const insertRunningAnalysis = (who: SeededActor, handle: string, minutesOld: number) =>
  world.sql(
    `insert into account_analyses (user_id, network, network_account_id, twitter_handle, status, stage, percent, message, created_at, updated_at)
     select $1, 'perch', coalesce((select network_account_id from connections where user_id = $1), 'x'), $2, 'in_progress', 'collected', 25, 'Data collected', $3, $3`,
    [who.id, handle, new Date(world.sandbox.clock.now().getTime() - minutesOld * 60_000)],
  )

test('a sign-out ends the streams of its session and no others', async () => {
  const [program, other] = [await seedActor(world), await seedActor(world)]
  const own = await openTracked('/events', bearer(program))
  const page = await events(program)
  const stranger = await openTracked('/events', bearer(other))
  await program.call('POST', '/auth/v1/logout?scope=local')
  await until(() => own.ended())
  expect([page.ended(), stranger.ended()]).toEqual([false, false])
  await welcome(program)
  await page.event(({ event }) => event === 'onboarding')
  expect(page.text()).not.toContain('session')
  await sendForm(world, '/logout', { intent: 'sign-out' }, program.cookie)
  await until(() => page.ended())
  expect(stranger.ended()).toBe(false)
  // Only the page’s own sign-out sends it a session event.
  expect(page.events().at(-1)).toMatchObject({ event: 'session', data: {} })
  expect(stranger.text()).not.toContain('session')
})

describe('the event stream', () => {
  test('sends an event with an id when the bot starts', async () => {
    const live = await events(actor)
    expect([live.status, live.headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8'])
    expect(live.headers['cache-control']).toBe('no-store, no-transform')
    expect(live.headers['content-encoding']).toBeUndefined()
    expect((await start()).status).toBe(200)
    const event = await live.event((one) => one.event === 'bot')
    expect(event.data).toMatchObject({ state: 'running' })
    expect(event.id).toMatch(/^\d+$/)
    expect(live.text()).toMatch(/^retry: \d+\n\n/)
    await stop()
    await live.event((one) => one.event === 'bot' && JSON.stringify(one.data).includes('stopped'))
    expect(live.events().some(({ event: name }) => name === 'reset')).toBe(false)
  })

  test.each(['header', 'query'] as const)(
    'resumes from the last event id in the %s, with every missed event in order and then the new ones',
    async (by) => {
      const first = await events(actor)
      await start()
      const { id } = await first.event((one) => one.event === 'bot')
      first.destroy()
      await stop()
      await start()
      await stop()
      const second = await events(actor, String(id), by)
      const got = () => second.events().map((one) => one.id)
      const isComplete = async () => got().length >= 3 && got().join() === (await versions(Number(id))).join()
      await until(isComplete)
      expect(second.events().some(({ event }) => event === 'reset')).toBe(false)
      await welcome(actor)
      await second.event((one) => one.event === 'onboarding')
      // The worker may just have stored another.
      await until(isComplete)
    },
  )

  test('sends no old events to a client that is up to date', async () => {
    const who = await quietActor()
    const head = (await versions(0, who)).at(-1)
    const live = await events(who, head)
    await welcome(who)
    const { id } = await live.event((one) => one.event === 'onboarding')
    expect(live.events()).toHaveLength(1)
    expect(Number(id)).toBe(Number(head) + 1)
  })

  test('answers a future id or one that is too old with reset, and ignores an invalid one', async () => {
    const who = await quietActor()
    const unknown = await events(who, '999999')
    const { id } = await unknown.event((one) => one.event === 'reset')
    expect(id).toBe((await versions(0, who)).at(-1))
    const kept = (await versions(0, who)).slice(-2)
    await world.sql('delete from live_events where user_id = $1 and version < $2', [who.id, kept[0]])
    const tooOld = await events(who, '1')
    await tooOld.event((one) => one.event === 'reset')
    const justKept = await events(who, String(Number(kept[0]) - 1))
    await until(() => justKept.events().length >= 2)
    expect(justKept.events().map((one) => one.id)).toEqual(kept)
    for (const odd of ['-1', 'x', '1e3']) {
      const live = await events(who, odd)
      await welcome(who)
      await live.event((one) => one.event === 'onboarding')
      expect(live.events()).toHaveLength(1)
    }
  })

  test('never sends another user’s events', async () => {
    const other = await seedActor(world)
    const live = await events(other)
    await start()
    await stop()
    await welcome(actor)
    await welcome(other)
    await live.event((one) => one.event === 'onboarding')
    expect(live.events().map(({ event, id }) => [event, id])).toEqual([['onboarding', '1']])
  })

  test('sends a heartbeat every 25 seconds', async () => {
    vi.useFakeTimers()
    const controller = new AbortController()
    const response = stream({ closed: controller.signal } as unknown as RequestContext, () => () => undefined)
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader?.read())?.value).toBe('retry: 1000\n\n')
    expect((await reader?.read())?.value).toBe(': live\n\n')
    vi.advanceTimersByTime(25_000)
    expect((await reader?.read())?.value).toMatch(/^: .+\n\n$/)
    controller.abort()
    expect((await reader?.read())?.done).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })
})

describe('the progress of an analysis', () => {
  const progress = (who: SeededActor, more = '') => `/api/analysis-progress-stream/${who.id}${more}`
  const connect = async (handle: string) => {
    const who = await seedActor(world)
    const { auth_token, ct0_token } = await perchTokens(world, handle)
    const connected = await who.call('POST', '/twitter/connect', { user_id: who.id, auth_token, ct0_token })
    expect(connected.status).toBe(200)
    return who
  }
  const analyze = (who: SeededActor, handle: string) =>
    who.call('POST', '/api/analyze-account', { twitter_handle: handle, user_id: who.id, user_email: who.email })
  const handles = async () => {
    const page = await (await fetch(`${world.sandbox.perch_url}/i/dev-accounts`)).text()
    return [...page.matchAll(/value="(?!finchroast")(\w+)"/g)].map(([, handle]) => String(handle))
  }

  test('404 when none was ever started', async () => {
    const who = await seedActor(world)
    const answer = await who.call('GET', progress(who))
    const { error } = (await answer.json()) as { error: { code: string } }
    expect([answer.status, error.code]).toEqual([404, 'not_found'])
  })

  test('ends at completion, and its percentage never falls', async () => {
    const [handle = ''] = await handles()
    const who = await connect(handle)
    expect((await analyze(who, handle)).status).toBe(202)
    const live = await Promise.all([1, 2, 3, 4, 5].map(() => openTracked(progress(who), bearer(who))))
    await until(() => live.every((one) => one.ended()))
    for (const one of live) {
      const seen = one.events().map(({ data }) => AnalysisProgress.parse(data).percent)
      expect(seen).toEqual(seen.toSorted((a, b) => a - b))
      expect(seen.at(-1)).toBe(100)
      expect(new Set(one.events().map(({ event }) => event))).toEqual(new Set([null]))
    }
    const after = await openTracked(progress(who), bearer(who))
    await until(() => after.ended())
    expect(after.events().map(({ data }) => AnalysisProgress.parse(data).percent)).toEqual([100])
  })

  test('ends when the analysis fails, with the reason', async () => {
    const [, handle = ''] = await handles()
    const who = await connect(handle)
    await insertRunningAnalysis(who, handle, 6)
    const live = await openTracked(progress(who), bearer(who))
    await until(() => live.ended())
    expect(AnalysisProgress.parse(live.events().at(-1)?.data)).toMatchObject({
      percent: 25,
      message: 'The analysis took too long. Try again in a few minutes.',
    })
  })

  test('accepts an access token in the URL for its own user and no other stream, and does not log it', async () => {
    const token = `?token=${actor.access_token}`
    const own = await openTracked(progress(actor, token), {})
    await until(() => own.ended())
    expect(own.events()).toHaveLength(1)
    expect((await openTracked(`/events${token}`, {})).status).toBe(401)
    expect((await openTracked(`/events${token}`, { cookie: actor.cookie })).status).toBe(401)
    const other = await seedActor(world)
    expect((await openTracked(progress(other, token), {})).status).toBe(404)
    for (const wrong of ['x', `${actor.access_token}x`, actor.id, actor.cookie.slice(7), ''])
      expect((await openTracked(progress(actor, `?token=${wrong}`), { cookie: actor.cookie })).status).toBe(401)
    // Other calls accept no token in the URL.
    expect((await fetch(`${world.origin}/auth/v1/user${token}`)).status).toBe(401)
    await until(() => world.output().includes(progress(other)))
    expect(world.output()).not.toContain(actor.access_token)
    expect(world.output()).not.toContain(actor.access_token.split('.')[2])
  })
})

describe('disconnected clients', () => {
  test('twenty clients that vanish leave no subscription or response open', async () => {
    const who = await seedActor(world)
    await insertRunningAnalysis(who, 'x', 0)
    await until(async () => (await gauges()).subscriptions === 0)
    const paths = Array.from({ length: 20 }, (_, at) =>
      at % 2 ? '/events' : `/api/analysis-progress-stream/${who.id}`,
    )
    const open = await Promise.all(paths.map((path) => openTracked(path, bearer(who))))
    expect(open.map(({ status }) => status)).toEqual(paths.map(() => 200))
    await until(async () => (await gauges()).subscriptions === 20)
    for (const one of open) one.destroy()
    const left = await until(async () => {
      const now = await gauges()
      return now.subscriptions === 0 && now.responses <= 1 && now
    })
    expect(left).toEqual({ subscriptions: 0, responses: 0 })
  })

  test('HEAD opens no subscription', async () => {
    const answer = await fetch(`${world.origin}/events`, { method: 'HEAD', headers: bearer(actor) })
    expect(answer.status).toBe(200)
    await until(async () => (await gauges()).subscriptions === 0)
  })

  test('a database failure while a stream starts breaks only that stream', async () => {
    const waiting = `select pid from pg_stat_activity
      where datname = current_database() and query like '%live_events%' and wait_event_type = 'Lock'`
    // Locked by a separate connection until this test cancels it.
    const held = world
      .sql(`do $$ begin lock table live_events in access exclusive mode; perform pg_sleep(20); end $$`)
      .catch(() => undefined)
    const locker = `select pid from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`
    await until(async () => (await world.sql(locker)).length === 1)
    const live = await openTracked('/events', { cookie: actor.cookie })
    await until(async () => (await world.sql(waiting)).length > 0)
    await world.sql(`select pg_terminate_backend(pid) from (${waiting}) as waiting`)
    await until(() => live.broken())
    await Promise.all([world.sql(`select pg_cancel_backend(pid) from (${locker}) as locker`), held])
    await until(async () => (await fetch(`${world.origin}/readyz`)).status === 200)
    expect(world.process.exitCode).toBeNull()
    await until(async () => (await gauges()).subscriptions === 0)
  })
})

// Last: it moves the clock past the others’ access tokens.
test('a stream opened with an access token, or by its ticket, ends when the token does; one of a page goes on', async () => {
  const who = await seedActor(world)
  await moveClock(world, 50 * 60_000)
  const { ticket } = (await (await who.call('POST', '/api/stream-ticket')).json()) as { ticket: string }
  const programs = [
    await openTracked('/events', bearer(who)),
    await openTracked(`/events?token=${encodeURIComponent(ticket)}`, {}),
  ]
  const page = await events(who)
  await until(() => programs.every((program) => program.text().includes(': live')))
  await moveClock(world, 9 * 60_000)
  await welcome(who)
  for (const program of programs) await program.event(({ event }) => event === 'onboarding')
  await moveClock(world, 60_000)
  await until(() => programs.every((program) => program.ended()))
  expect(page.ended()).toBe(false)
})
