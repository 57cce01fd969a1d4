import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import type { OwnSetting, OwnTopic } from '#app/content/help/help-text.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { startBot, stopBot } from '#app/domain/bot/schedule/bot.ts'
import { addTerm } from '#app/domain/bot/settings/settings.ts'
import { recordHeartbeat } from '#app/domain/health/heartbeat.ts'
import { ownAnswer } from '#app/domain/support/own-answers.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { manualClock } from '../kit/manual-clock.ts'
import { insertAnalysis, linkAccount, newUser, planAction } from '../kit/people.ts'

const account = fakeAccount('77', 'dana')
const network = fakeNetwork(account)
const clock = manualClock()
let bench: Bench<typeof network>
let user: SessionUser

beforeAll(async () => {
  bench = await startBench(inject('postgres'), clock, network)
})
afterAll(() => bench?.close())
beforeEach(async () => {
  await bench.sql('truncate connections, actions, action_hours, heard_opt_outs, inbox_posts cascade')
  user = await newUser(bench, { plan: 'starter' })
  await linkAccount(bench, user.id, account)
  await insertAnalysis(bench, user.id, account)
})

const ask = (about: OwnTopic | OwnSetting, ...questions: string[]) => ownAnswer(bench, user, about, questions)

test('the plan with its price', async () => {
  expect(await ask('plan')).toMatch(/^You’re on the Starter plan\. It costs \$29 a month\. .*\(\/dashboard\/plan\)/)
  user = await newUser(bench, { plan: 'free' })
  expect(await ask('plan')).toMatch(/^You’re on the Free plan\. It costs nothing\./)
})

test('what is left, what was sent and what came back are the figures of the screens', async () => {
  expect(await ask('left')).toMatch(/100 of 100 actions, 30 of 30 replies and 5 of 5 follows/)
  expect(await ask('sent')).toMatch(/^Today: 0 replies, 0 likes, 0 follows\. In the last 7 days: 0 replies/)
  expect(await ask('results')).toMatch(/^No reply from the last 7 days has results yet\./)
  for (const kind of ['reply', 'like'] as const) {
    const { id } = await planAction(bench, user.id, account.id, kind)
    await bench.sql(
      `update actions set state = 'success', claimed_at = $2, finished_at = $2, local_day = ($2::timestamptz at time zone 'UTC')::date,
         local_hour = 10, text = 'Well said.', outcome_likes = 1, outcome_replies = 0 where id = $1`,
      [id, clock.now()],
    )
  }
  expect(await ask('left')).toMatch(/98 of 100 actions, 29 of 30 replies/)
  expect(await ask('results')).toMatch(/^In the last 7 days, 1 of 1 reply got a like or a reply\./)
  const { id } = await planAction(bench, user.id, account.id, 'follow')
  await bench.sql(
    `update actions set state = 'success', claimed_at = $2, finished_at = $2, local_day = ($2::timestamptz at time zone 'UTC')::date, local_hour = 10,
       outcome_followed = true where id = $1`,
    [id, clock.now()],
  )
  expect(await ask('results')).toContain('Of 1 person the bot followed in that time, 1 followed back.')
})

test('what was sent by kind, period and person, and what failed', async () => {
  const at = (days: number) => new Date(clock.now().getTime() - days * 24 * 3_600_000)
  for (const [kind, days, state] of [
    ['reply', 1, 'success'],
    ['like', 1, 'success'],
    ['like', 3, 'success'],
    ['like', 0, 'failed'],
  ] as const) {
    const { id } = await planAction(bench, user.id, account.id, kind)
    await bench.sql(
      `update actions set state = $3, claimed_at = $2, finished_at = $2, local_hour = 10, author_handle = 'kim',
         local_day = ($2::timestamptz at time zone 'UTC')::date, text = 'Well said.' where id = $1`,
      [id, at(days), state],
    )
    await bench.sql(
      `insert into action_hours (user_id, local_day, local_hour, kind, success, failed, unknown, answered, response_ms)
       values ($1, ($2::timestamptz at time zone 'UTC')::date, 10, $3, $4, $5, 0, 1, 100)`,
      [user.id, at(days), kind, Number(state === 'success'), Number(state === 'failed')],
    )
  }
  expect(await ask('sent', 'How many replies yesterday?')).toMatch(/^Yesterday, your bot sent 1 reply\. Activity/)
  expect(await ask('sent', 'How many replies yesterday?', 'and likes?')).toMatch(/^Yesterday, your bot sent 1 like\./)
  expect(await ask('sent', 'How many likes this week?')).toMatch(/^In the last 7 days, your bot sent 2 likes\./)
  expect(await ask('sent', 'What did it do yesterday?')).toMatch(/^Yesterday: 1 reply, 1 like, 0 follows\./)
  expect(await ask('sent', 'How often did it contact @Kim?')).toMatch(
    /^To @Kim: (?:1 reply, 2 likes|2 likes, 1 reply)\./,
  )
  expect(await ask('errors', 'How many errors today?')).toMatch(/^Today, 1 action failed\. The latest: like to @kim\./)
  expect(await ask('errors', 'and yesterday?')).toMatch(/^Yesterday, no action failed\./)
  expect(await ask('rates')).toMatch(/your success rate 75% \(3 of 4 actions\)/)
})

test('trial, next payment, analysis, followers and who wrote, each with its page', async () => {
  expect(await ask('trial')).toMatch(/^No trial is running: you’re on the Starter plan\. .*\(\/dashboard\/plan\)/)
  expect(await ask('charge')).toMatch(/\(\/dashboard\/plan\)/)
  expect(await ask('analysis')).toMatch(/your niche is coffee.*\(\/dashboard\)/)
  expect(await ask('followers')).toMatch(/\(\/dashboard\/analytics\)/)
  expect(await ask('writers')).toMatch(/^In the last 7 days, no one wrote to you\. .*\(\/dashboard\/inbox\)/)
  await bench.sql(
    `insert into inbox_posts (user_id, network, network_account_id, post_id, kind, author_id, author_handle, author_name, text, thread, posted_at)
     values ($1, $2, $3, 'p1', 'answer', 'noa', 'noa', 'Noa', 'Nice one.', '[]', $4)`,
    [user.id, network.id, account.id, clock.now()],
  )
  expect(await ask('writers', 'who wrote to me today')).toMatch(/^Today, these people wrote to you: @noa/)
  expect(await ask('writers', 'did @bo write to me')).toMatch(/@bo didn’t write to you/)
  expect(await ask('stopped')).toMatch(/\(\/dashboard\)/)
})

test('whose account it is, and what the bot sent last, of this user alone', async () => {
  expect(await ask('profile')).toMatch(new RegExp(`^You’re signed in as ${user.email}.*@dana is connected`))
  expect(await ask('latest')).toMatch(/^Your bot hasn’t sent anything yet\./)
  for (const [kind, minutes] of [
    ['reply', 60],
    ['like', 10],
  ] as const) {
    const { id } = await planAction(bench, user.id, account.id, kind)
    await bench.sql(
      `update actions set state = 'success', claimed_at = $2, finished_at = $2, local_hour = 10, author_handle = 'kim',
         local_day = ($2::timestamptz at time zone 'UTC')::date, text = 'Well said.' where id = $1`,
      [id, new Date(clock.now().getTime() - minutes * 60_000)],
    )
  }
  expect(await ask('latest')).toMatch(/your bot liked a post by @kim\./)
  expect(await ask('latest', 'what was the last reply?')).toMatch(/your bot replied to @kim: “Well said\.”/)
  user = await newUser(bench, { plan: 'starter' })
  expect(await ask('latest')).toMatch(/^Your bot hasn’t sent anything yet\./)
})

test('who asked to be left alone, newest first', async () => {
  expect(await ask('unwelcome')).toMatch(/^No one has complained or asked to be left alone\./)
  for (const [handle, at] of [
    ['kim', '2026-03-01T10:00:00Z'],
    ['lou', '2026-03-02T10:00:00Z'],
  ] as const) {
    const own = [user.id, network.id, account.id, handle, at]
    await bench.sql(
      `insert into inbox_posts (user_id, network, network_account_id, post_id, kind, author_id, author_handle, author_name, text, thread, posted_at)
       values ($1, $2, $3, 'p' || $4, 'answer', $4, $4, $4, 'Stop replying to me', '[]', $5)`,
      own,
    )
    await bench.sql(
      `insert into heard_opt_outs (user_id, network, network_account_id, author_id, post_id, said_at, words, heard_at)
       values ($1, $2, $3, $4, 'p' || $4, $5, 'Stop', $5)`,
      own,
    )
  }
  await bench.sql(
    `insert into inbox_posts (user_id, network, network_account_id, post_id, kind, author_id, author_handle, author_name, text, thread, says, posted_at)
     values ($1, $2, $3, 'p-mia', 'answer', 'mia', 'mia', 'mia', 'What a useless reply.', '[]', 'complaint', '2026-03-03T10:00:00Z')`,
    [user.id, network.id, account.id],
  )
  expect(await ask('unwelcome')).toMatch(
    /^3 people have complained or asked to be left alone: @mia on .*, @lou on .*, @kim on /,
  )
})

test('what a text tells how to set is said as it is set', async () => {
  await startBot(bench.db, network, user, {}, clock.now())
  expect(await ask('hours')).toBe('Your working hours are Monday to Sunday 8 AM to 10 PM. Your time zone is UTC.')
  const span = { from: 9, to: 17 }
  const hours = { work: [...Array(5).fill(span), null, null], quiet: [...Array(6).fill(null), { from: 22, to: 6 }] }
  await bench.sql('update bots set hours = $2, max_actions_per_hour = 9 where user_id = $1', [user.id, hours])
  expect(await ask('hours')).toBe(
    'Your working hours are Monday to Friday 9 AM to 5 PM, Saturday to Sunday none. Your quiet hours: Monday to Saturday none, Sunday 10 PM to 6 AM. Your time zone is UTC.',
  )
  expect(await ask('pace')).toBe('Your bot does up to 9 actions an hour and 5 follows a day.')
  expect(await ask('mode')).toBe('Your bot is on Autopilot.')
  expect(await ask('actions')).toBe('Turned on for your bot: replies, likes, follows and profile views.')
  expect(await ask('topics')).toBe('You haven’t added topics to look for.')
  await bench.db.transaction().execute((tx) => addTerm(tx, user.id, { list: 'avoid', value: 'crypto' }, clock.now()))
  expect(await ask('avoided')).toBe('You avoid crypto.')
  expect(await ask('two_step')).toBe('Two-step sign-in is off for your account.')
  expect(await ask('extension')).toBe('The extension isn’t connected in any of your browsers.')
  expect(await ask('account')).toBe('@dana is connected.')
  expect(await ask('emails')).toBe('Turned on for you: error alerts.')
  expect(await ask('address')).toBe(`Your address here is ${user.email}.`)
})

test('why it stopped, when it acts next and what is connected come from the diagnosis', async () => {
  await startBot(bench.db, network, user, {}, clock.now())
  const sentences = (await ask('next')).split(/(?<=\.) /)
  expect(sentences).toEqual([...new Set(sentences)])
  expect(await ask('connection')).toMatch(/^@dana is connected\./)
  expect(await ask('connection')).not.toContain('You don’t need it')
  await stopBot(bench.db, user.id, clock.now())
  await recordHeartbeat(bench.db, '00000000-0000-4000-8000-000000000001')
  expect(await ask('health')).toMatch(/Your bot is sleeping\..*Wake Up Bot is on the Support page/)
  await bench.sql(`update bots set stopped_reason = 'Three actions failed in a row.' where user_id = $1`, [user.id])
  expect(await ask('health')).toMatch(/^I checked\. .*Three actions failed in a row\..*Wake Up Bot/)
})
