import { insertActionHistory } from '../kit/action-history.ts'
import { expect, test } from './kit.ts'
import { signInNewPerson } from './person.ts'

/** A4 at 96 dpi. */
const sheet = { width: 794, height: 1123 }
const paper = 'rgb(255, 255, 255)'

test('printed pages are dark on white, without buttons or cut-off content', async ({ page, context, world }) => {
  const { email } = await signInNewPerson(context, world, 'connected')
  await insertActionHistory(world, email)
  await context.addCookies([{ name: 'warble_theme', value: 'dark', url: world.origin }])
  await page.setViewportSize(sheet)
  for (const path of ['/privacy', '/pricing', '/dashboard']) {
    await page.goto(path)
    // Chromium forgets the emulated media when a navigation changes its process.
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.getByRole('main')).toBeVisible()
    const [background, ink] = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body)
      return [backgroundColor, color]
    })
    expect([path, background]).toEqual([path, paper])
    expect(Number(/oklch\((\d*\.?\d+)/.exec(String(ink))?.[1])).toBeLessThan(0.4)
    await expect(page.getByRole('button')).toHaveCount(0)
  }
  const cut = await page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll('section[tabindex="0"]')].map((part) => part.scrollHeight > part.clientHeight + 1),
    )
  expect(cut.length).toBeGreaterThan(0)
  expect(cut).not.toContain(true)
})

test('the printed report has its charts and its actions, without what unfolds on a screen', async ({
  page,
  context,
  world,
}) => {
  const { email } = await signInNewPerson(context, world, 'connected', 'coach_ilse')
  await insertActionHistory(world, email)
  await page.setViewportSize(sheet)
  await page.goto('/dashboard/activity/report?period=month')
  await expect(page.getByText('How it’s counted, and the numbers').first()).toBeVisible()
  await expect(page.getByText(/^Show \d+ actions( and \d+ profile views?)?$/)).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  for (const unfolding of await page.getByText('How it’s counted, and the numbers').all())
    await expect(unfolding).toBeHidden()
  await expect(page.getByText(/^Show \d+ actions( and \d+ profile views?)?$/)).toBeHidden()
  await expect(page.getByRole('table', { name: 'Actions' })).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(1)
  for (const name of ['By day: ', 'Successful actions for each hour'])
    await expect(page.getByRole('img', { name })).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
})
