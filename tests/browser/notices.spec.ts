import { insertActionHistory } from '../kit/action-history.ts'
import type { World } from '../kit/world.ts'
import { hold } from './hold.ts'
import { expect, scripted, test, untilHydrated } from './kit.ts'
import { signInNewPerson } from './person.ts'

test('the bell counts what is new, the page lists it, and it can be marked as read', async ({
  page,
  context,
  world,
}) => {
  const { email } = await signInNewPerson(context, world, 'connected', 'finchroast')
  await world.sql(
    `insert into notices (user_id, kind, key, person, text, url, created_at)
     select id, kind, kind, person, text, url, $2 from users, (values
       ('answer', 'thedorn', 'Grinding finer did it.', 'http://127.0.0.1/thedorn/status/1'),
       ('bot_stopped', null, 'Perch refused three actions in a row.', '/dashboard')
     ) as told (kind, person, text, url) where email = $1`,
    [email, world.sandbox.clock.now()],
  )
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Notifications, 2 unread' }).first().click()
  await expect(page).toHaveURL('/dashboard/notices')
  const answered = page.getByRole('listitem').filter({ hasText: '@thedorn replied to you' })
  await expect(answered.locator('blockquote')).toContainText('Grinding finer did it.')
  await expect(answered.getByRole('link', { name: 'See it on Perch' })).toHaveAttribute('href', /thedorn\/status\/1$/)
  await expect(page.getByText('Your bot stopped: Perch refused three actions in a row.')).toBeVisible()
  await expect(page.getByText('New', { exact: true })).toHaveCount(2)
  await page.getByRole('link', { name: 'Bot and plan' }).click()
  await expect(answered).toHaveCount(0)
  await page.getByRole('link', { name: 'All', exact: true }).click()
  await expect(answered).toBeVisible()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByText('New', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0)
})

test('a new notice reaches an open page without a reload', async ({ page, context, world }) => {
  test.skip(!scripted(), 'a page without scripts shows it when it is next opened')
  const { email } = await signInNewPerson(context, world, 'connected', 'finchroast')
  await page.goto('/dashboard/notices')
  await expect(page.getByText('No notifications yet')).toBeVisible()
  await sendNotice(world, email)
  await expect(page.getByText('@mbekip replied to you')).toBeVisible()
})

test('a click while a new notice is being read does not lose it', async ({ page, context, world }) => {
  test.skip(!scripted(), 'about live reloads')
  const { email } = await signInNewPerson(context, world, 'connected', 'finchroast')
  await page.goto('/dashboard/notices')
  await untilHydrated(page)
  await hold(page, /notices\.data/)
  const reading = page.waitForRequest(/notices\.data/)
  await sendNotice(world, email)
  await reading
  await page.getByRole('link', { name: 'Support', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Support Center' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Notifications, 1 unread' }).first()).toBeVisible()
})

/** Adds an answer by @mbekip as the worker does, with the event for open pages. */
async function sendNotice(world: World, email: string) {
  await world.sql(
    `with added as (
       insert into notices (user_id, kind, key, person, text, created_at)
       select id, 'answer', 'live', 'mbekip', 'Thanks for that.', $2 from users where email = $1 returning user_id),
     head as (
       insert into live_heads as heads (user_id, version) select user_id, 1 from added
       on conflict (user_id) do update set version = heads.version + 1 returning user_id, version),
     event as (
       insert into live_events (user_id, version, kind, data, created_at)
       select user_id, version, 'notice', '{"new": 1}', $2 from head)
     select pg_notify('warble_live', user_id::text) from head`,
    [email, world.sandbox.clock.now()],
  )
}

test('analytics begin with what came back, with the best replies and a table of each day', async ({
  page,
  context,
  world,
}) => {
  const { email } = await signInNewPerson(context, world, 'connected', 'finchroast')
  await page.goto('/dashboard/analytics')
  await expect(page.getByText('Nothing sent yet').first()).toBeVisible()
  await insertActionHistory(world, email)
  await world.sql(
    `update actions set outcome_likes = 2, outcome_replies = 1 where kind = 'reply' and state = 'success'
       and user_id = (select id from users where email = $1)`,
    [email],
  )
  await page.reload()
  await expect(page.getByText(/^\d+ of \d+ repl(y|ies) got a like or a reply\.$/)).toBeVisible()
  for (const name of ['Best replies', 'Sent'])
    await expect(page.getByRole('heading', { name, level: 2, exact: true })).toBeVisible()
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents()
  expect(headings.findIndex((text) => text.includes('Results'))).toBeLessThan(
    headings.findIndex((text) => text.includes('Sent')),
  )
})
