import { mailedUnsubscribeToken } from '../kit/unsubscribe-token.ts'
import { expect, test } from './kit.ts'
import { signInNewPerson } from './person.ts'

test('notification settings are saved, and turned off by an unsubscribe link and by one-click unsubscribe', async ({
  page,
  context,
  world,
  guard,
}) => {
  guard.allow(403)
  const { email } = await signInNewPerson(context, world, 'skipped')
  await page.goto('/dashboard/settings/notifications')
  const summary = page.getByRole('switch', { name: /^Daily summary/ })
  await expect(page.getByRole('switch', { name: /^Email/ })).toBeChecked()
  await expect(page.getByRole('switch', { name: /^Error alerts/ })).toBeChecked()
  await expect(summary).not.toBeChecked()
  await summary.check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Notifications saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(summary).toBeChecked()
  const row = async () =>
    world.sql('select daily_summary from notification_preferences join users on id = user_id where users.email = $1', [
      email,
    ])
  expect(await row()).toEqual([{ daily_summary: true }])
  const [user] = await world.sql<{ id: string }>('select id from users where email = $1', [email])
  const token = await mailedUnsubscribeToken(world, user?.id ?? '', 'daily_summary')
  const oneClick = async (token: string) => {
    const address = `${world.origin}/unsubscribe/one-click?${new URLSearchParams({ token })}`
    return (await fetch(address, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }))
      .status
  }
  expect([await oneClick(`${token.slice(0, -4)}AAAA`), await row()]).toEqual([403, [{ daily_summary: true }]])
  // Opening the link changes nothing, because mail scanners open every link.
  const link = `/unsubscribe?${new URLSearchParams({ token })}`
  for (const address of [`${link}&done`, link]) {
    await page.goto(address)
    await expect(page.getByText('This turns off the daily summary.')).toBeVisible()
  }
  expect(await row()).toEqual([{ daily_summary: true }])
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByText('You’re unsubscribed')).toBeVisible()
  expect(await row()).toEqual([{ daily_summary: false }])
  await page.goto(link)
  await expect(page.getByText('You’re unsubscribed')).toBeVisible()
  expect(await oneClick(token)).toBe(200)
  await page.goto('/dashboard/settings/notifications')
  await summary.check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Notifications saved', { exact: true })).toBeVisible()
  expect([await oneClick(token), await row()]).toEqual([403, [{ daily_summary: true }]])
  const newer = await mailedUnsubscribeToken(world, user?.id ?? '', 'daily_summary')
  expect([await oneClick(newer), await row()]).toEqual([200, [{ daily_summary: false }]])
  await page.goto('/unsubscribe?token=wrong')
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Choose which emails you get' })).toBeVisible()
})
