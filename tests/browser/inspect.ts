import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import { markForContrast, type Rules, runAxe } from './axe-in-page.ts'

/** Half as long as `axe.source`, which each page has to parse. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const [wide, narrow] = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]
const everything = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']
/** A theme changes colours only, a width also sizes. */
const colours = ['color-contrast', 'link-in-text-block']
/** All rules in one look at each page; in the others what can differ there. */
const looks: { size: typeof wide; colorScheme: 'light' | 'dark'; rules: string[] }[] = [
  { size: wide, colorScheme: 'light', rules: everything },
  { size: wide, colorScheme: 'dark', rules: [] },
  { size: narrow, colorScheme: 'dark', rules: ['target-size'] },
  { size: narrow, colorScheme: 'light', rules: [] },
]
/** The pages that this worker has seen in every look: their further states are left to the first and the third. */
const seen = new Set<string>()
/** The kinds of text whose contrast this worker has seen pass, on any page. */
const enough = { light: new Set<string>(), dark: new Set<string>() }

/** Expects no axe violations and no horizontal scrolling in every viewport and theme. Restores the viewport. */
export async function inspect(page: Page) {
  const before = page.viewportSize()
  const { pathname } = new URL(page.url())
  for (const { size, colorScheme, rules } of looks.filter((_, at) => at % 2 === 0 || !seen.has(pathname))) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect.soft(beyond, `px to scroll sideways at ${size.width}`).toBeLessThanOrEqual(0)
    const violations = await violationsIn(page, rules, enough[colorScheme])
    expect.soft(violations, `axe at ${size.width}, ${colorScheme}`).toEqual([])
  }
  seen.add(pathname)
  if (before) await page.setViewportSize(before)
  await page.emulateMedia({ colorScheme: null })
}

/** By these rules, and by those of colours if there is a kind of text that is not known to pass. */
export async function violationsIn(page: Page, rules: string[], known: Set<string>): Promise<string[]> {
  const keys = await page.evaluate(markForContrast, [...known])
  const type: Rules['type'] = rules === everything ? 'tag' : 'rule'
  const values = type === 'tag' || keys.length === 0 ? rules : [...rules, ...colours]
  if (values.length === 0) return []
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(source)
  const { violations, enough } = await page.evaluate(runAxe, { type, values })
  for (const at of enough) known.add(keys[at] ?? '')
  return violations
}
