import { until } from '../kit/until.ts'
import { inspect } from './inspect.ts'
import { expect } from './kit.ts'
import { back, choose, manage, pay, test } from './paid.ts'
import { arrive } from './person.ts'

test('from Free through the checkout to a trial, and on to the dashboard; then up, away and back again in the portal', async ({
  page,
  context,
  world,
  javaScriptEnabled,
}) => {
  await arrive(context, world, 'skipped')
  await choose(page, 'Starter')
  await pay(page)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await expect(page.getByText(/Your Starter plan is in force, free until/)).toBeVisible()
  if (javaScriptEnabled) await inspect(page)
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(page.getByText('Starter plan').first()).toBeVisible()

  await page.goto('/dashboard/plan')
  await expect(page.getByText('Free trial: 7 days left')).toBeVisible()
  if (javaScriptEnabled) await inspect(page)
  await expect(page.getByRole('button', { name: 'Current Plan' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Coming Soon' })).toBeDisabled()
  await expect(page.getByText('$0.00')).toBeVisible()
  await expect(page.getByText(/ending in/)).toBeVisible()

  await manage(page)
  await page.getByRole('link', { name: 'Change plan' }).click()
  await page.getByRole('radio', { name: /Pro/ }).check()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await back(page)
  await expect(page.getByRole('heading', { name: 'Pro plan' })).toBeVisible()

  await manage(page)
  await page.getByRole('link', { name: 'Cancel plan' }).click()
  await page.getByRole('button', { name: 'Cancel plan' }).click()
  await back(page)
  await expect(page.getByText(/You have cancelled: nothing is charged then/)).toBeVisible()

  await manage(page)
  await page.getByRole('button', { name: 'Don’t cancel plan' }).click()
  await back(page)
  await expect(page.getByText(/Then \$99 a month/)).toBeVisible()
})

test('a declined card is told there and changes nothing; leaving says that nothing was charged', async ({
  page,
  context,
  world,
}) => {
  await arrive(context, world, 'skipped')
  await choose(page, 'Pro')
  await pay(page, '4000000000000002')
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.')
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Payment Cancelled' })).toBeVisible()
  await expect(page.getByText(/nothing was charged/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '/pricing')
  await page.goto('/dashboard/plan')
  await expect(page.getByRole('heading', { name: 'Free plan' })).toBeVisible()
})

test('a bank that asks is answered: refused nothing begins, confirmed the trial does', async ({
  page,
  context,
  world,
}) => {
  await arrive(context, world, 'skipped')
  await choose(page, 'Starter')
  await pay(page, '4000002500003155')
  await expect(page.getByRole('heading', { name: 'Your bank asks: is it you?' })).toBeVisible()
  await page.getByRole('button', { name: 'Refuse' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await pay(page, '4000002500003155')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
})

test('a checkout left in the setup leads back to the setup, where Free can be chosen all the same', async ({
  page,
  context,
  world,
}) => {
  await arrive(context, world, 'new')
  await page.goto('/onboarding')
  await page.getByRole('button', { name: 'Choose a plan' }).click()
  await page.getByRole('radio', { name: /Starter/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Start the free trial' }).click()
  await pay(page, '4000000000000002')
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.')
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Payment Cancelled' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Setup' })).toHaveAttribute('href', '/onboarding')
  await page.getByRole('link', { name: 'Try Again' }).click()
  await page.getByRole('radio', { name: /Free/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Connect Perch' })).toBeVisible()
})

test('a paid plan can be chosen in the setup, and the setup goes on after the payment', async ({
  page,
  context,
  world,
}) => {
  await arrive(context, world, 'new')
  await page.goto('/onboarding')
  await page.getByRole('button', { name: 'Choose a plan' }).click()
  await page.getByRole('radio', { name: /Pro/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Free for 7 days, then $99 a month. Nothing is charged today.')).toBeVisible()
  await page.getByRole('button', { name: 'Start the free trial' }).click()
  await pay(page)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  for (const feature of ['AI automation', 'Automatic replies and likes', 'Advanced analytics', 'Priority support'])
    await expect(page.getByText(feature)).toBeVisible()
  await page.getByRole('link', { name: 'Continue Setup' }).click()
  await expect(page.getByRole('heading', { name: 'Connect Perch' })).toBeVisible()
})

test('nobody is told of a payment that is not theirs, was invented, or is over', async ({
  page,
  context,
  otherBrowser,
  world,
}) => {
  const { email } = await arrive(context, world, 'skipped')
  await choose(page, 'Starter')
  await pay(page)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  const address = page.url()
  const claim = (one: typeof page) => one.getByText(/Payment Successful|is in force/)

  const other = await otherBrowser.newPage()
  await other.goto(address)
  await expect(other.getByRole('heading', { name: 'Sign in to see your payment' })).toBeVisible()
  await arrive(otherBrowser, world, 'skipped')
  await other.goto(address)
  await expect(other.getByRole('heading', { name: 'No payment found' })).toBeVisible()
  await expect(claim(other)).toHaveCount(0)
  await other.goto('/success?session_id=cs_test_invented00')
  await expect(other.getByRole('heading', { name: 'No payment found' })).toBeVisible()
  await expect(claim(other)).toHaveCount(0)

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
  await expect(page.getByRole('heading', { name: 'This checkout is done with' })).toBeVisible()
  await expect(claim(page)).toHaveCount(0)
})

test('a failure to open the checkout is told in place, and the button works again', async ({
  page,
  context,
  world,
}) => {
  await arrive(context, world, 'skipped')
  await page.goto('/dashboard/plan')
  world.sandbox.payments?.switches.add({ fault: '500', on: 'POST /v1/customers' })
  await page.getByRole('button', { name: 'Choose Starter' }).click()
  await expect(page.getByText('Failed to start checkout. Please try again.')).toBeVisible()
  world.sandbox.payments?.switches.clear()
  await page.getByRole('button', { name: 'Choose Starter' }).click()
  await expect(page.getByLabel('Card number')).toBeVisible()
})
