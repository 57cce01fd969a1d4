import type { Page } from '@playwright/test'

/** Simulates hiding or showing the tab, which a headless browser never does by itself. */
export async function setVisibility(page: Page, state: 'visible' | 'hidden') {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}
