import type { Page } from '@playwright/test'
import { mailAbout, mailedCode } from '../kit/mail.ts'
import { ageProofs, signInAs, turnOnTwoStep } from './account.ts'
import { hold } from './hold.ts'
import { expect, scripted, test, untilHydrated } from './kit.ts'
import { signIn, signInNewPerson } from './person.ts'

const settings = '/dashboard/settings'

/** Opens the dialog that deletes the account. */
async function openDialog(page: Page) {
  await page.goto(settings)
  await page.getByRole('link', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog).toBeVisible()
  return { dialog, confirm: dialog.getByRole('button', { name: 'Delete account' }) }
}

test('deletes an account by its password and signs out every other browser', async ({
  page,
  context,
  otherBrowser,
  world,
  guard,
}) => {
  guard.allow(400, 401, 403)
  const person = await signInNewPerson(context, world, 'connected')
  const elsewhere = await signInAs(otherBrowser, person, '/dashboard')
  await expect(elsewhere).toHaveURL('/dashboard')
  await untilHydrated(elsewhere)
  await page.goto('/dashboard')
  const { dialog, confirm } = await openDialog(page)
  if (scripted()) await expect(confirm).toBeDisabled()
  else {
    await confirm.click()
    await expect(dialog.locator('#password-error')).toContainText('Password is required')
  }
  await dialog.getByLabel('Password', { exact: true }).fill('not the right one')
  await confirm.click()
  await expect(dialog.locator('#password-error')).toContainText('Invalid password. Please try again.')
  await dialog.getByLabel('Password', { exact: true }).fill(person.password)
  await confirm.click()
  const message = page.getByRole('status').filter({ hasText: 'Account deleted' })
  await expect(message).toContainText('Your account has been permanently deleted.')
  await expect(page).toHaveURL('/')
  // The start page as a visitor sees it, including its script.
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible()
  const names = (await context.cookies()).map(({ name }) => name)
  expect(names.filter((name) => /^warble(_device|_widget|_pending|_mark)?$/.test(name))).toEqual([])
  // With scripts the other page is notified by its event stream and navigates by itself.
  if (!scripted()) await elsewhere.goto('/dashboard')
  await expect(elsewhere).toHaveURL(/\/login/)
  // Going back must not show the old page. Without scripts a browser cannot go back to a submitted form.
  if (scripted()) await page.goBack()
  else await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login/)
  await signIn(page, person)
  await expect(page.getByText('Invalid login credentials').first()).toBeVisible()
  await mailAbout(world, person.email, /Your Warble account was deleted/)
  expect(await world.sql('select 1 from users where email = $1', [person.email])).toEqual([])
})

test('takes the password that was typed before the page was ready', async ({ page, context, world }) => {
  test.skip(!scripted(), 'the page is ready at once')
  const person = await signInNewPerson(context, world, 'skipped')
  const release = await hold(page, /\/assets\/.*\.js$/)
  await page.goto(settings, { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Password', { exact: true }).fill(person.password)
  release()
  await untilHydrated(page)
  await expect(dialog.getByRole('button', { name: 'Delete account' })).toBeEnabled()
})

test('keeps the account if the dialog is cancelled', async ({ page, context, world }) => {
  const { email } = await signInNewPerson(context, world, 'skipped')
  const { dialog } = await openDialog(page)
  await dialog.getByRole('link', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(page.getByRole('main').getByText(email).first()).toBeVisible()
})

test('requires a mailed code for an account without a password if the sign-in is not recent', async ({
  page,
  context,
  world,
  guard,
}) => {
  guard.allow(403, 422)
  const { email } = await signInNewPerson(context, world, 'skipped')
  await world.sql('update users set password_hash = null where email = $1', [email])
  await ageProofs(world, email)
  const { dialog, confirm } = await openDialog(page)
  await dialog.getByRole('button', { name: 'Email me a code' }).click()
  await expect(dialog.getByText('A code is on its way to')).toBeVisible()
  const code = await mailedCode(world, email, /confirmation code/)
  const confirmCode = dialog.getByRole('button', { name: 'Confirm', exact: true })
  await dialog.getByLabel('Code from the email').fill(code === '000000' ? '111111' : '000000')
  await confirmCode.click()
  await expect(dialog.locator('#proof-error')).toBeVisible()
  await expect(confirm).toHaveCount(0)
  await dialog.getByLabel('Code from the email').fill(code)
  await confirmCode.click()
  await confirm.click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Account deleted', { exact: true })).toBeVisible()
})

test('requires the second factor first if there is one', async ({ page, context, world, guard }) => {
  guard.allow(422)
  const person = await signInNewPerson(context, world, 'skipped')
  const { codes } = await turnOnTwoStep(page, world)
  await ageProofs(world, person.email)
  const { dialog, confirm } = await openDialog(page)
  await expect(confirm).toHaveCount(0)
  await dialog.getByLabel('Code from your authenticator app').fill('aaaa-bbbb-cccc-dddd')
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(dialog.getByText('That code is wrong or already used.').first()).toBeVisible()
  await dialog.getByLabel('Code from your authenticator app').fill(codes[0] ?? '')
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
  await dialog.getByLabel('Password', { exact: true }).fill(person.password)
  await confirm.click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Account deleted', { exact: true })).toBeVisible()
})

test('shows network and server errors in the dialog and keeps the typed password', async ({
  page,
  context,
  world,
  guard,
}) => {
  test.skip(!scripted(), 'without scripts the browser itself reports a failed request')
  guard.allow(500, 502, 503)
  guard.allowOutage()
  guard.allowForeign()
  const person = await signInNewPerson(context, world, 'skipped')
  const { dialog, confirm } = await openDialog(page)
  await untilHydrated(page)
  const field = dialog.getByLabel('Password', { exact: true })
  await field.fill(person.password)
  await page.route('**/dashboard/settings.data*', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionrefused') : route.continue(),
  )
  await confirm.click()
  await expect(dialog.getByText('Network error. Please check your connection.')).toBeVisible()
  await expect(field).toHaveValue(person.password)
  await page.unroute('**/dashboard/settings.data*')
  await page.route('**/dashboard/settings.data*', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' })
      : route.continue(),
  )
  await confirm.click()
  await expect(dialog.getByText('Server error. Please try again later.')).toBeVisible()
  await expect(field).toHaveValue(person.password)
  await page.unroute('**/dashboard/settings.data*')
  await world.sql('alter table bots rename to bots_away')
  const refused = page.waitForResponse((response) => response.request().method() === 'POST')
  await confirm.click()
  expect((await refused).status()).toBe(500)
  await expect(dialog.getByText('Server error. Please try again later.')).toBeVisible()
  await world.sql('alter table bots_away rename to bots')
  await confirm.click()
  await expect(page).toHaveURL('/')
})
