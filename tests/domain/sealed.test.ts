import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createSeals, type SealContext, UnsealError } from '#app/db/sealed.ts'
import { step } from '#app/domain/bot/step.ts'
import { connect } from '#app/domain/connection/connection.ts'
import { openConnection } from '#app/domain/connection/open.ts'
import { type Bench, sealKey, startBench } from '../kit/bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { type ManualClock, manualClock } from '../kit/manual-clock.ts'
import { insertAnalysis, newUser, runBot } from '../kit/people.ts'
import { stepOnce } from '../kit/steps.ts'
import { maxWaitMs } from '../kit/until.ts'

const place: SealContext = { table: 'connections', column: 'credentials', row: 'r1' }
const plain = '{"auth_token":"tok-é-🔑-0123456789","ct0_token":"ct-9876543210"}'

describe('sealed values', () => {
  const ring = [sealKey()]
  const seals = createSeals(ring)

  test.each(['', 'x', plain, 'ü'.repeat(5000)])('decrypt to the original text (%#)', (text) => {
    expect(seals.open(seals.seal(text, place), place)).toBe(text)
  })

  test('differ each time and never contain the plain text', () => {
    const made = new Set(Array.from({ length: 500 }, () => seals.seal(plain, place)))
    expect(made.size).toBe(500)
    for (const sealed of made) {
      const bytes = Buffer.from(sealed.split('.')[1] ?? '', 'base64url').toString('latin1')
      for (const secret of ['0123456789', 'ct-9876543210', 'auth_token'])
        expect(sealed.includes(secret) || bytes.includes(secret)).toBe(false)
    }
  })

  test('are refused with any byte changed', () => {
    const sealed = seals.seal(plain, place)
    const [id = '', value = ''] = sealed.split('.')
    const bytes = Buffer.from(value, 'base64url')
    for (let at = 0; at < bytes.length; at += 1)
      for (const bit of [1, 128]) {
        const changed = Buffer.from(bytes)
        changed[at] = (bytes[at] ?? 0) ^ bit
        expect(() => seals.open(`${id}.${changed.toString('base64url')}`, place)).toThrow(UnsealError)
      }
  })

  test('are refused with any character changed, removed or added', () => {
    const sealed = seals.seal(plain, place)
    for (let at = 0; at < sealed.length; at += 1)
      for (const other of ['A', 'b', '.', '=', ' ']) {
        const changed = sealed.slice(0, at) + other + sealed.slice(at + 1)
        if (changed !== sealed) expect(() => seals.open(changed, place)).toThrow(UnsealError)
      }
    for (let length = 0; length < sealed.length; length += 1)
      expect(() => seals.open(sealed.slice(0, length), place)).toThrow(UnsealError)
    for (const tail of ['=', ' ', '\n', '.', '.AAAA', 'A'])
      expect(() => seals.open(sealed + tail, place)).toThrow(UnsealError)
  })

  test('are refused in another row, column or table', () => {
    const sealed = seals.seal(plain, place)
    for (const other of [{ row: 'r2' }, { column: 'closed_reason' }, { table: 'users' }])
      expect(() => seals.open(sealed, { ...place, ...other } as SealContext)).toThrow(UnsealError)
  })

  test('can be decrypted after a key rotation for as long as the old key is kept', () => {
    const old = seals.seal(plain, place)
    const fresh = sealKey()
    const both = createSeals([fresh, ...ring])
    expect(both.open(old, place)).toBe(plain)
    const renewed = both.seal(plain, place)
    expect(renewed.startsWith(`${fresh.split(':')[0]}.`)).toBe(true)
    expect(() => seals.open(renewed, place)).toThrow(UnsealError)
    const alone = createSeals([fresh])
    expect(alone.open(renewed, place)).toBe(plain)
    expect(() => alone.open(old, place)).toThrow(UnsealError)
  })

  test('are refused by a key with the same id but another value', () => {
    const [id] = (ring[0] ?? '').split(':')
    const impostor = createSeals([`${id}:${sealKey().split(':')[1]}`])
    expect(() => impostor.open(seals.seal(plain, place), place)).toThrow(UnsealError)
  })
})

describe('network tokens in the database', () => {
  const credentials = { kind: 'tokens' as const, auth_token: 'canaryauth5f1e0c7a', ct0_token: 'canaryct0b83d9e42' }
  const account = fakeAccount('501', 'sealedperson')
  let bench: Bench<FakeNetwork> & { clock: ManualClock }
  beforeAll(async () => {
    bench = await startBench(inject('postgres'), manualClock(), fakeNetwork(account))
  })
  afterAll(() => bench?.close())

  async function dump(): Promise<string> {
    const tables = await bench.sql<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
    )
    const parts = await Promise.all(
      tables.map(async ({ name }) => {
        const rows = await bench.sql<{ row: string }>(`select row_to_json(t)::text as row from ${name} t`)
        return rows.map(({ row }) => row).join('\n')
      }),
    )
    return parts.join('\n')
  }

  test('are stored nowhere in plain text, and a lost key requires a new connection', async () => {
    const user = await newUser(bench)
    await connect(bench, user, credentials, null, 'manual', bench.clock.now())
    await insertAnalysis(bench, user.id, account)
    await runBot(bench, user.id)
    await stepOnce(bench)
    const everything = await dump()
    expect(everything).toContain('sealedperson')
    for (const secret of [credentials.auth_token, credentials.ct0_token]) {
      expect(everything).not.toContain(secret)
      expect(everything).not.toContain(Buffer.from(secret).toString('hex'))
      expect(everything).not.toContain(Buffer.from(secret).toString('base64').slice(0, 20))
    }
    expect((await openConnection(bench, user.id))?.credentials).toEqual(credentials)

    const seals = createSeals([sealKey()])
    expect(await openConnection({ ...bench, seals }, user.id)).toBeNull()
    const bot = await bench.db.selectFrom('bots').selectAll().where('user_id', '=', user.id).executeTakeFirstOrThrow()
    const claimed = { ...bot, lease: 'none', time_zone: 'UTC', next_time_zone_from: null }
    const result = await step({ ...bench, seals }, claimed, AbortSignal.timeout(maxWaitMs))
    expect(result.stop_reason).toMatch(/connect it again/i)

    await connect({ ...bench, seals }, user, credentials, null, 'manual', bench.clock.now())
    expect((await openConnection({ ...bench, seals }, user.id))?.credentials).toEqual(credentials)
  })

  test('cannot be decrypted in another row', async () => {
    const [one, other] = [await newUser(bench), await newUser(bench)]
    await connect(
      { ...bench, network: fakeNetwork(fakeAccount('502', 'one')) },
      one,
      credentials,
      null,
      'manual',
      bench.clock.now(),
    )
    await connect(
      { ...bench, network: fakeNetwork(fakeAccount('503', 'other')) },
      other,
      credentials,
      null,
      'manual',
      bench.clock.now(),
    )
    await bench.sql(
      `update connections set credentials = (select credentials from connections where user_id = $1) where user_id = $2`,
      [one.id, other.id],
    )
    expect(await openConnection(bench, one.id)).not.toBeNull()
    expect(await openConnection(bench, other.id)).toBeNull()
  })
})
