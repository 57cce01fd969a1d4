import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { sendForm } from '../kit/actor.ts'
import { type SeededActor, seedActor } from '../kit/seed.ts'
import { startWorld, type World } from '../kit/world.ts'

/** Breaks out of text, attributes and script blocks unless it is escaped. */
const hostile = `</script><script>alert(1)</script>"'><img src=x onerror=alert(1)>`
const isInjected = (html: string) => /<script>alert|<img src=x|"'>/i.test(html)

let world: World
let actor: SeededActor
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { role: 'web', tick: false, people: 5 })
  actor = await seedActor(world)
  const now = world.sandbox.clock.now()
  await world.sql(
    `insert into connections (user_id, network, network_account_id, handle, display_name, connection_method, state,
       closed_reason, connected_at, last_sync)
     values ($1, 'perch', 'x', $2, $2, 'manual', 'closed', $2, $3, $3)`,
    [actor.id, hostile, now],
  )
  for (const [state, target] of [
    ['success', 'one'],
    ['failed', 'two'],
    ['skipped', 'three'],
  ])
    await world.sql(
      `insert into actions (user_id, network, network_account_id, kind, target_id, post_id, post_text, author_id,
         author_handle, author_name, situation, source, state, text, reason, code, generation, created_at, claimed_at,
         local_day, local_hour, finished_at)
       values ($1, 'perch', 'x', 'reply', $4, $4, $2, $4, $2, $2, 'addressed', 'auto', $5::text, $2, $2,
         case when $5::text = 'success' then null else 'no' end, 1, $3::timestamptz, $3::timestamptz, $3::timestamptz::date, 9, $3::timestamptz)`,
      [actor.id, hostile, now, target, state],
    )
})
afterAll(() => world?.close())

const pages = ['/dashboard', '/dashboard/activity', '/dashboard/activity?show=left', '/dashboard/settings']

test.each(pages)('%s escapes text written by strangers', async (path) => {
  const answer = await fetch(world.origin + path, { headers: { cookie: actor.cookie } })
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect([isInjected(html), html.includes('&lt;/script&gt;&lt;script&gt;alert(1)')]).toEqual([false, true])
  const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? 'none'
  for (const script of html.match(/<script\b[^>]*>/g) ?? []) expect(script).toContain(`nonce="${nonce}"`)
})

test('input from URLs and forms is escaped', async () => {
  const query = encodeURIComponent(hostile)
  for (const path of [`/login?next=${query}`, `/contact?about=${query}`, `/${query}`, `/signup?${query}=${query}`]) {
    const html = await (await fetch(world.origin + path)).text()
    expect([path, isInjected(html)]).toEqual([path, false])
  }
  const typed = { name: hostile, email: hostile, subject: hostile, message: 'short' }
  const refused = await sendForm(world, '/contact', { intent: 'send', ...typed })
  const html = await refused.text()
  expect([refused.status, html.includes('&lt;/script&gt;'), isInjected(html)]).toEqual([422, true, false])
})

test('text inside a link is encoded and cannot change its origin', async () => {
  const html = await (await fetch(`${world.origin}/dashboard/activity`, { headers: { cookie: actor.cookie } })).text()
  const addresses = [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
  )
  const external = addresses.filter((href) => /^[a-z]+:/i.test(href))
  expect(external.length).toBeGreaterThan(0)
  for (const href of external) expect(new URL(href).origin).toBe(new URL(world.env.PERCH_URL ?? '').origin)
  expect(external.some((href) => href.includes(encodeURIComponent(hostile)))).toBe(true)
})
