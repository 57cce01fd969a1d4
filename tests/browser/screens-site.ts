import { expect } from '@playwright/test'
import { type Screen, signInWithoutAccount } from './screen.ts'

/** The public pages that load the small script of the site. */
export const siteScreens: Screen[] = [
  {
    name: 'landing',
    async visit({ page }) {
      await page.goto('/')
      const picture = page.getByAltText(/^The dashboard/)
      await picture.scrollIntoViewIfNeeded()
      await expect(picture).toHaveJSProperty('complete', true)
      await page.evaluate(() => window.scrollTo(0, 0))
    },
  },
  {
    name: 'landing-signed-in',
    async visit(visitor) {
      const { page } = visitor
      await signInWithoutAccount(visitor)
      await page.goto('/')
      await page.locator('header summary').filter({ visible: true }).click()
      await expect(page.getByRole('button', { name: 'Log out' }).filter({ visible: true })).toBeVisible()
    },
  },
  {
    name: 'pricing',
    visit: async ({ page }) => void (await page.goto('/pricing')),
  },
  {
    name: 'api-docs',
    async visit({ page }) {
      await page.goto('/api/docs#getActions')
      await expect(page.getByText('actions[].written_by')).toBeVisible()
      await page.locator('summary').filter({ hasText: '/bots/start' }).click()
      await expect(page.getByText('config.max_actions_per_hour')).toBeVisible()
    },
  },
  {
    name: 'chat',
    async visit({ page }) {
      await page.goto('/')
      await page.getByRole('button', { name: 'Questions?' }).click()
      await page.getByLabel('Your question').fill('How long is the free trial?')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('log').getByText('7-day')).toBeVisible()
    },
  },
]
