import { test } from './kit.ts'
test('zz-landing', async ({ page }) => {
  await page.goto('/')
  for (const width of [1440, 768, 390])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: width === 1440 ? 900 : width === 768 ? 1024 : 1500 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.screenshot({ path: `.shots/zz-landing-${width}-${colorScheme}.png` })
    }
})
