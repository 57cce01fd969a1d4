import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { type Network, NetworkError } from '#app/adapters/network/network.ts'
import { createHttpClient } from '#app/adapters/network/x/call.ts'
import { perchNetwork } from '#app/adapters/network/x/index.ts'
import { UserReply } from '#app/adapters/network/x/wire.ts'
import { metrics } from '#app/http/server/metrics.ts'
import { createLog, withLog } from '#app/log.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { lookForMentions } from '../kit/look.ts'
import { type ManualClock, manualClock } from '../kit/manual-clock.ts'
import { insertAnalysis, linkAccount, newUser, runBot } from '../kit/people.ts'
import { stepOnce } from '../kit/steps.ts'
import { maxWaitMs } from '../kit/until.ts'

const account = { id: '7', handle: 'ada', display_name: 'Ada', bio: '', followers: 1, profile_image_url: null }
const page = '<!doctype html><h1>Sign in to the Wi-Fi</h1>'
const problem = (detail: string, type = 'about:blank') => JSON.stringify({ title: 'Forbidden', detail, type })

/** What the network answers with, whatever it is asked. */
let answer: { status: number; body: string }
let calls = 0
let server: Server
let clock: ManualClock
let bench: Bench<Network>
let userId: string

beforeAll(async () => {
  clock = manualClock('2026-06-15T09:00:00Z')
  server = createServer((_request, response) => {
    calls += 1
    const type = answer.body.startsWith('<') ? 'text/html' : 'application/json'
    response.writeHead(answer.status, { 'content-type': type }).end(answer.body)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  bench = await startBench(inject('postgres'), clock, perchNetwork(url, clock))
})
afterAll(async () => {
  await bench?.close()
  server?.close()
})
beforeEach(async () => {
  clock.forward(24 * 3_600_000)
  await bench.sql('delete from users')
  userId = (await newUser(bench)).id
  await linkAccount(bench, userId, account)
  await insertAnalysis(bench, userId, account)
  await runBot(bench, userId)
})

const state = async () => {
  const [row] = await bench.sql<{ connection: string; bot: string; reason: string | null }>(
    `select connections.state as connection, bots.state as bot, stopped_reason as reason
     from bots join connections using (user_id)`,
  )
  return row
}

test.each([401, 403])('a proxy’s page with %i closes no connection and stops no bot', async (status) => {
  answer = { status, body: page }
  const result = await stepOnce(bench)
  expect(result?.note).toContain('isn’t responding properly')
  expect(await state()).toEqual({ connection: 'connected', bot: 'running', reason: null })
})

test('“X said 401 for a few minutes, and my account was disconnected”: what it has just renewed still holds', async () => {
  answer = { status: 401, body: JSON.stringify({ title: 'Unauthorized', type: 'about:blank', detail: 'Unauthorized' }) }
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let renewals = 0
  const renewed = async () => {
    renewals += 1
  }
  const authorization = { headers: async () => ({ authorization: 'Bearer a' }), renewed }
  const kindOf = (renewing: typeof renewed) =>
    createHttpClient(url, { ...authorization, renewed: renewing }, clock)
      .get('/2/users/me', {}, UserReply, AbortSignal.timeout(maxWaitMs))
      .catch((error: NetworkError) => error.kind)
  expect([await kindOf(renewed), renewals]).toEqual(['unavailable', 1])
  const refused = () => Promise.reject(new NetworkError('unauthorized', 'No longer.'))
  expect(await kindOf(refused)).toBe('unauthorized')
})

test('a network that takes the account for a bot stops it, says why, and is not called again', async () => {
  answer = { status: 403, body: problem('This request looks like it might be automated. Please try again later.') }
  await stepOnce(bench)
  const { reason, ...rest } = (await state()) ?? { reason: null }
  expect(rest).toEqual({ connection: 'connected', bot: 'stopped' })
  expect(reason).toBe(
    'Perch says your account’s activity looks automated. So the bot stopped, to keep your account safe. Check your account there before you wake the bot up.',
  )
  const notices = await bench.sql<{ text: string }>('select text from notices')
  expect(notices).toEqual([{ text: reason }])
  const mails = await bench.sql(`select 1 from jobs.job where name = 'mail.notice' and data ->> 'user_id' = $1`, [
    userId,
  ])
  expect(mails).toHaveLength(1)
  const before = calls
  expect(await lookForMentions(bench, userId)).toContain('looks automated')
  expect(calls).toBe(before)
})

test('an installation whose app is refused waits, and its operator is alarmed once', async () => {
  const type = 'https://api.x.com/2/problems/client-forbidden'
  answer = { status: 403, body: problem('This endpoint is not part of the access level of your App.', type) }
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const alarms = () => lines.filter((line) => line.includes('network_app_forbidden'))
  await withLog(
    () => log,
    () => stepOnce(bench),
  )
  expect((await state())?.connection).toBe('connected')
  const [row] = await bench.sql<{ note: string; paused_until: Date }>(
    'select note, paused_until from bots join connections using (user_id)',
  )
  expect(row?.note).toMatch(/^Perch doesn’t let this site do that right now\. Only the people who run it/)
  expect(row?.paused_until).toEqual(new Date(clock.now().getTime() + 3_600_000))
  for (let hour = 0; hour < 3; hour += 1) {
    clock.forward(61 * 60_000)
    await withLog(
      () => log,
      () => stepOnce(bench),
    )
  }
  expect(alarms()).toHaveLength(1)
  expect(alarms()[0]).toContain('not part of the access level')
  const shown = await metrics(bench, { open: 0, subscriptions: 0 })
  expect(shown).toContain('warble_network_app_refusals_today{network="perch"} 4\n')
})
