import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'best-practice']
const schemes = ['light', 'dark'] as const
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

/** Expects no axe violations and no horizontal scrolling in every viewport and theme. Restores the viewport. */
export async function inspect(page: Page) {
  const before = page.viewportSize()
  for (const size of sizes) {
    await page.setViewportSize(size)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect.soft(wide, `px to scroll sideways at ${size.width}`).toBeLessThanOrEqual(0)
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      // Our pages have no frames, so axe can run in the page itself instead of opening a blank one.
      const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
      // The theme changes only colours.
      const builder =
        colorScheme === 'light' ? axe.withTags(tags) : axe.withRules(['color-contrast', 'link-in-text-block'])
      const { violations } = await builder.analyze()
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      )
      expect.soft(found, `axe at ${size.width}, ${colorScheme}`).toEqual([])
    }
  }
  if (before) await page.setViewportSize(before)
  await page.emulateMedia({ colorScheme: null })
}
