import { expect, type Page } from '@playwright/test'
import { newCard } from '../kit/billing.ts'
import { testIn } from './kit.ts'

/** The same, with the sandbox's payment provider. */
export const test = testIn({ payments: true, tick: false })

/** Fills in the provider's checkout page. */
export async function pay(page: Page, number: string = newCard(), label = 'Start trial'): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expires').fill('12 / 34')
  await page.getByLabel('CVC').fill('123')
  await page.getByLabel('Name on the card').fill('Ada Finch')
  await page.getByRole('button', { name: label }).click()
}

/** Opens the provider's checkout from the plan page. */
export async function choose(page: Page, plan: 'Starter' | 'Pro'): Promise<void> {
  await page.goto('/dashboard/plan')
  await page.getByRole('button', { name: `Choose ${plan}` }).click()
  await expect(page.getByLabel('Card number')).toBeVisible()
}

/** Opens the provider's portal from the plan page. */
export async function manage(page: Page): Promise<void> {
  await page.goto('/dashboard/plan')
  await page.getByRole('button', { name: 'Manage Billing' }).first().click()
  await expect(page.getByText('Manage your billing')).toBeVisible()
}

export async function back(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Return to Warble' }).click()
  await expect(page).toHaveURL(/\/dashboard\/plan$/)
}
