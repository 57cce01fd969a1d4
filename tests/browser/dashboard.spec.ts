import type { Route } from '@playwright/test'
import { insertActionHistory } from '../kit/action-history.ts'
import { hold } from './hold.ts'
import { expect, holdClock, test, untilHydrated } from './kit.ts'
import { signInNewPerson } from './person.ts'

const scheme = 'getComputedStyle(document.documentElement).colorScheme'

test('keyboard shortcuts navigate the dashboard and the logbook, but not while typing', async ({
  page,
  context,
  world,
}) => {
  const { email } = await signInNewPerson(context, world, 'connected')
  await insertActionHistory(world, email)
  await page.goto('/dashboard/support')
  await expect(async () => {
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible({ timeout: 500 })
  }).toPass()
  // Shortcuts are off behind an open dialog.
  await page.keyboard.press('g')
  await page.keyboard.press('a')
  await expect(page).toHaveURL('/dashboard/support')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('g')
  await page.keyboard.press('a')
  await expect(page).toHaveURL('/dashboard/activity')
  await expect(page.getByRole('heading', { name: 'Bot Activity Timeline' })).toBeVisible()

  const entries = page.getByRole('list', { name: 'Activity' }).locator('[data-entry]')
  await page.keyboard.press('j')
  await expect(entries.nth(0)).toBeFocused()
  await page.keyboard.press('j')
  await expect(entries.nth(1)).toBeFocused()
  await page.keyboard.press('k')
  await expect(entries.nth(0)).toBeFocused()

  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('input')))
  await page.locator('main > input').focus()
  await page.keyboard.type('gd?jk')
  await expect(page.locator('main > input')).toHaveValue('gd?jk')
  await expect(page).toHaveURL('/dashboard/activity')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('scripts are loaded after the stylesheet, and in a hidden tab too', async ({ page, context, world }) => {
  await signInNewPerson(context, world, 'connected')
  const loaded = (ending: string) =>
    page.evaluate((end) => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      return entries
        .filter(({ name }) => name.endsWith(end))
        .map(({ startTime, responseEnd }) => ({ startTime, responseEnd }))
    }, ending)
  await page.goto('/dashboard')
  await expect.poll(async () => (await loaded('.js')).length).toBeGreaterThan(5)
  const [style] = await loaded('.css')
  for (const script of await loaded('.js')) expect(script.startTime).toBeGreaterThan(style?.responseEnd ?? Infinity)

  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true })
    window.requestAnimationFrame = () => 0
  })
  await page.reload()
  await expect.poll(async () => (await loaded('.js')).length).toBeGreaterThan(5)
})

test('older activity is appended, each entry once, and Back returns to it', async ({ page, context, world }) => {
  const { email } = await signInNewPerson(context, world, 'connected')
  await insertActionHistory(world, email)
  await page.goto('/dashboard/activity?period=all')
  const entries = page.getByRole('list', { name: 'Activity' }).locator('[data-entry]')
  await expect(entries).toHaveCount(25)
  await untilHydrated(page)
  await page.getByRole('link', { name: 'Load More Activities' }).click()
  await expect(entries).toHaveCount(50)
  await expect(page).toHaveURL('/dashboard/activity?period=all')
  await page.getByRole('link', { name: 'Load More Activities' }).click()
  await expect(entries).toHaveCount(75)
  // Back returns to the place, with everything that was appended.
  await entries.nth(60).scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(1_000)
  await page.getByRole('link', { name: 'Plan', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Subscription' })).toBeVisible()
  await page.goBack()
  await expect(entries).toHaveCount(75)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
  await page.getByRole('link', { name: 'Today' }).click()
  await expect(page).toHaveURL('/dashboard/activity?period=today')
  await expect(entries).not.toHaveCount(75)
})

test('the menu drawer closes on Escape and on navigation, and keeps the focus inside while open', async ({
  page,
  context,
  world,
}) => {
  await signInNewPerson(context, world, 'skipped')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dashboard')
  await untilHydrated(page)
  const menu = page.getByLabel('Menu')
  const signOut = page.getByRole('button', { name: 'Sign out' })
  await menu.click()
  await expect(signOut).toBeVisible()
  await expect(page.locator('main')).toHaveAttribute('inert')
  await page.keyboard.press('Escape')
  await expect(signOut).toBeHidden()
  await expect(menu).toBeFocused()
  await expect(page.locator('main')).not.toHaveAttribute('inert')
  await menu.click()
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible()
  await expect(signOut).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.locator('main')).not.toHaveAttribute('inert')
})

test('with scripts the theme changes at once without reloading the page', async ({ page, context, world }) => {
  await signInNewPerson(context, world, 'skipped')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/dashboard/settings')
  await untilHydrated(page)
  await page.evaluate(() => Object.assign(window, { mark: 'the same page' }))
  await page.getByRole('main').getByRole('button', { name: 'Dark' }).click()
  await expect.poll(() => page.evaluate(scheme)).toBe('dark')
  expect(await page.evaluate(() => 'mark' in window)).toBe(true)
  await page.reload()
  expect(await page.evaluate(scheme)).toBe('dark')
})

test('a slow page shows a skeleton; offline the current page stays, and its data reloads when back online', async ({
  page,
  context,
  world,
  guard,
}) => {
  guard.allowOutage()
  await signInNewPerson(context, world, 'skipped')
  await page.goto('/dashboard/support')
  await untilHydrated(page)
  const release = await hold(page, /\/dashboard\.data/)
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Loading Dashboard' })).toBeVisible()
  release()
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  await page.unroute(/\/dashboard\.data/)

  await context.setOffline(true)
  await expect(page.getByText('You’re offline.')).toBeVisible()
  await page.getByRole('link', { name: 'Plan', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  const reloaded = page.waitForRequest(/\/dashboard\.data/)
  await context.setOffline(false)
  await reloaded
  await expect(page.getByText('You’re offline.')).toBeHidden()
  await page.getByRole('link', { name: 'Plan', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Subscription' })).toBeVisible()
})

test('a page that fails to load keeps the layout and can be retried', async ({ page, context, world }) => {
  await signInNewPerson(context, world, 'skipped')
  await page.goto('/dashboard/support')
  await untilHydrated(page)
  await page.route(/\/dashboard\.data/, (route) => route.abort('aborted'))
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'API Connection Error' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Analytics' })).toBeVisible()
  await page.unroute(/\/dashboard\.data/)
  await page.getByRole('link', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
})

test('a press that gets a proxy’s error page is told as that, and the page stays', async ({
  page,
  context,
  world,
  guard,
}) => {
  guard.allow(500)
  guard.allowForeign()
  await signInNewPerson(context, world, 'connected')
  await page.goto('/dashboard')
  await untilHydrated(page)
  const refuse = (route: Route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, body: 'Internal error' }) : route.fallback()
  await page.route(/\.data/, refuse)
  await page.getByRole('button', { name: 'Wake Up Bot' }).click()
  await expect(page.getByText('Failed to start bot')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your bot is sleeping' })).toBeVisible()
  await page.getByRole('button', { name: 'Re-analyze Account' }).click()
  await expect(page.getByText('Unable to start account analysis. Please try again.')).toBeVisible()
  // Whose status it was isn’t known.
  const told = page.getByRole('alert').getByText('Server error. Please try again later.')
  await expect(told).toBeVisible()
  await expect(page.getByText('Failed to start analysis:')).toHaveCount(0)
  await page.goto('/dashboard/settings/bot')
  await untilHydrated(page)
  const topics = page.getByLabel('Topics to look for')
  await topics.fill('burr grinders')
  await page.getByRole('button', { name: 'Save bot settings' }).click()
  await expect(page.getByText('Server error. Please try again later.').first()).toBeVisible()
  await expect(topics).toHaveValue('burr grinders')
  await page.unroute(/\.data/)
})

test('a toast stays while the pointer is over it', async ({ page, context, world }) => {
  await signInNewPerson(context, world, 'connected')
  await page.clock.install()
  await page.goto('/dashboard')
  await untilHydrated(page)
  // From here on time passes only by `runFor`.
  await holdClock(page)
  await page.getByRole('button', { name: 'Wake Up Bot' }).click()
  const toast = page.getByRole('status').filter({ hasText: 'Bot Started' })
  await toast.hover()
  await page.clock.runFor(10_000)
  await expect(toast).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(3_100)
  await expect(toast).toBeHidden()
})

test('on a phone the search of the activity unfolds, and stays open while it is in force', async ({
  page,
  context,
  world,
}) => {
  await signInNewPerson(context, world, 'skipped')
  await page.goto('/dashboard/activity')
  const fold = page.locator('summary', { hasText: 'Search' })
  const words = page.getByLabel('Words')
  await expect(words).toBeVisible()
  await expect(fold).toBeHidden()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(words).toBeHidden()
  await fold.click()
  await words.fill('espresso')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/text=espresso/)
  await page.reload()
  await expect(words).toHaveValue('espresso')
  await expect(words).toBeVisible()
})
