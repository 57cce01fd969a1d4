import type { Page } from '@playwright/test'
import { startServer } from '../kit/server.ts'
import { startWorld, type World } from '../kit/world.ts'
import { expect, metricsToken, test } from './kit.ts'
import { arrive } from './person.ts'

/** Streams by the server's own count. */
async function streams(world: World): Promise<number> {
  const answer = await fetch(`${world.origin}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  return Number(/^warble_subscriptions (\d+)$/m.exec(await answer.text())?.[1])
}

/** A headless browser never hides a tab by itself. */
async function show(page: Page, state: 'visible' | 'hidden') {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

const working = (page: Page) => page.getByRole('heading', { name: 'Your bot is working' })
const sleeping = (page: Page) => page.getByRole('heading', { name: 'Your bot is sleeping' })

test('two tabs tell the same story, with one stream each and none while hidden', async ({ page, context, world }) => {
  await arrive(context, world, 'connected')
  await page.goto('/dashboard')
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect.poll(() => streams(world)).toBe(2)

  await page.getByRole('button', { name: 'Wake Up Bot' }).click()
  await expect(working(page)).toBeVisible()
  await expect(working(other)).toBeVisible()
  // The events of the start reload the page; its message stays.
  await expect(page.getByText('Bot Started')).toBeVisible()
  await other.getByRole('button', { name: 'Pause Bot' }).click()
  await expect(sleeping(page)).toBeVisible()
  // Navigation inside the app leaves no stream behind.
  await page.getByRole('link', { name: 'Support', exact: true }).click()
  await page.getByRole('link', { name: /^Onboarding/ }).click()
  await expect(page.getByRole('heading', { name: 'Connect Perch' })).toBeVisible()
  await expect.poll(() => streams(world)).toBe(2)
  await page.goBack()
  await page.goBack()
  await expect(sleeping(page)).toBeVisible()
  await expect.poll(() => streams(world)).toBe(2)

  await show(other, 'hidden')
  await expect.poll(() => streams(world)).toBe(1)
  await page.getByRole('button', { name: 'Wake Up Bot' }).click()
  await expect(working(page)).toBeVisible()
  await expect(sleeping(other)).toBeVisible()
  await show(other, 'visible')
  await expect(working(other)).toBeVisible()
  await expect.poll(() => streams(world)).toBe(2)

  await page.getByRole('button', { name: 'Pause Bot' }).click()
  await expect(sleeping(other)).toBeVisible()
  await other.close()
  await expect.poll(() => streams(world)).toBe(1)
})

test('after a restart of the server an open page goes on by itself', async ({ page, context, postgres, guard }) => {
  guard.allowOutage()
  const world = await startWorld(postgres, { env: { METRICS_TOKEN: metricsToken } })
  try {
    await arrive(context, world, 'connected')
    await page.goto(`${world.origin}/dashboard`)
    await expect.poll(() => streams(world)).toBe(1)
    await page.evaluate(() => Object.assign(window, { mark: 'the same page' }))
    await page.getByRole('button', { name: 'Wake Up Bot' }).click()
    await page.getByRole('button', { name: 'Pause Bot' }).click()
    await expect(sleeping(page)).toBeVisible()
    const resumed = page.waitForRequest(/\/events\?last_event_id=\d+$/)
    expect(await world.stop()).toBe(0)
    const { origin } = world
    const again = await startServer('all', { ...world.env, PORT: new URL(origin).port, ORIGIN: origin })
    try {
      await expect.poll(() => streams(world)).toBe(1)
      const other = await context.newPage()
      await other.goto(`${origin}/dashboard`)
      await other.getByRole('button', { name: 'Wake Up Bot' }).click()
      await expect(working(page)).toBeVisible()
      expect(await page.evaluate(() => 'mark' in window)).toBe(true)
      await resumed
    } finally {
      await again.stop()
    }
  } finally {
    await world.close()
  }
})

test('a page that gets no stream is read again every 30 seconds', async ({ page, context, otherBrowser, world }) => {
  await arrive(context, world, 'connected')
  await page.clock.install()
  await page.route('**/events', (route) => route.abort('aborted'))
  await page.goto('/dashboard')
  await expect(page.getByText('Connection issues - retrying...')).toBeVisible()
  await expect(sleeping(page)).toBeVisible()
  await otherBrowser.addCookies(await context.cookies())
  const other = await otherBrowser.newPage()
  await other.goto('/dashboard')
  await other.getByRole('button', { name: 'Wake Up Bot' }).click()
  await expect(working(other)).toBeVisible()
  await expect(sleeping(page)).toBeVisible()
  await page.clock.fastForward(30_000)
  await expect(working(page)).toBeVisible()
  await other.getByRole('button', { name: 'Pause Bot' }).click()
})
