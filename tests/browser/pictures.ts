import { writeFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { demo, lived, startFirstLook } from '../kit/first-look.ts'
import { until } from '../kit/until.ts'
import { expect, test } from './kit.ts'

/** Takes the screenshots for the landing page and the README, at a higher pixel density. */
test.use({ deviceScaleFactor: 1.5 })
const size = { width: 1280, height: 800 }
test.setTimeout(1_200_000)

// By hand, when the dashboard has changed: npm run pictures
test('screenshots of the demo account after its two weeks', async ({ page, postgres }) => {
  const look = await startFirstLook(postgres, 14)
  try {
    const { origin, output } = look.server()
    await until(() => output().includes(lived), 900_000)
    await page.goto(`${origin}/login`)
    await page.locator('input[name=password]').fill(demo.password)
    await page
      .locator('form', { has: page.locator('input[name=password]') })
      .locator('input[name=email]')
      .fill(demo.email)
    await page.locator('input[name=password]').press('Enter')
    await expect(page).toHaveURL(/dashboard/)
    const take = async (path: string, file: string, colorScheme: 'light' | 'dark', width?: number) => {
      await page.setViewportSize(size)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(origin + path)
      await untilShown(page)
      await save(page, file, width)
    }
    for (const scheme of ['light', 'dark'] as const) {
      await take('/dashboard', `app/routes/site/landing/dashboard-${scheme}.webp`, scheme)
      await take('/dashboard', `app/routes/site/landing/dashboard-${scheme}-small.webp`, scheme, 960)
      await take('/dashboard/inbox', `app/routes/site/landing/inbox-${scheme}.webp`, scheme, 1120)
      await take('/dashboard/queue', `app/routes/site/landing/queue-${scheme}.webp`, scheme, 1120)
    }
    await take('/dashboard', 'docs/dashboard.webp', 'light')
    await take('/dashboard/activity?show=left', 'docs/skipped.webp', 'light')
    await take('/', 'docs/landing-dark.webp', 'dark')
    if (process.env.LOOK) await everyScreen(page, origin, process.env.LOOK)
  } finally {
    await look.close()
  }
})

const screens = ['', '/activity', '/queue', '/inbox', '/people', '/analytics']

/** `LOOK=FOLDER npm run pictures`: also the screens that list people, at two widths and in both themes. */
async function everyScreen(page: Page, origin: string, folder: string): Promise<void> {
  for (const width of [1440, 390])
    for (const colorScheme of ['light', 'dark'] as const)
      for (const screen of screens) {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.goto(`${origin}/dashboard${screen}`)
        await untilShown(page)
        await page.screenshot({ path: `${folder}/${screen.replaceAll('/', '-')}-${width}-${colorScheme}.png` })
      }
}

/** People's pictures come by themselves. */
async function untilShown(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForFunction(() =>
    [...document.images].every((one) => one.complete || one.getBoundingClientRect().top > innerHeight),
  )
}

/** Saves a screenshot as WebP of the given width in px. */
async function save(page: Page, file: string, width = size.width * 1.5): Promise<void> {
  writeFileSync(file, await toWebp(page.context(), await page.screenshot(), width))
}

/** Encodes by Chromium. */
async function toWebp(context: BrowserContext, png: Buffer, width: number): Promise<Buffer> {
  const page = await context.newPage()
  const data = await page.evaluate(
    async ([source, width]) => {
      const bitmap = await createImageBitmap(await (await fetch(source)).blob())
      const canvas = new OffscreenCanvas(width, (bitmap.height * width) / bitmap.width)
      const drawing = canvas.getContext('2d')
      if (drawing) drawing.imageSmoothingQuality = 'high'
      drawing?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 })
      return [...new Uint8Array(await blob.arrayBuffer())]
    },
    [`data:image/png;base64,${png.toString('base64')}`, width] as const,
  )
  await page.close()
  return Buffer.from(data)
}
