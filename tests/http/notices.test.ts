import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { connectAccount, sendForm } from '../kit/actor.ts'
import { insertInboxPosts } from '../kit/inbox-posts.ts'
import { type SeededActor, seedActor } from '../kit/seed.ts'
import { startWorld, type World } from '../kit/world.ts'

let world: World
let actor: SeededActor
let other: SeededActor
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { role: 'web', tick: false, people: 5 })
  actor = await seedActor(world)
  other = await seedActor(world)
})
afterAll(() => world?.close())

const told = (minutes: number) => new Date(Date.UTC(2026, 5, 15, 12, minutes))

beforeEach(async () => {
  await world.sql('delete from notices')
  for (const { id } of [actor, other])
    for (const minutes of [0, 10])
      await world.sql(
        `insert into notices (user_id, kind, key, person, text, created_at) values ($1, 'answer', $2, 'thedorn', 'Thanks!', $3)`,
        [id, `post:${minutes}`, told(minutes)],
      )
})

const path = '/dashboard/notices'
const read = (fields: Record<string, string>, cookie = actor.cookie) =>
  sendForm(world, path, { intent: 'read', ...fields }, cookie)
const unread = async ({ id }: SeededActor) =>
  (await world.sql('select 1 from notices where user_id = $1 and read_at is null', [id])).length
const page = async () => {
  const answer = await fetch(world.origin + path, { headers: { cookie: actor.cookie } })
  return answer.text()
}

test('the form marks what the page showed, and only the user’s own notices', async () => {
  expect((await page()).match(/>New</g)).toHaveLength(2)
  const { status, headers } = await read({ until: told(5).toISOString() })
  expect([status, headers.get('location')]).toEqual([302, path])
  expect([await unread(actor), await unread(other)]).toEqual([1, 2])
  expect((await page()).match(/>New</g)).toHaveLength(1)
  await read({ until: told(20).toISOString() })
  expect(await unread(actor)).toBe(0)
  expect(await page()).not.toContain('Mark all as read')
})

test.each<Record<string, string>>([{}, { until: '' }, { until: 'now' }, { until: "2026-06-15T12:05:00Z' or 1=1" }])(
  'a form with %j changes nothing',
  async (fields) => {
    expect((await read(fields)).status).toBe(422)
    expect(await unread(actor)).toBe(2)
  },
)

test('without a session the form leads to the sign-in', async () => {
  const { status, headers } = await read({ until: told(20).toISOString() }, '')
  expect([status, headers.get('location')]).toEqual([302, '/login'])
  expect(await unread(actor)).toBe(2)
})

test('an opened conversation reads what its author wrote, and no one else’s', async () => {
  await connectAccount(world, actor, 'finchroast')
  await insertInboxPosts(world, actor.email, 2)
  const posts = await world.sql('select id from inbox_posts where user_id = $1 order by posted_at', [actor.id])
  await world.sql(
    `insert into notices (user_id, kind, key, person, text, created_at)
     select user_id, 'answer', 'post:' || post_id, author_handle, text, $2 from inbox_posts where user_id = $1`,
    [actor.id, told(20)],
  )
  expect(await unread(actor)).toBe(4)
  const { status } = await fetch(`${world.origin}/dashboard/inbox/${posts[0]?.id}`, {
    headers: { cookie: actor.cookie },
  })
  expect([status, await unread(actor), await unread(other)]).toEqual([200, 3, 2])
})
