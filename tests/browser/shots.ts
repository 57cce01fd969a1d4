import { join } from 'node:path'
import { test } from './kit.ts'
import { screens } from './screens.ts'

/** Where the pictures go; ignored by git. */
const folder = '.shots'
const widths = [1440, 768, 390]
const schemes = ['light', 'dark'] as const

// By hand: SHOTS=1 npx playwright test --project=shots [-g name]
for (const { name, statuses = [], visit } of screens) {
  test(name, async ({ page, context, world, guard }) => {
    guard.allow(...statuses)
    await visit({ page, context, world })
    for (const width of widths) {
      await page.setViewportSize({ width, height: width > 400 ? 900 : 844 })
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: true })
      }
    }
  })
}
