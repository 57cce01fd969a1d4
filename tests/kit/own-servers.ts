import { afterAll, beforeAll, beforeEach, inject } from 'vitest'
import { embeddedMind } from '#app/adapters/model/embedded/index.ts'
import { createReader } from '#app/adapters/model/encoder/reader.ts'
import { capabilities } from '#app/adapters/network/capabilities.ts'
import { type Account, type ConfirmedPost, type NetworkClient, NetworkError } from '#app/adapters/network/network.ts'
import type { Post } from '#app/contract/posts.ts'
import { postVectors } from '#app/db/post-vectors.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { type Bench, startBench } from './bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork } from './fake-network.ts'
import { type ManualClock, manualClock } from './manual-clock.ts'
import { insertAnalysis, linkAccount, newUser, runBot } from './people.ts'
import { stepOnce } from './steps.ts'

/** A user, and the server of their choice, which answers whatever a test sets. */
export interface ServedUser {
  user: SessionUser
  account: Account
  server: { mentions: Post[]; found: Post[]; done: FakeNetwork['done'] }
}

/** A network on which each user is on a server of their own choice, and what a trusted view shows of it. */
export interface OwnServers {
  clock: ManualClock
  bench: Bench<FakeNetwork>
  view: { posts: Map<string, ConfirmedPost>; asked: number; isDown: boolean }
  join(handle: string): Promise<ServedUser>
  /** One step of this user's bot, in a process of its own. */
  step(user: ServedUser): Promise<void>
}

/** A post as the trusted view shows it, like the one that was told except for `change`. */
export const shownAs = ({ author, text, created_at }: Post, to: Account, change: Partial<ConfirmedPost> = {}) => ({
  author_id: author.id,
  text,
  created_at,
  to: [to.id],
  ...change,
})

/** One per test file, reset before each test to nine on a Monday. */
export function ownServers(): OwnServers {
  const clock = manualClock()
  const clients = new Map<string, NetworkClient>()
  const view: OwnServers['view'] = { posts: new Map(), asked: 0, isDown: false }
  const network: FakeNetwork = {
    ...fakeNetwork(fakeAccount('0', 'nobody'), {}, 'bluesky'),
    capabilities: capabilities.perch,
    standard_mode: 'autopilot',
    client(credentials) {
      const client = credentials.kind === 'tokens' && clients.get(credentials.auth_token)
      if (!client) throw new Error('no such server')
      return client
    },
    async confirmedPosts(ids) {
      view.asked += 1
      if (view.isDown) throw new NetworkError('unavailable', 'The view is down.')
      return new Map([...view.posts].filter(([id]) => ids.includes(id)))
    },
  }
  const world = { clock, view } as OwnServers
  world.join = async (handle) => {
    const account = fakeAccount(`did:plc:${handle}`, `${handle}.example.com`)
    const server: ServedUser['server'] = { mentions: [], found: [], done: [] }
    const script = { mentions: async () => server.mentions, search: async () => server.found }
    const own = fakeNetwork(account, script, 'bluesky')
    const given = { kind: 'tokens', auth_token: account.id, ct0_token: '' } as const
    clients.set(account.id, own.client(given))
    const user = await newUser(world.bench)
    await linkAccount(world.bench, user.id, account, given)
    await insertAnalysis(world.bench, user.id, account)
    await runBot(world.bench, user.id)
    return { user: { ...user, network: 'bluesky' }, account, server: Object.assign(server, { done: own.done }) }
  }
  world.step = async ({ user }) => {
    const { bench } = world
    await bench.sql('update bots set act_at = null, due_at = case when user_id = $1 then $2::timestamptz end', [
      user.id,
      clock.now(),
    ])
    await stepOnce({ ...bench, mind: embeddedMind(createReader(postVectors(bench.db, clock))) })
  }
  beforeAll(async () => {
    world.bench = await startBench(inject('postgres'), clock, network)
  })
  afterAll(() => world.bench?.close())
  beforeEach(async () => {
    await world.bench.sql('truncate actions, opt_outs, rate_limits, post_vectors cascade')
    await world.bench.sql('delete from users')
    clients.clear()
    view.posts.clear()
    Object.assign(view, { asked: 0, isDown: false })
    clock.set('2026-06-15T09:00:00Z')
  })
  return world
}
