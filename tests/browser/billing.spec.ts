import type { Page } from '@playwright/test'
import { until } from '../kit/until.ts'
import { ageProofs } from './account.ts'
import { inspect } from './inspect.ts'
import { expect, scripted, untilHydrated } from './kit.ts'
import { back, choose, manage, pay, test } from './paid.ts'
import { followMail, newPerson, signInNewPerson } from './person.ts'
import { stopAndPressAgain } from './stop.ts'

test('a user on Free starts a trial by the checkout, then upgrades, cancels and resumes the plan in the portal', {
  tag: '@without-scripts',
}, async ({ page, context, world, javaScriptEnabled }) => {
  await signInNewPerson(context, world, 'skipped')
  await choose(page, 'Starter')
  await pay(page)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await expect(page.getByText(/You paid \$0 today\. Starter is free until/)).toBeVisible()
  if (javaScriptEnabled) await inspect(page)
  await page.getByRole('link', { name: 'Go to the dashboard' }).click()
  await expect(page.getByText('Starter plan').first()).toBeVisible()

  await page.goto('/dashboard/plan')
  await expect(page.getByText('Free trial: 7 days left')).toBeVisible()
  if (javaScriptEnabled) await inspect(page)
  await expect(page.getByRole('button', { name: 'Current Plan' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Coming Soon' })).toBeDisabled()
  await expect(page.getByText('$0.00')).toBeVisible()
  await expect(page.getByText(/ending in/)).toBeVisible()

  await expect(page.getByText(/\$0 today\. Your free trial ends on .*, then it’s \$99 a month\./)).toBeVisible()
  await page.getByRole('button', { name: 'Choose Pro' }).click()
  await expect(page.getByText('Amount due today')).toBeVisible()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Pro plan' })).toBeVisible()

  await manage(page)
  await page.getByRole('link', { name: 'Cancel plan' }).click()
  await page.getByRole('button', { name: 'Cancel plan' }).click()
  await back(page)
  await expect(page.getByText(/You cancelled, so you won’t be charged/)).toBeVisible()

  await manage(page)
  await page.getByRole('button', { name: 'Don’t cancel plan' }).click()
  await back(page)
  await expect(page.getByText(/After that it’s \$99 a month/)).toBeVisible()
})

test('managing billing and changing the plan long after the sign-in first ask for the password', {
  tag: '@without-scripts',
}, async ({ page, context, world, guard }) => {
  guard.allow(400, 403)
  const { email, password } = await signInNewPerson(context, world, 'skipped')
  await choose(page, 'Starter')
  await pay(page)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  for (const [button, reached] of [
    ['Manage Billing', 'Manage your billing'],
    ['Choose Pro', 'Amount due today'],
  ] as const) {
    await ageProofs(world, email)
    await page.goto('/dashboard/plan')
    await page.getByRole('button', { name: button }).first().click()
    await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible()
    await page.getByLabel('Your password').fill('not the right one')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
    await page.getByLabel('Your password').fill(password)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByText(reached)).toBeVisible()
  }
})

test('a declined card is shown at the checkout and changes nothing, and leaving says that nothing was charged', async ({
  page,
  context,
  world,
}) => {
  await signInNewPerson(context, world, 'skipped')
  await choose(page, 'Pro')
  await pay(page, '4000000000000002')
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.')
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Payment Cancelled' })).toBeVisible()
  await expect(page.getByText(/you weren’t charged/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '/pricing')
  await page.goto('/dashboard/plan')
  await expect(page.getByRole('heading', { name: 'Free plan' })).toBeVisible()
})

test('the trial begins only after the bank’s confirmation, not after a refusal', async ({ page, context, world }) => {
  await signInNewPerson(context, world, 'skipped')
  await choose(page, 'Starter')
  await pay(page, '4000002500003155')
  await expect(page.getByRole('heading', { name: 'Your bank asks: is it you?' })).toBeVisible()
  await page.getByRole('button', { name: 'Refuse' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await pay(page, '4000002500003155')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
})

test('after the browser’s Stop a checkout can be opened again', async ({ page, context, world }) => {
  test.skip(!scripted(), 'without scripts the button is never held')
  await signInNewPerson(context, world, 'skipped')
  await page.clock.install()
  await page.goto('/dashboard/plan')
  await untilHydrated(page)
  await stopAndPressAgain(page, 'Choose Starter', '/billing/checkout')
  await expect(page.getByLabel('Card number')).toBeVisible()
})

/** From the first page of the setup to the provider's checkout. */
async function chooseInSetup(page: Page, plan: 'Starter' | 'Pro', price: string): Promise<void> {
  await page.goto('/onboarding')
  await page.getByRole('button', { name: 'Choose a plan' }).click()
  await page.getByRole('radio', { name: plan }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(`Free for 7 days, then ${price} a month. Nothing is charged today.`)).toBeVisible()
  await page.getByRole('button', { name: 'Start free trial' }).click()
}

test('leaving a checkout during the setup leads back to the setup, where Free can still be chosen', async ({
  page,
  context,
  world,
}) => {
  await signInNewPerson(context, world, 'new')
  await chooseInSetup(page, 'Starter', '$29')
  await pay(page, '4000000000000002')
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.')
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Payment Cancelled' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Setup' })).toHaveAttribute('href', '/onboarding')
  await page.getByRole('link', { name: 'Try Again' }).click()
  await page.getByRole('radio', { name: /^Free/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Connect Perch' })).toBeVisible()
})

test('the plan that a guest chose on the pricing page is the one that the setup offers', async ({
  page: first,
  context,
  world,
}) => {
  const person = newPerson()
  await first.goto('/pricing')
  await first.getByRole('link', { name: 'Start with Pro' }).click()
  await first.getByLabel('Email').fill(person.email)
  await first.getByLabel('Password', { exact: true }).fill(person.password)
  await first.getByRole('button', { name: 'Create Account' }).click()
  await expect(first.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  const page = await followMail(context, world, person)
  await page.getByRole('button', { name: 'Choose a plan' }).click()
  await expect(page.getByText('Free for 7 days, then $99 a month. Nothing is charged today.')).toBeVisible()
})

test('a paid plan can be chosen during the setup, which continues after the payment', async ({
  page,
  context,
  world,
}) => {
  await signInNewPerson(context, world, 'new')
  await chooseInSetup(page, 'Pro', '$99')
  await pay(page)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  for (const feature of ['AI automation', 'Automatic replies and likes', 'Advanced analytics', 'Priority support'])
    await expect(page.getByText(feature)).toBeVisible()
  await page.getByRole('link', { name: 'Continue Setup' }).click()
  await expect(page.getByRole('heading', { name: 'Connect Perch' })).toBeVisible()
})

test('no payment is shown for a foreign, invented or finished checkout', async ({
  page,
  context,
  otherBrowser,
  world,
}) => {
  const { email } = await signInNewPerson(context, world, 'skipped')
  await choose(page, 'Starter')
  await pay(page)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  const address = page.url()
  const claim = (one: typeof page) => one.getByText(/Payment Successful|You’re on/)

  const other = await otherBrowser.newPage()
  await other.goto(address)
  await expect(other.getByRole('heading', { name: 'Sign in to see your payment' })).toBeVisible()
  await signInNewPerson(otherBrowser, world, 'skipped')
  await other.goto(address)
  await expect(other.getByRole('heading', { name: 'No payment found' })).toBeVisible()
  await expect(claim(other)).toHaveCount(0)
  await other.goto('/success?session_id=cs_test_invented00')
  await expect(other.getByRole('heading', { name: 'No payment found' })).toBeVisible()
  await expect(claim(other)).toHaveCount(0)
  await other.goto('/success')
  await expect(other.locator('main a[href="/dashboard/plan"]')).toHaveText('Choose a plan')

  world.sandbox.payments?.faults.add({ fault: '500', on: 'GET /v1/checkout/sessions' })
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'We can’t check your payment right now' })).toBeVisible()
  world.sandbox.payments?.faults.clear()
  await page.getByRole('link', { name: 'Check again' }).click()
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()

  const [row] = await world.sql<{ customer_id: string }>(
    'select customer_id from billing_customers join users on users.id = user_id where email = $1',
    [email],
  )
  const { payments } = world.sandbox
  await fetch(`${payments?.url}/v1/customers/${row?.customer_id}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${payments?.secretKey}` },
  })
  const status = async () =>
    (
      await world.sql<{ status: string }>('select status from subscriptions where customer_id = $1', [row?.customer_id])
    )[0]?.status
  await until(async () => (await status()) === 'canceled')
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'This checkout is no longer valid' })).toBeVisible()
  await expect(claim(page)).toHaveCount(0)
})

test('a failure to open the checkout is shown on the page, and the button can be used again', async ({
  page,
  context,
  world,
}) => {
  await signInNewPerson(context, world, 'skipped')
  await page.goto('/dashboard/plan')
  world.sandbox.payments?.faults.add({ fault: '500', on: 'POST /v1/customers' })
  await page.getByRole('button', { name: 'Choose Starter' }).click()
  await expect(page.getByText('Failed to start checkout. Please try again.')).toBeVisible()
  world.sandbox.payments?.faults.clear()
  await page.getByRole('button', { name: 'Choose Starter' }).click()
  await expect(page.getByLabel('Card number')).toBeVisible()
})
