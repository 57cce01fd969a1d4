import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { endpoints } from '#app/contract/index.ts'
import { addressFor, forUsers, nameOf, refusalCode, type Subject } from '../kit/calls.ts'
import { freezeClock, moveClock } from '../kit/clock.ts'
import { inBatches } from '../kit/in-batches.ts'
import { type SeededActor, seedActor } from '../kit/seed.ts'
import { startWorld, type World } from '../kit/world.ts'

/** The endpoints that clients poll: every read that is neither a stream nor a file. */
const polled = endpoints.filter(({ limit, file }) => limit === 'read' && file === null)
const cases = polled.map((endpoint) => [nameOf(endpoint), endpoint] as const)

let world: World
let actor: SeededActor
let subject: Subject
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { role: 'web', tick: false, people: 5, google: true })
  actor = await newActor()
  subject = subjectOf(actor)
})
afterAll(() => world?.close())

const subjectOf = ({ id, email }: SeededActor): Subject => ({
  id,
  email,
  handle: 'somebody',
  auth_token: 'a',
  ct0_token: 'b',
})

/** A user with an analysis, whose progress would be missing otherwise. */
async function newActor(): Promise<SeededActor> {
  const made = await seedActor(world)
  await world.sql(
    `insert into account_analyses (user_id, network, network_account_id, twitter_handle, status, stage, percent, message, created_at, updated_at)
     values ($1, 'perch', 'x', 'somebody', 'in_progress', 'collecting', 10, 'Collecting', $2, $2)`,
    [made.id, world.sandbox.clock.now()],
  )
  return made
}

async function read(endpoint: Endpoint, about: Subject, headers: Record<string, string>) {
  const response = await fetch(world.origin + addressFor(endpoint, about), { headers })
  return { status: response.status, headers: response.headers, body: await response.text() }
}
const bearer = ({ access_token }: SeededActor) => ({ authorization: `Bearer ${access_token}` })

test('every read endpoint that clients poll is covered', () => {
  expect(polled.length).toBeGreaterThan(12)
  expect(polled.map(nameOf)).toEqual(
    expect.arrayContaining(['GET /api/analysis-progress/{userId}', 'GET /auth/v1/user']),
  )
})

describe('a matching ETag gets 304 without a body', () => {
  test.each(cases)('%s', async (_name, endpoint) => {
    const ask = (tag?: string) =>
      read(endpoint, subject, { ...bearer(actor), ...(tag !== undefined && { 'if-none-match': tag }) })
    const first = await ask()
    const tag = first.headers.get('etag') ?? ''
    expect([first.status, tag]).toEqual([200, expect.stringMatching(/^W\/"[\w-]{22}"$/)])
    for (const known of [tag, tag.slice(2), `"x", ${tag}`, '*']) {
      const again = await ask(known)
      expect([known, again.status, again.body, again.headers.get('etag')]).toEqual([known, 304, '', tag])
      expect(again.headers.get('cache-control')).toBe(first.headers.get('cache-control'))
    }
    for (const other of ['"x"', '', 'x', tag.slice(0, -2), `${tag}x`])
      expect([other, (await ask(other)).status]).toEqual([other, 200])
  })
})

test('an ETag reveals nothing to callers without access', async () => {
  const twin = await newActor()
  for (const endpoint of forUsers.filter((one) => polled.includes(one))) {
    const { headers } = await read(endpoint, subject, bearer(actor))
    const tag = { 'if-none-match': headers.get('etag') ?? '' }
    expect([nameOf(endpoint), (await read(endpoint, subject, tag)).status]).toEqual([nameOf(endpoint), 401])
    if (!endpoint.path.includes('{userId}')) continue
    expect([nameOf(endpoint), (await read(endpoint, subject, { ...bearer(twin), ...tag })).status]).toEqual([
      nameOf(endpoint),
      404,
    ])
  }
})

test('a change of the data changes the ETag', async () => {
  const before = (await actor.call('GET', '/auth/v1/user')).headers.get('etag') ?? ''
  await actor.call('PUT', '/auth/v1/user', { data: { colour: 'green' } })
  const headers = { ...bearer(actor), 'if-none-match': before }
  const after = await fetch(`${world.origin}/auth/v1/user`, { headers })
  expect([after.status, after.headers.get('etag') === before]).toEqual([200, false])
  expect(await after.json()).toMatchObject({ user_metadata: { colour: 'green' } })
})

test('polling too often gets 429 with Retry-After at every endpoint, also for unchanged data', async () => {
  const eager = await newActor()
  const about = subjectOf(eager)
  const own = forUsers.filter((one) => polled.includes(one))
  const [first] = own
  if (!first) throw new Error('no polled endpoints')
  await moveClock(world, 60_000)
  await freezeClock(world)
  await inBatches(Array.from({ length: 600 }), () => read(first, about, { ...bearer(eager), 'if-none-match': '*' }))
  for (const endpoint of own) {
    const answer = await read(endpoint, about, { ...bearer(eager), 'if-none-match': '*' })
    expect([nameOf(endpoint), answer.status]).toEqual([nameOf(endpoint), 429])
    expect(refusalCode(endpoint, answer)).toBe(endpoint.errorForm === 'auth' ? 'over_request_rate_limit' : 'too_many')
    const wait = Number(answer.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
  }
  const { headers } = await read(first, about, bearer(eager))
  await moveClock(world, Number(headers.get('retry-after')) * 1000)
  expect((await read(first, about, bearer(eager))).status).toBe(200)
})
