import { once } from 'node:events'
import { createServer, get, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { allows } from '#app/adapters/network/capabilities.ts'
import { sendForm } from '../kit/actor.ts'
import { sample } from '../kit/mind/sample.ts'
import { type SeededActor, seedActor } from '../kit/seed.ts'
import { until } from '../kit/until.ts'
import { startWorld, type World } from '../kit/world.ts'

let world: World
let actor: SeededActor

beforeAll(async () => {
  // Nothing answers there.
  const nowhere = 'http://127.0.0.1:9'
  const env = { NETWORKS: 'perch,bluesky', BLUESKY_URL: nowhere, BLUESKY_PLC_URL: nowhere }
  world = await startWorld(inject('postgres'), { role: 'web', people: 3, env })
  actor = await seedActor(world)
  await world.sql(
    `insert into onboarding (user_id, welcome_completed_at, plan_selected_at) values ($1, now(), now())
     on conflict (user_id) do update set welcome_completed_at = now(), plan_selected_at = now()`,
    [actor.id],
  )
})
afterAll(() => world?.close())

/** React separates texts by comments. */
const pageOf = async ({ origin }: World, path: string, cookie = '') =>
  (await (await fetch(origin + path, { headers: { cookie } })).text()).replaceAll('<!-- -->', '')

const ask = (handle: string) =>
  sendForm(world, '/connect/bluesky', { intent: 'consent', network: 'bluesky', handle }, actor.cookie)

/** A request to the server by its address and not by its name. */
const byAddress = (path: string) =>
  new Promise<{ status: number | undefined; location: string | undefined }>((resolve, reject) => {
    const { port } = new URL(world.origin)
    get({ host: '127.0.0.1', port, path, headers: { host: `127.0.0.1:${port}` } }, (response) => {
      response.resume()
      resolve({ status: response.statusCode, location: response.headers.location })
    }).on('error', reject)
  })

test('the connect step offers consent first, then an app password', async () => {
  const page = await fetch(`${world.origin}/onboarding?step=2&network=bluesky`, { headers: { cookie: actor.cookie } })
  const html = await page.text()
  const consent = html.replaceAll('<!-- -->', '').indexOf('Connect with Bluesky')
  expect(consent).toBeGreaterThan(0)
  expect(html.indexOf('Connect with an app password')).toBeGreaterThan(consent)
})

test('after an error the handle that was typed is still there', async () => {
  for (const handle of ['name.example.com', 'not a handle']) {
    const refused = await ask(handle)
    expect(refused.status).toBe(302)
    const to = refused.headers.get('location') ?? ''
    expect(to).toBe(`/onboarding?${new URLSearchParams({ step: '2', network: 'bluesky', handle })}`)
    const page = await fetch(world.origin + to, { headers: { cookie: actor.cookie } })
    expect(await page.text()).toContain(`value="${handle}"`)
  }
})

test('a network that sends people back to this machine’s address reaches the origin; nothing else does', async () => {
  expect(await byAddress('/connect/bluesky/callback?code=a&state=b')).toEqual({
    status: 302,
    location: `${world.origin}/connect/bluesky/callback?code=a&state=b`,
  })
  expect((await byAddress('/dashboard')).status).toBe(400)
  expect((await byAddress('/connect/bluesky/client-metadata.json')).status).toBe(400)
})

test('a document that does not exist is not found', async () => {
  for (const path of ['/connect/bluesky/jwks.json', '/connect/perch/client-metadata.json', '/connect/x/constructor'])
    expect((await fetch(world.origin + path)).status).toBe(404)
})

test('/try drafts under posts of the network that can be searched without an account', async () => {
  expect(await pageOf(world, '/try')).toContain('what people post on Perch today')
})

test('/try says that drafts need an account where no network can be searched without one', async () => {
  const alone = await startWorld(inject('postgres'), { role: 'web', people: 3, env: { NETWORKS: 'bluesky' } })
  try {
    expect(await pageOf(alone, '/try')).toContain('this site can’t search Bluesky without one')
  } finally {
    await alone.close()
  }
})

describe('where only Bluesky is offered', () => {
  let alone: World
  let closed: Server
  /** What a server says that does not search for strangers. */
  let refusal = { status: 403, body: '<html><title>403 Forbidden</title></html>', type: 'text/html' }
  beforeAll(async () => {
    closed = createServer((_request, response) =>
      response.writeHead(refusal.status, { 'content-type': refusal.type }).end(refusal.body),
    ).listen(0, '127.0.0.1')
    await once(closed, 'listening')
    const { port } = closed.address() as AddressInfo
    const env = { NETWORKS: 'bluesky', BLUESKY_PUBLIC_URL: `http://127.0.0.1:${port}` }
    alone = await startWorld(inject('postgres'), { role: 'web', people: 3, env })
  })
  afterAll(async () => {
    await alone?.close()
    closed?.close()
  })

  test('the connect step says what it allows', async () => {
    const person = await seedActor(alone)
    await sendForm(alone, '/onboarding', { intent: 'welcome' }, person.cookie)
    await sendForm(alone, '/onboarding', { intent: 'plan', plan_type: 'free' }, person.cookie)
    expect(await pageOf(alone, '/onboarding?step=2', person.cookie)).toContain(allows.bluesky)
  })

  test.each([
    [403, 'text/html', '<html><title>403 Forbidden</title></html>'],
    [401, 'application/json', JSON.stringify({ error: 'AuthMissing', message: 'Authentication Required' })],
  ])(
    '/try says what is true where the public server answers %i, and the log names the setting',
    async (status, type, body) => {
      refusal = { status, type, body }
      const before = alone.output().length
      const answer = await sendForm(alone, '/try', { intent: 'preview', posts: sample.coffee.slice(0, 8).join('\n\n') })
      const html = (await answer.text()).replaceAll('<!-- -->', '')
      expect(answer.status).toBe(200)
      expect(html).toContain('Bluesky doesn’t allow searches without an account right now')
      expect(html).not.toContain('didn’t respond')
      expect(html).not.toContain('BLUESKY_PUBLIC_URL')
      const logged = await until(
        () =>
          alone
            .output()
            .slice(before)
            .match(/.*BLUESKY_PUBLIC_URL.*/)?.[0],
      )
      expect(logged).not.toContain('coffee')
    },
  )

  test('a switch that Bluesky’s rules make useless is shown with the rule, and a form with it is refused', async () => {
    const owner = await seedActor(alone)
    const page = await pageOf(alone, '/dashboard/settings/bot', owner.cookie)
    expect(page).toMatch(/<input(?=[^>]*name="enable_auto_view")(?=[^>]*disabled)(?![^>]* checked="")/)
    expect(page).toContain('Bluesky has no profile views.')
    const fields = { intent: 'save', max_actions_per_hour: '10', daily_follow_limit: '5', enable_auto_reply: 'on' }
    const save = (more: object) => sendForm(alone, '/dashboard/settings/bot', { ...fields, ...more }, owner.cookie)
    const refused = await save({ enable_auto_view: 'on' })
    expect(refused.status).toBe(422)
    expect(await refused.text()).toMatch(/href="#enable_auto_view"[^>]*>Bluesky has no profile views/)
    expect((await save({})).status).toBe(302)
    const kept = await alone.sql('select enable_auto_like, enable_auto_view from bots where user_id = $1', [owner.id])
    // A switch without effect here keeps its position for another network.
    expect(kept).toEqual([{ enable_auto_like: false, enable_auto_view: true }])
  })
})

test('a network without profile views offers no filter for them, and does not count them', async () => {
  const isOffered = async (path: string, word: RegExp) => word.test(await pageOf(world, path, actor.cookie))
  const [tab, count] = [/kind=view"/, />Views</]
  expect(await isOffered('/dashboard/activity', tab)).toBe(true)
  expect(await isOffered('/dashboard/activity/report', count)).toBe(true)
  await world.sql(
    `insert into connections (user_id, network, network_account_id, handle, display_name, connection_method, credentials,
       state, connected_at, last_sync)
     values ($1, 'bluesky', 'did:plc:nobody', 'nobody.test', 'Nobody', 'manual', 'sealed', 'connected', now(), now())`,
    [actor.id],
  )
  for (const path of ['/dashboard/activity', '/dashboard/analytics?tab=activity'])
    expect(await isOffered(path, tab)).toBe(false)
  expect(await isOffered('/dashboard/activity/report', count)).toBe(false)
  await world.sql('delete from connections where user_id = $1', [actor.id])
})
