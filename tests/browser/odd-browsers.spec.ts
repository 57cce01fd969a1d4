import type { BrowserContext, Page } from '@playwright/test'
import { needed } from '#app/http/cache/paint-first.ts'
import { test as base, expect, untilHydrated } from './kit.ts'
import { signInNewPerson } from './person.ts'

/** A browser of its own that the guard does not watch: here scripts are meant to fail. */
const test = base.extend<{ odd: BrowserContext; shown: Page }>({
  odd: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
    await use(context)
    await context.close()
  },
  shown: async ({ odd }, use) => use(await odd.newPage()),
})

const isHydrated = (page: Page) => page.evaluate(() => history.scrollRestoration === 'manual')
const scripts = (page: Page) => page.evaluate(() => document.documentElement.dataset.scripts ?? 'started')

/** The scripts run, or the page has found that they can't, for which it loads once more. */
const settled = (page: Page) => {
  const isSettled = async () => (await isHydrated(page)) || (await scripts(page)) === 'none'
  return expect.poll(() => isSettled().catch(() => false)).toBe(true)
}

/** Links and forms work: by the scripts, or by whole pages. */
async function expectWorking(page: Page): Promise<void> {
  await page.goto('/dashboard/support')
  // The scripts build a page anew that an extension has changed; a press or a text of that moment is lost.
  await settled(page)
  await page.getByRole('link', { name: 'Analytics', exact: true }).click()
  await expect(page).toHaveURL('/dashboard/analytics')
  await expect(page.getByRole('heading', { name: 'Analytics', level: 1 })).toBeVisible()
  await page.goto('/dashboard/settings/bot')
  await settled(page)
  await page.getByLabel('Actions per hour').fill('7')
  await page.getByRole('button', { name: 'Save bot settings' }).click()
  await expect(page.getByText('Bot settings saved')).toBeVisible()
  await page.reload()
  await settled(page)
  await expect(page.getByLabel('Actions per hour')).toHaveValue('7')
}

/** The file of a page's script, by the page's route. */
const scriptOf = (page: Page, route: string) =>
  page.evaluate((id) => window.__remixManifest.routes[id]?.module ?? '', `routes/${route}/route`)

test('a link whose script is blocked loads the page, which works without scripts', async ({ odd, shown, world }) => {
  await signInNewPerson(odd, world, 'connected')
  await shown.goto('/dashboard')
  await untilHydrated(shown)
  const file = await scriptOf(shown, 'dashboard/analytics')
  expect(file).toMatch(/^\/assets\/[0-9a-f]+\.js$/)
  await odd.route(`**${file}`, (route) => route.abort('blockedbyclient'))
  await shown.getByRole('link', { name: 'Analytics', exact: true }).click()
  await expect(shown.getByRole('heading', { name: 'Analytics', level: 1 })).toBeVisible()
  await expect.poll(() => scripts(shown).catch(() => 'loading')).toBe('none')
  await shown.getByRole('link', { name: 'Support', exact: true }).click()
  await expect(shown.getByRole('heading', { name: 'Support Center' })).toBeVisible()
  await untilHydrated(shown)
  await expectWorking(shown)
})

test('without any of its scripts a page works', async ({ odd, shown, world }) => {
  await signInNewPerson(odd, world, 'connected')
  await odd.route(/\/assets\/.*\.js$/, (route) => route.abort('blockedbyclient'))
  await expectWorking(shown)
  expect(await scripts(shown)).toBe('none')
})

test('an engine that lacks what the scripts call gets the page that works without them', async ({ odd, world }) => {
  await signInNewPerson(odd, world, 'connected')
  for (const feature of needed)
    await test.step(feature, async () => {
      const page = await odd.newPage()
      await page.addInitScript(lose, feature)
      await expectWorking(page)
      expect(await scripts(page)).toBe('none')
      expect(await isHydrated(page)).toBe(false)
      await page.close()
    })
})

/** Takes a feature such as `[].at` or `AbortSignal.timeout` from the engine. */
function lose(feature: string): void {
  const [owner = '', name = ''] = feature.includes('.') ? feature.split(/\.(?=\w+$)/) : ['window', feature]
  const owners: Record<string, object> = {
    '[]': Array.prototype,
    "''": String.prototype,
    'HTMLFormElement.prototype': HTMLFormElement.prototype,
    'HTMLDialogElement.prototype': HTMLDialogElement.prototype,
    Object,
    AbortSignal,
    CSS,
    window,
  }
  Reflect.deleteProperty(owners[owner] ?? {}, name)
}

for (const api of ['ReadableStream', 'TextDecoder', 'MessageChannel'])
  test(`an engine without ${api}, which no one expects, shows a page that works`, async ({ odd, shown, world }) => {
    await signInNewPerson(odd, world, 'connected')
    await odd.addInitScript(lose, api)
    await expectWorking(shown)
  })

test('an engine without Intl.Segmenter, web locks and broadcast channels runs the scripts', async ({
  odd,
  shown,
  world,
}) => {
  await signInNewPerson(odd, world, 'connected')
  await odd.addInitScript(() => {
    Reflect.deleteProperty(Intl, 'Segmenter')
    Reflect.deleteProperty(Navigator.prototype, 'locks')
    Reflect.deleteProperty(window, 'BroadcastChannel')
  })
  await expectWorking(shown)
  await untilHydrated(shown)
})

/** What extensions do before a page's own scripts run: Grammarly, Dark Reader, password managers, blockers. */
function disturb(): void {
  const meddle = () => {
    const { documentElement: root, head, body } = document
    root.setAttribute('data-darkreader-mode', 'dynamic')
    root.style.setProperty('--darkreader', 'on')
    head.prepend(Object.assign(document.createElement('style'), { className: 'darkreader' }))
    head.querySelector('meta[name=theme-color]')?.remove()
    body.setAttribute('data-new-gr-c-s-check-loaded', '14.1')
    body.prepend(Object.assign(document.createElement('div'), { id: 'overlay', textContent: 'overlay' }))
    body.append(document.createElement('grammarly-desktop-integration'))
    root.append(document.createElement('plasmo-csui'))
    for (const field of document.querySelectorAll('input, textarea')) {
      field.setAttribute('data-gramm', 'false')
      field.after(document.createElement('com-1password-button'))
    }
    for (const link of document.querySelectorAll('a')) link.prepend(document.createElement('span'))
    document.querySelector('main p')?.remove()
    for (const script of document.querySelectorAll('script:not([type=later])')) script.remove()
  }
  document.addEventListener('DOMContentLoaded', meddle, { once: true })
}

test('a page that an extension has changed before its scripts run works', async ({ odd, shown, world }) => {
  await signInNewPerson(odd, world, 'connected')
  await odd.addInitScript(disturb)
  await expectWorking(shown)
})

for (const method of ['appendChild', 'removeChild'] as const)
  test(`a page where React’s ${method} fails ends as the page without scripts`, async ({ odd, shown, world }) => {
    await signInNewPerson(odd, world, 'connected')
    await odd.addInitScript(disturb)
    await odd.addInitScript((name) => {
      const fail = () => {
        throw new DOMException('The node is not a child of this node.', 'NotFoundError')
      }
      document.addEventListener('DOMContentLoaded', () => {
        Object.assign(Node.prototype, { [name]: fail })
      })
    }, method)
    await shown.goto('/dashboard')
    await expect.poll(() => scripts(shown).catch(() => 'loading')).toBe('none')
    await expect(shown.getByRole('button', { name: 'Wake Up Bot' })).toBeVisible()
    await shown.getByRole('button', { name: 'Wake Up Bot' }).click()
    await expect(shown.getByText('Bot Started')).toBeVisible()
  })

test('in a browser that knows no Europe/Kyiv, and one that knows no such zone, the pages show their times', async ({
  odd,
  shown,
  world,
}) => {
  const { email } = await signInNewPerson(odd, world, 'connected')
  await odd.addInitScript(() => {
    const { DateTimeFormat } = Intl
    function lacking(locale: string, options: Intl.DateTimeFormatOptions = {}) {
      if (['Europe/Kyiv', 'Europe/Kiev'].includes(options.timeZone ?? '')) throw new RangeError('Invalid time zone')
      return new DateTimeFormat(locale, options)
    }
    Object.assign(Intl, { DateTimeFormat: Object.assign(lacking, { prototype: DateTimeFormat.prototype }) })
    for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'])
      Object.assign(Date.prototype, {
        [name](this: Date, locale: string, options: Intl.DateTimeFormatOptions) {
          return lacking(locale, options).format(this)
        },
      })
  })
  await world.sql(`update users set time_zone = 'Europe/Kyiv' where email = $1`, [email])
  for (const path of ['', '/activity', '/analytics', '/inbox', '/settings', '/settings/security', '/settings/events']) {
    await shown.goto(`/dashboard${path}`)
    await untilHydrated(shown)
    await expect(shown.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(shown.getByText(/Something went wrong|Connection Error|Error:/)).toHaveCount(0)
  }
})
