import type { PaidPlan, Payments as Port } from '#app/adapters/payments/payments.ts'
import { customerIdOf } from '#app/domain/billing/customer.ts'
import { hostedLink } from '#app/domain/billing/hosted-link.ts'
import { hour, second } from '#app/domain/time.ts'
import { deleteCustomer } from '../../sandbox/payments/billing/customers.ts'
import { refund } from '../../sandbox/payments/billing/refunds.ts'
import { endSubscription } from '../../sandbox/payments/billing/subscription-changes.ts'
import type { Payments as Sandbox } from '../../sandbox/payments/main.ts'
import { payer } from '../../sandbox/payments/testing/payments-fixture.ts'
import { openPortal, startCheckout } from './buying.ts'
import type { ManualClock } from './manual-clock.ts'
import type { Random } from './random.ts'
import { until } from './until.ts'

export interface CustomerWorld {
  deps: Parameters<typeof openPortal>[0] & { payments: Port }
  sandbox: Sandbox
  clock: ManualClock
}

export interface CustomerLife {
  /** The customer at the provider; null before the first checkout. */
  customer(): Promise<string | null>
  /** Does one random thing that a customer, a bank or a merchant might do; returns a description. */
  step(): Promise<string>
}

interface Buyer {
  id: string
  email: string
}

/** Test cards: one whose later payments fail, one that is declined, one that requires confirmation. */
const failing = '4000000000000341'
const declined = '4000000000000002'
const confirming = '4000002500003155'

/** A customer who randomly subscribes, changes plans, fails to pay and leaves. */
export function beginCustomerLife(world: CustomerWorld, random: Random, user: Buyer, links: boolean): CustomerLife {
  const { deps, sandbox, clock } = world
  const { account } = sandbox
  const own = cardNumber(random)
  let customer: string | null = null

  const find = async () => {
    customer ??= await customerIdOf(deps.db, user.id)
    return customer
  }
  const current = () =>
    account.store.all('subscription').findLast((one) => one.customer === customer && one.ended_at === null)
  const now = () => clock.now()

  const buy = async (): Promise<string> => {
    const plan: PaidPlan = random.pick(['starter', 'pro'])
    const chance = random.next()
    // A hosted link is used for the first purchase only, as each purchase there creates another customer.
    const byLink = customer === null && links && chance < 0.3
    const url = byLink ? linkFor(plan) : await startCheckout(deps, user, plan, now())
    const answer = await pay(url, random.chance(0.2) ? declined : anyCard())
    // The customer of a hosted link is known only after the first event.
    if (byLink && answer === 'paid') await until(find)
    return `checkout of ${plan}: ${answer}`
  }
  const linkFor = (plan: PaidPlan) => hostedLink(deps.payments, deps.secrets, plan, user) ?? ''
  /** Buys a second subscription, possibly with a second trial, which the product must end. */
  const buyTwice = async () => {
    const back = 'http://localhost/back'
    const { url } = await deps.payments.createCheckout({
      customer_id: customer ?? '',
      user_id: user.id,
      plan: 'pro',
      amount: 9_900,
      trial_days: random.pick([0, 7]),
      success_url: back,
      cancel_url: back,
      key: `again-${user.id}-${random.next()}`,
    })
    return `bought again: ${await pay(url ?? '', own)}`
  }
  const anyCard = () => (random.chance(0.15) ? random.pick([failing, confirming]) : own)

  const pay = async (url: string, number: string): Promise<string> => {
    // Timestamps are in seconds, so two purchases must not happen in the same second.
    clock.forward(random.int(1, 90) * second)
    const path = (await fetch(url, { redirect: 'manual' })).headers.get('location') ?? url
    const card = { ...payer(number, { email: user.email }), expiry: '12 / 2090' }
    let answer = await submit(path, card)
    if (answer.status === 200) answer = await submit(path, { ...card, bank: 'confirmed' })
    return answer.status === 303 ? 'paid' : `answered ${answer.status}`
  }
  const submit = (path: string, fields: Record<string, string>) =>
    fetch(path.startsWith('http') ? path : sandbox.url + path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
      headers: { origin: sandbox.url },
    })

  const portal = async (path: string, fields: Record<string, string> = {}): Promise<number> => {
    const { status } = await submit(`${await openPortal(deps, user, now())}/${path}`, fields)
    return status
  }
  const changePlan = async (id: string) => {
    const price = random.pick(account.store.all('price').filter(({ lookup_key }) => lookup_key !== null))
    return `change to ${price.lookup_key}: ${await portal(`plans/${id}`, { price: price.id })}`
  }
  const changeCard = async () => {
    const number = random.pick([own, cardNumber(random), failing, declined])
    return `card ${number.slice(-4)}: ${await portal('card', { ...payer(number), expiry: '12 / 2090' })}`
  }
  const settle = async () => {
    const open = account.store.all('invoice').find((one) => one.customer === customer && one.status === 'open')
    if (!open?.hosted_invoice_url) return wait()
    const { status } = await submit(open.hosted_invoice_url, { ...payer(own), expiry: '12 / 2090' })
    return `paid an invoice: ${status}`
  }
  const refundCharge = () => {
    const charge = account.store
      .all('charge')
      .find((one) => one.customer === customer && one.paid && one.amount_refunded === 0)
    if (!charge) return wait()
    account.change(() => refund(account, charge, random.int(1, charge.amount), 'requested_by_customer'))
    return 'refund'
  }
  const endNow = (id: string) => {
    account.change(() => endSubscription(account, id, 'cancellation_requested'))
    return 'ended at once'
  }
  const wait = async () => {
    const hours = random.chance(0.5) ? random.int(1, 30) : random.int(24, 12 * 24)
    clock.forward(hours * hour)
    // Any request makes the sandbox process what is due by its clock.
    await fetch(`${sandbox.url}/c/pay/none`)
    return `${hours} hours pass`
  }
  const deleteThem = () => {
    if (customer === null || !account.store.find('customer', customer)) return wait()
    account.change(() => deleteCustomer(account, customer ?? ''))
    return 'customer deleted'
  }

  const withSubscription = (id: string): [weight: number, act: () => Promise<string> | string][] => [
    [30, wait],
    [14, () => changePlan(id)],
    [8, async () => `cancel: ${await portal(`cancel/${id}`)}`],
    [8, async () => `resume: ${await portal(`resume/${id}`)}`],
    [10, changeCard],
    [5, settle],
    [4, refundCharge],
    [3, () => endNow(id)],
    [3, buyTwice],
  ]
  const withoutSubscription: [number, () => Promise<string> | string][] = [
    [20, buy],
    [4, wait],
    [1, refundCharge],
  ]

  return {
    customer: find,
    async step() {
      await find()
      const gone = customer !== null && !account.store.find('customer', customer)
      const running = current()
      if (gone) return wait()
      if (running && random.chance(0.002)) return deleteThem()
      try {
        return await pickWeighted(random, running ? withSubscription(running.id) : withoutSubscription)()
      } catch (error) {
        // Like a customer who sees an error and does something else.
        return `failed: ${error instanceof Error ? error.message : error}`
      }
    },
  }
}

function pickWeighted<T>(random: Random, choices: [weight: number, choice: T][]): T {
  let left = random.next() * choices.reduce((sum, [weight]) => sum + weight, 0)
  for (const [weight, choice] of choices) {
    left -= weight
    if (left < 0) return choice
  }
  return random.pick(choices)[1]
}

/** A random card number: 15 digits and a check digit. */
export function cardNumber(random: Random): string {
  const digits = `42${Array.from({ length: 13 }, () => random.int(0, 9)).join('')}`
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
