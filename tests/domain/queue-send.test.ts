import { afterEach, describe, expect, test, vi } from 'vitest'
import { NetworkError, OverBudget } from '#app/adapters/network/network.ts'
import { plans } from '#app/content/plans.ts'
import { startBot, stopBot } from '#app/domain/bot/schedule/bot.ts'
import { planWaiting } from '#app/domain/bot/send/planned-actions.ts'
import { chooseMode } from '#app/domain/bot/settings/settings.ts'
import { loadQueue, type QueueItem } from '#app/domain/drafts/queue.ts'
import { rejectDrafts } from '#app/domain/drafts/reject.ts'
import { requestRewrite } from '#app/domain/drafts/rewrite.ts'
import { putBack, sendDraft } from '#app/domain/drafts/send.ts'
import { sendDrafts } from '#app/domain/drafts/send-several.ts'
import { snoozeDraft } from '#app/domain/drafts/snooze.ts'
import { keepText } from '#app/domain/drafts/text.ts'
import { hour, minute } from '#app/domain/time.ts'
import { fakeAccount } from '../kit/fake-network.ts'
import { newBotUser, setPlan } from '../kit/people.ts'
import { decisionOn, queueWorld, refusal, tableOf } from '../kit/queue-world.ts'
import { settleLostCallsNow } from '../kit/steps.ts'

const queue = queueWorld()
const { world } = queue
const { clock, network } = world
afterEach(() => vi.restoreAllMocks())

test('several are sent in one press: each as its own would be, and what can’t be sent says why', async () => {
  const { db } = world.bench
  const items = [await queue.draft(), await queue.draft(), await queue.draft(), await queue.draft()]
  const [good, changed, gone, edited] = items as [QueueItem, QueueItem, QueueItem, QueueItem]
  await world.bench.sql(`update actions set text = 'Another text by now.' where id = $1`, [changed.id])
  await rejectDrafts(db, queue.user.id, [gone.id], 'rejected', clock.now())
  const own = 'My own words over the draft of the bot.'
  const decisions = [decisionOn(good), decisionOn(changed), decisionOn(gone), decisionOn(edited, own)]
  const sent = await sendDrafts(world.bench, queue.user, decisions)
  expect(sent).toMatchObject({ sent: 2, scheduled: 0, decided: 1, left: 0 })
  expect(sent.unsent).toEqual([{ id: changed.id, why: expect.stringContaining('The text changed in the meantime') }])
  expect(await queue.row(edited.id)).toMatchObject({ state: 'success', text: own })
  expect(await queue.row(changed.id)).toMatchObject({ state: 'waiting' })
})

describe('the user’s click', () => {
  test('sends the draft once, however often it comes', async () => {
    const item = await queue.draft()
    const outcomes = await Promise.all([queue.send(item), queue.send(item), queue.send(item)])
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['decided', 'decided', 'sent'])
    expect(network.done).toMatchObject([{ kind: 'reply', text: item.text }])
    expect(await queue.row(item.id)).toMatchObject({ state: 'success', source: 'approved' })
    expect((await queue.load()).decided.map(({ id }) => id)).toEqual([item.id])
    expect(await queue.send(item)).toEqual({ outcome: 'decided' })
  })

  test('does not send a text that has taken the place of the one it was made for', async () => {
    const { id, text } = await queue.draft()
    await world.bench.sql(`update actions set text = 'Written meanwhile.' where id = $1`, [id])
    expect(await planWaiting(world.bench.db, queue.user.id, { id, text }, 'approved')).toBeNull()
    expect(await queue.row(id)).toMatchObject({ state: 'waiting' })
  })

  test('is refused, with the new text, where the page showed another one', async () => {
    const item = await queue.draft()
    const other = 'Written meanwhile, in another tab.'
    await keepText(world.bench.db, queue.user.id, decisionOn(item, other), clock.now())
    const changed = { code: 'draft_changed', text: expect.stringContaining(`It’s now: “${other}”`) }
    for (const text of [null, item.text, 'What was typed here.']) {
      expect(await refusal(queue.send(item, text))).toEqual(changed)
    }
    expect(await refusal(keepText(world.bench.db, queue.user.id, decisionOn(item, 'Typed.'), clock.now()))).toEqual(
      changed,
    )
    expect(await refusal(queue.send({ id: item.id, text: null }))).toEqual(changed)
    expect(await queue.row(item.id)).toMatchObject({ state: 'waiting', text: other })
    expect(network.done).toEqual([])
    const [seen] = (await queue.load()).waiting
    expect(seen && (await queue.send(seen, 'What was typed here.'))).toEqual({ outcome: 'sent' })
    expect(network.done).toMatchObject([{ text: 'What was typed here.' }])
  })

  test('sends what the table marks click, as a tap; a table that says no refuses it', async () => {
    network.capabilities = tableOf('click')
    const one = await queue.draft()
    expect(await queue.send(one)).toEqual({ outcome: 'sent' })
    expect((await queue.row(one.id))?.source).toBe('tap')
    const other = await queue.draft()
    network.capabilities = tableOf('no')
    expect((await queue.send(other)).outcome).toBe('ended')
    expect(network.done).toHaveLength(1)
  })

  test('sends while the bot sleeps too', async () => {
    const item = await queue.draft()
    await stopBot(world.bench.db, queue.user.id, clock.now())
    expect(await queue.send(item)).toEqual({ outcome: 'sent' })
  })

  test('that was lost and did not happen asks again where the bot sleeps', async () => {
    const item = await queue.draft()
    await stopBot(world.bench.db, queue.user.id, clock.now())
    vi.spyOn(network.client(null as never), 'perform').mockRejectedValueOnce(
      new NetworkError('unknown_outcome', 'No answer came.'),
    )
    expect((await queue.send(item)).outcome).toBe('lost')
    await settleLostCallsNow(world.bench)
    expect(await queue.row(item.id)).toMatchObject({ state: 'waiting' })
    expect(await queue.send(item)).toEqual({ outcome: 'sent' })
  })

  test('sends although nothing more may be read today', async () => {
    const item = await queue.draft()
    vi.spyOn(network.client(null as never), 'outcomes').mockRejectedValueOnce(new OverBudget(clock.now()))
    expect(await queue.send(item)).toEqual({ outcome: 'sent' })
  })

  test('keeps the user’s text, and beside it the original as an example of their voice', async () => {
    const item = await queue.draft()
    await queue.send(item, 'too\u0301 '.repeat(300)).catch(() => undefined)
    expect(await queue.send(item, '  A coarser grind takes the sourness out of that boiler.  ')).toEqual({
      outcome: 'sent',
    })
    expect(network.done[0]?.text).toBe('A coarser grind takes the sourness out of that boiler.')
    expect(await world.bench.sql('select original, edited from draft_edits')).toEqual([
      { original: item.text, edited: 'A coarser grind takes the sourness out of that boiler.' },
    ])
    expect((await queue.load()).decided[0]?.written_by).toBe('Edited by you')
  })

  test('a text that cannot be sent is refused with the reason, and the draft keeps its own', async () => {
    const first = await queue.draft()
    await queue.send(first)
    const item = await queue.draft()
    const refused = async (text: string) => (await refusal(queue.send(item, text)))?.text
    expect(await refused('x'.repeat(281))).toBe('The draft is 281 characters long. The limit is 280.')
    expect((await queue.load()).waiting[0]?.text).toBe(item.text)
    expect(await refused(first.text ?? '')).toBe('It’s too close to a recent reply.')
    expect(await refused('  ')).toBe('The draft is empty.')
    expect((await queue.load()).waiting[0]?.text).toBe(item.text)
    expect(await world.bench.sql('select 1 from draft_edits')).toEqual([])
    expect((await queue.row(item.id))?.state).toBe('waiting')
    expect(network.done).toHaveLength(1)
    expect(await queue.send(item, item.text)).toEqual({ outcome: 'sent' })
  })

  test('sends nothing to somebody who has said stop since', async () => {
    const item = await queue.draft()
    await world.bench.sql(
      `insert into opt_outs (network, author_id, said_at, post_id, words)
       select network, author_id, $2, null, 'stop' from actions where id = $1`,
      [item.id, clock.now()],
    )
    const handle = item.person.handle
    expect(await queue.send(item)).toEqual({ outcome: 'ended', why: `${handle} asked not to be contacted.` })
    expect(network.done).toEqual([])
    expect(await queue.row(item.id)).toMatchObject({ state: 'expired', code: 'opted_out', text: item.text })
  })

  test('sends nothing where the post has vanished, and keeps the text', async () => {
    const item = await queue.draft()
    const [{ target_id } = { target_id: '' }] = await world.bench.sql<{ target_id: string }>(
      'select target_id from actions where id = $1',
      [item.id],
    )
    network.gone.add(target_id)
    expect(await queue.send(item)).toEqual({ outcome: 'ended', why: 'The post is gone.' })
    expect(await queue.row(item.id)).toMatchObject({ state: 'expired', text: item.text })
    expect(network.done).toEqual([])
  })

  test('after the plan has ended waits for the next day’s room, which the bot uses by itself', async () => {
    const item = await queue.draft()
    await chooseMode(world.bench.db, queue.user, 'autopilot')
    await world.runUntil('2026-06-15T16:00:00Z', () => {
      world.found = [queue.post()]
    })
    await chooseMode(world.bench.db, queue.user, 'copilot')
    await setPlan(world.bench, queue.user.id, 'free')
    await world.bench.sql('update users set trial_credits = 0')
    clock.set(new Date(clock.now().getTime() + 61 * minute))
    const done = network.done.length
    queue.user = { ...queue.user, plan: plans.free }
    expect(await queue.send(item)).toEqual({
      outcome: 'scheduled',
      why: 'Today’s 10 actions on the Free plan are used up. It can go out after Tuesday 12:00 AM.',
    })
    expect(network.done).toHaveLength(done)
    expect((await queue.load()).approved.map(({ id }) => id)).toEqual([item.id])
    await world.runUntil('2026-06-16T10:00:00Z')
    expect((await queue.row(item.id))?.state).toBe('success')
  })

  test('within the hourly limit waits its turn, and can be taken back', async () => {
    await world.bench.sql('update bots set max_actions_per_hour = 1')
    const [one, two] = [await queue.draft(), await queue.draft()]
    expect(await queue.send(one)).toEqual({ outcome: 'sent' })
    const held = await queue.send(two)
    expect(held).toMatchObject({
      outcome: 'scheduled',
      why: expect.stringContaining('You’ve reached the hourly limit.'),
    })
    expect(await putBack(world.bench.db, queue.user.id, two.id, clock.now())).toBe(true)
    expect((await queue.load()).waiting.map(({ id }) => id)).toContain(two.id)
    await stopBot(world.bench.db, queue.user.id, clock.now())
    expect((await queue.send(two)).outcome).toBe('kept')
    expect((await queue.row(two.id))?.state).toBe('waiting')
    await startBot(world.bench.db, network, queue.user, {}, clock.now())
    clock.set(new Date(clock.now().getTime() + 2 * hour))
    expect(await queue.send(two)).toEqual({ outcome: 'sent' })
  })

  test('sends nothing that would also reach someone who has asked for no contact since', async () => {
    const item = await queue.draft({ reaches: ['9901'] })
    await world.bench.sql(
      `insert into opt_outs (network, author_id, said_at, post_id, words) values ('perch', '9901', $1, null, 'Stop.')`,
      [clock.now()],
    )
    const why = 'A reply would also reach someone the bot leaves alone.'
    expect(await queue.send(item)).toEqual({ outcome: 'ended', why })
    expect(network.done).toEqual([])
  })

  test('in quiet hours waits for their end', async () => {
    const item = await queue.draft()
    const every = (from: number, to: number) => Array.from({ length: 7 }, () => ({ from, to }))
    await world.bench.sql('update bots set hours = $1', [JSON.stringify({ work: every(0, 24), quiet: every(8, 13) })])
    expect(await queue.send(item)).toEqual({
      outcome: 'scheduled',
      why: 'It’s outside the bot’s hours. It can go out after 1:00 PM.',
    })
    expect(network.done).toEqual([])
  })

  test('is refused for the draft of another user', async () => {
    const item = await queue.draft()
    const stranger = await newBotUser(world.bench, fakeAccount('4712', 'wren'))
    expect(await sendDraft(world.bench, stranger, decisionOn(item, 'Mine now.'))).toEqual({ outcome: 'decided' })
    expect(await rejectDrafts(world.bench.db, stranger.id, [item.id], 'not_person', clock.now())).toBe(0)
    expect(await snoozeDraft(world.bench.db, stranger.id, item.id, null, clock.now())).toBe(false)
    expect(await requestRewrite(world.bench, stranger.id, item.id, clock.now())).toBe(false)
    expect(await queue.row(item.id)).toMatchObject({ state: 'waiting', text: item.text })
    expect((await loadQueue(world.bench.db, world.bench.networks, stranger.id, clock.now())).waiting).toEqual([])
  })
})
