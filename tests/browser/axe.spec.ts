import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './kit.ts'
import { screens } from './screens.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'best-practice']
const schemes = ['light', 'dark'] as const
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

/** Each way of seeing a page: nothing that axe objects to, and nothing to scroll sideways for. */
async function inspect(page: Page) {
  for (const size of sizes) {
    await page.setViewportSize(size)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect.soft(wide, `px to scroll sideways at ${size.width}`).toBeLessThanOrEqual(0)
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const axe = new AxeBuilder({ page })
      // The scheme changes colours only.
      const asked =
        colorScheme === 'light' ? axe.withTags(tags) : axe.withRules(['color-contrast', 'link-in-text-block'])
      const { violations } = await asked.analyze()
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      )
      expect.soft(found, `axe at ${size.width}, ${colorScheme}`).toEqual([])
    }
  }
}

for (const { name, statuses = [], visit } of screens) {
  test(`${name} is accessible, in light and dark, wide and narrow`, async ({ page, context, world, guard }) => {
    guard.allow(...statuses)
    await visit({ page, context, world })
    await inspect(page)
  })
}
