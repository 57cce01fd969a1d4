import { beforeEach, describe, expect, test } from 'vitest'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { loadStepState } from '#app/domain/bot/step-state.ts'
import { deleteOldRows } from '#app/domain/old-rows.ts'
import { suggestedMode } from '#app/domain/ratings/lessons.ts'
import { closeRounds, ratingRound, startRound } from '#app/domain/ratings/round.ts'
import { chooseStart, ratingView } from '#app/domain/ratings/start.ts'
import { giveReason, rateDraft, undoRating } from '#app/domain/ratings/verdict.ts'
import { inTurn, writeDrafts } from '#app/domain/ratings/write.ts'
import { day, minute } from '#app/domain/time.ts'
import { loadFacts } from '#app/domain/voice/facts.ts'
import { loadSound, saveSound } from '#app/domain/voice/sound.ts'
import { loadVoice } from '#app/domain/voice/voice.ts'
import { botWorld } from '../kit/bot-world.ts'
import { coffeeText, eagerMind } from '../kit/eager-mind.ts'
import { fakeAccount, fakePost } from '../kit/fake-network.ts'
import { linkAccount, newBotUser } from '../kit/people.ts'
import { maxWaitMs } from '../kit/until.ts'

const me = fakeAccount('4711', 'finch')
const mind = eagerMind()
const world = botWorld(me, mind)
const { clock, network } = world
let user: SessionUser

beforeEach(async () => {
  mind.speechless = false
  user = await newBotUser(world.bench, me)
  world.found = Array.from({ length: 14 }, () => fakePost({ text: coffeeText(), at: clock.now() }))
})

const db = () => world.bench.db
const round = async () => {
  const found = await ratingRound(db(), user.id)
  if (!found) throw new Error('there is no round')
  return found
}
const start = () => startRound(world.bench, user.id, clock.now())
const write = (last = true) =>
  writeDrafts(world.bench, user.id, 1, { isLast: last, signal: AbortSignal.timeout(maxWaitMs) })
const rate = (draft: number, verdict: 'keep' | 'not_me', text?: string) =>
  rateDraft(world.bench, user.id, network, { draft, verdict, text }, clock.now())
const why = (draft: number, reason: Parameters<typeof giveReason>[3]) =>
  giveReason(db(), user.id, draft, reason, clock.now())
const rateFive = async () => {
  for (const draft of [1, 2, 3, 4, 5]) await rate(draft, 'keep')
}
const state = () => loadStepState(world.bench, { user_id: user.id, time_zone: 'UTC' }, clock.now())

describe('a round', () => {
  test('has five drafts at first and five more after the fifth verdict, each for another person, none of them sent', async () => {
    await start()
    await write()
    expect(await round()).toMatchObject({ is_writing: false, ended: null, total: 10, next: 1, drafts: { length: 5 } })
    await rateFive()
    expect(await round()).toMatchObject({ is_writing: true, next: 6, rated: 5 })
    await write()
    const { drafts, next } = await round()
    expect([drafts.length, new Set(drafts.map(({ post }) => post.handle)).size, next]).toEqual([10, 10, 6])
    expect(network.done).toEqual([])
    expect(await world.bench.sql('select 1 from actions')).toEqual([])
  })

  test('goes on where it was left, and begins anew only once it is done or skipped', async () => {
    await start()
    await write()
    await rate(1, 'keep')
    await start()
    expect(await round()).toMatchObject({ round: 1, next: 2 })
    await closeRounds(db(), user.id, clock.now())
    await start()
    expect(await round()).toMatchObject({ round: 2, next: 1, drafts: [] })
  })

  test('ends with fewer where few posts fit, and says so', async () => {
    world.found = world.found.slice(0, 3)
    await start()
    await write()
    expect(await round()).toMatchObject({ ended: 'few_posts', total: 3, next: 1 })
    for (const draft of [1, 2, 3]) await rate(draft, 'keep')
    expect(await round()).toMatchObject({ next: null, kept: 3, is_writing: false })
  })

  test('says when the model does not answer, and when the account is gone', async () => {
    const { reply } = mind
    mind.reply = async () => ({ verdict: 'skip', code: 'no_model', reason: 'It is away.' })
    await start()
    await write()
    mind.reply = reply
    expect(await round()).toMatchObject({ ended: 'no_model', next: null, drafts: [] })
    await start()
    await world.bench.sql(`update connections set state = 'closed', credentials = null`)
    await writeDrafts(world.bench, user.id, 2, { isLast: true, signal: AbortSignal.timeout(maxWaitMs) })
    expect(await round()).toMatchObject({ round: 2, ended: 'network' })
  })

  test('needs a connected and analyzed account, and there are at most five a day', async () => {
    for (let count = 0; count < 5; count += 1) {
      await start()
      await closeRounds(db(), user.id, clock.now())
    }
    await expect(start()).rejects.toMatchObject({ code: 'too_many' })
    clock.forward(day)
    await start()
    await world.bench.sql('delete from rating_rounds')
    await world.bench.sql('delete from account_analyses')
    await expect(start()).rejects.toMatchObject({ code: 'analysis_incomplete' })
    await world.bench.sql('delete from connections')
    await expect(start()).rejects.toMatchObject({ code: 'not_connected' })
  })

  test('leaves out who was met today, and who is avoided', async () => {
    const [avoided] = world.found
    await world.bench.sql(
      `insert into bot_terms (user_id, list, key, value, author_id, network, added_at) values ($1, 'person', $2, $2, $3, 'perch', now())`,
      [user.id, avoided?.author.handle, avoided?.author.id],
    )
    await start()
    await write()
    const handles = (await round()).drafts.map(({ post }) => post.handle)
    expect(handles).toHaveLength(5)
    expect(handles).not.toContain(`@${avoided?.author.handle}`)
  })
})

describe('a verdict', () => {
  beforeEach(async () => {
    await start()
    await write()
  })
  const draft = async (position: number) => (await round()).drafts[position - 1]

  test('keeps a text as an example of the voice, as the user wrote it, and gives it back with Undo', async () => {
    await rate(1, 'keep')
    await rate(2, 'keep', 'Mine: try the coarser grind first.')
    const texts = async () => (await loadVoice(db(), user.id)).examples.map(({ text }) => text)
    expect((await texts()).toSorted()).toEqual(
      [(await draft(1))?.text, 'Mine: try the coarser grind first.'].toSorted(),
    )
    expect((await state()).examples).toContain('Mine: try the coarser grind first.')
    expect(await draft(2)).toMatchObject({ verdict: 'keep', edited: 'Mine: try the coarser grind first.' })
    await undoRating(db(), user.id, 2, clock.now())
    expect(await texts()).toEqual([(await draft(1))?.text])
    expect(await round()).toMatchObject({ next: 2, kept: 1 })
  })

  test('of a text beyond the network’s length is refused', async () => {
    await expect(rate(1, 'keep', 'a'.repeat(900))).rejects.toMatchObject({ fields: { text: expect.any(String) } })
    expect(await draft(1)).toMatchObject({ verdict: null })
  })

  test('against a draft keeps later ones from sounding like it, unless only the post was wrong', async () => {
    await rate(1, 'not_me')
    const text = (await draft(1))?.text
    expect((await state()).rejected_texts).toEqual([text])
    await why(1, 'not_post')
    expect((await state()).rejected_texts).toEqual([])
  })

  test('“too long” and “too friendly” each go one stop down, and back with Undo or another reason', async () => {
    const long = ((await draft(1))?.text ?? '').length
    await rate(1, 'not_me')
    await why(1, 'too_long')
    expect(await loadSound(db(), user.id)).toEqual({ length: long <= 120 ? 1 : 2 })
    await why(1, 'too_friendly')
    expect(await loadSound(db(), user.id)).toEqual({ warmth: 2 })
    await rate(2, 'not_me')
    await why(2, 'too_friendly')
    expect(await loadSound(db(), user.id)).toEqual({ warmth: 1 })
    await undoRating(db(), user.id, 2, clock.now())
    expect(await loadSound(db(), user.id)).toEqual({ warmth: 2 })
    const view = await ratingView(db(), network, user)
    expect(view?.lessons.map(({ text, because }) => [text, because])).toEqual([
      ['No compliment before the answer', 'Draft 1 was too friendly.'],
    ])
    // What the user chose since stays.
    await saveSound(db(), user.id, { warmth: 5 }, clock.now())
    await undoRating(db(), user.id, 1, clock.now())
    expect(await loadSound(db(), user.id)).toEqual({ warmth: 5 })
  })

  test('“not true” strikes the fact that it rests on, and no reply says it again', async () => {
    const text = (await draft(1))?.text ?? ''
    await world.bench.sql('insert into own_facts (user_id, text, added_at) values ($1, $2, now()), ($1, $3, now())', [
      user.id,
      text,
      'The shop opens at nine.',
    ])
    await rate(1, 'not_me')
    await why(1, 'not_true')
    const facts = async () => (await loadFacts(db(), user.id)).map((fact) => fact.text).toSorted()
    expect(await facts()).toEqual(['The shop opens at nine.'])
    expect((await state()).profile?.untrue).toEqual([text])
    await undoRating(db(), user.id, 1, clock.now())
    expect(await facts()).toEqual([text, 'The shop opens at nine.'].toSorted())
    expect((await state()).profile?.untrue).toEqual([])
  })

  test('is for drafts of one’s own only', async () => {
    const other = await newBotUser(world.bench, fakeAccount('4712', 'other'))
    await expect(
      rateDraft(world.bench, other.id, network, { draft: 1, verdict: 'keep' }, clock.now()),
    ).rejects.toMatchObject({ code: 'not_found' })
    await expect(undoRating(db(), other.id, 1, clock.now())).rejects.toMatchObject({ code: 'not_found' })
    await expect(why(1, 'too_long')).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('at the end', () => {
  test('eight kept of ten suggest Autopilot where a bot may write to everyone, seven do not, and without ratings nothing is suggested', () => {
    const among = (kept: number, rated = 10) => suggestedMode(network, { kept, rated })
    expect([among(8), among(7), among(0), among(0, 0)]).toEqual(['autopilot', 'copilot', 'copilot', null])
    const { reply } = network.capabilities
    const strict = {
      ...network.capabilities,
      reply: { ...reply, stranger: { ...reply.stranger, permission: 'click' } },
    }
    expect(suggestedMode({ ...network, capabilities: strict as never }, { kept: 10, rated: 10 })).toBe('copilot')
  })

  test('what is unticked is not learned, a ticked topic is avoided, and the bot wakes up in the chosen mode', async () => {
    await start()
    await write()
    for (const draft of [1, 2, 3]) await rate(draft, 'not_me')
    await why(1, 'too_long')
    await why(2, 'too_friendly')
    await why(3, 'not_post')
    const given = { listed: 'length warmth', keep_warmth: 'on' as const, topic_3: 'on', mode: 'copilot' as const }
    await chooseStart(db(), network, user, { ...given, wake: 'yes' }, clock.now())
    expect(await loadSound(db(), user.id)).toEqual({ warmth: 2 })
    expect((await state()).terms.avoid).toEqual(['espresso'])
    expect(await world.bench.sql('select mode, state from bots where user_id = $1', [user.id])).toEqual([
      { mode: 'copilot', state: 'running' },
    ])
    expect((await round()).closed).toBe(true)
  })
})

test('posts on different topics take turns, and each person comes once', () => {
  const by = (topic: string, id: string) => ({
    post: fakePost({ text: topic, at: clock.now(), author: fakeAccount(id, `p${id}`) }),
    situation: 'stranger' as const,
  })
  const posts = [by('a', '1'), by('a', '2'), by('a', '1'), by('b', '3'), by('a', '4'), by('c', '5')]
  expect(inTurn(posts, ({ post }) => post.text).map(({ post }) => post.author.id)).toEqual(['1', '3', '5', '2', '4'])
})

test('ratings are deleted after ninety days', async () => {
  await start()
  await write()
  await deleteOldRows(db(), 'ratings', new Date(clock.now().getTime() + 90 * day - minute))
  expect((await round()).drafts).toHaveLength(5)
  await deleteOldRows(db(), 'ratings', new Date(clock.now().getTime() + 90 * day + minute))
  expect(await ratingRound(db(), user.id)).toBeNull()
})

test('an account connected since has a round of its own', async () => {
  await start()
  await world.bench.sql('delete from connections')
  await world.bench.sql(`update account_analyses set network_account_id = '4713'`)
  await linkAccount(world.bench, user.id, fakeAccount('4713', 'wren'))
  await start()
  expect((await round()).round).toBe(2)
})
