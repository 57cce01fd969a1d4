import type { Page } from '@playwright/test'

/** Keeps back what the page asks of the addresses, until the function that it answers is called. */
export async function hold(page: Page, addresses: RegExp): Promise<() => void> {
  let go = () => {}
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route(addresses, async (route) => {
    await held
    await route.continue()
  })
  return go
}
