import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { sendForm } from '../kit/actor.ts'
import { mailAbout } from '../kit/mail.ts'
import { type SeededActor, seedActor } from '../kit/seed.ts'
import { until } from '../kit/until.ts'
import { startWorld, type World } from '../kit/world.ts'
import { unzip } from '../kit/zip.ts'

let world: World
let actor: SeededActor
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { tick: false, people: 5 })
  actor = await seedActor(world)
})
afterAll(() => world?.close())

const path = ({ id }: { id: string }) => `/api/export-data/${id}`
const stateOf = async (who: SeededActor) => (await who.call('GET', path(who))).json()
const count = async () => (await world.sql('select 1 from exports')).length
const withCookie = (address: string, { cookie }: SeededActor) =>
  fetch(world.origin + address, { redirect: 'manual', headers: { cookie, origin: world.origin } })

test('neither a cookie nor another user’s token starts an export', async () => {
  const other = await seedActor(world)
  expect((await withCookie(path(actor), actor)).status).toBe(401)
  expect((await other.call('GET', path(actor))).status).toBe(404)
  expect((await actor.call('GET', `${path(actor)}/file`)).status).toBe(409)
  expect(await count()).toBe(0)
})

test('an API client starts an export, polls its state and downloads the archive, and the mail links to it', async () => {
  expect(await stateOf(actor)).toMatchObject({ state: 'waiting', bytes: null, url: null })
  await until(async () => (await stateOf(actor)).state === 'ready')
  expect(await count()).toBe(1)
  const { url, bytes, expires_at } = await stateOf(actor)
  expect(url).toBe(`${world.origin}${path(actor)}/file`)
  expect(new Date(expires_at).getTime()).toBeGreaterThan(world.sandbox.clock.now().getTime() + 6 * 86_400_000)
  const file = await actor.call('GET', `${path(actor)}/file`)
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'application/zip',
    'content-length': String(bytes),
    'content-disposition': expect.stringMatching(/^attachment; filename="warble-export-\d{4}-\d\d-\d\d\.zip"$/),
    'cache-control': 'no-store, no-transform',
  })
  const archive = Buffer.from(await file.arrayBuffer())
  const files = await unzip(archive)
  expect(JSON.parse(files['data.json'] ?? '').users).toEqual([expect.objectContaining({ email: actor.email })])
  const mail = await mailAbout(world, actor.email, /Your data export is ready/)
  expect(mail.links).toContain(`${world.origin}/dashboard/settings#export`)
  const byCookie = await withCookie(`${path(actor)}/file`, actor)
  expect(Buffer.from(await byCookie.arrayBuffer())).toEqual(archive)
})

test('another user or a guest cannot download it', async () => {
  const other = await seedActor(world)
  const statuses = [
    (await other.call('GET', `${path(actor)}/file`)).status,
    (await withCookie(`${path(actor)}/file`, other)).status,
    (await fetch(`${world.origin}${path(actor)}/file`)).status,
  ]
  expect(statuses).toEqual([404, 404, 401])
})

test('the settings form replaces the ready export with a new one, and is rejected from another site', async () => {
  const before = await world.sql('select id from exports')
  const foreign = await fetch(`${world.origin}/dashboard/settings`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: actor.cookie, origin: 'http://elsewhere.test', 'sec-fetch-site': 'cross-site' },
    body: new URLSearchParams({ intent: 'export' }),
  })
  expect(foreign.status).toBe(403)
  expect(await world.sql('select id from exports')).toEqual(before)
  const sent = await sendForm(world, '/dashboard/settings', { intent: 'export' }, actor.cookie)
  expect(sent.headers.get('location')).toBe('/dashboard/settings#export')
  expect(await world.sql('select id from exports')).not.toEqual(before)
})
