import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cookiesOf, sendForm } from '../kit/actor.ts'
import { moveClock } from '../kit/clock.ts'
import { runServer } from '../kit/run.ts'
import { seedActor } from '../kit/seed.ts'
import { until } from '../kit/until.ts'
import { startWorld, type World } from '../kit/world.ts'

const hour = 3_600_000

let world: World
beforeAll(async () => {
  world = await startWorld(inject('postgres'), {
    role: 'web',
    tick: false,
    people: 5,
    env: { OPERATOR_PAGE: 'on' },
  })
})
afterAll(() => world?.close())

const run = (words: string, env: Record<string, string> = {}) =>
  runServer(`operator ${words}`, { ...world.env, ORIGIN: world.origin, ...env })

const get = (path: string, cookie = '') => fetch(world.origin + path, { redirect: 'manual', headers: { cookie } })
const textOf = async (path: string, cookie: string) =>
  (await (await get(path, cookie)).text())
    .replace(/<(style|script)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

/** A link as the command prints it. */
async function printedLink(): Promise<URL> {
  const { stdout } = await run('sign-in')
  return new URL(stdout.match(/http\S+/)?.[0] ?? '')
}

const open = (link: URL) =>
  sendForm(world, link.pathname, { intent: 'sign_in', token: link.searchParams.get('token') ?? '' })

async function signIn(): Promise<string> {
  const answer = await open(await printedLink())
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/operator'])
  return cookiesOf(answer)
}

const operatorLines = (output: string) =>
  output
    .split('\n')
    .filter((line) => line.includes('"operator_') && line.endsWith('}'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)

const act = (cookie: string, fields: Record<string, string>) => sendForm(world, '/operator', fields, cookie)

async function runBot(userId: string, due: string) {
  await world.sql(
    `insert into bots (user_id, state, mode, due_at, max_actions_per_hour, daily_follow_limit, enable_auto_follow,
       enable_auto_like, enable_auto_retweet, started_at)
     values ($1, 'running', 'copilot', $2::timestamptz + $3::interval, 5, 5, true, true, false, $2)
     on conflict (user_id) do update set state = 'running', due_at = excluded.due_at`,
    [userId, world.sandbox.clock.now(), due],
  )
}

test('a link of the command opens the page once, within ten minutes, and opening the link alone does nothing', async () => {
  const link = await printedLink()
  expect((await get(link.pathname + link.search)).status).toBe(200)
  const answer = await open(link)
  expect(answer.headers.get('set-cookie')).toMatch(
    /^warble_operator=[\w-]{43}; Max-Age=43200; .*HttpOnly; SameSite=Strict/,
  )
  expect((await get('/operator', cookiesOf(answer))).status).toBe(200)
  const again = await open(link)
  expect([again.headers.get('location'), again.headers.get('set-cookie')]).toEqual([
    '/operator/sign-in?dead-link',
    null,
  ])
  const late = await printedLink()
  await moveClock(world, 11 * 60_000)
  expect((await open(late)).headers.get('location')).toBe('/operator/sign-in?dead-link')
  const kept = await world.sql('select key_hash from operator_keys')
  expect(JSON.stringify(kept)).not.toContain(late.searchParams.get('token'))
})

test('a session ends after 12 hours, at sign-out, and by the command', async () => {
  const [first, second] = [await signIn(), await signIn()]
  await moveClock(world, 12 * hour + 1)
  expect((await get('/operator', first)).headers.get('location')).toBe('/operator/sign-in')
  const third = await signIn()
  const out = await act(third, { intent: 'sign_out' })
  expect(out.headers.get('set-cookie')).toMatch(/^warble_operator=; Max-Age=0/)
  expect((await get('/operator', third)).headers.get('location')).toBe('/operator/sign-in')
  const fourth = await signIn()
  expect(await run('sign-in --end')).toMatchObject({ code: 0, stdout: expect.stringContaining('Sessions ended: 1.') })
  for (const cookie of [second, fourth]) expect((await get('/operator', cookie)).status).toBe(302)
})

test('guests, customers and links are no operators', async () => {
  const customer = await seedActor(world)
  const link = await printedLink()
  const asSession = `warble_operator=${link.searchParams.get('token')}`
  for (const cookie of ['', customer.cookie, 'warble_operator=', 'warble_operator=x', asSession]) {
    for (const path of ['/operator', '/operator.data']) {
      const answer = await get(path, cookie)
      const text = await answer.text()
      expect([cookie, path, (answer.headers.get('location') ?? text).includes('/operator/sign-in')]).toEqual([
        cookie,
        path,
        true,
      ])
      expect(text).not.toMatch(/Bots running|newcomers/)
    }
    for (const intent of ['stop_all', 'stop_bot', 'confirm', 'answered', 'sign_out'])
      expect((await act(cookie, { intent, reason: 'Stop.' })).headers.get('location')).toBe('/operator/sign-in')
  }
})

test('without the setting nothing answers, and the command says what to set', async () => {
  const off = await startWorld(inject('postgres'), { role: 'web', tick: false, people: 5 })
  const cookie = await signIn()
  try {
    for (const path of ['/operator', '/operator/sign-in'])
      for (const init of [{}, { method: 'POST', body: new URLSearchParams({ intent: 'sign_in', token: 'x' }) }]) {
        const headers = { cookie, origin: off.origin }
        expect((await fetch(off.origin + path, { ...init, headers })).status).toBe(404)
      }
  } finally {
    await off.close()
  }
  expect(await run('sign-in', { OPERATOR_PAGE: 'off' })).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('Set OPERATOR_PAGE to on'),
  })
})

test('the page’s figures are those of the database', async () => {
  const [late, due, later] = [await seedActor(world), await seedActor(world), await seedActor(world)]
  await runBot(late.id, '-2 hours')
  await runBot(due.id, '-10 seconds')
  await runBot(later.id, '10 minutes')
  const now = world.sandbox.clock.now()
  await world.sql(
    `insert into actions (user_id, network, network_account_id, kind, target_id, author_id, author_handle, author_name,
       situation, source, state, reason, code, generation, created_at, claimed_at)
     select $1, 'perch', 'a', 'like', 'p' || n, 'x', 'x', 'X', 'stranger', 'auto', 'failed', '', 'post_deleted', 1,
       $2::timestamptz - age, $2::timestamptz - age
     from (values (1, interval '1 hour'), (2, interval '2 hours'), (3, interval '25 hours')) as failed (n, age)`,
    [late.id, now],
  )
  await world.sql(
    `insert into network_usage_total (network, day, posts, users, micros) values ('x', $1, 12, 3, 90000)`,
    [now.toISOString().slice(0, 10)],
  )
  const text = await textOf('/operator', await signIn())
  const [users] = await world.sql<{ count: number }>('select count(*)::int as count from users')
  expect(text).toContain(`Users ${users?.count} ${users?.count} new this week, 0 connected`)
  expect(text).toContain('Bots running 3 2 due now')
  expect(text).toContain('Bots late 1 the longest by 2 hours')
  expect(text).toMatch(/post_deleted Network Perch Kind like Actions 2 /)
  expect(text).toMatch(/X Posts 12 People 3 Cost \$0\.090/)
})

test('a bot is stopped by address, with a reason that its user reads', async () => {
  const cookie = await signIn()
  const [user, other] = [await seedActor(world), await seedActor(world)]
  for (const { id } of [user, other]) await runBot(id, '10 minutes')
  const unknown = await act(cookie, { intent: 'stop_bot', user: 'nobody@example.com', reason: 'A complaint.' })
  expect([unknown.status, await unknown.text()]).toEqual([
    422,
    expect.stringContaining('No one has this address or id.'),
  ])
  expect((await act(cookie, { intent: 'stop_bot', user: user.email, reason: ' ' })).status).toBe(422)
  const stopped = await act(cookie, { intent: 'stop_bot', user: user.email.toUpperCase(), reason: 'A complaint.' })
  expect(stopped.headers.get('location')).toBe('/operator')
  expect(await world.sql('select state, stopped_reason from bots where user_id = $1', [user.id])).toEqual([
    { state: 'stopped', stopped_reason: 'A complaint.' },
  ])
  expect(await world.sql(`select data from jobs.job where name = 'mail.notice'`)).toEqual([
    { data: expect.objectContaining({ user_id: user.id, notice: 'bot_stopped' }) },
  ])
  expect(await world.sql('select state from bots where user_id = $1', [other.id])).toEqual([{ state: 'running' }])
  const all = await act(cookie, { intent: 'stop_all', reason: 'We found a fault.' })
  expect(all.headers.get('location')).toBe('/operator')
  expect(await world.sql(`select 1 from bots where state = 'running'`)).toEqual([])
})

test('an opt-out is confirmed for everybody, and messages are marked as answered', async () => {
  const cookie = await signIn()
  const user = await seedActor(world)
  const now = world.sandbox.clock.now()
  await world.sql(
    `insert into heard_opt_outs (user_id, network, network_account_id, author_id, post_id, said_at, heard_at, words)
     values ($1, 'bluesky', 'did:plc:b', 'did:plc:a', 'p', $2, $2, 'Leave me <alone>')`,
    [user.id, now],
  )
  await sendForm(world, '/contact', {
    name: 'Ada',
    email: 'ada@example.com',
    subject: 'A question about plans',
    message: 'What does Pro cost in euros?',
  })
  const text = await textOf('/operator', cookie)
  expect(text).toMatch(/Leave me &lt;alone&gt; Bluesky · did:plc:a/)
  expect(text).toMatch(/A question about plans ada@example\.com visitor/)
  await act(cookie, { intent: 'confirm', network: 'bluesky', author_id: 'did:plc:a' })
  const readAt = (await (await get('/operator', cookie)).text()).match(/name="until" value="([^"]+)"/)?.[1] ?? ''
  await moveClock(world, 60_000)
  await sendForm(world, '/contact', {
    name: 'Ada',
    email: 'ada@example.com',
    subject: 'Sent while you read',
    message: 'I forgot to say which plan I have.',
  })
  await act(cookie, { intent: 'answered', email: 'ada@example.com', sender: 'visitor', until: readAt })
  expect(await world.sql(`select author_id from opt_outs where network = 'bluesky'`)).toEqual([
    { author_id: 'did:plc:a' },
  ])
  const after = await textOf('/operator', cookie)
  expect(after).not.toMatch(/did:plc:a|A question about plans/)
  expect(after).toMatch(/Sent while you read ada@example\.com/)
  expect((await act(cookie, { intent: 'confirm', network: 'bluesky', author_id: 'did:plc:a' })).status).toBe(404)
})

test('the log says in which session something was done, and to which rows', async () => {
  await world.sql('delete from rate_limits')
  const subject = 'Where is my invoice?'
  const message = { name: 'Ada', email: 'bea@example.com', subject, message: 'I look for the invoice of May.' }
  await sendForm(world, '/contact', message)
  const rows = await world.sql<{ id: string }>('select id from support_messages where subject = $1', [subject])
  const seen = world.output().length
  const [one, two] = [await signIn(), await signIn()]
  const read = { intent: 'answered', email: 'bea@example.com', until: world.sandbox.clock.now().toISOString() }
  await act(one, { ...read, sender: 'user' })
  await act(one, { ...read, sender: 'visitor' })
  await act(two, { intent: 'sign_out' })
  const logged = await until(() => {
    const lines = operatorLines(world.output().slice(seen))
    return lines.some(({ act }) => act === 'sign_out') ? lines : null
  })
  const [first, second] = logged.map(({ session }) => session)
  expect(first).not.toBe(second)
  expect(logged).toMatchObject([
    { event: 'operator_signed_in', session: first },
    { event: 'operator_signed_in', session: second },
    { event: 'operator_act', act: 'answered', session: first, messages: [] },
    { event: 'operator_act', act: 'answered', session: first, messages: rows.map(({ id }) => id) },
    { event: 'operator_act', act: 'sign_out', session: second, sessions: expect.any(Number) },
  ])
})
