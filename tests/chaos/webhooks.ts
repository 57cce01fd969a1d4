import { isDeepStrictEqual } from 'node:util'
import { stripePayments } from '#app/adapters/payments/stripe.ts'
import { reconcileCustomers } from '#app/domain/billing/reconcile.ts'
import { mailBilling } from '#app/domain/mail/billing-mails.ts'
import type { Services } from '#app/services.ts'
import type { Loop } from '#app/worker/loop.ts'
import { runSyncs } from '#app/worker/syncs.ts'
import { deleteCustomer } from '../../sandbox/payments/billing/customers.ts'
import { customerOf } from '../../sandbox/payments/http/test-routes.ts'
import { type Payments as Sandbox, startPayments } from '../../sandbox/payments/main.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { beginCustomerLife } from '../kit/customer-life.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { conclude, isMainModule, sizeOf, withPostgres } from '../kit/main-module.ts'
import { type ManualClock, manualClock } from '../kit/manual-clock.ts'
import { newUser } from '../kit/people.ts'
import { providerStateOf } from '../kit/provider-state.ts'
import { type Random, seeded, seedOf } from '../kit/random.ts'
import { until } from '../kit/until.ts'
import { WebhookSender } from '../kit/webhook-sender.ts'

/**
 * Simulates customers at the payment provider, 40 steps each, while the provider sometimes fails and its events arrive in
 * any order, one to five times and eight at once; then the same events arrive in other orders at an empty installation.
 * Each time our rows must match the provider's state. Run it with `SEED=1 LIVES=100 ORDERS=10 npm run chaos webhooks`.
 */

export interface WebhooksOptions {
  postgres: string
  seed: number
  lives: number
  /** How often the events of each life are delivered, the first time while it runs. */
  orders: number
}

export interface WebhooksReport {
  lives: number
  orders: number
  steps: number
  events: number
  deliveries: number
  /** Customers that the reconciliation synced after their events were lost. */
  reconciled_customers: number
  invoices: number
  mails: number
  wrong_rows: string[]
  doubled: string[]
  seconds: number
}

type Event = Parameters<Parameters<Sandbox['account']['onEvent']>[0]>[0]
type World = Bench<FakeNetwork> & { clock: ManualClock }

const steps = 40
/** Further steps while the events are delivered again. */
const furtherSteps = 3
/** Share of the lives whose events are all lost. */
const lostShare = 0.1

export async function webhooksRun({ postgres, seed, lives, orders }: WebhooksOptions): Promise<WebhooksReport> {
  const started = Date.now()
  const clock = manualClock('2026-06-15T12:00:00Z')
  const bench = await startBench(postgres, clock, fakeNetwork(fakeAccount('1', 'none')))
  const sandbox = await startPayments({ host: '127.0.0.1', port: 0, clock, journal: null })
  const payments = stripePayments(accountOf(sandbox), bench.site.origin)
  // Two workers, like two processes.
  const workers = [runSyncs({ ...bench, payments }), runSyncs({ ...bench, payments })]
  const run = new Run({ ...bench, payments }, sandbox, workers, seeded(seed))
  try {
    for (let life = 0; life < lives; life += 1) await run.runLife(life, orders)
    return { ...run.report, lives, orders: lives * orders, seconds: Math.round((Date.now() - started) / 1000) }
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()))
    await sandbox.close()
    await bench.close()
  }
}

const accountOf = ({ url, secretKey, webhookSecret, links }: Sandbox) => ({
  secret_key: secretKey,
  webhook_secrets: [webhookSecret],
  url,
  price_keys: { starter: 'warble_starter_monthly', pro: 'warble_pro_monthly' },
  links,
})

class Run {
  readonly report: Omit<WebhooksReport, 'lives' | 'orders' | 'seconds'> = {
    steps: 0,
    events: 0,
    deliveries: 0,
    reconciled_customers: 0,
    invoices: 0,
    mails: 0,
    wrong_rows: [],
    doubled: [],
  }
  #sender: WebhookSender | null = null

  constructor(
    private readonly world: World & { payments: NonNullable<Services['payments']> },
    private readonly sandbox: Sandbox,
    private readonly workers: Loop[],
    private readonly random: Random,
  ) {
    sandbox.account.onEvent((event) => this.#sender?.take(event))
    const calls = ['GET /v1', 'POST /v1', 'DELETE /v1']
    for (const on of calls) sandbox.faults.add({ fault: '500', on, chance: 0.03, retry: false })
    for (const on of calls) sandbox.faults.add({ fault: 'cut', on, chance: 0.005 })
    // Slow reads return outdated state.
    for (const delay_ms of [15, 150]) sandbox.faults.add({ fault: 'slow', on: 'GET /v1', chance: 0.15, delay_ms })
  }

  async runLife(number: number, orders: number): Promise<void> {
    const user = await newUser(this.world, { plan: 'free' })
    const lost = this.random.chance(lostShare)
    const life = beginCustomerLife({ ...this.#parts(), deps: this.world }, this.random, user, !lost)
    const history: string[] = []
    if (!lost) this.#open()
    for (let step = 0; step < steps; step += 1) history.push(await life.step())
    this.report.steps += steps
    await this.#shut()
    if (lost) await this.#reconcile()
    const customer = await life.customer()
    if (customer === null) return
    await this.#compare(user, customer, `life ${number}${lost ? ', all events lost' : ''}`, history)
    for (let order = 1; order < orders; order += 1) {
      await this.#forget(user.id, customer)
      this.#open(this.#eventsOf(customer))
      for (let step = 0; step < furtherSteps; step += 1) history.push(await life.step())
      await this.#shut()
      await this.#compare(user, customer, `life ${number}, order ${order}`, history)
    }
    this.report.steps += furtherSteps * (orders - 1)
    this.report.events += this.#eventsOf(customer).length
    // The customer is deleted so that it cannot affect later lives.
    const { account } = this.sandbox
    if (account.store.find('customer', customer)) account.change(() => deleteCustomer(account, customer))
    await this.#forget(user.id, customer)
    await this.world.sql('delete from users where id = $1', [user.id])
  }

  #eventsOf(customer: string): Event[] {
    return this.sandbox.account.store.all('event').filter((one) => customerOf(one.data.object) === customer)
  }

  #parts() {
    const { db, payments, clock } = this.world
    return { db, payments, clock, sandbox: this.sandbox }
  }

  #open(events: Event[] = []): void {
    this.#sender = new WebhookSender(this.#parts(), this.random)
    for (const event of events) this.#sender.take(event)
  }

  /** Waits until everything is delivered and no sync is left. */
  async #shut(): Promise<void> {
    await this.#sender?.close()
    this.report.deliveries += this.#sender?.delivered ?? 0
    await this.#quiet()
    this.#sender = null
  }

  async #quiet(): Promise<void> {
    await until(async () => {
      // A failed sync waits at least a second for its next try; makes it due now.
      await this.world.sql('update billing_syncs set due_at = now() where wanted > done and lease is null')
      for (const worker of this.workers) worker.wake()
      return (await this.world.sql('select from billing_syncs where wanted > done or lease is not null')).length === 0
    }, 60_000)
  }

  async #reconcile(): Promise<void> {
    this.world.clock.forward(25 * 3_600_000)
    await fetch(`${this.sandbox.url}/c/pay/none`)
    this.report.reconciled_customers += await reconcileCustomers(this.world.db, this.world.clock.now())
    await this.#quiet()
  }

  /** Deletes what the installation knows about the customer except that it exists. */
  async #forget(user: string, customer: string): Promise<void> {
    for (const table of ['subscriptions', 'billing_history', 'billing_mails'])
      await this.world.sql(`delete from ${table} where user_id = $1`, [user])
    for (const table of ['webhook_events', 'billing_syncs'])
      await this.world.sql(`delete from ${table} where customer_id = $1`, [customer])
  }

  async #compare(
    user: { id: string; email: string },
    customer: string,
    which: string,
    history: string[],
  ): Promise<void> {
    const expected = providerStateOf(this.sandbox.account, customer)
    const rows = await this.#rows(user.id)
    const compare = (field: string, ours: unknown, theirs: unknown) => {
      if (isDeepStrictEqual(ours, theirs)) return
      this.report.wrong_rows.push(
        `${which}: ${field} is ${JSON.stringify(ours)}, not ${JSON.stringify(theirs)}; ${history.join(' | ')}`,
      )
    }
    compare('the subscription', rows.subscription, expected.subscription)
    compare('the list of invoices', rows.invoices, expected.invoices)
    compare('the card', rows.card, expected.card)
    if (expected.live > 1)
      this.report.wrong_rows.push(`${which}: ${expected.live} live subscriptions; ${history.join(' | ')}`)
    this.report.invoices += expected.invoices.length
    await this.#compareMails(user, expected.paid, which)
  }

  async #rows(user: string) {
    const { sql } = this.world
    const [subscription = null] = await sql(
      `select subscription_id, customer_id, status, plan_type, current_period_end, trial_end, cancel_at, ended_at
        from subscriptions where user_id = $1`,
      [user],
    )
    const invoices = await sql(
      'select id, subscription_id, number, status, amount, refunded, created_at from billing_history where user_id = $1 order by id collate "C"',
      [user],
    )
    const [card = null] = await sql(
      `select payment_method_brand as brand, payment_method_last4 as last4 from billing_customers
        where user_id = $1 and payment_method_last4 is not null`,
      [user],
    )
    return plain({ subscription, invoices, card })
  }

  /** Checks that each mail is sent once although its job runs twice, and that each payment has a receipt. */
  async #compareMails({ id, email }: { id: string; email: string }, paid: string[], which: string): Promise<void> {
    const { sql, mails: sent } = this.world
    const mails = await sql<{ id: string; kind: string; about: string }>(
      'select id, kind, about from billing_mails where user_id = $1',
      [id],
    )
    sent.length = 0
    for (const mail of [...mails, ...mails]) await mailBilling(this.world, mail.id)
    const sentIds = sent.filter(({ to }) => to === email).map((mail) => mail.id)
    for (const one of sentIds.filter((one, at) => sentIds.indexOf(one) !== at))
      this.report.doubled.push(`${which}: mail ${one}`)
    if (sentIds.length !== mails.length)
      this.report.doubled.push(`${which}: ${sentIds.length} sent of ${mails.length} mails`)
    const receipts = mails.filter(({ kind }) => kind === 'receipt').map(({ about }) => about)
    if (!isDeepStrictEqual(receipts.toSorted(), paid.toSorted()))
      this.report.doubled.push(`${which}: receipts for ${receipts.length} invoices, ${paid.length} are paid`)
    this.report.mails += mails.length
  }
}

/** Converts dates to text, as JSON does. */
const plain = <T>(value: T) =>
  JSON.parse(JSON.stringify(value)) as { subscription: unknown; invoices: unknown; card: unknown }

export const webhookFaults = ({ wrong_rows, doubled }: WebhooksReport) => [...wrong_rows, ...doubled]

async function main(): Promise<void> {
  const options = { seed: seedOf(1), lives: sizeOf('LIVES', 100), orders: sizeOf('ORDERS', 10) }
  await withPostgres(async (postgres) => {
    const report = await webhooksRun({ postgres, ...options })
    const { wrong_rows, doubled, ...figures } = report
    console.table({
      seed: options.seed,
      ...figures,
      'rows that differ from the provider': wrong_rows.length,
      'doubled or missing mails': doubled.length,
    })
    conclude(webhookFaults(report))
  })
}

if (isMainModule(import.meta.url)) await main()
