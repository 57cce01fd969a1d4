import { insertActionHistory } from '../kit/action-history.ts'
import { hold } from './hold.ts'
import { expect, test } from './kit.ts'
import { arrive } from './person.ts'

const scheme = 'getComputedStyle(document.documentElement).colorScheme'

test('keys lead through the dashboard and the logbook, never while one types', async ({ page, context, world }) => {
  const { email } = await arrive(context, world, 'connected')
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

test('older activity is added below, each entry once', async ({ page, context, world }) => {
  const { email } = await arrive(context, world, 'connected')
  await insertActionHistory(world, email)
  await page.goto('/dashboard/activity?period=all')
  const entries = page.getByRole('list', { name: 'Activity' }).locator('[data-entry]')
  await expect(entries).toHaveCount(25)
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: 'Load More Activities' }).click()
  await expect(entries).toHaveCount(50)
  await expect(page).toHaveURL('/dashboard/activity?period=all')
  await page.getByRole('link', { name: 'Load More Activities' }).click()
  await expect(entries).toHaveCount(75)
  await page.getByRole('link', { name: 'Today' }).click()
  await expect(page).toHaveURL('/dashboard/activity?period=today')
  await expect(entries).not.toHaveCount(75)
})

test('the drawer closes by Escape and by going on, and keeps the focus within reach', async ({
  page,
  context,
  world,
}) => {
  await arrive(context, world, 'skipped')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dashboard')
  await page.waitForLoadState('networkidle')
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

test('the theme changes at once where scripts run, and the page stays where it was', async ({
  page,
  context,
  world,
}) => {
  await arrive(context, world, 'skipped')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/dashboard/settings')
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => Object.assign(window, { mark: 'the same page' }))
  await page.getByRole('main').getByRole('button', { name: 'Dark' }).click()
  await expect.poll(() => page.evaluate(scheme)).toBe('dark')
  expect(await page.evaluate(() => 'mark' in window)).toBe(true)
  await page.reload()
  expect(await page.evaluate(scheme)).toBe('dark')
})

test('a slow page shows its shape; offline nothing is left for nowhere, and back online it is read anew', async ({
  page,
  context,
  world,
  guard,
}) => {
  guard.allowOutage()
  await arrive(context, world, 'skipped')
  await page.goto('/dashboard/support')
  await page.waitForLoadState('networkidle')
  const go = await hold(page, /\/dashboard\.data/)
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Loading Dashboard' })).toBeVisible()
  go()
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  await page.unroute(/\/dashboard\.data/)

  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await page.getByRole('link', { name: 'Plan', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  const anew = page.waitForRequest(/\/dashboard\.data/)
  await context.setOffline(false)
  await anew
  await expect(page.getByText('You are offline.')).toBeHidden()
  await page.getByRole('link', { name: 'Plan', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Subscription' })).toBeVisible()
})

test('a page that cannot be read leaves the frame, and another try brings it', async ({ page, context, world }) => {
  await arrive(context, world, 'skipped')
  await page.goto('/dashboard/support')
  await page.waitForLoadState('networkidle')
  await page.route(/\/dashboard\.data/, (route) => route.abort('aborted'))
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'API Connection Error' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Analytics' })).toBeVisible()
  await page.unroute(/\/dashboard\.data/)
  await page.getByRole('link', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
})

test('a message stays while it is being read', async ({ page, context, world }) => {
  await arrive(context, world, 'connected')
  await page.clock.install()
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Wake Up Bot' }).click()
  const toast = page.getByRole('status').filter({ hasText: 'Bot Started' })
  await toast.hover()
  await page.clock.runFor(10_000)
  await expect(toast).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(3_100)
  await expect(toast).toBeHidden()
})
