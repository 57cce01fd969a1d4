import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { cookiesOf } from '../kit/actor.ts'
import { createDatabase, type TestDatabase } from '../kit/database.ts'
import { rawRequest, sendRaw } from '../kit/raw.ts'
import { runServer } from '../kit/run.ts'
import { seedActor } from '../kit/seed.ts'
import { freePort, startServer } from '../kit/server.ts'
import { until } from '../kit/until.ts'
import { startWorld } from '../kit/world.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const secret = randomBytes(32).toString('base64url')
const sealKey = randomBytes(32).toString('base64')

let database: TestDatabase
let production: Record<string, string>
beforeAll(async () => {
  database = await createDatabase(inject('postgres'))
  production = {
    WARBLE_ENV: 'production',
    ORIGIN: 'https://warble.example',
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    DATABASE_URL: database.url,
    SECRETS: secret,
    SEAL_KEYS: `k1:${sealKey}`,
    PERCH_URL: 'http://127.0.0.1:9',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Warble <hello@warble.example>',
    SUPPORT_EMAIL: 'support@warble.example',
  }
})
afterAll(() => database?.drop())

/** `null` leaves the setting out. app/env/production.test.ts has more. */
const wrongSettings: [name: string, value: string | null, message: RegExp][] = [
  ['ORIGIN', null, /^ORIGIN is missing\.$/],
  ['SECRETS', 'tooshort', /^SECRETS has a wrong value: .*32 characters/],
  ['SECRETS', 'a'.repeat(40), /^SECRETS has a value that is easy to guess: make one with "openssl rand -base64 32"\.$/],
  ['DATABASE_URL', 'postgres://me:hidden-word@127.0.0.1:9/x', /DATABASE_URL cannot be used: .*ECONNREFUSED/],
  ['CLOCK_FILE', '/tmp/clock.json', /^CLOCK_FILE moves time and is refused in production\.$/],
]

/** Expects exit code 1 and one sentence on stderr, without a stack or a secret. */
async function expectRefused(env: Record<string, string>, message: RegExp, role = 'web') {
  const { code, stderr } = await runServer(role, env)
  expect([code, stderr.trim().split('\n')]).toEqual([1, [expect.stringMatching(message)]])
  for (const hidden of [secret, sealKey, 'hidden-word', new URL(database.url).password])
    expect(stderr).not.toContain(hidden)
}

describe('a failing start prints the reason in one sentence', () => {
  test.concurrent.each(wrongSettings)('%s=%s', async (name, value, message) => {
    const { [name]: _left, ...others } = production
    await expectRefused(value === null ? others : { ...others, [name]: value }, message)
  })

  test('a wrong database password, a missing database', async () => {
    const [password, missing] = [new URL(database.url), new URL(database.url)]
    password.password = 'hidden-word'
    missing.pathname = '/nothing_there'
    await expectRefused({ ...production, DATABASE_URL: password.href }, /DATABASE_URL cannot be used: .*password/)
    await expectRefused({ ...production, DATABASE_URL: missing.href }, /DATABASE_URL cannot be used: .*nothing_there/)
  })

  test('a busy port', async () => {
    const busy = createServer().listen(0, '127.0.0.1')
    await once(busy, 'listening')
    const { port } = busy.address() as { port: number }
    await expectRefused({ ...production, PORT: String(port) }, new RegExp(`^Port ${port} .* already in use.*PORT`))
    busy.close()
  })

  test('an unknown role', () => expectRefused(production, /^There is no role "wbe"\. Roles: web, /, 'wbe'))
})

test('of five concurrent migrations of an empty database none fails, and repeating them changes nothing', async () => {
  const empty = await createDatabase(inject('postgres'), { empty: true })
  const env = { ...production, DATABASE_URL: empty.url }
  const ran = await Promise.all(Array.from({ length: 5 }, () => runServer('migrate', env)))
  expect(ran.map(({ code, stderr }) => [code, stderr])).toEqual(ran.map(() => [0, '']))
  const client = new pg.Client({ connectionString: empty.url })
  await client.connect()
  const applied = async () => (await client.query('select name, timestamp from kysely_migration order by name')).rows
  const first = await applied()
  expect(first.length).toBeGreaterThan(0)
  expect((await client.query('select count(*)::int as n from jobs.queue')).rows[0].n).toBeGreaterThan(2)
  expect((await runServer('migrate', env)).code).toBe(0)
  expect(await applied()).toEqual(first)
  await client.end()
  await empty.drop()
})

test('a former version starts over a database that a later one has migrated', async () => {
  const newer = await createDatabase(inject('postgres'))
  const client = new pg.Client({ connectionString: newer.url })
  await client.connect()
  await client.query(`insert into kysely_migration (name, timestamp) values ('9999_later', '2030-01-01T00:00:00Z')`)
  await client.end()
  expect(await runServer('migrate', { ...production, DATABASE_URL: newer.url })).toMatchObject({ code: 0, stderr: '' })
  await newer.drop()
})

test('keys of a development machine that cannot be read are not replaced by new ones', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'warble-keys-'))
  const { SECRETS: _secrets, SEAL_KEYS: _keys, ...settings } = production
  const env = { ...settings, WARBLE_ENV: 'development', ORIGIN: 'http://localhost:3000', DATA_DIR: dataDir }
  expect(await runServer('migrate', env)).toMatchObject({ code: 0 })
  const file = join(dataDir, 'secrets.json')
  const half = readFileSync(file, 'utf8').slice(0, 30)
  writeFileSync(file, half)
  const { code, stderr } = await runServer('migrate', env)
  expect([code, stderr.trim()]).toEqual([1, expect.stringMatching(/^The keys in .*secrets\.json cannot be read: /)])
  expect(readFileSync(file, 'utf8')).toBe(half)
  rmSync(dataDir, { recursive: true })
})

test('production needs rights to its own database only, starts without accounts and serves no developer pages', async () => {
  const empty = await createDatabase(inject('postgres'), { empty: true })
  const name = new URL(empty.url).pathname.slice(1)
  const admin = new pg.Client({ connectionString: inject('postgres') })
  await admin.connect()
  await admin.query(`create role ${name} login nosuperuser nocreatedb nocreaterole password 'plain'`)
  await admin.query(`alter database ${name} owner to ${name}`)
  const own = new URL(empty.url)
  Object.assign(own, { username: name, password: 'plain' })
  try {
    const { PORT: _busy, ...settings } = production
    const server = await startServer('all', { ...settings, DATABASE_URL: own.href })
    try {
      const ask = (path: string) => sendRaw(server.origin, rawRequest('GET', path, 'warble.example'))
      expect([(await ask('/readyz')).status, (await ask('/login')).status]).toEqual([200, 200])
      for (const path of ['/dev/mails', '/dev/mails/0', '/metrics', '/@vite/client', '/__vite_ping', '/app/root.tsx'])
        expect([path, (await ask(path)).status]).toEqual([path, 404])
      const client = new pg.Client({ connectionString: own.href })
      await client.connect()
      const { rows } = await client.query('select count(*)::int as n from users').finally(() => client.end())
      expect(rows).toEqual([{ n: 0 }])
    } finally {
      await server.stop()
    }
  } finally {
    await empty.drop()
    await admin.query(`drop role ${name}`)
    await admin.end()
  }
})

test('a start loads no library that only some installations or moments need', () => {
  const loaded = new Set<string>()
  const follow = (file: URL): void => {
    if (loaded.has(file.href)) return
    loaded.add(file.href)
    const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export)\b[^"';]*["']([^"']+)["'];?$/gm)
    for (const [, name = ''] of imports) name.startsWith('.') ? follow(new URL(name, file)) : loaded.add(name)
  }
  for (const entry of ['main.js', 'index.js']) follow(new URL(`../../build/server/${entry}`, import.meta.url))
  const rest = [
    '@atproto/api',
    'openid-client',
    'remix-auth-google',
    'nodemailer',
    'eld',
    'ai',
    '@zxcvbn-ts/language-common',
  ]
  expect(loaded).toContain('pg')
  expect([...loaded].filter((name) => rest.some((one) => name === one || name.startsWith(`${one}/`)))).toEqual([])
})

test('on this machine, too, the libraries of a network are loaded only when an account is there', () => {
  const start = `
    import Module from 'node:module'
    const { createWarble } = await import('./build/server/main.js')
    createWarble(process.env)
    console.log(JSON.stringify(Object.keys(Module._cache)))
    process.exit()`
  const stdout = execFileSync(process.execPath, ['--input-type=module', '--eval', start], {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...production,
      WARBLE_ENV: 'development',
      ORIGIN: 'http://localhost:3000',
      NETWORKS: 'perch,bluesky',
    } as unknown as NodeJS.ProcessEnv,
  })
  const loaded = JSON.parse(stdout) as string[]
  expect(loaded.some((path) => path.includes('/node_modules/pg/'))).toBe(true)
  expect(loaded.filter((path) => path.includes('/node_modules/@atproto'))).toEqual([])
})

test('the same build serves pages and forms under plain remix-serve', async () => {
  const world = await startWorld(inject('postgres'), { role: 'web', tick: false, people: 5 })
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const cli = fileURLToPath(new URL('../../node_modules/@remix-run/serve/dist/cli.js', import.meta.url))
  let child: ChildProcess | undefined
  try {
    const actor = await seedActor(world)
    const env = {
      ...world.env,
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      PORT: String(port),
      ORIGIN: origin,
    }
    child = spawn(process.execPath, [cli, './build/server/index.js'], {
      cwd: root,
      env: env as NodeJS.ProcessEnv,
      stdio: 'ignore',
    })
    await until(() =>
      fetch(`${origin}/login`).then(
        ({ status }) => status === 200,
        () => false,
      ),
    )
    const send = (headers: Record<string, string>) =>
      fetch(`${origin}/login`, {
        method: 'POST',
        redirect: 'manual',
        headers,
        body: new URLSearchParams({ email: actor.email, password: actor.password }),
      })
    const answer = await send({ origin })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/onboarding'])
    const headers = { cookie: cookiesOf(answer) }
    expect(await (await fetch(`${origin}/dashboard`, { headers })).text()).toContain(actor.email)
    const foreignHeaders: Record<string, string>[] = [
      { origin: 'http://evil.test' },
      { 'sec-fetch-site': 'cross-site' },
    ]
    for (const foreign of foreignHeaders) {
      const refused = await send(foreign)
      expect([refused.ok, refused.headers.getSetCookie()]).toEqual([false, []])
    }
    const events = await fetch(`${origin}/events`, { headers })
    expect([events.status, (await events.json()) as unknown]).toMatchObject([503, { error: { code: 'no_streams' } }])
  } finally {
    child?.kill('SIGKILL')
    await world.close()
  }
})
