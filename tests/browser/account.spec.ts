import { mailedLink } from '../kit/actor.ts'
import { mailAbout } from '../kit/mail.ts'
import { security, signInAs, typeMailedCode } from './account.ts'
import { expect, scripted, test, untilHydrated } from './kit.ts'
import { newPerson, signIn, signInNewPerson } from './person.ts'

const next = 'a different long sentence'
const common = 'This is one of the most common passwords.'

test('a sign-up can be confirmed by the mailed code', async ({ page, world, guard }) => {
  guard.allow(403, 422)
  const person = newPerson()
  await page.goto('/login?next=%2Fdashboard%2Fsettings%2Fsecurity')
  await page.getByRole('link', { name: 'Create one' }).click()
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await page.getByLabel('Email').fill(person.email)
  if (scripted()) {
    await page.getByLabel('Password', { exact: true }).fill('password')
    await expect(page.getByText(common)).toBeVisible()
    await expect(page.getByText('Fair', { exact: true })).toBeVisible()
  }
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.locator('#password-error')).toContainText('Use at least 6 characters.')
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused()
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Account created!')).toBeVisible()
  await expect(page).toHaveURL('/onboarding')
  await page.getByLabel('Or enter the code from the email').fill('12 34')
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.locator('#code-error')).toContainText('Enter the 6 digits.')
  await typeMailedCode(page, world, person.email, /Confirm/, 'Confirm')
  // The page that was requested before the sign-up.
  await expect(page).toHaveURL(security)
})

test('a wrong password is shown in the form and in the error summary, and the typed address is kept', async ({
  page,
  guard,
}) => {
  guard.allow(400)
  await page.goto('/login')
  await signIn(page, { email: 'nobody@example.com', password: 'not the right one' })
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
  await expect(page.getByRole('main').getByText('Invalid login credentials').first()).toBeVisible()
  if (scripted()) await expect(page.getByText('Error', { exact: true })).toBeVisible()
  // Shown twice, announced once.
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid login credentials' })).toHaveCount(1)
  await expect(page.getByRole('alert')).toContainText('get a sign-in link by email')
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com')
})

test('a mail can be sent again when the countdown has ended', async ({ page, world }) => {
  if (scripted()) await page.clock.install()
  await page.goto('/signup')
  await page.getByLabel('Email').fill(newPerson().email)
  await page.getByLabel('Password', { exact: true }).fill('a plain long sentence')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText(/You can resend it in \d+ seconds/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
  const resend = page.getByRole('button', { name: 'Resend' })
  if (scripted()) {
    await expect(resend).toBeDisabled()
    await untilHydrated(page)
    // The countdown may start only after the first minute has passed.
    await expect(async () => {
      await page.clock.runFor(61_000)
      await expect(resend).toBeEnabled({ timeout: 1_000 })
    }).toPass()
  }
  world.sandbox.clock.advance(61_000)
  await resend.click()
  await expect(page).toHaveURL('/check-email')
  await expect(page.getByText('Use its link or code.')).toBeVisible()
})

test('a forgotten password can be reset by the mailed link, which ends other sessions', async ({
  page,
  context,
  otherBrowser,
  world,
  guard,
}) => {
  guard.allow(400, 401, 422)
  const person = await signInNewPerson(otherBrowser, world, 'skipped')
  const elsewhere = await otherBrowser.newPage()
  await elsewhere.goto('/dashboard')
  await untilHydrated(elsewhere)
  await page.goto('/login?next=%2Fdashboard%2Fplan')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await expect(page).toHaveURL('/check-email')
  await page.goto((await mailedLink(world, person.email, /Reset/)).href)
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await page.getByLabel('New password').fill('password')
  if (scripted()) await expect(page.getByText(common)).toBeVisible()
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.locator('#password-error')).toContainText('one of the most common')
  await page.getByLabel('New password').fill(next)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page).toHaveURL('/dashboard/plan')
  await expect(page.getByText('Password changed')).toBeVisible()
  if (!scripted()) await elsewhere.reload()
  await expect(elsewhere).toHaveURL(/\/login\?next=/)
  await signIn(elsewhere, person)
  await expect(elsewhere.getByText('Invalid login credentials').first()).toBeVisible()
  await mailAbout(world, person.email, /password was changed/)
  await context.clearCookies()
  const again = await signInAs(context, { ...person, password: next }, '/dashboard')
  await expect(again).toHaveURL('/dashboard')
})

test('a forgotten password can be reset by the mailed code', async ({ page, otherBrowser, world }) => {
  const person = await signInNewPerson(otherBrowser, world, 'skipped')
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await typeMailedCode(page, world, person.email, /Reset/, 'Continue')
  await expect(page).toHaveURL('/reset-password')
  await page.getByLabel('New password').fill(next)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('a mailed link signs in once and leads to the requested page', async ({ page, otherBrowser, world }) => {
  const { email } = await signInNewPerson(otherBrowser, world, 'skipped')
  await page.goto(security)
  await expect(page.getByText('Sign in to continue to the page you asked for.')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  const link = await mailedLink(world, email, /sign-in link/)
  await page.goto(link.href)
  await expect(page).toHaveURL(security)
  await page.goto(link.href)
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('This link no longer works')).toBeVisible()
})

test('a signed-in user is redirected from the sign-in pages', async ({ page, context, world }) => {
  await signInNewPerson(context, world, 'new')
  for (const path of ['/login', '/signup', '/forgot-password']) {
    await page.goto(path)
    await expect(page).toHaveURL('/onboarding')
  }
})
