import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { startWorld, type World, type WorldOptions } from '../kit/world.ts'
import { createGuard, type Guard, scripted } from './guard.ts'

export { expect } from '@playwright/test'
export { scripted } from './guard.ts'

export const metricsToken = 'a token for the tests only'

interface WorkerFixtures {
  /** URL of the run's PostgreSQL, as its owner. */
  postgres: string
  world: World
}

interface TestFixtures {
  guard: Guard
  /** A second browser that shares no cookies with the first; also watched by the guard. */
  otherBrowser: BrowserContext
}

/** High rate limits: the tests of a worker share one IP address and sign up hundreds of people within minutes. */
export const highRateLimits = { RATE_SIGN_IN: '10000', RATE_MAIL: '10000', RATE_VERIFY: '10000', RATE_TOKEN: '10000' }

/** On a slow machine no request waits three seconds for one of these, which means 503. */
const manyConnections = { DATABASE_POOL: '20' }

/** Playwright's test with a running Warble and its sandbox. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
  postgres: [async ({}, use) => use(process.env.RUN_POSTGRES ?? ''), { scope: 'worker' }],
  world: [
    async ({ postgres }, use) => {
      const world = await startWorld(postgres, {
        google: true,
        env: { METRICS_TOKEN: metricsToken, OPERATOR_PAGE: 'on', ...highRateLimits, ...manyConnections },
      })
      await use(world)
      await world.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ world }, use) => use(world.origin),
  guard: [
    async ({ context, world, javaScriptEnabled }, use) => {
      const guard = createGuard(javaScriptEnabled !== false)
      await guard.watch(context)
      await use(guard)
      world.sandbox.clock.set({ rate: 1 })
      await guard.check()
    },
    { auto: true },
  ],
  otherBrowser: async ({ browser, guard, contextOptions, javaScriptEnabled, baseURL }, use) => {
    const context = await browser.newContext({
      ...contextOptions,
      ...(javaScriptEnabled !== undefined && { javaScriptEnabled }),
      ...(baseURL !== undefined && { baseURL }),
    })
    await guard.watch(context)
    await use(context)
    await context.close()
  },
})

/** The same in a world with these options, each worker its own. */
export const testIn = ({ env, ...options }: WorldOptions) =>
  test.extend<object, { world: World }>({
    world: [
      async ({ postgres }, use) => {
        const world = await startWorld(postgres, { ...options, env: { ...highRateLimits, ...manyConnections, ...env } })
        await use(world)
        await world.close()
      },
      { scope: 'worker', timeout: 300_000 },
    ],
  })

/** By the keyboard: what a bot's step brings in may move a button between the press and the release of a mouse. */
export async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name })
  await expect(button).toBeEnabled()
  await button.press('Enter')
}

/** Presses a button of a form, and waits for the server's answer: the page may show what it expects before. */
export async function untilAnswered(page: Page, button: string): Promise<void> {
  const answer = page.waitForResponse((response) => response.request().method() === 'POST')
  await press(page, button)
  await (await answer).finished()
}

/** Stops the time of a page under Playwright's clock, until `resume`; timers of the next two seconds fire at once. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2_000)
}

/**
 * Waits until React has hydrated the page and run its effects, which add the listeners for keys and live events: one of
 * them takes over the scroll position. Scripts start after a page's first paint, which `load` and `networkidle` may precede.
 */
export async function untilHydrated(page: Page): Promise<void> {
  if (scripted()) await page.waitForFunction(() => history.scrollRestoration === 'manual')
}

/**
 * Opens a conversation of the inbox, the first without a link. On a wide screen one is shown beside the list already, and
 * still is for a moment after the address has changed: what is typed into it by then is typed into a page that leaves.
 */
export async function openConversation(page: Page, link = page.locator('[data-conversation]').first()): Promise<void> {
  await link.click()
  await expect(page).toHaveTitle(/ · Inbox · /)
}

/** Before the page is opened: its stream opens and stays silent, and it hears nothing of other tabs, so it keeps what it shows. */
export async function hearNothing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'BroadcastChannel')
    const silent = class extends EventTarget {
      set onopen(opened: () => void) {
        queueMicrotask(opened)
      }
      close() {}
    }
    Object.assign(window, { EventSource: silent })
  })
}
