import type { Page } from '@playwright/test'
import type { World } from '../kit/world.ts'
import { expect, testIn, untilHydrated } from './kit.ts'
import { signInNewPerson } from './person.ts'

const store = 'https://store.example/detail/warble'
const test = testIn({ tick: false, people: 5, env: { EXTENSION_STORE_URL: store } })

/** At the step of the setup that connects, with a store that answers by itself. */
async function atInstallation(page: Page, world: World): Promise<void> {
  const context = page.context()
  await context.route(store, (route) => route.fulfill({ contentType: 'text/html', body: '<title>The store</title>' }))
  await signInNewPerson(context, world, 'new')
  await page.goto('/onboarding')
  await page.getByRole('button', { name: 'Connect your account' }).click()
  await expect(page.getByRole('link', { name: 'Add to Chrome' })).toBeVisible()
  await untilHydrated(page)
}

test('the store opens in a tab of its own, and the page waits for the extension', async ({ page, world }) => {
  await atInstallation(page, world)
  await expect(page.getByRole('link', { name: 'Download the extension' })).toBeHidden()
  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Add to Chrome' }).click()
  const tab = await opening
  await expect(tab).toHaveTitle('The store')
  expect([tab.url(), await tab.evaluate(() => window.opener)]).toEqual([store, null])
  await expect(page.getByText('Waiting for the extension.')).toBeVisible()
})

test('a browser that blocks the store’s tab is told, and the page does not wait', async ({ page, world }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await atInstallation(page, world)
  await page.getByRole('link', { name: 'Add to Chrome' }).click()
  await expect(page.getByText('Failed to open Chrome Web Store. Please try again.')).toBeVisible()
  await expect(page.getByText('Not installed in this browser yet.')).toBeVisible()
})
