import type axe from 'axe-core'

export interface Rules {
  type: 'tag' | 'rule'
  values: string[]
}

/** Both functions run in the page, and use nothing from outside. */

/**
 * Contrast is by far axe's slowest rule. So it is computed for a few elements of each key, which has all that it depends on:
 * the text's colour, size and weight, and what lies behind. Marks them with the place of their key, and returns the keys.
 */
export function markForContrast(enough: string[]): string[] {
  const unlike = ':disabled, label, [aria-disabled="true"], [aria-hidden="true"], [inert]'
  const behind = new Map<Element, string>()
  const behindOf = (element: Element): string => {
    const cached = behind.get(element)
    if (cached !== undefined) return cached
    const { backgroundColor, backgroundImage, opacity, filter, position } = getComputedStyle(element)
    const own = [
      backgroundColor === 'rgba(0, 0, 0, 0)' ? '' : backgroundColor,
      backgroundImage === 'none' ? '' : backgroundImage,
      opacity === '1' ? '' : opacity,
      filter === 'none' ? '' : filter,
      // Between text and background there may be something that is positioned in the same element.
      position === 'static' ? '' : element.getAttribute('class'),
      element.matches(unlike) ? element.outerHTML.slice(0, 200) : '',
    ].join('')
    const key = `${own}\n${element.parentElement ? behindOf(element.parentElement) : ''}`
    behind.set(element, key)
    return key
  }
  const keyOf = (element: Element) => {
    const { color, fontSize, fontWeight, textShadow, textDecoration, borderBottom } = getComputedStyle(element)
    const around = element.parentElement && getComputedStyle(element.parentElement).color
    const link = element.matches('a') ? [textDecoration, borderBottom, around] : []
    return [element.tagName, color, fontSize, fontWeight, textShadow, ...link, behindOf(element)].join(' ')
  }
  const hasText = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')

  const known = new Set(enough)
  const found = new Map<string, Element[]>()
  for (const element of document.body.querySelectorAll('*')) {
    if (!hasText(element) || !element.checkVisibility()) continue
    const key = keyOf(element)
    const alike = found.get(key) ?? []
    // One is not enough: it may be covered.
    if (!known.has(key) && alike.length < 3) found.set(key, [...alike, element])
  }
  const marked = [...found.entries()]
  for (const [at, [, elements]] of marked.entries())
    for (const element of elements) element.setAttribute('data-contrast', `${at}`)
  return marked.map(([key]) => key)
}

/** `enough`: the places of keys whose contrast is. Removes the marks. */
export async function runAxe(runOnly: Rules): Promise<{ violations: string[]; enough: number[] }> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') }
  axe.configure({ noHtml: true, rules: [{ id: 'color-contrast', selector: '[data-contrast]' }] })
  const { violations, passes } = await axe.run(document, {
    runOnly,
    resultTypes: ['violations', 'passes'],
    selectors: false,
    elementRef: true,
    // Nothing has sound, for which alone axe would load what the page loads once more.
    preload: false,
  })
  const elementsOf = ({ nodes }: axe.Result) => nodes.flatMap(({ element }) => element ?? [])
  const good = passes.filter(({ id }) => id === 'color-contrast').flatMap(elementsOf)
  const enough = [...new Set(good.map((element) => Number(element.getAttribute('data-contrast'))))]
  for (const element of document.querySelectorAll('[data-contrast]')) element.removeAttribute('data-contrast')
  const named = (element: Element) =>
    `${element.outerHTML.slice(0, 160)} in ${element.parentElement?.outerHTML.slice(0, 80)}`
  return { violations: violations.map((found) => `${found.id}: ${elementsOf(found).map(named).join(', ')}`), enough }
}
