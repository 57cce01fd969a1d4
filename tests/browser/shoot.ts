import { join } from 'node:path'
import type { Page } from '@playwright/test'

/** Where the pictures are saved; ignored by git. */
const folder = '.shots'
const widths = [1440, 768, 390]
const schemes = ['light', 'dark'] as const

/** Loads lazy images for the picture of a full page. */
const picturesThere = async () => {
  for (const image of document.images) {
    image.loading = 'eager'
    await image.decode()
  }
}

/** A picture of the page as it is, in each width and scheme. */
export async function shoot(page: Page, name: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width > 400 ? 900 : 844 })
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.evaluate(picturesThere)
      await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: true })
    }
  }
}
