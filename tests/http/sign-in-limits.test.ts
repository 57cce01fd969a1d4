import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { cookiesOf, mailedLink, sendForm } from '../kit/actor.ts'
import { newClient } from '../kit/auth-client.ts'
import { nextWindow } from '../kit/clock.ts'
import { waitOf } from '../kit/retry-after.ts'
import { type SeededActor, seedActor } from '../kit/seed.ts'
import { until } from '../kit/until.ts'
import { startWorld, type World } from '../kit/world.ts'

const limitPerAddress = 5
const totalLimit = 20
const window = 900_000
const wrong = 'not the right one'

let world: World
beforeAll(async () => {
  const env = {
    TRUSTED_PROXIES: '1',
    RATE_SIGN_IN: String(limitPerAddress),
    RATE_UNKNOWN_PASSWORDS: String(totalLimit),
  }
  world = await startWorld(inject('postgres'), { tick: false, people: 5, env })
  await nextWindow(world, window)
})
beforeEach(() => world.sql('delete from rate_limits'))
afterAll(() => world?.close())

interface Attempt {
  email: string
  password?: string
  /** The client's address according to the proxy. */
  from: string
  cookie?: string
}

let count = 0
const unknownEmail = () => `nobody${count++}@example.com`
/** A new network address each time. */
const newNetworkAddress = () => `198.51.${Math.floor(count / 250) % 250}.${count++ % 250}`

const routes = {
  page: ({ email, password = wrong, from, cookie = '' }: Attempt) =>
    fetch(`${world.origin}/login`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: world.origin, 'x-forwarded-for': from, cookie },
      body: new URLSearchParams({ intent: 'sign-in', email, password }),
    }),
  program: ({ email, password = wrong, from, cookie = '' }: Attempt) =>
    fetch(`${world.origin}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from, cookie },
      body: JSON.stringify({ email, password }),
    }),
}
const each = Object.entries(routes)

/** The cookie of a browser in which the user has signed in once. */
async function knownBrowser({ email, password }: SeededActor): Promise<string> {
  const answer = await routes.page({ email, password, from: newNetworkAddress() })
  return /warble_device=[^;]+/.exec(cookiesOf(answer))?.[0] ?? ''
}

const refused = (answers: Response[]) => answers.filter(({ status }) => status === 429).length

describe.each(each)('attempts from one address, by %s', (_route, attempt) => {
  const attemptFrom = async (addresses: string[]) => {
    const answers: Response[] = []
    for (const from of addresses) answers.push(await attempt({ email: unknownEmail(), from }))
    return answers
  }
  const many = (to: (at: number) => string, length = limitPerAddress + 3) => Array.from({ length }, (_, at) => to(at))

  test.each<[string, (at: number) => string]>([
    ['an address with a port', (at) => `203.0.113.7:${40_000 + at}`],
    ['IPv4 written as IPv6, with a port', (at) => `[::ffff:203.0.113.7]:${40_000 + at}`],
    ['one /64', (at) => `2001:db8:1:2::${(at + 1).toString(16)}`],
    ['one /64, with a port', (at) => `[2001:db8:1:2:${at}::1]:${40_000 + at}`],
    ['an invalid address', (at) => `not-an-address-${at}`],
    ['a forged address before the proxy’s own', (at) => `10.0.0.${at}, 203.0.113.7`],
  ])('%s', async (_kind, to) => {
    const answers = await attemptFrom(many(to))
    expect(refused(answers)).toBe(3)
    expect(answers.slice(0, limitPerAddress).map(({ status }) => status)).toEqual(Array(limitPerAddress).fill(400))
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('one address in several notations', async () => {
    const forms = ['203.0.113.7', '203.0.113.7:1', '::ffff:203.0.113.7', '[::ffff:cb00:7107]:2', '203.0.113.7:3']
    expect(refused(await attemptFrom(forms))).toBe(0)
    expect(refused(await attemptFrom(['203.0.113.7:4', '203.0.113.8']))).toBe(1)
  })

  test('the networks of one /48 share four times the limit', async () => {
    await world.sql(`insert into rate_limits (key, window_start, hits) values ($1, $2, $3)`, [
      'sign_in:2001:db8:9::/48',
      new Date(Math.floor(world.sandbox.clock.now().getTime() / window) * window),
      4 * limitPerAddress - 2,
    ])
    const answers = await attemptFrom(many((at) => `2001:db8:9:${at.toString(16)}::1`))
    expect(answers.map(({ status }) => status === 429)).toEqual([
      false,
      false,
      ...Array(limitPerAddress + 1).fill(true),
    ])
    expect(refused(await attemptFrom(['2001:db8:a:0::1']))).toBe(0)
  })
})

describe.each(each)('an account whose attempts others have used up, by %s', (_route, attempt) => {
  const useUpAttempts = async (email: string) => {
    for (let round = 0; round < 11; round += 1) await attempt({ email, from: newNetworkAddress() })
  }

  test('accepts its password in a known browser and in no other', async () => {
    const actor = await seedActor(world)
    const { email, password } = actor
    const [cookie, foreign] = [await knownBrowser(actor), await knownBrowser(await seedActor(world))]
    await useUpAttempts(email)
    for (const other of ['', foreign, 'warble_device=made-up'])
      expect((await attempt({ email, password, from: newNetworkAddress(), cookie: other })).status).toBe(429)
    const answer = await attempt({ email, password, from: newNetworkAddress(), cookie })
    expect([200, 302]).toContain(answer.status)
  })

  test('names the real wait', async () => {
    const { email } = await seedActor(world)
    await useUpAttempts(email)
    const answer = await attempt({ email, from: newNetworkAddress() })
    expect(await answer.text()).toContain(
      `Too many attempts to sign in with this address. Try again in ${waitOf(answer)}, or`,
    )
  })

  test('gives a known browser ten attempts of its own', async () => {
    const actor = await seedActor(world)
    const { email, password } = actor
    const cookie = await knownBrowser(actor)
    const another = await knownBrowser(actor)
    const statuses: number[] = []
    for (let round = 0; round < 11; round += 1)
      statuses.push((await attempt({ email, from: newNetworkAddress(), cookie })).status)
    expect(statuses).toEqual([...Array(10).fill(400), 429])
    expect((await attempt({ email, password, from: newNetworkAddress(), cookie })).status).toBe(429)
    for (const other of ['', another])
      expect((await attempt({ email, password, from: newNetworkAddress(), cookie: other })).status).toBeLessThan(400)
  })

  test('keeps its other counters, whatever is typed as an address', async () => {
    const actor = await seedActor(world)
    const { id, email, password } = actor
    const cookie = await knownBrowser(actor)
    for (let round = 0; round < 31; round += 1) await attempt({ email: `known:${email}`, from: newNetworkAddress() })
    expect((await attempt({ email, password, from: newNetworkAddress(), cookie })).status).toBeLessThan(400)
    await world.sql('delete from rate_limits')
    for (const kind of [`factor:${id}`, `password:${id}`, `nonce:${id}`, `code:${email}`, email])
      for (const typed of [kind, `known:${kind}`]) await attempt({ email: typed, from: newNetworkAddress() })
    const others = `select key from rate_limits where key like 'account:%' and key not like 'account:sign-in:%'`
    expect(await world.sql(others)).toEqual([])
  })

  test('is indistinguishable from an unknown address by limits and number of queries', async () => {
    const { email } = await seedActor(world)
    const foreign = await knownBrowser(await seedActor(world))
    const outcomes = async (address: string, cookie: string) => {
      const statuses: number[] = []
      const work = new Set<number>()
      await world.sql('delete from rate_limits')
      for (let round = 0; round < 12; round += 1) {
        const answer = await attempt({ email: address, from: newNetworkAddress(), cookie })
        statuses.push(answer.status)
        if (round > 0 && round < 10) work.add(await queriesOf(answer))
        await world.sql(`delete from rate_limits where key = 'password:unknown'`)
      }
      return { statuses, work: [...work] }
    }
    const known = await outcomes(email, foreign)
    expect(known.statuses).toEqual([...Array(10).fill(400), 429, 429])
    expect(known.work).toHaveLength(1)
    expect(await outcomes(unknownEmail(), foreign)).toEqual(known)
    const bare = await outcomes((await seedActor(world)).email, '')
    expect(await outcomes(unknownEmail(), '')).toEqual(bare)
    expect(bare).toEqual(known)
  })
})

/** The number of database queries behind the response, from the access log. */
async function queriesOf(answer: Response): Promise<number> {
  const id = answer.headers.get('x-request-id')
  await answer.arrayBuffer()
  return until(() => {
    const line = world.output().match(new RegExp(`.*"request_id":"${id}".*"msg":"request".*`))?.[0]
    return line ? (JSON.parse(line) as { queries: number }).queries : undefined
  })
}

describe('the limit over all accounts', () => {
  const guess = async (guesses: number) => {
    const answers: Response[] = []
    for (let at = 0; at < guesses; at += 1) {
      const attempt = at % 2 ? routes.page : routes.program
      answers.push(await attempt({ email: unknownEmail(), from: newNetworkAddress() }))
    }
    return answers
  }

  test('rejects unknown browsers at every endpoint and nobody else, is logged once, and ends with its window', async () => {
    await nextWindow(world, window)
    const actor = await seedActor(world)
    const { email, password } = actor
    const client = newClient(world)
    const { data } = await client.signInWithPassword({ email, password })
    const cookie = await knownBrowser(actor)
    expect(refused(await guess(totalLimit))).toBe(0)
    for (const answer of await guess(4)) {
      expect(answer.status).toBe(429)
      const wait = Number(answer.headers.get('retry-after'))
      expect([wait > 0, wait <= 900]).toEqual([true, true])
    }
    for (const [, attempt] of each) {
      expect((await attempt({ email, password, from: newNetworkAddress() })).status).toBe(429)
      expect((await attempt({ email, password, from: newNetworkAddress(), cookie })).status).toBeLessThan(400)
    }
    const refresh_token = data.session?.refresh_token ?? ''
    expect((await newClient(world).refreshSession({ refresh_token })).error).toBeNull()
    const requested = await sendForm(world, '/login', { intent: 'mail-link', email })
    const entered = await fetch(await mailedLink(world, email, /sign-in link/), {
      redirect: 'manual',
      headers: { cookie: cookiesOf(requested) },
    })
    expect(cookiesOf(entered)).toMatch(/(^|; )warble=/)
    const refusals = await until(() => world.output().match(/"event":"unknown_passwords_refused"/g))
    expect(refusals).toHaveLength(1)
    await nextWindow(world, window)
    expect((await routes.page({ email, password, from: newNetworkAddress() })).status).toBe(302)
  })

  test('is not used up by correct passwords', async () => {
    const { email, password } = await seedActor(world)
    for (let round = 0; round < totalLimit + 2; round += 1) {
      const attempt = round % 2 ? routes.page : routes.program
      expect((await attempt({ email, password, from: newNetworkAddress() })).status).toBeLessThan(400)
      await world.sql('delete from rate_limits where key = $1', [`account:sign-in:${email}`])
    }
    const [row] = await world.sql<{ hits: number }>(`select hits from rate_limits where key = 'password:unknown'`)
    expect(row?.hits).toBe(0)
  })
})
