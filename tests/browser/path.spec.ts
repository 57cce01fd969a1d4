import type { Page } from '@playwright/test'
import { moveToMorning } from '../kit/clock.ts'
import type { World } from '../kit/world.ts'
import { expect, press, scripted, test } from './kit.ts'
import {
  followMail,
  freeHandle,
  injectFault,
  newPerson,
  openByHand,
  type Person,
  passTimeUntil,
  readTokens,
  signIn,
} from './person.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Used by no other test, as the bot does not act twice on the same post. */
const handle = 'finchroast'
/** An entry that is visible on Perch's pages. */
const visibleAction = /Replied to|Liked a post by|Followed/

test('a new user signs up, connects, starts the bot, and finds its actions on Perch', {
  tag: '@without-scripts',
}, async ({ page: first, context, world, guard }) => {
  guard.allow(422)
  await freeHandle(world, handle)
  const person = newPerson()
  await signUp(first, person)
  const page = await followMail(context, world, person)
  await first.close()

  await test.step('welcome and plan', async () => {
    await expect(page).toHaveURL('/onboarding')
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
    await page.getByRole('button', { name: 'Connect your account' }).click()
  })

  const perch = await context.newPage()
  await connect(page, await readTokens(perch, world, handle))
  await watchAnalysis(page, world)

  await test.step('finish the setup and see the dashboard', async () => {
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('radio', { name: 'Autopilot' }).check()
    await page.getByRole('button', { name: 'Not yet' }).click()
    await expect(page.getByRole('heading', { name: 'You’re all set' })).toBeVisible()
    // The message disappears after a few seconds, so wait for it here.
    if (scripted()) await page.getByText('Welcome to Warble!').waitFor({ timeout: 60_000 })
    else await page.getByRole('button', { name: 'Enter Dashboard' }).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible()
    await expect(page.getByText("You're on the Free plan.")).toBeVisible()
  })

  await test.step('start the bot', async () => {
    await moveToMorning(world, person.email)
    await page.getByRole('button', { name: 'Wake Up Bot' }).click()
    const toast = page.getByRole('status').filter({ hasText: 'Bot Started' })
    await expect(toast).toContainText('Your bot is now working!')
    await expect(page.getByRole('heading', { name: 'Your bot is working' })).toBeVisible()
  })

  const entry = page
    .getByRole('list', { name: 'Recent activity' })
    .getByRole('listitem')
    .filter({ hasText: visibleAction })
  await test.step('an action appears without a reload', async () => {
    await page.evaluate(() => Object.assign(window, { mark: 'the same page' }))
    await passTimeUntil(world, async () => {
      if (!scripted()) await page.reload()
      await expect(entry.first()).toBeVisible({ timeout: 200 })
    })
    if (scripted()) expect(await page.evaluate(() => 'mark' in window)).toBe(true)
  })

  await test.step('the action is visible on Perch', async () => {
    await page.reload()
    // Read at once, as another action may still come in.
    const [sentence = '', href = ''] = await entry.first().evaluate((one) => {
      const link = [...one.querySelectorAll('a')].find(({ textContent }) => textContent?.includes('See it on Perch'))
      return [one.textContent ?? '', link?.href ?? '']
    })
    await perch.goto(href)
    if (/Replied/.test(sentence)) await expect(perch.getByRole('link', { name: /finch/i }).first()).toBeVisible()
    else if (/Liked/.test(sentence)) await expect(perch.getByRole('button', { name: /^Liked/ }).first()).toBeVisible()
    else await expect(perch.getByRole('button', { name: 'Following' })).toBeVisible()
  })

  await test.step('pause the bot', async () => {
    await press(page, 'Pause Bot')
    await expect(page.getByRole('status').filter({ hasText: 'Bot Paused' })).toContainText('Your bot is now sleeping')
    await expect(page.getByRole('heading', { name: 'Your bot is sleeping' })).toBeVisible()
  })

  await test.step('sign out, and sign in again to the requested page', async () => {
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/')
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/login?next=%2Fdashboard')
    await signIn(page, person)
    await expect(page).toHaveURL('/dashboard')
  })
})

async function signUp(page: Page, { email, password }: Person) {
  await page.goto('/')
  await page.getByRole('link', { name: 'Get Started For FREE' }).click()
  await expect(page).toHaveURL('/signup')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('password')
  if (scripted()) await expect(page.getByText('This is one of the most common passwords.')).toBeVisible()
  await page.getByRole('button', { name: 'Create Account' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveAttribute('href', '#password')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  // A page with scripts keeps its fields; the server must not send the password back.
  if (!scripted()) await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await expect(page.getByText('Account created!')).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
}

async function connect(page: Page, tokens: { auth_token: string; ct0: string }) {
  await test.step('connect, with a wrong token first', async () => {
    await expect(page.getByRole('heading', { name: 'Connect Perch' })).toBeVisible()
    await openByHand(page)
    await page.getByLabel('Both tokens', { exact: true }).fill(`not-the-token ${tokens.ct0}`)
    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
    await expect(summary).toBeFocused()
    const field = page.getByLabel('Both tokens', { exact: true })
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator('#tokens-error')).toContainText('didn’t accept these tokens')
    if (!scripted()) await expect(field).toHaveValue('')
    expect(await page.content()).not.toContain(tokens.ct0)
    await field.fill(`auth_token=${tokens.auth_token}; ct0=${tokens.ct0}`)
  })
}

async function watchAnalysis(page: Page, world: World) {
  await test.step('the analysis shows its progress, then its results', async () => {
    const clearFault = await injectFault(world, {
      handle,
      route: 'GET /2/users/:id/tweets',
      fault: 'slow',
      delay_ms: 8_000,
      times: 1,
    })
    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    await expect(page).toHaveURL('/onboarding?step=3')
    await expect(page.getByRole('progressbar', { name: 'Collecting Perch data' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Personalized prompts' })).toBeVisible({ timeout: 60_000 })
    await clearFault()
  })
}
