import type { Page } from '@playwright/test'

export async function openPaste(page: Page): Promise<void> {
  await page.goto('/try')
  await page.getByText('Use your own words instead').click()
}
