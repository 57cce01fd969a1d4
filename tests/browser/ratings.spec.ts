import type { Page } from '@playwright/test'
import { startStandIn } from '../../sandbox/model/server.ts'
import { insertRound } from '../kit/ratings.ts'
import { startWorld, type World } from '../kit/world.ts'
import { expect, highRateLimits, scripted, test as standard, untilHydrated } from './kit.ts'
import { signInNewPerson } from './person.ts'

/** With the stand-in for a language model, and people enough for ten drafts. */
const test = standard.extend<object, { world: World }>({
  world: [
    async ({ postgres }, use) => {
      const model = await startStandIn({ host: '127.0.0.1', port: 0 })
      const env = { ...highRateLimits, MIND: 'llm', LLM_URL: model.url, LLM_MODEL: 'sandbox-stand-in' }
      const world = await startWorld(postgres, { people: 300, env })
      await use(world)
      await world.close()
      await model.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

const draft = (page: Page, at: number) => page.getByRole('article', { name: `Draft ${at}`, exact: true })
const voiceOf = (world: World, email: string) =>
  world.sql<{ text: string }>('select text from voice_examples join users on users.id = user_id where email = $1', [
    email,
  ])

test('ten drafts are rated with buttons: kept, edited, taken back, left and gone on with', {
  tag: '@without-scripts',
}, async ({ page, context, world }) => {
  const { email } = await signInNewPerson(context, world, 'analyzed', 'finchroast')
  await page.goto('/onboarding')
  await page.getByRole('button', { name: 'Rate ten drafts' }).click()
  await expect(page.getByRole('heading', { name: 'Would you have written this?' })).toBeVisible()
  await expect(page.getByText('10 drafts for posts from the last 24 hours.')).toBeVisible()
  await expect(draft(page, 1)).toBeVisible({ timeout: 60_000 })

  await page.getByText('Edit it first').click()
  await page.getByLabel('Your reply').fill('I’d say it once more, shorter.')
  await page.getByRole('button', { name: 'Keep' }).click()
  await expect(draft(page, 2)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Draft 1: kept as you wrote it.')).toBeVisible()
  expect(await voiceOf(world, email)).toEqual([{ text: 'I’d say it once more, shorter.' }])

  await page.getByRole('button', { name: 'Not me' }).click()
  await expect(draft(page, 3)).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Too friendly' }).click()
  await expect(page.getByRole('button', { name: 'Too friendly' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('complementary', { name: 'About this draft' })).toContainText('No compliment before')

  await page.getByRole('button', { name: 'Undo draft 2' }).click()
  await expect(draft(page, 2)).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'About this draft' })).not.toContainText('No compliment')

  await page.goto('/onboarding')
  await expect(draft(page, 2)).toBeVisible()
  await page.getByRole('button', { name: 'Skip the rest' }).click()
  await expect(page.getByText('You kept 1 of 1, and Autopilot is suggested from 8.')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Co-pilot' })).toBeChecked()
  await page.getByRole('button', { name: 'Not yet' }).click()
  await expect(page.getByRole('heading', { name: 'You’re all set' })).toBeVisible()
  if (!scripted()) await page.getByRole('button', { name: 'Enter Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('who chooses a mode after waking the bot without one sees no error anymore', async ({
  page,
  context,
  world,
  guard,
}) => {
  guard.allow(422)
  await signInNewPerson(context, world, 'analyzed', 'finchroast')
  await page.goto('/onboarding')
  await page.getByRole('button', { name: 'Skip the drafts' }).click()
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Wake Up Bot' }).click()
  await expect(page.getByText('Choose Co-pilot or Autopilot.').first()).toBeVisible()
  await page.getByRole('radio', { name: 'Co-pilot' }).check()
  await expect(page.getByText('Choose Co-pilot or Autopilot.')).toHaveCount(0)
})

test('ten drafts are rated by keyboard, and the bot starts in the mode that they suggest', async ({
  page,
  context,
  world,
}) => {
  const { email } = await signInNewPerson(context, world, 'analyzed', 'stackharbor')
  await insertRound(world, email, 0)
  await page.goto('/onboarding?step=3&draft=1')
  await expect(draft(page, 1)).toBeVisible()
  await untilHydrated(page)
  for (let at = 1; at <= 9; at += 1) {
    await page.keyboard.press('k')
    await expect(draft(page, at + 1)).toBeVisible()
  }
  await page.keyboard.press('n')
  await expect(page.getByRole('heading', { name: 'Who presses send?' })).toBeVisible()
  await page.keyboard.press('u')
  await expect(draft(page, 10)).toBeVisible()
  await page.keyboard.press('n')
  await expect(page.getByText('Draft 10: not you. Why?')).toBeVisible()
  await page.keyboard.press('4')
  const avoided = page.getByRole('checkbox', { name: 'Avoid every post that mentions “coffee”' })
  await expect(avoided).not.toBeChecked()
  await expect(page.getByText('9 of 10 sound like you')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Autopilot' })).toBeChecked()
  await page.getByRole('button', { name: 'Wake Up Bot' }).click()
  await expect(page.getByText('Your bot is on.')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  const [bot] = await world.sql('select mode, state from bots join users on users.id = user_id where email = $1', [
    email,
  ])
  expect(bot).toEqual({ mode: 'autopilot', state: 'running' })
  await page.goto('/onboarding?step=3&draft=4')
  await expect(draft(page, 4)).toBeVisible()
  await expect(page.getByText('You kept this one.')).toBeVisible()
  await page.goto('/onboarding?step=3&draft=11')
  await expect(page).toHaveURL('/onboarding?step=3&choose=mode')
})

test('on Voice, a changed scale shows replies before and after, and what is saved stays', async ({
  page,
  context,
  world,
}) => {
  const { email } = await signInNewPerson(context, world, 'connected', 'coach_ilse')
  await insertRound(world, email, 0)
  await page.goto('/dashboard/voice')
  if (scripted()) await untilHydrated(page)
  await page.getByRole('group', { name: 'Length' }).getByRole('radio', { name: 'Up to 120 characters' }).check()
  if (!scripted()) await page.getByRole('button', { name: 'Compare replies' }).click()
  const samples = page.getByRole('region', { name: 'Before and after' })
  await expect(samples.getByRole('article')).toHaveCount(3, { timeout: 60_000 })
  await expect(samples.getByText('With what you chose')).toHaveCount(3)
  const length = page.getByRole('group', { name: 'Length' }).getByRole('radio', { name: 'Up to 120 characters' })
  await expect(length).toBeChecked()
  await page.getByRole('button', { name: 'Save sound' }).click()
  await expect(page.getByText('Sound saved')).toBeVisible()
  await expect(length).toBeChecked()
  await page.getByRole('button', { name: 'Reset to your posts' }).click()
  await expect(page.getByText('Reset to your posts').last()).toBeVisible()
  await expect(length).not.toBeChecked()
})
