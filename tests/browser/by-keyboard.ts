import { expect, type Page } from '@playwright/test'

/** More tab stops than any test needs between two controls. */
const maxStops = 90

/** The focused control's accessible name, and whether its focus is visible. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    // Tab does not stop at what a script has focused: the page's content after a navigation.
    if (!(element instanceof HTMLElement) || element === document.body || element.tabIndex < 0) return null
    // For a card around a radio button, the card shows the focus.
    const ring = getComputedStyle(element.matches('[type=radio]') ? (element.closest('label') ?? element) : element)
    const field = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    const label = field ? element.labels?.[0]?.textContent : null
    const named = element.ariaLabel ?? label ?? element.textContent ?? ''
    const outlined = ring.outlineStyle !== 'none' && Number.parseFloat(ring.outlineWidth) >= 2
    const { width, height } = element.getBoundingClientRect()
    return { name: named.trim(), seen: outlined && width > 1 && height > 1 }
  })

/** Presses Tab until the named control has the focus; the focus must be visible at every stop on the way. */
export async function tabTo(page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const passed: string[] = []
  for (let stops = 0; stops < maxStops; stops += 1) {
    await page.keyboard.press(key)
    const here = await focused(page)
    if (!here || here.name === '') continue
    expect(here.seen, `the focus shows at ${here.name}`).toBe(true)
    if (typeof name === 'string' ? here.name === name : name.test(here.name)) return
    passed.push(here.name)
  }
  throw new Error(`${key} does not lead to ${name}, but past ${passed.join(' | ')}`)
}

export async function press(page: Page, name: string | RegExp, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(page, name)
  await page.keyboard.press(key)
}

export async function type(page: Page, field: string | RegExp, text: string) {
  await tabTo(page, field)
  await page.keyboard.type(text)
}
