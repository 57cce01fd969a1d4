import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'best-practice']
const schemes = ['light', 'dark'] as const
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

/** In every viewport and theme: no axe violations, and no horizontal scrolling. Leaves the page as wide as it was. */
export async function inspect(page: Page) {
  const before = page.viewportSize()
  for (const size of sizes) {
    await page.setViewportSize(size)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect.soft(wide, `px to scroll sideways at ${size.width}`).toBeLessThanOrEqual(0)
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      // One document, no frames: judged where it is rather than in a blank page of its own.
      const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
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
  if (before) await page.setViewportSize(before)
  await page.emulateMedia({ colorScheme: null })
}
