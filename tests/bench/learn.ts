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
  complaints: number
  people: number
}

/** Where nothing is to be gained, only many accounts tell a small bias from chance. */
const flatTimes = 10

const rounded = (value: number) => Math.round(value * 1_000) / 1_000
const sum = (all: Outcome[], of: keyof Outcome) => all.reduce((total, one) => total + one[of], 0)
const rate = (all: Outcome[]) => sum(all, 'came_back') / sum(all, 'replies')

/** The interval is of 1,000 draws of accounts, each with its pair. */
function gainOf({ kind, seed }: Pick<Gain, 'seed'> & Pick<Simulated, 'kind'>, pairs: [Outcome, Outcome][]): Gain {
  const [learned, usual] = [pairs.map(([one]) => one), pairs.map(([, other]) => other)]
  const random = randomFrom(seed, 'draws')
  const ratios = Array.from({ length: 1_000 }, () => {
    const drawn = pairs.map(() => random.pick(pairs))
    return rate(drawn.map(([one]) => one)) / rate(drawn.map(([, other]) => other))
  }).sort((a, b) => a - b)
  return {
    world: kind,
    seed,
    without: rounded(rate(usual)),
    with: rounded(rate(learned)),
    ratio: rounded(rate(learned) / rate(usual)),
    low: rounded(ratios[25] ?? 0),
    high: rounded(ratios[974] ?? 0),
    complaints: rounded(sum(learned, 'bad') / Math.max(1, sum(usual, 'bad'))),
    people: rounded(sum(learned, 'people') / sum(usual, 'people')),
  }
}

type Size = Omit<Simulated, 'kind' | 'seed'>

export async function learnRun(bench: Bench<FakeNetwork>, seeds: number[], size: Size): Promise<Gain[]> {
  const gains: Gain[] = []
  for (const kind of worldKinds) {
    const all: [Outcome, Outcome][] = []
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
      ...told.filter(({ misled, accounts }) => misled > 0.04 * accounts).map((one) => `misled: ${JSON.stringify(one)}`),
    ])
  })
}

if (isMainModule(import.meta.url)) await main()
