import { hold } from './hold.ts'
import { expect, test, untilHydrated } from './kit.ts'
import { signInNewPerson } from './person.ts'

test('what is chosen before the page is ready stays chosen, and is saved', async ({ page, context, world }) => {
  await signInNewPerson(context, world, 'connected')
  const release = await hold(page, /\/assets\/.*\.js$/)
  await page.goto('/dashboard/settings/bot', { waitUntil: 'commit' })
  const copilot = page.getByRole('radio', { name: /^Co-pilot/ })
  const likes = page.getByRole('checkbox', { name: /^Like/ })
  const perHour = page.getByLabel('Actions per hour')
  await copilot.check()
  await likes.uncheck()
  await perHour.fill('7')
  release()
  await untilHydrated(page)
  const expectChosen = async () => {
    await expect(copilot).toBeChecked()
    await expect(likes).not.toBeChecked()
    await expect(perHour).toHaveValue('7')
  }
  await expectChosen()
  await page.getByRole('button', { name: 'Save bot settings' }).click()
  await expect(page.getByText('Bot settings saved')).toBeVisible()
  await page.reload()
  await expectChosen()
})

test('a field that is being corrected before the page is ready keeps the focus', async ({
  page,
  context,
  world,
  guard,
}) => {
  guard.allow(422)
  await signInNewPerson(context, world, 'connected')
  const release = await hold(page, /\/assets\/.*\.js$/)
  await page.goto('/dashboard/settings/bot', { waitUntil: 'commit' })
  const perHour = page.getByLabel('Actions per hour')
  await perHour.fill('9999')
  await page.getByRole('button', { name: 'Save bot settings' }).click()
  await expect(page.getByRole('alert').first()).toBeFocused()
  await perHour.fill('')
  await page.keyboard.type('1')
  release()
  await untilHydrated(page)
  await page.keyboard.type('2')
  await expect(perHour).toBeFocused()
  await expect(perHour).toHaveValue('12')
})
