import { get } from 'node:http'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { sendForm } from '../kit/actor.ts'
import { type SeededActor, seedActor } from '../kit/seed.ts'
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
  expect(html.indexOf('Continue on')).toBeGreaterThan(0)
  expect(html.indexOf('Connect with an app password instead')).toBeGreaterThan(html.indexOf('Continue on'))
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

test('/try says that drafts need an account where no network can be searched without one', async () => {
  const alone = await startWorld(inject('postgres'), { role: 'web', people: 3, env: { NETWORKS: 'bluesky' } })
  try {
    const html = (await (await fetch(`${alone.origin}/try`)).text()).replaceAll('<!-- -->', '')
    expect(html).toContain('this installation cannot search Bluesky without one')
    const both = (await (await fetch(`${world.origin}/try`)).text()).replaceAll('<!-- -->', '')
    expect(both).toContain('drafts replies to what people post on Perch today')
  } finally {
    await alone.close()
  }
})
