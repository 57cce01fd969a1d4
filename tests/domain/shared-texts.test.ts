import { describe, expect, test } from 'vitest'
import { shingles } from '#app/adapters/model/likeness.ts'
import { recentTexts } from '#app/domain/bot/decide/draft.ts'
import { confirmSent } from '#app/domain/drafts/confirm.ts'
import { keepIfSendable } from '#app/domain/drafts/text.ts'
import { day, minute } from '#app/domain/time.ts'
import { fakeAccount, newId } from '../kit/fake-network.ts'
import { newBotUser } from '../kit/people.ts'
import { queueWorld, refusal, tableOf } from '../kit/queue-world.ts'

const queue = queueWorld()
const { world } = queue
const { clock, network } = world
const said = 'Grind a little coarser and the sour taste goes away by itself.'

/** A reply of another user in this state. */
async function another(state: string, change: { text?: string; result_id?: string | null } = {}): Promise<string> {
  const other = await newBotUser(world.bench, fakeAccount(newId(), 'wren'))
  await world.bench.sql('update bots set due_at = null where user_id = $1', [other.id])
  await insertReply(other.id, state, change)
  return other.id
}
const insertReply = (
  userId: string,
  state: string,
  { text = said, result_id = null }: Parameters<typeof another>[1] = {},
) =>
  world.bench.sql(
    `insert into actions (user_id, network, network_account_id, kind, target_id, author_id, author_handle, author_name,
       situation, source, state, text, reason, generation, created_at, claimed_at, local_day, local_hour, result_id)
     values ($1::uuid, 'perch', $1::uuid::text, 'reply', $2, $2, 'somebody', 'Somebody', 'stranger', 'auto', $3, $4, 'A test.', 1, $5::timestamptz, $5::timestamptz, $5::timestamptz::date, 9, $6)`,
    [userId, newId(), state, text, clock.now(), result_id],
  )

describe('what another user has not sent', () => {
  test.each([
    ['waits for them', 'waiting', null],
    ['is planned', 'planned', null],
    ['is only said to have been sent by hand', 'success', null],
  ])('keeps nobody from saying the same: it %s', async (_what, state, result_id) => {
    const item = await queue.draft()
    await another(state, { result_id })
    expect(await queue.send(item, said)).toEqual({ outcome: 'sent' })
  })

  test('keeps them from saying it after they have sent it', async () => {
    const item = await queue.draft()
    await another('success', { result_id: '1' })
    expect((await refusal(queue.send(item, said)))?.text).toBe('It’s too close to a recent reply.')
  })

  test('counts among the user’s own', async () => {
    const item = await queue.draft()
    await insertReply(queue.user.id, 'waiting')
    expect((await refusal(queue.send(item, said)))?.text).toBe('It’s too close to a recent reply.')
  })
})

test('what everybody says is nobody’s', async () => {
  const item = await queue.draft()
  await another('success', { text: 'Glad to hear it, thank you.', result_id: '3' })
  expect(await queue.send(item, 'Glad to hear it, thank you.')).toEqual({ outcome: 'sent' })
})

test('what everybody says stays everybody’s when one text strings it together', async () => {
  const item = await queue.draft()
  const thanks = ['Thanks a lot for saying so.', 'Thank you, nice of you to let me know.']
  await another('success', { text: `${thanks.join(' ')} See you at the market on Saturday then.`, result_id: '4' })
  let shown = item.text
  for (const text of thanks) {
    const kept = keepIfSendable(world.bench.db, network, queue.user.id, { ...item, text, shown }, clock.now())
    expect([text, await refusal(kept)]).toEqual([text, null])
    shown = text
  }
})

test('one user’s texts are not all that is compared', async () => {
  const busy = await another('success', {
    text: 'The first of many, and long enough to be somebody’s own way of saying it.',
    result_id: '0',
  })
  for (let at = 0; at < 150; at += 1)
    await insertReply(busy, 'success', {
      text: `Said ${at} times, with the same beans, the same water and the same words.`,
      result_id: newId(),
    })
  for (let at = 0; at < 120; at += 1)
    await insertReply(queue.user.id, 'success', {
      text: `Mine, number ${at}, with other beans, other water and quite other words.`,
      result_id: newId(),
    })
  const texts = await recentTexts(world.bench.db, queue.user.id, [], clock.now())
  expect(texts.ownTexts).toHaveLength(120)
  expect(texts.texts).toHaveLength(220)
  const ofGuest = await recentTexts(world.bench.db, null, [], clock.now())
  expect(ofGuest.texts).toHaveLength(200)
  expect((await recentTexts(world.bench.db, null, [], new Date(clock.now().getTime() + 3 * day))).texts).toEqual([])
})

test('a busy user’s texts take the place neither of the user’s own nor of anybody else’s', async () => {
  await insertReply(queue.user.id, 'success', { result_id: newId() })
  const quiet = 'A quiet neighbour wrote this once, long before the other one said anything at all.'
  await another('success', { text: quiet, result_id: newId() })
  clock.forward(minute)
  const flood = 'Said by somebody else, with the same beans, the same water and the same words.'
  const busy = await another('success', { text: flood, result_id: newId() })
  await world.bench.sql(
    `insert into actions (user_id, network, network_account_id, kind, target_id, author_id, author_handle, author_name,
       situation, source, state, text, reason, generation, created_at, claimed_at, local_day, local_hour, result_id)
     select user_id, network, network_account_id, kind, target_id || nth, author_id || nth, author_handle, author_name,
       situation, source, state, text, reason, generation, created_at, claimed_at, local_day, local_hour, result_id || nth
     from actions, generate_series(1, 1000) as nth where user_id = $1`,
    [busy],
  )
  const texts = await recentTexts(world.bench.db, queue.user.id, [], clock.now())
  expect(texts.ownTexts).toEqual([said])
  expect(texts.texts).toHaveLength(102)
  expect(texts.texts).toContain(shingles(quiet))
})

test('a thousand texts are compared at most, however many others sent', async () => {
  const authors = [await another('success', { result_id: newId() })]
  for (let at = 1; at < 40; at += 1) authors.push(await another('success', { result_id: newId() }))
  await world.bench.sql(
    `insert into actions (user_id, network, network_account_id, kind, target_id, author_id, author_handle, author_name,
       situation, source, state, text, reason, generation, created_at, claimed_at, local_day, local_hour, result_id)
     select user_id, network, network_account_id, kind, target_id || nth, author_id || nth, author_handle, author_name,
       situation, source, state, text, reason, generation, created_at, claimed_at, local_day, local_hour, result_id || nth
     from actions, generate_series(1, 90) as nth where user_id = any($1)`,
    [authors],
  )
  const { texts } = await recentTexts(world.bench.db, queue.user.id, [], clock.now())
  expect(texts).toHaveLength(1_000)
})

describe('a text that is refused', () => {
  const long = 'word '.repeat(100)
  const edits = () => world.bench.sql('select 1 from draft_edits')

  test('takes no draft’s place when it is put aside, nor when the network’s page is opened', async () => {
    const item = await queue.draft()
    const keep = (text: string | null) =>
      keepIfSendable(world.bench.db, network, queue.user.id, { id: item.id, text, shown: item.text }, clock.now())
    expect((await refusal(keep(long)))?.text).toMatch(/^The draft is \d+ characters long/)
    await another('success', { result_id: '1' })
    expect((await refusal(keep(said)))?.text).toBe('It’s too close to a recent reply.')
    expect((await queue.load()).waiting[0]?.text).toBe(item.text)
    expect(await edits()).toEqual([])
    await another('success', { text: item.text ?? '', result_id: '2' })
    expect(await refusal(keep(item.text)), 'nothing was changed').toBeNull()
    expect(await refusal(keep('A finer filter helps with that, and fresh water.'))).toBeNull()
    expect(await edits()).toHaveLength(1)
  })

  test('is not recorded as sent by hand, unlike one that resembles another', async () => {
    network.capabilities = tableOf('click', { clickUrl: () => 'http://fake/intent' })
    const item = await queue.draft()
    const confirm = (text: string) => confirmSent(world.bench, queue.user.id, { id: item.id, text, shown: item.text })
    expect((await refusal(confirm(long)))?.text).toMatch(/^The draft is \d+ characters long/)
    expect((await queue.load()).waiting[0]?.text).toBe(item.text)
    await another('success', { result_id: '1' })
    expect(await confirm(said)).toBe(true)
    expect(await queue.row(item.id)).toMatchObject({ state: 'success', text: said })
  })
})
