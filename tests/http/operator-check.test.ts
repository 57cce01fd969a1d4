import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { unusableDatabase } from '#app/db/unusable.ts'
import { createWarble } from '#app/main.ts'
import { diskFinding } from '#app/operator/check/machine.ts'
import { type StandIn, standInModel, startStandIn } from '../../sandbox/model/server.ts'
import { connectAccount } from '../kit/actor.ts'
import { mailsTo } from '../kit/mail.ts'
import { runServer } from '../kit/run.ts'
import { seedActor } from '../kit/seed.ts'
import { freePort } from '../kit/server.ts'
import { until } from '../kit/until.ts'
import { startWorld, type World } from '../kit/world.ts'

let world: World
let model: StandIn
let env: Record<string, string>
beforeAll(async () => {
  model = await startStandIn({ host: '127.0.0.1', port: 0 })
  world = await startWorld(inject('postgres'), { tick: false, people: 20, payments: true, google: true })
  env = {
    ...world.env,
    ORIGIN: world.origin,
    OPERATOR_NAME: 'Finch Ltd',
    METRICS_TOKEN: 'a token for the metrics',
    NETWORKS: 'perch,x',
    MIND: 'llm',
    LLM_URL: model.url,
    LLM_MODEL: standInModel,
  }
  const actor = await seedActor(world)
  await connectAccount(world, actor, 'finchroast')
  expect(await runServer('operator stripe-setup', env)).toMatchObject({ code: 0, stderr: '' })
  expect(await runServer('operator backed-up', env)).toMatchObject({ code: 0 })
  await until(async () => (await world.sql('select from worker_heartbeats')).length > 0)
})
afterAll(async () => {
  await world?.close()
  await model?.close()
})

/** What the command finds with these settings, without what is in order. */
async function found(change: Record<string, string | undefined> = {}, args: string[] = []): Promise<string[]> {
  const warble = createWarble({ ...env, ...change } as unknown as NodeJS.ProcessEnv, undefined, true)
  const { lines } = await warble.check(args).finally(() => warble.close())
  return lines.filter((line) => /^(WARNING|FAULT)/.test(line)).map((line) => line.replace(/\s+/g, ' '))
}

/** This is a test installation, which the command says. */
const always = 'WARNING settings WARBLE_ENV is test, so no setting was checked for production.'
const faults = async (change: Record<string, string | undefined> = {}, args: string[] = []) =>
  (await found(change, args)).filter((line) => line !== always)

test('the command finds nothing on a healthy installation, and sends a test mail if asked', async () => {
  expect(await faults({}, ['--mail', 'operator@example.com'])).toEqual([])
  await until(async () => (await mailsTo(world, 'operator@example.com')).length === 1)
  const { code, stdout } = await runServer('operator check', env)
  expect([code, stdout]).toEqual([0, expect.stringContaining('Faults: 0. Warnings: 1.')])
  expect(await runServer('operator check --mail nobody', env)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('check [--mail ADDRESS]'),
  })
})

test.each([
  ['a wrong password of the database', { DATABASE_URL: 'postgres://nobody:wrong@127.0.0.1:1/none' }, 'database'],
  ['a host without an address', { ORIGIN: 'http://nowhere.invalid' }, 'nowhere.invalid has no address'],
  ['a web process that isn’t there', { ORIGIN: 'http://localhost:1' }, 'Nothing answers at http://localhost:1'],
  ['other secrets than the web process', { SECRETS: 'q8Zr3vLm1XtYw6Kd9Hs2Nb5Cf7Gj4Pq0' }, 'has other SECRETS'],
  ['a mail server that isn’t there', { SMTP_URL: 'smtp://127.0.0.1:1' }, 'The mail server can’t be used'],
  ['another key of Stripe', { STRIPE_SECRET_KEY: 'sk_test_anotherKey123' }, 'Stripe can’t be used'],
  ['prices that were never made', { STRIPE_PRICE_PRO: 'another_key' }, 'Stripe doesn’t sell another_key'],
  ['a network that isn’t there', { PERCH_URL: 'http://127.0.0.1:1' }, 'Perch can’t be reached'],
  ['an unknown app of X', { X_CLIENT_ID: 'unknown' }, 'X doesn’t know this app'],
  ['a model server that isn’t there', { LLM_URL: 'http://127.0.0.1:1/v1' }, 'doesn’t answer a sample'],
  ['a sign-in that isn’t there', { GOOGLE_URL: 'http://127.0.0.1:1' }, 'Google’s sign-in can’t be reached'],
  ['no secret of the webhook', { STRIPE_WEBHOOK_SECRETS: undefined }, 'STRIPE_WEBHOOK_SECRETS is missing'],
])('it names %s', async (_name, change, said) => {
  expect(await faults(change)).toContainEqual(expect.stringContaining(said))
})

test('it names TLS that is missing at the address', async () => {
  expect(await faults({ ORIGIN: world.origin.replace('http:', 'https:') })).toContainEqual(
    expect.stringMatching(/^FAULT address localhost has no valid TLS/),
  )
})

describe('what the database holds', () => {
  const put = (statement: string, back: string, said: RegExp) => async () => {
    await world.sql(statement)
    const lines = await faults()
    await world.sql(back)
    expect(lines).toContainEqual(expect.stringMatching(said))
    expect(await faults()).toEqual([])
  }
  test(
    'a backup that is old',
    put(
      `update last_backup set made_at = now() - interval '5 days'`,
      'update last_backup set made_at = now()',
      /^WARNING database The last backup is 5 days old/,
    ),
  )
  test(
    'a backup that was never made',
    put('delete from last_backup', 'insert into last_backup (made_at) values (now())', /No backup was ever recorded/),
  )
  test(
    'a migration that is not made',
    put(
      `update kysely_migration set name = '0670_later' where name = '0670_last_backup'`,
      `update kysely_migration set name = '0670_last_backup' where name = '0670_later'`,
      /^WARNING database Migrations that have not run yet: 1, from 0670_last_backup/,
    ),
  )
  test('keys that don’t open what is sealed', async () => {
    const SEAL_KEYS = `k2:${Buffer.alloc(32, 7).toString('base64')}`
    expect(await faults({ SEAL_KEYS })).toContainEqual(expect.stringMatching(/No key of SEAL_KEYS opens some of/))
  })
})

describe('Stripe’s account', () => {
  const ask = async (path: string, form: Record<string, string>) => {
    const answer = await fetch(`${env.STRIPE_URL}/v1/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${env.STRIPE_SECRET_KEY}` },
      body: new URLSearchParams(form),
    })
    expect(answer.status).toBe(200)
  }
  const endpoint = async () => {
    const answer = await fetch(`${env.STRIPE_URL}/v1/webhook_endpoints`, {
      headers: { authorization: `Bearer ${env.STRIPE_SECRET_KEY}` },
    })
    const { data } = (await answer.json()) as { data: { id: string; url: string }[] }
    return data.find(({ url }) => url === `${world.origin}/webhooks/stripe`)?.id ?? ''
  }

  test('a webhook that was turned off, and stripe-setup turns it on again', async () => {
    await ask(`webhook_endpoints/${await endpoint()}`, { disabled: 'true' })
    expect(await faults()).toEqual(['FAULT payments Stripe has turned the webhook off.'])
    expect((await runServer('operator stripe-setup', env)).stdout).toContain('was turned on')
    expect(await faults()).toEqual([])
  })

  test('a webhook without some of the events', async () => {
    await ask(`webhook_endpoints/${await endpoint()}`, { 'enabled_events[0]': 'invoice.paid' })
    expect(await faults()).toEqual([expect.stringMatching(/The webhook lacks events: checkout.session.completed/)])
    expect(await runServer('operator stripe-setup', env)).toMatchObject({ code: 0 })
    expect(await faults()).toEqual([])
  })

  test('what a restricted key may not do', async () => {
    const refusing = createServer((_request, response) => {
      response.writeHead(403, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ error: { type: 'invalid_request_error', message: 'no permission' } }))
    })
    await once(refusing.listen(0, '127.0.0.1'), 'listening')
    const { port } = refusing.address() as AddressInfo
    const lines = await faults({ STRIPE_URL: `http://127.0.0.1:${port}` })
    refusing.close()
    expect(lines.filter((line) => line.startsWith('FAULT payments The key of Stripe may not use'))).toHaveLength(8)
  })
})

test('a certificate of an unknown authority asks for sslrootcert, not for less TLS', () => {
  const url = 'postgres://warble:secret@db.example.com/warble'
  for (const error of [
    { code: 'SELF_SIGNED_CERT_IN_CHAIN', message: 'self-signed certificate in certificate chain' },
    { code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', message: 'unable to verify the first certificate' },
  ])
    expect(unusableDatabase(error, url)?.message).toMatch(/sslrootcert=/)
  const plain = unusableDatabase({ message: 'The server does not support SSL connections' }, url)
  expect(plain?.message).toMatch(/Give it TLS/)
  expect(plain?.message).not.toMatch(/secret|sslrootcert/)
})

test('a full disk', () => {
  expect([100, 500, 5_000].map((mebibytes) => diskFinding(mebibytes * 1024 * 1024).level)).toEqual([
    'fault',
    'warning',
    'ok',
  ])
})

test('a port that takes no TLS handshake doesn’t hold the check up', async () => {
  const silent = createServer()
  await once(silent.listen(await freePort(), '127.0.0.1'), 'listening')
  const { port } = silent.address() as AddressInfo
  const lines = await faults({ ORIGIN: `https://127.0.0.1:${port}` })
  silent.close()
  expect(lines).toContainEqual(expect.stringMatching(/^FAULT address 127.0.0.1 has no valid TLS/))
})
