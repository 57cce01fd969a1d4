import type { BrowserContext, Page } from '@playwright/test'
import { moveToMorning } from '../kit/clock.ts'
import { inspect } from './inspect.ts'
import { expect } from './kit.ts'
import { test } from './packed.ts'
import { freeHandle, passTimeUntil, signInNewPerson } from './person.ts'

const handle = 'juniper_lane'

/** Signs in on Perch as a ready account, by its page. */
async function signInToPerch(context: BrowserContext, perch: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${perch}/i/dev-accounts`)
  await page.getByRole('button', { name: `Sign in as @${handle}` }).click()
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
  return page
}

test('a user gets from the download to the bot’s first action with the extension alone', async ({
  packed,
  world,
  guard,
}) => {
  // At the end the session is revoked, and the extension gets errors.
  guard.allow(400, 401)
  const { context } = packed
  await freeHandle(world, handle)
  const person = await signInNewPerson(context, world, 'new')
  const page = await context.newPage()

  await test.step('not installed: the page offers the download and waits', async () => {
    await page.goto('/onboarding')
    await page.getByRole('button', { name: 'Connect your account' }).click()
    await expect(page.getByText('Not installed in this browser yet.')).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download the extension' }).click()
    expect((await download).suggestedFilename()).toBe('warble-extension.zip')
    await expect(page.getByText('Waiting for the extension.')).toBeVisible()
  })

  await test.step('installed: detected automatically and recorded', async () => {
    await packed.install()
    await expect(page.getByText('Chrome extension detected successfully!')).toBeVisible()
    await expect(page.getByText(/Version \d+\.\d+\.\d+ is installed in this browser/)).toBeVisible()
    await inspect(page)
    await expect(page.getByRole('button', { name: 'Connect with the extension' })).toBeHidden()
    const recorded =
      'select 1 from onboarding join users on id = user_id where email = $1 and extension_detected_at is not null'
    await expect.poll(() => world.sql(recorded, [person.email])).toHaveLength(1)
  })

  const perch = await test.step('signed in to the network: detected automatically', async () => {
    const perch = await signInToPerch(context, world.sandbox.perch_url)
    await expect(page.getByText('You’re signed in to Perch in this browser.')).toBeVisible()
    return perch
  })

  await test.step('one click pairs and connects', async () => {
    await page.getByRole('button', { name: 'Connect with the extension' }).click()
    await expect(page.getByText(`@${handle} is connected`).first()).toBeVisible()
    const rows = await world.sql(
      `select connection_method, browser_info from connections join users on users.id = user_id
       join extension_sessions using (user_id) where email = $1`,
      [person.email],
    )
    expect(rows).toEqual([
      { connection_method: 'extension', browser_info: expect.stringMatching(/^Chromium on Linux$/) },
    ])
  })

  await test.step('the analysis starts without another click', async () => {
    await page.getByRole('link', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'Personalized prompts' })).toBeVisible({ timeout: 120_000 })
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('radio', { name: 'Autopilot' }).check()
    await page.getByRole('button', { name: 'Not yet' }).click()
    await expect(page).toHaveURL('/dashboard')
  })

  const popup = await packed.popup()
  await test.step('the bot is started from the popup, and the open dashboard shows what it does', async () => {
    await expect(popup.getByRole('heading', { name: 'Your bot is sleeping' })).toBeVisible()
    await expect(popup.getByText(person.email)).toBeVisible()
    await expect(popup.getByText(`@${handle}`)).toBeVisible()
    await popup.getByText('Disconnect this browser').click()
    await inspect(popup)
    await popup.getByText('Disconnect this browser').click()
    await moveToMorning(world, person.email)
    await popup.getByRole('button', { name: 'Wake Up Bot' }).click()
    await expect(popup.getByRole('heading', { name: 'Your bot is working' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Your bot is working' })).toBeVisible()
    const entry = page.getByRole('list', { name: 'Recent activity' }).getByRole('listitem')
    await passTimeUntil(world, () => expect(entry.first()).toBeVisible({ timeout: 200 }))
    await popup.getByRole('button', { name: 'Pause Bot' }).click()
    await expect(page.getByRole('heading', { name: 'Your bot is sleeping' })).toBeVisible()
  })

  await test.step('signing out of the network is detected', async () => {
    await page.goto('/dashboard/settings')
    const card = page.locator('#extension')
    await expect(card.getByText('Chromium on Linux')).toBeVisible()
    await perch.getByRole('button', { name: 'Sign out' }).click()
    await expect(card.getByText('Signed out of Perch in this browser.')).toBeVisible()
    await expect(popup.getByText('Signed out of Perch')).toBeVisible()
    await inspect(popup)
    await inspect(page)
  })

  await test.step('after disconnecting in the settings, the extension forgets its user', async () => {
    await page.getByRole('button', { name: 'Disconnect Chromium on Linux' }).click()
    await expect(page.getByText('No browser is connected')).toBeVisible()
    await expect(popup.getByRole('heading', { name: 'Not connected' })).toBeVisible()
    await inspect(popup)
    const worker = await packed.worker()
    await expect.poll(() => worker.evaluate(() => chrome.storage.local.get())).toEqual({})
  })

  const { origin } = world
  expect(
    packed.requests.filter((line) => !line.includes(` ${origin}/`) && !line.includes(' chrome-extension://')),
  ).toEqual([])
  expect(packed.requests.filter((line) => line.includes('/twitter/connect'))).toHaveLength(1)
})
