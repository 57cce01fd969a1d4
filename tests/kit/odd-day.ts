import type { Network } from '#app/adapters/network/network.ts'
import { claimDueBots, finishStep } from '#app/domain/bot/schedule/lease.ts'
import { step } from '#app/domain/bot/step.ts'
import { connect } from '#app/domain/connection/connection.ts'
import { hour, minute } from '#app/domain/time.ts'
import { PLACES } from '../../sandbox/perch/people/abroad.ts'
import { LANGUAGES, type Language, phrasesIn, postIn } from '../../sandbox/perch/people/languages.ts'
import { randomFrom } from '../../sandbox/perch/people/random.ts'
import { request } from '../../sandbox/perch/testing/perch-fixture.ts'
import { type Bench, startBench } from './bench.ts'
import { fakeAccount } from './fake-network.ts'
import { type ManualClock, manualClock } from './manual-clock.ts'
import { type OddMind, oddMind } from './odd-mind.ts'
import { insertAnalysis, newUser, runBot } from './people.ts'
import { commonWords, type PerchBench, perchBench } from './perch.ts'
import { type Random, seeded } from './random.ts'
import { maxWaitMs } from './until.ts'

/** Users whose bots have worked for a day on an odd Perch, where people of twelve languages write to them. */
export interface OddDay {
  bench: Bench<Network> & { clock: ManualClock }
  perch: PerchBench
  mind: OddMind
  /** Handles. */
  users: string[]
  requests: Asked[]
  close(): Promise<void>
}

/** Somebody who asked to be left alone, and what they said. */
export interface Asked {
  language: Language
  by: string
  to: string
  at: Date
  text: string
  way: 'reply' | 'mention' | 'quote' | 'long'
}

export interface OddDayOptions {
  postgres: string
  seed: number
  users: number
}

const startedAt = '2026-06-15T07:00:00Z'
const endsAt = new Date('2026-06-15T23:00:00Z')
/** Words that the people of all languages use. */
const topics = ['espresso', 'podcast', 'AI', ...commonWords]

export async function liveOddDay({ postgres, seed, users: count }: OddDayOptions): Promise<OddDay> {
  const clock = manualClock(startedAt)
  const perch = await perchBench(clock, { oddness: { seed, names: 'both', trouble: false, late: false } })
  const mind = oddMind()
  const bench = { ...(await startBench(postgres, clock, perch.network)), mind }
  const close = async () => {
    await bench.close()
    await perch.close()
  }
  const day: OddDay = { bench, perch, mind, users: [], requests: [], close }
  try {
    for (let at = 0; at < count; at += 1) await newCustomer(day, `customer${at}`)
    perch.oddness.set({ trouble: true })
    await live(day, plans(day, seeded(seed)))
    return day
  } catch (error) {
    await close()
    throw error
  }
}

async function newCustomer({ bench, perch, users }: OddDay, handle: string): Promise<void> {
  const credentials = await perch.signUp(handle)
  const user = await newUser(bench, { plan: 'pro' })
  await connect(bench, user, credentials, handle, 'manual', bench.clock.now())
  const { id } = await bench.network.client(credentials).me(AbortSignal.timeout(maxWaitMs))
  await insertAnalysis(bench, user.id, fakeAccount(id, handle))
  await bench.sql(
    `update account_analyses set profile = jsonb_set(profile::jsonb, '{key_topics}', $1) where user_id = $2`,
    [JSON.stringify(topics), user.id],
  )
  await runBot(bench, user.id, { max_actions_per_hour: 30, all_day: true })
  const headers = {
    cookie: `auth_token=${credentials.auth_token}; ct0=${credentials.ct0_token}`,
    'x-csrf-token': credentials.ct0_token,
  }
  await request(`${perch.url}/2/tweets`, 'POST', headers, {
    text: `Good morning, it is ${handle} with the first espresso.`,
  })
  users.push(handle)
}

interface Plan {
  at: Date
  carryOut(): Promise<void>
}

/** Each person writes to each user: something, a request to be left alone, and something again. */
function plans(day: OddDay, random: Random): Plan[] {
  const all: Plan[] = []
  for (const [at, to] of day.users.entries())
    for (const [nth, language] of LANGUAGES.entries())
      for (let place = 0; place < PLACES.protected; place += 1) {
        const { people, replies, requests } = phrasesIn(language)
        const by = people[place]?.handle ?? ''
        const first = Date.parse(startedAt) + random.int(60, 12 * 60) * minute
        const ways = ['reply', 'mention', 'quote'] as const
        const way: Asked['way'] = place === PLACES.paying ? 'long' : (ways[(nth + place + at) % 3] ?? 'reply')
        const ask = { language, by, to, way, text: requests[(place + 4 * at) % requests.length] ?? '' }
        const greet = (text = '') => write(day, { language, by, to, way: 'reply', text: `${text} ☕` })
        if (place % 2 === 0) all.push({ at: new Date(first), carryOut: () => greet(replies[(place + at) % 6]) })
        all.push({ at: new Date(first + hour), carryOut: () => write(day, ask, true) })
        all.push({ at: new Date(first + 2 * hour), carryOut: () => greet(replies[(place + at + 3) % 6]) })
      }
  return all.sort((one, other) => one.at.getTime() - other.at.getTime())
}

async function write(day: OddDay, asked: Omit<Asked, 'at'>, isRequest = false): Promise<void> {
  const { bench, perch } = day
  const { language, by, to, way } = asked
  const theirs = (await perch.ledger(to)).filter(({ kind }) => kind === 'post' || kind === 'reply')
  const latest = theirs.at(-1)?.post_id ?? ''
  const before = way === 'long' ? `${postIn(language, randomFrom(by, to), true)}\n` : ''
  const text = `${way === 'mention' ? `@${to} ` : before}${asked.text} 🙏`
  const aim = way === 'mention' ? {} : way === 'quote' ? { quoteOf: latest } : { replyTo: latest }
  const at = bench.clock.now()
  perch.say(by, { text, ...aim, lang: language, label: { niche: language, class: 'abroad', topic: null } })
  if (isRequest) day.requests.push({ ...asked, at })
}

async function live(day: OddDay, todo: Plan[]): Promise<void> {
  const { bench, perch } = day
  while (bench.clock.now() < endsAt) {
    perch.act()
    while (todo[0] && todo[0].at <= bench.clock.now()) await todo.shift()?.carryOut()
    await runDueBots(day)
    bench.clock.forward(5 * minute)
  }
}

async function runDueBots({ bench }: OddDay): Promise<void> {
  for (const bot of await claimDueBots(bench.db, 100, bench.clock.now())) {
    const result = await step(bench, bot, AbortSignal.timeout(maxWaitMs))
    await finishStep(bench, bot, result, bench.clock.now())
  }
}
