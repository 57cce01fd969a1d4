import type { Page } from '@playwright/test'

/** Delays the page's requests for these URLs until the returned function is called. */
export async function hold(page: Page, addresses: RegExp): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(addresses, async (route) => {
    await held
    await route.continue()
  })
  return release
}
