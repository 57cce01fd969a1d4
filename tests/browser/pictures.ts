import { writeFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { putOnPro } from '../kit/seed.ts'
import { until } from '../kit/until.ts'
import { expect, test } from './kit.ts'
import { signInNewPerson } from './person.ts'

/** Takes the screenshots for the landing page and the README, at a higher pixel density. */
test.use({ deviceScaleFactor: 1.5 })
const size = { width: 1280, height: 800 }

// By hand, when the dashboard has changed: npm run pictures
test('screenshots of the dashboard after a working day', async ({ page, context, world }) => {
  const { email } = await signInNewPerson(context, world, 'connected', 'finchroast')
  await putOnPro(world, email)
  // The address is visible in the screenshots.
  await world.sql(`update users set email = 'marta@finchroasters.test' where email = $1`, [email])
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Wake Up Bot' }).click()
  await expect(page.getByText('Bot Started')).toBeVisible()
  world.sandbox.clock.set({ rate: 300 })
  const results = `select count(*)::int as sent, count(*) filter (where outcome_replies > 0)::int as answered
    from actions where state = 'success'`
  await until(async () => {
    const [row] = await world.sql<{ sent: number; answered: number }>(results)
    return row && row.sent >= 10 && row.answered >= 1
  }, 200_000)
  world.sandbox.clock.set({ rate: 1 })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Your bot is working' })).toBeVisible()
    await save(page, `app/routes/site/landing/dashboard-${colorScheme}.webp`)
    await save(page, `app/routes/site/landing/dashboard-${colorScheme}-small.webp`, 960)
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto('/dashboard')
  await save(page, 'docs/dashboard.webp')
  await page.goto('/dashboard/activity?show=left')
  await save(page, 'docs/left-alone.webp')
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.goto('/')
  await save(page, 'docs/landing-dark.webp')
})

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
