import type { Page, Request } from '@playwright/test'
import { expect } from './kit.ts'

/**
 * Presses the button, whose form gets no answer until the browser's Stop; after a while it can be pressed again. The page
 * was opened under Playwright's clock.
 */
export async function stopAndPressAgain(page: Page, name: string, address: string): Promise<void> {
  const button = page.getByRole('button', { name }).first()
  const label = String(await button.textContent())
  const pending = page.locator('button[aria-busy=true]')
  let stop = () => {}
  const stopped = new Promise<void>((resolve) => {
    stop = resolve
  })
  await page.route(address, async (route) => {
    await stopped
    await route.abort('aborted')
  })
  // From here on time passes only by `runFor`.
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  const isForm = (request: Request) => new URL(request.url()).pathname === address
  const [asked, failed] = [page.waitForRequest(isForm), page.waitForEvent('requestfailed', isForm)]
  // Playwright's own click waits for the navigation, and so do its locators until Stop.
  await button.dispatchEvent('click')
  await asked
  stop()
  await failed
  await expect(pending).toHaveCount(1)
  await page.clock.runFor(10_000)
  await expect(pending).toHaveCount(0)
  await expect(button).toHaveText(label)
  await page.unroute(address)
  await button.click()
}
