import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { dataOwnership } from '#app/db/data-ownership.ts'
import { type Holder, recordProof } from '#app/domain/account/session/recent-proof.ts'
import { deleteAccount } from '#app/domain/deletion/delete-account.ts'
import { beginExport, endOldExports, exportLife, exportOf, openExport } from '#app/domain/export/export.ts'
import { exportedTables } from '#app/domain/export/tables.ts'
import { writeExport } from '#app/domain/export/write.ts'
import { mailExport } from '#app/domain/mail/export-mails.ts'
import { day, hour } from '#app/domain/time.ts'
import type { AccountBench } from '../kit/accounts.ts'
import { startBench } from '../kit/bench.ts'
import { fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { type FullUser, fullUser, tablesMentioning } from '../kit/full-user.ts'
import { manualClock } from '../kit/manual-clock.ts'
import { toBuffer, unzip } from '../kit/zip.ts'

const clock = manualClock()
const now = () => clock.now()
let bench: AccountBench
beforeAll(async () => {
  bench = await startBench(inject('postgres'), clock, fakeNetwork(fakeAccount('1', 'nobody')))
})
afterAll(() => bench?.close())

const holder = ({ id, email, session_id }: FullUser): Holder => ({ session_id, user: { id, email } as Holder['user'] })
/** The user has just proved that it is them. */
async function proven(user: FullUser): Promise<Holder> {
  await recordProof(bench.db, holder(user), 'totp', now())
  return holder(user)
}
const startExport = async (user: FullUser, replacesReady = true) =>
  beginExport(bench, await proven(user), now(), { replacesReady })
const ids = async ({ id }: FullUser) =>
  (await bench.sql<{ id: string }>('select id from exports where user_id = $1', [id])).map((row) => row.id)
const write = async (user: FullUser, last = false) =>
  writeExport(bench, (await ids(user))[0] ?? '', { isLast: last, signal: new AbortController().signal })
const stateOf = async ({ id }: FullUser) => (await exportOf(bench.db, id, now()))?.state
const opened = async (user: FullUser) => openExport(bench.db, await proven(user), now())
const filesOf = async (user: FullUser) => unzip(await toBuffer((await opened(user))?.parts))

type Records = Record<string, Record<string, unknown>[]>

describe('the archive', () => {
  let user: FullUser
  let twin: FullUser
  let files: Record<string, string>
  let data: Records
  beforeAll(async () => {
    user = await fullUser(bench)
    twin = await fullUser(bench)
    await bench.sql(
      `update actions set reason = '=cmd|A1', text = 'say "hi",' || chr(10) || 'twice', post_text = 'so;=1+1; "-2" ;-)' || chr(9) || '@x;fine', author_name = '@SUM(1)' where user_id = $1`,
      [user.id],
    )
    await startExport(user)
    await write(user)
    files = await filesOf(user)
    data = JSON.parse(files['data.json'] ?? '')
  })

  test('has every table with data of the user, and exactly the exported columns of each row', async () => {
    expect(exportedTables.length).toBeGreaterThan(15)
    for (const { name, person, columns } of exportedTables) {
      const rows = await bench.sql(`select 1 from ${name} where ${person} = $1`, [user.id])
      expect([name, data[name]?.length]).toEqual([name, rows.length])
      for (const row of data[name] ?? []) expect([name, Object.keys(row)]).toEqual([name, columns])
    }
    const others = Object.keys(data).filter((key) => !exportedTables.some(({ name }) => name === key))
    expect(others).toEqual(['format', 'version', 'exported_at'])
  })

  test('has no secrets, no data of other users and no internal columns', async () => {
    const all = Object.values(files).join('\n')
    for (const [table, { columns }] of Object.entries(dataOwnership))
      for (const [column, { exported }] of Object.entries(columns))
        if (!exported) expect([table, column, column in (data[table]?.[0] ?? {})]).toEqual([table, column, false])
    const [row] = await bench.sql<{ password_hash: string; credentials: string }>(
      'select password_hash, credentials from users join connections on user_id = users.id where users.id = $1',
      [user.id],
    )
    for (const secret of [row?.password_hash, row?.credentials, user.session_id]) expect(all).not.toContain(secret)
    expect(all).toContain(user.email)
    for (const foreign of [twin.id, twin.email, twin.handle]) expect(all).not.toContain(foreign)
  })

  test('matches its schema in columns and types', () => {
    const schema = JSON.parse(files['schema.json'] ?? '')
    expect(schema.required.toSorted()).toEqual(Object.keys(data).toSorted())
    let values = 0
    for (const { name, columns } of exportedTables) {
      const { properties, required } = schema.properties[name].items
      expect([name, required]).toEqual([name, columns])
      for (const row of data[name] ?? [])
        for (const [column, value] of Object.entries(row)) {
          const { type } = properties[column]
          if (type === undefined) continue
          values += 1
          const found = value === null ? 'null' : Number.isInteger(value) ? 'integer' : typeof value
          expect([name, column, [type].flat()]).toEqual([name, column, expect.arrayContaining([found])])
        }
    }
    expect(values).toBeGreaterThan(60)
    expect(schema.properties.users.items.properties.email).toEqual({ type: 'string' })
    expect(schema.properties.users.items.properties.created_at).toEqual({ type: 'string', format: 'date-time' })
  })

  test('has all actions as CSV, without cells that a spreadsheet would run as formulas', () => {
    const [head, ...lines] = (files['actions.csv'] ?? '').split('\r\n')
    expect(head).toContain('\ufeffnetwork,network_account_id,kind')
    expect(lines.filter(Boolean)).toHaveLength(data.actions?.length ?? -1)
    expect(lines[0]).toContain(`,'=cmd|A1,`)
    expect(lines[0]).toContain(`,'@SUM(1),`)
    expect(lines[0]).toContain(`,"say ""hi"",\ntwice",`)
    expect(lines[0]).toContain(`"so;'=1+1; ""'-2"" ;-)\t'@x;fine"`)
  })
})

describe('limits of exports', () => {
  test('only one export runs at a time, and a finished one is kept until a new one is requested', async () => {
    const user = await fullUser(bench)
    expect(
      await Promise.all([startExport(user), startExport(user)]).then((all) => all.map(({ begun }) => begun).toSorted()),
    ).toEqual([false, true])
    await write(user)
    const [first] = await ids(user)
    expect(await startExport(user, false)).toMatchObject({ begun: false, current: { state: 'ready' } })
    expect(await startExport(user)).toMatchObject({ begun: true, current: { state: 'waiting' } })
    const all = await ids(user)
    expect([all.length, all[0] === first]).toEqual([1, false])
    expect(await opened(user)).toBeNull()
  })

  test('a user can begin five exports a day', async () => {
    const user = await fullUser(bench)
    for (let count = 0; count < 5; count += 1) {
      expect((await startExport(user)).begun).toBe(true)
      await write(user)
    }
    await expect(startExport(user)).rejects.toThrow('too_many')
    expect(await stateOf(user)).toBe('ready')
    clock.forward(day)
    expect((await startExport(user)).begun).toBe(true)
  })

  test('the mail links to the settings, and the file is deleted after seven days', async () => {
    const user = await fullUser(bench)
    await startExport(user)
    await write(user)
    await mailExport(bench, (await ids(user))[0] ?? '')
    expect(bench.mails.at(-1)).toMatchObject({ to: user.email, subject: 'Your data export is ready' })
    expect(bench.mails.at(-1)?.text).toContain('http://localhost/dashboard/settings#export')
    clock.forward(exportLife - 1)
    await endOldExports(bench.db, now(), 1)
    expect(Object.keys(await filesOf(user))).toContain('data.json')
    clock.forward(1)
    expect(await stateOf(user)).toBeUndefined()
    await endOldExports(bench.db, now(), 1)
    expect(await bench.sql('select 1 from export_parts where user_id = $1', [user.id])).toEqual([])
  })
})

describe('failures', () => {
  test('an interrupted try is retried from the start, and the user is notified after the last one', async () => {
    const user = await fullUser(bench)
    await startExport(user)
    const [id = ''] = await ids(user)
    const failing = { ...bench, snapshot: () => Promise.reject(new Error('away')) }
    await expect(writeExport(failing, id, { isLast: false, signal: new AbortController().signal })).rejects.toThrow(
      'away',
    )
    expect(await stateOf(user)).toBe('writing')
    await expect(writeExport(bench, id, { isLast: false, signal: AbortSignal.abort() })).rejects.toThrow('abort')
    await expect(writeExport(failing, id, { isLast: true, signal: new AbortController().signal })).rejects.toThrow(
      'away',
    )
    expect(await stateOf(user)).toBe('failed')
    await mailExport(bench, id)
    expect(bench.mails.at(-1)).toMatchObject({ to: user.email, subject: 'Your data export failed' })
    expect((await startExport(user, false)).begun).toBe(true)
    await write(user)
    expect(await stateOf(user)).toBe('ready')
  })

  test('an export that no worker finishes is marked as failed', async () => {
    const user = await fullUser(bench)
    await startExport(user)
    clock.forward(2 * hour)
    await endOldExports(bench.db, now(), 1)
    expect(await stateOf(user)).toBe('waiting')
    clock.forward(2 * hour)
    await endOldExports(bench.db, now(), 60)
    expect(await stateOf(user)).toBe('waiting')
    await endOldExports(bench.db, now(), 1)
    expect(await stateOf(user)).toBe('failed')
  })

  test('nothing names an account that was deleted during or after its export', async () => {
    const [busy, done] = [await fullUser(bench), await fullUser(bench)]
    await startExport(done)
    await write(done)
    await startExport(busy)
    const [id = ''] = await ids(busy)
    const leaving: AccountBench['snapshot'] = (signal, work) =>
      bench.snapshot(signal, async (read) => {
        await deleteAccount(bench, holder(busy), { password: busy.password }, now())
        return work(read)
      })
    await writeExport({ ...bench, snapshot: leaving }, id, {
      isLast: false,
      signal: new AbortController().signal,
    }).catch(() => undefined)
    await deleteAccount(bench, holder(done), { password: done.password }, now())
    const words = [busy, done].flatMap(({ id, email, handle }) => [id, email, handle])
    expect(await tablesMentioning(bench, words)).toEqual([])
    const parts = await bench.sql<{ bytes: Buffer }>('select bytes from export_parts')
    const remaining = Buffer.concat(parts.map(({ bytes }) => bytes)).toString('latin1')
    for (const word of words) expect(remaining).not.toContain(word)
    expect(await bench.sql('select 1 from exports where user_id = any($1)', [[busy.id, done.id]])).toEqual([])
  })
})
