import { afterEach, describe, expect, test, vi } from 'vitest'
import { inTransaction } from '#app/db/pool.ts'
import { expireOldActions } from '#app/domain/bot/send/planned-actions.ts'
import { disconnect } from '#app/domain/connection/connection.ts'
import { deleteDecidedDrafts } from '#app/domain/drafts/queue.ts'
import { rejectDrafts, takeBackRejection } from '#app/domain/drafts/reject.ts'
import { requestRewrite, rewriteDraft } from '#app/domain/drafts/rewrite.ts'
import { returnSnoozed, snoozeDraft, snoozedUntil } from '#app/domain/drafts/snooze.ts'
import { keepText } from '#app/domain/drafts/text.ts'
import { loadWaiting } from '#app/domain/inbox/waiting.ts'
import { addNotifications, readNotifications } from '#app/domain/notification/notification.ts'
import { day, hour } from '#app/domain/time.ts'
import { fakeAccount } from '../kit/fake-network.ts'
import { decisionOn, queueWorld } from '../kit/queue-world.ts'
import { maxWaitMs } from '../kit/until.ts'

const queue = queueWorld()
const { world, mind } = queue
const { clock } = world
afterEach(() => vi.restoreAllMocks())

describe('a rejected draft', () => {
  test('of a person to be left alone takes all of theirs along, and the bot leaves them alone', async () => {
    const author = fakeAccount('9001', 'noisy')
    const one = await queue.draft({ author })
    await world.bench.sql(
      `insert into actions (user_id, network, network_account_id, kind, target_id, author_id, author_handle, author_name,
         situation, source, state, reason, generation, created_at)
       select user_id, network, network_account_id, 'follow', author_id, author_id, author_handle, author_name,
         situation, source, state, reason, generation, created_at from actions where id = $1`,
      [one.id],
    )
    const other = await queue.draft()
    expect(await rejectDrafts(world.bench.db, queue.user.id, [one.id], 'not_person', clock.now())).toBe(2)
    expect((await queue.load()).waiting.map(({ id }) => id)).toEqual([other.id])
    expect(await world.bench.sql('select value from bot_terms')).toEqual([{ value: 'noisy' }])
    expect((await queue.load()).decided[0]?.error).toBe('You rejected it and told the bot to avoid them.')
  })

  test('comes back for an hour, with all of the same press, and what it taught is forgotten', async () => {
    const { db } = world.bench
    const author = fakeAccount('9001', 'noisy')
    const [one, other] = [await queue.draft({ author }), await queue.draft()]
    await rejectDrafts(db, queue.user.id, [other.id], 'not_like_me', clock.now())
    clock.set(new Date(clock.now().getTime() + 1))
    await rejectDrafts(db, queue.user.id, [one.id], 'not_person', clock.now())
    await deleteDecidedDrafts(db, clock.now())
    const back = (id: string) => takeBackRejection(db, queue.user.id, id, clock.now())
    expect(await takeBackRejection(db, other.id, one.id, clock.now())).toBe(0)
    expect(await back(one.id)).toBe(1)
    expect((await queue.load()).waiting.map(({ id }) => id)).toEqual([one.id])
    expect(await world.bench.sql('select value from bot_terms')).toEqual([])
    clock.set(new Date(clock.now().getTime() + hour))
    expect(await back(other.id)).toBe(0)
    await deleteDecidedDrafts(db, clock.now())
    expect(await world.bench.sql('select action_id from drafts')).toEqual([{ action_id: one.id }])
  })

  test('stays rejected where another reply has taken its place, and those of the same press come back', async () => {
    const { db } = world.bench
    const [one, other] = [await queue.draft(), await queue.draft()]
    await rejectDrafts(db, queue.user.id, [one.id, other.id], 'rejected', clock.now())
    await world.bench.sql(
      `insert into actions (user_id, network, network_account_id, kind, target_id, author_id, author_handle, author_name,
         situation, source, state, text, reason, generation, created_at)
       select user_id, network, network_account_id, kind, target_id, author_id, author_handle, author_name,
         situation, 'hand', 'planned', text, reason, generation, created_at from actions where id = $1`,
      [one.id],
    )
    expect(await takeBackRejection(db, queue.user.id, one.id, clock.now())).toBe(1)
    expect((await queue.load()).waiting.map(({ id }) => id)).toEqual([other.id])
  })

  test('one of several, or all at once, is never sent', async () => {
    const items = [await queue.draft(), await queue.draft(), await queue.draft()]
    const ids = items.map(({ id }) => id)
    expect(await rejectDrafts(world.bench.db, queue.user.id, ids.slice(1), 'rejected', clock.now())).toBe(2)
    expect(await queue.send({ id: ids[2] ?? '', text: null })).toEqual({ outcome: 'decided' })
    expect((await queue.load()).waiting.map(({ id }) => id)).toEqual(ids.slice(0, 1))
  })
})

test('the frame of the dashboard counts the drafts that wait now and the notices that nobody has read', async () => {
  const { db } = world.bench
  const waiting = () => loadWaiting(db, queue.user.id, clock.now())
  expect(await waiting()).toEqual({ waiting_drafts: 0, unread_notifications: 0, needs_you: 0, is_sample: false })
  const [one] = [await queue.draft(), await queue.draft()]
  await snoozeDraft(db, queue.user.id, one.id, new Date(clock.now().getTime() + hour), clock.now())
  const notice = { kind: 'answer' as const, text: 'A test.' }
  const add = (key: string) =>
    inTransaction(db, (tx) => addNotifications(tx, queue.user.id, [{ ...notice, key }], clock.now()))
  await add('read')
  await readNotifications(db, queue.user.id, clock.now(), clock.now())
  await add('one')
  await add('other')
  expect(await waiting()).toEqual({ waiting_drafts: 1, unread_notifications: 2, needs_you: 0, is_sample: false })
})

describe('time', () => {
  test('a draft expires at the moment that its card gives, however late that is noticed', async () => {
    const { id } = await queue.draft()
    await snoozeDraft(world.bench.db, queue.user.id, id, new Date(clock.now().getTime() + hour), clock.now())
    clock.forward(2 * hour)
    await returnSnoozed(world.bench.db, clock.now())
    const shown = new Date((await queue.load()).waiting[0]?.expires_at ?? 0)
    const stateAt = async (at: number) => {
      await expireOldActions(world.bench.db, new Date(at))
      return world.bench.sql('select state, finished_at from actions where id = $1', [id])
    }
    expect(await stateAt(shown.getTime() - 1)).toEqual([{ state: 'waiting', finished_at: null }])
    expect(await stateAt(shown.getTime() + 5 * hour)).toEqual([{ state: 'expired', finished_at: shown }])
  })

  test('an hour, tonight and tomorrow are the user’s', () => {
    const at = (text: string) => snoozedUntil(text as 'hour', clock.now(), 'America/New_York').toISOString()
    expect([at('hour'), at('tonight'), at('tomorrow')]).toEqual([
      '2026-06-15T10:00:00.000Z',
      '2026-06-16T00:00:00.000Z',
      '2026-06-16T12:00:00.000Z',
    ])
    clock.set('2026-06-16T01:00:00Z')
    expect(at('tonight')).toBe('2026-06-16T12:00:00.000Z')
    // The clocks change at two in the following night.
    clock.set('2026-10-31T15:00:00Z')
    expect([at('tonight'), at('tomorrow')]).toEqual(['2026-11-01T00:00:00.000Z', '2026-11-01T13:00:00.000Z'])
    clock.set('2026-11-01T15:00:00Z')
    expect(at('tonight')).toBe('2026-11-02T01:00:00.000Z')
  })

  test('tomorrow is eight in the morning where clocks change by half an hour', () => {
    const now = new Date('2026-04-04T02:00:00Z')
    expect(snoozedUntil('tomorrow', now, 'Australia/Lord_Howe')).toEqual(new Date('2026-04-04T21:30:00Z'))
  })

  test('a draft that is put aside comes back, tells the open pages, and has another day', async () => {
    const item = await queue.draft()
    const until = new Date(clock.now().getTime() + 20 * hour)
    expect(await snoozeDraft(world.bench.db, queue.user.id, item.id, until, clock.now())).toBe(true)
    expect(await queue.load()).toMatchObject({ waiting: [], snoozed: [{ id: item.id }] })
    clock.set(until)
    await world.bench.sql('delete from live_events')
    await returnSnoozed(world.bench.db, clock.now())
    await returnSnoozed(world.bench.db, clock.now())
    expect(await world.bench.sql('select data from live_events')).toHaveLength(1)
    clock.set(new Date(until.getTime() + day - 1))
    await expireOldActions(world.bench.db, clock.now())
    expect((await queue.load()).waiting.map(({ id }) => id)).toEqual([item.id])
    clock.set(new Date(until.getTime() + day + 1))
    await expireOldActions(world.bench.db, clock.now())
    expect(await queue.row(item.id)).toMatchObject({ state: 'expired', code: 'too_old' })
  })
})

describe('another text', () => {
  test('is written by the mind, differs, and is announced', async () => {
    const item = await queue.draft()
    expect(await requestRewrite(world.bench, queue.user.id, item.id, clock.now())).toBe(true)
    expect((await queue.load()).waiting[0]?.is_rewriting).toBe(true)
    await rewriteDraft(world.bench, item.id, { isLast: true, signal: AbortSignal.timeout(maxWaitMs) })
    const [again] = (await queue.load()).waiting
    expect(again).toMatchObject({ id: item.id, is_rewriting: false, note: null })
    expect(again?.text).not.toBe(item.text)
    expect(queue.acts()).toEqual([])
  })

  test('takes its own reason with it', async () => {
    const item = await queue.draft()
    await world.bench.sql(`update actions set reason = 'They asked. It is the old text.' where id = $1`, [item.id])
    await world.bench.sql(`update drafts set rests_on = 'It is the old text.' where action_id = $1`, [item.id])
    await requestRewrite(world.bench, queue.user.id, item.id, clock.now())
    await rewriteDraft(world.bench, item.id, { isLast: true, signal: AbortSignal.timeout(maxWaitMs) })
    expect((await queue.load()).waiting[0]).toMatchObject({ why: 'They asked.', rests_on: 'A test.' })
  })

  test('is asked for with the texts before it, and differs from all of them', async () => {
    const item = await queue.draft()
    const reply = vi.spyOn(mind, 'reply')
    const another = async () => {
      await requestRewrite(world.bench, queue.user.id, item.id, clock.now())
      await rewriteDraft(world.bench, item.id, { isLast: true, signal: AbortSignal.timeout(maxWaitMs) })
      return (await queue.load()).waiting[0]
    }
    const second = await another()
    reply.mockResolvedValueOnce({ verdict: 'reply', text: item.text ?? '', reason: 'It fits.' })
    expect(await another()).toMatchObject({ text: second?.text, note: expect.stringMatching(/^No new draft: /) })
    const guidelines = reply.mock.calls
      .at(-1)?.[1]
      .prompts.map(({ text }) => text)
      .join(' ')
    expect(guidelines).toContain(`“${item.text}” “${second?.text}”`)
  })

  test('does not replace what the user kept meanwhile', async () => {
    const item = await queue.draft()
    await requestRewrite(world.bench, queue.user.id, item.id, clock.now())
    const own = decisionOn(item, 'In my own words, then.')
    vi.spyOn(mind, 'reply').mockImplementationOnce(async () => {
      await keepText(world.bench.db, queue.user.id, own, clock.now())
      return { verdict: 'reply', text: 'In words of the mind.', reason: 'It fits.' }
    })
    await rewriteDraft(world.bench, item.id, { isLast: true, signal: AbortSignal.timeout(maxWaitMs) })
    expect(mind.reply).toHaveBeenCalled()
    expect((await queue.load()).waiting[0]).toMatchObject({
      id: item.id,
      text: own.text,
      is_rewriting: false,
      note: null,
    })
  })

  test('that the mind does not find leaves the first one, with the reason', async () => {
    const item = await queue.draft()
    await requestRewrite(world.bench, queue.user.id, item.id, clock.now())
    mind.speechless = true
    await rewriteDraft(world.bench, item.id, { isLast: true, signal: AbortSignal.timeout(maxWaitMs) })
    expect((await queue.load()).waiting[0]).toMatchObject({ text: item.text, note: 'No new draft: Nothing to add.' })
  })

  test('is refused until the user’s share of the language model is back', async () => {
    const item = await queue.draft()
    await requestRewrite(world.bench, queue.user.id, item.id, clock.now())
    const reason = 'The language model wrote no reply.'
    vi.spyOn(mind, 'reply').mockResolvedValueOnce({ verdict: 'skip', code: 'share_used_up', reason })
    await rewriteDraft(world.bench, item.id, { isLast: true, signal: AbortSignal.timeout(maxWaitMs) })
    expect((await queue.load()).waiting[0]).toMatchObject({
      text: item.text,
      is_rewriting: false,
      note: expect.stringMatching(
        /^No new draft: Today’s share of the language model is used up\. It’s back at 12:00\sAM\.$/,
      ),
    })
  })
})

test('no draft is made for an account that was disconnected while the step ran', async () => {
  world.found = [queue.post()]
  const reply = mind.reply.bind(mind)
  vi.spyOn(mind, 'reply').mockImplementation(async (...given) => {
    await disconnect(world.bench, queue.user.id, clock.now())
    return reply(...given)
  })
  await queue.step()
  const drafted = 'select state from actions where user_id = $1'
  expect(mind.reply).toHaveBeenCalledOnce()
  expect(await world.bench.sql(drafted, [queue.user.id])).toEqual([])
})
