import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { cookiesOf, mailedLink, sendForm } from '../kit/actor.ts'
import { newClient } from '../kit/auth-client.ts'
import { moveClock } from '../kit/clock.ts'
import { type SeededActor, seedActor } from '../kit/seed.ts'
import { until } from '../kit/until.ts'
import { startWorld, type World } from '../kit/world.ts'

const perAddress = 5
const ceiling = 20
const window = 900_000
const wrong = 'not the right one'

let world: World
beforeAll(async () => {
  const env = { TRUSTED_PROXIES: '1', RATE_SIGN_IN: String(perAddress), RATE_UNKNOWN_PASSWORDS: String(ceiling) }
  world = await startWorld(inject('postgres'), { tick: false, people: 5, env })
  await nextWindow()
})
beforeEach(() => world.sql('delete from rate_limits'))
afterAll(() => world?.close())

/** Windows begin at each quarter of an hour. */
const nextWindow = () => moveClock(world, window - (world.sandbox.clock.now().getTime() % window))

interface Try {
  email: string
  password?: string
  /** The client's address according to the proxy. */
  from: string
  cookie?: string
}

let count = 0
const nobody = () => `nobody${count++}@example.com`
/** Another network address each time. */
const anywhere = () => `198.51.${Math.floor(count / 250) % 250}.${count++ % 250}`

const routes = {
  page: ({ email, password = wrong, from, cookie = '' }: Try) =>
    fetch(`${world.origin}/login`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: world.origin, 'x-forwarded-for': from, cookie },
      body: new URLSearchParams({ intent: 'sign-in', email, password }),
    }),
  program: ({ email, password = wrong, from, cookie = '' }: Try) =>
    fetch(`${world.origin}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from, cookie },
      body: JSON.stringify({ email, password }),
    }),
}
const each = Object.entries(routes)

/** The owner's browser, which has signed in once. */
async function knownBrowser({ email, password }: SeededActor): Promise<string> {
  const answer = await routes.page({ email, password, from: anywhere() })
  return /warble_device=[^;]+/.exec(cookiesOf(answer))?.[0] ?? ''
}

const refused = (answers: Response[]) => answers.filter(({ status }) => status === 429).length

describe.each(each)('by %s, the tries of one address', (_door, attempt) => {
  const tries = async (addresses: string[]) => {
    const answers: Response[] = []
    for (const from of addresses) answers.push(await attempt({ email: nobody(), from }))
    return answers
  }
  const many = (to: (at: number) => string, length = perAddress + 3) => Array.from({ length }, (_, at) => to(at))

  test.each<[string, (at: number) => string]>([
    ['an address with a port', (at) => `203.0.113.7:${40_000 + at}`],
    ['IPv4 written as IPv6, with a port', (at) => `[::ffff:203.0.113.7]:${40_000 + at}`],
    ['one /64', (at) => `2001:db8:1:2::${(at + 1).toString(16)}`],
    ['one /64, with a port', (at) => `[2001:db8:1:2:${at}::1]:${40_000 + at}`],
    ['what is no address', (at) => `not-an-address-${at}`],
    ['a forged address before the proxy’s own', (at) => `10.0.0.${at}, 203.0.113.7`],
  ])('%s', async (_kind, to) => {
    const answers = await tries(many(to))
    expect(refused(answers)).toBe(3)
    expect(answers.slice(0, perAddress).map(({ status }) => status)).toEqual(Array(perAddress).fill(400))
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('one address in its several forms', async () => {
    const forms = ['203.0.113.7', '203.0.113.7:1', '::ffff:203.0.113.7', '[::ffff:cb00:7107]:2', '203.0.113.7:3']
    expect(refused(await tries(forms))).toBe(0)
    expect(refused(await tries(['203.0.113.7:4', '203.0.113.8']))).toBe(1)
  })

  test('the networks of one /48 have four times as many', async () => {
    await world.sql(`insert into rate_limits (key, window_start, hits) values ($1, $2, $3)`, [
      'sign_in:2001:db8:9::/48',
      new Date(Math.floor(world.sandbox.clock.now().getTime() / window) * window),
      4 * perAddress - 2,
    ])
    const answers = await tries(many((at) => `2001:db8:9:${at.toString(16)}::1`))
    expect(answers.map(({ status }) => status === 429)).toEqual([false, false, ...Array(perAddress + 1).fill(true)])
    expect(refused(await tries(['2001:db8:a:0::1']))).toBe(0)
  })
})

describe.each(each)('by %s, an account whose tries strangers have used up', (_door, attempt) => {
  const strangers = async (email: string) => {
    for (let tried = 0; tried < 11; tried += 1) await attempt({ email, from: anywhere() })
  }

  test('opens to its password in a known browser, and in no other', async () => {
    const actor = await seedActor(world)
    const { email, password } = actor
    const [cookie, foreign] = [await knownBrowser(actor), await knownBrowser(await seedActor(world))]
    await strangers(email)
    for (const other of ['', foreign, 'warble_device=made-up'])
      expect((await attempt({ email, password, from: anywhere(), cookie: other })).status).toBe(429)
    const answer = await attempt({ email, password, from: anywhere(), cookie })
    expect([200, 302]).toContain(answer.status)
  })

  test('a known browser has ten tries of its own, which are nobody else’s', async () => {
    const actor = await seedActor(world)
    const { email, password } = actor
    const cookie = await knownBrowser(actor)
    const another = await knownBrowser(actor)
    const statuses: number[] = []
    for (let tried = 0; tried < 11; tried += 1)
      statuses.push((await attempt({ email, from: anywhere(), cookie })).status)
    expect(statuses).toEqual([...Array(10).fill(400), 429])
    expect((await attempt({ email, password, from: anywhere(), cookie })).status).toBe(429)
    for (const other of ['', another])
      expect((await attempt({ email, password, from: anywhere(), cookie: other })).status).toBeLessThan(400)
  })

  test('an address that nobody has is counted alike, with the same work, whatever the browser', async () => {
    const { email } = await seedActor(world)
    const foreign = await knownBrowser(await seedActor(world))
    const seen = async (address: string, cookie: string) => {
      const statuses: number[] = []
      const work = new Set<number>()
      await world.sql('delete from rate_limits')
      for (let tried = 0; tried < 12; tried += 1) {
        const answer = await attempt({ email: address, from: anywhere(), cookie })
        statuses.push(answer.status)
        if (tried > 0 && tried < 10) work.add(await queriesOf(answer))
        await world.sql(`delete from rate_limits where key = 'password:unknown'`)
      }
      return { statuses, work: [...work] }
    }
    const known = await seen(email, foreign)
    expect(known.statuses).toEqual([...Array(10).fill(400), 429, 429])
    expect(known.work).toHaveLength(1)
    expect(await seen(nobody(), foreign)).toEqual(known)
    const bare = await seen((await seedActor(world)).email, '')
    expect(await seen(nobody(), '')).toEqual(bare)
    expect(bare).toEqual(known)
  })
})

/** The number of queries of the response, by the access log. */
async function queriesOf(answer: Response): Promise<number> {
  const id = answer.headers.get('x-request-id')
  await answer.arrayBuffer()
  return until(() => {
    const line = world.output().match(new RegExp(`.*"request_id":"${id}".*"msg":"request".*`))?.[0]
    return line ? (JSON.parse(line) as { queries: number }).queries : undefined
  })
}

describe('the ceiling over all accounts', () => {
  const guessing = async (guesses: number) => {
    const answers: Response[] = []
    for (let at = 0; at < guesses; at += 1) {
      const attempt = at % 2 ? routes.page : routes.program
      answers.push(await attempt({ email: nobody(), from: anywhere() }))
    }
    return answers
  }

  test('bars strangers at every door and nobody else, says so once, and opens again', async () => {
    await nextWindow()
    const actor = await seedActor(world)
    const { email, password } = actor
    const client = newClient(world)
    const { data } = await client.signInWithPassword({ email, password })
    const cookie = await knownBrowser(actor)
    expect(refused(await guessing(ceiling))).toBe(0)
    for (const answer of await guessing(4)) {
      expect(answer.status).toBe(429)
      const wait = Number(answer.headers.get('retry-after'))
      expect([wait > 0, wait <= 900]).toEqual([true, true])
    }
    for (const [, attempt] of each) {
      expect((await attempt({ email, password, from: anywhere() })).status).toBe(429)
      expect((await attempt({ email, password, from: anywhere(), cookie })).status).toBeLessThan(400)
    }
    const refresh_token = data.session?.refresh_token ?? ''
    expect((await newClient(world).refreshSession({ refresh_token })).error).toBeNull()
    const asked = await sendForm(world, '/login', { intent: 'mail-link', email })
    const entered = await fetch(await mailedLink(world, email, /sign-in link/), {
      redirect: 'manual',
      headers: { cookie: cookiesOf(asked) },
    })
    expect(cookiesOf(entered)).toMatch(/(^|; )warble=/)
    expect(world.output().match(/"event":"unknown_passwords_refused"/g)).toHaveLength(1)
    await nextWindow()
    expect((await routes.page({ email, password, from: anywhere() })).status).toBe(302)
  })

  test('a right password uses up nothing of it', async () => {
    const { email, password } = await seedActor(world)
    for (let round = 0; round < ceiling + 2; round += 1) {
      const attempt = round % 2 ? routes.page : routes.program
      expect((await attempt({ email, password, from: anywhere() })).status).toBeLessThan(400)
      await world.sql('delete from rate_limits where key = $1', [`account:${email}`])
    }
    const [row] = await world.sql<{ hits: number }>(`select hits from rate_limits where key = 'password:unknown'`)
    expect(row?.hits).toBe(0)
  })
})
