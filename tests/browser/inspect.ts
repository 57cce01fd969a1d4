import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

/** Half as long as `axe.source`, which each page has to parse. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const [wide, narrow] = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]
const everything: axe.RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] }
/** A theme changes colours only, a width also sizes. */
const colours = ['color-contrast', 'link-in-text-block']
const inTheme: axe.RunOnly = { type: 'rule', values: colours }
const inWidth: axe.RunOnly = { type: 'rule', values: [...colours, 'target-size'] }
/** All rules in one look at each page; in the others what can differ there. */
const checks = [
  { size: wide, colorScheme: 'light', runOnly: everything },
  { size: wide, colorScheme: 'dark', runOnly: inTheme },
  { size: narrow, colorScheme: 'dark', runOnly: inWidth },
  { size: narrow, colorScheme: 'light', runOnly: inTheme },
] as const
/** The pages that this worker has seen in every look: their further states are left to the first and the third. */
const seen = new Set<string>()

/** Expects no axe violations and no horizontal scrolling in every viewport and theme. Restores the viewport. */
export async function inspect(page: Page) {
  const before = page.viewportSize()
  const { pathname } = new URL(page.url())
  await page.evaluate(source)
  for (const { size, colorScheme, runOnly } of seen.has(pathname) ? [checks[0], checks[2]] : checks) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect.soft(beyond, `px to scroll sideways at ${size.width}`).toBeLessThanOrEqual(0)
    const found = await page.evaluate(violationsOf, runOnly)
    expect.soft(found, `axe at ${size.width}, ${colorScheme}`).toEqual([])
  }
  seen.add(pathname)
  if (before) await page.setViewportSize(before)
  await page.emulateMedia({ colorScheme: null })
}

/** Runs in the page. Nothing of it has sound, for which alone axe would load what the page loads once more. */
async function violationsOf(runOnly: axe.RunOnly): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') }
  const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'], preload: false })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
