import { insertInboxPosts } from '../kit/inbox-posts.ts'
import type { World } from '../kit/world.ts'
import { hold } from './hold.ts'
import { inspect } from './inspect.ts'
import { expect, openConversation, test, untilHydrated } from './kit.ts'
import { signInNewPerson } from './person.ts'

const sourcesOf = async (world: World) =>
  (await world.sql<{ text: string }>(`select text from actions where source = 'hand'`)).map(({ text }) => text)

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a conversation is opened, answered by hand, done and undone', async ({ page, context, world, guard }) => {
      guard.allow(422)
      // What was answered in an account's name stays answered for its next user.
      const handle = javaScriptEnabled ? 'coach_ilse' : 'finchroast'
      const { email } = await signInNewPerson(context, world, 'connected', handle)
      await insertInboxPosts(world, email, 4)
      await page.goto('/dashboard/inbox')
      await expect(page.getByRole('heading', { name: 'Inbox', exact: true })).toBeVisible()
      const needsYou = page.getByRole('region', { name: 'Needs you' })
      await expect(needsYou.getByRole('link')).toHaveCount(4)
      await openConversation(page, needsYou.getByRole('link', { name: /Person 1/ }))
      if (javaScriptEnabled) await untilHydrated(page)
      const thread = page.getByRole('list', { name: 'Conversation' })
      await expect(thread.getByText('Three sets are enough.')).toBeVisible()
      await page.getByLabel('Your reply').fill('x'.repeat(281))
      if (javaScriptEnabled) await expect(page.getByText('1 too many')).toBeVisible()
      await page.getByRole('button', { name: 'Send and done' }).click()
      await expect(page.getByText('Your reply is 281 characters long. The limit is 280.').first()).toBeVisible()
      await expect(page.getByLabel('Your reply')).toHaveValue('x'.repeat(281))
      if (javaScriptEnabled) await inspect(page)
      const text = `Yes, that one. ${javaScriptEnabled ? 'With' : 'Without'} scripts.`
      await page.getByLabel('Your reply').fill(text)
      await page.getByRole('button', { name: 'Send and done' }).click()
      await expect(page.getByText('Reply sent, conversation done')).toBeVisible()
      expect((await sourcesOf(world)).filter((one) => one === text)).toHaveLength(1)
      // The next one that needs the user is open.
      await expect(page.getByRole('article', { name: /Person 2/ })).toBeVisible()
      await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
      await expect(page.getByRole('article', { name: /Person 1/ })).toBeVisible()
      await expect(thread.getByText(text)).toBeVisible()
    })

    test('a complaint is answered by hand, with a warning, and a request to stop is not', async ({
      page,
      context,
      world,
    }) => {
      const handle = javaScriptEnabled ? 'coach_ilse' : 'finchroast'
      const { email } = await signInNewPerson(context, world, 'connected', handle)
      await insertInboxPosts(world, email, 2)
      const says = (kind: string) =>
        world.sql(
          `insert into unread_authors (user_id, network, author_id, post_id, says, written_at)
           select user_id, network, author_id, post_id, $2, posted_at from inbox_posts
           where user_id = (select id from users where email = $1)
           on conflict (user_id, network, author_id) do update set says = excluded.says`,
          [email, kind],
        )
      await says('stop')
      await page.goto('/dashboard/inbox?show=all')
      await openConversation(page, page.getByRole('link', { name: /Person 1/ }).first())
      await expect(page.getByText('asked you to stop').first()).toBeVisible()
      await expect(page.getByLabel('Your reply')).toHaveCount(0)
      await says('complaint')
      await page.reload()
      await expect(page.getByText('Only you can reply here.', { exact: false })).toBeVisible()
      if (javaScriptEnabled) await untilHydrated(page)
      const text = `Sorry, we’ll look into it. ${javaScriptEnabled ? 'With' : 'Without'} scripts.`
      await page.getByLabel('Your reply').fill(text)
      await page.getByRole('button', { name: 'Send and done' }).click()
      await expect(page.getByText('Reply sent, conversation done')).toBeVisible()
      expect((await sourcesOf(world)).filter((one) => one === text)).toHaveLength(1)
    })

    test('a fact that the bot lacks is told in the thread, and a draft is asked for', async ({
      page,
      context,
      world,
      guard,
    }) => {
      guard.allow(422)
      const { email } = await signInNewPerson(context, world, 'connected', 'coach_ilse')
      await insertInboxPosts(world, email, 1)
      const own = 'user_id = (select id from users where email = $1)'
      await world.sql(`update inbox_posts set says = 'question' where ${own}`, [email])
      await page.goto('/dashboard/inbox')
      await openConversation(page, page.getByRole('region', { name: 'Needs you' }).getByRole('link'))
      if (javaScriptEnabled) await untilHydrated(page)
      const save = page.getByRole('button', { name: 'Save fact and write a draft' })
      await page.getByLabel('Tell the bot this fact').fill('One')
      await save.click()
      await expect(page.getByText('Write one sentence: at least 5 characters.').first()).toBeVisible()
      await page.getByLabel('Tell the bot this fact').fill('A set means ten repetitions.')
      await save.click()
      await expect(page.getByText('Fact added')).toBeVisible()
      await expect(page.getByRole('listitem').filter({ hasText: 'A set means ten repetitions.' })).toBeVisible()
      expect(await world.sql(`select text from own_facts where ${own}`, [email])).toEqual([
        { text: 'A set means ten repetitions.' },
      ])
      const notAsked = `select 1 from inbox_posts where ${own} and draft_asked_at is null and draft_refusal is null
        and not exists (select from actions where ${own} and kind = 'reply')`
      expect(await world.sql(notAsked, [email])).toEqual([])
    })

    test('never contact again asks once', async ({ page, context, world }) => {
      const { email } = await signInNewPerson(context, world, 'connected', 'coach_ilse')
      await insertInboxPosts(world, email, 1)
      await page.goto('/dashboard/inbox')
      await openConversation(page, page.getByRole('region', { name: 'Needs you' }).getByRole('link'))
      if (javaScriptEnabled) await untilHydrated(page)
      await page.locator('summary', { hasText: 'More' }).click()
      await page.getByRole('link', { name: 'Never contact again' }).click()
      const dialog = page.getByRole('dialog', { name: /Never contact Person 1 again/ })
      await dialog.getByRole('button', { name: 'Never contact again' }).click()
      await expect(page.getByText('The bot will avoid @person_1')).toBeVisible()
      await expect(page.getByRole('region', { name: 'Needs you' })).toHaveCount(0)
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

test('keys open, snooze and finish a conversation, and none of them sends', async ({ page, context, world }) => {
  const { email } = await signInNewPerson(context, world, 'connected', 'coach_ilse')
  await insertInboxPosts(world, email, 3)
  await page.goto('/dashboard/inbox')
  await untilHydrated(page)
  await page.keyboard.press('j')
  const shown = (name: RegExp) => page.getByRole('article', { name })
  await expect(shown(/Person 1/)).toBeVisible()
  await expect(page).toHaveTitle(/^Person 1 · Inbox · /)
  await expect(page.getByRole('link', { name: /^Person 1/ })).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('j')
  await expect(shown(/Person 2/)).toBeVisible()
  await page.keyboard.press('k')
  await expect(shown(/Person 1/)).toBeVisible()
  // A key does nothing in the moment after a conversation has opened.
  await expect(async () => {
    await page.keyboard.press('r')
    await expect(page.getByLabel('Your reply')).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Escape')
  await page.keyboard.press('e')
  await expect(page.getByText('Person 1: done').first()).toBeVisible()
  await expect(shown(/Person 2/)).toBeVisible()
  await expect(async () => {
    const undone = page.waitForRequest((request) => request.method() === 'POST', { timeout: 1_000 })
    await Promise.all([undone, page.keyboard.press('z')])
  }).toPass()
  await expect(shown(/Person 1/)).toBeVisible()
  expect(
    await world.sql(`select 1 from actions where source = 'hand' and created_at >= $1`, [world.sandbox.clock.now()]),
  ).toEqual([])
})

test('while a conversation loads, the list stays and keys go on in it', async ({ page, context, world }) => {
  const { email } = await signInNewPerson(context, world, 'connected', 'coach_ilse')
  await insertInboxPosts(world, email, 3)
  await page.goto('/dashboard/inbox')
  await untilHydrated(page)
  const row = (name: RegExp) => page.getByRole('region', { name: 'Conversations' }).getByRole('link', { name })
  const release = await hold(page, /inbox\/[0-9a-f-]+\.data/)
  await page.keyboard.press('j')
  await expect(row(/^Person 1/)).toHaveAttribute('aria-current', 'true')
  await expect(page.getByText('Opening the conversation')).toBeAttached()
  await page.keyboard.press('j')
  await expect(row(/^Person 2/)).toHaveAttribute('aria-current', 'true')
  await expect(page.getByText('Opening the conversation')).toBeAttached()
  await expect(page.getByRole('article')).toHaveCount(0)
  release()
  await expect(page.getByRole('article', { name: /Person 2/ })).toBeVisible()
  await expect(row(/^Person 2/)).toHaveAttribute('aria-current', 'true')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('list and conversation are two pages', async ({ page, context, world }) => {
    const { email } = await signInNewPerson(context, world, 'connected', 'coach_ilse')
    await insertInboxPosts(world, email, 2)
    await page.goto('/dashboard/inbox')
    await expect(page.getByRole('article')).toBeHidden()
    await page.getByRole('link', { name: /Person 2/ }).click()
    await expect(page.getByRole('article')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Conversations' })).toBeHidden()
    await page.getByRole('link', { name: 'Back to the inbox' }).click()
    await expect(page.getByRole('region', { name: 'Conversations' })).toBeVisible()
  })
})
