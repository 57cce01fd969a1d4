import { until } from '../kit/until.ts'
import type { World } from '../kit/world.ts'
import { choose, pay, test } from './paid.ts'
import { signInNewPerson } from './person.ts'
import { shoot } from './shoot.ts'

/** A state of the subscription; all times are in days from now. */
interface State {
  status: string
  plan?: 'starter' | 'pro'
  ends?: number
  unpaid_for?: number
  cancels?: number
  ended?: number
}

const states: Record<string, State | null> = {
  none: null,
  trialing: { status: 'trialing', plan: 'starter', ends: 5 },
  'trial-cancelled': { status: 'trialing', plan: 'pro', ends: 1, cancels: 1 },
  active: { status: 'active', ends: 21 },
  'past-due': { status: 'past_due', ends: 28, unpaid_for: 2 },
  unpaid: { status: 'past_due', ends: 20, unpaid_for: 10 },
  cancelling: { status: 'active', ends: 12, cancels: 12 },
  ended: { status: 'canceled', ends: -3, ended: -3 },
}

async function subscribe(world: World, email: string, state: State): Promise<void> {
  const now = world.sandbox.clock.now().getTime()
  const at = (days: number | undefined) => (days === undefined ? null : new Date(now + days * 86_400_000))
  const { status, plan = 'pro', ends, unpaid_for, cancels, ended } = state
  const [user] = await world.sql<{ id: string }>('select id from users where email = $1', [email])
  const customer = `cus_${user?.id}`
  await world.sql(
    `insert into billing_customers (user_id, customer_id, payment_method_brand, payment_method_last4,
       payment_method_exp_month, payment_method_exp_year, checked_at, created_at)
     values ($1, $2, 'visa', '4242', 12, 2034, $3, $3)`,
    [user?.id, customer, at(0)],
  )
  await world.sql(
    `insert into subscriptions (user_id, status, plan_type, plan_name, current_period_end, subscription_id, customer_id,
       past_due_since, cancel_at, ended_at)
     values ($1, $2, $3, initcap($3), $4, $5, $6, $7, $8, $9)`,
    [
      user?.id,
      status,
      plan,
      at(ends),
      `sub_${user?.id}`,
      customer,
      unpaid_for === undefined ? null : at(-unpaid_for),
      at(cancels),
      at(ended),
    ],
  )
  const invoices = [
    ['paid', 0, 40],
    ['paid', 9_900, 33],
    [status === 'past_due' ? 'open' : 'paid', 9_900, 2],
  ] as const
  for (const [at_index, [invoice, amount, ago]] of invoices.entries())
    await world.sql(
      `insert into billing_history (id, user_id, customer_id, number, status, amount, currency, hosted_invoice_url,
         invoice_pdf, created_at)
       values ($1, $2, $3, $4, $5, $6, 'usd', 'https://example.com/invoice', 'https://example.com/invoice.pdf', $7)`,
      [`in_${at_index}_${user?.id}`, user?.id, customer, `WRBL-000${at_index + 1}`, invoice, amount, at(-ago)],
    )
}

// By hand: npm run shots -- -g plan
for (const [name, state] of Object.entries(states)) {
  test(`plan-${name}`, async ({ page, context, world }) => {
    const { email } = await signInNewPerson(context, world, 'skipped')
    if (state) await subscribe(world, email, state)
    await page.goto('/dashboard/plan')
    await shoot(page, `plan-${name}`)
  })
}

test('plan-setup', async ({ page, context, world }) => {
  await signInNewPerson(context, world, 'new')
  await page.goto('/onboarding')
  await page.getByRole('button', { name: 'Choose a plan' }).click()
  await shoot(page, 'plan-setup-choose')
  await page.goto('/onboarding?step=1&plan=pro')
  await shoot(page, 'plan-setup-confirm')
})

test('plan-insights', async ({ page, context, world }) => {
  await signInNewPerson(context, world, 'skipped')
  await page.goto('/dashboard/analytics?tab=insights')
  await shoot(page, 'plan-insights-free')
})

test('plan-bought', async ({ page, context, world }) => {
  await signInNewPerson(context, world, 'skipped')
  await choose(page, 'Starter')
  await shoot(page, 'plan-checkout')
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await shoot(page, 'cancel-left')
  await choose(page, 'Starter')
  await pay(page)
  await shoot(page, 'success-trial')
  await page.goto('/cancel')
  await shoot(page, 'cancel-trialing')
  await world.sandbox.clock.set({ at: new Date(world.sandbox.clock.now().getTime() + 12 * 86_400_000) })
  const { payments } = world.sandbox
  const charged = () => payments?.account.store.all('charge').find(({ paid }) => paid)
  await until(async () => charged() !== undefined)
  await fetch(`${payments?.url}/v1/refunds`, {
    method: 'POST',
    body: new URLSearchParams({ charge: charged()?.id ?? '', amount: '1000' }),
    headers: { authorization: `Bearer ${payments?.secretKey}` },
  })
  const refunded = 'select from billing_history where refunded = 1000'
  await until(async () => (await world.sql(refunded)).length === 1)
  await page.goto('/dashboard/plan')
  await shoot(page, 'plan-switch')
})
