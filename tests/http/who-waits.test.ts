import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { connectAccount, sendForm } from '../kit/actor.ts'
import { insertInboxPosts } from '../kit/inbox-posts.ts'
import { type SeededActor, seedActor } from '../kit/seed.ts'
import { startWorld, type World } from '../kit/world.ts'

let world: World
let actor: SeededActor
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { role: 'web', tick: false, people: 9 })
  actor = await seedActor(world)
  await connectAccount(world, actor, 'finchroast')
  await insertInboxPosts(world, actor.email, 6)
  const { sql } = world
  await sql(`update inbox_posts set says = 'question'`)
  await sql(`update inbox_posts set says = 'thanks' where author_handle = 'person_2'`)
  await sql(`update inbox_posts set says = 'complaint' where author_handle in ('person_1', 'person_3')`)
  await sql(`update inbox_posts set posted_at = posted_at - interval '60 days' where author_handle = 'person_3'`)
  await sql(
    `insert into unread_authors (user_id, network, author_id, post_id, written_at, says)
     select user_id, network, author_id, post_id, posted_at, 'complaint' from inbox_posts where says = 'complaint'`,
  )
  // The complaint was read, one question was not, and of the others no one was told.
  await sql(
    `insert into notices (user_id, kind, key, person, text, created_at, read_at)
     select user_id, case says when 'complaint' then 'complaint' else 'answer' end, 'post:' || post_id, author_handle,
       text, posted_at, case says when 'complaint' then posted_at end
     from inbox_posts where author_handle in ('person_1', 'person_4')`,
  )
})
afterAll(() => world?.close())

async function page(path: string): Promise<string> {
  const answer = await fetch(world.origin + path, { headers: { cookie: actor.cookie } })
  return (await answer.text()).replaceAll('<!-- -->', '')
}

const plain = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
const section = (html: string, id: string) =>
  html.split(`<section aria-labelledby="${id}"`)[1]?.split('</section>')[0] ?? ''

test('the menu, the dashboard, the inbox, the notifications and the page of people count and name the same people', async () => {
  const [home, inbox, notices, people] = await Promise.all(
    ['', '/inbox', '/notices', '/people'].map((path) => page(`/dashboard${path}`)),
  )
  const needs = ['Person 1', 'Person 4', 'Person 5', 'Person 6']
  expect(plain(home ?? '')).toMatch(/4 people are waiting for you/)
  expect(plain(home ?? '')).toContain('Inbox, 4')
  for (const one of [home, inbox, notices, people]) expect(plain(one ?? '')).toMatch(/Inbox 4 /)
  const listed = notices?.split('aria-label="Needs you"')[1]?.split('</section>')[0] ?? ''
  expect(plain(listed)).toMatch(/^[^A-Z]*Needs you 4 /)
  const waiting = section(people ?? '', 'waiting')
  expect(plain(waiting)).toMatch(/Waiting for you 4 /)
  const group = inbox?.split('aria-label="Needs you"')[1]?.split('</section>')[0] ?? ''
  for (const html of [listed, waiting, group, section(home ?? '', 'waiting')])
    expect(needs.filter((name) => plain(html).includes(name))).toEqual(needs)
})

test('who complained long before the account was connected is on hold, and isn’t said to wait in the inbox', async () => {
  const people = await page('/dashboard/people')
  expect(section(people, 'waiting')).not.toContain('Person 3')
  const held = plain(section(people, 'held'))
  expect(held).toMatch(/On hold 1 .*Person 3/)
  expect(held).toContain('before you connected this account. The bot won’t contact them.')
  expect(held).not.toContain('inbox')
})

test('who is held for a post that is no longer kept can be allowed on the page of people, unless they wrote again', async () => {
  const { sql } = world
  const hold = (written_at: string) =>
    sql(
      `insert into unread_authors (user_id, network, author_id, post_id, written_at, says)
       values ($1, 'perch', 'long-gone', 'gone', $2, 'complaint')
       on conflict (user_id, network, author_id) do update set written_at = excluded.written_at`,
      [actor.id, written_at],
    )
  await hold('2026-01-05T10:00:00.123456Z')
  const html =
    (section(await page('/dashboard/people'), 'held').split('value="release"')[1] ?? '').split('</form>')[0] ?? ''
  const fields = Object.fromEntries(
    [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  )
  expect(fields).toMatchObject({ author_id: 'long-gone', held_for: 'complaint' })
  const release = async () => {
    const sent = await sendForm(world, '/dashboard/people', { intent: 'release', ...fields }, actor.cookie)
    expect(sent.status).toBe(302)
    return plain(section(await page('/dashboard/people'), 'held')).includes('long-gone')
  }
  await hold('2026-02-05T10:00:00Z')
  expect(await release()).toBe(true)
  await hold('2026-01-05T10:00:00.123456Z')
  expect(await release()).toBe(false)
})
