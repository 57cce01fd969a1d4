import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { ConnectAppPassword } from '#app/contract/forms.ts'
import { perchTokens, sendForm } from '../kit/actor.ts'
import { plain } from '../kit/form-on.ts'
import { seeded, seedOf } from '../kit/random.ts'
import { type SeededActor, seedActor } from '../kit/seed.ts'
import { pasted } from '../kit/typing.ts'
import { startWorld, type World } from '../kit/world.ts'
import { worldTests } from '../kit/world-data.ts'

const own = 'finchroast'

let world: World
let actor: SeededActor
let onBluesky: SeededActor
beforeAll(async () => {
  const nowhere = 'http://127.0.0.1:9'
  const env = { NETWORKS: 'perch,bluesky', BLUESKY_URL: nowhere, BLUESKY_PLC_URL: nowhere }
  world = await startWorld(inject('postgres'), { tick: false, people: 40, env })
  actor = await seedActor(world)
  onBluesky = await seedActor(world)
  await world.sql(
    `insert into connections (user_id, network, network_account_id, handle, display_name, connection_method, state,
       connected_at, last_sync) values ($1, 'bluesky', 'did:plc:wren', 'wren.test', 'Wren', 'oauth', 'connected', now(), now())`,
    [onBluesky.id],
  )
})
beforeEach(() => world.sql('delete from rate_limits'))
afterAll(() => world?.close())

/** React separates texts by comments. */
const page = async (path: string, { cookie }: SeededActor) =>
  plain(await (await fetch(world.origin + path, { headers: { cookie } })).text()).replaceAll('<!-- -->', '')

async function isAvoided(typed: string, handle: string, by: SeededActor): Promise<void> {
  const people = by === onBluesky ? `somebody.example.com\n${typed}` : typed
  const saved = await sendForm(world, '/dashboard/people', { intent: 'avoid-several', people }, by.cookie)
  expect([typed, saved.status]).toEqual([typed, 302])
  const rows = await world.sql<{ value: string }>(
    `select value from bot_terms where user_id = $1 and list = 'person' order by value`,
    [by.id],
  )
  expect(rows.map(({ value }) => value)).toContain(handle)
  const allow = { intent: 'allow', handle: typed }
  await sendForm(world, '/dashboard/people', allow, by.cookie)
  const left = await world.sql(`select from bot_terms where user_id = $1 and key = lower($2)`, [by.id, handle])
  expect([typed, left.length]).toEqual([typed, 0])
  await world.sql('delete from bot_terms where user_id = $1', [by.id])
}

async function isLookedFor(typed: string, handle: string, by: SeededActor): Promise<void> {
  const html = await page(`/dashboard/activity?period=all&person=${encodeURIComponent(typed)}`, by)
  expect(/<input[^>]*name="person"[^>]*>/.exec(html)?.[0]).toContain(`value="${handle}"`)
}

/** The call that names the account answers as it does to the bare handle. */
async function isConnected(typed: string, handle: string): Promise<void> {
  const actor = await seedActor(world)
  const { auth_token, ct0_token } = await perchTokens(world, own)
  await world.sql('delete from connections where handle = $1', [own])
  const connect = async (twitter_handle: string) => {
    const body = { user_id: actor.id, auth_token, ct0_token, twitter_handle }
    return (await actor.call('POST', '/twitter/connect', body)).status
  }
  expect(await connect(typed)).toBe(handle === own ? 200 : 422)
  if (handle !== own) return
  const analysis = { twitter_handle: typed, user_id: actor.id, user_email: actor.email }
  expect([202, 409]).toContain((await actor.call('POST', '/api/analyze-account', analysis)).status)
  expect((await actor.call('GET', `/api/custom-prompt/${actor.id}/${encodeURIComponent(typed)}`)).status).toBe(200)
}

async function isRead(typed: string, handle: string): Promise<void> {
  const isDomain = handle.includes('.')
  const by = isDomain ? onBluesky : actor
  await isLookedFor(typed, handle, by)
  await isAvoided(typed, handle, by)
  if (!isDomain) return isConnected(typed, handle)
  const given = { handle: typed, app_password: 'abcd–efgh—ijkl-mnop' }
  expect(ConnectAppPassword.parse(given)).toEqual({ handle, app_password: 'abcd-efgh-ijkl-mnop' })
}

worldTests('“I pasted my handle, and it says it’s not a handle”', 'handles', (handles) => {
  test.each(handles)('%j is read as %j in every field', isRead)
})

describe('neighbours of these handles, by seed', () => {
  const random = seeded(seedOf(20_261_129))
  const places = [
    'x.com/',
    'https://x.com/',
    'https://www.twitter.com/@',
    'https://mobile.twitter.com/',
    'http://127.0.0.1:4310/',
    'https://perch.example/',
    'https://bsky.app/profile/',
  ]
  const ends = ['', '/', '?s=21&t=Ab_c', '/status/1234567890', '#m', '/with_replies']

  test('as profiles’ and posts’ URLs, with marks, in full width', async () => {
    for (let turn = 0; turn < 12; turn += 1) {
      const handle = random.pick([own, 'pennywren', 'some_one_9', 'alice.example.com', 'bob-b.bsky.social'])
      const name = random.chance(0.5) ? handle : handle.toUpperCase()
      const url = `${random.pick(places)}${name}${random.pick(ends)}`
      const typed = pasted(random, random.pick([name, `@${name}`, url])).replaceAll('\t', ' ')
      await isRead(typed, handle)
      await world.sql('delete from rate_limits')
    }
  })

  test.each([
    'not a handle',
    'finch-roast!',
    'https://x.com/search?q=finch',
    'https://x.com/i/lists/1',
    'mailto:finch',
    '@',
  ])('%j is refused as a priority person', async (typed) => {
    const add = { intent: 'prioritize', handle: typed }
    const refused = await sendForm(world, '/dashboard/people', add, actor.cookie)
    expect(refused.status).toBe(422)
    expect(await world.sql('select from bot_terms where user_id = $1', [actor.id])).toHaveLength(0)
  })
})
