import { expect, type Page } from '@playwright/test'
import { perchTokens } from '../kit/actor.ts'
import { atConnectStep, networkSession, test } from './packed.ts'
import { freeHandle, injectFault, signInNewPerson } from './person.ts'
import { shoot } from './shoot.ts'

const handle = 'velvetfern'

/** Takes screenshots of the popup, which has a fixed width. */
async function shootPopup(popup: Page, name: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await popup.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await popup.screenshot({ path: `.shots/popup-${name}-${colorScheme}.png`, fullPage: true })
  }
}

test('the extension in each of its states', async ({ packed, world, guard }) => {
  guard.allow(400, 401, 422, 503)
  const { context } = packed
  await freeHandle(world, handle)
  const tokens = await perchTokens(world, handle)
  await signInNewPerson(context, world, 'new')
  const page = await atConnectStep(packed)
  await expect(page.getByText('Not installed in this browser yet.')).toBeVisible()
  await shoot(page, 'extension-1-absent')
  await page.getByRole('link', { name: 'Download the extension' }).click()
  await shoot(page, 'extension-2-waiting')

  await packed.install()
  await expect(page.getByText(/is installed in this browser/)).toBeVisible()
  await shoot(page, 'extension-3-signed-out')
  const popup = await packed.popup()
  await expect(popup.getByRole('heading', { name: 'Not connected' })).toBeVisible()
  await shootPopup(popup, '1-not-connected')
  await page.bringToFront()

  await networkSession(packed, world, { auth_token: 'wrong', ct0_token: 'wrong' })
  await page.getByRole('button', { name: 'Connect with the extension' }).click()
  await expect(page.getByText('Connection Failed').first()).toBeVisible()
  await shoot(page, 'extension-4-failed')
  await expect(popup.getByRole('heading', { name: 'Connect your Perch account' })).toBeVisible()
  await shootPopup(popup, '2-to-connect')
  await networkSession(packed, world, tokens)
  await page.reload()
  await expect(page.getByText('You’re signed in to Perch')).toBeVisible()
  await shoot(page, 'extension-5-ready')
  const clearFault = await injectFault(world, {
    handle,
    route: 'GET /2/users/:id/tweets',
    fault: 'slow',
    delay_ms: 9_000,
  })
  await page.bringToFront()
  await page.getByRole('button', { name: 'Connect with the extension' }).click()
  await expect(page.getByText(`@${handle} is connected`).first()).toBeVisible()
  await expect(popup.getByRole('button', { name: 'Analysis Required' })).toBeVisible()
  await shootPopup(popup, '3-analysis')
  await shoot(page, 'extension-6-connected')
  await clearFault()
  await page.goto('/onboarding?step=3')
  await expect(page.getByRole('heading', { name: 'Personalized prompts' })).toBeVisible({ timeout: 60_000 })
  await expect(popup.getByRole('button', { name: 'Wake Up Bot' })).toBeVisible()
  await shootPopup(popup, '4-sleeping')
  await popup.getByText('Disconnect this browser').click()
  await shootPopup(popup, '5-leaving')
  await popup.getByText('Disconnect this browser').click()
  await popup.getByRole('button', { name: 'Wake Up Bot' }).click()
  await expect(popup.getByRole('heading', { name: 'Your bot is working' })).toBeVisible()
  await shootPopup(popup, '6-working')
  await networkSession(packed, world, null)
  await expect(popup.getByText('Signed out of Perch')).toBeVisible()
  await shootPopup(popup, '7-signed-out')
  await page.goto('/dashboard')
  await shoot(page, 'extension-7-dashboard')
  await page.goto('/dashboard/settings')
  await shoot(page, 'extension-8-settings')
})
