import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { NetworkError } from '#app/adapters/network/network.ts'
import { type Db, openDb } from '#app/db/pool.ts'
import { stopBot } from '#app/domain/bot/schedule/bot.ts'
import { loadConversation } from '#app/domain/inbox/conversation.ts'
import { loadConversations } from '#app/domain/inbox/conversations.ts'
import { finish } from '#app/domain/inbox/decide.ts'
import { deleteOldRows } from '#app/domain/old-rows.ts'
import { day, minute } from '#app/domain/time.ts'
import { fakeAccount, fakePost } from '../kit/fake-network.ts'
import { inboxWorld, why } from '../kit/inbox-world.ts'
import { lookForMentions } from '../kit/look.ts'
import { linkAccount, newUser, planAction } from '../kit/people.ts'
import { stepOnce } from '../kit/steps.ts'

const { me, world, receive, load, answer, received, reply, ...owner } = inboxWorld()
const { clock, network } = world

/** In tables that grow with what others write, over all queries so far. */
async function lookUps(db: Db): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(db)
  const { rows } = await sql<{ scans: number }>`
    select sum(seq_scan + coalesce(idx_scan, 0))::int as scans from pg_stat_user_tables
    where relname in ('heard_opt_outs', 'unread_authors', 'actions')`.execute(db)
  return rows[0]?.scans ?? 0
}

describe('the inbox', () => {
  test('holds who answered or named the user, who needs them before the others and then the newest, with the thread, each once', async () => {
    const old = answer('First.', { created_at: new Date(clock.now().getTime() - 3 * day) })
    const named = fakePost({ text: '@finch any tips?', at: new Date(clock.now().getTime() - minute) })
    await receive(answer('Second.'), named, old)
    await receive(named, old)
    const { posts, open } = await load()
    expect(posts.map(({ kind, text }) => [kind, text])).toEqual([
      ['mention', '@finch any tips?'],
      ['answer', 'Second.'],
      ['answer', 'First.'],
    ])
    expect(posts[1]?.thread).toEqual([{ handle: 'finch', text: 'What I said.' }])
    expect(open).toBe(1)
  })

  test('takes a reply to a post that was deleted since for an answer, a reply to somebody else for a mention', async () => {
    await receive(answer('To the deleted one.', { thread: [] }))
    await receive(
      answer('@finch said so too.', { reply_to: '902', created_at: new Date(clock.now().getTime() - minute) }),
    )
    const kinds = (await load()).posts.map(({ text, kind }) => [text, kind])
    expect(new Map(kinds as [string, string][])).toEqual(
      new Map([
        ['To the deleted one.', 'answer'],
        ['@finch said so too.', 'mention'],
      ]),
    )
  })

  test('is filled by the bot’s step, and by looking while it sleeps', async () => {
    world.mentions = [answer('Heard by the bot.')]
    await stepOnce(world.bench)
    expect((await load()).posts.map(({ text }) => text)).toEqual(['Heard by the bot.'])
    await stopBot(world.bench.db, owner.user().id, clock.now())
    clock.forward(1_000)
    world.mentions = [answer('Heard by looking.'), ...world.mentions]
    expect(await lookForMentions(world.bench, owner.user().id)).toBeNull()
    expect((await load()).posts.map(({ text }) => text).toSorted()).toEqual(
      ['Heard by looking.', 'Heard by the bot.'].toSorted(),
    )
  })

  test('counts who has a draft only as waiting', async () => {
    const said = answer('Grinder or beans?')
    await receive(said)
    const draft = { post: said, situation: 'addressed', text: 'The bot’s words.' } as const
    const { id } = await planAction(world.bench, owner.user().id, me.id, 'reply', draft)
    expect((await load('open')).open).toBe(0)
    await world.bench.sql(`update actions set state = 'waiting' where id = $1`, [id])
    expect(await load('open')).toMatchObject({ posts: [{ answer: { state: 'waiting' } }], open: 1 })
  })

  test('says how long the network’s pause lasts', async () => {
    await world.bench.sql('update connections set paused_until = $1', [new Date(clock.now().getTime() + 180 * minute)])
    expect(await lookForMentions(world.bench, owner.user().id)).toMatch(
      /asked us to slow down\. Try again in 3 hours\.$/,
    )
  })

  test('says why it could not look', async () => {
    const client = network.client
    network.client = (credentials) => ({
      ...client(credentials),
      mentions: () => Promise.reject(new NetworkError('unavailable', 'away')),
    })
    expect(await lookForMentions(world.bench, owner.user().id)).toContain('isn’t responding')
    network.client = client
  })

  test('pages through many people without a gap or a repetition, also those of one moment', async () => {
    const people = Array.from({ length: 75 }, (_, at) => fakeAccount(`p${at}`, `person${at}`))
    await receive(...people.map((author, at) => answer(`Answer ${at}.`, { author })))
    const { posts } = await load()
    expect(posts).toHaveLength(75)
    expect(new Set(posts.map(({ text }) => text)).size).toBe(75)
  })

  test('looks up what it needs once, not for each of thousands of posts', async () => {
    const [id, now] = [owner.user().id, clock.now()]
    await world.bench.sql(
      `insert into inbox_posts (user_id, network, network_account_id, post_id, kind, author_id, author_handle, author_name,
         text, thread, posted_at)
       select $1, 'perch', $2, 'p' || n, 'answer', 'a' || n, 'h' || n, 'Name', 'Text', '[]', $3::timestamptz - n * interval '1 second'
       from generate_series(1, 2000) n`,
      [id, me.id, now],
    )
    await world.bench.sql(
      `insert into unread_authors (user_id, network, author_id, post_id, language, written_at)
       select $1, 'perch', 'a' || n, 'p' || n, 'ja', $2 from generate_series(1, 500) n`,
      [id, now],
    )
    const { db } = openDb(world.bench.url, 1, () => undefined)
    try {
      const before = await lookUps(db)
      const { groups, counts } = await loadConversations(db, id, { view: 'needs_you', before: null, search: '' }, now)
      expect([groups[0]?.conversations.length, counts.needs_you]).toEqual([30, 2000])
      expect((await lookUps(db)) - before).toBeLessThan(200)
    } finally {
      await db.destroy()
    }
  })

  test('is one user’s own: nobody reads it, replies in it, or pages by another’s entry', async () => {
    const post = await received(answer('Mine.'))
    const other = await newUser(world.bench)
    await linkAccount(world.bench, other.id, fakeAccount('4712', 'other'))
    expect((await load('all', other.id)).posts).toEqual([])
    expect(await loadConversation(world.bench.db, network, other, post.id, clock.now())).toBeNull()
    expect(await why(reply(post.id, 'Not mine to say.', other))).toBe('not_found')
    expect(network.done).toEqual([])
  })

  test('forgets after 90 days', async () => {
    await receive(answer('Old by then.'))
    clock.forward(91 * day)
    await deleteOldRows(world.bench.db, 'inbox_posts', clock.now())
    expect(await world.bench.sql('select 1 from inbox_posts')).toEqual([])
  })

  test('shows who wants no contact until the user has seen it, and nothing can be sent', async () => {
    const post = await received(answer('Please stop replying to me.'))
    expect(post.answer).toEqual({ state: 'opted_out' })
    expect(await load('all')).toMatchObject({ posts: [{ complained: true, turn: 'no_contact' }], open: 0 })
    await finish(world.bench.db, owner.user().id, post.id, clock.now())
    expect(await load('open')).toMatchObject({ posts: [], open: 0 })
    expect(await why(reply(post.id))).toContain('asked not to be contacted')
    expect(network.done).toEqual([])
  })
})
