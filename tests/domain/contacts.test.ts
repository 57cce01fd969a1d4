import { beforeEach, describe, expect, test } from 'vitest'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { loadNoContact, loadOnHold } from '#app/domain/contacts/no-contact.ts'
import { ownAccountOf } from '#app/domain/contacts/own-account.ts'
import { loadPeople } from '#app/domain/contacts/page.ts'
import { searchPeople } from '#app/domain/contacts/search.ts'
import { hideSuggestion, loadSuggestions } from '#app/domain/contacts/suggestions.ts'
import { maxListed } from '#app/domain/inbox/needs-you.ts'
import { day } from '#app/domain/time.ts'
import { botWorld } from '../kit/bot-world.ts'
import { eagerMind } from '../kit/eager-mind.ts'
import { fakeAccount } from '../kit/fake-network.ts'
import { newBotUser } from '../kit/people.ts'
import { siteHere } from '../kit/site.ts'

const world = botWorld(fakeAccount('4711', 'finch'), eagerMind())
const { clock, network } = world
let user: SessionUser
let stranger: SessionUser
beforeEach(async () => {
  user = await newBotUser(world.bench, fakeAccount('4711', 'finch'))
  stranger = await newBotUser(world.bench, fakeAccount('4712', 'wren'))
})

const own = async (of = user) => {
  const account = await ownAccountOf(world.bench.db, of)
  if (!account) throw new Error('no account is connected')
  return account
}
let posts = 0
async function wrote(id: string, handle: string, kind = 'answer', says: string | null = null, age = day) {
  posts += 1
  await world.bench.sql(
    `insert into inbox_posts (user_id, network, network_account_id, post_id, kind, author_id, author_handle,
       author_name, text, thread, says, posted_at)
     values ($1, 'perch', '4711', $2, $3, $4, $5, $5, 'Hello.', '[]', $6, $7)`,
    [user.id, `post${posts}`, kind, id, handle, says, new Date(clock.now().getTime() - age)],
  )
}
const suggested = async (of = user) =>
  (await loadSuggestions(world.bench.db, network, await own(of), clock.now())).map(({ handle }) => handle)

describe('suggestions', () => {
  test('are who wrote twice lately, most first, and only to their own user', async () => {
    for (const kind of ['answer', 'answer', 'answer']) await wrote('1', 'often', kind)
    for (const kind of ['mention', 'mention']) await wrote('2', 'names_me', kind)
    await wrote('3', 'once')
    for (const age of [40 * day, 41 * day]) await wrote('4', 'long_ago', 'answer', null, age)
    expect(await suggested()).toEqual(['often', 'names_me'])
    expect(await suggested(stranger)).toEqual([])
  })

  test('leave out complaints, who asked for no contact, who is on a list, and who was hidden', async () => {
    for (const [id, handle] of [
      ['1', 'angry'],
      ['2', 'done_with_it'],
      ['3', 'first'],
      ['4', 'avoided'],
      ['5', 'hidden'],
      ['6', 'left_over'],
    ] as const)
      for (let at = 0; at < 2; at += 1) await wrote(id, handle, 'answer', id === '1' ? 'complaint' : null)
    await world.bench.sql(`insert into opt_outs (network, author_id, said_at, words) values ('perch', '2', $1, 'no')`, [
      clock.now(),
    ])
    await world.bench.sql(
      `insert into bot_terms (user_id, list, key, value, author_id, network, added_at)
       values ($1, 'target', 'first', 'first', '3', 'perch', $2), ($1, 'person', 'avoided', 'avoided', null, null, $2)`,
      [user.id, clock.now()],
    )
    await hideSuggestion(world.bench.db, await own(), '5', clock.now())
    expect(await suggested()).toEqual(['left_over'])
  })

  test('a user’s thousand newest that are hidden stay so, and nothing of another user goes', async () => {
    await world.bench.sql(
      `insert into hidden_suggestions (user_id, network, author_id, hidden_at)
       select id, 'perch', 'p' || at, $1::timestamptz - make_interval(secs => at)
       from users cross join generate_series(1, 1000) as at`,
      [clock.now()],
    )
    for (const id of ['new', 'new', 'newer']) await hideSuggestion(world.bench.db, await own(), id, clock.now())
    const kept = await world.bench.sql<{ user_id: string; author_id: string }>(
      `select user_id, author_id from hidden_suggestions where user_id = $1 order by hidden_at desc, author_id`,
      [user.id],
    )
    expect([kept.length, kept[0]?.author_id, kept.at(-1)?.author_id]).toEqual([1_000, 'new', 'p998'])
    const others = await world.bench.sql('select from hidden_suggestions where user_id = $1', [stranger.id])
    expect(others.length).toBe(1_000)
  })
})

describe('who asked for no contact', () => {
  const heard = (said: string, of = user) =>
    world.bench.sql(
      `insert into heard_opt_outs (user_id, network, network_account_id, author_id, post_id, said_at, words, heard_at)
       values ($1, 'perch', '4711', '9', 'p', $2, $3, $2)`,
      [of.id, clock.now(), said],
    )

  test('is listed with the words said to this account; of another’s request only the date, if they ever met', async () => {
    await wrote('9', 'private_one')
    await heard('Stop it.')
    const list = async (of: SessionUser) => loadNoContact(world.bench.db, network, await own(of), clock.now())
    expect(await list(user)).toMatchObject([{ handle: 'private_one', words: 'Stop it.', said_at: clock.now() }])
    expect(await list(stranger)).toEqual([])
    await world.bench.sql(
      `insert into opt_outs (network, author_id, said_at, words) values ('perch', '9', $1, 'Stop it.')`,
      [clock.now()],
    )
    expect(await list(stranger)).toEqual([])
    expect(await list(user)).toHaveLength(1)
  })

  test('comes before a complaint of theirs that waits for the user', async () => {
    await wrote('9', 'private_one')
    await world.bench.sql(
      `insert into unread_authors (user_id, network, author_id, post_id, says, written_at)
       values ($1, 'perch', '9', 'p', 'complaint', $2)`,
      [user.id, clock.now()],
    )
    const held = async () => loadOnHold(world.bench.db, network, await own(), clock.now())
    expect(await held()).toMatchObject([{ handle: 'private_one', held_for: 'complaint' }])
    await heard('Stop it.')
    expect(await held()).toEqual([])
  })
})

test('who is held and waits for the user is listed once, however many wait', async () => {
  for (let at = 0; at < maxListed + 2; at += 1) {
    await wrote(`angry${at}`, `angry${at}`, 'answer', 'complaint')
    await world.bench.sql(
      `insert into unread_authors (user_id, network, author_id, post_id, says, written_at)
       values ($1, 'perch', $2, 'p', 'complaint', $3)`,
      [user.id, `angry${at}`, new Date(clock.now().getTime() - day)],
    )
  }
  const { page } = await siteHere(world.bench)
  const html = (await page('/dashboard/people', user)).replaceAll('<!-- -->', '')
  expect(html).toContain('And 2 more people')
  expect(html).toContain('id="waiting"')
  expect(html).not.toContain('id="held"')
})

describe('the search', () => {
  const search = async (text: string, everywhere = false, place = network) =>
    searchPeople(world.bench, place, await own(), text, everywhere)

  test('finds whom the user met by part of the handle or name, then asks the network', async () => {
    await wrote('1', 'Marit_H')
    const met = await search('@marit_h')
    expect(met.people).toMatchObject([{ handle: 'Marit_H', author_id: '1', listed: null, is_own: false }])
    expect(network.calls).not.toContain('people')
    const both = await search('mar')
    expect(both.people.map(({ handle }) => handle)).toEqual(['Marit_H', 'mar'])
    expect(network.calls).toContain('people')
    expect((await search('MÁRIT')).people[0]).toMatchObject({ handle: 'Marit_H' })
    expect((await search('%')).people.map(({ handle }) => handle)).not.toContain('Marit_H')
  })

  test('asks a network that charges for it only when the user wants that', async () => {
    const paid = { ...network, budget: { of_user: 1, of_all: 1 } }
    expect(await search('someone', false, paid)).toMatchObject({ people: [], may_ask_more: true })
    expect(network.calls).not.toContain('personBy')
    expect(await search('someone', true, paid)).toMatchObject({ people: [{ handle: 'someone' }], may_ask_more: false })
  })

  test('is bounded: beyond it only whom the user met is looked through', async () => {
    await wrote('1', 'marit_h')
    for (let at = 0; at < 40; at += 1) await search('mari')
    const over = await search('mari')
    expect(over.refused).toContain('many times')
    expect(over.people.map(({ handle }) => handle)).toEqual(['marit_h'])
  })
})

test('a user’s page has nothing of another’s', async () => {
  for (let at = 0; at < 2; at += 1) await wrote('1', 'often')
  const page = await loadPeople(world.bench, network, { ...stranger, network: 'perch' }, null)
  expect(page).toEqual({
    priority: [],
    suggestions: [],
    avoided: [],
    waiting: { count: 0, people: [] },
    on_hold: [],
    no_contact: [],
    met: 0,
    met_lately: [],
    has_more: false,
    search: null,
  })
})

test('whom the user met last comes first, without who is on a list or wants no contact', async () => {
  for (const [id, handle, age] of [
    ['1', 'earlier', 2],
    ['2', 'avoided', 1],
    ['3', 'stopped', 1],
    ['4', 'latest', 1],
  ] as const)
    await wrote(id, handle, 'mention', null, age * day)
  await world.bench.sql(`insert into opt_outs (network, author_id, said_at, words) values ('perch', '3', $1, 'no')`, [
    clock.now(),
  ])
  await world.bench.sql(
    `insert into bot_terms (user_id, list, key, value, added_at) values ($1, 'person', 'avoided', 'avoided', $2)`,
    [user.id, clock.now()],
  )
  const page = await loadPeople(world.bench, network, { ...user, network: 'perch' }, null)
  expect(page?.met_lately.map(({ handle, results }) => [handle, results.received])).toEqual([
    ['latest', 1],
    ['earlier', 1],
  ])
})

test('of many people met, the latest are shown first, and more on request', async () => {
  for (let at = 0; at < 12; at += 1) await wrote(`p${at}`, `person_${at}`, 'mention', null, at * day)
  const shown = async (show: 'first' | 'all') =>
    (await loadPeople(world.bench, network, { ...user, network: 'perch' }, null, show))?.met_lately.length
  expect(await shown('first')).toBe(8)
  expect(await shown('all')).toBe(12)
})
