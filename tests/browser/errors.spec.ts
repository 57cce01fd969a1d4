import { expect, test } from './kit.ts'
import { arrive, freeHandle, newPerson, openByHand, readTokens, signIn, trouble } from './person.ts'

test('an address that is not there says so and leads home', async ({ page, guard }) => {
  guard.allow(404)
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveTitle('Page not found · Warble')
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('an address of the dashboard that is not there leads back to it', async ({ page, context, world, guard }) => {
  guard.allow(404)
  await arrive(context, world, 'skipped')
  await page.goto('/dashboard/nonsense')
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('a wrong password is told at the form, and the address stays', async ({ page, guard }) => {
  guard.allow(400, 422)
  const person = newPerson()
  await page.goto('/login')
  await signIn(page, person)
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('Invalid login credentials')
  await expect(page.getByLabel('E-mail')).toHaveValue(person.email)
  await signIn(page, { email: '', password: '' })
  await expect(summary).toContainText('Enter your e-mail address.')
  await summary.getByRole('link', { name: 'Enter your password.' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
})

test('an analysis that fails says why, and another try succeeds', async ({ page, context, world }) => {
  const handle = 'plainbrief'
  await arrive(context, world, 'new')
  await freeHandle(world, handle)
  await page.goto('/onboarding')
  await page.getByRole('button', { name: 'Choose a plan' }).click()
  await page.getByRole('button', { name: 'Connect your account' }).click()
  const perch = await context.newPage()
  const tokens = await readTokens(perch, world, handle)
  await openByHand(page)
  await page.getByLabel('Handle').fill(handle)
  await page.getByLabel('auth_token', { exact: true }).fill(tokens.auth_token)
  await page.getByLabel('ct0', { exact: true }).fill(tokens.ct0)
  const calm = await trouble(world, { handle, route: 'GET /2/users/:id/tweets', fault: '429' })
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(page.getByText('Analysis Failed')).toBeVisible()
  await expect(page.getByText('Perch asked for a pause.')).toBeVisible()
  await calm()
  world.sandbox.clock.advance(16 * 60_000)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'Personalized prompts' })).toBeVisible()
})

test('an account that the network refuses stops the bot and says what to do', async ({ page, context, world }) => {
  const handle = 'pennywren'
  await arrive(context, world, 'connected', handle)
  await page.goto('/dashboard')
  const calm = await trouble(world, { handle, fault: 'suspended' })
  await page.getByRole('button', { name: 'Wake Up Bot' }).click()
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(`Perch refused @${handle}`)).toBeVisible({ timeout: 500 })
  }).toPass()
  await calm()
  await expect(page.getByRole('heading', { name: 'Connection Error' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Bot status' }).getByRole('link', { name: /^Connect/ })).toBeVisible()
})
