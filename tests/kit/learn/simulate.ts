import { sql } from 'kysely'
import { type LearnedRow, learnedOf, learnedSelect, sharePriors } from '#app/domain/bot/learn/priors.ts'
import { type Learned, orderOf, scorer, statementsOf } from '#app/domain/bot/learn/score.ts'
import { noSums, type SettledReply, sumsOf } from '#app/domain/bot/learn/sums.ts'
import { traitsOf } from '#app/domain/bot/learn/traits.ts'
import { day as dayMs } from '#app/domain/time.ts'
import { randomFrom } from '../../../sandbox/perch/people/random.ts'
import type { Bench } from '../bench.ts'
import { type FakeNetwork, fakeAccount } from '../fake-network.ts'
import { linkAccount, newUser } from '../people.ts'
import { postsAt, type SimulatedPost, type WorldKind } from './world.ts'

export interface Simulated {
  kind: WorldKind
  seed: number
  accounts: number
  days: number
  replies_a_day: number
  candidates: number
  audience: number
}

/** Of one account. */
export interface Outcome {
  replies: number
  came_back: number
  bad: number
  people: number
}

const start = Date.parse('2026-06-01T12:00:00Z')
const settledAfterDays = 2
const contactEvery = 3
const fortnight = 14

class Account {
  readonly replies: SettledReply[] = []
  readonly outcome: Outcome = { replies: 0, came_back: 0, bad: 0, people: 0 }
  private readonly lastContact = new Map<string, number>()
  private readonly gone = new Set<string>()

  constructor(
    private readonly world: Simulated,
    private readonly index: number,
  ) {}

  work(day: number, learned: Learned | null): void {
    const { candidates, replies_a_day } = this.world
    const score = learned && scorer(learned)
    for (let nth = 0; nth < replies_a_day; nth += 1) {
      const posts = postsAt({ ...this.world, account: this.index }, day, nth, candidates).filter(
        ({ author_id }) =>
          !this.gone.has(author_id) && day - (this.lastContact.get(author_id) ?? -contactEvery) >= contactEvery,
      )
      const places = posts.map((post) => ({
        score: score?.(traitsOf(this.known(post))).score ?? 0,
        stays: day - (this.lastContact.get(post.author_id) ?? -fortnight) < fortnight,
      }))
      const chosen = posts[orderOf(places)[0] ?? 0]
      if (chosen) this.reply(day, this.known(chosen))
    }
  }

  private known(post: SimulatedPost): SimulatedPost {
    return { ...post, contacted: this.lastContact.has(post.author_id) }
  }

  /** The same post gets the same answer, whoever chose it. */
  private reply(day: number, { chance, bad, id, ...facts }: SimulatedPost): void {
    const roll = randomFrom(this.world.seed, 'answer', this.index, id)
    const came_back = roll.chance(chance)
    const isBad = roll.chance(bad)
    if (isBad) this.gone.add(facts.author_id)
    if (!this.lastContact.has(facts.author_id)) this.outcome.people += 1
    this.lastContact.set(facts.author_id, day)
    this.replies.push({ ...facts, claimed_at: new Date(start + day * dayMs), came_back, bad: isBad })
    this.outcome.replies += 1
    if (came_back) this.outcome.came_back += 1
    if (isBad) this.outcome.bad += 1
  }

  sumsBefore(day: number) {
    const now = new Date(start + day * dayMs)
    const until = now.getTime() - settledAfterDays * dayMs
    return sumsOf(
      this.replies.filter(({ claimed_at }) => claimed_at.getTime() <= until),
      now,
    )
  }
}

/** The same accounts and posts with learning and without; the product's own functions count, share and score. */
export async function simulate(bench: Bench<FakeNetwork>, world: Simulated): Promise<[Outcome, Outcome][]> {
  await bench.sql('truncate users, learned_priors cascade')
  const indices = Array.from({ length: world.accounts }, (_, at) => at)
  const pairs = indices.map((index) => [new Account(world, index), new Account(world, index)] as const)
  const users: string[] = []
  for (const index of indices) {
    const { id } = await newUser(bench)
    await linkAccount(bench, id, fakeAccount(`learner${index}`, `learner${index}`))
    users.push(id)
  }
  for (let day = 0; day < world.days; day += 1) {
    const learned = await nightly(
      bench,
      users,
      pairs.map(([learner]) => learner.sumsBefore(day)),
      new Date(start + day * dayMs),
    )
    for (const [at, [learner, other]] of pairs.entries()) {
      learner.work(day, learned[at] ?? null)
      other.work(day, null)
    }
  }
  return pairs.map(([learner, other]) => [learner.outcome, other.outcome])
}

async function nightly(bench: Bench<FakeNetwork>, users: string[], sums: object[], now: Date): Promise<Learned[]> {
  const rows = users.map((user_id, at) => ({ user_id, sums: sums[at] ?? noSums() }))
  await sql`insert into learning (user_id, is_on, sums)
    select user_id, true, sums from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(user_id uuid, sums jsonb)
    on conflict (user_id) do update set sums = excluded.sums`.execute(bench.db)
  await sharePriors(bench.db, now)
  const { rows: found } = await sql<{ id: string; learned: LearnedRow }>`
    select id, ${learnedSelect(sql`users.id`)} as learned from users`.execute(bench.db)
  const byId = new Map(found.map(({ id, learned }) => [id, learnedOf(learned)]))
  return users.flatMap((id) => byId.get(id) ?? [])
}

/** How many accounts read at least one statement although everyone is alike. */
export function misled({ days, accounts, ...rest }: Omit<Simulated, 'kind'>): number {
  const world = { ...rest, days, accounts, kind: 'flat' as const }
  return Array.from({ length: accounts }, (_, at) => new Account(world, at)).filter((account) => {
    let wasTold = false
    for (let day = 0; day < days; day += 1) {
      account.work(day, null)
      if (day % 7 === 6) wasTold ||= statementsOf(account.sumsBefore(day)).length > 0
    }
    return wasTold
  }).length
}
