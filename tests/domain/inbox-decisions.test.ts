import { expect, test } from 'vitest'
import type { Mind } from '#app/adapters/model/mind.ts'
import { chooseMode } from '#app/domain/bot/settings/settings.ts'
import { requestRewrite } from '#app/domain/drafts/rewrite.ts'
import { loadConversation } from '#app/domain/inbox/conversation.ts'
import { loadConversations } from '#app/domain/inbox/conversations.ts'
import {
  finish,
  finishWithoutReply,
  leaveAuthorAlone,
  nextAfter,
  reopen,
  snoozeConversation,
} from '#app/domain/inbox/decide.ts'
import { draftInboxReply, requestInboxDraft } from '#app/domain/inbox/draft.ts'
import { conversationsThatNeedYou } from '#app/domain/inbox/needs-you.ts'
import { sendInInbox } from '#app/domain/inbox/send.ts'
import { loadNotifications } from '#app/domain/notification/notification.ts'
import { hour, minute } from '#app/domain/time.ts'
import { eagerMind } from '../kit/eager-mind.ts'
import { fakeAccount } from '../kit/fake-network.ts'
import { inboxWorld, why } from '../kit/inbox-world.ts'
import { linkAccount, newUser } from '../kit/people.ts'

const mind: Mind = {
  ...eagerMind(),
  for: () => mind,
  readAnswers: async (posts) => posts.map(() => ({ says: 'question' })),
  reply: async () => ({
    verdict: 'reply',
    text: 'The copper one kept its heat much longer in our kitchen.',
    reason: 'A test.',
    closeness: 1,
  }),
}
const { me, world, receive, answer, received, ...owner } = inboxWorld(mind)
const { clock, network } = world
const [ana, ben] = ['ana', 'ben'].map((handle, at) => fakeAccount(`90${at}`, handle))

const db = () => world.bench.db
const id = () => owner.user().id
const now = () => clock.now()
const open = async (inboxId: string) => {
  const conversation = await loadConversation(db(), network, owner.user(), inboxId, now())
  if (!conversation) throw new Error('no such conversation')
  return conversation
}
const waiting = async () =>
  (await conversationsThatNeedYou(db(), owner.user(), now(), 10)).people.map(({ handle }) => handle)
const asks = (author: typeof ana, text: string) => received(answer(text, { ...(author && { author }) }))
const { signal } = new AbortController()

async function drafted(inboxId: string) {
  expect(await requestInboxDraft(world.bench, id(), inboxId, now())).toBe(true)
  await draftInboxReply(world.bench, inboxId, { isLast: true, signal })
  const conversation = await open(inboxId)
  if (conversation.answer.state !== 'waiting') throw new Error(`no draft: ${conversation.draft_refusal}`)
  return conversation.answer.draft
}

test('done is undone, and the one below comes next', async () => {
  const first = await asks(ana, 'Which grinder is that?')
  clock.forward(minute)
  const second = await asks(ben, 'Which beans are these?')
  expect(await waiting()).toEqual(['ana', 'ben'])
  expect(await nextAfter(db(), owner.user(), second.id, now())).toBe(first.id)
  expect(await nextAfter(db(), owner.user(), first.id, now())).toBe(second.id)
  await finish(db(), id(), second.id, now())
  expect(await waiting()).toEqual(['ana'])
  expect((await open(second.id)).turn).toBe('done')
  await reopen(db(), id(), second.id)
  expect(await waiting()).toEqual(['ana', 'ben'])
})

test('a snoozed conversation comes back at its time', async () => {
  const { id: inboxId } = await asks(ana, 'Which grinder is that?')
  await snoozeConversation(db(), { id: id(), time_zone: 'UTC' }, inboxId, 'hour', now())
  expect(await waiting()).toEqual([])
  const list = await loadConversations(db(), id(), { view: 'snoozed', before: null, search: '' }, now())
  expect(list.groups[0]?.conversations).toMatchObject([{ handle: 'ana', turn: 'snoozed' }])
  clock.forward(hour)
  expect(await waiting()).toEqual(['ana'])
})

test('a draft is written on request, edited and sent once, and its notice is read', async () => {
  const { id: inboxId } = await asks(ana, 'Which grinder do you use for espresso?')
  const draft = await drafted(inboxId)
  expect(await requestRewrite(world.bench, id(), draft.id, now())).toBe(true)
  clock.forward(2 * hour)
  const about = { inbox_id: inboxId, said: 'Which grinder do you use for espresso?' }
  const written = { ...about, action_id: draft.id, shown: draft.text, text: 'The old one, as ever.' }
  expect(await sendInInbox(world.bench, owner.user(), written)).toEqual({ outcome: 'sent' })
  expect(await sendInInbox(world.bench, owner.user(), written)).toEqual({ outcome: 'already' })
  expect(network.done.map(({ text }) => text)).toEqual(['The old one, as ever.'])
  expect(await open(inboxId)).toMatchObject({ turn: 'theirs', answer: { state: 'answered' } })
  const list = await loadConversations(db(), id(), { view: 'all', before: null, search: '' }, now())
  expect(list.groups[0]?.conversations).toMatchObject([{ replied: { text: written.text, at: now() } }])
  const { notifications } = await loadNotifications(db(), id(), null)
  expect(notifications).toMatchObject([{ person: 'ana', inbox_id: inboxId, read_at: now() }])
})

test('a draft that changed meanwhile is not sent', async () => {
  const { id: inboxId } = await asks(ana, 'Which grinder do you use for espresso?')
  const draft = await drafted(inboxId)
  await world.bench.sql(`update actions set text = 'Another text by then.' where id = $1`, [draft.id])
  const about = { inbox_id: inboxId, said: 'Which grinder do you use for espresso?' }
  const written = { ...about, action_id: draft.id, shown: draft.text, text: draft.text }
  expect(await why(sendInInbox(world.bench, owner.user(), written))).toContain('Another text by then.')
  expect(network.done).toEqual([])
})

test('a reply to what its author has edited since is not sent, and says what stands there now', async () => {
  const asked = answer('Do you like my grinder?', { ...(ana && { author: ana }) })
  const { id: inbox_id } = await received(asked)
  await receive({ ...asked, id: `${asked.id}9`, text: 'Do you hate your customers?', earlier_ids: [asked.id] })
  const send = (said: string) => sendInInbox(world.bench, owner.user(), { inbox_id, said, text: 'Yes, very much.' })
  expect(await why(send(asked.text))).toContain('It now says: “Do you hate your customers?”')
  expect(network.done).toEqual([])
  expect(await send((await open(inbox_id)).said)).toEqual({ outcome: 'sent' })
})

test('whoever takes the handle of someone on a list is not taken for them', async () => {
  const { id: inboxId } = await asks(ana, 'Which grinder do you use for espresso?')
  const listed = async (list: string, ids: string[]) => {
    await world.bench.sql('delete from bot_terms')
    await world.bench.sql(
      `insert into bot_terms (user_id, list, key, value, network, author_id, other_ids, added_at)
       values ($1, $2, 'ana', 'ana', 'perch', $3, $4, $5)`,
      [id(), list, ids[0] ?? null, ids.slice(1), now()],
    )
    const { is_target, is_avoided } = (await open(inboxId)).person
    return [is_target, is_avoided]
  }
  expect(await listed('target', ['901'])).toEqual([false, false])
  expect(await listed('person', ['901'])).toEqual([false, false])
  expect(await listed('person', ['901', '900'])).toEqual([false, true])
  expect(await listed('target', [])).toEqual([true, false])
})

test('no reply needed closes the conversation and rejects the draft', async () => {
  const { id: inboxId } = await asks(ana, 'Which grinder do you use for espresso?')
  const draft = await drafted(inboxId)
  await finishWithoutReply(db(), id(), inboxId, now())
  expect(await waiting()).toEqual([])
  expect(await world.bench.sql('select state from actions where id = $1', [draft.id])).toEqual([{ state: 'rejected' }])
})

test('never contact again drops what is planned, and stays when they write', async () => {
  const { id: inboxId } = await asks(ana, 'Which grinder do you use for espresso?')
  const draft = await drafted(inboxId)
  await chooseMode(db(), owner.user(), 'copilot')
  expect(await leaveAuthorAlone(db(), id(), inboxId, now())).toBe('ana')
  expect(await world.bench.sql('select state, code from actions where id = $1', [draft.id])).toEqual([
    { state: 'expired', code: 'avoided_person' },
  ])
  expect(await open(inboxId)).toMatchObject({ turn: 'done', person: { is_avoided: true } })
})

test('a complaint stays until the user has seen it, says what was stopped, and takes no draft', async () => {
  const { id: asked } = await asks(ana, 'Which grinder do you use for espresso?')
  await drafted(asked)
  clock.forward(minute)
  await receive(answer('Please stop replying to me.', { ...(ana && { author: ana }) }))
  const conversation = await open(asked)
  expect(conversation).toMatchObject({ turn: 'no_contact', complained: 'stop', dropped: 1, opted_out: true })
  expect(await requestInboxDraft(world.bench, id(), conversation.id, now())).toBe(false)
  await finish(db(), id(), conversation.id, now())
  expect(await open(conversation.id)).toMatchObject({ turn: 'done' })
})

test.each([
  { says: 'complaint', turn: 'needs_you', complained: null },
  { says: 'stop', turn: 'no_contact', complained: 'stop' },
] as const)('who is avoided and wrote a $says is shown as the send takes it', async ({ says, turn, complained }) => {
  const { id: inboxId } = await asks(ana, 'Which grinder do you use for espresso?')
  await leaveAuthorAlone(db(), id(), inboxId, now())
  clock.forward(minute)
  const { id: later } = await asks(ana, 'Not what I would have liked to read.')
  await world.bench.sql(
    `insert into unread_authors (user_id, network, author_id, post_id, written_at, says)
     select user_id, network, author_id, post_id, posted_at, $2 from inbox_posts where id = $1`,
    [later, says],
  )
  if (says === 'stop') await world.bench.sql(`update inbox_posts set says = 'stop' where id = $1`, [later])
  expect(await open(later)).toMatchObject({ turn, complained })
  expect(await requestInboxDraft(world.bench, id(), later, now())).toBe(false)
})

test('search finds a name, a handle and words of theirs', async () => {
  await asks(ana, 'Which grinder is that?')
  await asks(ben, 'Do you ship to 50% of Graz?')
  const found = async (search: string) => {
    const { groups } = await loadConversations(db(), id(), { view: 'all', before: null, search }, now())
    return groups.flatMap(({ conversations }) => conversations.map(({ handle }) => handle))
  }
  expect(await found('@ana')).toEqual(['ana'])
  expect(await found('graz ship')).toEqual(['ben'])
  expect(await found('GRÄZ')).toEqual(['ben'])
  expect(await found('50%')).toEqual(['ben'])
  expect(await found('5_%')).toEqual([])
})

test('nobody decides about another user’s conversation', async () => {
  const { id: inboxId } = await asks(ana, 'Which grinder is that?')
  const other = await newUser(world.bench)
  await linkAccount(world.bench, other.id, fakeAccount('4712', 'other'))
  const theirs = { id: other.id, time_zone: 'UTC' }
  for (const work of [
    () => finish(db(), other.id, inboxId, now()),
    () => finishWithoutReply(db(), other.id, inboxId, now()),
    () => reopen(db(), other.id, inboxId),
    () => snoozeConversation(db(), theirs, inboxId, 'reply', now()),
    () => leaveAuthorAlone(db(), other.id, inboxId, now()),
    () => requestInboxDraft(world.bench, other.id, inboxId, now()),
  ])
    expect(await why(work())).toBe('not_found')
  expect(await waiting()).toEqual(['ana'])
  expect(me.handle).toBe('finch')
})
