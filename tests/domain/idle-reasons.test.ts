import { beforeEach, describe, expect, test } from 'vitest'
import type { Judgement } from '#app/adapters/model/mind.ts'
import { widenSearch } from '#app/domain/bot/find/widened.ts'
import { hour, minute } from '#app/domain/time.ts'
import { botWorld } from '../kit/bot-world.ts'
import { coffeeText, eagerMind } from '../kit/eager-mind.ts'
import { fakeAccount, fakePost } from '../kit/fake-network.ts'
import { newBotUser, plainProfile } from '../kit/people.ts'
import { stepOnce } from '../kit/steps.ts'

const me = fakeAccount('4711', 'finch')
const eager = eagerMind()
const skipped = (code: string): Judgement => ({ verdict: 'skip', code: code as 'off_topic', reason: 'A test.' })
const codes = ['off_topic', 'sensitive']
const mind = {
  ...eager,
  for: () => mind,
  judge: async (...[post, profile, now, signal]: Parameters<typeof eager.judge>) => {
    const code = codes.find((one) => post.text.includes(one))
    return code ? skipped(code) : eager.judge(post, profile, now, signal)
  },
}
const world = botWorld(me, mind)
const { clock, network } = world
const post = (change = {}) => fakePost({ text: coffeeText(), at: clock.now(), ...change })
const botRow = async () =>
  (await world.bench.sql<{ note: string; found: object | null }>('select note, found from bots'))[0]
const stepNow = async () => {
  await world.bench.sql('update bots set due_at = $1, act_at = null', [clock.now()])
  await stepOnce(world.bench)
}

let user: Awaited<ReturnType<typeof newBotUser>>
beforeEach(async () => {
  user = await newBotUser(world.bench, me, { plan: 'free', credits: 0 })
})

describe('an idle bot says why, with the numbers of its own step', () => {
  test('nothing was found', async () => {
    await stepNow()
    expect(await botRow()).toMatchObject({
      note: 'No new posts on your topics. The bot looks again at 9:03 AM.',
      found: { found: 0, older: 0 },
    })
  })

  test('all are by people whom it met that day', async () => {
    const author = fakeAccount('77', 'wren')
    world.found = [post({ author })]
    await stepNow()
    expect(network.done).toHaveLength(1)
    world.found = [...world.found, ...Array.from({ length: 14 }, () => post({ author }))]
    for (let more = 0; more < 5; more += 1) {
      clock.forward(2 * hour)
      await stepNow()
    }
    expect((await botRow())?.note).toMatch(/^15 posts on your topics, all by people already chosen today\. /)
    expect((await botRow())?.found).toMatchObject({ found: 15, met_today: 15 })
  })

  test('each post is counted once, also when an earlier step read it', async () => {
    const texts = ['off_topic', 'off_topic', 'off_topic', 'sensitive']
    world.found = texts.map((text) => post({ text }))
    world.found.push(post({ at: new Date(clock.now().getTime() - 30 * hour) }))
    const counts = { found: 4, off_topic: 3, in_doubt: 0, left_alone: 1, unread: 0, met_today: 0, older: 1 }
    for (const at of ['9:03 AM', '9:08 AM']) {
      await stepNow()
      expect(await botRow()).toEqual({
        note: `4 posts found: 3 outside your topics, 1 better left alone, or without a good reply. The bot looks again at ${at}.`,
        found: { ...counts, met_before: 0, over_limit: 0 },
      })
      clock.forward(5 * minute)
    }
  })

  test('what is left is over a limit', async () => {
    await world.bench.sql('update bots set enable_auto_view = false, enable_auto_follow = true, daily_follow_limit = 5')
    await world.bench.sql('update bots set enable_auto_reply = true, enable_auto_like = false')
    const author = { ...fakeAccount('78', 'lark'), is_followed: true }
    world.found = [post({ author })]
    await world.bench.sql(`
      insert into actions (user_id, generation, network, network_account_id, kind, situation, source, state, reason,
        target_id, post_id, author_id, author_handle, author_name, created_at, claimed_at, local_day, local_hour)
      select id, 1, 'perch', '${me.id}', 'reply', 'stranger', 'auto', 'success', '', n::text, n::text, n::text, n::text,
        n::text, '2026-06-15T01:00:00Z', '2026-06-15T01:00:00Z', '2026-06-15', 1 from users, generate_series(1, 30) as n`)
    await world.bench.sql(`insert into subscriptions (user_id, status, plan_type, plan_name, current_period_end)
      values ('${user.id}', 'active', 'starter', 'Starter', '2040-01-01')`)
    await stepNow()
    expect((await botRow())?.found).toMatchObject({ found: 1, over_limit: 1 })
  })

  test('an action ends it', async () => {
    await stepNow()
    world.found = [post()]
    clock.forward(5 * minute)
    await stepNow()
    expect(await botRow()).toMatchObject({ found: null })
  })
})

describe('one press that widens the search', () => {
  const searches: string[][] = []
  const searched = async () => {
    searches.length = 0
    const client = network.client({ kind: 'tokens', auth_token: '', ct0_token: '' })
    const { search } = client
    client.search = async (topics, ...rest) => {
      searches.push(topics)
      return search(topics, ...rest)
    }
    await stepNow()
    client.search = search
    return searches.flat()
  }

  beforeEach(async () => {
    const key_topics = Array.from({ length: 12 }, (_, at) => `topic ${at}`)
    const interests = { posts: [], words: ['moka', 'chemex'] }
    const profile = { ...plainProfile, key_topics, interests }
    await world.bench.sql('update account_analyses set profile = $1', [JSON.stringify(profile)])
    await world.bench.sql(`
      insert into actions (user_id, generation, network, network_account_id, kind, situation, source, state, reason,
        target_id, post_id, author_id, author_handle, author_name, created_at, claimed_at, local_day, local_hour,
        post_text, outcome_likes, outcome_replies)
      select id, 1, 'perch', '${me.id}', 'reply', 'stranger', 'auto', 'success', '', 'a' || n, 'a' || n, 'a' || n, 'a',
        'a', '2026-06-10T10:00:00Z', '2026-06-10T10:00:00Z', '2026-06-10', 10, 'My kettle broke again', 0, 1
      from users, generate_series(1, 2) as n`)
    await world.bench.sql(`
      insert into actions (user_id, generation, network, network_account_id, kind, situation, source, state, reason,
        target_id, post_id, author_id, author_handle, author_name, created_at, claimed_at, local_day, local_hour,
        post_text, outcome_likes, outcome_replies, unwelcome)
      select user_id, 1, network, network_account_id, kind, situation, source, state, reason, 'c' || target_id,
        'c' || post_id, 'c' || author_id, author_handle, author_name, created_at, claimed_at, local_day, local_hour,
        'My grinder rattles', 1, 1, 1
      from actions`)
    world.found = [post({ text: 'off_topic' }), post({ at: new Date(clock.now().getTime() - 40 * hour) })]
  })

  test('brings more topics, older posts and the words of people who answered; undone, it searches as before', async () => {
    expect(await searched()).not.toContain('kettle')
    expect(network.done).toEqual([])
    const words = await widenSearch(world.bench.db, user.id, true, clock.now())
    expect(words).toEqual(['topic 10', 'topic 11', 'moka', 'chemex', 'broke', 'kettle'])
    expect(await searched()).toEqual(expect.arrayContaining(['topic 0', ...words]))
    expect(network.done).toHaveLength(1)
    await widenSearch(world.bench.db, user.id, false, clock.now())
    clock.forward(2 * hour)
    world.found = [post({ text: 'off_topic' })]
    expect(await searched()).not.toContain('kettle')
  })
})
