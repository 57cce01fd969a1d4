import type { BrowserContext, Page } from '@playwright/test'
import { type RunningServer, startServer } from '../kit/server.ts'
import { startWorld, type World } from '../kit/world.ts'
import { test as base, expect, untilHydrated } from './kit.ts'
import { signInNewPerson } from './person.ts'
import { shoot } from './shoot.ts'

const working = (page: Page) => page.getByRole('heading', { name: 'Your bot is working' })
const sleeping = (page: Page) => page.getByRole('heading', { name: 'Your bot is sleeping' })
const banner = (page: Page) => page.getByText('Connection issues - retrying...')

/** Longest that a page may take to be whole after the server's return, in ms. */
const whole = 15_000

/** A person with a running bot on a server of its own, which a test stops and starts again. */
async function runningBot(page: Page, context: BrowserContext, world: World) {
  await signInNewPerson(context, world, 'connected')
  await page.goto(`${world.origin}/dashboard`)
  await page.getByRole('button', { name: 'Wake Up Bot' }).click()
  // Until then the page only expects the bot to work.
  await expect(page.getByText('Bot Started')).toBeVisible()
  await expect(working(page)).toBeVisible()
  await untilHydrated(page)
  await page.evaluate(() => Object.assign(window, { mark: 'the same page' }))
}

interface OutageFixtures {
  /** With a server that a test stops. */
  own: World
  /** Starts the server of `own` again. */
  startAgain(): Promise<void>
}

const test = base.extend<OutageFixtures>({
  own: async ({ postgres }, use) => {
    const world = await startWorld(postgres, {})
    await use(world)
    await world.close()
  },
  startAgain: async ({ own: { origin, env } }, use) => {
    const servers: RunningServer[] = []
    await use(async () => {
      servers.push(await startServer('all', { ...env, PORT: new URL(origin).port, ORIGIN: origin }))
    })
    for (const server of servers) await server.stop()
  },
})

const samePage = (page: Page) => page.evaluate(() => 'mark' in window)

for (const [length, away] of [
  ['20 seconds', 20_000],
  ['5 minutes', 300_000],
] as const)
  test(`while the server is gone for ${length} the page stays, keeps a press on Pause, and sends it once`, async ({
    page,
    context,
    own: world,
    startAgain,
    guard,
  }) => {
    guard.allowOutage()
    await page.clock.install()
    await runningBot(page, context, world)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.postData() ?? '')
    })
    await world.stop('SIGKILL')
    await expect(banner(page)).toBeVisible()
    await page.getByRole('button', { name: 'Pause Bot' }).click()
    await page.getByRole('button', { name: 'Pause Bot' }).click()
    await page.getByRole('link', { name: 'Activity', exact: true }).first().click()
    await expect(page.getByText('“Pause Bot” is saved and goes through as soon as you’re back online.')).toBeVisible()
    await expect(working(page)).toBeVisible()
    if (process.env.SHOTS) await shoot(page, 'dashboard-outage')
    await page.clock.runFor(away)
    await expect(working(page)).toBeVisible()
    await expect(page.getByText(/API Connection Error|Something went wrong/)).toHaveCount(0)
    expect(sent).toEqual([])
    await startAgain()
    // The page may wait for its next try.
    await page.clock.fastForward(10_000)
    await expect(sleeping(page)).toBeVisible({ timeout: whole })
    await expect(banner(page)).toHaveCount(0, { timeout: whole })
    expect(sent).toHaveLength(1)
    expect(await samePage(page)).toBe(true)
  })

for (const rate of [1, 60])
  test(`a page that nobody touches is whole again by itself, with the clock at ×${rate}`, async ({
    page,
    context,
    own: world,
    startAgain,
    guard,
  }) => {
    guard.allowOutage()
    await page.clock.install()
    await runningBot(page, context, world)
    world.sandbox.clock.set({ rate })
    await world.stop('SIGKILL')
    await expect(banner(page)).toBeVisible()
    await page.clock.runFor(20_000)
    await expect(working(page)).toBeVisible()
    await expect(page.getByText(/API Connection Error|Something went wrong/)).toHaveCount(0)
    await startAgain()
    // The stream may wait for its next try.
    await page.clock.fastForward(10_000)
    await expect(banner(page)).toHaveCount(0, { timeout: whole })
    expect(await samePage(page)).toBe(true)
    const other = await context.newPage()
    await other.goto(`${world.origin}/dashboard`)
    await other.getByRole('button', { name: 'Pause Bot' }).click()
    await expect(sleeping(page)).toBeVisible()
  })

test('a server that goes in the middle of a press on Pause changes nothing on the page, and the press is done', async ({
  page,
  context,
  own: world,
  startAgain,
  guard,
}) => {
  guard.allowOutage()
  await page.clock.install()
  await runningBot(page, context, world)
  let posts = 0
  await page.route(/\/dashboard\.data/, (route) => {
    if (route.request().method() !== 'POST' || posts > 0) return route.fallback()
    posts += 1
    return route.abort('connectionreset')
  })
  const lost = page.waitForEvent('requestfailed', (request) => request.method() === 'POST')
  await page.getByRole('button', { name: 'Pause Bot' }).click()
  await world.stop('SIGKILL')
  await lost
  await expect(banner(page)).toBeVisible()
  await expect(page.getByText(/API Connection Error|Something went wrong/)).toHaveCount(0)
  await startAgain()
  await page.clock.fastForward(10_000)
  await expect(sleeping(page)).toBeVisible({ timeout: whole })
  expect(await samePage(page)).toBe(true)
})
