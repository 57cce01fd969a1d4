import type { BrowserContext, Page } from '@playwright/test'
import { expect, test, untilHydrated } from './kit.ts'
import { signInNewPerson } from './person.ts'

/** Presses the button while the browser is offline, and comes back. */
async function pressOffline(page: Page, context: BrowserContext, name: string, unchanged: () => Promise<void>) {
  await context.setOffline(true)
  await expect(page.getByText('You’re offline. What you typed stays here.')).toBeVisible()
  await page.getByRole('button', { name, exact: true }).click()
  await expect(page.getByText(`“${name}” is saved and goes through as soon as you’re back online.`)).toBeVisible()
  await unchanged()
  await context.setOffline(false)
}

test.beforeEach(({ guard }) => guard.allowOutage())

test('the setup keeps a press that is made offline', async ({ page, context, world }) => {
  await signInNewPerson(context, world, 'new')
  await page.goto('/onboarding')
  await untilHydrated(page)
  await pressOffline(page, context, 'Connect your account', () =>
    expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible(),
  )
  await expect(page.getByRole('heading', { name: 'Connect Perch' })).toBeVisible()
})

test('the contact form keeps its text offline and is sent later', async ({ page, context }) => {
  await page.goto('/contact')
  const texts = { Name: 'Ada', Email: 'ada@example.com', Subject: 'A boat', Message: 'Does it work on a boat?' }
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text)
  await pressOffline(page, context, 'Send message', () =>
    expect(page.getByLabel('Message', { exact: true })).toHaveValue(texts.Message),
  )
  await expect(page.getByText('Message sent!')).toBeVisible()
})

test('the sign-in keeps its texts offline and is sent later', async ({ page, context, otherBrowser, world }) => {
  const person = await signInNewPerson(otherBrowser, world, 'new')
  await page.goto('/login')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await pressOffline(page, context, 'Sign in', () => expect(page.getByLabel('Email')).toHaveValue(person.email))
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
})

test('a step that is lost on its way to the server stays in the setup, and can be sent again', async ({
  page,
  context,
  world,
}) => {
  await signInNewPerson(context, world, 'new')
  await page.goto('/onboarding')
  await untilHydrated(page)
  const lost = /\/onboarding\.data/
  await page.route(lost, (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.fallback(),
  )
  await page.getByRole('button', { name: 'Connect your account' }).click()
  const failed = page.getByRole('listitem').filter({ hasText: 'Failed to save progress. Please try again.' })
  await expect(failed).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  await page.unroute(lost)
  await page.getByRole('button', { name: 'Connect your account' }).click()
  await expect(page.getByRole('heading', { name: 'Connect Perch' })).toBeVisible()
})
