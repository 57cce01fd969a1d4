import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { cookiesOf, sendForm } from '../kit/actor.ts'
import { mailAbout, mailedCode } from '../kit/mail.ts'
import { ageProofs, renewProofs, type SeededActor, seedActor } from '../kit/seed.ts'
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
  const refused = await withCookie(path(actor), actor)
  const error = { code: 'not_signed_in', message: 'User not authenticated' }
  expect([refused.status, await refused.json()]).toEqual([401, { error }])
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

describe('without a recent proof', () => {
  const settings = '/dashboard/settings'
  const page = async (cookie: string) => (await fetch(world.origin + settings, { headers: { cookie } })).text()
  const fileOf = (user: SeededActor, cookie = user.cookie) => withCookie(`${path(user)}/file`, { ...user, cookie })
  const refusal = async (answer: Response) => {
    const { error } = (await answer.json()) as { error: { code: string } }
    return [answer.status, error.code]
  }

  test('an API client neither starts an export nor downloads one', async () => {
    const user = await seedActor(world)
    await ageProofs(world, user.id)
    expect(await refusal(await user.call('GET', path(user)))).toEqual([400, 'reauthentication_needed'])
    await renewProofs(world, [user.id])
    await user.call('GET', path(user))
    await until(async () => (await stateOf(user)).state === 'ready')
    await ageProofs(world, user.id)
    expect(await stateOf(user)).toMatchObject({ state: 'ready' })
    expect(await refusal(await user.call('GET', `${path(user)}/file`))).toEqual([400, 'reauthentication_needed'])
  })

  test('the page asks for it, and the export starts with it at once', async () => {
    const user = await seedActor(world)
    await ageProofs(world, user.id)
    const sent = await sendForm(world, settings, { intent: 'export' }, user.cookie)
    expect(sent.status).toBe(400)
    const html = await sent.text()
    expect(html).toContain('id="export-proof"')
    expect(html).toContain('Your export starts right after.')
    const wrong = await sendForm(world, settings, { intent: 'export', proof: 'not my password' }, user.cookie)
    expect(await wrong.text()).toMatch(/href="#export-proof"[^>]*>This isn’t your password/)
    expect(await exportsOf(user)).toEqual([])
    const right = await sendForm(world, settings, { intent: 'export', proof: user.password }, user.cookie)
    expect(right.headers.get('location')).toBe(`${settings}#export`)
    expect(await exportsOf(user)).toHaveLength(1)
  })

  test('a ready export is offered for download once the proof is given; an old link leads to where it is asked for', async () => {
    const user = await seedActor(world)
    await user.call('GET', path(user))
    await until(async () => (await stateOf(user)).state === 'ready')
    const download = `href="${path(user)}/file"`
    expect(await page(user.cookie)).toContain(download)
    await ageProofs(world, user.id)
    expect(await page(user.cookie)).not.toContain(download)
    const old = await fileOf(user)
    expect([old.status, old.headers.get('location')]).toEqual([302, `${settings}#export`])
    const unlocked = await sendForm(world, settings, { intent: 'unlock-export', proof: user.password }, user.cookie)
    expect(unlocked.headers.get('location')).toBe(`${settings}#export`)
    const cookie = cookiesOf(unlocked)
    expect(await page(cookie)).toContain(download)
    expect((await fileOf(user, cookie)).headers.get('content-type')).toBe('application/zip')
  })

  test('a user without a password gets a code by mail, in the section that asked for it', async () => {
    const user = await seedActor(world)
    await world.sql('update users set password_hash = null where id = $1', [user.id])
    await ageProofs(world, user.id)
    await sendForm(world, settings, { intent: 'export' }, user.cookie)
    const asked = await sendForm(world, settings, { intent: 'mail-export-code', waiting: 'export' }, user.cookie)
    expect(await asked.text()).toContain('Your export starts right after.')
    const proof = await mailedCode(world, user.email, /code/)
    await sendForm(world, settings, { intent: 'export', proof }, user.cookie)
    expect(await exportsOf(user)).toHaveLength(1)
  })

  const exportsOf = ({ id }: SeededActor) => world.sql('select id from exports where user_id = $1', [id])
})
