import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Credentials, Network, OAuthCredentials } from '#app/adapters/network/network.ts'
import { type Db, openDb } from '#app/db/pool.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { disconnect } from '#app/domain/connection/connection.ts'
import { openConnection } from '#app/domain/connection/open.ts'
import { type Bench, offering, startBench, unique } from '../kit/bench.ts'
import { fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { manualClock } from '../kit/manual-clock.ts'
import { linkAccount, newUser } from '../kit/people.ts'
import { maxWaitMs, until } from '../kit/until.ts'

const clock = manualClock()
const none = fakeAccount('1', 'none')
const old: OAuthCredentials = { kind: 'oauth', access_token: 'a0', refresh_token: 'r0', expires_at: '2026-01-01' }
const fresh: OAuthCredentials = { ...old, access_token: 'a1', refresh_token: 'r1' }

let bench: Bench<Network>
/** As few connections to the database as a small server has. */
let few: Db
beforeAll(async () => {
  bench = await startBench(inject('postgres'), clock, fakeNetwork(none) as Network)
  few = openDb(bench.url, 2, () => undefined).db
})
afterAll(async () => {
  await few?.destroy()
  await bench?.close()
})

/** A server that answers once it is told to. */
function silentServer() {
  let resolve: (answer: OAuthCredentials) => void = () => undefined
  const promise = new Promise<OAuthCredentials>((answer) => {
    resolve = answer
  })
  return { promise, resolve }
}

/** A network whose every call renews the session first; `answer` is the server's answer to that. */
function renewingNetwork(answer: () => Promise<OAuthCredentials>, revoked: Credentials[] = []): Network {
  return {
    ...fakeNetwork(none),
    revoke: async (credentials) => void revoked.push(credentials),
    client: (credentials, support = {}) => ({
      ...fakeNetwork(none).client(credentials),
      me: async () => {
        await support.renew?.(credentials, () => answer() as Promise<typeof credentials>)
        return none
      },
    }),
  }
}

async function connected(): Promise<SessionUser> {
  const user = await newUser(bench)
  await linkAccount(bench, user.id, fakeAccount(unique(), unique()), old)
  return user
}

async function callFor(network: Network, { id }: SessionUser): Promise<unknown> {
  const connection = await openConnection({ ...bench, ...offering(network), db: few }, id)
  return connection?.client.me(AbortSignal.timeout(maxWaitMs))
}

const tokensOf = async ({ id }: SessionUser) => (await openConnection(bench, id))?.credentials

test('twelve users whose servers are silent keep no connection to the database', async () => {
  const users = await Promise.all(Array.from({ length: 12 }, connected))
  const server = silentServer()
  let asked = 0
  const silent = renewingNetwork(() => {
    asked += 1
    return server.promise
  })
  // Each user’s second call waits for what the first one gets.
  const calls = users.flatMap((user) => [callFor(silent, user), callFor(silent, user)])
  const ended = Promise.all(calls)
  await until(() => asked === users.length)
  expect(await few.selectFrom('users').select('id').execute()).not.toHaveLength(0)
  server.resolve(fresh)
  expect(await ended).toHaveLength(24)
  expect(asked).toBe(users.length)
  for (const user of users) expect(await tokensOf(user)).toEqual(fresh)
})

test('what the network gave is kept when the lease has run out, and read by who waited', async () => {
  const user = await connected()
  const server = silentServer()
  const first = callFor(
    renewingNetwork(() => server.promise),
    user,
  )
  const lease = () =>
    bench.sql<{ renew_lease: string | null }>('select renew_lease from connections where user_id = $1', [user.id])
  await until(async () => (await lease())[0]?.renew_lease)
  await bench.sql(`update connections set renew_lease_until = now() - interval '1 second' where user_id = $1`, [
    user.id,
  ])
  const refused = renewingNetwork(async () => {
    server.resolve(fresh)
    await first
    throw new Error('The token was used before.')
  })
  await expect(callFor(refused, user)).rejects.toThrow('used before')
  expect(await tokensOf(user)).toEqual(fresh)
  expect(await lease()).toEqual([{ renew_lease: null }])
})

test('a lease of a process that was killed runs out', async () => {
  const user = await connected()
  await bench.sql(
    `update connections set renew_lease = gen_random_uuid(), renew_lease_until = now() + interval '300 ms' where user_id = $1`,
    [user.id],
  )
  await callFor(
    renewingNetwork(async () => fresh),
    user,
  )
  expect(await tokensOf(user)).toEqual(fresh)
})

test('a session renewed while its account is disconnected is given back', async () => {
  const user = await connected()
  const revoked: Credentials[] = []
  const network = renewingNetwork(async () => {
    await disconnect(bench, user.id, clock.now())
    return fresh
  }, revoked)
  await expect(callFor(network, user)).rejects.toMatchObject({ kind: 'unauthorized' })
  expect(revoked).toEqual([fresh])
})
