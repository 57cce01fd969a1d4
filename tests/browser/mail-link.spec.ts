import { expect, test } from './kit.ts'
import { followMail, newPerson, signIn } from './person.ts'

test('a mail link opened in another browser asks before it signs in, works once, and requires a new password', {
  tag: '@without-scripts',
}, async ({ page, context, otherBrowser, world, guard }) => {
  guard.allow(400, 403)
  const person = newPerson()
  await page.goto('/signup')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  const other = await followMail(otherBrowser, world, person)
  await expect(other.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible()
  await expect(other.getByText('We don’t keep a password chosen there')).toBeVisible()
  await other.getByRole('button', { name: `Continue as ${person.email}` }).click()
  await expect(other.getByRole('heading', { name: 'Choose a password' })).toBeVisible()
  await expect(other.getByText(`You’re signed in as ${person.email}`)).toBeVisible()
  await expect(other.getByRole('link', { name: 'skip this' })).toHaveAttribute('href', '/onboarding')
  const chosen = { ...person, password: 'a newly chosen sentence' }
  await other.getByLabel('Password', { exact: true }).fill(chosen.password)
  await other.getByRole('button', { name: 'Save password' }).click()
  await expect(other).toHaveURL('/onboarding')
  await expect(other.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  const late = await followMail(context, world, person)
  await expect(late.getByText('Your address is already confirmed')).toBeVisible()
  await expect(late.getByText('Sign in to continue.')).toBeVisible()
  await expect(late).toHaveURL('/login')
  await signIn(late, person)
  await expect(late.getByText('Invalid login credentials').first()).toBeVisible()
  await signIn(late, chosen)
  await expect(late).toHaveURL('/onboarding')
})
