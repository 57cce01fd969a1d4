import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { endpoints } from '#app/contract/index.ts'
import { sendForm } from '../kit/actor.ts'
import { pages } from '../kit/built.ts'
import { addressFor, ask, nameOf, refusalCode, type Subject, writes } from '../kit/calls.ts'
import { moveClock } from '../kit/clock.ts'
import { partOf } from '../kit/full.ts'
import { inBatches } from '../kit/in-batches.ts'
import { digest } from '../kit/rows.ts'
import { type SeededActor, seedActor, seededPassword } from '../kit/seed.ts'
import { startWorld, type World } from '../kit/world.ts'

const allowed = 'https://app.example.com'

let world: World
let actor: SeededActor
let subject: Subject
beforeAll(async () => {
  world = await startWorld(inject('postgres'), {
    role: 'web',
    tick: false,
    people: 5,
    env: { CORS_ORIGINS: allowed, OPERATOR_PAGE: 'on' },
  })
  actor = await seedActor(world)
  subject = { id: actor.id, email: actor.email, handle: 'somebody', auth_token: 'a', ct0_token: 'b' }
})
afterAll(() => world?.close())
/** Together the tests send more than anybody may in a minute. */
const letPass = () => moveClock(world, 60_000)

/** Paths that answer GET. */
const reads = new Set(endpoints.filter(({ method }) => method === 'GET').map(({ path }) => path))

/** The headers of a browser, or an API client, when the request does not come from one of our pages. */
const foreignHeaders: Record<string, () => Record<string, string>> = {
  'Sec-Fetch-Site: cross-site': () => ({ 'sec-fetch-site': 'cross-site' }),
  'Sec-Fetch-Site: cross-site beside our Origin': () => ({ 'sec-fetch-site': 'cross-site', origin: world.origin }),
  'Sec-Fetch-Site: same-site': () => ({ 'sec-fetch-site': 'same-site', origin: world.origin }),
  'Sec-Fetch-Site: none': () => ({ 'sec-fetch-site': 'none', origin: world.origin }),
  'Sec-Fetch-Site: same-origin beside a foreign Origin': () => ({
    'sec-fetch-site': 'same-origin',
    origin: 'http://evil.test',
  }),
  'a foreign Origin': () => ({ origin: 'http://evil.test' }),
  'our Origin with another port': () => ({ origin: 'http://localhost:1' }),
  'our Origin with another scheme': () => ({ origin: world.origin.replace('http:', 'https:') }),
  'our Origin with a suffix': () => ({ origin: `${world.origin}.evil.test` }),
  'an Origin that is not a URL': () => ({ origin: 'evil' }),
  'Origin: null': () => ({ origin: 'null' }),
  'a forged X-Forwarded-Host': () => ({ origin: 'http://evil.test', 'x-forwarded-host': 'evil.test' }),
  'an origin whose pages may call us with a token': () => ({ origin: allowed, 'sec-fetch-site': 'cross-site' }),
  'a forged X-Forwarded-Host beside an allowed origin': () => ({ origin: allowed, 'x-forwarded-host': 'app.test' }),
  'only our Referer': () => ({ referer: `${world.origin}/login` }),
  'no header': () => ({}),
}

const publicWrites = endpoints.filter(({ access, method }) => access === 'public' && method !== 'GET')
/** Anyone may ask for them, whatever cookie they send. */
const mailsToOwner = ['mail_tokens']
const writtenToSupport = () => world.sql('delete from support_messages returning user_id, plan_type')

const id = '7e6f3c0e-9b1a-4a36-8a57-0a4a2f0b6a11'
/** A valid value for each form field, so that an accepted form would have an effect. */
const values: Record<string, string> = {
  email: 'crossed@example.com',
  password: seededPassword,
  name: 'Ada',
  subject: 'A question',
  message: 'Crossed.',
  code: '123456',
  recovery_code: 'aaaa-bbbb-cccc-dddd',
  token_hash: 'x',
  proof: seededPassword,
  waiting: '',
  current_password: seededPassword,
  new_password: 'another long sentence',
  new_email: 'moved@example.com',
  plan_type: 'free',
  handle: 'somebody',
  app_password: 'abcd-abcd-abcd-abcd',
  enabled: 'no',
  auth_token: 'a',
  ct0_token: 'b',
  time_zone: 'Asia/Tokyo',
  token: 'x',
  daily_summary: 'on',
  weekly_digest: 'on',
  error_alerts: 'on',
  answers: 'on',
  action_id: id,
  tokens: 'auth_token=a ct0=b',
  where: 'https://example.com',
  until: '2030-01-01T00:00:00.000Z',
  written_at: '2026-06-15T09:00:00.000Z',
  said: 'What they said.',
  niche: 'coffee',
  tone: 'plain',
  engagement_style: 'asks',
  posting_style: 'short',
  key_topics: 'espresso',
  corrections: 'replace',
  analyzed_at: '2026-06-15T09:00:00.000Z',
  mode: 'copilot',
  label: 'on',
  learning: 'on',
  test: 'start',
  posts: 'Crossed.',
  text: 'Crossed.',
  shown: 'Crossed.',
  inbox_id: id,
  held_for: 'stop',
  example: 'Crossed.',
  example_id: id,
  edit_id: id,
  word: 'crossed',
  fact: 'Crossed.',
  fact_id: id,
  reach: 'wide',
  draft: '1',
  verdict: 'keep',
  why: 'too_long',
  at: '1',
  listed: 'on',
  keep_length: 'on',
  keep_warmth: 'on',
  wake: 'on',
  author_id: '1001',
  sender: 'user',
  topics: 'coffee',
  q: 'ada',
  people: '@ada',
  theme: 'dark',
  next: '/dashboard',
  display: 'bar',
  from: 'plan',
  identity_id: id,
  session_id: id,
  network: 'perch',
  user: 'crossed@example.com',
  reason: 'Crossed.',
}
const everyForm = pages.flatMap(({ path, level, forms }) =>
  Object.entries(forms).map(([intent, names]) => ({
    path,
    intent,
    guest: level === 'guest',
    fields: Object.fromEntries(names.map((name) => [name, values[name] ?? ''])),
  })),
)

test('every form of every page is covered, with a value for each of its fields', () => {
  expect(everyForm.length).toBeGreaterThan(40)
  expect(everyForm.flatMap(({ fields }) => Object.keys(fields)).filter((name) => !(name in values))).toEqual([])
})

function post(path: string, fields: Record<string, string>, headers: Record<string, string>, guest: boolean) {
  return fetch(world.origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: guest ? headers : { ...headers, cookie: actor.cookie },
    body: new URLSearchParams(fields),
  })
}

describe.each(Object.keys(foreignHeaders))('%s', (headerCase) => {
  const headers = () => foreignHeaders[headerCase]?.() ?? {}
  const turn = Object.keys(foreignHeaders).indexOf(headerCase)
  beforeAll(letPass)

  test('a form of any page is rejected and changes nothing', async () => {
    await moveClock(world, 60_000)
    const before = await digest(world)
    // Each form is posted in turn to the addresses that browsers, index routes and scripts use.
    const posts = partOf(everyForm, 2, turn).map(({ path, ...form }, at) => {
      const variants = [path, `${path}?index`, `${path}.data`]
      return { address: variants[(at + turn) % variants.length] ?? path, ...form }
    })
    await inBatches(posts, async ({ address, intent, fields, guest }) => {
      const answer = await post(address, { intent, ...fields }, headers(), guest)
      expect([address, intent, answer.status]).toEqual([address, intent, 403])
      expect(answer.headers.getSetCookie().filter((cookie) => cookie.startsWith('warble='))).toEqual([])
      await answer.body?.cancel()
    })
    expect(await digest(world)).toEqual(before)
  })

  test('every API write with a cookie is rejected and changes nothing', async () => {
    const before = await digest(world)
    await inBatches(writes, async (endpoint) => {
      const answer = await ask(world, endpoint, subject, { ...headers(), cookie: actor.cookie })
      expect([nameOf(endpoint), answer.status]).toEqual([nameOf(endpoint), 403])
      expect(refusalCode(endpoint, answer)).toBe('cross_site')
    })
    expect(await digest(world)).toEqual(before)
  })

  test('every public write with a cookie is a guest’s', async () => {
    const before = await digest(world, actor.id, mailsToOwner)
    await inBatches(publicWrites, async (endpoint) => {
      await world.sql('delete from rate_limits')
      const answer = await ask(world, endpoint, subject, { ...headers(), cookie: actor.cookie })
      expect([nameOf(endpoint), answer.status < 500]).toEqual([nameOf(endpoint), true])
      expect(answer.headers.get('set-cookie')).toBeNull()
    })
    expect(await digest(world, actor.id, mailsToOwner)).toEqual(before)
    expect(await writtenToSupport()).toEqual([{ user_id: null, plan_type: null }])
  })

  test('an endpoint called by GET with a cookie changes nothing', async () => {
    const before = await digest(world)
    await inBatches(partOf(endpoints, 4, turn), async (endpoint) => {
      await world.sql('delete from rate_limits')
      const controller = new AbortController()
      const answer = await fetch(world.origin + addressFor(endpoint, subject), {
        redirect: 'manual',
        signal: controller.signal,
        headers: { ...headers(), cookie: actor.cookie },
      })
      const isWrite = endpoint.method !== 'GET' && !reads.has(endpoint.path)
      if (isWrite) expect([nameOf(endpoint), answer.status]).toEqual([nameOf(endpoint), 405])
      if (endpoint.access === 'api_client' && !isWrite)
        expect([nameOf(endpoint), answer.status]).toEqual([nameOf(endpoint), 401])
      controller.abort()
    })
    expect(await digest(world)).toEqual(before)
  })
})

test('accepts forms from our own pages, and API calls with a token from any origin', async () => {
  await letPass()
  const welcome = await sendForm(world, '/onboarding', { intent: 'welcome' }, actor.cookie)
  expect([welcome.status, welcome.headers.get('location')]).toEqual([302, '/onboarding?step=2'])
  const fetched = await post('/onboarding', { intent: 'welcome' }, { 'sec-fetch-site': 'same-origin' }, false)
  expect(fetched.status).toBe(302)
  const [endpoint] = writes.filter(({ path }) => path === '/bots/stop')
  if (!endpoint) throw new Error('no /bots/stop')
  const bearer = { authorization: `Bearer ${actor.access_token}`, origin: 'chrome-extension://abc' }
  expect((await ask(world, endpoint, subject, { ...bearer, 'sec-fetch-site': 'cross-site' })).status).toBe(200)
})

test('what a page of ours writes to support is the user’s', async () => {
  const [endpoint] = publicWrites.filter(({ path }) => path === '/api/support-message')
  if (!endpoint) throw new Error('no /api/support-message')
  expect((await ask(world, endpoint, subject, { origin: world.origin, cookie: actor.cookie })).status).toBe(201)
  expect(await writtenToSupport()).toEqual([{ user_id: actor.id, plan_type: 'free' }])
})

test('API writes reject form and text bodies, which any page could send', async () => {
  for (const endpoint of writes.filter(({ path }) => path !== '/auth/v1/logout'))
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain', '']) {
      const answer = await fetch(world.origin + addressFor(endpoint, subject), {
        method: endpoint.method,
        headers: { cookie: actor.cookie, origin: world.origin, 'content-type': type },
        body: JSON.stringify({ user_id: actor.id, config: { user_id: actor.id } }),
      })
      expect([nameOf(endpoint), type, answer.status]).toEqual([nameOf(endpoint), type, 415])
    }
})

test('a link on another site runs no diagnosis, which costs the user’s budget', async () => {
  const counted = () => world.sql(`select 1 from rate_limits where key = $1`, [`diagnosis:${actor.id}`])
  const open = async (site: string) => {
    const headers = { cookie: actor.cookie, 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate' }
    const answer = await fetch(`${world.origin}/dashboard/support?check=now`, { headers })
    await answer.body?.cancel()
    return answer.status
  }
  expect([await open('cross-site'), await open('same-site')]).toEqual([200, 200])
  expect(await counted()).toEqual([])
  expect(await open('same-origin')).toBe(200)
  expect(await counted()).toHaveLength(1)
})

test('no page changes anything by GET, signed in or not', async () => {
  await letPass()
  const before = await digest(world)
  await inBatches(everyForm, async ({ path, intent, fields }) => {
    for (const cookie of ['', actor.cookie]) {
      const query = new URLSearchParams({ intent, ...fields })
      const answer = await fetch(`${world.origin}${path}?${query}`, { redirect: 'manual', headers: { cookie } })
      // The unsubscribe link answers an invalid token with an error.
      const most = path === '/unsubscribe' ? 500 : 400
      expect([path, query.toString(), answer.status < most]).toEqual([path, query.toString(), true])
      await answer.body?.cancel()
    }
  })
  expect(await digest(world)).toEqual(before)
})
