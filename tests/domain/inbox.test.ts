import { beforeEach, describe, expect, test } from 'vitest'
import { NetworkError } from '#app/adapters/network/network.ts'
import type { Post } from '#app/contract/posts.ts'
import { stopBot } from '#app/domain/bot/bot.ts'
import { perform } from '#app/domain/bot/perform.ts'
import { planByHand } from '#app/domain/bot/planned-actions.ts'
import { loadInbox } from '#app/domain/inbox/inbox.ts'
import { deleteOldInboxPosts, receiveMentions } from '#app/domain/inbox/keep.ts'
import { lookForMentions } from '#app/domain/inbox/look.ts'
import { replyByHand } from '#app/domain/inbox/reply.ts'
import type { SessionUser } from '#app/domain/session/session.ts'
import { day, minute } from '#app/domain/time.ts'
import { botWorld } from '../kit/bot-world.ts'
import { fakeAccount, fakePost } from '../kit/fake-network.ts'
import { linkAccount, newBotUser, newUser, planAction } from '../kit/people.ts'
import { settleLostCallsNow, stepOnce } from '../kit/steps.ts'

const me = fakeAccount('4711', 'finch')
const world = botWorld(me)
const { clock, network } = world
let user: SessionUser
beforeEach(async () => {
  user = await newBotUser(world.bench, me)
})

type AddressedRow = Parameters<typeof planByHand>[1]

const answer = (text: string, change: Partial<Post> = {}) =>
  fakePost({
    ...{ text, at: clock.now(), is_reply: true, reply_to: me.id },
    thread: [{ handle: 'finch', text: 'What I said.' }],
    ...change,
  })
const receive = (...posts: Post[]) => receiveMentions(world.bench.db, network, user.id, me, posts, clock.now())
const load = (view: 'open' | 'all' = 'all', before: string | null = null, userId = user.id) =>
  loadInbox(world.bench.db, network, userId, view, before)
async function received(post: Post) {
  await receive(post)
  const found = (await load()).posts.find(({ text }) => text === post.text)
  if (!found) throw new Error('not in the inbox')
  return found
}
const reply = (id: string, text = 'Burrs first, then the water.', by = user) => replyByHand(world.bench, by, id, text)
const why = (work: Promise<unknown>) =>
  work.then(
    (value) => value,
    (error) => error.fields?.text ?? error.code,
  )
/** Lets the call fail for the next send, or the check before it. */
async function failing(error: Error, work: () => Promise<unknown>, call: 'perform' | 'isDone' = 'perform') {
  const client = network.client
  network.client = (credentials) => ({
    ...client(credentials),
    isDone: async () => false,
    [call]: () => Promise.reject(error),
  })
  try {
    return await work()
  } finally {
    network.client = client
  }
}

describe('the inbox', () => {
  test('holds who answered or named the user, newest first, with the thread, each once', async () => {
    const old = answer('First.', { created_at: new Date(clock.now().getTime() - 3 * day) })
    const named = fakePost({ text: '@finch any tips?', at: new Date(clock.now().getTime() - minute) })
    await receive(answer('Second.'), named, old)
    await receive(named, old)
    const { posts, next, open } = await load()
    expect(posts.map(({ kind, text }) => [kind, text])).toEqual([
      ['answer', 'Second.'],
      ['mention', '@finch any tips?'],
      ['answer', 'First.'],
    ])
    expect(posts[0]?.thread).toEqual([{ handle: 'finch', text: 'What I said.' }])
    expect([next, open]).toEqual([null, 3])
  })

  test('takes a reply to a post that was deleted since for an answer, a reply to somebody else for a mention', async () => {
    await receive(answer('To the deleted one.', { thread: [] }))
    await receive(
      answer('@finch said so too.', { reply_to: '902', created_at: new Date(clock.now().getTime() - minute) }),
    )
    expect((await load()).posts.map(({ kind }) => kind)).toEqual(['answer', 'mention'])
  })

  test('is filled by the bot’s step, and by looking while it sleeps', async () => {
    world.mentions = [answer('Heard by the bot.')]
    await stepOnce(world.bench)
    expect((await load()).posts.map(({ text }) => text)).toEqual(['Heard by the bot.'])
    await stopBot(world.bench.db, user.id, clock.now())
    clock.forward(1_000)
    world.mentions = [answer('Heard by looking.'), ...world.mentions]
    expect(await lookForMentions(world.bench, user.id)).toBeNull()
    expect((await load()).posts.map(({ text }) => text)).toEqual(['Heard by looking.', 'Heard by the bot.'])
  })

  test('counts who has a draft only as waiting', async () => {
    const said = answer('Grinder or beans?')
    await receive(said)
    const draft = { post: said, situation: 'addressed', text: 'The bot’s words.' } as const
    const { id } = await planAction(world.bench, user.id, me.id, 'reply', draft)
    expect((await load('open')).open).toBe(0)
    await world.bench.sql(`update actions set state = 'waiting' where id = $1`, [id])
    expect(await load('open')).toMatchObject({ posts: [{ answer: { state: 'waiting' } }], open: 1 })
  })

  test('says how long the network’s pause lasts', async () => {
    await world.bench.sql('update connections set paused_until = $1', [new Date(clock.now().getTime() + 180 * minute)])
    expect(await lookForMentions(world.bench, user.id)).toMatch(/asked for a pause\. Try again in 3 hours\.$/)
  })

  test('says why it could not look', async () => {
    const client = network.client
    network.client = (credentials) => ({
      ...client(credentials),
      mentions: () => Promise.reject(new NetworkError('unavailable', 'away')),
    })
    expect(await lookForMentions(world.bench, user.id)).toContain('is not responding')
    network.client = client
  })

  test('pages through many without a gap or a repetition, also those of one moment', async () => {
    await receive(...Array.from({ length: 45 }, (_, at) => answer(`Answer ${at}.`)))
    const seen: string[] = []
    let before: string | null = null
    do {
      const page = await load('all', before)
      seen.push(...page.posts.map(({ text }) => text))
      before = page.next
    } while (before)
    expect(seen).toHaveLength(45)
    expect(new Set(seen).size).toBe(45)
  })

  test('is one user’s own: nobody reads it, replies in it, or pages by another’s entry', async () => {
    const post = await received(answer('Mine.'))
    const other = await newUser(world.bench)
    await linkAccount(world.bench, other.id, fakeAccount('4712', 'other'))
    expect((await load('all', null, other.id)).posts).toEqual([])
    expect((await load('all', post.id, other.id)).posts).toEqual([])
    expect(await why(reply(post.id, 'Not mine to say.', other))).toBe('not_found')
    expect(network.done).toEqual([])
  })

  test('forgets after 90 days', async () => {
    await receive(answer('Old by then.'))
    clock.forward(91 * day)
    await deleteOldInboxPosts(world.bench.db, clock.now())
    expect(await world.bench.sql('select 1 from inbox_posts')).toEqual([])
  })

  test('shows who wants no contact, and does not count them as waiting', async () => {
    const post = await received(answer('Please stop replying to me.'))
    expect(post.answer).toEqual({ state: 'opted_out' })
    expect(await load('open')).toMatchObject({ posts: [], open: 0 })
    expect(await why(reply(post.id))).toContain('asked not to be contacted')
    expect(network.done).toEqual([])
  })
})

describe('a reply by hand', () => {
  test('is sent at once, whether the bot runs or not, and stands in the activity', async () => {
    const post = await received(answer('Grinder or beans?'))
    await stopBot(world.bench.db, user.id, clock.now())
    expect(await reply(post.id)).toBe('sent')
    expect(network.done).toMatchObject([{ kind: 'reply', account: me.id, text: 'Burrs first, then the water.' }])
    const [shown] = (await load()).posts
    expect(shown?.answer).toMatchObject({ state: 'answered', by: 'you', text: 'Burrs first, then the water.' })
    expect((await load('open')).posts).toEqual([])
    const rows = await world.bench.sql('select kind, source, state, local_day from actions')
    expect(rows).toMatchObject([{ kind: 'reply', source: 'hand', state: 'success', local_day: '2026-06-15' }])
  })

  test('is sent from an account whose bot was never started, and within the same limits', async () => {
    const post = await received(answer('Before the first start?'))
    await world.bench.sql('delete from bots')
    expect(await reply(post.id)).toBe('sent')
    expect(network.done).toHaveLength(1)
    expect(await world.bench.sql('select state, generation from bots')).toEqual([{ state: 'stopped', generation: 0 }])
  })

  test('is sent once, however often and however fast the button is pressed', async () => {
    const post = await received(answer('Twice?'))
    const came = await Promise.all([reply(post.id), reply(post.id), reply(post.id)])
    expect(came.filter((one) => one === 'sent')).toHaveLength(1)
    expect(await reply(post.id)).toBe('already')
    expect(network.done).toHaveLength(1)
  })

  test('takes the place of what the bot had planned or drafted there', async () => {
    for (const state of ['planned', 'waiting'] as const) {
      const said = answer(`Beans or water, ${state}?`)
      const post = await received(said)
      const planned = await planAction(world.bench, user.id, me.id, 'reply', {
        post: said,
        situation: 'addressed',
        text: 'The bot’s words.',
      })
      await world.bench.sql('update actions set state = $2 where id = $1', [planned.id, state])
      expect(await reply(post.id, `My own words, ${state}.`)).toBe('sent')
    }
    expect(network.done.map(({ text }) => text)).toEqual(['My own words, planned.', 'My own words, waiting.'])
  })

  test('may be the second to one person on a day, and is not bound by what restrains the bot', async () => {
    const author = fakeAccount('99', 'talker')
    await world.bench.sql('update bots set enable_auto_reply = false')
    const first = await received(answer('One.', { author }))
    const second = await received(answer('Two.', { author }))
    expect([await reply(first.id, 'First reply.'), await reply(second.id, 'Second reply.')]).toEqual(['sent', 'sent'])
  })

  test('counts against the limits, and is kept back beyond them', async () => {
    await world.bench.sql('update bots set max_actions_per_hour = 1')
    const [first, second] = [await received(answer('One.')), await received(answer('Two.'))]
    expect(await reply(first.id)).toBe('sent')
    expect(await why(reply(second.id))).toContain('The hourly limit is reached')
    expect(network.done).toHaveLength(1)
    clock.forward(61 * minute)
    await stepOnce(world.bench)
    expect(network.done.filter(({ text }) => text === 'Burrs first, then the water.')).toHaveLength(1)
    expect(await reply(second.id, 'Now it goes.')).toBe('sent')
  })

  test.each([
    ['x'.repeat(281), 'The reply has 281 characters, 280 are allowed.'],
    [`${'x'.repeat(260)} https://example.com/a/long/path`, 'The reply has 284 characters, 280 are allowed.'],
  ])('of a wrong length is refused: %#', async (text, sentence) => {
    const post = await received(answer('Long?'))
    expect(await why(reply(post.id, text))).toBe(sentence)
    expect(network.done).toEqual([])
  })

  test('that the network refuses, or cannot take now, is not sent later by itself', async () => {
    const post = await received(answer('Refused?'))
    const refused = new NetworkError('refused', 'The post is gone.')
    expect(await failing(refused, () => why(reply(post.id)))).toContain('The post is gone.')
    const away = new NetworkError('unavailable', 'away')
    expect(await failing(away, () => why(reply(post.id)))).toContain('is not responding')
    expect(await world.bench.sql(`select 1 from actions where state = 'planned'`)).toEqual([])
    expect(await reply(post.id)).toBe('sent')
  })

  test('is not sent later by the bot, if its request broke off', async () => {
    const said = answer('Broken off?')
    const post = await received(said)
    const planned = await planAction(world.bench, user.id, me.id, 'reply', { post: said, text: 'Half sent.' })
    await world.bench.sql(`update actions set source = 'hand', situation = 'addressed' where id = $1`, [planned.id])
    await stepOnce(world.bench)
    expect(network.done).toEqual([])
    expect(await failing(new NetworkError('unavailable', 'away'), () => why(reply(post.id)), 'isDone')).toContain(
      'is not responding',
    )
    expect(await world.bench.sql(`select 1 from actions where state = 'planned'`)).toEqual([])
  })

  test('of another tab never goes out under the text of this one', async () => {
    const post = await received(answer('Two tabs?'))
    const texts = ['Written in one tab.', 'Written in the other.']
    const came = await Promise.all(texts.map((text) => reply(post.id, text)))
    expect(came.sort()).toEqual(['already', 'sent'])
    expect(await world.bench.sql('select text from actions')).toEqual([{ text: network.done[0]?.text }])
    expect(network.done).toHaveLength(1)
  })

  test('that took the place of another text before that was claimed is the one that is sent', async () => {
    const said = answer('Which one?')
    const post = await received(said)
    const draft = { post: said, situation: 'addressed', text: 'The bot’s words.' } as const
    const bots = await planAction(world.bench, user.id, me.id, 'reply', draft)
    const [row] = await world.bench.sql<AddressedRow>('select * from inbox_posts where id = $1', [post.id])
    const own = row && (await planByHand(world.bench.db, row, 'My own words.', clock.now()))
    const client = network.client(null as never)
    expect(await perform(world.bench, client, bots)).toMatchObject({ outcome: 'not_claimed' })
    expect(own && (await perform(world.bench, client, own, undefined, 'user'))).toEqual({ outcome: 'done' })
    expect(network.done.map(({ text }) => text)).toEqual(['My own words.'])
  })

  test('whose answer is lost is looked up, and never sent twice', async () => {
    const post = await received(answer('Lost?'))
    expect(await failing(new NetworkError('unknown_outcome', 'lost'), () => reply(post.id))).toBe('lost')
    expect((await load()).posts[0]?.answer.state).toBe('pending')
    expect(await reply(post.id)).toBe('already')
    await settleLostCallsNow(world.bench)
    expect((await load()).posts[0]?.answer).toMatchObject({ state: 'none' })
    expect(await reply(post.id)).toBe('sent')
    expect(network.done).toHaveLength(1)
  })

  test('needs the account that was written to', async () => {
    const post = await received(answer('Whose?'))
    await world.bench.sql(`update connections set state = 'closed'`)
    expect(await why(reply(post.id))).toBe('connection_closed')
  })
})
