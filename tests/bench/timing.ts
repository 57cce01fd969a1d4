import { randomBytes } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { conclude, isMainModule, sizeOf, withPostgres } from '../kit/main-module.ts'
import { median, rounded, timed } from '../kit/measure.ts'
import { type Random, seeded, seedOf } from '../kit/random.ts'
import { mannWhitney } from '../kit/rank-test.ts'
import { startWorld, type World } from '../kit/world.ts'

/**
 * Whether sign-in, sign-in links, sign-up and recovery reveal by status, body or time which addresses are known: as
 * many requests for known as for unknown ones, in random order. Run it with `EACH=500 npm run bench timing`.
 */

export interface TimingOptions {
  postgres: string
  seed: number
  /** Requests for known addresses, and as many for unknown ones. */
  each: number
}

export interface TimingLine {
  route: string
  known_ms: number
  unknown_ms: number
  /** By how many percent the median of the known addresses is longer; negative if shorter. */
  gap_percent: number
  p: number
  /** Distinct responses, as status and body; there should be one. */
  answers: string[]
}

type Endpoint = (world: World, email: string) => Promise<Response>

const json = (path: string, body: (email: string) => object): Endpoint => {
  return ({ origin }, email) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body(email)),
    })
}

const form = (path: string, fields: (email: string) => Record<string, string>): Endpoint => {
  return ({ origin }, email) =>
    fetch(origin + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin },
      body: new URLSearchParams(fields(email)),
    })
}

const wrong = 'a wrong long sentence'
const routes: Record<string, Endpoint> = {
  'sign-in, program': json('/auth/v1/token?grant_type=password', (email) => ({ email, password: wrong })),
  'sign-in, page': form('/login', (email) => ({ intent: 'sign-in', email, password: wrong })),
  'recovery, program': json('/auth/v1/recover', (email) => ({ email })),
  'recovery, page': form('/forgot-password', (email) => ({ intent: 'recover', email })),
  'sign-in link, program': json('/auth/v1/otp', (email) => ({ email, create_user: false })),
  'sign-up, program': json('/auth/v1/signup', (email) => ({ email, password: wrong })),
  'sign-up, page': form('/signup', (email) => ({ intent: 'sign-up', email, password: wrong })),
}

export async function timingRun({ postgres, seed, each }: TimingOptions): Promise<TimingLine[]> {
  const random = seeded(seed)
  const unlimited = '10000000'
  const env = {
    RATE_SIGN_IN: unlimited,
    RATE_MAIL: unlimited,
    RATE_TOKEN: unlimited,
    RATE_UNKNOWN_PASSWORDS: unlimited,
  }
  const world = await startWorld(postgres, { role: 'web', people: 5, tick: false, env })
  try {
    const known = await users(world, each)
    const lines: TimingLine[] = []
    for (const [name, route] of Object.entries(routes)) {
      // Each route needs new ones, because a sign-up makes them known.
      const unknown = known.map(() => `${randomBytes(6).toString('hex')}@example.com`)
      for (const email of unknown.slice(0, Math.ceil(each / 5))) await (await route(world, `warm-${email}`)).text()
      lines.push(await measure(world, random, { name, route, known, unknown }))
    }
    return lines
  } finally {
    await world.close()
  }
}

interface Series {
  name: string
  route: Endpoint
  known: string[]
  unknown: string[]
}

async function measure(world: World, random: Random, { name, route, known, unknown }: Series): Promise<TimingLine> {
  const times = { known: [] as number[], unknown: [] as number[] }
  const answers = new Set<string>()
  for (const [at, email] of known.entries()) {
    const pair = [
      ['known', email],
      ['unknown', unknown[at] ?? ''],
    ] as const
    for (const [kind, address] of random.chance(0.5) ? pair : pair.toReversed()) {
      const { ms, value } = await timed(async () => {
        const response = await route(world, address)
        return { response, text: await response.text() }
      })
      times[kind].push(ms)
      answers.add(stableResponse(value.response, value.text, address))
    }
  }
  const [known_ms, unknown_ms] = [median(times.known), median(times.unknown)]
  return {
    route: name,
    known_ms: rounded(known_ms),
    unknown_ms: rounded(unknown_ms),
    gap_percent: rounded((known_ms / unknown_ms - 1) * 100),
    p: rounded(mannWhitney(times.known, times.unknown), 3),
    answers: [...answers],
  }
}

/** The response with everything that differs between requests replaced: the address, ids, times, nonces, cookie values. */
function stableResponse({ status, headers }: Response, text: string, email: string): string {
  const cookies = headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]*/, ''))
  const body = text
    .replaceAll(email, 'ADDRESS')
    .replaceAll(/nonce="[^"]*"/g, 'nonce')
    .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'ID')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .replaceAll(headers.get('x-request-id') ?? 'none', 'REQUEST')
  return JSON.stringify([status, headers.get('location'), cookies, body])
}

async function users(world: World, count: number): Promise<string[]> {
  const password = await hash('a right long sentence', { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  const emails = Array.from({ length: count }, () => `${randomBytes(6).toString('hex')}@example.com`)
  await world.sql(
    `insert into users (email, email_confirmed_at, password_hash, time_zone, created_at)
     select unnest($1::text[]), now(), $2, 'UTC', now()`,
    [emails, password],
  )
  return emails
}

/** Routes whose responses differ, and with `times`, for large samples, those whose medians do. */
export function timingFaults(lines: TimingLine[], { times }: { times: boolean }): string[] {
  return lines.flatMap(({ route, answers, gap_percent }) => [
    ...(answers.length > 1
      ? [`${route}: different responses: ${answers.map((one) => one.slice(0, 200)).join(' / ')}`]
      : []),
    ...(times && Math.abs(gap_percent) > 5
      ? [`${route}: the medians are ${gap_percent} % apart, the target is 5 %`]
      : []),
  ])
}

async function main(): Promise<void> {
  await withPostgres(async (postgres) => {
    const lines = await timingRun({ postgres, seed: seedOf(1), each: sizeOf('EACH', 500) })
    console.table(lines.map(({ answers, ...line }) => ({ ...line, answers: answers.length })))
    conclude(timingFaults(lines, { times: true }))
  })
}

if (isMainModule(import.meta.url)) await main()
