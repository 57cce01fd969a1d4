import { expect, type Page } from '@playwright/test'
import { sample } from '../kit/mind/sample.ts'
import { seedActor } from '../kit/seed.ts'
import { mailedUnsubscribeToken } from '../kit/unsubscribe-token.ts'
import type { Screen } from './screen.ts'

const open = (name: string, path: string): Screen => ({
  name,
  visit: async ({ page }) => void (await page.goto(path)),
})

const fill = async (page: Page, email: string) => {
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Subject').fill('A question')
  await page.getByLabel('Message').fill('Does it work on a boat?')
  await page.getByRole('button', { name: 'Send message' }).click()
}

export const publicScreens: Screen[] = [
  open('try', '/try'),
  {
    name: 'try-read',
    async visit({ page }) {
      await page.goto('/try')
      await page.getByRole('textbox', { name: 'Your posts' }).fill(sample.coffee.join('\n\n'))
      await page.getByRole('button', { name: 'Read my posts' }).click()
      await expect(page.getByRole('heading', { name: 'What Warble sees in your posts' })).toBeVisible()
    },
  },
  open('about', '/about'),
  open('affiliates', '/affiliates'),
  open('help', '/help'),
  open('help-search', '/help?q=time+zone'),
  open('contact', '/contact'),
  {
    name: 'contact-errors',
    statuses: [422],
    async visit({ page }) {
      await page.goto('/contact')
      await fill(page, 'nobody')
      await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
    },
  },
  {
    name: 'contact-sent',
    async visit({ page }) {
      await page.goto('/contact')
      await fill(page, `ada-${Date.now()}@example.com`)
      await expect(page.getByText('Message sent!')).toBeVisible()
    },
  },
  open('success-none', '/success'),
  open('success-awaited', '/success?session_id=cs_test_a1b2c3d4e5'),
  open('cancel', '/cancel'),
  {
    name: 'unsubscribe',
    async visit({ page, world }) {
      const { id } = await seedActor(world)
      const token = await mailedUnsubscribeToken(world, id, 'error_alerts')
      await page.goto(`/unsubscribe?${new URLSearchParams({ token })}`)
      await expect(page.getByRole('button', { name: 'Unsubscribe' })).toBeVisible()
    },
  },
  {
    name: 'error',
    statuses: [500],
    async visit({ page, context, world }) {
      const { cookie } = await seedActor(world)
      const [name = '', value = ''] = cookie.split('=')
      await context.addCookies([{ name, value, url: world.origin }])
      await world.sql('alter table onboarding rename to onboarding_away')
      try {
        await page.goto('/cancel')
        await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
      } finally {
        await world.sql('alter table onboarding_away rename to onboarding')
      }
    },
  },
]
