import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { perchTokens } from '../kit/actor.ts'
import { seeded, seedOf } from '../kit/random.ts'
import { expect } from './kit.ts'
import { atConnectStep, networkSession, test } from './packed.ts'
import { signInNewPerson } from './person.ts'

/** The number of messages from each kind of sender. */
const messages = 1_000

/** Valid messages, messages with one invalid property, and noise. */
function hostileMessages(user_id: string, seed: number): unknown[] {
  const { pick, chance } = seeded(seed)
  const good = [
    { to: 'warble-extension', id: '1', ask: 'connect', user_id },
    { to: 'warble-extension', id: '1', ask: 'detect', user_id },
    { type: 'connect', user_id },
    { type: 'pair', user_id, code: 'a-code-of-mine' },
    { type: 'detect', user_id },
    { type: 'state' },
    { type: 'connect_here' },
    { type: 'start' },
    { type: 'disconnect' },
    { raise: 'extension-disconnected' },
    { from: 'warble-extension-answer', id: '1', answer: { version: '9.9.9', paired: 'you', network_signed_in: true } },
  ]
  const noise: unknown[] = [null, '', 7, [], {}, 'connect', { toString: 'x' }, JSON.stringify(good[0])]
  return Array.from({ length: messages }, () => {
    const message = pick(good)
    if (chance(0.75)) return message
    return chance(0.5) ? pick(noise) : { ...message, [pick(Object.keys(message))]: pick(noise) }
  })
}

/** A foreign site that opens ours and sends it messages by every means a page has. */
const hostilePage = (target: string, extension: string, sent: unknown[]) => `<!doctype html><title>Prizes</title>
<button>Win</button><script>
let opened
document.querySelector('button').addEventListener('click', () => (opened = window.open('${target}')))
function attack() {
  for (const message of ${JSON.stringify(sent).replaceAll('<', '\\u003c')}) {
    for (const target of [opened, window]) target.postMessage(message, '*')
    window.chrome?.runtime?.sendMessage?.('${extension}', message)
  }
}
</script>`

/** A foreign extension without access to Warble that knows our extension's id and sends it messages. */
const hostileWorker = `
globalThis.accepted = 0
globalThis.refused = 0
globalThis.attack = async (id, sent) => {
  for (const message of sent)
    await chrome.runtime.sendMessage(id, message).then(() => accepted++, () => refused++)
  for (let tries = 0; tries < 100; tries++)
    await new Promise((resolve) => {
      const port = chrome.runtime.connect(id)
      port.onMessage.addListener(() => accepted++)
      port.onDisconnect.addListener(() => { refused++; void chrome.runtime.lastError; resolve() })
      port.postMessage(sent[tries])
    })
}`

test('ignores a thousand messages each from a foreign site, a foreign extension and a script without a user gesture', async ({
  packed,
  world,
}) => {
  const { context } = packed
  const person = await signInNewPerson(context, world, 'new')
  await networkSession(packed, world, await perchTokens(world, 'finchroast'))
  const page = await atConnectStep(packed)
  await packed.install()
  await expect(page.getByRole('button', { name: 'Connect with the extension' })).toBeVisible()
  const [user] = await world.sql<{ id: string }>('select id from users where email = $1', [person.email])
  const user_id = user?.id ?? ''
  const worker = await packed.worker()
  const id = new URL(worker.url()).host
  const sent = hostileMessages(user_id, seedOf(16))
  const folder = mkdtempSync(join(tmpdir(), 'warble-hostile-'))
  const site = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end(hostilePage(`${world.origin}/onboarding?step=2`, id, sent)),
  ).listen(0, '127.0.0.1')
  try {
    await test.step('a foreign site', async () => {
      await once(site, 'listening')
      const hostile = await context.newPage()
      await hostile.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`)
      const opening = context.waitForEvent('page')
      await hostile.getByRole('button', { name: 'Win' }).click()
      const opened = await opening
      await expect(opened.getByRole('button', { name: 'Connect with the extension' })).toBeVisible()
      await hostile.evaluate('attack()')
      // Our page is unchanged.
      await expect(opened.getByRole('button', { name: 'Connect with the extension' })).toBeVisible()
      await Promise.all([opened.close(), hostile.close()])
    })

    await test.step('a foreign extension', async () => {
      mkdirSync(join(folder, 'hostile'))
      const manifest = {
        manifest_version: 3,
        name: 'Prizes',
        version: '1',
        background: { service_worker: 'worker.js' },
      }
      writeFileSync(join(folder, 'hostile', 'manifest.json'), JSON.stringify(manifest))
      writeFileSync(join(folder, 'hostile', 'worker.js'), hostileWorker)
      const hostileId = await packed.load(join(folder, 'hostile'))
      const find = () => context.serviceWorkers().find((one) => one.url().includes(hostileId))
      // The worker is listed before its script has run.
      await expect.poll(() => find()?.evaluate(() => 'attack' in globalThis)).toBe(true)
      const outcome = await find()?.evaluate(
        async ([own, all]) => {
          const scope = globalThis as unknown as {
            attack(id: string, all: unknown[]): Promise<void>
            accepted: number
            refused: number
          }
          await scope.attack(own, all)
          return [scope.accepted, scope.refused]
        },
        [id, sent] as const,
      )
      expect(outcome).toEqual([0, messages + 100])
    })

    await test.step('a script in the page, without a click', async () => {
      // A Playwright evaluation counts as a user gesture, so until the script is done only its requests are watched.
      const fresh = await context.newPage()
      await fresh.addInitScript((all) => {
        addEventListener('message', ({ data }) => {
          if (data?.from !== 'warble-extension-answer' || !data.answer) return
          if ('ok' in data.answer) document.documentElement.dataset.connected = 'yes'
          if (data.id === 'last') void fetch('/robots.txt?answered')
        })
        addEventListener('load', () => {
          const last = { ...(all.find((one) => Object(one).ask === 'detect') as object), ask: 'detect', id: 'last' }
          const timer = setInterval(() => {
            if (navigator.userActivation.hasBeenActive) document.documentElement.dataset.active = 'yes'
            postMessage(all.pop() ?? last, location.origin)
          }, 1)
          addEventListener('message', ({ data }) => data?.id === 'last' && data.answer && clearInterval(timer))
        })
      }, sent)
      // The answer proves that the bridge was running: it answers requests that need no user gesture.
      const answered = fresh.waitForRequest(/robots\.txt\?answered$/, { timeout: 120_000 })
      // Waiting for its scripts would evaluate something.
      await fresh.goto('/onboarding?step=2', { waitUntil: 'load' })
      await answered
      await expect(fresh.locator('html[data-active]')).not.toBeAttached()
      await expect(fresh.locator('html[data-connected]')).not.toBeAttached()
    })
  } finally {
    site.close()
    rmSync(folder, { recursive: true, force: true })
  }
  expect(await (await packed.worker()).evaluate(() => chrome.storage.local.get())).toEqual({})
  expect(await world.sql('select 1 from extension_sessions where user_id = $1', [user_id])).toEqual([])
  expect(packed.requests.filter((line) => line.startsWith('POST'))).toEqual([])
})
