import { randomInt } from 'node:crypto'
import { randomFrom } from '../../sandbox/perch/people/random.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { misled, type Outcome, type Simulated, simulate } from '../kit/learn/simulate.ts'
import { type WorldKind, worldKinds } from '../kit/learn/world.ts'
import { conclude, isMainModule, sizeOf, withPostgres } from '../kit/main-module.ts'
import { manualClock } from '../kit/manual-clock.ts'

/**
 * What learning brings: simulated accounts among people with Perch's hidden tastes, each with and without, choosing from
 * the same posts. The product's functions count, share and score; its bots, searches and drafts take no part. Run it
 * with `ACCOUNTS=24 DAYS=28 npm run bench learn`.
 */

export interface Gain {
  world: WorldKind
  seed: number | 'all'
  without: number
  with: number
  ratio: number
  low: number
  high: number
  /** Per reply, as a ratio with its interval. */
  complaints: [ratio: number, low: number, high: number]
  contacts_per_person: [ratio: number, low: number, high: number]
}

/** Where nothing is to be gained, only many accounts tell a small bias from chance. */
const flatTimes = 10

const rounded = (value: number) => Math.round(value * 1_000) / 1_000
const sum = (all: Outcome[], of: keyof Outcome) => all.reduce((total, one) => total + one[of], 0)
type Pair = [learned: Outcome, usual: Outcome]
type Rate = (all: Outcome[]) => number
const perReply =
  (of: 'came_back' | 'bad'): Rate =>
  (all) =>
    sum(all, of) / sum(all, 'replies')
const perPerson: Rate = (all) => sum(all, 'replies') / sum(all, 'people')

/** The ratio of a rate with learning to the one without; its interval is of 1,000 draws of accounts, each with its pair. */
function ratioOf(pairs: Pair[], rate: Rate, seed: Gain['seed']): [number, number, number] {
  const random = randomFrom(seed, 'draws')
  const of = (some: Pair[]) => {
    const usual = rate(some.map(([, other]) => other))
    return usual === 0 ? 1 : rate(some.map(([one]) => one)) / usual
  }
  const drawn = Array.from({ length: 1_000 }, () => of(pairs.map(() => random.pick(pairs)))).sort((a, b) => a - b)
  return [rounded(of(pairs)), rounded(drawn[25] ?? 0), rounded(drawn[974] ?? 0)]
}

export function gainOf({ kind, seed }: Pick<Gain, 'seed'> & Pick<Simulated, 'kind'>, pairs: Pair[]): Gain {
  const came = perReply('came_back')
  const [ratio, low, high] = ratioOf(pairs, came, seed)
  return {
    world: kind,
    seed,
    without: rounded(came(pairs.map(([, other]) => other))),
    with: rounded(came(pairs.map(([one]) => one))),
    ratio,
    low,
    high,
    complaints: ratioOf(pairs, perReply('bad'), seed),
    contacts_per_person: ratioOf(pairs, perPerson, seed),
  }
}

type Size = Omit<Simulated, 'kind' | 'seed'>

export async function learnRun(bench: Bench<FakeNetwork>, seeds: number[], size: Size): Promise<Gain[]> {
  const gains: Gain[] = []
  for (const kind of worldKinds) {
    const all: Pair[] = []
    for (const seed of seeds) {
      const accounts = kind === 'flat' ? size.accounts * flatTimes : size.accounts
      const pairs = await simulate(bench, { ...size, accounts, kind, seed })
      all.push(...pairs)
      gains.push(gainOf({ kind, seed }, pairs))
    }
    gains.push(gainOf({ kind, seed: 'all' }, all))
  }
  return gains
}

async function main(): Promise<void> {
  const seeds = process.env.SEED ? [sizeOf('SEED', 1)] : Array.from({ length: 3 }, () => randomInt(1, 1_000_000))
  const size = {
    accounts: sizeOf('ACCOUNTS', 24),
    days: sizeOf('DAYS', 28),
    replies_a_day: sizeOf('REPLIES', 10),
    candidates: sizeOf('CANDIDATES', 3),
    audience: sizeOf('AUDIENCE', 2_000),
  }
  await withPostgres(async (postgres) => {
    const bench = await startBench(postgres, manualClock(), fakeNetwork(fakeAccount('1', 'none')))
    const gains = await learnRun(bench, seeds, size)
    await bench.close()
    console.table(gains)
    const flat = { ...size, accounts: sizeOf('MISLED', 300), days: 90 }
    const told = seeds.map((seed) => ({ seed, accounts: flat.accounts, misled: misled({ ...flat, seed }) }))
    console.table(told)
    conclude([
      ...gains
        .filter(({ world, seed, low }) => world === 'taste' && seed === 'all' && low <= 1.1)
        .map((gain) => `too little: ${JSON.stringify(gain)}`),
      ...gains
        .filter(({ world, seed, ratio }) => world === 'flat' && seed === 'all' && Math.abs(ratio - 1) > 0.03)
        .map((gain) => `biased: ${JSON.stringify(gain)}`),
      ...gains
        .filter(
          ({ seed, complaints, contacts_per_person: [contacts] }) =>
            seed === 'all' && (complaints[1] > 1 || contacts > 1),
        )
        .map((gain) => `unwelcome: ${JSON.stringify(gain)}`),
      ...told.filter(({ misled, accounts }) => misled > 0.04 * accounts).map((one) => `misled: ${JSON.stringify(one)}`),
    ])
  })
}

if (isMainModule(import.meta.url)) await main()
