import { beforeEach, describe, expect, test } from 'vitest'
import { capabilities } from '#app/adapters/network/capabilities.ts'
import type { ActionKind } from '#app/adapters/network/network.ts'
import { addOptOut } from '#app/domain/bot/opt-out-list.ts'
import { endUnclaimed, postGone } from '#app/domain/bot/perform.ts'
import { expireOldActions, planWaiting } from '#app/domain/bot/planned-actions.ts'
import { chooseMode } from '#app/domain/bot/settings.ts'
import { confirmSent } from '#app/domain/draft/confirm.ts'
import type { QueueItem } from '#app/domain/draft/queue.ts'
import { rejectDrafts } from '#app/domain/draft/reject.ts'
import { day, hour } from '#app/domain/time.ts'
import { planAction, setPlan } from '../kit/people.ts'
import { decisionOn, queueWorld, refusal, tableOf } from '../kit/queue-world.ts'

const queue = queueWorld()
const { world, me, mind } = queue
const { clock, network } = world

describe('without the user’s click', () => {
  beforeEach(() => world.bench.sql('update bots set enable_auto_like = true, enable_auto_follow = true'))

  test('Co-pilot calls nothing: what the bot finds waits with the post, the reason and the rule', async () => {
    const thread = [{ handle: 'other', text: 'What do you drink?' }]
    const item = await queue.draft({ thread })
    expect(queue.acts()).toEqual([])
    // The dashboard counts the drafts itself.
    expect(await world.bench.sql('select note from bots')).toEqual([{ note: null }])
    expect(item).toMatchObject({ kind: 'reply', thread, why: 'A test.', rests_on: 'A test.', click_url: null })
    expect(item.rule).toBe(capabilities.perch.reply.stranger.rule)
    expect(item.expires_at).toBe(new Date(clock.now().getTime() + day).toISOString())
    const [{ count } = { count: 0 }] = await world.bench.sql<{ count: number }>(
      `select count(*)::int from live_events where data ->> 'state' = 'waiting'`,
    )
    expect(count).toBe(1)
  })

  test('no path of a step calls a network whose table says click or no, for any kind, on either mode', async () => {
    for (const permission of ['click', 'no'] as const)
      for (const mode of ['autopilot', 'copilot'] as const)
        for (const speechless of [false, true]) {
          network.capabilities = tableOf(permission)
          mind.speechless = speechless
          await chooseMode(world.bench.db, queue.user, mode)
          for (const kind of ['reply', 'like', 'follow', 'view'] as ActionKind[])
            await planAction(world.bench, queue.user.id, me.id, kind, { post: queue.post() })
          for (let step = 0; step < 8; step += 1) {
            world.found = [queue.post(), queue.post()]
            world.mentions = [queue.post({ text: `@finch sour espresso, which grinder` })]
            await queue.step()
          }
          expect([permission, mode, speechless, queue.acts()]).toEqual([permission, mode, speechless, []])
          const [{ count } = { count: 0 }] = await world.bench.sql<{ count: number }>(
            `select count(*)::int from actions where state in ('waiting', 'planned') and (kind = 'view' or $1)`,
            [permission === 'no'],
          )
          expect(count).toBe(0)
          await world.bench.sql('truncate actions cascade')
        }
  })

  test('a table that changes in the middle of a day makes the next action wait, and what was planned', async () => {
    await chooseMode(world.bench.db, queue.user, 'autopilot')
    await world.runUntil('2026-06-15T11:00:00Z', () => {
      world.found = [queue.post()]
    })
    const done = network.done.length
    expect(done).toBeGreaterThan(2)
    // Nothing is held back by the hour's limit.
    clock.forward(hour)
    const planned = await planAction(world.bench, queue.user.id, me.id, 'like', { post: queue.post() })
    network.capabilities = capabilities.x
    await queue.step()
    expect((await queue.row(planned.id))?.state).toBe('waiting')
    await queue.draft()
    expect(network.done).toHaveLength(done)
    expect((await queue.load()).waiting).toHaveLength(2)
  })

  test('a queue holds thirty drafts, whatever the plan allows; then nothing is searched that would wait', async () => {
    for (let at = 0; at < 30; at += 1)
      await world.bench.sql(
        `insert into actions (user_id, network, network_account_id, kind, target_id, author_id, author_handle,
           author_name, situation, source, state, reason, generation, created_at)
         values ($1, 'perch', $2, 'like', $3, $3, $3, $3, 'stranger', 'auto', 'waiting', '', 1, $4)`,
        [queue.user.id, me.id, `p${at}`, clock.now()],
      )
    world.found = [queue.post()]
    await queue.step()
    expect(await world.bench.sql('select note_code from bots')).toEqual([{ note_code: 'queue_full' }])
    expect(await world.bench.sql(`select count(*)::int from actions where state = 'waiting'`)).toEqual([{ count: 30 }])
    network.capabilities = capabilities.bluesky
    await chooseMode(world.bench.db, queue.user, 'autopilot')
    world.mentions = [queue.post({ text: `@finch sour espresso, which grinder` })]
    await queue.step()
    expect(network.done.map(({ kind }) => kind)).toEqual(['reply'])
    await queue.step()
    expect(await world.bench.sql('select note_code from bots')).toEqual([{ note_code: 'queue_full' }])
    expect(network.calls).not.toContain('search')
  })

  test('on Autopilot only what the table marks click waits', async () => {
    network.capabilities = capabilities.bluesky
    await chooseMode(world.bench.db, queue.user, 'autopilot')
    world.mentions = [queue.post({ text: `@finch sour espresso, which grinder` })]
    await queue.step()
    expect(network.done.map(({ kind }) => kind)).toEqual(['reply'])
    await queue.draft()
    expect(network.done).toHaveLength(1)
  })

  test('the drafts of a day are no more than its actions, and the next ones come when some are rejected', async () => {
    await setPlan(world.bench, queue.user.id, 'free')
    await world.bench.sql('update users set trial_credits = 0')
    await world.runUntil('2026-06-15T21:30:00Z', () => {
      world.found = [queue.post(), queue.post()]
    })
    const { waiting } = await queue.load()
    expect(waiting).toHaveLength(10)
    expect(await world.bench.sql('select note_code from bots')).toEqual([{ note_code: 'queue_full' }])
    expect(waiting.filter(({ kind }) => kind === 'view')).toEqual([])
    expect(new Set(waiting.map(({ person }) => person.handle)).size).toBe(10)
    await rejectDrafts(world.bench.db, queue.user.id, [waiting[0]?.id ?? ''], 'rejected', clock.now())
    expect(await world.bench.sql('select due_at from bots')).toEqual([{ due_at: clock.now() }])
  })

  test.each<[string, (draft: QueueItem) => Promise<unknown>]>([
    [
      'expires',
      () => {
        clock.forward(day + hour)
        return expireOldActions(world.bench.db, clock.now())
      },
    ],
    [
      'is for somebody who opts out',
      async ({ id }) => {
        const [row] = await world.bench.sql<{ author_id: string }>('select author_id from actions where id = $1', [id])
        await addOptOut(world.bench.db, 'perch', row?.author_id ?? '', clock.now())
      },
    ],
    [
      'was approved and turns out to be impossible',
      async (draft) => {
        const approved = await planWaiting(world.bench.db, queue.user.id, draft, 'approved')
        if (approved) await endUnclaimed(world.bench.db, approved, 'failed', postGone, clock.now())
      },
    ],
  ])('a bot whose queue was full is due again when a draft %s', async (_how, end) => {
    const draft = await queue.draft()
    const later = new Date(clock.now().getTime() + 2 * day)
    await world.bench.sql(`update bots set note_code = 'queue_full', due_at = $1, act_at = $1`, [later])
    await end(draft)
    expect(await world.bench.sql('select due_at, act_at from bots')).toEqual([{ due_at: clock.now(), act_at: null }])
  })
})

describe('on a network that wants the click on its own page', () => {
  const clickUrl = ({ target_id, text }: { target_id: string; text: string | null }) =>
    `https://elsewhere.test/intent?to=${target_id}&text=${encodeURIComponent(text ?? '')}`

  test('the draft offers that page, nothing goes through the API, and the user’s word counts against the limits', async () => {
    network.capabilities = tableOf('click', { clickUrl })
    const item = await queue.draft()
    expect(item.click_url).toContain(encodeURIComponent(item.text ?? ''))
    expect(await refusal(queue.send(item))).toEqual({ code: 'tap_elsewhere' })
    expect((await queue.row(item.id))?.state).toBe('waiting')
    const confirm = () => confirmSent(world.bench, queue.user.id, decisionOn(item, 'Said in my own words.'))
    expect(await Promise.all([confirm(), confirm()])).toContain(true)
    expect(await confirm()).toBe(false)
    expect(queue.acts()).toEqual([])
    expect(await queue.row(item.id)).toMatchObject({ state: 'success', source: 'tap', text: 'Said in my own words.' })
    expect(await world.bench.sql(`select success from action_hours where kind = 'reply'`)).toEqual([{ success: 1 }])
    network.capabilities = tableOf('click')
    const next = await queue.draft()
    await world.bench.sql('update bots set max_actions_per_hour = 1')
    expect((await queue.send(next)).outcome).toBe('scheduled')
  })

  test('nobody confirms what the API sends', async () => {
    const item = await queue.draft()
    expect(await confirmSent(world.bench, queue.user.id, decisionOn(item))).toBe(false)
    expect((await queue.row(item.id))?.state).toBe('waiting')
  })
})
