import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type ColumnRule, dataOwnership } from '#app/db/data-ownership.ts'
import { sealedColumns } from '#app/db/sealed.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { manualClock } from '../kit/manual-clock.ts'

let bench: Bench<FakeNetwork>
beforeAll(async () => {
  bench = await startBench(inject('postgres'), manualClock(), fakeNetwork(fakeAccount('1', 'none')))
})
afterAll(() => bench?.close())

const tables = Object.entries(dataOwnership)
const rules: Record<string, Record<string, ColumnRule>> = Object.fromEntries(
  tables.map(([name, { columns }]) => [name, columns]),
)

test('the ownership map has exactly the tables and columns of the database', async () => {
  const rows = await bench.sql<{ table_name: string; column_name: string }>(
    // Without the tables of Kysely's migrator.
    `select table_name, column_name from information_schema.columns
     where table_schema = 'public' and table_name not like 'kysely\\_%'`,
  )
  const inDatabase = rows.map(({ table_name, column_name }) => `${table_name}.${column_name}`)
  const inMap = Object.entries(rules).flatMap(([table, columns]) =>
    Object.keys(columns).map((name) => `${table}.${name}`),
  )
  expect(inMap.sort()).toEqual(inDatabase.sort())
})

test('what a deleted row takes with it is found by an index', async () => {
  const searched = await bench.sql<{ key: string }>(
    `select format('%s.%s', conrelid::regclass, attname) as key
     from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
       select from pg_index where indrelid = conrelid and indkey[0] = conkey[1]
         and (indpred is null or pg_get_expr(indpred, indrelid) = format('(%I IS NOT NULL)', attname)))`,
  )
  expect(searched.map(({ key }) => key)).toEqual([])
})

test('tables whose rows are deleted with the user have a cascading foreign key to users', async () => {
  const keys = await bench.sql<{ table_name: string; column_name: string }>(
    `select rel.relname as table_name, att.attname as column_name
     from pg_constraint con
     join pg_class rel on rel.oid = con.conrelid
     join pg_attribute att on att.attrelid = con.conrelid and att.attnum = any(con.conkey)
     where con.contype = 'f' and con.confrelid = 'public.users'::regclass and con.confdeltype = 'c'`,
  )
  const byKey = keys.map(({ table_name, column_name }) => `${table_name}.${column_name}`)
  const claimed = tables
    .filter(([name, { ends }]) => ends === 'with_user' && name !== 'users')
    .map(([name, { person }]) => `${name}.${person}`)
  expect(byKey.sort()).toEqual(claimed.sort())
})

test('a table with personal data names the column of the person', () => {
  for (const [name, { person, ends, columns }] of tables) {
    const personal = Object.values(columns).some(({ owner }) => owner === 'user' || owner === 'recipient')
    expect([name, person !== null]).toEqual([name, personal])
    if (personal) expect([name, ends]).not.toEqual([name, 'never'])
  }
})

test('columns with secret-like names are marked as secret, and no secret is exported', () => {
  const suspicious = /hash|secret|password|credential|auth_token|ct0|refresh|private|sealed/
  for (const [table, columns] of Object.entries(rules))
    for (const [column, rule] of Object.entries(columns)) {
      if (suspicious.test(column)) expect([table, column, rule.secret]).toEqual([table, column, true])
      if (rule.secret) expect([table, column, rule.exported]).toEqual([table, column, false])
      if (rule.exported) expect(['user', 'recipient']).toContain(rule.owner)
    }
})

test('the columns marked as sealed are exactly those that are re-encrypted with a new key', () => {
  const inMap = Object.entries(rules).flatMap(([table, columns]) =>
    Object.entries(columns).flatMap(([column, rule]) => (rule.sealed ? [{ table, column }] : [])),
  )
  expect(sealedColumns.filter(({ table }) => table !== 'jobs')).toEqual(inMap.toSorted(byTable))
})

const byTable = (one: { table: string }, other: { table: string }) => one.table.localeCompare(other.table)
