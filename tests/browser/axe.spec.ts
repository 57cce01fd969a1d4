import type { RouteConfigEntry } from '@remix-run/route-config'
import siteMap from '../../app/routes.ts'
import { inspect, violationsIn } from './inspect.ts'
import { expect, test } from './kit.ts'
import { screens } from './screens.ts'

/** URLs of the visited pages, one per screen. */
const seen: string[] = []

for (const { name, statuses = [], visit } of screens) {
  test(`${name} is accessible, in light and dark, wide and narrow`, async ({ page, context, world, guard }) => {
    guard.allow(...statuses)
    await visit({ page, context, world })
    await inspect(page)
    seen.push(new URL(page.url()).pathname)
  })
}

test('text is compared with what lies behind it, also where the like of it was enough', async ({ page }) => {
  const known = new Set<string>()
  const show = (text: string, behind: string) =>
    page.setContent(`<main style="background: ${behind}"><p style="color: ${text}">Two words</p></main>`)
  await show('#555', '#fff')
  expect(await violationsIn(page, [], known)).toEqual([])
  expect(known.size).toBe(1)
  await show('#555', '#888')
  expect(await violationsIn(page, [], known)).toEqual([expect.stringMatching(/^color-contrast: <p/)])
  await show('#999', '#fff')
  expect(await violationsIn(page, [], known)).toEqual([expect.stringMatching(/^color-contrast: <p/)])
  expect(known.size).toBe(1)
})

/** Every URL of the site map that responds with a page. */
function pagesOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ file, path, index, children = [] }) => [
    ...(file.endsWith('.tsx') && (index || path) ? [`/${path ?? ''}`] : []),
    ...pagesOf(children),
  ])
}

// Must be last, as the other tests record the pages they visit.
test('every page of the site map was checked', async () => {
  test.skip(seen.length < screens.length, 'needs all other tests of this file')
  const pages = pagesOf(await siteMap)
  expect(pages.length).toBeGreaterThan(20)
  const unseen = pages.filter((path) => path !== '/*' && !seen.some(isOn(path)))
  expect(unseen).toEqual([])
  expect(seen.filter((one) => !pages.some((path) => isOn(path)(one)))).toEqual(['/no/such/page'])
})

function isOn(path: string): (address: string) => boolean {
  const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
  return (address) => pattern.test(address)
}
