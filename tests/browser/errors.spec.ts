import { expect, test } from './kit.ts'
import { freeHandle, injectFault, newPerson, openByHand, readTokens, signIn, signInNewPerson } from './person.ts'

test('an unknown address shows "page not found" with a link home', async ({ page, guard }) => {
  guard.allow(404)
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveTitle('Page not found · Warble')
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('an unknown address below the dashboard links back to the dashboard', async ({ page, context, world, guard }) => {
  guard.allow(404)
  await signInNewPerson(context, world, 'skipped')
  await page.goto('/dashboard/nonsense')
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('a wrong password is shown in the form, and the typed address is kept', async ({ page, guard }) => {
  guard.allow(400, 422)
  const person = newPerson()
  await page.goto('/login')
  await signIn(page, person)
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('Invalid login credentials')
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await signIn(page, { email: '', password: '' })
  await expect(summary).toContainText('Enter your email address.')
  await summary.getByRole('link', { name: 'Enter your password.' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
})

test('a failed analysis shows the reason, and a retry succeeds', async ({ page, context, world }) => {
  const handle = 'plainbrief'
  await signInNewPerson(context, world, 'new')
  await freeHandle(world, handle)
  await page.goto('/onboarding')
  await page.getByRole('button', { name: 'Connect your account' }).click()
  const perch = await context.newPage()
  const tokens = await readTokens(perch, world, handle)
  await openByHand(page)
  await page.getByLabel('Both tokens', { exact: true }).fill(`${tokens.auth_token} ${tokens.ct0}`)
  const clearFault = await injectFault(world, { handle, route: 'GET /2/users/:id/tweets', fault: '429' })
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(page.getByText('Analysis Failed')).toBeVisible()
  await expect(page.getByText('Perch asked us to slow down.')).toBeVisible()
  await clearFault()
  world.sandbox.clock.advance(16 * 60_000)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'Personalized prompts' })).toBeVisible()
})

test('an account that the network refuses stops the bot and shows what to do', async ({ page, context, world }) => {
  const handle = 'pennywren'
  await signInNewPerson(context, world, 'connected', handle)
  await page.goto('/dashboard')
  const clearFault = await injectFault(world, { handle, fault: 'suspended' })
  await page.getByRole('button', { name: 'Wake Up Bot' }).click()
  await expect(page.getByText('Bot Started')).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(`@${handle} was disconnected by Perch`)).toBeVisible({ timeout: 500 })
  }).toPass()
  await clearFault()
  await expect(page.getByRole('heading', { name: 'Connection Error' })).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Bot status' }).getByRole('link', { name: 'Connect Perch again' }),
  ).toBeVisible()
  await expect(page.getByText('Connect Perch again so your bot can continue.')).toBeVisible()
})
