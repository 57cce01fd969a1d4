import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { sendForm } from '../kit/actor.ts'
import { type SeededActor, seedActor } from '../kit/seed.ts'
import { startWorld, type World } from '../kit/world.ts'
import { filesIn } from '../kit/zip.ts'

let world: World
let actor: SeededActor
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { role: 'web', tick: false, people: 5 })
})
afterAll(() => world?.close())
beforeEach(async () => {
  actor = await seedActor(world)
})

const settings = '/dashboard/settings'

/** Pairs a browser with the user. */
async function paired(browser_info: string, { cookie } = actor): Promise<string> {
  const headers = { cookie, origin: world.origin, 'content-type': 'application/json' }
  const issued = await fetch(`${world.origin}/api/extension/pairing-code`, { method: 'POST', headers })
  const { code } = (await issued.json()) as { code: string }
  const answer = await fetch(`${world.origin}/api/extension/pair`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code, browser_info, extension_version: '1.2.3' }),
  })
  expect(answer.status).toBe(200)
  const [row] = await world.sql<{ session_id: string }>(
    'select session_id from extension_sessions where browser_info = $1 order by created_at desc limit 1',
    [browser_info],
  )
  return row?.session_id ?? ''
}

const names = async ({ id } = actor) => {
  const rows = await world.sql<{ browser_info: string }>(
    'select browser_info from extension_sessions where user_id = $1 order by browser_info',
    [id],
  )
  return rows.map(({ browser_info }) => browser_info)
}

async function card(): Promise<string> {
  const html = await (await fetch(world.origin + settings, { headers: { cookie: actor.cookie } })).text()
  return html.match(/<section id="extension"[\s\S]*?<\/section>/)?.[0].replaceAll('<!-- -->', '') ?? ''
}

const send = (fields: Record<string, string>) => sendForm(world, settings, fields, actor.cookie)

test('the card lists at most three browsers and says how many more there are', async () => {
  expect(await card()).toContain('No browser is connected')
  for (const name of ['Edge on Windows', 'Chrome on Mac', 'Chrome on Linux', '<b>Chrome</b>']) await paired(name)
  const html = await card()
  expect(html.match(/aria-label="Disconnect /g)).toHaveLength(3)
  expect(html).toContain('And 1 more.')
  expect(html).toContain('Version 1.2.3')
  expect(html).toContain('&lt;b&gt;Chrome&lt;/b&gt;')
  expect(html).not.toContain('Edge on Windows')
})

test('one browser can be disconnected, or all at once', async () => {
  const one = await paired('Chrome on Mac')
  await paired('Chrome on Linux')
  await paired('Edge on Windows')
  expect((await send({ intent: 'disconnect-extension', session_id: one })).status).toBe(302)
  expect(await names()).toEqual(['Chrome on Linux', 'Edge on Windows'])
  expect(await world.sql('select 1 from sessions where id = $1', [one])).toEqual([])
  expect((await send({ intent: 'disconnect-extension' })).status).toBe(302)
  expect(await names()).toEqual([])
  const html = await (await fetch(`${world.origin}${settings}/events`, { headers: { cookie: actor.cookie } })).text()
  expect(html).toContain('Extension disconnected')
  expect(html).toContain('Signed in with the browser extension')
})

test('disconnecting ends only the user’s own extension sessions', async () => {
  const twin = await seedActor(world)
  const theirs = await paired('Chrome on Linux', twin)
  await paired('Chrome on Mac')
  const own = await world.sql<{ id: string }>('select id from sessions where user_id = $1', [actor.id])
  const plain = await world.sql<{ id: string }>(
    'select id from sessions where user_id = $1 and id not in (select session_id from extension_sessions)',
    [actor.id],
  )
  for (const { id } of [...plain, { id: theirs }])
    expect((await send({ intent: 'disconnect-extension', session_id: id })).status).toBe(302)
  expect(await world.sql('select id from sessions where user_id = $1', [actor.id])).toHaveLength(own.length)
  expect(await names(twin)).toEqual(['Chrome on Linux'])
  expect((await send({ intent: 'disconnect-extension', session_id: 'x' })).status).toBe(422)
  expect(await names()).toEqual(['Chrome on Mac'])
})

test('automatic reconnection can be turned off and on', async () => {
  await paired('Chrome on Mac')
  const enabled = async () => {
    const answer = await actor.call('GET', `/api/extension-status/${actor.id}`)
    return ((await answer.json()) as { autoLoginEnabled: boolean }).autoLoginEnabled
  }
  expect([await enabled(), (await card()).includes('Turn off')]).toEqual([true, true])
  await send({ intent: 'auto-login', enabled: 'no' })
  expect([await enabled(), (await card()).includes('Turn on')]).toEqual([false, true])
  await send({ intent: 'auto-login', enabled: 'yes' })
  expect(await enabled()).toBe(true)
  expect((await send({ intent: 'auto-login', enabled: 'maybe' })).status).toBe(422)
})

test('the extension is downloaded as an archive that works only with this installation', async () => {
  const url = `${world.origin}/warble-extension.zip`
  const answer = await fetch(url)
  const { status, headers } = answer
  expect([status, headers.get('content-type')]).toEqual([200, 'application/zip'])
  expect(headers.get('content-disposition')).toBe('attachment; filename="warble-extension.zip"')
  const files = await filesIn(Buffer.from(await answer.arrayBuffer()))
  const read = (name: string) => JSON.parse(String(files[name]))
  const network = new URL(world.sandbox.perch_url)
  const manifest = read('manifest.json')
  expect(manifest).toMatchObject({
    manifest_version: 3,
    permissions: ['cookies', 'storage', 'alarms'],
    host_permissions: [`${world.origin}/*`, `${network.protocol}//${network.hostname}/*`],
    content_scripts: [{ matches: [`${world.origin}/*`], js: ['bridge.js'] }],
    externally_connectable: { ids: [], matches: [] },
  })
  expect(Object.keys(manifest).filter((name) => /optional|web_accessible|update_url|key/.test(name))).toEqual([])
  const { extension_pages } = manifest.content_security_policy
  expect(extension_pages).toContain("default-src 'none'")
  expect(extension_pages).toContain(`connect-src 'self' ${world.origin};`)
  expect(read('installation.json')).toEqual({
    origin: world.origin,
    network: { name: 'Perch', origin: network.origin, sign_in_url: `${network.origin}/sign-in` },
  })
  for (const name of ['background.js', 'bridge.js', 'popup.html', 'popup.js', ...Object.values<string>(manifest.icons)])
    expect([name, files[name]?.length]).toEqual([name, expect.any(Number)])
  const again = await fetch(url, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
})

test('npm run extension packs the same for other addresses, as a folder and as an archive', async () => {
  const [origin, network] = ['https://warble.example', 'https://network.example']
  const told = execFileSync(process.execPath, ['scripts/extension.js'], {
    encoding: 'utf8',
    env: { ...process.env, ORIGIN: `${origin}/a-path`, PERCH_URL: network },
  })
  expect(told).toContain(`for ${origin} and ${network}`)
  const files = await filesIn(readFileSync('build/warble-extension.zip'))
  expect(JSON.parse(String(files['manifest.json'])).host_permissions).toEqual([`${origin}/*`, `${network}/*`])
  expect(JSON.parse(String(files['installation.json'])).origin).toBe(origin)
  const served = await fetch(`${world.origin}/warble-extension.zip`)
  const names = Object.keys(await filesIn(Buffer.from(await served.arrayBuffer())))
  expect(Object.keys(files).toSorted()).toEqual(names.toSorted())
  for (const [name, bytes] of Object.entries(files)) {
    const path = `build/warble-extension/${name}`
    expect([name, existsSync(path) && readFileSync(path).equals(bytes)]).toEqual([name, true])
  }
})
