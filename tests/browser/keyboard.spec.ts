import type { Page } from '@playwright/test'
import { expect, test } from './kit.ts'
import { arrive } from './person.ts'

/** Goes on with Tab until the wanted control has the focus; every stop on the way must show where it is. */
async function tabTo(page: Page, name: string) {
  for (let stops = 0; stops < 40; stops += 1) {
    await page.keyboard.press('Tab')
    const here = await page.evaluate(() => {
      const element = document.activeElement
      if (!(element instanceof HTMLElement) || element === document.body) return null
      // Of a card around a radio button the card shows the focus.
      const ring = getComputedStyle(element.matches('[type=radio]') ? (element.closest('label') ?? element) : element)
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null
      const outlined = ring.outlineStyle !== 'none' && Number.parseFloat(ring.outlineWidth) >= 2
      const { width, height } = element.getBoundingClientRect()
      return {
        name: (element.ariaLabel ?? label ?? element.textContent ?? '').trim(),
        seen: outlined && width > 1 && height > 1,
      }
    })
    if (!here || here.name === '') continue
    expect(here.seen, `the focus shows at ${here.name}`).toBe(true)
    if (here.name === name) return
  }
  throw new Error(`Tab does not lead to ${name}`)
}

test('sign-in, the skip link and the toggle work by keyboard alone', async ({ page, context, world }) => {
  const person = await arrive(context, world, 'connected')
  await context.clearCookies()
  await page.goto('/login')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await tabTo(page, 'E-mail')
  await page.keyboard.type(person.email)
  await tabTo(page, 'Password')
  await page.keyboard.type(person.password)
  await tabTo(page, 'Sign in')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')

  await page.reload()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Wake Up Bot')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your bot is working' })).toBeVisible()
  await tabTo(page, 'Pause Bot')
  await page.keyboard.press('Space')
  await expect(page.getByRole('heading', { name: 'Your bot is sleeping' })).toBeVisible()
})
