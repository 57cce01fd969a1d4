import type { Page } from '@playwright/test'
import { insertActionHistory } from '../kit/action-history.ts'
import { until } from '../kit/until.ts'
import type { World } from '../kit/world.ts'
import { expect, test, untilHydrated } from './kit.ts'
import { injectFault, signInNewPerson } from './person.ts'
import { insertRealActions } from './real-actions.ts'
import { shoot } from './shoot.ts'

test('bot settings beyond the plan are refused without losing input, and valid ones are saved', async ({
  page,
  context,
  world,
  guard,
}) => {
  guard.allow(422)
  const { email } = await signInNewPerson(context, world, 'skipped')
  await page.goto('/dashboard/settings')
  await page.getByRole('link', { name: 'Bot', exact: true }).click()
  await expect(page).toHaveURL('/dashboard/settings/bot')
  await expect(page.getByLabel('Retweet')).toBeDisabled()
  await page.getByLabel('Actions per hour').fill('40')
  await page.getByRole('checkbox', { name: 'View profiles' }).uncheck()
  await page.getByText('Set exact hours').click()
  await page.getByLabel('Quiet hours, Monday, from').selectOption({ label: '10 PM' })
  await page.getByLabel('Working hours, Sunday, from').selectOption({ label: 'Day off' })
  await page.getByLabel('Topics and words').fill('crypto\nfootball')
  await page.getByRole('button', { name: 'Save bot settings' }).click()
  await expect(page.getByRole('link', { name: 'The Free plan allows up to 15 actions an hour.' }).last()).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'View profiles' })).not.toBeChecked()
  await expect(page.getByLabel('Quiet hours, Monday, from')).toHaveValue('22')
  await expect(page.getByLabel('Topics and words')).toHaveValue('crypto\nfootball')
  if (process.env.SHOTS) await shoot(page, 'settings-bot-refused')
  // To follow an error to its field loses nothing.
  const error = page.getByRole('link', { name: 'The Free plan allows up to 15 actions an hour.' }).last()
  await error.click()
  await expect(page.getByLabel('Actions per hour')).toBeFocused()
  await expect(error).toBeVisible()
  await expect(page.getByLabel('Quiet hours, Monday, from')).toHaveValue('22')
  await page.getByLabel('Actions per hour').fill('6')
  await page.getByRole('button', { name: 'Save bot settings' }).click()
  await expect(page.getByText('Bot settings saved')).toBeVisible()
  await page.goto('/dashboard/settings/bot')
  await expect(page.getByLabel('Actions per hour')).toHaveValue('6')
  await expect(page.getByRole('checkbox', { name: 'View profiles' })).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Like' })).toBeChecked()
  await expect(page.getByLabel('Quiet hours, Monday, from')).toHaveValue('22')
  await expect(page.getByLabel('Working hours, Sunday, from')).toHaveValue('off')
  if (process.env.SHOTS) await shoot(page, 'settings-bot')
  const [bot] = await world.sql<{ quiet: object }>(
    `select hours -> 'quiet' -> 0 as quiet from bots join users on users.id = user_id where email = $1`,
    [email],
  )
  expect(bot?.quiet).toEqual({ from: 22, to: 7 })
})

test('the user can give feedback on an action', async ({ page, context, world }) => {
  const { email } = await signInNewPerson(context, world, 'connected', 'coach_ilse')
  await insertActionHistory(world, email)
  await world.sql(`update actions set topic = 'running' where user_id = (select id from users where email = $1)`, [
    email,
  ])
  await page.goto('/dashboard/activity?period=month')
  const followed = page.getByRole('listitem').filter({ hasText: 'Followed @' }).first()
  await expect(followed.getByText('Runs before work, lifts after it.')).toBeVisible()
  await expect(followed.locator('blockquote')).toHaveText(/^The post by @\w+ that the bot read: /)
  const reply = page.getByRole('listitem').filter({ hasText: 'Replied to' }).first()
  await reply.getByTitle('More').click()
  await reply.getByRole('button', { name: 'Doesn’t sound like me' }).click()
  await expect(page.getByText('Noted', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/dashboard/activity?period=month')
  await page.reload()
  await page.getByTitle('More').first().click()
  await page.getByText('Avoid topic: running').first().click()
  await page.getByRole('button', { name: 'Avoid “running”' }).first().click()
  await expect(page.getByText('The bot will avoid “running”')).toBeVisible()
  await page.reload()
  await page.getByTitle('More').first().click()
  await page.getByRole('button', { name: 'Undo: avoid “running”' }).first().click()
  await expect(page.getByText('The bot no longer avoids “running”')).toBeVisible()
  await page.reload()
  await page.getByTitle('More').first().click()
  await page.getByText('Avoid topic: running').first().click()
  await page.getByRole('button', { name: 'Avoid “running”' }).first().click()
  await expect(page.getByText('The bot will avoid “running”')).toBeVisible()
  await page.reload()
  await page.getByTitle('More').first().click()
  await page
    .getByRole('button', { name: /^Avoid this person/ })
    .first()
    .click()
  await expect(page.getByText(/^The bot will avoid @\w+$/)).toBeVisible()
  if (process.env.SHOTS) {
    await page.reload()
    await page.getByTitle('More').first().click()
    await shoot(page, 'activity-remarks')
  }
  await page.goto('/dashboard/settings/bot')
  await expect(page.getByLabel('Topics and words')).toHaveValue('running')
  await page.goto('/dashboard/people')
  await expect(page.getByRole('list', { name: 'People to avoid' }).getByRole('listitem')).toHaveCount(1)
})

test('a reply, like and follow can be undone in the activity list, also on the network', async ({
  page,
  context,
  world,
}) => {
  const handle = 'coach_ilse'
  const { email } = await signInNewPerson(context, world, 'connected', handle)
  await insertRealActions(world, email, handle)
  await page.goto('/dashboard/activity')
  const labels = {
    'Replied to @someone': ['Undo: delete reply', 'Deleting the reply'],
    'Liked a post by @someone': ['Undo: remove like', 'Removing the like'],
    'Followed @someone': ['Undo: unfollow', 'Unfollowing'],
  } as const
  for (const [sentence, [label, answer]] of Object.entries(labels)) {
    const row = page.getByRole('listitem').filter({ hasText: sentence })
    await row.getByTitle('More').click()
    if (process.env.SHOTS && label.includes('reply')) await shoot(page, 'activity-undo')
    await row.getByRole('button', { name: label }).click()
    await expect(page.getByText(answer)).toBeVisible()
    await expect(page).toHaveURL('/dashboard/activity')
    await expect(row.locator('details[open]')).toHaveCount(0)
  }
  await expect(async () => {
    await page.reload()
    const undone = page.getByRole('listitem').filter({ has: page.getByText('Undone', { exact: true }) })
    await expect(undone).toHaveCount(3, { timeout: 1_000 })
  }).toPass()
  if (process.env.SHOTS) await shoot(page, 'activity-undone')
  const ledger = await (await fetch(`${world.sandbox.perch_url}/ledger.json?handle=${handle}`)).json()
  const kinds = (ledger as { entries: { kind: string }[] }).entries.map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['delete', 'unlike', 'unfollow']))
})

test('a failed undo shows the reason', async ({ page, context, world }) => {
  const { email } = await signInNewPerson(context, world, 'connected', 'coach_ilse')
  const clearFault = await injectFault(world, {
    handle: 'coach_ilse',
    fault: 'protected',
    route: 'DELETE /2/tweets/:id',
  })
  await insertRealActions(world, email, 'coach_ilse')
  await page.goto('/dashboard/activity')
  const row = page.getByRole('listitem').filter({ hasText: 'Replied to @someone' })
  await row.getByTitle('More').click()
  await row.getByRole('button', { name: 'Undo: delete reply' }).click()
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(/^Couldn’t undo: /)).toBeVisible({ timeout: 1_000 })
  }).toPass()
  if (process.env.SHOTS) await shoot(page, 'activity-undo-failed')
  await clearFault()
})

test('the analysis can be corrected, and a new analysis keeps or replaces the corrections', async ({
  page,
  context,
  world,
  guard,
}) => {
  guard.allow(422)
  await signInNewPerson(context, world, 'connected', 'stackharbor')
  await page.goto('/onboarding?step=3')
  await expect(page.getByRole('heading', { name: 'Is this you?' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeInViewport()
  if (process.env.SHOTS) await shoot(page, 'onboarding-is-this-you')
  await page.getByText('Not quite? Correct it line by line').click()
  await page.getByLabel('Tone', { exact: true }).fill('')
  await page.getByLabel('Key topics').fill('postgres\nsmall teams')
  await page.getByRole('button', { name: 'Save corrections' }).click()
  await expect(page.getByRole('link', { name: 'Say how you sound in a few words.' })).toBeVisible()
  await expect(page.getByLabel('Key topics')).toHaveValue('postgres\nsmall teams')
  await page.getByLabel('Tone', { exact: true }).fill('dry and exact')
  await page.getByRole('button', { name: 'Save corrections' }).click()
  await expect(page.getByText('dry and exact').first()).toBeVisible()
  await page.goto('/dashboard/voice#found')
  await expect(page.getByLabel('Tone', { exact: true })).toHaveValue('dry and exact')
  await page.getByLabel('Your own prompt').fill('Name the version you talk about.')
  await page.getByRole('button', { name: 'Save corrections' }).click()
  await expect(page.getByLabel('In your words')).toHaveValue('Name the version you talk about.')
  await expect(page.getByLabel('Your own prompt')).toHaveValue('')
  if (process.env.SHOTS) await shoot(page, 'settings-voice')
  await analyzeAgain(page, world, 'Keep my corrections')
  await expect(page.getByText('dry and exact')).toBeVisible()
  await analyzeAgain(page, world, 'Replace them')
  await expect(page.getByText('dry and exact')).toHaveCount(0)
})

/** Runs a new analysis from the dashboard, and shows the dashboard once it is complete. */
async function analyzeAgain(page: Page, world: World, button: string) {
  await page.goto('/dashboard')
  await page.getByText('Re-analyze Account').click()
  if (process.env.SHOTS) await shoot(page, 'dashboard-analyze-again')
  const [before] = await world.sql<{ at: Date }>('select max(updated_at) as at from account_analyses')
  await page.getByRole('button', { name: button }).click()
  await until(async () => (await completedSince(world, before?.at)) > 0)
  await page.goto('/dashboard')
  await expect(page.getByText('Analysis Complete', { exact: true })).toBeVisible()
}

async function completedSince(world: World, at: Date | undefined): Promise<number> {
  const complete = `select 1 from account_analyses where status = 'complete' and updated_at > $1`
  return (await world.sql(complete, [at])).length
}

test('the end of an analysis is told once, where it was watched', async ({ page, context, world }) => {
  await signInNewPerson(context, world, 'connected')
  await page.goto('/dashboard')
  const toast = page.getByRole('status').filter({ hasText: 'Analysis Complete!' })
  for (const _time of ['first', 'second']) {
    await untilHydrated(page)
    await page.getByRole('button', { name: 'Re-analyze Account' }).click()
    await expect(toast).toBeVisible()
    await expect(toast).toBeHidden()
    await page.goto('/dashboard')
    await expect(page.getByText('Warble has read your posts.')).toBeVisible()
    await untilHydrated(page)
    await expect(toast).toHaveCount(0)
  }
  await test.step('also if it ends before the answer to the press is shown', async () => {
    const [before] = await world.sql<{ at: Date }>('select max(updated_at) as at from account_analyses')
    await page.route('**/dashboard.data*', async (route) => {
      if (route.request().method() === 'GET') await until(async () => (await completedSince(world, before?.at)) > 0)
      await route.fallback()
    })
    await page.getByRole('button', { name: 'Re-analyze Account' }).click()
    await expect(toast).toBeVisible()
  })
})

test('the mode is chosen beside the bot’s switch and in the settings', async ({ page, context, world }) => {
  const { email } = await signInNewPerson(context, world, 'connected')
  await page.goto('/dashboard')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await expect(button('Autopilot')).toHaveAttribute('aria-pressed', 'true')
  await button('Co-pilot').click()
  await expect(button('Co-pilot')).toHaveAttribute('aria-pressed', 'true')
  if (process.env.SHOTS) await shoot(page, 'home-copilot')
  await page.goto('/dashboard/settings/bot')
  await expect(page.getByRole('radio', { name: /^Co-pilot/ })).toBeChecked()
  await page.getByRole('radio', { name: /^Autopilot/ }).check()
  await page.getByRole('button', { name: 'Save bot settings' }).click()
  await expect(page.getByText('Bot settings saved')).toBeVisible()
  await page.goto('/dashboard')
  await expect(button('Autopilot')).toHaveAttribute('aria-pressed', 'true')

  const late = await context.newPage()
  await late.goto('/dashboard/settings/bot')
  await expect(late.getByRole('radio', { name: /^Autopilot/ })).toBeChecked()
  // No event tells the open page.
  await world.sql(`update bots set mode = 'copilot' where user_id = (select id from users where email = $1)`, [email])
  await late.getByRole('button', { name: 'Save bot settings' }).click()
  await expect(late.getByText('Bot settings saved')).toBeVisible()
  await expect(late.getByRole('radio', { name: /^Co-pilot/ })).toBeChecked()
})
