import type { Page } from '@playwright/test'
import { moveToMorning } from '../kit/clock.ts'
import type { World } from '../kit/world.ts'
import { expect, metricsToken, press, test, untilHydrated } from './kit.ts'
import { signInNewPerson } from './person.ts'
import { setVisibility } from './visibility.ts'

async function streamCount(world: World): Promise<number> {
  const answer = await fetch(`${world.origin}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  return Number(/^warble_subscriptions (\d+)$/m.exec(await answer.text())?.[1])
}

const working = (page: Page) => page.getByRole('heading', { name: 'Your bot is working' })
const sleeping = (page: Page) => page.getByRole('heading', { name: 'Your bot is sleeping' })
const lost = (page: Page) => page.getByText('Connection issues - retrying...')

/** Over HTTP/1.1 a browser has six connections to a host for all of its tabs. */
test('seven tabs open, show the same, and go on when others close', async ({ page, context, world }) => {
  const { email } = await signInNewPerson(context, world, 'connected')
  await moveToMorning(world, email)
  const tabs: Page[] = [page]
  while (tabs.length < 7) tabs.push(await context.newPage())
  for (const tab of tabs) {
    await tab.goto('/dashboard')
    await untilHydrated(tab)
  }
  await expect.poll(() => streamCount(world)).toBe(4)
  const last = tabs.at(-1) ?? page
  await last.getByRole('button', { name: 'Wake Up Bot' }).click()
  for (const tab of tabs) await expect(working(tab)).toBeVisible()

  for (const tab of tabs.slice(0, 4)) await setVisibility(tab, 'hidden')
  await expect.poll(() => streamCount(world)).toBe(3)
  await press(last, 'Pause Bot')
  for (const tab of tabs.slice(4)) await expect(sleeping(tab)).toBeVisible()
  await setVisibility(page, 'visible')
  await expect(sleeping(page)).toBeVisible()
  for (const tab of tabs) await expect(lost(tab)).toHaveCount(0)
})

test('a tab without a stream of its own says so when those of the others are lost, and recovers with them', async ({
  page,
  context,
  world,
  guard,
}) => {
  guard.allowOutage()
  const { email } = await signInNewPerson(context, world, 'connected')
  await moveToMorning(world, email)
  const tabs: Page[] = []
  for (let count = 0; count < 4; count += 1) {
    const tab = await context.newPage()
    await tab.goto('/dashboard')
    tabs.push(tab)
  }
  await expect.poll(() => streamCount(world)).toBe(4)
  await page.goto('/dashboard')
  await untilHydrated(page)
  await context.route(/\/events(\?|$)/, (route) => route.abort('aborted'))
  // A page hears of the others' streams a moment after it is hydrated.
  await expect(async () => {
    await page.evaluate(() => new BroadcastChannel('/events').postMessage({ lost: true }))
    await expect(lost(page)).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await context.unroute(/\/events(\?|$)/)
  await page.evaluate(() => new BroadcastChannel('/events').postMessage({ lost: false }))
  await expect(lost(page)).toHaveCount(0)
})

test('a page that comes back by the back button has its stream again and shows what has changed', async ({
  page,
  context,
  otherBrowser,
  world,
}) => {
  const { email } = await signInNewPerson(context, world, 'connected')
  await moveToMorning(world, email)
  await page.goto('/dashboard')
  await expect.poll(() => streamCount(world)).toBe(1)
  // As a browser does with a page that it keeps in memory.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await setVisibility(page, 'hidden')
  await expect.poll(() => streamCount(world)).toBe(0)
  await otherBrowser.addCookies(await context.cookies())
  const other = await otherBrowser.newPage()
  await other.goto('/dashboard')
  await other.getByRole('button', { name: 'Wake Up Bot' }).click()
  await expect(working(other)).toBeVisible()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await setVisibility(page, 'visible')
  await expect(working(page)).toBeVisible()
})
