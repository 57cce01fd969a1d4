import { expect, test, untilHydrated } from './kit.ts'
import { signInNewPerson } from './person.ts'

test('changes of the bot’s settings are counted, and not lost by leaving the page', async ({
  page,
  context,
  world,
}) => {
  await signInNewPerson(context, world, 'skipped')
  await page.goto('/dashboard/settings/bot')
  await untilHydrated(page)
  const answers = [false, true]
  const asked: string[] = []
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type())
    await (answers.shift() ? dialog.accept() : dialog.dismiss())
  })
  await page.getByLabel('Actions per hour').fill('3')
  await expect(page.getByText('1 unsaved change', { exact: true })).toBeVisible()
  await page.getByLabel('Topics to look for').fill('sailing')
  await expect(page.getByText('2 unsaved changes')).toBeVisible()
  const queue = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Queue' })
  await queue.click()
  await expect.poll(() => asked).toEqual(['confirm'])
  await expect(page.getByLabel('Actions per hour')).toHaveValue('3')
  await page.getByRole('button', { name: 'Save bot settings' }).click()
  await expect(page.getByText('Bot settings saved')).toBeVisible()
  await expect(page.getByText(/unsaved change/)).toHaveCount(0)
  await page.getByLabel('Actions per hour').fill('4')
  await expect(page.getByText('1 unsaved change', { exact: true })).toBeVisible()
  await queue.click()
  await expect(page).toHaveURL(/\/dashboard\/queue$/)
  expect(asked).toEqual(['confirm', 'confirm'])
})

test('a text that is typed on Voice is not lost by leaving the page', async ({ page, context, world }) => {
  await signInNewPerson(context, world, 'connected', 'finchroast')
  await page.goto('/dashboard/voice#facts')
  await untilHydrated(page)
  const answers = [false, true]
  const asked: string[] = []
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type())
    await (answers.shift() ? dialog.accept() : dialog.dismiss())
  })
  const plan = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Plan' })
  const fact = page.getByLabel('A fact about you')
  await fact.fill('The shop is closed on Mondays.')
  await plan.click()
  await expect.poll(() => asked).toEqual(['confirm'])
  await expect(fact).toHaveValue('The shop is closed on Mondays.')
  await page.getByRole('button', { name: 'Add fact' }).click()
  await expect(page.getByText('Fact added')).toBeVisible()
  await page.getByText('Is this you?').click()
  await page.getByLabel('Key topics').fill('sailing')
  await plan.click()
  await expect(page).toHaveURL(/\/dashboard\/plan$/)
  expect(asked).toEqual(['confirm', 'confirm'])
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a change of address to the same one says so, and mails nothing', async ({ page, context, world, guard }) => {
      guard.allow(422)
      const { email } = await signInNewPerson(context, world, 'skipped')
      await page.goto('/dashboard/settings/security')
      await page.getByLabel('New email address').fill(email.toUpperCase())
      await page.getByRole('button', { name: 'Change email' }).click()
      await expect(page.getByText('That’s already your email address.').first()).toBeVisible()
    })
  })

test('a time zone is found by its city, with today’s offset', async ({ page, context, world }) => {
  await signInNewPerson(context, world, 'skipped')
  await page.goto('/dashboard/settings')
  await untilHydrated(page)
  await page.getByLabel('Find your city').fill('sao pau')
  const zone = page.getByLabel('Time zone')
  await expect(zone.getByRole('option')).toHaveText(['Sao Paulo, America (UTC-3)'])
  await page.getByRole('button', { name: 'Change time zone' }).click()
  await expect(page.getByText('Time zone saved')).toBeVisible()
  await page.getByLabel('Find your city').fill('munchen')
  await expect(zone.getByRole('option')).toHaveText([/^München: Berlin, Europe \(UTC\+[12]\)$/])
  await page.getByLabel('Find your city').fill('atlantis')
  await expect(page.getByText('No city by that name.')).toBeVisible()
})
