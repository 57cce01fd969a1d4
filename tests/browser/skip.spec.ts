import { expect, test } from './kit.ts'
import { arrive } from './person.ts'

test('connecting can be skipped; the dashboard then says what is missing', async ({ page, context, world }) => {
  await arrive(context, world, 'new')
  await page.goto('/onboarding')
  await page.getByRole('button', { name: 'Choose a plan' }).click()
  await page.getByRole('button', { name: 'Connect your account' }).click()
  await expect(page.getByRole('heading', { name: 'Connect Perch' })).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a plan' })).toBeVisible()
  await page.getByRole('button', { name: 'Connect your account' }).click()
  await page.getByRole('button', { name: 'Skip this step' }).click()
  await expect(page.getByRole('heading', { name: 'Analyze Account' })).toBeVisible()
  await page.getByRole('button', { name: 'Go to the dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Connect Perch First')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Connection Error' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Wake Up Bot' })).toHaveCount(0)
  await page.getByRole('region', { name: 'Bot status' }).getByRole('link', { name: 'Connect Perch' }).click()
  await expect(page.getByRole('heading', { name: 'Connect Perch' })).toBeVisible()
})
