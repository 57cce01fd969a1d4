import { join } from 'node:path'
import type { Page } from '@playwright/test'

/** The folder of the screenshots; ignored by git. */
const folder = '.shots'
const widths = [1440, 768, 390]
const schemes = ['light', 'dark'] as const

/** Loads lazy images for a screenshot of the full page. */
const loadImages = async () => {
  for (const image of document.images) {
    image.loading = 'eager'
    await image.decode()
  }
}

/** Takes a screenshot of the page in each width and colour scheme. */
export async function shoot(page: Page, name: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width > 400 ? 900 : 844 })
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.evaluate(loadImages)
      await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: true })
    }
  }
}
