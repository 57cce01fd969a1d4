import { afterAll, beforeAll, beforeEach, inject } from 'vitest'
import type { Mind } from '#app/adapters/model/mind.ts'
import type { Account } from '#app/adapters/network/network.ts'
import type { Post } from '#app/contract/posts.ts'
import { type Bench, startBench } from './bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork } from './fake-network.ts'
import { type ManualClock, manualClock } from './manual-clock.ts'
import { stepOnce } from './steps.ts'

/** A bench whose network returns the posts that a test sets. */
export interface BotWorld {
  clock: ManualClock
  network: FakeNetwork
  bench: Bench<FakeNetwork>
  /** The posts that mention the account, and those that a search finds. */
  mentions: Post[]
  found: Post[]
  /** The posts among which those by targets are found. */
  byTargets: Post[]
  /** Whom the network knows by handle, besides anyone else, who gets an id of their own. */
  named: Account[]
  /** Runs the bot until this time and returns the times of its actions; `before` runs before each step. */
  runUntil(until: string, before?: () => void, apart?: number): Promise<Date[]>
}

/** One world per test file, reset before each test to nine on a Monday. The default mind is the embedded one. */
export function botWorld(me: Account, mind?: Mind): BotWorld {
  const clock = manualClock()
  const world = { clock, mentions: [], found: [], byTargets: [], named: [] } as unknown as BotWorld
  world.network = fakeNetwork(me, {
    mentions: async () => world.mentions,
    search: async () => world.found,
    personBy: async (handle) =>
      world.named.find((one) => one.handle === handle.toLowerCase()) ?? fakeAccount(`id of ${handle}`, handle),
    postsBy: async (handles) => world.byTargets.filter(({ author }) => handles.includes(author.handle)),
  })
  world.runUntil = (until, before, apart) => runUntil(world, new Date(until), before, apart)
  beforeAll(async () => {
    const bench = await startBench(inject('postgres'), clock, world.network)
    world.bench = mind ? { ...bench, mind } : bench
  })
  afterAll(() => world.bench?.close())
  beforeEach(async () => {
    await world.bench.sql('truncate actions, opt_outs cascade')
    await world.bench.sql('delete from users')
    world.network.done.length = 0
    world.network.calls.length = 0
    world.mentions = []
    world.found = []
    world.byTargets = []
    world.named = []
    clock.set('2026-06-15T09:00:00Z')
  })
  return world
}

async function runUntil({ bench, clock, network }: BotWorld, until: Date, before = () => {}, apart = 60_000) {
  const at: Date[] = []
  while (clock.now() < until) {
    before()
    const done = network.done.length
    await stepOnce(bench)
    if (network.done.length > done) at.push(clock.now())
    const [bot] = await bench.sql<{ due_at: Date }>('select due_at from bots')
    clock.set(new Date(Math.max(bot?.due_at.getTime() ?? 0, clock.now().getTime() + apart)))
  }
  return at
}
