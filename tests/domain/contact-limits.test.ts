import { describe, expect, test } from 'vitest'
import { type ActionKind, NetworkError } from '#app/adapters/network/network.ts'
import { perchNetwork } from '#app/adapters/network/x/index.ts'
import { loadRecentActions } from '#app/domain/activity/recent.ts'
import { loadTimeline } from '#app/domain/activity/timeline.ts'
import { claimAction } from '#app/domain/bot/send/claim.ts'
import { perform } from '#app/domain/bot/send/perform.ts'
import { connect } from '#app/domain/connection/connection.ts'
import { day, hour } from '#app/domain/time.ts'
import { offering } from '../kit/bench.ts'
import { botWorld } from '../kit/bot-world.ts'
import { eagerMind } from '../kit/eager-mind.ts'
import { fakeAccount, fakeNetwork, fakePost } from '../kit/fake-network.ts'
import { insertAnalysis, newBotUser, newUser, planAction, runBot } from '../kit/people.ts'
import { commonWords, perchBench } from '../kit/perch.ts'
import { stepOnce } from '../kit/steps.ts'
import { maxWaitMs } from '../kit/until.ts'

/** Finds every post worth a reply but never writes one. */
const speechless = Object.assign(eagerMind(), { speechless: true })

const me = fakeAccount('4711', 'finch')
const popular = fakeAccount('905', 'popular')
const world = botWorld(me, speechless)
const { clock, network } = world

describe('one person', () => {
  test('gets at most two actions a day and four a week, however much they post', async () => {
    await newBotUser(world.bench, me)
    const perDay: number[] = []
    for (let at = 0; at < 9; at += 1) {
      const before = network.done.length
      for (let look = 0; look < 5; look += 1) {
        world.found = [
          fakePost({ author: popular, text: `Espresso tastes sour, grinder ${at} ${look}?`, at: clock.now() }),
        ]
        await world.bench.sql('update bots set due_at = $1', [clock.now()])
        await stepOnce(world.bench)
        clock.forward(hour)
      }
      perDay.push(network.done.length - before)
      clock.forward(day - 5 * hour)
    }
    expect(perDay).toEqual([2, 2, 0, 0, 0, 0, 0, 2, 2])
  })

  test('gets no more by claims of planned actions, except for answers to what they wrote to the user', async () => {
    const user = await newBotUser(world.bench, me)
    const claim = async (kind: ActionKind, situation: 'stranger' | 'addressed' = 'stranger') => {
      const post = fakePost({ author: { ...popular, id: popular.id } })
      const action = await planAction(world.bench, user.id, me.id, kind, { post, situation })
      const claimed = await claimAction(world.bench.db, network, action, clock.now())
      return claimed.claimed || claimed.code
    }
    expect([await claim('like'), await claim('like'), await claim('like')]).toEqual([true, true, 'person_limit'])
    expect([await claim('reply'), await claim('reply', 'addressed')]).toEqual(['person_limit', true])
    clock.forward(day)
    expect([await claim('view'), await claim('like')]).toEqual([true, 'person_limit'])
    clock.forward(day)
    expect([await claim('like'), await claim('reply', 'addressed')]).toEqual(['person_limit', true])
    clock.forward(7 * day)
    expect(await claim('like')).toBe(true)
  })
})

describe('something the user already did by hand', () => {
  test.each(['like', 'follow'] as const)('a %s is not sent again and uses no slot', async (kind) => {
    const perch = await perchBench(clock)
    try {
      const perchAccount = await perch.account('finchroast')
      const deps = { ...world.bench, ...offering(perch.network) }
      const user = await newUser(deps, { plan: 'free', credits: 0 })
      await connect(deps, user, perchAccount.credentials, null, 'manual', clock.now())
      await insertAnalysis(deps, user.id, perchAccount.account)
      await runBot(deps, user.id)
      const [post] = await perch.posts('finchroast', commonWords)
      if (!post) throw new Error('nobody posted')
      const action = await planAction(deps, user.id, perchAccount.account.id, kind, { post })
      await perchAccount.client.perform(perchAccount.account.id, action, AbortSignal.timeout(maxWaitMs))
      const writes = (await perch.writes('finchroast')).length
      expect(await perform(deps, perchAccount.client, action)).toEqual({ outcome: 'already_done' })
      expect((await perch.writes('finchroast')).length).toBe(writes)
      const [row] = await world.bench.sql('select state, code, claimed_at from actions where id = $1', [action.id])
      expect(row).toEqual({ state: 'failed', code: 'already_done', claimed_at: null })
      const recent = await loadRecentActions(world.bench.db, deps.networks, user.id, clock.now(), 50)
      expect(recent).toMatchObject([{ code: 'already_done', error: 'You had already done this yourself.' }])
    } finally {
      await perch.close()
    }
  })

  test('is recognised by the network’s error: the action fails and frees its slot and credit', async () => {
    const user = await newBotUser(world.bench, me, { plan: 'free', credits: 1 })
    const answer = async () => Promise.reject(new NetworkError('already_done', 'You have already liked this Post.'))
    const refusing = fakeNetwork(me, { perform: answer })
    const action = await planAction(world.bench, user.id, me.id, 'like')
    const client = refusing.client({ kind: 'tokens', auth_token: '', ct0_token: '' })
    expect(await perform({ ...world.bench, network: refusing }, client, action)).toEqual({ outcome: 'already_done' })
    const [row] = await world.bench.sql('select state, code, used_credit from actions where id = $1', [action.id])
    expect(row).toEqual({ state: 'failed', code: 'already_done', used_credit: false })
    expect(await world.bench.sql('select trial_credits from users')).toEqual([{ trial_credits: 1 }])
  })

  test.each([
    ['You have already favorited this status.', 'already_done'],
    ["You've already requested to follow tired.", 'already_done'],
    ['You are not allowed to create a Tweet with duplicate content.', 'refused'],
  ])('a 403 with the detail "%s" is %s', async (detail, kind) => {
    const { createServer } = await import('node:http')
    const server = createServer((_request, response) => {
      response.writeHead(403, { 'content-type': 'application/problem+json' })
      response.end(JSON.stringify({ title: 'Forbidden', detail, status: 403 }))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const x = perchNetwork(`http://127.0.0.1:${port}`, clock).client({
      kind: 'tokens',
      auth_token: 'a',
      ct0_token: 'c',
    })
    const target = { kind: 'like' as const, target_id: '1', text: null }
    await expect(x.perform('2', target, AbortSignal.timeout(maxWaitMs))).rejects.toMatchObject({ kind })
    server.close()
  })
})

describe('the logbook', () => {
  test('gives the reason of each dropped action and lists skipped posts separately', async () => {
    const user = await newBotUser(world.bench, me)
    const codes = [
      'opted_out',
      'too_old',
      'talk_over',
      'person_limit',
      'disconnected',
      'The network’s own words.',
      null,
    ]
    for (const code of codes) {
      const { id } = await planAction(world.bench, user.id, me.id, 'like')
      await world.bench.sql(`update actions set state = 'expired', code = $2 where id = $1`, [id, code])
      clock.forward(1000)
    }
    const skipped = await planAction(world.bench, user.id, me.id, 'reply')
    await world.bench.sql(`update actions set state = 'skipped', code = 'politics' where id = $1`, [skipped.id])
    const { db, networks } = world.bench
    const recent = await loadRecentActions(db, networks, user.id, clock.now(), 50)
    const { items: left } = await loadTimeline(db, networks, user, { period: 'all', skipped: true }, clock.now())
    expect(recent.map(({ code, status }) => [code, status])).toEqual(codes.map((code) => [code, 'dropped']).reverse())
    expect(recent.map(({ error }) => error).reverse()).toEqual([
      'They asked not to be contacted.',
      'It waited too long, so it wasn’t sent.',
      'They already got enough replies from you this week.',
      expect.stringMatching(/heard from you enough lately/),
      'The account was disconnected.',
      'The network’s own words.',
      null,
    ])
    expect(left).toMatchObject([{ code: 'politics', error: 'It’s about politics.', state: 'skipped' }])
  })
})
