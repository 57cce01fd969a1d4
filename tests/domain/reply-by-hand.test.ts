import { describe, expect, test } from 'vitest'
import { NetworkError } from '#app/adapters/network/network.ts'
import { stopBot } from '#app/domain/bot/schedule/bot.ts'
import { perform } from '#app/domain/bot/send/perform.ts'
import { planByHand } from '#app/domain/bot/send/planned-actions.ts'
import { allowAuthor } from '#app/domain/inbox/decide.ts'
import { minute } from '#app/domain/time.ts'
import { fakeAccount } from '../kit/fake-network.ts'
import { inboxWorld, why } from '../kit/inbox-world.ts'
import { planAction } from '../kit/people.ts'
import { settleLostCallsNow, stepOnce } from '../kit/steps.ts'

const { me, world, receive, load, answer, received, reply, ...owner } = inboxWorld()
const { clock, network } = world

type AddressedRow = Parameters<typeof planByHand>[1]

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

describe('a reply by hand', () => {
  test('is sent at once, whether the bot runs or not, and stands in the activity', async () => {
    const post = await received(answer('Grinder or beans?'))
    await stopBot(world.bench.db, owner.user().id, clock.now())
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
      const planned = await planAction(world.bench, owner.user().id, me.id, 'reply', {
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

  test('to someone who asked for no contact is refused, from a page opened before too, until the user allows it', async () => {
    const author = fakeAccount('98', 'tired')
    const before = await received(answer('Which grinder do you use?', { author }))
    await receive(answer('I would rather you found somebody else to talk to.', { author }))
    await receive(answer('You still have not refunded my order, this is the worst service.', { author }))
    expect(await why(reply(before.id))).toBe('@tired asked not to be contacted.')
    expect(network.done).toEqual([])
    clock.forward(minute)
    const newest = await received(answer('Well, one more thing.', { author }))
    await allowAuthor(world.bench.db, owner.user().id, { inbox_id: newest.id, held_for: 'stop' }, clock.now())
    expect(await reply(before.id)).toBe('sent')
  })

  test('counts against the limits, and is kept back beyond them', async () => {
    await world.bench.sql('update bots set max_actions_per_hour = 1')
    const [first, second] = [await received(answer('One.')), await received(answer('Two.'))]
    expect(await reply(first.id)).toBe('sent')
    expect(await why(reply(second.id))).toContain('reached the hourly limit')
    expect(network.done).toHaveLength(1)
    clock.forward(61 * minute)
    await stepOnce(world.bench)
    expect(network.done.filter(({ text }) => text === 'Burrs first, then the water.')).toHaveLength(1)
    expect(await reply(second.id, 'Now it goes.')).toBe('sent')
  })

  test.each([
    ['x'.repeat(281), 'Your reply is 281 characters long. The limit is 280.'],
    [`${'x'.repeat(260)} https://example.com/a/long/path`, 'Your reply is 284 characters long. The limit is 280.'],
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
    expect(await failing(away, () => why(reply(post.id)))).toContain('isn’t responding')
    expect(await world.bench.sql(`select 1 from actions where state = 'planned'`)).toEqual([])
    expect(await reply(post.id)).toBe('sent')
  })

  test('that is refused leaves the draft there, in the model’s words', async () => {
    const said = answer('Beans or water?')
    const post = await received(said)
    const draft = { post: said, situation: 'addressed', text: 'The bot’s words.' } as const
    const { id } = await planAction(world.bench, owner.user().id, me.id, 'reply', draft)
    await world.bench.sql(`update actions set state = 'waiting', written_by = 'a-model' where id = $1`, [id])
    const row = () => world.bench.sql('select * from actions where id = $1', [id])
    const before = await row()
    const away = new NetworkError('unavailable', 'away')
    expect(await failing(away, () => why(reply(post.id)))).toContain('isn’t responding')
    expect(await row()).toEqual(before)
  })

  test('is not sent later by the bot, if its request broke off', async () => {
    const said = answer('Broken off?')
    const post = await received(said)
    const planned = await planAction(world.bench, owner.user().id, me.id, 'reply', { post: said, text: 'Half sent.' })
    await world.bench.sql(`update actions set source = 'hand', situation = 'addressed' where id = $1`, [planned.id])
    await stepOnce(world.bench)
    expect(network.done).toEqual([])
    expect(await failing(new NetworkError('unavailable', 'away'), () => why(reply(post.id)), 'isDone')).toContain(
      'isn’t responding',
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
    const bots = await planAction(world.bench, owner.user().id, me.id, 'reply', draft)
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
