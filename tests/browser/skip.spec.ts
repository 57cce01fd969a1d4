import { expect, test } from './kit.ts'
import { signInNewPerson } from './person.ts'

test('the connect step can be skipped, and the dashboard then says what is missing', async ({
  page,
  context,
  world,
}) => {
  await signInNewPerson(context, world, 'new')
  await page.goto('/onboarding')
  await page.getByRole('button', { name: 'Connect your account' }).click()
  await expect(page.getByRole('heading', { name: 'Connect Perch' })).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a plan' })).toBeVisible()
  await page.getByRole('button', { name: 'Connect your account' }).click()
  await page.getByRole('button', { name: 'Skip this step' }).click()
  await expect(page.getByRole('heading', { name: 'Analyze Account' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Connect & Setup' })).toContainText('skipped')
  await page.getByRole('link', { name: 'Go to the dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'You’re all set' })).toBeVisible()
  await expect(page.getByText('Welcome to Warble!')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { name: 'Connect Perch First' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Wake Up Bot' })).toHaveCount(0)
  await page.getByRole('region', { name: 'Bot status' }).getByRole('link', { name: 'Connect Perch' }).click()
  await expect(page.getByRole('heading', { name: 'Connect Perch' })).toBeVisible()
})
