import type { Page } from '@playwright/test'
import { mailedLink } from '../kit/actor.ts'
import { consent, googleMails } from '../kit/google.ts'
import { mailAbout } from '../kit/mail.ts'
import { security } from './account.ts'
import { expect, scripted, test } from './kit.ts'
import { stopAndPressAgain } from './stop.ts'

test.beforeEach(async ({ world }) => {
  await world.sql('delete from users where email = any($1)', [Object.values(googleMails)])
  await world.sql('delete from rate_limits')
})

async function goToGoogle(page: Page, from = '/login') {
  await page.goto(from)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
}
const choose = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('a new user is led to the onboarding, a returning one to the dashboard', async ({ page, world }) => {
  await goToGoogle(page, '/signup')
  await choose(page, 'Robin Finch')
  await expect(page).toHaveURL('/onboarding')
  const [row] = await world.sql<{ time_zone: string }>('select time_zone from users where email = $1', [
    googleMails.robin,
  ])
  expect(row?.time_zone).toBe(scripted() ? Intl.DateTimeFormat().resolvedOptions().timeZone : 'UTC')
  await page.context().clearCookies()
  await goToGoogle(page)
  await choose(page, 'Robin Finch')
  await expect(page).toHaveURL('/dashboard')
  const account = page.getByRole('complementary')
  await expect(account.getByText('Robin Finch', { exact: true })).toBeVisible()
  const picture = account.locator('img')
  await expect(picture).toHaveAttribute('src', /\/pictures\/Robin%20Finch$/)
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('a sign-in by Google leads to the requested page', async ({ page }) => {
  await goToGoogle(page, '/login?next=%2Fonboarding%3Fstep%3D1')
  await choose(page, 'Wren Alder')
  await expect(page).toHaveURL(/\/onboarding/)
  await page.context().clearCookies()
  await goToGoogle(page, '/login?next=%2Fdashboard%2Fsettings%2Fsecurity')
  await choose(page, 'Wren Alder')
  await expect(page).toHaveURL('/dashboard/settings/security')
})

test('a cancelled sign-in leads back to the sign-in page with a message', async ({ page }) => {
  await goToGoogle(page)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('The sign-in was cancelled.')).toBeVisible()
})

test('after the browser’s Stop the sign-in can be sent again', async ({ page }) => {
  test.skip(!scripted(), 'without scripts the button is never held')
  await page.clock.install()
  await page.goto('/login')
  // The page's script has run.
  await expect(page.getByRole('button', { name: 'Show password' })).toBeVisible()
  await stopAndPressAgain(page, 'Continue with Google', '/auth/provider')
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
})

test('an address that Google has not verified is refused', async ({ page }) => {
  await goToGoogle(page)
  await choose(page, 'Unsure Linnet')
  await expect(page).toHaveURL('/login')
  await expect(
    page.getByText('That account’s email address isn’t verified. Verify it there, then try again.'),
  ).toBeVisible()
})

test('a callback that was tampered with or opened in another browser is refused', async ({ page, otherBrowser }) => {
  await goToGoogle(page)
  const back = (await consent(new URL(page.url()), googleMails.robin)).href
  const other = await otherBrowser.newPage()
  await other.goto(back)
  await expect(other).toHaveURL('/login')
  await expect(other.getByText('Account Setup Error')).toBeVisible()
  await page.goto(back.replace(/state=(.)/, (_all, first) => `state=${first === '0' ? '1' : '0'}`))
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('There was an issue setting up your account. Please try again.')).toBeVisible()
})

test('a user who signed up by Google can set a password and then remove Google', async ({ page, world }) => {
  await goToGoogle(page)
  await choose(page, 'Robin Finch')
  await expect(page).toHaveURL('/onboarding')
  await page.goto(security)
  await expect(page.getByText('You don’t have one. You sign in with Google.')).toBeVisible()
  await expect(page.getByText('Choose a password before you remove it.')).toBeVisible()
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await expect(page.getByText('Check your email')).toBeVisible()
  const link = await mailedLink(world, googleMails.robin, /Reset/)
  // A page that is still open leaves for the sign-in when the link ends its session, and would cancel this navigation.
  await page.goto('about:blank')
  await page.goto(link.href)
  await expect(page.getByText(`You can also sign in with Google as ${googleMails.robin}`)).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('a long enough sentence')
  await page
    .getByRole('button', { name: /password/ })
    .last()
    .click()
  await expect(page).toHaveURL(/\/(dashboard|onboarding)/)
  await page.goto(security)
  await expect(page.getByLabel('Current password')).toBeVisible()
  await page.getByText('Remove', { exact: true }).click()
  await expect(page.getByText('You won’t be able to sign in with')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Google' }).click()
  await expect(page.getByText('Sign-in method removed')).toBeVisible()
  await mailAbout(world, googleMails.robin, /way to sign in was removed/)
  await page.getByRole('button', { name: 'Add Google' }).click()
  await choose(page, 'Wren Alder')
  await expect(page).toHaveURL(security)
  await expect(page.getByText('Google added')).toBeVisible()
  await expect(page.getByText(`${googleMails.wren} ·`)).toBeVisible()
})
