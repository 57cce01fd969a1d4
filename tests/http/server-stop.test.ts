import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { connectAndAnalyze } from '../kit/actor.ts'
import { newcomerWrites } from '../kit/by-hand.ts'
import { awayFromNight } from '../kit/clock.ts'
import { rawRequest } from '../kit/raw.ts'
import { type SeededActor, seedActor } from '../kit/seed.ts'
import { type RunningServer, startServer } from '../kit/server.ts'
import { openStream } from '../kit/sse.ts'
import { until } from '../kit/until.ts'
import { startWorld, type World } from '../kit/world.ts'

const metricsToken = 'a-token-for-the-scraper'

let world: World
let actor: SeededActor
const servers: RunningServer[] = []
beforeAll(async () => {
  // A request that waits three seconds for a connection answers with 503: enough for all that wait for the lock.
  const env = { METRICS_TOKEN: metricsToken, DATABASE_POOL: '30' }
  world = await startWorld(inject('postgres'), { role: 'web', people: 60, env })
  actor = await seedActor(world)
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop('SIGKILL')))
  await world?.close()
})

/** Gives the bot something to do, whatever else is posted. */
const mention = (text: string) => newcomerWrites({ url: world.sandbox.perch_url }, `@finchroast ${text}`)

async function serve(role: 'web' | 'worker' | 'all'): Promise<RunningServer> {
  const server = await startServer(role, world.env)
  servers.push(server)
  return server
}

/** The exit code after SIGTERM; 0 proves that the stop took less than its nine seconds. */
const terminate = (server: RunningServer) => server.stop('SIGTERM')

const openResponses = async ({ origin }: RunningServer) => {
  const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  return Number(/^warble_responses_open (\d+)$/m.exec(await answer.text())?.[1])
}

async function openSocket({ origin }: RunningServer): Promise<Socket> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

/** Blocks every reader of a table until released. */
async function lock(table: string) {
  const wait = `do $$ begin lock table ${table} in access exclusive mode; perform pg_sleep(30); end $$`
  const held = world.sql(wait).catch(() => undefined)
  const locker = `select pid from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`
  await until(async () => (await world.sql(locker)).length === 1)
  return async () => {
    await world.sql(`select pg_cancel_backend(pid) from (${locker}) as locker`)
    await held
  }
}

const succeeded = async () => {
  const [row] = await world.sql<{ count: number }>(`select count(*)::int as count from actions where state = 'success'`)
  return row?.count ?? 0
}

describe('SIGTERM', () => {
  test('under load completes running requests, ends streams cleanly and exits with 0', async () => {
    const server = await serve('all')
    await connectAndAnalyze(world, actor, 'finchroast')
    await mention('Your note on grinding finer helped, thank you!')
    await awayFromNight(world, actor.email)
    const started = await actor.call('POST', '/bots/start', { config: { user_id: actor.id } })
    expect(started.status).toBe(200)
    world.sandbox.clock.set({ rate: 100 })
    await until(async () => (await succeeded()) > 0, 120_000)
    world.sandbox.clock.set({ rate: 1 })
    const cookie = { cookie: actor.cookie }
    const streams = await Promise.all(Array.from({ length: 20 }, () => openStream(`${server.origin}/events`, cookie)))
    expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200))
    const silent = await openSocket(server)
    const release = await lock('action_hours')
    const requests = Array.from({ length: 5 }, () => fetch(`${server.origin}/dashboard`, { headers: cookie }))
    await until(async () => (await openResponses(server)) >= 25)
    const ended = terminate(server)
    await until(() => streams.every((one) => one.ended() || one.broken()))
    await release()
    const answers = await Promise.all(requests)
    for (const answer of answers) {
      expect(answer.status).toBe(200)
      const html = await answer.text()
      expect(html.includes(actor.email) && html.includes('streamController.close()')).toBe(true)
    }
    expect(streams.filter((one) => one.broken())).toEqual([])
    expect(await ended).toBe(0)
    expect(silent.destroyed || silent.readableEnded || silent.closed).toBe(true)
    expect(await world.sql('select 1 from bots where lease is not null')).toEqual([])
    expect(await world.sql(`select 1 from actions where state = 'sending'`)).toEqual([])
    expect(server.output()).not.toMatch(/"cut":true/)
  })

  test('fails /readyz first, answers everything else for the wait that is set, and then ends', async () => {
    const server = await startServer('web', { ...world.env, STOP_WAIT_SECONDS: '3' })
    servers.push(server)
    const statusOf = async (path: string) => (await fetch(server.origin + path)).status
    expect(await statusOf('/readyz')).toBe(200)
    const ended = terminate(server)
    await until(async () => (await statusOf('/readyz')) === 503)
    expect(await statusOf('/login')).toBe(200)
    expect(await ended).toBe(0)
    await expect(statusOf('/login')).rejects.toThrow()
  })

  test('with idle, silent and half-sent connections still exits with 0 in time', async () => {
    const server = await serve('web')
    const { host } = new URL(server.origin)
    const silent = await openSocket(server)
    const halfSent = await openSocket(server)
    const lines = ['Content-Length: 100', 'Content-Type: application/x-www-form-urlencoded', `Origin: ${server.origin}`]
    halfSent.write(rawRequest('POST', '/login', host, lines))
    const idle = await openSocket(server)
    idle.write(`GET /healthz HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
    await once(idle, 'data')
    await until(async () => (await openResponses(server)) >= 1)
    expect(await terminate(server)).toBe(0)
    for (const socket of [silent, halfSent, idle]) socket.destroy()
  })

  test('sent twice, or SIGINT instead, still ends in an orderly exit', async () => {
    const server = await serve('web')
    server.process.kill('SIGTERM')
    expect(await terminate(server)).toBe(0)
    const other = await serve('web')
    expect(await other.stop('SIGINT')).toBe(0)
  })

  test('to one worker leaves its bots to the other, without a repeated or unfinished action', async () => {
    const [first, second] = [await serve('worker'), await serve('worker')]
    await actor.call('POST', '/bots/start', { config: { user_id: actor.id } })
    world.sandbox.clock.set({ rate: 200 })
    const before = await succeeded()
    await mention('How long do you let the beans rest after the roast?')
    await until(async () => (await succeeded()) > before, 120_000)
    expect(await terminate(first)).toBe(0)
    const between = await succeeded()
    await mention('Great post on water, I learned a lot from it.')
    await until(async () => (await succeeded()) > between, 120_000)
    expect(await terminate(second)).toBe(0)
    world.sandbox.clock.set({ rate: 1 })
    expect(await world.sql(`select 1 from actions where state = 'sending'`)).toEqual([])
    expect(await world.sql('select 1 from bots where lease is not null')).toEqual([])
    const twice = `select target_id from actions where state = 'success' group by kind, target_id having count(*) > 1`
    expect(await world.sql(twice)).toEqual([])
  })
})
