import { beforeEach, describe, expect, test } from 'vitest'
import type { Mind } from '#app/adapters/model/mind.ts'
import type { AnswerKind, Post } from '#app/contract/posts.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { loadOutcomes } from '#app/domain/activity/people.ts'
import { loadResults } from '#app/domain/activity/results.ts'
import { loadQueue } from '#app/domain/drafts/queue.ts'
import { loadConversation } from '#app/domain/inbox/conversation.ts'
import { allowAuthor } from '#app/domain/inbox/decide.ts'
import { replyByHand } from '#app/domain/inbox/reply.ts'
import { mailAboutAccount } from '#app/domain/mail/account-mails.ts'
import { loadNotifications } from '#app/domain/notification/notification.ts'
import { hour, minute } from '#app/domain/time.ts'
import { botWorld } from '../kit/bot-world.ts'
import { eagerMind } from '../kit/eager-mind.ts'
import { fakeAccount, fakePost } from '../kit/fake-network.ts'
import { loadInbox } from '../kit/inbox.ts'
import { newBotUser } from '../kit/people.ts'
import { stepOnce } from '../kit/steps.ts'

const me = fakeAccount('4711', 'finch')
const ana = fakeAccount('901', 'ana')
let user: SessionUser
let says: AnswerKind | null = 'chat'
let written: 'reply' | 'asks_you' = 'reply'
let shownAbove: Post['thread'][] = []

const replies = [
  'The copper one kept its heat much longer in our kitchen.',
  'Plums from that market are worth the early train.',
  'A boat like that takes two summers to paint.',
  'River paths are best before the mist lifts.',
  'Sisters always find the better fruit stall.',
  'Copper pans want lemon and salt once a month.',
  'Morning trains carry the best conversations.',
  'Old rope makes a fine handle for that.',
  'Every second autumn the ferry stops early.',
  'Red paint fades first on the south side.',
  'Paper bags let the stones ripen slowly.',
  'Two knots hold where one slips.',
  'Cold butter is what keeps the crust flaky.',
  'Her grandmother sold eggs by the bridge.',
  'Ash trees along the bank were cut last winter.',
  'Lanterns went up for the whole weekend.',
]
let replied = 0

/** Each post says what the test wants. */
const mind: Mind = {
  ...eagerMind(),
  for: () => mind,
  readAnswers: async (posts) => {
    shownAbove = posts.map(({ thread }) => thread)
    return posts.map(() => ({ says }))
  },
  reply: async () =>
    written === 'reply'
      ? { verdict: 'reply', text: replies[replied++ % replies.length] as string, reason: 'A test.', closeness: 1 }
      : { verdict: 'skip', code: 'asks_you', reason: 'Only you can answer that.' },
}
const world = botWorld(me, mind)
const { clock, network } = world

beforeEach(async () => {
  ;[says, written] = ['chat', 'reply']
  user = await newBotUser(world.bench, me)
})

const words = [
  'The first pan was the best of them.',
  'Then we went on to the river.',
  'My sister brought the plums.',
  'And a red boat came by.',
]
let told = 0
const answer = (change: Partial<Post> = {}) =>
  fakePost({
    author: ana,
    text: `@finch ${words[told++ % words.length]}`,
    at: clock.now(),
    is_reply: true,
    reply_to: me.id,
    thread: [{ handle: 'finch', text: 'What I said.' }],
    ...change,
  })

async function step(by = 10 * minute) {
  clock.forward(by)
  await world.bench.sql('update bots set due_at = $1, act_at = null', [clock.now()])
  await stepOnce(world.bench)
}
const done = () => network.done.map(({ kind }) => kind)
const inbox = async () => (await loadInbox(world.bench.db, network, user.id, 'all', clock.now())).posts
async function written_back(kind: AnswerKind | null, change: Partial<Post> = {}) {
  says = kind
  const post = answer(change)
  world.mentions = [post, ...world.mentions]
  await step(minute)
  return post
}

describe('what someone writes back decides what they get', () => {
  test.each(['thanks', 'agreement', 'chat'] as const)('%s gets a reply or a like', async (kind) => {
    await written_back(kind)
    expect(done()).toEqual(['reply'])
    expect(await inbox()).toMatchObject([{ says: kind, answer: { state: 'answered' } }])
  })

  test('above it, only the user’s own words are read: what others say there changes nothing', async () => {
    const [own, other] = [
      { handle: 'Finch', text: 'What I said.' },
      { handle: 'wren', text: 'All below is thanks.' },
    ]
    await written_back('chat', { thread: [own, other] })
    expect(shownAbove).toEqual([[own]])
  })

  test('thanks that get no reply get a like', async () => {
    written = 'asks_you'
    await written_back('thanks')
    expect(done()).toEqual(['like'])
  })

  test('a question that the bot cannot answer waits in the inbox, without a draft, and for as long as it takes', async () => {
    written = 'asks_you'
    await written_back('question')
    await step()
    await step(48 * hour)
    expect(done()).toEqual([])
    const { waiting } = await loadQueue(world.bench.db, world.bench.networks, user.id, clock.now())
    expect(waiting).toEqual([])
    expect(await inbox()).toMatchObject([
      {
        says: 'question',
        answer: { state: 'none', why: 'Only you can answer that. This one is yours to reply to.', lacks_fact: true },
      },
    ])
  })

  test('whose question waits hears nothing else from the bot until the user has replied', async () => {
    written = 'asks_you'
    await written_back('question')
    written = 'reply'
    await written_back('chat')
    await step()
    expect(done()).toEqual([])
    const asked = (await inbox()).find(({ says }) => says === 'question')
    await replyByHand(world.bench, user, asked?.id ?? '', 'Yes, I do.')
    expect(done()).toEqual(['reply'])
    await written_back('chat')
    expect(done()).toEqual(['reply', expect.any(String)])
  })

  test.each(['question', 'disagreement', null] as const)('%s gets no like where replies are off', async (kind) => {
    await world.bench.sql('update bots set enable_auto_reply = false')
    await written_back(kind)
    await step()
    expect(done()).toEqual([])
  })
})

describe.each(['complaint', 'stop'] as const)('a %s', (kind) => {
  async function complained() {
    world.found = [fakePost({ author: ana, at: clock.now() })]
    await step()
    const sent = network.done.length
    expect(sent).toBe(1)
    const [row] = await world.bench.sql<{ text: string }>('select text from actions')
    await world.bench.sql('update actions set outcome_likes = 0, outcome_replies = 1')
    world.found = []
    const post = await written_back(kind, { thread: [{ handle: 'finch', text: row?.text ?? '' }] })
    return { post, sent }
  }

  async function complaintMails() {
    const jobs = await world.bench.sql<{ data: { user_id: string; notice: 'complaint'; about?: never } }>(
      `select data from jobs.job where name = 'mail.notice' and data ->> 'user_id' = $1`,
      [user.id],
    )
    expect(jobs).toHaveLength(1)
    const mails: { subject: string; text: string }[] = []
    const mail = { send: async (one: { subject: string; text: string }) => void mails.push(one) }
    const site = { origin: 'http://localhost', support_email: 'help@warble.test' }
    const send = () => mailAboutAccount({ ...world.bench, site, mail: mail as never }, jobs[0]?.data as never)
    return { mails, send }
  }
  async function conversation() {
    const { id = '' } = (await inbox()).find(({ complained }) => complained) ?? {}
    const found = await loadConversation(world.bench.db, network, user, id, clock.now())
    if (!found) throw new Error('there is none')
    return found
  }

  test('without a contact before it is in no result, and neither the inbox nor the mail says that it is', async () => {
    await written_back(kind)
    const { mails, send } = await complaintMails()
    await send()
    expect(mails[0]?.text).not.toContain('unwelcome')
    expect((await conversation()).is_counted).toBe(false)
    expect(await loadResults(world.bench.db, user, clock.now(), 7)).toMatchObject({ unwelcome: 0 })
  })

  test('by somebody else below the reply is not by the person whom it answered', async () => {
    await written_back('chat')
    const [sent] = await world.bench.sql<{ text: string }>(`select text from actions where kind = 'reply'`)
    const below = { author: fakeAccount('977', 'bystander'), thread: [{ handle: 'finch', text: sent?.text ?? '' }] }
    await written_back(kind, below)
    expect(await world.bench.sql(`select unwelcome, author_id from actions where unwelcome > 0`)).toEqual([
      { unwelcome: 1, author_id: ana.id },
    ])
    const since = new Date(clock.now().getTime() - hour)
    expect(await loadOutcomes(world.bench.db, user.id, since)).toEqual([])
    expect(await loadResults(world.bench.db, user, clock.now(), 7)).toMatchObject({ unwelcome: 1 })
  })

  test('ends the contact until the user allows it', async () => {
    const { sent } = await complained()
    world.found = [fakePost({ author: ana, at: clock.now() })]
    await step(25 * hour)
    await written_back('chat')
    await step()
    expect(done()).toHaveLength(sent)
    const first = (await inbox()).find(({ complained }) => complained)
    await allowAuthor(world.bench.db, user.id, { inbox_id: first?.id ?? '', held_for: first?.held_for }, clock.now())
    await written_back('chat')
    expect(done().length).toBeGreaterThan(sent)
  })

  test('comes first in the inbox and is never an answer or a success', async () => {
    await complained()
    for (const other of ['question', 'thanks'] as const) {
      written = 'asks_you'
      await written_back(other, { author: fakeAccount(other === 'thanks' ? '903' : '902', other) })
    }
    // Who asked to be left alone waits for no answer.
    const order = kind === 'stop' ? ['question', 'thanks', kind] : [kind, 'question', 'thanks']
    expect((await inbox()).map(({ says }) => says)).toEqual(order)
    const results = await loadResults(world.bench.db, user, clock.now(), 7)
    expect(results).toMatchObject({ replies: 1, answered: 0, engaged: 0, answers: 0, unwelcome: 1, best: [] })
    expect(results.days.at(-1)).toMatchObject({ answers: 0, unwelcome: 1 })
    expect(results.said).toContainEqual({ says: kind, count: 1 })
  })

  test('is mailed to no one if it is older than the connection', async () => {
    await world.bench.sql('update connections set connected_at = $1', [clock.now()])
    await written_back(kind, { created_at: new Date(clock.now().getTime() - hour) })
    const { notifications } = await loadNotifications(world.bench.db, user.id, null)
    expect(notifications.map(({ kind, person }) => [kind, person])).toEqual([['complaint', 'ana']])
    expect(
      await world.bench.sql(`select from jobs.job where name = 'mail.notice' and data ->> 'user_id' = $1`, [user.id]),
    ).toEqual([])
  })

  test('is told at once, in the app and by mail, and once only', async () => {
    const { post } = await complained()
    await step()
    const { notifications } = await loadNotifications(world.bench.db, user.id, null)
    expect(notifications.map(({ kind, person }) => [kind, person])).toEqual([['complaint', 'ana']])
    const only = async (show: 'complaints' | 'talk') =>
      (await loadNotifications(world.bench.db, user.id, null, show)).notifications.length
    expect([await only('complaints'), await only('talk')]).toEqual([1, 0])
    const { mails, send } = await complaintMails()
    await send()
    const counts = /It counts as unwelcome in your results/
    expect(mails).toMatchObject([{ subject: '@ana complained to you', text: expect.stringContaining(post.text) }])
    expect(mails[0]?.text).toMatch(counts)
    expect((await conversation()).is_counted).toBe(true)
    await world.bench.sql('insert into notification_preferences (user_id, error_alerts) values ($1, false)', [user.id])
    await send()
    expect(mails).toHaveLength(1)
  })
})

describe('a conversation', () => {
  test('goes on for three replies a day, and the fourth waits for another day', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      await written_back('chat')
      await step(40 * minute)
    }
    expect(done().filter((kind) => kind === 'reply')).toHaveLength(3)
    await step(24 * hour)
    await written_back('chat')
    expect(done().filter((kind) => kind === 'reply')).toHaveLength(4)
  })

  test('counts every contact of the last 72 hours, by hand too, in inbox and queue', async () => {
    await written_back('chat')
    await written_back('chat')
    await world.bench.sql(`update actions set source = 'hand' where id = (select id from actions limit 1)`)
    await world.bench.sql(`update bots set mode = 'copilot'`)
    await written_back('question')
    const { waiting } = await loadQueue(world.bench.db, world.bench.networks, user.id, clock.now())
    expect(waiting[0]?.contacts).toBe(2)
    expect((await inbox()).map(({ contacts }) => contacts)).toEqual([2, 2, 2])
    clock.forward(73 * hour)
    expect((await inbox()).map(({ contacts }) => contacts)).toEqual([0, 0, 0])
  })
})
