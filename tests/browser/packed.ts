import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type BrowserContext, type CDPSession, chromium, type Page, type Worker } from '@playwright/test'
import { until } from '../kit/until.ts'
import type { World } from '../kit/world.ts'
import { filesIn } from '../kit/zip.ts'
import { wholeBrowser } from './chromium.ts'
import type { Guard } from './guard.ts'
import { test as base, expect } from './kit.ts'

/** A browser with its own profile, into which the packed extension can be loaded. */
export interface PackedBrowser {
  context: BrowserContext
  /** Method and URL of every request that the extension has made so far. */
  requests: string[]
  /** Downloads the server's packed extension and loads it unpacked, as people do by hand. */
  install(): Promise<void>
  remove(): Promise<void>
  /** Loads another folder as an extension; returns its id. */
  load(folder: string): Promise<string>
  worker(): Promise<Worker>
  /** The popup, in a tab of its own. */
  popup(): Promise<Page>
  /** Quits the browser and starts it again with the same profile. */
  restart(): Promise<void>
}

interface PackedFixtures {
  packed: PackedBrowser
  otherPacked: PackedBrowser
}

/** Downloads the server's archive of the extension and unpacks it. */
export async function unpack(origin: string, folder: string): Promise<void> {
  const answer = await fetch(`${origin}/warble-extension.zip`)
  if (!answer.ok) throw new Error(`the extension's download answered ${answer.status}`)
  for (const [path, bytes] of Object.entries(await filesIn(Buffer.from(await answer.arrayBuffer())))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes)
  }
}

/** Runs `use` with such a browser. */
export async function withBrowser(origin: string, guard: Guard, use: (browser: PackedBrowser) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), 'warble-packed-'))
  const extension = join(folder, 'extension')
  const requests: string[] = []
  let id = ''
  async function start(): Promise<[BrowserContext, CDPSession]> {
    const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
      ...wholeBrowser,
      // Playwright's default headless mode does not support extensions.
      headless: false,
      ignoreDefaultArgs: ['--disable-extensions'],
      args: [
        ...wholeBrowser.args,
        '--headless=new',
        '--enable-unsafe-extension-debugging',
        ...(id ? [`--load-extension=${extension}`] : []),
      ],
      viewport: { width: 1280, height: 800 },
      baseURL: origin,
    })
    context.setDefaultTimeout(30_000)
    context.on('request', (request) => {
      // A page's first request has no frame yet.
      const from = request.serviceWorker()?.url() ?? (request.isNavigationRequest() ? '' : request.frame().url())
      if (from.startsWith(`chrome-extension://${id}`)) requests.push(`${request.method()} ${request.url()}`)
    })
    await guard.watch(context)
    const browser = context.browser()
    if (!browser) throw new Error('a persistent context without its browser')
    return [context, await browser.newBrowserCDPSession()]
  }
  // The Extensions domain is not in the protocol's types yet.
  const send = devtoolsCall(() => devtools)
  let [context, devtools] = await start()
  async function worker(): Promise<Worker> {
    const own = () => context.serviceWorkers().find((one) => one.url().includes(id))
    await until(async () => own() !== undefined)
    return own() as Worker
  }
  try {
    await use({
      get context() {
        return context
      },
      requests,
      load: async (path) => (await send('Extensions.loadUnpacked', { path })).id,
      async install() {
        rmSync(extension, { recursive: true, force: true })
        await unpack(origin, extension)
        id = (await send('Extensions.loadUnpacked', { path: extension })).id
        // By then the extension has reloaded the setup page.
        const own = await worker()
        await until(async () => Boolean(await own.evaluate(() => chrome.alarms.get('report'))))
      },
      remove: async () => void (await send('Extensions.uninstall', { id })),
      worker,
      async popup() {
        const page = await context.newPage()
        await page.setViewportSize({ width: 352, height: 560 })
        await page.goto(`chrome-extension://${id}/popup.html`)
        return page
      },
      async restart() {
        await context.close()
        ;[context, devtools] = await start()
      },
    })
  } finally {
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Signs the browser in to the network as a ready account, or out. */
export async function networkSession(
  { context }: PackedBrowser,
  world: World,
  tokens: { auth_token: string; ct0_token: string } | null,
): Promise<void> {
  const url = world.sandbox.perch_url
  await context.clearCookies({ name: /^(auth_token|ct0)$/ })
  if (!tokens) return
  const { auth_token, ct0_token: ct0 } = tokens
  // Persistent cookies, as the network's own are.
  const expires = Date.now() / 1_000 + 86_400
  await context.addCookies(Object.entries({ auth_token, ct0 }).map(([name, value]) => ({ name, value, url, expires })))
}

/** A page at the setup step that connects the account. */
export async function atConnectStep({ context }: PackedBrowser): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/onboarding')
  await page.getByRole('button', { name: 'Connect your account' }).click()
  await expect(page.getByRole('heading', { name: 'Connect Perch' })).toBeVisible()
  return page
}

/** Connects by one click; the extension must be installed and the browser signed in to the network. */
export async function connectByExtension(page: Page, handle: string): Promise<void> {
  await page.getByRole('button', { name: 'Connect with the extension' }).click()
  await expect(page.getByText(`@${handle} is connected`).first()).toBeVisible()
}

type DevtoolsCall = (method: string, params: object) => Promise<{ id: string }>
const devtoolsCall = (session: () => CDPSession): DevtoolsCall => {
  return (method, params) => (session().send as unknown as DevtoolsCall).call(session(), method, params)
}

export const test = base.extend<PackedFixtures>({
  packed: async ({ world, guard }, use) => withBrowser(world.origin, guard, use),
  otherPacked: async ({ world, guard }, use) => withBrowser(world.origin, guard, use),
})
