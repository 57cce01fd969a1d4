import type { Page } from '@playwright/test'
import { seedActor } from '../kit/seed.ts'
import { expect, test } from './kit.ts'
import { followMail, newPerson, signIn, signInNewPerson } from './person.ts'

const menu = (page: Page) => page.getByRole('banner').locator('summary[aria-label=Menu]')

test('the tab that waits for the confirmation goes on by itself', async ({ page, context, world }) => {
  const person = newPerson()
  await page.goto('/signup')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await expect(page.getByText('Confirmed in another browser, or already have an account?')).toBeVisible()
  await page.getByLabel('Or enter the code').fill('12')
  const other = await followMail(context, world, person)
  await expect(other.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  await page.bringToFront()
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
})

test('Back, after signing in, does not lead to the sign-in page', async ({ page, world }) => {
  const { email, password } = await seedActor(world)
  await page.goto('/pricing')
  await page.goto('/login')
  await signIn(page, { email, password })
  await expect(page).toHaveURL('/onboarding')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByText(email).first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/pricing')
})

test('on a phone the menu of the landing page closes on Escape, wherever the focus is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/')
  await menu(page).click()
  const link = page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Pricing' })
  await expect(link).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(menu(page)).toBeFocused()
})

test('the history of the chat survives navigation, and ends with signing out', async ({ page, context, world }) => {
  await signInNewPerson(context, world, 'skipped')
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Questions?' }).click()
  await page.getByLabel('Your question').fill('How long is the free trial?')
  await page.keyboard.press('Enter')
  const messages = page.getByRole('log', { name: 'Conversation' }).getByRole('article')
  await expect(messages).toHaveCount(3)
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Questions?' }).click()
  await expect(messages).toHaveCount(3)
  await expect(messages.nth(1)).toContainText('How long is the free trial?')
  await expect(messages.nth(2)).toContainText('7-day')
  await page.goto('/dashboard/support')
  await page.getByRole('button', { name: 'Start a chat' }).click()
  await expect(messages).toHaveCount(3)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: 'Questions?' }).click()
  await expect(messages).toHaveCount(1)
})

test('a wrong address does not empty the password that is typed', async ({ page }) => {
  await page.goto('/signup')
  await page.getByLabel('Email').fill('nobody')
  await page.getByLabel('Password', { exact: true }).fill('123')
  await page.getByRole('button', { name: 'Create Account' }).click()
  const problems = page.getByRole('alert')
  await expect(problems.getByRole('link')).toHaveText([
    'Enter an email address like name@example.com.',
    'Password: Use at least 6 characters.',
  ])
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('123')
  await problems.getByRole('link').first().click()
  await expect(page.getByLabel('Email')).toBeFocused()
})
