import { chromium, type Request } from '@playwright/test'
import { launchOptions } from '../browser/chromium.ts'
import { accountPassword } from './bluesky.ts'

/** A person at their server's own pages, in a real browser: signs in and answers. Returns what they come back with. */
export async function answerInBrowser(asked: URL, handle: string, answer: 'Authorize' | 'Deny access') {
  const browser = await chromium.launch(launchOptions)
  try {
    const page = await browser.newPage()
    await page.goto(asked.href)
    const name = page.locator('input[name="username"]')
    const allow = page.getByRole('button', { name: answer })
    // Without a handle the server first asks whether the person has an account.
    const welcome = page.getByRole('button', { name: 'Sign in' })
    await name.or(allow).or(welcome).first().waitFor()
    if (!(await name.or(allow).first().isVisible())) await welcome.click()
    await name.or(allow).first().waitFor()
    if (await name.isVisible()) {
      if (await name.isEditable()) await name.fill(handle)
      await page.locator('input[name="password"]').fill(accountPassword)
      await page.getByRole('button', { name: /^(sign in|next)$/i }).click()
    }
    // Nothing is there: what they are sent back with is enough.
    const isReturn = (request: Request) => new URL(request.url()).pathname === '/connect/bluesky/callback'
    const [returned] = await Promise.all([page.waitForRequest(isReturn), allow.click()])
    return new URL(returned.url())
  } finally {
    await browser.close()
  }
}
