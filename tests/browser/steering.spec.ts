import { fillHistory } from '../kit/past.ts'
import { expect, test } from './kit.ts'
import { arrive } from './person.ts'
import { shoot } from './shoot.ts'

test('the bot’s settings are chosen, refused beyond the plan with nothing lost, and kept', async ({
  page,
  context,
  world,
  guard,
}) => {
  guard.allow(422)
  const { email } = await arrive(context, world, 'skipped')
  await page.goto('/dashboard/settings')
  await page.getByRole('link', { name: 'Bot', exact: true }).click()
  await expect(page).toHaveURL('/dashboard/settings/bot')
  await expect(page.getByLabel('Retweet')).toBeDisabled()
  await page.getByLabel('Actions an hour').fill('40')
  await page.getByRole('checkbox', { name: 'View profiles' }).uncheck()
  await page.getByLabel('Quiet hours, Monday, from').selectOption({ label: '10 PM' })
  await page.getByLabel('Hours of work, Sunday, from').selectOption({ label: 'Day off' })
  await page.getByLabel('Topics and words').fill('crypto\nfootball')
  await page.getByRole('textbox', { name: 'People' }).fill('@loud_one')
  await page.getByRole('button', { name: 'Save bot settings' }).click()
  await expect(page.getByRole('link', { name: 'The Free plan allows at most 15 actions an hour.' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'View profiles' })).not.toBeChecked()
  await expect(page.getByLabel('Quiet hours, Monday, from')).toHaveValue('22')
  await expect(page.getByLabel('Topics and words')).toHaveValue('crypto\nfootball')
  if (process.env.SHOTS) await shoot(page, 'settings-bot-refused')
  await page.getByLabel('Actions an hour').fill('6')
  await page.getByRole('button', { name: 'Save bot settings' }).click()
  await expect(page.getByText('Bot settings saved')).toBeVisible()
  await page.goto('/dashboard/settings/bot')
  await expect(page.getByLabel('Actions an hour')).toHaveValue('6')
  await expect(page.getByRole('checkbox', { name: 'View profiles' })).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Like' })).toBeChecked()
  await expect(page.getByLabel('Quiet hours, Monday, from')).toHaveValue('22')
  await expect(page.getByLabel('Hours of work, Sunday, from')).toHaveValue('off')
  await expect(page.getByRole('textbox', { name: 'People' })).toHaveValue('@loud_one')
  if (process.env.SHOTS) await shoot(page, 'settings-bot')
  const [bot] = await world.sql<{ quiet: object }>(
    `select hours -> 'quiet' -> 0 as quiet from bots join users on users.id = user_id where email = $1`,
    [email],
  )
  expect(bot?.quiet).toEqual({ from: 22, to: 7 })
})

test('a row is told what is not right about it', async ({ page, context, world }) => {
  const { email } = await arrive(context, world, 'connected', 'coach_ilse')
  await fillHistory(world, email)
  await world.sql(`update actions set topic = 'running' where user_id = (select id from users where email = $1)`, [
    email,
  ])
  await page.goto('/dashboard/activity?period=month')
  const followed = page.getByRole('listitem').filter({ hasText: 'Followed @' }).first()
  await expect(followed.getByText('Runs before work, lifts after it.')).toBeVisible()
  await expect(followed.locator('blockquote')).toHaveText(/the post that the bot read/)
  const reply = page.getByRole('listitem').filter({ hasText: 'Replied to' }).first()
  await reply.getByText('Not right?').click()
  await reply.getByRole('button', { name: 'Not like me' }).click()
  await expect(page.getByText('Noted: that is not how you sound')).toBeVisible()
  await expect(page).toHaveURL('/dashboard/activity?period=month')
  await page.reload()
  await page.getByText('Not right?').first().click()
  await page.getByRole('button', { name: 'Not this topic: leave “running” alone' }).first().click()
  await expect(page.getByText('The bot leaves “running” alone')).toBeVisible()
  await page.reload()
  await page.getByText('Not right?').first().click()
  await page
    .getByRole('button', { name: /^Not this person/ })
    .first()
    .click()
  await expect(page.getByText(/^The bot leaves @\w+ alone$/)).toBeVisible()
  if (process.env.SHOTS) {
    await page.reload()
    await page.getByText('Not right?').first().click()
    await shoot(page, 'activity-remarks')
  }
  await page.goto('/dashboard/settings/bot')
  await expect(page.getByLabel('Topics and words')).toHaveValue('running')
  await expect(page.getByRole('textbox', { name: 'People' })).toHaveValue(/^@\w+$/)
})
