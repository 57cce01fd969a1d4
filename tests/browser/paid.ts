import { expect, type Page } from '@playwright/test'
import { newCard } from '../kit/billing.ts'
import { startWorld, type World } from '../kit/world.ts'
import { test as base } from './kit.ts'

/** With the stand-in for the payment provider. */
export const test = base.extend<object, { world: World }>({
  world: [
    async ({ postgres }, use) => {
      const many = { RATE_SIGN_IN: '10000', RATE_MAIL: '10000', RATE_VERIFY: '10000', RATE_TOKEN: '10000' }
      const world = await startWorld(postgres, { payments: true, tick: false, env: many })
      await use(world)
      await world.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

/** Fills in the provider's checkout page. */
export async function pay(page: Page, number: string = newCard(), label = 'Start trial'): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expires').fill('12 / 34')
  await page.getByLabel('CVC').fill('123')
  await page.getByLabel('Name on the card').fill('Ada Finch')
  await page.getByRole('button', { name: label }).click()
}

/** From the plan page to the provider's checkout. */
export async function choose(page: Page, plan: 'Starter' | 'Pro'): Promise<void> {
  await page.goto('/dashboard/plan')
  await page.getByRole('button', { name: `Choose ${plan}` }).click()
  await expect(page.getByLabel('Card number')).toBeVisible()
}

/** From the plan page to the provider's portal. */
export async function manage(page: Page): Promise<void> {
  await page.goto('/dashboard/plan')
  await page.getByRole('button', { name: 'Manage Billing' }).first().click()
  await expect(page.getByText('Manage your billing')).toBeVisible()
}

export async function back(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Return to Warble' }).click()
  await expect(page).toHaveURL(/\/dashboard\/plan$/)
}
