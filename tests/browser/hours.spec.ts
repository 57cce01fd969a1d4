import { inspect } from './inspect.ts'
import { expect, scripted, test, untilHydrated } from './kit.ts'
import { signInNewPerson } from './person.ts'

test('hours are painted over the week, shown in the fields and saved', async ({ page, context, world }) => {
  test.skip(!scripted(), 'without scripts only the fields are there')
  const { email } = await signInNewPerson(context, world, 'skipped')
  await page.goto('/dashboard/settings/bot')
  await untilHydrated(page)
  const cell = (day: number, hour: number) => page.locator(`[data-day="${day}"][data-hour="${hour}"]`)
  const drag = async (from: [number, number], to: [number, number]) => {
    await cell(...from).scrollIntoViewIfNeeded()
    await cell(...from).hover()
    await page.mouse.down()
    await cell(...to).hover()
    await page.mouse.up()
  }
  await drag([0, 9], [2, 16])
  await expect(page.getByLabel('Working hours, Tuesday, from')).toHaveValue('9')
  await expect(page.getByLabel('Working hours, Wednesday, to')).toHaveValue('17')
  await page.getByRole('button', { name: 'Quiet hours' }).click()
  await drag([6, 0], [6, 11])
  await page.getByRole('button', { name: 'Clear days' }).click()
  await drag([5, 3], [5, 3])
  await expect(page.getByLabel('Working hours, Saturday, from')).toHaveValue('off')
  await page.getByText('Set exact hours').click()
  await page.getByLabel('Working hours, Monday, to').selectOption('12')
  await expect(cell(0, 12).locator('span')).toHaveClass(/bg-sunken/)
  await inspect(page)
  await page.getByRole('button', { name: 'Save bot settings' }).click()
  await expect(page.getByText('Bot settings saved')).toBeVisible()
  const [row] = await world.sql<{ hours: { work: object[]; quiet: object[] } }>(
    'select hours from bots join users on users.id = user_id where email = $1',
    [email],
  )
  expect(row?.hours.work.slice(0, 3)).toEqual([
    { from: 9, to: 12 },
    { from: 9, to: 17 },
    { from: 9, to: 17 },
  ])
  expect([row?.hours.work[5], row?.hours.quiet[6]]).toEqual([null, { from: 0, to: 12 }])
})
