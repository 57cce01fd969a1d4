import { expect, test } from './kit.ts'
import { followMail, newPerson } from './person.ts'

test('a mail opened in another browser asks before it signs in, and works once', async ({
  page,
  context,
  otherBrowser,
  world,
  guard,
}) => {
  guard.allow(403)
  const person = newPerson()
  await page.goto('/signup')
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible()
  const other = await followMail(otherBrowser, world, person)
  await expect(other.getByRole('heading', { name: 'Confirm your address' })).toBeVisible()
  await other.getByRole('button', { name: `Continue as ${person.email}` }).click()
  await expect(other).toHaveURL('/onboarding')
  await expect(other.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  const late = await followMail(context, world, person)
  await expect(late.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible()
  await expect(late.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible()
})
