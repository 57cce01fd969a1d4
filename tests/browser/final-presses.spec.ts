import type { BrowserContext, Locator, Page } from '@playwright/test'
import { insertDrafts } from '../kit/drafts.ts'
import { insertInboxPosts } from '../kit/inbox-posts.ts'
import { expect, openConversation, scripted, test, untilHydrated } from './kit.ts'
import { signInNewPerson } from './person.ts'

const refusal = 'Network error. Please check your connection.'

/** Presses the button offline: it is refused at once, in `shown`, and nothing is sent once the browser is back. */
async function pressOffline(page: Page, context: BrowserContext, button: Locator, shown: Locator) {
  const sent: string[] = []
  await untilHydrated(page)
  await context.setOffline(true)
  await expect(page.getByText('You’re offline.').first()).toBeAttached()
  await button.click()
  await expect(shown.getByText(refusal).first()).toBeVisible()
  await expect(page.getByText('goes through as soon as')).toHaveCount(0)
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  const readAgain = page.waitForResponse(/\.data/)
  await context.setOffline(false)
  await expect(page.getByText('You’re offline.')).toHaveCount(0)
  await readAgain
  expect(sent).toEqual([])
}

test.beforeEach(({ guard }) => {
  test.skip(!scripted(), 'without scripts the browser says it')
  guard.allowOutage()
})

test('a deletion pressed offline says so, and isn’t done later', async ({ page, context, world }) => {
  const person = await signInNewPerson(context, world, 'connected')
  await page.goto('/dashboard/settings')
  await page.getByRole('link', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  const typed = dialog.getByLabel('Password', { exact: true })
  await typed.fill(person.password)
  await pressOffline(page, context, dialog.getByRole('button', { name: 'Delete account' }), dialog)
  await expect(typed).toHaveValue(person.password)
  expect(await world.sql('select 1 from users where email = $1', [person.email])).toHaveLength(1)
})

test('a disconnection pressed offline says so, and isn’t done later', async ({ page, context, world }) => {
  await signInNewPerson(context, world, 'connected', 'coach_ilse')
  await page.goto('/dashboard/settings')
  await page.getByText('Disconnect', { exact: true }).first().click()
  const button = page.getByRole('button', { name: 'Disconnect @coach_ilse' })
  await pressOffline(page, context, button, page.locator('body'))
  await page.reload()
  await expect(page.getByText('Connected', { exact: true }).first()).toBeVisible()
})

test('a draft approved offline waits, and isn’t sent later', async ({ page, context, world }) => {
  const { email } = await signInNewPerson(context, world, 'connected', 'coach_ilse')
  const [id] = await insertDrafts(world, email, 'coach_ilse', 2)
  await page.goto('/dashboard/queue')
  const draft = page.locator('[data-draft]').first()
  await pressOffline(page, context, draft.locator('button[value=send]'), draft)
  await expect(draft.locator('button[value=send]')).toBeVisible()
  expect(await world.sql('select state from actions where id = $1', [id])).toEqual([{ state: 'waiting' }])
})

test('a reply written offline keeps its text, and isn’t sent later', async ({ page, context, world }) => {
  const { email } = await signInNewPerson(context, world, 'connected', 'coach_ilse')
  await insertInboxPosts(world, email, 1)
  await page.goto('/dashboard/inbox')
  await openConversation(page)
  const reply = page.getByLabel('Your reply')
  await reply.fill('Three sets, yes.')
  const form = page.locator('form').filter({ has: reply })
  await pressOffline(page, context, page.getByRole('button', { name: 'Send and done' }), form)
  await expect(reply).toHaveValue('Three sets, yes.')
  expect(await world.sql(`select 1 from actions where source = 'hand'`)).toEqual([])
})
