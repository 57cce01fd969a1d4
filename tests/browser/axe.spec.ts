import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { RouteConfigEntry } from '@remix-run/route-config'
import siteMap from '../../app/routes.ts'
import { expect, test } from './kit.ts'
import { screens } from './screens.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'best-practice']
const schemes = ['light', 'dark'] as const
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

/** Addresses of the pages that were looked at, one for each screen. */
const seen: string[] = []

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
    seen.push(new URL(page.url()).pathname)
  })
}

/** Every address of the site map that answers with a page, as its route says it. */
function pagesOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ file, path, index, children = [] }) => [
    ...(file.endsWith('.tsx') && (index || path) ? [`/${path ?? ''}`] : []),
    ...pagesOf(children),
  ])
}

// Last: the others leave what they saw.
test('no page of the site map is missing among them', async () => {
  test.skip(seen.length < screens.length, 'only after all the others')
  const pages = pagesOf(await siteMap)
  expect(pages.length).toBeGreaterThan(20)
  const unseen = pages.filter((path) => path !== '/*' && !seen.includes(path))
  expect(unseen).toEqual([])
  expect(seen.filter((path) => !pages.includes(path))).toEqual(['/no/such/page'])
})
