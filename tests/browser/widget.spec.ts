import { expect, scripted, test } from './kit.ts'
import { signInNewPerson } from './person.ts'

test('the setup widget can be minimized, expanded and hidden, with and without scripts', async ({
  page,
  context,
  world,
}) => {
  await signInNewPerson(context, world, 'skipped')
  await page.goto('/dashboard')
  const widget = page.getByRole('region', { name: 'Setup progress' })
  await expect(widget.getByRole('progressbar')).toHaveAttribute('value', '40')
  await expect(widget.getByRole('link', { name: 'Continue Setup' })).toHaveAttribute('href', '/onboarding?step=2')
  await widget.getByRole('button', { name: 'Minimize the setup progress' }).click()
  await expect(widget.getByRole('link', { name: 'Continue Setup' })).toBeHidden()
  await page.reload()
  await expect(widget.getByText('40%')).toBeVisible()
  await widget.getByRole('button', { name: 'Expand' }).click()
  await expect(widget.getByRole('heading', { name: 'Finish your setup' })).toBeVisible()
  await widget.getByRole('button', { name: 'Minimize the setup progress' }).click()
  await widget.getByRole('button', { name: 'Hide the setup progress' }).click()
  await expect(widget).toBeHidden()
  await page.reload()
  await expect(widget).toBeHidden()
})

test('the theme can be chosen, is kept, and can be reset to the system’s', async ({ page, context, world }) => {
  await signInNewPerson(context, world, 'skipped')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/dashboard/settings')
  const colours = () => page.locator('html').evaluate((html) => getComputedStyle(html).colorScheme)
  const choose = (name: string) => page.getByRole('main').getByRole('button', { name }).click()
  await choose('Dark')
  await expect.poll(colours).toBe('dark')
  await expect(page).toHaveURL('/dashboard/settings')
  await expect(page.getByRole('main').getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/terms')
  expect(await colours()).toBe('dark')
  await page.goto('/dashboard/settings')
  await choose('System')
  await expect.poll(colours).toBe('light dark')
})

test('a theme chosen on a public page keeps what is typed there', async ({ page }) => {
  test.skip(!scripted(), 'without scripts the page is loaded anew')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/contact')
  await page.getByLabel('Message').fill('Half a message')
  const choose = (name: string) => page.getByRole('contentinfo').getByRole('button', { name }).click()
  const shown = () =>
    page.evaluate(() => [
      getComputedStyle(document.documentElement).colorScheme,
      document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content,
    ])
  const before = await shown()
  await choose('Dark')
  await expect.poll(async () => (await shown())[0]).toBe('dark')
  expect((await shown())[1]).not.toBe(before[1])
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Dark' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(page.getByLabel('Message')).toHaveValue('Half a message')
  await page.reload()
  expect((await shown())[0]).toBe('dark')
  await choose('System')
  await expect.poll(async () => (await shown())[0]).toBe(before[0])
})

test('the menu on a narrow screen navigates, with and without scripts', async ({ page, context, world }) => {
  await signInNewPerson(context, world, 'skipped')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dashboard')
  await page.getByLabel('Menu').click()
  await page.getByRole('link', { name: 'Plan', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Subscription' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeHidden()
  if (!scripted()) await expect(page.getByRole('link', { name: 'Keyboard shortcuts' })).toBeHidden()
})
