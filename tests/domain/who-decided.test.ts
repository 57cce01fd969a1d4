import { expect, test } from 'vitest'
import { timelineCsv } from '#app/domain/activity/report.ts'
import { loadTimeline } from '#app/domain/activity/timeline.ts'
import { inboxWorld } from '../kit/inbox-world.ts'
import { planAction } from '../kit/people.ts'

const { me, world, ...owner } = inboxWorld()
const { clock } = world

test('each action that is known to be sent says who decided, in the activity and its file', async () => {
  const { db, networks, sql } = world.bench
  const decided = {
    auto: 'On Autopilot',
    approved: 'Approved by you',
    tap: 'Sent by you',
    hand: 'Sent by you',
  }
  for (const source of Object.keys(decided)) {
    const { id } = await planAction(world.bench, owner.user().id, me.id, 'like', {})
    await sql(
      `update actions set state = 'success', source = $2, author_handle = $2, claimed_at = $3, finished_at = $3,
         local_day = '2026-06-15', local_hour = 9 where id = $1`,
      [id, source, clock.now()],
    )
  }
  for (const state of ['rejected', 'sending', 'unknown']) {
    const { id } = await planAction(world.bench, owner.user().id, me.id, 'like', {})
    await sql(
      `update actions set state = $2, author_handle = $2, local_day = '2026-06-15', local_hour = 9, claimed_at = $3
       where id = $1`,
      [id, state, clock.now()],
    )
  }
  const { items } = await loadTimeline(db, networks, owner.user(), { period: 'all' }, clock.now())
  const shown = Object.fromEntries(items.map(({ target, decided_by }) => [target.slice(1), decided_by]))
  expect(shown).toEqual({ ...decided, rejected: null, sending: null, unknown: null })
  const parts: string[] = []
  for await (const part of timelineCsv(db, networks, owner.user(), { period: 'all' }, clock.now()))
    parts.push(Buffer.from(part).toString())
  const [head = '', ...lines] = parts.join('').trim().split(/\r?\n/)
  const at = head.split(',').indexOf('decided_by')
  expect(lines.map((line) => line.split(',')[at]).toSorted()).toEqual(
    ['', '', '', ...Object.values(decided)].toSorted(),
  )
})
