import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { trial } from '#app/content/plan-table.ts'
import { plans } from '#app/content/plans.ts'
import { hour, localTime, minute } from '#app/domain/time.ts'
import { type SeededActor, seedActor } from '../kit/seed.ts'
import { startWorld, type World } from '../kit/world.ts'

const kinds = ['reply', 'like', 'follow', 'view'] as const
const states = [
  ...(['waiting', 'planned', 'sending', 'success', 'failed', 'unknown', 'skipped'] as const),
  ...(['rejected', 'expired', 'undone'] as const),
]
type Kind = (typeof kinds)[number]
type State = (typeof states)[number]
/** The states that count towards the limits. */
const sent: readonly State[] = ['sending', 'success', 'unknown', 'undone']

interface TestAction {
  kind: Kind
  state: State
  created_at: Date
  /** null: never claimed for sending. */
  claimed_at: Date | null
}

let world: World
let actor: SeededActor
let now: Date
/** A zone where it is noon now, so that a few hours ago is today and a day ago is not. */
let zone: string
let actions: TestAction[]

beforeAll(async () => {
  world = await startWorld(inject('postgres'), { role: 'web', tick: false, people: 5 })
  actor = await seedActor(world)
  now = world.sandbox.clock.now()
  const ahead = (12 - now.getUTCHours() + 24) % 24
  // In Etc/GMT names the sign is inverted.
  zone = ahead > 12 ? `Etc/GMT+${24 - ahead}` : `Etc/GMT-${ahead}`
  await world.sql(`update users set time_zone = $1, created_at = created_at - interval '7 days' where id = $2`, [
    zone,
    actor.id,
  ])
  await world.sql(
    `insert into connections (user_id, network, network_account_id, handle, display_name, connection_method, state,
       connected_at, last_sync) values ($1, 'perch', 'acc', 'own', 'Own', 'manual', 'connected', $2, $2)`,
    [actor.id, now],
  )
  const before = (ms: number) => new Date(now.getTime() - ms)
  const action = (kind: Kind, state: State, age: number): TestAction => {
    const begun = sent.includes(state) || state === 'failed'
    return { kind, state, created_at: before(age), claimed_at: begun ? before(age) : null }
  }
  actions = kinds.flatMap((kind) =>
    states.flatMap((state) => [
      action(kind, state, 20 * minute),
      action(kind, state, 3 * hour),
      action(kind, state, 26 * hour),
    ]),
  )
  // Created yesterday, sent today; the other way round cannot happen.
  actions.push({ kind: 'reply', state: 'success', created_at: before(14 * hour), claimed_at: before(2 * hour) })
  for (const [at, one] of actions.entries()) await write(one, at)
})
afterAll(() => world?.close())

const dayOf = (at: Date) => localTime(at, zone).day

async function write({ kind, state, created_at, claimed_at }: TestAction, at: number): Promise<void> {
  const local = claimed_at && localTime(claimed_at, zone)
  await world.sql(
    `insert into actions (user_id, network, network_account_id, kind, target_id, post_id, post_text, author_id, author_handle,
       author_name, situation, source, state, reason, generation, created_at, claimed_at, local_day, local_hour)
     values ($1, 'perch', 'acc', $2, $3, $3, 'A post.', $3, 'someone', 'Someone', 'stranger', 'auto', $4, 'why', 1, $5, $6, $7, $8)`,
    [actor.id, kind, `${at}`, state, created_at, claimed_at, local?.day ?? null, local?.hour ?? null],
  )
  const column = state === 'undone' ? 'success' : state
  if (local && ['success', 'failed', 'unknown'].includes(column))
    await world.sql(
      `insert into action_hours as hours (user_id, local_day, local_hour, kind, ${column}) values ($1, $2, $3, $4, 1)
       on conflict (user_id, local_day, local_hour, kind) do update set ${column} = hours.${column} + 1`,
      [actor.id, local.day, local.hour, kind],
    )
}

const sentToday = (kind?: Kind) =>
  actions.filter((one) => {
    return (
      one.claimed_at &&
      sent.includes(one.state) &&
      dayOf(one.claimed_at) === dayOf(now) &&
      (kind ? one.kind === kind : one.kind !== 'view')
    )
  }).length

async function read(path: string): Promise<string> {
  const answer = await fetch(world.origin + path, { headers: { cookie: actor.cookie } })
  expect(answer.status).toBe(200)
  return (await answer.text()).replace(/<!-- -->/g, '')
}

/** The figure next to a gauge's label. */
const gauge = (html: string, label: string) =>
  Number(new RegExp(`${label}</span><span class="figures"><span class="font-semibold">(\\d+)<`).exec(html)?.[1])
/** The figure below a label. */
const stat = (html: string, label: string) =>
  Number(
    new RegExp(`${label}</p><(?:p|div)[^>]*><(?:p|span) class="[^"]*text-[23]xl font-semibold">(\\d+)<`).exec(
      html,
    )?.[1],
  )
/** The figure within a line. */
const inLine = (html: string, label: string) =>
  Number(new RegExp(`${label} <span class="figures font-semibold text-ink">(\\d+)<`).exec(html)?.[1])

describe('every screen shows the same figures for today', () => {
  const all = () => sentToday()

  test('the seeded actions exceed the plan’s daily limit, and some were created and sent on different days', () => {
    expect(all()).toBeGreaterThan(10)
    expect(actions.some(({ created_at, claimed_at }) => claimed_at && dayOf(created_at) !== dayOf(claimed_at))).toBe(
      true,
    )
  })

  test('the dashboard', async () => {
    const html = await read('/dashboard')
    expect([gauge(html, 'Actions today'), gauge(html, 'Replies today')]).toEqual([all(), sentToday('reply')])
    expect(stat(html, 'Actions Today')).toBe(all())
    expect(inLine(html, 'Errors')).toBe(8)
  })

  test('the plan page', async () => {
    const html = await read('/dashboard/plan')
    expect(html).toContain(`the day’s ${plans.free.actions_per_day} actions, up to about ${trial.credits_a_day} a day.`)
    expect([gauge(html, 'Actions today'), gauge(html, 'Replies today'), gauge(html, 'Follows today')]).toEqual([
      all(),
      sentToday('reply'),
      sentToday('follow'),
    ])
  })

  test('analytics, in the figure and in the chart’s table', async () => {
    const html = await read('/dashboard/analytics')
    expect([stat(html, 'Actions Today'), stat(html, 'Errors')]).toEqual([all(), 8])
    const days = html.matchAll(
      /<tr[^>]*><th[^>]*role="rowheader"[^>]*><span>[A-Z][a-z]{2} \d+<\/span><\/th>(.*?)<\/tr>/g,
    )
    const rows = [...days].map(([, cells = '']) =>
      [...cells.matchAll(/<span>(\d+)<\/span>/g)].map(([, figure]) => Number(figure)),
    )
    expect(rows).toHaveLength(7)
    expect(rows[0]?.slice(0, 5)).toEqual([...kinds.map((kind) => sentToday(kind)), 8])
    // Yesterday’s actions in progress or undone are included.
    expect(rows[1]?.slice(0, 5)).toEqual([4, 4, 4, 4, 4])
  })

  test('the timeline', async () => {
    const count = (html: string, words: RegExp) => [...html.matchAll(words)].length
    let path: string | undefined = '/dashboard/activity?period=today'
    let listed = 0
    while (path) {
      const html = await read(path)
      // Sent: what succeeded and was not undone, what is in progress, and what was lost.
      listed += count(
        html,
        /<span class="sr-only">(Replied to|Liked a post by|Followed|Viewed the profile of) @someone<\/span>/g,
      )
      listed += count(html, />Not confirmed</g)
      path = /href="([^"]+before=[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
    }
    const inProgress = actions.filter(
      ({ state, claimed_at }) => state === 'sending' && claimed_at && dayOf(claimed_at) === dayOf(now),
    )
    expect(listed).toBe(all() - inProgress.length)
  })

  test('the API', async () => {
    const answer = await fetch(`${world.origin}/analytics/dashboard/${actor.id}`, { headers: { cookie: actor.cookie } })
    const { bot_performance } = (await answer.json()) as { bot_performance: { actions_today: number; errors: number } }
    expect([bot_performance.actions_today, bot_performance.errors]).toEqual([all(), 8])
  })
})
