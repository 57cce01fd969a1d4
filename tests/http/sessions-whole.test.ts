import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { type Attempt, startWaysIn, ways } from '../kit/ways-in.ts'
import type { World } from '../kit/world.ts'

let world: World
beforeAll(async () => {
  world = await startWaysIn(inject('postgres'))
  await world.sql('create table refused (name text)')
  await world.sql(`create function refuse() returns trigger language plpgsql as
    $$ begin
      if exists (select from refused where name = tg_argv[0]) then raise 'refused'; end if;
      return new;
    end $$`)
  for (const table of ['security_events', 'devices']) await refusable(table)
  await refusable('jobs.job', `when (new.name = 'mail.notice')`)
})
afterAll(() => world?.close())
beforeEach(() => world.sql('delete from rate_limits'))

/** What the start of a session leaves: the sessions with their assurance, the events, known browsers and mails. */
async function left(email: string) {
  const of = (query: string) => world.sql<{ key: string }>(query, [email])
  const user = 'user_id in (select id from users where email = $1 or new_email = $1)'
  const [sessions, events, devices, mails] = await Promise.all([
    of(`select id || aal as key from sessions where ${user} order by 1`),
    of(
      `select kind || id as key from security_events where kind in ('signed_in', 'factor_shown') and ${user} order by 1`,
    ),
    of(`select mark_hash::text as key from devices where ${user} and forgotten_at is null order by 1`),
    of(`select id::text as key from jobs.job where name = 'mail.notice' and data ->> 'notice' = 'new_sign_in'
          and data ->> 'user_id' in (select id::text from users where email = $1 or new_email = $1) order by 1`),
  ])
  return { sessions, events, devices, mails }
}

/** Lets `failing` refuse the table's inserts. The lock that this needs may meet a worker's in the other order. */
async function refusable(table: string, when = ''): Promise<void> {
  const made = () =>
    world.sql(
      `create trigger refused before insert on ${table} for each row ${when} execute function public.refuse('${table}')`,
    )
  await made().catch((error) => (error.code === '40P01' ? refusable(table, when) : Promise.reject(error)))
}

/** Makes every insert into the table fail while `work` runs. */
async function failing(table: string, work: () => Promise<unknown>): Promise<void> {
  await world.sql('insert into refused values ($1)', [table])
  await work().finally(() => world.sql('delete from refused'))
}

/** Earlier sign-ins from elsewhere, so that the next one is from a new browser or API client. */
async function signedInElsewhere(email: string): Promise<void> {
  await world.sql(
    `insert into devices (user_id, mark_hash, created_at, seen_at)
     select id, sha256('elsewhere'), $2, $2 from users where email = $1`,
    [email, world.sandbox.clock.now()],
  )
}

describe.each(Object.keys(ways))('a session by %s', (way) => {
  const prepared = () => (ways[way] as () => Promise<Attempt>)()

  test('comes with its security event, or not at all', async () => {
    const { email, enter } = await prepared()
    const before = await left(email)
    await failing('security_events', enter)
    expect(await left(email)).toEqual(before)
  })

  test('is recorded', async () => {
    const { email, enter } = await prepared()
    const before = await left(email)
    await enter()
    const after = await left(email)
    expect(after.sessions).not.toEqual(before.sessions)
    expect(after.events).toHaveLength(before.events.length + 1)
  })
})

const pages = ['a password on the page', 'a mailed link', 'a mailed code', 'Google', 'the company', 'the second factor']
const programs = Object.keys(ways).filter((way) => /API client’s (password|mailed)|for an API client/.test(way))

describe.each(pages)('a browser’s session by %s', (way) => {
  test.each(['devices', 'jobs.job'])('comes with the known browser and its mail: %s', async (table) => {
    const { email, enter } = await (ways[way] as () => Promise<Attempt>)()
    await signedInElsewhere(email)
    const before = await left(email)
    await failing(table, enter)
    expect(await left(email)).toEqual(before)
  })
})

test.each(programs)('an API client’s session by %s comes with the mail about it', async (way) => {
  const { email, enter } = await (ways[way] as () => Promise<Attempt>)()
  await world.sql(`update security_events set device = 'elsewhere'`)
  const before = await left(email)
  await failing('jobs.job', enter)
  expect(await left(email)).toEqual(before)
})

test('a counted attempt is taken back with the session, or neither is', async () => {
  const { email, enter } = await (ways['a password on the page'] as () => Promise<Attempt>)()
  const counted = () => world.sql(`select hits from rate_limits where key = 'password:unknown'`)
  await world.sql('delete from rate_limits')
  await enter()
  expect(await counted()).toEqual([{ hits: 0 }])
  const { sessions } = await left(email)
  await failing('devices', enter)
  expect(await counted()).toEqual([{ hits: 1 }])
  expect((await left(email)).sessions).toEqual(sessions)
})
