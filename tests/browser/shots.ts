import { join } from 'node:path'
import { test } from './kit.ts'
import { screens } from './screens.ts'

/** Where the pictures go; ignored by git. */
const folder = '.shots'
const widths = [1440, 768, 390]
const schemes = ['light', 'dark'] as const

/** The picture of a full page also shows what is loaded only once it comes into view. */
const picturesThere = async () => {
  for (const image of document.images) {
    image.loading = 'eager'
    await image.decode()
  }
}

// By hand: npm run shots [-- -g name]
for (const { name, statuses = [], visit } of screens) {
  test(name, async ({ page, context, world, guard }) => {
    guard.allow(...statuses)
    await visit({ page, context, world })
    for (const width of widths) {
      await page.setViewportSize({ width, height: width > 400 ? 900 : 844 })
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.evaluate(picturesThere)
        await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: true })
      }
    }
  })
}
