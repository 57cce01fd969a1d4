import type { Locator, Page } from '@playwright/test'
import { insertDrafts } from '../kit/drafts.ts'
import { insertInboxPosts } from '../kit/inbox-posts.ts'
import { expect, holdClock, openConversation, test, untilHydrated } from './kit.ts'
import { signInNewPerson } from './person.ts'
import { insertRealActions } from './real-actions.ts'

const handle = 'coach_ilse'

/** The intents that the page's forms send from now on. */
function intentsOf(page: Page): string[] {
  const intents: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST') return
    const fields = new URLSearchParams(request.postData() ?? '')
    intents.push(String(fields.getAll('intent').at(-1)))
  })
  return intents
}

/** Presses a button, and its place once more in the moment in which the page has changed, under Playwright's clock. */
async function pressTwice(page: Page, button: Locator): Promise<void> {
  // The moment lasts until the second press, however slow the machine.
  await holdClock(page)
  await button.scrollIntoViewIfNeeded()
  const box = await button.boundingBox()
  if (!box) throw new Error('the button is not shown')
  const [x, y] = [box.x + 20, box.y + box.height / 2]
  await page.mouse.move(x, y)
  const changed = await page.evaluateHandle(() => {
    const rows = () =>
      document.querySelectorAll('#main li').length + document.querySelectorAll('#main li button').length
    const before = rows()
    const change = new Promise<void>((done) => {
      const look = () => rows() !== before && done()
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
    })
    return { change }
  })
  await page.mouse.click(x, y)
  await changed.evaluate(({ change }) => change)
  await page.mouse.click(x, y)
  await page.clock.resume()
}

test('after Undo the menu is closed, and a second press at its place sends nothing', async ({
  page,
  context,
  world,
}) => {
  const { email } = await signInNewPerson(context, world, 'connected', handle)
  await insertRealActions(world, email, handle)
  await page.goto('/dashboard/activity')
  await untilHydrated(page)
  const intents = intentsOf(page)
  const row = page.getByRole('listitem').filter({ hasText: 'Replied to @someone' })
  const more = row.getByTitle('More')
  await more.click()
  await row.getByRole('button', { name: 'Undo: delete reply' }).dblclick()
  await expect(row.locator('details[open]')).toHaveCount(0)
  await expect(page.getByText('Deleting the reply')).toBeVisible()
  await more.click()
  await expect(row.getByRole('button', { name: 'Undone' })).toHaveAttribute('aria-disabled', 'true')
  expect(intents).toEqual(['undo'])
})

test('a menu closes on Escape, and when something outside is pressed', async ({ page, context, world }) => {
  const { email } = await signInNewPerson(context, world, 'connected', handle)
  await insertRealActions(world, email, handle)
  await insertInboxPosts(world, email, 1)
  await page.goto('/dashboard/activity')
  await untilHydrated(page)
  const open = page.getByRole('main').locator('details[data-menu][open]')
  const [first, second] = [page.getByTitle('More').first(), page.getByTitle('More').nth(1)]
  await first.click()
  await expect(open).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(open).toHaveCount(0)
  await expect(first).toBeFocused()
  await first.click()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(open).toHaveCount(0)
  await second.click()
  await first.click()
  await expect(open).toHaveCount(1)
  await page.goto('/dashboard/inbox')
  await untilHydrated(page)
  await openConversation(page)
  await page.locator('summary', { hasText: 'More' }).click()
  await expect(open).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(open).toHaveCount(0)
})

test('of a list whose rows move up a double click acts on one row only', async ({ page, context, world }) => {
  const { email } = await signInNewPerson(context, world, 'connected', handle)
  const ids = await insertDrafts(world, email, handle, 4)
  await world.sql(`update drafts set shown_from = $2 where action_id = any($1)`, [
    ids.slice(1),
    new Date(world.sandbox.clock.now().getTime() + 5 * 3_600_000),
  ])
  for (const [list, name] of [
    ['target', 'person'],
    ['never_say', 'word'],
  ])
    await world.sql(
      `insert into bot_terms (user_id, list, key, value, added_at)
       select id, $2, $3 || at, $3 || at, $4 from users, generate_series(1, 3) as at where email = $1`,
      [email, list, name, world.sandbox.clock.now()],
    )
  await world.sql(
    `insert into sessions (user_id, kind, secret_hash, created_at, seen_at, expires_at, amr)
     select id, 'cookie', sha256((random() || at::text)::bytea), $2, $2, $2::timestamptz + interval '1 day', '[]'
     from users, generate_series(1, 3) as at where email = $1`,
    [email, world.sandbox.clock.now()],
  )
  const intents = intentsOf(page)
  await page.clock.install()
  for (const [path, name] of [
    ['/dashboard/queue', /^Move back to queue/],
    ['/dashboard/people', /^Remove @person/],
    ['/dashboard/voice', /^Remove “word/],
    ['/dashboard/settings/security', /^Sign out (?!everywhere)/],
  ] as const) {
    await page.goto(path)
    await untilHydrated(page)
    const buttons = page.locator('#main').getByRole('button', { name })
    await expect(buttons).toHaveCount(3)
    await pressTwice(page, buttons.first())
    await expect(buttons).toHaveCount(2)
    // It works again soon.
    await buttons.first().click()
    await expect(buttons).toHaveCount(1)
  }
  expect(intents).toEqual([
    'unsnooze',
    'unsnooze',
    'remove',
    'remove',
    'remove-word',
    'remove-word',
    'end-session',
    'end-session',
  ])
})

test('the conversation that opens after one is done is not closed by the same double click', async ({
  page,
  context,
  world,
}) => {
  const { email } = await signInNewPerson(context, world, 'connected', handle)
  await insertInboxPosts(world, email, 4)
  await page.clock.install()
  await page.goto('/dashboard/inbox')
  await openConversation(page)
  await untilHydrated(page)
  const intents = intentsOf(page)
  await pressTwice(page, page.getByRole('button', { name: 'Done', exact: true }))
  await page.waitForURL(/decided=/)
  await expect(page.getByText('Person 1: done').first()).toBeVisible()
  expect(intents).toEqual(['done'])
  const done = `select author_name from conversation_decisions join inbox_posts on id = inbox_id
    join users on users.id = inbox_posts.user_id where email = $1`
  expect(await world.sql(done, [email])).toEqual([{ author_name: 'Person 1' }])
})
