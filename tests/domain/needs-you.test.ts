import { expect, test } from 'vitest'
import { loadConversations } from '#app/domain/inbox/conversations.ts'
import { conversationsThatNeedYou } from '#app/domain/inbox/needs-you.ts'
import { loadWaiting } from '#app/domain/inbox/waiting.ts'
import { day, hour, minute } from '#app/domain/time.ts'
import { fakeAccount } from '../kit/fake-network.ts'
import { inboxWorld } from '../kit/inbox-world.ts'
import { linkAccount, newUser, planAction } from '../kit/people.ts'

const { me, world, receive, answer, ...owner } = inboxWorld()
const { clock } = world
const [ana, ben, cleo, dora, emil] = ['ana', 'ben', 'cleo', 'dora', 'emil'].map((handle, at) =>
  fakeAccount(`90${at}`, handle),
)

const waiting = (most = 10) => conversationsThatNeedYou(world.bench.db, owner.user(), clock.now(), most)
const handles = async () => (await waiting()).people.map(({ handle }) => handle)
const ago = (ms: number) => new Date(clock.now().getTime() - ms)
const saying = (author: typeof ana, text: string, created_at = clock.now()) =>
  answer(text, { ...(author && { author }), created_at })
const decide = (handle: string, state: 'done' | 'snoozed', until: Date | null = null) =>
  world.bench.sql(
    `insert into conversation_decisions (inbox_id, user_id, state, until, decided_at)
     select id, user_id, $2, $3, $4 from inbox_posts where author_handle = $1 order by posted_at desc limit 1`,
    [handle, state, until, clock.now()],
  )

test('who needs the user: one row a person with their newest words, complaints first, then the one who waits longest', async () => {
  await receive(saying(ana, 'Which grinder is that?', ago(2 * hour)), saying(ana, 'And which beans?', ago(hour)))
  await receive(saying(ben, 'This is rude.', ago(minute)), saying(cleo, 'Do you ship?', ago(3 * hour)))
  await world.bench.sql(`update inbox_posts set says = 'complaint' where author_handle = 'ben'`)
  const { count, people } = await waiting(2)
  expect(count).toBe(3)
  expect(people.map(({ handle, text }) => [handle, text])).toEqual([
    ['ben', 'This is rude.'],
    ['cleo', 'Do you ship?'],
  ])
  expect(await handles()).toEqual(['ben', 'cleo', 'ana'])
})

test('an angry customer stands before all others, however long those wait, and whatever they say', async () => {
  const said = { ana: null, ben: 'question', cleo: 'question', dora: 'disagreement', emil: 'complaint' }
  const people = [ana, ben, cleo, dora, emil]
  await receive(...people.map((one, at) => saying(one, 'Which beans?', ago((9 - at) * hour))))
  for (const [handle, says] of Object.entries(said))
    await world.bench.sql('update inbox_posts set says = $1 where author_handle = $2', [says, handle])
  expect(await handles()).toEqual(['emil', 'ana', 'ben', 'cleo', 'dora'])
  const wanted = { view: 'needs_you' as const, before: null, search: '' }
  const { groups } = await loadConversations(world.bench.db, owner.user().id, wanted, clock.now())
  expect(groups[0]?.conversations.map(({ handle }) => handle)).toEqual(await handles())
})

test('who asked to be left alone waits for nothing, and is among those who want no contact until they ask something', async () => {
  const { db } = world.bench
  await receive(saying(ana, 'Which grinder is that?', ago(hour)), saying(ben, 'Stop replying to me, please.'))
  expect(await handles()).toEqual(['ana'])
  expect((await loadWaiting(db, owner.user().id, clock.now())).needs_you).toBe(1)
  const wanted = { view: 'open' as const, before: null, search: '' }
  const { groups, counts } = await loadConversations(db, owner.user().id, wanted, clock.now())
  expect(counts).toMatchObject({ needs_you: 1, no_contact: 1 })
  expect(groups.map(({ turn }) => turn)).toEqual(['needs_you', 'no_contact'])
  await world.bench.sql(`update inbox_posts set says = 'question' where author_handle = 'ben'`)
  expect((await handles()).toSorted()).toEqual(['ana', 'ben'])
})

test('who asked another customer to be left alone still waits for the user with a question, but not with small talk', async () => {
  await world.bench.sql(`insert into opt_outs (network, author_id, said_at, words) values ('perch', '901', $1, 'no')`, [
    ago(day),
  ])
  await receive(saying(ben, 'Nice weather on the coast.'))
  await world.bench.sql(`update inbox_posts set says = 'chat'`)
  expect(await handles()).toEqual([])
  await world.bench.sql(`update inbox_posts set says = 'question'`)
  expect(await handles()).toEqual(['ben'])
})

test('a complaint stays however old it gets, unless it was more than two weeks old when the account was connected', async () => {
  await receive(saying(ana, 'My bag arrived torn and you never answered me.', ago(13 * day)))
  await receive(saying(ben, 'Your last bag was stale and you never answered me.', ago(15 * day)))
  await world.bench.sql(`update inbox_posts set says = 'complaint'`)
  await world.bench.sql(
    `insert into unread_authors (user_id, network, author_id, post_id, written_at, says)
     select user_id, network, author_id, post_id, posted_at, 'complaint' from inbox_posts on conflict do nothing`,
  )
  await world.bench.sql('update connections set connected_at = $1', [clock.now()])
  expect(await handles()).toEqual(['ana'])
  clock.forward(30 * day)
  expect(await handles()).toEqual(['ana'])
})

test('who does not: a reply was sent or is on its way, they only thank, or the user decided', async () => {
  await receive(saying(ana, 'Which grinder is that?'), saying(ben, 'Which beans?'), saying(cleo, 'Which kettle?'))
  await receive(saying(dora, 'Do you ship?'), saying(emil, 'Are you open today?'))
  await world.bench.sql(`update inbox_posts set says = 'question'`)
  await world.bench.sql(`update inbox_posts set says = 'thanks' where author_handle = 'ana'`)
  const [post] = await world.bench.sql<{ post_id: string }>(
    `select post_id from inbox_posts where author_handle = 'ben'`,
  )
  const said = { ...saying(ben, 'Which beans?'), id: post?.post_id ?? '' }
  const { id } = await planAction(world.bench, owner.user().id, me.id, 'reply', { post: said, situation: 'addressed' })
  await decide('cleo', 'done')
  await decide('dora', 'snoozed', new Date(clock.now().getTime() + hour))
  expect(await handles()).toEqual(['emil'])
  await world.bench.sql(`update actions set state = 'waiting' where id = $1`, [id])
  expect((await waiting()).people.find(({ handle }) => handle === 'ben')).toMatchObject({ has_draft: true })
  await world.bench.sql(`update inbox_posts set says = 'chat' where author_handle = 'ben'`)
  expect(await handles()).toEqual(['emil'])
  clock.forward(hour)
  expect(await handles()).toContain('dora')
})

test('who asks for nothing and got no reply is small talk, and counts nowhere as waiting', async () => {
  await receive(saying(ana, 'Which grinder is that?'), saying(ben, 'Mine is in the shed.'), saying(cleo, 'Hm.'))
  await world.bench.sql(`update inbox_posts set says = 'chat' where author_handle = 'ben'`)
  await world.bench.sql(`update inbox_posts set says = null where author_handle = 'cleo'`)
  expect((await handles()).toSorted()).toEqual(['ana', 'cleo'])
  const wanted = { view: 'open' as const, before: null, search: '' }
  const { groups, counts } = await loadConversations(world.bench.db, owner.user().id, wanted, clock.now())
  expect(counts).toMatchObject({ needs_you: 2, small_talk: 1 })
  expect(groups.map(({ turn }) => turn)).toEqual(['needs_you', 'small_talk'])
  expect((await loadWaiting(world.bench.db, owner.user().id, clock.now())).needs_you).toBe(2)
})

test('what they write next reopens what was done, and what was snoozed until they write', async () => {
  await receive(saying(ana, 'Which grinder is that?'), saying(ben, 'Which beans?'))
  await decide('ana', 'done')
  await decide('ben', 'snoozed')
  expect(await handles()).toEqual([])
  clock.forward(minute)
  await receive(saying(ana, 'And which kettle?'))
  clock.forward(minute)
  await receive(saying(ben, 'Still there?'))
  expect(await handles()).toEqual(['ana', 'ben'])
})

test('it is one user’s own', async () => {
  await receive(saying(ana, 'Which grinder is that?'))
  const other = await newUser(world.bench)
  await linkAccount(world.bench, other.id, fakeAccount('4712', 'other'))
  expect(await conversationsThatNeedYou(world.bench.db, other, clock.now(), 3)).toEqual({ count: 0, people: [] })
})

test('the menu counts the same, and both are cheap with as many posts as are kept', async () => {
  const { db, sql } = world.bench
  await sql(
    `insert into inbox_posts (user_id, network, network_account_id, post_id, kind, author_id, author_handle,
       author_name, text, thread, posted_at, says)
     select $1, 'perch', $2, 'p' || n, 'answer', 'a' || n / 2, 'person' || n / 2, 'Person', 'Which grinder is that?',
       '[]', $3::timestamptz - n * interval '1 minute', 'question' from generate_series(1, 2000) as n`,
    [owner.user().id, me.id, clock.now()],
  )
  await sql(
    `insert into actions (user_id, network, network_account_id, kind, target_id, post_id, author_id, author_handle,
       author_name, situation, source, state, text, reason, generation, created_at, claimed_at, local_day, local_hour,
       finished_at, result_id)
     select $1, 'perch', $2, 'reply', 'p' || n, 'p' || n, 'a' || n / 2, 'person' || n / 2, 'Person', 'addressed', 'auto',
       'success', 'That one ' || n, 'A test.', 1, $3::timestamptz, $3::timestamptz - n * interval '1 minute',
       '2026-06-15', 9, $3::timestamptz, 'r' || n
     from generate_series(1, 2000) as n where n / 2 % 4 > 0`,
    [owner.user().id, me.id, clock.now()],
  )
  await sql('analyze inbox_posts')
  await sql('analyze actions')
  const took: number[] = []
  for (let time = 0; time < 5; time += 1) {
    const start = performance.now()
    expect((await waiting(5)).count).toBe(251)
    took.push(performance.now() - start)
  }
  const start = performance.now()
  expect((await loadWaiting(db, owner.user().id, clock.now())).needs_you).toBe(99)
  if (process.env.SHOW) console.log(took, performance.now() - start)
})
