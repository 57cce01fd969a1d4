import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { attachmentText } from '#app/adapters/network/attachments.ts'
import type { Post } from '#app/contract/posts.ts'
import { hour, minute } from '#app/domain/time.ts'
import { operate } from '#app/operator/commands.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork, fakePost } from '../kit/fake-network.ts'
import { type ManualClock, manualClock } from '../kit/manual-clock.ts'
import { newBotUser, planAction } from '../kit/people.ts'
import { stepOnce } from '../kit/steps.ts'

const me = fakeAccount('4711', 'finch')
const tired = fakeAccount('901', 'tired')
let mentions: Post[] = []
let found: Post[] = []
let clock: ManualClock
let network: FakeNetwork
let bench: Bench<FakeNetwork>

beforeAll(async () => {
  clock = manualClock()
  network = fakeNetwork(me, { mentions: async () => mentions, search: async () => found })
  bench = await startBench(inject('postgres'), clock, network)
})
afterAll(() => bench?.close())
beforeEach(async () => {
  await bench.sql('truncate actions, opt_outs cascade')
  await bench.sql('delete from users')
  network.done.length = 0
  network.calls.length = 0
  clock.set('2026-06-15T09:00:00Z')
  mentions = []
  found = []
})

const stopPost = (change: Partial<Post> = {}) =>
  fakePost({ author: tired, text: '@finch please stop', at: clock.now(), ...change })
const thanks = {
  text: '@finch thanks for the kettle advice',
  thread: [{ handle: 'tired', text: 'please stop replying to me, bot' }],
}
const ledger = () => bench.sql<{ author_id: string }>('select author_id from opt_outs where taken_back_at is null')
const rows = (userId: string) =>
  bench.sql(`select state, code, reason from actions where user_id = $1 and state <> 'skipped'`, [userId])
const due = async () =>
  (await bench.sql<{ due_at: Date }>('select due_at from bots'))[0]?.due_at ?? new Date(Number.NaN)

describe('a request not to be contacted', () => {
  test('is read before a planned action is sent, and the action is dropped', async () => {
    const user = await newBotUser(bench, me)
    await planAction(bench, user.id, me.id, 'like', { post: fakePost({ author: tired }) })
    mentions = [stopPost()]
    await stepOnce(bench)
    expect(network.done).toEqual([])
    const dropped = { state: 'expired', code: 'opted_out', reason: '@tired asked not to be contacted.' }
    expect(await rows(user.id)).toEqual([dropped])
  })

  test.each([
    'please stop replying to me, bot',
    '[please stop replying to me, bot]',
    `Please stop replying to me, bot. ${'A long description follows. '.repeat(100)}`,
  ])('is heard in the description of a picture, which quotes nobody: %s', async (description) => {
    const user = await newBotUser(bench, me)
    await planAction(bench, user.id, me.id, 'like', { post: fakePost({ author: tired }) })
    const text = '@finch thanks for the kettle advice'
    mentions = [
      stopPost({ text, read_as: `${text} ${attachmentText('image', description)}`, described: [description] }),
    ]
    await stepOnce(bench)
    expect(network.done).toEqual([])
    expect(await rows(user.id)).toMatchObject([{ state: 'expired', code: 'opted_out' }])
  })

  test('is heard among many other mentions, of which only the newest are answered', async () => {
    await newBotUser(bench, me)
    const others = Array.from({ length: 150 }, () => fakePost({ text: '@finch', at: clock.now() }))
    const unanswered = fakePost({ text: '@finch which grinder for espresso would you buy?', at: clock.now() })
    mentions = [...others, unanswered, stopPost()]
    for (let turn = 0; turn < 3; turn += 1) {
      await stepOnce(bench)
      clock.forward(hour / 4)
    }
    expect(await ledger()).toEqual([{ author_id: tired.id }])
    expect(await bench.sql('select 1 from inbox_posts')).toHaveLength(152)
    expect(await bench.sql('select 1 from actions where post_id = $1', [unanswered.id])).toEqual([])
  })

  test('drops planned and drafted actions of other users’ bots at once', async () => {
    await newBotUser(bench, me)
    const other = await newBotUser(bench, fakeAccount('4712', 'wren'))
    await bench.sql('update bots set due_at = null where user_id = $1', [other.id])
    const action = await planAction(bench, other.id, '4712', 'view', { post: fakePost({ author: tired }) })
    await planAction(bench, other.id, '4712', 'reply', { post: fakePost({ author: tired }) })
    await planAction(bench, other.id, '4712', 'view')
    await bench.sql(`update actions set state = 'waiting' where id = $1`, [action.id])
    mentions = [stopPost()]
    await stepOnce(bench)
    const states = await bench.sql(
      'select author_id = $2 as theirs, state, code from actions where user_id = $1 order by 1, 2',
      [other.id, tired.id],
    )
    expect(states).toEqual([
      { theirs: false, state: 'planned', code: null },
      { theirs: true, state: 'expired', code: 'opted_out' },
      { theirs: true, state: 'expired', code: 'opted_out' },
    ])
  })

  test.each([
    ['in answer to the user', { reply_to: me.id, is_reply: true, text: 'Please stop replying to me.' }],
    ['by the user’s name', { text: 'Hey @Finch, stop replying to me.' }],
    ['by the user’s name in a thread', { is_reply: true, reply_to: '5', text: '@wren @finch Stop it now, @finch.' }],
    ['with a quote', { quotes: { author_id: me.id, handle: null }, text: 'Stop replying to me.' }],
  ])('holds for everybody if it is said %s', async (_how, change) => {
    await newBotUser(bench, me)
    mentions = [stopPost(change)]
    await stepOnce(bench)
    expect(await ledger()).toEqual([{ author_id: tired.id }])
  })

  test.each([
    ['to somebody else in the thread', { is_reply: true, reply_to: '5', text: '@wren @finch stop replying to me' }],
    ['to somebody who is quoted', { quotes: { author_id: '5', handle: 'wren' }, text: 'Stop replying to me.' }],
    ['in a post of their own that they quote', { ...thanks, quotes: { author_id: tired.id, handle: null } }],
    ['in a post of their own above', { ...thanks, is_reply: true, reply_to: tired.id }],
  ])('holds for this user alone if it is said %s', async (_how, change) => {
    const user = await newBotUser(bench, me)
    const other = await newBotUser(bench, fakeAccount('4712', 'wren'))
    await bench.sql('update bots set due_at = null where user_id = $1', [other.id])
    await planAction(bench, user.id, me.id, 'like', { post: fakePost({ author: tired }) })
    mentions = [stopPost(change)]
    await stepOnce(bench)
    expect(await ledger()).toEqual([])
    expect(network.done).toEqual([])
    expect(await bench.sql('select author_id from heard_opt_outs where user_id = $1', [user.id])).toEqual([
      { author_id: tired.id },
    ])
  })

  const looks: [when: string, looks: (insists: Post, stop: Post) => Post[][]][] = [
    ['in the same look', (insists, stop) => [[insists, stop]]],
    ['later', (insists, stop) => [[stop], [insists, stop]]],
    ['and is read before it', (insists, stop) => [[insists], [stop]]],
  ]
  const insisting = { is_reply: true, reply_to: tired.id }
  test.each(
    looks.flatMap(([when, order]) => [
      { when, order, follows: { text: '@finch I mean it.' } },
      { when, order, follows: { text: '@finch Stop replying to me, I said!' } },
    ]),
  )('holds for everybody although $follows.text follows it $when', async ({ order, follows }) => {
    await newBotUser(bench, me)
    const stop = stopPost({ id: '5001', is_reply: true, reply_to: me.id, text: 'Please stop replying to me.' })
    const thread = [{ handle: 'tired', text: stop.text }]
    const created_at = new Date(clock.now().getTime() + 1)
    const [first = [], later = []] = order(stopPost({ id: '5002', ...insisting, ...follows, thread, created_at }), stop)
    mentions = first
    await stepOnce(bench)
    mentions = later
    clock.forward(hour)
    await bench.sql('update bots set due_at = $1, act_at = null', [clock.now()])
    await stepOnce(bench)
    expect(await ledger()).toEqual([{ author_id: tired.id }])
    expect(await bench.sql('select post_id from heard_opt_outs')).toEqual([{ post_id: stop.id }])
  })

  test.each([
    ['that they quote', { quotes: { author_id: '5', handle: 'wren' } }],
    ['that they answer', { is_reply: true, reply_to: '5' }],
  ])('is not the author’s if it stands in a post by somebody else %s', async (_how, change) => {
    const user = await newBotUser(bench, me)
    mentions = [stopPost({ ...thanks, ...change })]
    await stepOnce(bench)
    expect(await bench.sql('select author_id from heard_opt_outs where user_id = $1', [user.id])).toEqual([])
  })

  test('is read within 15 minutes even if the daily limit is reached', async () => {
    const user = await newBotUser(bench, me, { plan: 'free', credits: 0 })
    for (let count = 0; count < 10; count += 1) {
      await planAction(bench, user.id, me.id, 'like')
      await bench.sql('update bots set due_at = $1, act_at = null', [clock.now()])
      await stepOnce(bench)
      clock.forward(10 * minute)
    }
    expect(network.done).toHaveLength(10)
    found = [fakePost({ at: clock.now() })]
    for (let count = 0; count < 4; count += 1) {
      clock.set(await due())
      const before = clock.now().getTime()
      await stepOnce(bench)
      const wait = (await due()).getTime() - before
      expect(wait).toBeGreaterThan(10 * minute)
      expect(wait).toBeLessThanOrEqual(15 * minute)
    }
    expect(await ledger()).toEqual([])
    mentions = [stopPost()]
    clock.set(await due())
    await stepOnce(bench)
    expect(await ledger()).toEqual([{ author_id: tired.id }])
    expect(network.done).toHaveLength(10)
    expect(network.calls).not.toContain('search')
  })

  test('is read within 15 minutes even if the next action is later, and the action is not sent earlier', async () => {
    await newBotUser(bench, me, { plan: 'free', credits: 0, max_actions_per_hour: 15 })
    for (let count = 0; count < 3; count += 1) {
      found = [fakePost({ text: `Espresso and burr grinders, what is your ratio ${count}?`, at: clock.now() })]
      await bench.sql('update bots set due_at = $1', [clock.now()])
      await stepOnce(bench)
      clock.forward(10 * minute)
    }
    expect(network.done).toHaveLength(3)
    const [{ act_at } = { act_at: null }] = await bench.sql<{ act_at: Date | null }>('select act_at from bots')
    if (!act_at) throw new Error('the next action is at once')
    expect(act_at.getTime() - clock.now().getTime()).toBeGreaterThan(20 * minute)
    let checks = 0
    for (; (await due()) < act_at; checks += 1) {
      found = [fakePost({ text: 'Espresso again, and a grinder', at: clock.now() })]
      if (checks === 1) mentions = [stopPost()]
      clock.set(await due())
      await stepOnce(bench)
    }
    expect(checks).toBeGreaterThan(1)
    expect(network.done).toHaveLength(3)
    expect(await ledger()).toEqual([{ author_id: tired.id }])
    clock.set(await due())
    await stepOnce(bench)
    expect(network.done).toHaveLength(4)
  })
})

describe('the opt-out command of the operator', () => {
  const command = (...args: string[]) => operate(bench, ['opt-out', ...args], clock.now())

  test('removes an opt-out by handle or id; the old post does not restore it, a new one does', async () => {
    const user = await newBotUser(bench, me)
    await planAction(bench, user.id, me.id, 'like', { post: fakePost({ author: tired }) })
    await stepOnce(bench)
    mentions = [stopPost()]
    await bench.sql('update bots set due_at = $1', [clock.now()])
    await stepOnce(bench)
    expect(await ledger()).toHaveLength(1)
    clock.forward(hour)
    expect((await command('remove', 'perch', '@Tired')).code).toBe(0)
    expect(await ledger()).toEqual([])
    await bench.sql('update bots set due_at = $1, mentions_since = null', [clock.now()])
    await stepOnce(bench)
    expect(await ledger(), 'the same post read again').toEqual([])
    clock.forward(hour)
    mentions = [stopPost({ text: '@finch stop!' }), ...mentions]
    await bench.sql('update bots set due_at = $1', [clock.now()])
    await stepOnce(bench)
    expect(await ledger()).toHaveLength(1)
    expect((await command('remove', 'perch', tired.id)).code).toBe(0)
    expect(await command('remove', 'perch', tired.id)).toMatchObject({ code: 1 })
  })

  test('adds a person who asked by mail, and drops actions planned for them', async () => {
    const user = await newBotUser(bench, me)
    await planAction(bench, user.id, me.id, 'like', { post: fakePost({ author: tired }) })
    expect((await command('add', 'perch', '\u202ahttps://perch.example/Tired\u202c')).code).toBe(0)
    expect(await rows(user.id)).toMatchObject([{ state: 'expired', code: 'opted_out' }])
    const { lines } = await command('list')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^perch\t901\t.*left alone\t"Asked the operator\."$/)
  })

  test.each([[[]], [['list', 'x']], [['add', 'perch']], [['add', 'myspace', '1']], [['remove', 'perch', '1', '2']]])(
    'shows its usage for %j',
    async (args) => {
      const { code, lines } = await command(...args)
      expect([code, lines[0]]).toEqual([2, expect.stringMatching(/^Usage: npm run operator -- /)])
      expect(lines).toHaveLength(5)
    },
  )

  test('reports an unknown handle', async () => {
    expect(await command('add', 'perch', 'nobody')).toMatchObject({
      code: 1,
      lines: [expect.stringMatching(/id instead/)],
    })
  })
})
