import { insertInboxPosts } from '../kit/inbox-posts.ts'
import type { World } from '../kit/world.ts'
import { inspect } from './inspect.ts'
import { expect, test, untilHydrated } from './kit.ts'
import { signInNewPerson } from './person.ts'

const sourcesOf = async (world: World) =>
  (await world.sql<{ text: string }>(`select text from actions where source = 'hand'`)).map(({ text }) => text)

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('the inbox is read, paged, and answered by hand', async ({ page, context, world, guard }) => {
      guard.allow(422)
      // What was answered in an account's name stays answered for its next user.
      const handle = javaScriptEnabled ? 'coach_ilse' : 'finchroast'
      const { email } = await signInNewPerson(context, world, 'connected', handle)
      await insertInboxPosts(world, email, 22)
      await page.goto('/dashboard/inbox')
      await expect(page.getByRole('heading', { name: 'Inbox', exact: true })).toBeVisible()
      await page.getByRole('link', { name: 'Older' }).click()
      await expect(page.getByText('Did you mean set 1?', { exact: true })).toBeVisible()
      await page.getByRole('link', { name: 'Newest' }).click()
      const entry = page.getByRole('listitem').filter({ hasText: 'Did you mean set 22?' })
      await entry.getByText('Earlier post').click()
      await expect(entry.getByText('Three sets are enough.')).toBeVisible()
      await entry.getByText(/^Reply to @/).click()
      if (javaScriptEnabled) await untilHydrated(page)
      await entry.getByLabel('Your reply').fill('x'.repeat(281))
      if (javaScriptEnabled) await expect(entry.getByText('1 too many')).toBeVisible()
      await entry.getByRole('button', { name: 'Send reply' }).click()
      await expect(page.getByText('Your reply is 281 characters long. The limit is 280.').first()).toBeVisible()
      await expect(entry.getByLabel('Your reply')).toHaveValue('x'.repeat(281))
      if (javaScriptEnabled) await inspect(page)
      const text = `Yes, that one. ${javaScriptEnabled ? 'With' : 'Without'} scripts.`
      await entry.getByLabel('Your reply').fill(text)
      await entry.getByRole('button', { name: 'Send reply' }).click()
      await expect(page.getByText('Reply sent')).toBeVisible()
      await expect(entry.getByText('Replied', { exact: true })).toBeVisible()
      expect((await sourcesOf(world)).filter((one) => one === text)).toHaveLength(1)
      await page.getByRole('link', { name: /^Unanswered/ }).click()
      await expect(page.getByText('Did you mean set 21?', { exact: true })).toBeVisible()
      await expect(page.getByText('Did you mean set 22?', { exact: true })).toHaveCount(0)
    })

    test('the inbox looks for new posts', async ({ page, context, world }) => {
      await signInNewPerson(context, world, 'connected', 'coach_ilse')
      await page.goto('/dashboard/inbox')
      await expect(page.getByText('No replies or mentions yet')).toBeVisible()
      await page.getByRole('button', { name: 'Check now' }).click()
      await expect(async () => {
        // A job looks; only scripts hear of its end.
        if (!javaScriptEnabled) await page.reload()
        await expect(page.getByText('Inbox checked')).toBeVisible({ timeout: 2_000 })
      }).toPass()
    })
  })
