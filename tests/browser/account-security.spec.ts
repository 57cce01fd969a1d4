import type { Page } from '@playwright/test'
import { mailedLink } from '../kit/actor.ts'
import { mailAbout, mailedCode, mailsTo } from '../kit/mail.ts'
import { cookieSession } from '../kit/seed.ts'
import { until } from '../kit/until.ts'
import type { World } from '../kit/world.ts'
import { ageProofs, security, signInAs, turnOnTwoStep } from './account.ts'
import { expect, scripted, test, untilHydrated } from './kit.ts'
import { signInNewPerson } from './person.ts'
import { setVisibility } from './visibility.ts'

const next = 'a different long sentence'

test('a password change signs out the other browser and ends its event stream', async ({
  page,
  context,
  otherBrowser,
  world,
  guard,
}) => {
  guard.allow(400, 401, 422)
  const person = await signInNewPerson(context, world, 'skipped')
  const elsewhere = await signInAs(otherBrowser, person, '/dashboard')
  await expect(elsewhere).toHaveURL('/dashboard')
  await untilHydrated(elsewhere)
  await page.goto(security)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.locator('#current_password-error')).toContainText('Please fill in both current and new password.')
  await page.getByLabel('Current password').fill('not the right one')
  await page.getByLabel('New password').fill(next)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.locator('#current_password-error')).toContainText('This isn’t your current password.')
  if (scripted()) await expect(page.getByText('Error', { exact: true })).toBeVisible()
  const before = (await context.cookies()).find(({ name }) => name === 'warble')?.value
  await page.getByLabel('Current password').fill(person.password)
  await page.getByLabel('New password').fill(next)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password updated')).toBeVisible()
  expect((await context.cookies()).find(({ name }) => name === 'warble')?.value).not.toBe(before)
  await expect(page.getByLabel('Current password')).toHaveValue('')
  // With scripts the page navigates by itself when its event stream ends.
  if (!scripted()) await elsewhere.goto('/dashboard')
  await expect(elsewhere).toHaveURL(/\/login/)
  await page.reload()
  await expect(page).toHaveURL(security)
})

test('an address changes only after both addresses have confirmed', async ({ context, otherBrowser, world }) => {
  const person = await signInNewPerson(context, world, 'skipped')
  const moved = `moved-${person.email}`
  await context.clearCookies()
  const own = await signInAs(context, person)
  await own.getByLabel('New email address').fill(moved)
  await own.getByRole('button', { name: 'Change email' }).click()
  await expect(own.getByText(`Waiting for both addresses to confirm ${moved}`)).toBeVisible()
  await own.goto((await mailedLink(world, person.email, /address change/)).href)
  await expect(own).toHaveURL(security)
  await expect(own.getByText('Now confirm from the other address')).toBeVisible()
  // The mail to the new address is opened in another browser, which did not request the change.
  const other = await otherBrowser.newPage()
  await otherBrowser.clearCookies()
  await other.goto((await mailedLink(world, moved, /Confirm your new/)).href)
  await other.getByRole('button', { name: 'Confirm the change' }).click()
  await expect(other.getByText('Email address changed')).toBeVisible()
  await expect(other).toHaveURL('/login')
  await own.reload()
  await expect(own.getByRole('main').getByText(moved)).toBeVisible()
  await mailAbout(world, person.email, /address was changed/)
  const again = await signInAs(otherBrowser, { ...person, email: moved })
  await expect(again).toHaveURL(security)
})

test('a change to a taken address gets the same response, and its owner gets no mail', async ({
  page,
  context,
  otherBrowser,
  world,
}) => {
  const taken = await signInNewPerson(otherBrowser, world, 'skipped')
  const person = await signInNewPerson(context, world, 'skipped')
  await page.goto(security)
  await page.getByLabel('New email address').fill(taken.email)
  await page.getByRole('button', { name: 'Change email' }).click()
  await expect(page.getByText(`Waiting for both addresses to confirm ${taken.email}`)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel the change' }).click()
  await expect(page.getByText('Change cancelled')).toBeVisible()
  await mailAbout(world, person.email, /address change/)
  const open = `select 1 from jobs.job where name = 'mail.token' and state <> 'completed'`
  await until(async () => (await world.sql(open)).length === 0)
  expect((await mailsTo(world, taken.email)).filter(({ subject }) => /new email address/.test(subject))).toEqual([])
})

test('two-step sign-in can be turned on, is required, accepts a recovery code, and can be turned off', {
  tag: '@without-scripts',
}, async ({ page, context, world, guard }) => {
  test.slow()
  // The open page requests its stream without a cookie, or with that of a session without its second factor.
  guard.allow(401, 403, 422)
  const person = await signInNewPerson(context, world, 'skipped')
  const { app, codes } = await turnOnTwoStep(page, world)
  if (scripted()) {
    await untilHydrated(page)
    // Back from another tab the page is read again, and the codes are still there.
    const reload = page.waitForResponse(/\.data/)
    for (const state of ['hidden', 'visible'] as const) await setVisibility(page, state)
    await (await reload).finished()
    await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveText(codes)
  }
  await page.getByRole('link', { name: 'I’ve saved them' }).click()
  await expect(page.getByText('10 of 10 recovery codes left')).toBeVisible()
  await mailAbout(world, person.email, /authenticator app was added/)

  const signIns = async () =>
    (await world.sql('select 1 from devices join users on users.id = user_id where email = $1', [person.email])).length
  const before = await signIns()
  await context.clearCookies()
  const half = await signInAs(context, person)
  await expect(half).toHaveURL(`/login/factor?next=${encodeURIComponent(security)}`)
  // A sign-in without its second factor does not count, and is not reported.
  expect(await signIns()).toBe(before)
  await half.goto('/dashboard')
  await expect(half).toHaveURL(/\/login\/factor\?next=%2Fdashboard$/)
  await half.getByLabel('Six-digit code').fill('000000')
  await half.getByRole('button', { name: 'Sign in' }).click()
  await expect(half.locator('#code-error')).toContainText('wrong or already used')
  await expect(half.getByLabel('Six-digit code')).toHaveValue('000000')
  await half.getByLabel('Six-digit code').fill(await app.code())
  await half.getByRole('button', { name: 'Sign in' }).click()
  await expect(half).toHaveURL('/dashboard')
  expect(await signIns()).toBe(before + 1)

  await context.clearCookies()
  const [code = ''] = codes
  const without = await signInAs(context, person)
  await without.getByText('Use a recovery code instead').click()
  await without.getByLabel('Recovery code').fill(code)
  await without.getByRole('button', { name: 'Use recovery code' }).click()
  await expect(without.getByText('9 of 10 recovery codes left')).toBeVisible()

  await without.getByRole('link', { name: 'Manage two-step sign-in' }).click()
  await without.getByLabel('Code from your authenticator app').fill(code)
  await without.getByRole('button', { name: 'Turn off two-step sign-in' }).click()
  await expect(without.locator('#proof-error')).toContainText('wrong or already used')
  await without.getByLabel('Code from your authenticator app').fill(await app.code())
  await without.getByRole('button', { name: 'Turn off two-step sign-in' }).click()
  await expect(without).toHaveURL(security)
  await expect(without.getByRole('button', { name: 'Set up two-step sign-in' })).toBeVisible()

  await context.clearCookies()
  await expect(await signInAs(context, person)).toHaveURL(security)
})

test('a user can sign out before the second factor', async ({ page, context, world, guard }) => {
  guard.allow(401)
  const person = await signInNewPerson(context, world, 'skipped')
  await turnOnTwoStep(page, world)
  await page.goto('about:blank')
  await context.clearCookies()
  const half = await signInAs(context, person)
  await half.getByRole('button', { name: 'Sign out' }).click()
  await expect(half).toHaveURL('/')
  await half.goto('/login/factor')
  await expect(half).toHaveURL('/login')
})

test('a second factor verified long ago is required again before a change', async ({ page, context, world }) => {
  const { email } = await signInNewPerson(context, world, 'skipped')
  const { app } = await turnOnTwoStep(page, world)
  await ageProofs(world, email)
  await page.goto(security)
  await expect(page.getByLabel('Current password')).toHaveCount(0)
  await page.getByLabel('Code from your authenticator app').fill(await app.code())
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByLabel('Current password')).toBeVisible()
})

/** Does what happens when the tab is shown again: with scripts the page reloads its data and keeps forms in use. */
async function reloadData(page: Page, world: World, email: string): Promise<void> {
  if (!scripted()) return
  const rows = page.getByRole('listitem').filter({ hasText: /Signed in:/ })
  const before = await rows.count()
  const [user] = await world.sql<{ id: string }>('select id from users where email = $1', [email])
  await cookieSession(world, user?.id ?? '')
  // Until the page's scripts are there, nobody hears it.
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(rows).toHaveCount(before + 1, { timeout: 3_000 })
  }).toPass()
}

test('an old session is asked for the password when a change needs it, and keeps the typed values', async ({
  page,
  context,
  world,
  guard,
}) => {
  guard.allow(400)
  const { email, password } = await signInNewPerson(context, world, 'skipped')
  const moved = `moved-${email}`
  await page.goto(security)
  await page.getByLabel('New email address').fill(moved)
  await ageProofs(world, email)
  await reloadData(page, world, email)
  await page.getByRole('button', { name: 'Change email' }).click()
  await expect(page.getByText('Confirm it’s you first.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change email' })).toHaveCount(0)
  await page.getByLabel('Your password').fill('not the right one')
  await page.getByRole('button', { name: 'Confirm and continue' }).click()
  await expect(page.locator('#proof-error')).toContainText('This isn’t your password.')
  await page.getByLabel('Your password').fill(password)
  await reloadData(page, world, email)
  await page.getByRole('button', { name: 'Confirm and continue' }).click()
  await expect(page.getByText(`Waiting for both addresses to confirm ${moved}`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Set up two-step sign-in' })).toBeVisible()
})

test('an old session is asked for the password before two-step sign-in is set up, then continues', async ({
  page,
  context,
  world,
  guard,
}) => {
  guard.allow(400)
  const { email, password } = await signInNewPerson(context, world, 'skipped')
  await page.goto(security)
  await ageProofs(world, email)
  await page.getByRole('button', { name: 'Set up two-step sign-in' }).click()
  await expect(page).toHaveURL(/\/two-step$/)
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Confirm and continue' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await ageProofs(world, email)
  await page.goto(security)
  await expect(page.getByRole('button', { name: /Sign out everywhere|Change email|Set up two-step/ })).toHaveCount(0)
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Change email' })).toBeVisible()
})

test('a user without a password confirms by a mailed code, and the typed values are kept', async ({
  page,
  context,
  world,
  guard,
}) => {
  guard.allow(400)
  const { email } = await signInNewPerson(context, world, 'skipped')
  const moved = `moved-${email}`
  await world.sql('update users set password_hash = null where email = $1', [email])
  await page.goto(security)
  await page.getByLabel('New email address').fill(moved)
  await ageProofs(world, email)
  await page.getByRole('button', { name: 'Change email' }).click()
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await expect(page.getByText(`A code is on its way to ${email}`)).toBeVisible()
  await page.getByLabel('Code from the email').fill(await mailedCode(world, email, /confirmation code/))
  await page.getByRole('button', { name: 'Confirm and continue' }).click()
  await expect(page.getByText(`Waiting for both addresses to confirm ${moved}`)).toBeVisible()
})

test('the list of sessions can sign out one or all other sessions', async ({
  page,
  context,
  otherBrowser,
  world,
  guard,
}) => {
  guard.allow(401)
  const person = await signInNewPerson(context, world, 'skipped')
  const one = await signInAs(otherBrowser, person)
  await expect(one.getByRole('heading', { name: 'Where you’re signed in' })).toBeVisible()
  await untilHydrated(one)
  await page.goto(security)
  const rows = page.getByRole('listitem').filter({ hasText: /Signed in:/ })
  await expect(rows.first()).toContainText('This one')
  const second = rows.nth(1)
  await expect(second).toContainText(/Chrome on Linux/)
  await second.getByRole('button', { name: /^Sign out/ }).click()
  await expect(page.getByText('Session signed out')).toBeVisible()
  if (!scripted()) await one.reload()
  await expect(one).toHaveURL(/\/login/)
  const again = await signInAs(otherBrowser, person)
  await expect(again.getByText('This one', { exact: true })).toBeVisible()
  await untilHydrated(again)
  await page.reload()
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(page.getByText('You’re signed out everywhere else')).toBeVisible()
  await expect(rows).toHaveCount(1)
  if (!scripted()) await again.reload()
  await expect(again).toHaveURL(/\/login/)
})

test('a sign-in from a new browser is reported by mail', async ({ context, otherBrowser, world }) => {
  const person = await signInNewPerson(context, world, 'skipped')
  await signInAs(otherBrowser, person)
  const mail = await mailAbout(world, person.email, /New sign-in/)
  expect(mail.text).toContain('Chrome on Linux')
})
