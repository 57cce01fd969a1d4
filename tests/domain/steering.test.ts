import { beforeEach, describe, expect, test } from 'vitest'
import type { Mind } from '#app/adapters/model/mind.ts'
import type { BotSettings } from '#app/contract/bot-settings.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { recentTexts } from '#app/domain/bot/decide/draft.ts'
import { steerFrom } from '#app/domain/bot/decide/steer.ts'
import { steeredMind, steeredProfile } from '#app/domain/bot/decide/steered-mind.ts'
import { startBot } from '#app/domain/bot/schedule/bot.ts'
import { standardHours } from '#app/domain/bot/schedule/hours.ts'
import { claimDueBots } from '#app/domain/bot/schedule/lease.ts'
import { claimAction } from '#app/domain/bot/send/claim.ts'
import { botSettings, saveBotSettings } from '#app/domain/bot/settings/settings.ts'
import { loadStepState } from '#app/domain/bot/step-state.ts'
import { avoidSeveral } from '#app/domain/contacts/change.ts'
import { day, hour, minute } from '#app/domain/time.ts'
import { botWorld } from '../kit/bot-world.ts'
import { coffeeText, eagerMind } from '../kit/eager-mind.ts'
import { fakeAccount, fakePost } from '../kit/fake-network.ts'
import { type Limits, type NewUserOptions, newBotUser, plainProfile, planAction } from '../kit/people.ts'
import { stepOnce } from '../kit/steps.ts'

const me = fakeAccount('4711', 'finch')
const world = botWorld(me, eagerMind())
const { clock, network } = world
let user: SessionUser

const setUp = async (options: NewUserOptions & Limits = {}) => {
  user = await newBotUser(world.bench, me, options)
}
const post = (change: Parameters<typeof fakePost>[0] = {}) =>
  fakePost({ text: coffeeText(), at: clock.now(), ...change })
const newPost = () => {
  world.found = [post()]
}
const current = () => botSettings(world.bench.db, network, user)
const save = async (change: Partial<BotSettings>) => {
  const { plan: _plan, ...settings } = await current()
  await saveBotSettings(world.bench.db, network, user, { ...settings, ...change }, clock.now())
}
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error) => error.fields,
  )
const every = (from: number, to: number) => Array.from({ length: 7 }, () => ({ from, to }))
const never = Array.from({ length: 7 }, () => null)
const stepAt = async () => {
  await world.bench.sql('update bots set due_at = $1, act_at = null', [clock.now()])
  await stepOnce(world.bench)
}
const skips = () =>
  world.bench.sql<{ code: string; reason: string }>(
    `select code, reason from actions where state = 'skipped' order by created_at`,
  )

describe('bot settings', () => {
  test('before the first start are those of the plan, and changes are kept by the first start', async () => {
    await setUp({ plan: 'free' })
    await world.bench.sql('delete from bots')
    expect(await current()).toMatchObject({ max_actions_per_hour: 15, daily_follow_limit: 5, hours: standardHours })
    await save({ max_actions_per_hour: 3, enable_auto_view: false, avoid: ['crypto'] })
    await startBot(world.bench.db, network, user, {}, clock.now())
    expect(await current()).toMatchObject({ max_actions_per_hour: 3, enable_auto_view: false, avoid: ['crypto'] })
    expect(await world.bench.sql('select state, hours from bots')).toEqual([{ state: 'running', hours: null }])
  })

  test('beyond the plan are refused with the maximum, but settings of a former larger plan stay', async () => {
    await setUp({ plan: 'free' })
    expect(await refusal(save({ max_actions_per_hour: 16, daily_follow_limit: 6 }))).toEqual({
      max_actions_per_hour: 'The Free plan allows up to 15 actions an hour.',
      daily_follow_limit: 'The Free plan allows up to 5 follows a day.',
    })
    await world.bench.sql('update bots set max_actions_per_hour = 30')
    expect(await refusal(save({ daily_follow_limit: 4 }))).toBeNull()
    expect(await current()).toMatchObject({ max_actions_per_hour: 30, daily_follow_limit: 4 })
  })

  test('with every kind of action turned off are refused', async () => {
    await setUp()
    const off = {
      enable_auto_reply: false,
      enable_auto_like: false,
      enable_auto_follow: false,
      enable_auto_view: false,
    }
    expect(Object.keys(await refusal(save(off)))).toEqual(['enable_auto_reply'])
  })
})

describe('from its next step the bot', () => {
  beforeEach(() => setUp())

  test('does no actions of a kind that is turned off, even if they were planned', async () => {
    await planAction(world.bench, user.id, me.id, 'like', { post: post() })
    await save({ enable_auto_like: false, enable_auto_follow: false, enable_auto_reply: false })
    await world.runUntil('2026-06-15T12:00:00Z', newPost)
    expect(new Set(network.done.map(({ kind }) => kind))).toEqual(new Set(['view']))
    expect(await world.bench.sql(`select code from actions where kind = 'like'`)).toEqual([{ code: 'kind_off' }])
  })

  test('does nothing in quiet hours, not even for people who write to the user', async () => {
    const work = every(0, 24)
    await save({ hours: { work, quiet: every(12, 13) } })
    const times = await world.runUntil('2026-06-15T15:00:00Z', () => {
      newPost()
      world.mentions = [post({ text: '@finch sour espresso, which grinder' })]
    })
    const hours = new Set(times.map((one) => one.getUTCHours()))
    expect(hours.has(12)).toBe(false)
    expect(hours).toContain(11)
    expect(hours).toContain(13)
  })

  test('defers planned actions until after the quiet hours', async () => {
    const action = await planAction(world.bench, user.id, me.id, 'reply', { post: post(), situation: 'addressed' })
    await save({ hours: { work: every(0, 24), quiet: every(9, 11) } })
    const claim = await claimAction(world.bench.db, network, action, clock.now())
    expect(claim).toEqual({ claimed: false, code: 'quiet_hours', retry_at: new Date('2026-06-15T11:00:00Z') })
    await stepAt()
    expect(network.done).toEqual([])
    const [bot] = await world.bench.sql<{ note: string; due_at: Date }>('select note, due_at from bots')
    expect(bot).toEqual({
      note: 'It’s quiet hours. The bot does nothing until 11 AM.',
      due_at: claim.claimed ? null : claim.retry_at,
    })
  })

  test('answers only people who write to the user outside working hours, from its first action on', async () => {
    await save({ hours: { work: every(13, 15), quiet: never } })
    expect(await world.runUntil('2026-06-15T11:00:00Z', newPost)).toEqual([])
    const [bot] = await world.bench.sql<{ note: string }>('select note from bots')
    expect(bot?.note).toMatch(/^It’s outside working hours\. .* at 1 PM\.$/)
    world.mentions = [post({ text: '@finch sour espresso, which grinder' })]
    await world.runUntil('2026-06-15T12:30:00Z', newPost)
    expect(network.done.map(({ target_id }) => target_id)).toEqual([world.mentions[0]?.id])
    expect((await world.runUntil('2026-06-15T15:00:00Z', newPost)).length).toBeGreaterThan(3)
  })

  test('uses hours in the user’s time zone', async () => {
    await world.bench.sql(`update users set time_zone = 'Asia/Tokyo'`)
    await save({ hours: { work: every(0, 24), quiet: every(18, 20) } })
    // 9:00 UTC is 18:00 in Tokyo.
    expect(await world.runUntil('2026-06-15T10:59:00Z', newPost)).toEqual([])
    expect((await world.runUntil('2026-06-15T12:00:00Z', newPost)).length).toBeGreaterThan(0)
  })

  test('never acts on posts with an avoided term, wherever it appears', async () => {
    await save({ avoid: ['grinder', 'latte art'] })
    const action = await planAction(world.bench, user.id, me.id, 'reply', {
      post: post({ text: 'A GRINDER, at last' }),
    })
    world.mentions = [post({ text: '@finch which grinders do you like?' })]
    await world.runUntil('2026-06-15T21:00:00Z', () => {
      world.found = [post({ text: `Latte-art ${Math.random()} is hard` }), post({ text: 'My grinder broke' })]
    })
    expect(network.done).toEqual([])
    const codes = new Set((await skips()).map(({ code, reason }) => `${code}: ${reason}`))
    expect(codes).toEqual(
      new Set([
        'avoided_term: You told the bot to avoid “grinder”.',
        'avoided_term: You told the bot to avoid “latte art”.',
      ]),
    )
    expect(await world.bench.sql('select state, code from actions where id = $1', [action.id])).toEqual([
      { state: 'expired', code: 'avoided_term' },
    ])
  })

  test('does not send a draft with an avoided term', async () => {
    await save({ avoid: ['difference'], enable_auto_like: false, enable_auto_follow: false, enable_auto_view: false })
    newPost()
    await stepAt()
    expect(network.done.filter(({ kind }) => kind === 'reply')).toEqual([])
    expect((await skips()).map(({ code }) => code)).toContain('avoided_term')
  })

  test('does nothing for an avoided person, by handle and by id, even if it was planned', async () => {
    const author = fakeAccount('901', 'Loud_One')
    const action = await planAction(world.bench, user.id, me.id, 'follow', { post: post({ author }) })
    await avoidSeveral(world.bench.db, network, user, ['loud_one'], clock.now())
    world.mentions = [post({ author, text: '@finch sour espresso, which grinder' })]
    await stepAt()
    clock.forward(minute)
    await stepAt()
    expect(network.done).toEqual([])
    expect((await skips()).map(({ reason }) => reason)).toEqual(['You told the bot to avoid @Loud_One.'])
    expect(await world.bench.sql('select code from actions where id = $1', [action.id])).toEqual([
      { code: 'avoided_person' },
    ])
  })

  test('searches preferred topics first and avoided ones not at all', async () => {
    const searches: string[][] = []
    const client = network.client({ kind: 'tokens', auth_token: '', ct0_token: '' })
    const search = client.search
    client.search = async (topics, ...rest) => {
      searches.push(topics)
      return search(topics, ...rest)
    }
    await save({ look_for: ['sailing'], avoid: ['espresso'] })
    newPost()
    await stepAt()
    client.search = search
    expect(searches).toEqual([['sailing', 'coffee']])
  })
})

describe('the mind with the user’s terms', () => {
  const skips: Mind = {
    ...eagerMind(),
    judge: async ({ text }) => ({
      verdict: 'skip',
      code: text.includes('grief') ? 'sensitive' : 'off_topic',
      reason: '',
    }),
  }
  const judge = (
    text: string,
    mind = steeredMind(skips, { look_for: ['sailing'], avoid: [], people: [], targets: [], never_say: [] }),
  ) => mind.judge(post({ text }), plainProfile, clock.now(), AbortSignal.timeout(1_000))

  test('never finds a preferred topic off topic, but still skips it for other reasons', async () => {
    const reason = 'They mention “sailing”, a topic you asked the bot to look for.'
    expect(await judge('Sailing tomorrow?')).toEqual({ verdict: 'engage', score: 0.5, reason })
    expect(await judge('Sailing with grief')).toMatchObject({ verdict: 'skip', code: 'sensitive' })
    expect(await judge('Nothing of that')).toMatchObject({ verdict: 'skip', code: 'off_topic' })
  })

  test('gets the preferred topics first, no avoided ones, and replies that did not sound like the user', () => {
    const terms = { look_for: ['sailing', 'coffee'], avoid: ['espresso'], people: [], targets: [], never_say: [] }
    const steered = steeredProfile(plainProfile, terms, ['So true!'])
    expect(steered.key_topics).toEqual(['sailing', 'coffee'])
    expect(steered.prompts.map(({ text }) => text)).toEqual([
      'They said that these replies do not sound like them: “So true!”',
    ])
    expect(
      steeredProfile(plainProfile, { look_for: [], avoid: [], people: [], targets: [], never_say: [] }, []),
    ).toEqual(plainProfile)
  })
})

describe('feedback on an action', () => {
  beforeEach(() => setUp())
  const rowOf = async (change: Parameters<typeof fakePost>[0] = {}) => {
    world.found = [post(change)]
    await stepAt()
    const [row] = await world.bench.sql<{ id: string; topic: string; kind: string }>(
      `select id, topic, kind from actions where state = 'success' order by created_at desc limit 1`,
    )
    if (!row) throw new Error('nothing was done')
    return row
  }
  const bot = async () => {
    await world.bench.sql('update bots set due_at = $1, lease = null, lease_until = null', [clock.now()])
    const [claimed] = await claimDueBots(world.bench.db, 1, clock.now())
    if (!claimed) throw new Error('no bot was due')
    return claimed
  }
  const feedback = (id: string, what: Parameters<typeof steerFrom>[3], userId = user.id) =>
    steerFrom(world.bench.db, userId, id, what, clock.now())

  test('"not this person" avoids the person by id, even after a change of handle', async () => {
    const author = fakeAccount('902', 'before')
    expect(await feedback((await rowOf({ author })).id, 'not_person')).toBe('@before')
    clock.forward(2 * hour)
    world.found = [post({ author: { ...author, handle: 'after' } })]
    await stepAt()
    expect(network.done).toHaveLength(1)
    expect(await world.bench.sql('select value from bot_terms')).toEqual([{ value: 'after' }])
  })

  test('"not this topic" avoids the topic by which the post was found', async () => {
    const { id, topic } = await rowOf()
    expect(topic).toBe('espresso')
    expect(await feedback(id, 'not_topic')).toBe('“espresso”')
    clock.forward(2 * hour)
    newPost()
    await stepAt()
    expect(network.done).toHaveLength(1)
    expect((await current()).avoid).toEqual(['espresso'])
  })

  test('"not like me" prevents the same reply from being sent again', async () => {
    const { id } = await rowOf()
    const [sent] = await world.bench.sql<{ text: string }>('select text from actions where id = $1', [id])
    await feedback(id, 'not_like_me')
    clock.forward(30 * day)
    const { rejected_texts } = await loadStepState(world.bench, await bot(), clock.now())
    const { ownTexts } = await recentTexts(world.bench.db, user.id, rejected_texts, clock.now())
    expect([rejected_texts, ownTexts]).toEqual([[sent?.text], [sent?.text]])
  })

  test('is refused for another user’s action, and changes nothing', async () => {
    const { id } = await rowOf()
    const other = await newBotUser(world.bench, fakeAccount('4712', 'wren'))
    for (const what of ['not_person', 'not_topic', 'topic_again', 'not_like_me'] as const)
      expect(await feedback(id, what, other.id).catch(({ code }) => code)).toBe('not_found')
    expect(await world.bench.sql('select 1 from bot_terms')).toEqual([])
  })
})
