import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

/** Half as long as `axe.source`, which each page has to parse. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const schemes = ['light', 'dark'] as const
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]
/** What axe checks in each theme, which changes only colours. */
const checks: Record<(typeof schemes)[number], axe.RunOnly> = {
  light: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'best-practice'] },
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
}

/** Expects no axe violations and no horizontal scrolling in every viewport and theme. Restores the viewport. */
export async function inspect(page: Page) {
  const before = page.viewportSize()
  await page.evaluate(source)
  for (const size of sizes) {
    await page.setViewportSize(size)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect.soft(wide, `px to scroll sideways at ${size.width}`).toBeLessThanOrEqual(0)
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const found = await page.evaluate(violationsOf, checks[colorScheme])
      expect.soft(found, `axe at ${size.width}, ${colorScheme}`).toEqual([])
    }
  }
  if (before) await page.setViewportSize(before)
  await page.emulateMedia({ colorScheme: null })
}

/** Runs in the page. Nothing of it has sound, for which alone axe would load what the page loads once more. */
async function violationsOf(runOnly: axe.RunOnly): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') }
  const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'], preload: false })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
