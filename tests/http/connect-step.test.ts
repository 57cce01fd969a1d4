import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { allows } from '#app/adapters/network/capabilities.ts'
import { perchTokens, sendForm } from '../kit/actor.ts'
import { digest } from '../kit/rows.ts'
import { type SeededActor, seedActor } from '../kit/seed.ts'
import { startWorld, type World } from '../kit/world.ts'

let world: World
let actor: SeededActor
beforeAll(async () => {
  // Nothing listens on this port.
  const nowhere = 'http://127.0.0.1:9'
  const env = { NETWORKS: 'perch,bluesky', BLUESKY_URL: nowhere, BLUESKY_PLC_URL: nowhere }
  world = await startWorld(inject('postgres'), { tick: false, people: 40, env })
})
beforeEach(async () => {
  actor = await seedActor(world)
  await sendForm(world, '/onboarding', { intent: 'welcome' }, actor.cookie)
  await sendForm(world, '/onboarding', { intent: 'plan', plan_type: 'free' }, actor.cookie)
})
afterAll(() => world?.close())

const step = async (query = '') => {
  const page = await fetch(`${world.origin}/onboarding?step=2${query}`, { headers: { cookie: actor.cookie } })
  // React separates texts by comments.
  return (await page.text()).replaceAll('<!-- -->', '')
}

const page = async (path: string) => (await fetch(world.origin + path, { headers: { cookie: actor.cookie } })).text()

test('the browser extension is offered where it can connect the account, and shown while a browser has it', async () => {
  const offered = () =>
    Promise.all(['/dashboard', '/dashboard/settings'].map(async (path) => /Browser extension/.test(await page(path))))
  expect(await offered()).toEqual([true, true])
  await world.sql(
    `insert into connections (user_id, network, network_account_id, handle, display_name, connection_method, state,
       connected_at, last_sync) values ($1, 'bluesky', 'did:plc:wren', 'wren.test', 'Wren', 'oauth', 'connected', now(), now())`,
    [actor.id],
  )
  expect(await offered()).toEqual([false, false])
  await world.sql(
    `insert into extension_sessions (session_id, user_id, browser_info, extension_version, last_activity, created_at)
     select id, user_id, 'Chrome on Linux', '1.2.3', now(), now() from sessions where user_id = $1 limit 1`,
    [actor.id],
  )
  expect(await offered()).toEqual([true, true])
})

test('the extension connects an account again, but never instead of one on another network', async () => {
  const handle = 'finchroast'
  await world.sql(
    `insert into connections (user_id, network, network_account_id, handle, display_name, connection_method, state,
       connected_at, last_sync) values ($1, 'bluesky', 'did:plc:finch', $2, 'Finch', 'oauth', 'closed', now(), now())`,
    [actor.id, handle],
  )
  await world.sql(
    `insert into extension_sessions (session_id, user_id, browser_info, extension_version, last_activity, created_at)
     select id, user_id, 'Chrome on Linux', '1.2.3', now(), now() from sessions where user_id = $1 and kind = 'token'`,
    [actor.id],
  )
  const tokens = await perchTokens(world, handle)
  const connect = async (more: object) =>
    (await actor.call('POST', '/twitter/connect', { user_id: actor.id, ...tokens, ...more })).status
  const network = () => world.sql('select network from connections where user_id = $1', [actor.id])
  expect(await connect({ twitter_handle: handle })).toBe(422)
  expect(await network()).toEqual([{ network: 'bluesky' }])
  expect(await connect({})).toBe(200)
  expect(await network()).toEqual([{ network: 'perch' }])
  expect(await connect({ twitter_handle: handle })).toBe(200)
})

describe('with two networks', () => {
  test('each is one press of consent, with what it allows, the practice network last; other ways come after', async () => {
    const page = await step()
    expect(page).toContain('>Connect Perch or Bluesky</h1>')
    const order = ['Connect with Bluesky', 'Connect with Perch', 'name="tokens"', 'name="app_password"']
    const places = order.map((text) => page.indexOf(text))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(places[0]).toBeGreaterThan(0)
    for (const id of ['perch', 'bluesky'] as const) {
      expect(page).toContain(allows[id])
      expect(page).toContain(`action="/connect/${id}"`)
    }
    expect(page).toContain('If you leave it out, we use 127.0.0.1:9.')
    expect(page.match(/name="handle"/g)).toHaveLength(2)
  })

  test('the extension is offered in Chrome on a computer only', async () => {
    const as = async (agent: string) => {
      const headers = { cookie: actor.cookie, 'user-agent': agent }
      return (await fetch(`${world.origin}/onboarding?step=2`, { headers })).text()
    }
    const chrome =
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
    expect(await as(chrome)).toContain('The Chrome extension')
    expect(await as(chrome.replace('Safari', 'Mobile Safari'))).not.toContain('The Chrome extension')
    expect(await as('Mozilla/5.0 (Macintosh) Version/18.0 Safari/605.1.15')).not.toContain('The Chrome extension')
  })

  test('whose connection was closed finds their handle where they connect it again', async () => {
    await world.sql(
      `insert into connections (user_id, network, network_account_id, handle, display_name, connection_method, state,
         connected_at, last_sync) values ($1, 'bluesky', 'did:plc:lark', 'lark.test', 'Lark', 'oauth', 'closed', now(), now())`,
      [actor.id],
    )
    const reconnecting = await step()
    expect(reconnecting.match(/value="lark\.test"/g)).toHaveLength(2)
  })

  const connect = (handle: string, app_password: string) =>
    sendForm(
      world,
      '/onboarding?step=2&network=bluesky',
      { intent: 'connect-app-password', handle, app_password },
      actor.cookie,
    )

  test.each([
    ['somebody', 'abcd-efgh-ijkl-mnop', 422, 'Enter the handle: its full form, such as name.bsky.social.'],
    ['name.bsky.social', 'my main password', 422, 'Never enter your main password here.'],
    ['name.bsky.social', 'abcd-efgh-ijkl-mnop', 503, 'We can’t reach the network right now.'],
  ])('what is wrong is said in its place: %s, %s', async (handle, password, status, message) => {
    const before = await digest(world, actor.id)
    const answer = await connect(handle, password)
    const page = await answer.text()
    expect([answer.status, page]).toEqual([status, expect.stringContaining(message)])
    expect(page).toContain(`value="${handle}"`)
    expect(page).not.toContain(password)
    expect(await digest(world, actor.id)).toEqual(before)
  })
})
