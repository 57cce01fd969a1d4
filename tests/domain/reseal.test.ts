import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openDb } from '#app/db/pool.ts'
import { createSeals, type Seals, sealedColumns } from '#app/db/sealed.ts'
import { enrolFactor } from '#app/domain/account/factor/factor.ts'
import { verifyAnyFactor } from '#app/domain/account/factor/proof.ts'
import { requestMagicLink } from '#app/domain/account/mail-link/request.ts'
import { keepForReturn, startFlow } from '#app/domain/account/session/flow.ts'
import { openConnection } from '#app/domain/connection/open.ts'
import { deleteAccount } from '#app/domain/deletion/delete-account.ts'
import { mailAccountDeleted } from '#app/domain/mail/deletion-mails.ts'
import { operate } from '#app/operator/commands.ts'
import { jobKinds } from '#app/queue/queue.ts'
import { newAccount, signedInAs } from '../kit/accounts.ts'
import { type Bench, sealKey, startBench, unique } from '../kit/bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { fullUser } from '../kit/full-user.ts'
import { manualClock } from '../kit/manual-clock.ts'
import { linkAccount } from '../kit/people.ts'

const clock = manualClock()
const now = () => clock.now()
const [oldKey, newKey] = [sealKey(), sealKey()]
const ids = { old: oldKey.split(':')[0], new: newKey.split(':')[0] }

let bench: Bench<FakeNetwork>
beforeAll(async () => {
  bench = await startBench(inject('postgres'), clock, fakeNetwork(fakeAccount('1', 'nobody')))
  bench.seals = createSeals([oldKey])
})
afterAll(() => bench?.close())

const reseal = (seals: Seals) => operate({ ...bench, seals }, ['reseal'], now())

/** One value in every encrypted column; another user's deletion mail is still queued. */
async function everything() {
  const account = await newAccount(bench)
  await linkAccount(bench, account.id, fakeAccount(`c${account.id}`, `handle-${account.id}`))
  const session = await signedInAs(bench, account)
  const factor = await enrolFactor(bench, session, { friendly_name: '', issuer: 'localhost' }, now())
  await bench.sql(`update factors set status = 'verified' where id = $1`, [factor.id])
  const start = { provider: 'connect:bluesky', browser: null, redirect_to: null, challenge: null, user_id: account.id }
  const flow = await startFlow(bench.db, bench.secrets, start, now())
  await keepForReturn(bench.db, bench.seals, flow.id, { state: unique(), secret: 'kept' })
  await requestMagicLink(bench, { email: `${unique()}@example.com`, create_user: true }, {})
  const deleted = await newAccount(bench)
  const owner = await signedInAs(bench, deleted)
  const consent = { access_token: 'a', refresh_token: 'r', expires_at: now().toISOString() }
  await linkAccount(bench, deleted.id, fakeAccount(`c${deleted.id}`, 'gone'), { kind: 'oauth', ...consent })
  await deleteAccount(bench, owner, {}, now())
  return { account, session, deleted }
}

/** The table columns with values encrypted with the key. */
async function sealedWith(key: string | undefined): Promise<string[]> {
  const tables = await bench.sql<{ schema: string; name: string }>(
    `select table_schema as schema, table_name as name from information_schema.tables
     where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`,
  )
  const found = new Set<string>()
  for (const { schema, name } of tables)
    for (const { row } of await bench.sql<{ row: object }>(`select to_jsonb(t) as row from ${schema}."${name}" t`))
      collect(row, schema === 'jobs' ? 'jobs' : name)
  function collect(value: object, table: string, within = ''): void {
    for (const [name, inner] of Object.entries(value)) {
      const column = within === 'newcomer' ? within : name
      if (inner !== null && typeof inner === 'object') collect(inner, table, name)
      else if (new RegExp(`^${key}\\.[\\w-]{38,}$`).test(String(inner))) found.add(`${table}.${column}`)
    }
  }
  return [...found].toSorted()
}

const known = sealedColumns.map(({ table, column }) => `${table}.${column}`).toSorted()

test('sealedColumns lists every encrypted column, and after resealing the old key is not needed', async () => {
  const { account, session, deleted } = await everything()
  expect(await sealedWith(ids.old)).toEqual(known)
  const both = createSeals([newKey, oldKey])
  expect(await reseal(both)).toEqual({
    code: 0,
    lines: known.map((name) => expect.stringMatching(new RegExp(`^${name}: 1 sealed again, 0 were already, 0 cannot`))),
  })
  expect([await sealedWith(ids.old), await sealedWith(ids.new)]).toEqual([[], known])
  const alone = createSeals([newKey])
  expect((await openConnection({ ...bench, seals: alone }, account.id))?.credentials).toEqual({
    kind: 'tokens',
    auth_token: expect.stringMatching(/^\{"id":/),
    ct0_token: 'c',
  })
  await expect(verifyAnyFactor({ ...bench, seals: alone }, session, '000000', now())).rejects.toThrow(
    'factor_code_wrong',
  )
  const [job] = await bench.sql(`select data from jobs.job where name = 'mail.account_deleted'`)
  const { id, sealed } = jobKinds['mail.account_deleted'].payload.parse(job?.data)
  await mailAccountDeleted({ ...bench, seals: alone }, id, sealed)
  expect(bench.mails.at(-1)?.to).toBe(deleted.email)
  expect((await reseal(both)).lines).toEqual(
    known.map((name) => expect.stringMatching(new RegExp(`^${name}: 0 sealed again, 1 were already, 0 cannot`))),
  )
})

test('during concurrent reads and writes no read fails and no newer value is lost', async () => {
  await bench.sql('delete from users')
  await bench.sql(
    `with people as (
       insert into users (email, created_at) select 'reader' || n || '@example.com', $1 from generate_series(1, 520) n
       returning id)
     insert into connections (user_id, network, network_account_id, handle, display_name, connection_method, state,
       connected_at, last_sync)
     select id, 'perch', id::text, id::text, id::text, 'manual', 'connected', $1, $1 from people`,
    [now()],
  )
  const rows = await bench.sql<{ id: string; user_id: string }>('select id, user_id from connections order by id')
  const both = createSeals([newKey, oldKey])
  const write = (seals: Seals, id: string, auth_token: string) => {
    const credentials = seals.seal(JSON.stringify({ auth_token }), {
      table: 'connections',
      column: 'credentials',
      row: id,
    })
    return bench.sql('update connections set credentials = $2 where id = $1', [id, credentials])
  }
  const tokens = new Map(rows.map(({ id }) => [id, 'first']))
  for (const { id } of rows) await write(bench.seals, id, 'first')
  const counts = { reads: 0, failed: 0 }
  let over = false
  const readers = Array.from({ length: 100 }, async (_, reader) => {
    for (let at = reader; !over; at += 7) {
      const row = rows[at % rows.length]
      const connection = await openConnection({ ...bench, seals: both }, row?.user_id ?? '')
      counts.reads += 1
      if (!connection) counts.failed += 1
    }
  })
  const writer = (async () => {
    for (let at = rows.length - 1; !over && at >= 0; at -= 1) {
      const id = rows[at]?.id ?? ''
      await write(both, id, `newer ${at}`)
      tokens.set(id, `newer ${at}`)
    }
  })()
  // A pool of its own, as in a separate process.
  const { db } = openDb(bench.url, 2, () => undefined)
  expect(await operate({ ...bench, db, seals: both }, ['reseal'], now())).toMatchObject({ code: 0 })
  over = true
  await db.destroy()
  await Promise.all([...readers, writer])
  expect(counts.failed).toBe(0)
  expect(counts.reads).toBeGreaterThan(500)
  expect(await sealedWith(ids.old)).toEqual([])
  const alone = createSeals([newKey])
  for (const { id, user_id } of rows)
    expect((await openConnection({ ...bench, seals: alone }, user_id))?.credentials).toMatchObject({
      auth_token: tokens.get(id),
    })
})

test('rows that no key can decrypt are left unchanged and reported by table', async () => {
  await bench.sql('delete from users')
  await bench.sql('delete from jobs.job')
  await bench.sql('delete from person_keys')
  await everything()
  const unreadable = await fullUser(bench)
  const before = await bench.sql('select credentials from connections where user_id = $1', [unreadable.id])
  const { code, lines } = await reseal(createSeals([newKey]))
  expect([code, lines.slice(0, known.length)]).toEqual([
    1,
    known.map(() => expect.stringMatching(/: 0 sealed again, 0 were already, [1-9]\d* cannot/)),
  ])
  expect(lines.at(-1)).toBe(`No key of SEAL_KEYS opens some rows of: ${known.join(', ')}.`)
  expect(await bench.sql('select credentials from connections where user_id = $1', [unreadable.id])).toEqual(before)
  expect(lines.join('\n')).not.toContain(newKey.split(':')[1])
})
