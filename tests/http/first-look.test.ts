import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { networksOf } from '#app/adapters/network/networks.ts'
import { perchNetwork } from '#app/adapters/network/x/index.ts'
import { plans } from '#app/content/plans.ts'
import { openDb } from '#app/db/pool.ts'
import type { LedgerEntry } from '../../sandbox/perch/ledger.ts'
import { demo, type FirstLook, lived, startFirstLook } from '../kit/first-look.ts'
import { failuresIn } from '../kit/server.ts'
import { figuresShown } from '../kit/truth/figures.ts'
import { type RawAction, recountFromLedger } from '../kit/truth/recount.ts'
import { recountFromLog } from '../kit/truth/recount-log.ts'
import type { WeekUser } from '../kit/truth/users.ts'
import { until } from '../kit/until.ts'

/** What `npm start` does on a fresh checkout, with two days instead of two weeks. */

let look: FirstLook
let pool: pg.Pool

beforeAll(async () => {
  look = await startFirstLook(inject('postgres'), 2)
  pool = new pg.Pool({ connectionString: look.database, max: 2 })
})
afterAll(async () => {
  await pool?.end()
  await look?.close()
})

const mark = () => join(look.dataDir, 'first-look')
const perch = () => `http://127.0.0.1:${look.env.PERCH_PORT}`
const sql = async <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) =>
  (await pool.query<Row>(text, values)).rows
const read = async <T>(path: string) => (await (await fetch(perch() + path)).json()) as T

test('the demo account lives its past, also where it was interrupted, and every figure is Perch’s', async () => {
  // More than what fits into an hour: it waits for no one yet.
  await until(async () => (await sql(`select from actions where state = 'success'`)).length > 1)
  expect(look.server().output()).not.toContain('past waits')
  await fetch(`${look.server().origin}/signup`, { headers: { 'user-agent': 'Mozilla/5.0' } })
  await until(() => look.server().output().includes('past waits while someone signs up'))
  // Perch forgets its calls when it ends.
  const earlier = await countsOfFollowers()
  expect([await look.restart(), existsSync(mark())]).toEqual([0, true])
  await until(() => look.server().output().includes(lived), 300_000)
  await until(() => !existsSync(mark()))
  await sql(`update bots set state = 'stopped', due_at = null`)
  await until(async () => (await sql(`select from bots where lease_until > now()`)).length === 0)

  const now = await productTime()
  const user = await demoUser()
  user.counted_at = [...earlier, ...(await countsOfFollowers())]
  const network = perchNetwork(perch(), { now: () => now, rate: () => 1 })
  const none = (id: string): never => {
    throw new Error(`nobody is connected on ${id}`)
  }
  const { db } = openDb(look.database, 4, () => undefined)
  const networks = networksOf([network], none)
  const shown = await figuresShown({ db, networks, sql }, user, now).finally(() => db.destroy())
  const actions = await sql<RawAction>(
    'select id, kind, state, code, post_id, created_at, claimed_at, response_ms from actions where user_id = $1',
    [user.id],
  )
  const recounted = { ...(await recountedFromPerch(user, now)), ...recountFromLog(user, actions, now) }
  expect(Object.fromEntries(Object.keys(recounted).map((name) => [name, shown[name]]))).toEqual(recounted)

  const done = actions.filter(({ state }) => state === 'success')
  expect(new Set(done.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(3)
  expect(shown['replies with a reaction']).toBeGreaterThan(0)
  expect(actions.filter(({ state }) => state === 'waiting').length).toBeGreaterThan(0)
  expect((await sql('select from inbox_posts')).length).toBeGreaterThan(3)
  expect((await sql('select from opt_outs')).length).toBeGreaterThan(0)
  // A card has one free trial, and the README names 4242 4242 4242 4242 to newcomers.
  expect(await sql(`select from billing_customers where payment_method_last4 = '4242'`)).toEqual([])
  expect(failuresIn(look.server().output())).toEqual([])
}, 600_000)

test('people are shown by pictures of our own, under a policy that runs nothing', async () => {
  const cookie = await signIn()
  const page = await fetch(`${look.server().origin}/dashboard/activity`, { headers: { cookie } })
  expect(page.headers.get('content-security-policy')).not.toContain(perch())
  const [path = ''] = (await page.text()).match(/\/dashboard\/picture\/perch\/\w+\?v=\w+/) ?? []
  const of = (path: string, headers: Record<string, string> = { cookie }) =>
    fetch(look.server().origin + path, { headers, redirect: 'manual' })
  const [known, stranger, guest] = [await of(path), await of('/dashboard/picture/perch/nobody'), await of(path, {})]
  expect(Object.fromEntries(known.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'private, max-age=2592000',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
  expect([stranger.status, stranger.headers.get('content-type'), guest.status]).toEqual([200, 'image/gif', 302])
})

test('it says what it is, and starts empty by a plain form', async () => {
  const cookie = await signIn()
  const home = await (await fetch(`${look.server().origin}/dashboard`, { headers: { cookie } })).text()
  expect(home).toContain('This is a sample account')
  const emptied = await form('/dashboard/start-empty', {}, cookie)
  expect([emptied.status, emptied.headers.get('location')]).toEqual([302, '/onboarding'])
  const fresh = await signIn()
  const page = await (await fetch(`${look.server().origin}/dashboard`, { headers: { cookie: fresh } })).text()
  expect(page).not.toContain('This is a sample account')
  expect(await sql('select id from actions')).toEqual([])
  expect(await sql('select is_sample, email from users')).toEqual([{ is_sample: false, email: demo.email }])
  expect((await form('/dashboard/start-empty', {}, fresh)).status).toBeGreaterThanOrEqual(300)
  expect((await sql('select id from users')).length).toBe(1)
})

test('later starts go on from there', async () => {
  const [before] = await sql<{ id: string }>('select id from users')
  await look.restart()
  expect(await sql('select id from users')).toEqual([before])
  expect(look.server().output()).not.toContain(lived)
})

async function countsOfFollowers(): Promise<Date[]> {
  const [connected] = await sql<{ handle: string }>('select handle from connections')
  const { calls } = await read<{ calls: { at: string; route: string }[] }>(`/calls.json?handle=${connected?.handle}`)
  return calls.filter(({ route }) => route === 'GET /2/users/me').map(({ at }) => new Date(at))
}

async function recountedFromPerch(user: WeekUser, now: Date) {
  const { entries } = await read<{ entries: LedgerEntry[] }>('/ledger.json')
  const ledger = [...seededFollows().filter(({ target }) => target === user.handle), ...entries]
  const { calls } = await read<{ calls: { at: string; route: string }[] }>(`/calls.json?handle=${user.handle}`)
  const lastCall = (route: string) => calls.findLast((call) => call.route === route)?.at ?? ''
  const upTo = (time: string) => ledger.filter(({ actor, at }) => actor === user.handle || at <= time)
  const complaints = await sql<{ post_id: string }>(
    `select post_id from inbox_posts where says in ('complaint', 'stop')`,
  )
  const unwelcome = new Set(complaints.map(({ post_id }) => post_id))
  const came = recountFromLedger(user, upTo(lastCall('GET /2/tweets')), unwelcome, now)
  const told = recountFromLedger(user, upTo(lastCall('GET /2/users/:id/mentions')), unwelcome, now)
  return { ...came, 'answers told by the bell': told['answers told by the bell'] }
}

/** The ledger leaves out who followed whom when Perch began. */
function seededFollows(): LedgerEntry[] {
  const handles = new Map<string, string>()
  const lines = readFileSync(join(look.dataDir, 'perch.jsonl'), 'utf8').trim().split('\n')
  return lines.flatMap((line) => {
    const { type, seeded, at, account, actor, target } = JSON.parse(line)
    if (type === 'account_opened') handles.set(account.id, account.handle)
    if (type !== 'followed' || !seeded) return []
    const [from = '', to = ''] = [handles.get(actor), handles.get(target)]
    const none = { post_id: null, target_post_id: null, text: null }
    return [{ id: `${from} ${to}`, at, kind: 'follow' as const, actor: from, target: to, ...none }]
  })
}

async function demoUser(): Promise<WeekUser> {
  const [row] = await sql<{ id: string; email: string; time_zone: string; created_at: Date; handle: string }>(
    `select users.id, email, time_zone, created_at, handle from users join connections on user_id = users.id`,
  )
  if (!row) throw new Error('the demo account is not connected')
  const more = { full_name: null, avatar_url: null, next_time_zone: null, credits_withheld: null, unpaid: null }
  const credentials = { kind: 'tokens' as const, auth_token: '', ct0_token: '' }
  const week = {
    credentials,
    counted_at: [],
    plans: [{ from: row.created_at, type: 'pro' as const }],
    away_until: null,
    customer_id: null,
  }
  return { ...row, ...more, trial_credits: 50, plan: plans.pro, network: 'perch', ...week }
}

async function productTime(): Promise<Date> {
  const clock = (await (await fetch(`http://127.0.0.1:${look.env.CONTROL_PORT}/clock`)).json()) as { now: string }
  return new Date(clock.now)
}

function form(path: string, fields: Record<string, string>, cookie = ''): Promise<Response> {
  const headers = { origin: look.server().origin, cookie }
  return fetch(look.server().origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams(fields),
  })
}

async function signIn(): Promise<string> {
  const signed = await form('/login', { intent: 'sign-in', ...demo })
  return signed.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}
