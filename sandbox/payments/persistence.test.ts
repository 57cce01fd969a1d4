import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { until } from '../../tests/kit/until.ts'
import { listen, ManualClock, runPayments } from './testing/payments-fixture.ts'

let folder: string
let journal: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'warble-payments-'))
  journal = join(folder, 'payments.jsonl')
})
afterEach(() => rmSync(folder, { recursive: true }))

it('restores its state after a restart and continues billing', async () => {
  const first = await runPayments(journal)
  const { customer, subscription } = await first.subscribed('pro', 7)
  const invoices = (await first.stripe.invoices.list({ customer })).data
  await first.close()
  const second = await runPayments(journal)
  expect((await second.stripe.invoices.list({ customer })).data).toEqual(invoices)
  second.clock.forward(8)
  expect(await second.stripe.subscriptions.retrieve(subscription)).toMatchObject({ status: 'active' })
  await second.close()
})

it('ignores an incomplete last line of the journal', async () => {
  const first = await runPayments(journal)
  await first.stripe.customers.create({ email: 'kept@example.com' })
  await first.close()
  const line = readFileSync(journal, 'utf8').trimEnd().split('\n').at(-1) ?? ''
  appendFileSync(journal, line.slice(0, line.length / 2))
  const second = await runPayments(journal)
  expect((await second.stripe.customers.list()).data).toMatchObject([{ email: 'kept@example.com' }])
  await second.stripe.customers.create({ email: 'next@example.com' })
  await second.close()
  const third = await runPayments(journal)
  expect((await third.stripe.customers.list()).data).toHaveLength(2)
  await third.close()
})

it('names the line of the journal that is not JSON', async () => {
  writeFileSync(journal, '[]\nnonsense\n')
  await expect(runPayments(journal)).rejects.toThrow(/payments\.jsonl: line 2 is not JSON/)
})

it('delivers waiting events after a restart', async () => {
  const first = await runPayments(journal)
  const listener = await listen(new ManualClock())
  listener.answer(500)
  first.deliverTo(listener.url)
  await first.stripe.customers.create({ email: 'a@example.com' })
  await until(async () => first.account.store.all('delivery').some(({ attempts }) => attempts > 0))
  await first.close()
  listener.answer(200)
  const second = await runPayments(journal)
  await until(async () => listener.events.length === 1)
  expect(listener.events[0]?.type).toBe('customer.created')
  await second.close()
  listener.close()
})

it('deletes events older than 30 days at the start', async () => {
  const first = await runPayments(journal)
  await first.stripe.customers.create({ email: 'a@example.com' })
  await first.close()
  const second = await runPayments(journal, 31)
  expect((await second.stripe.events.list()).data.map(({ type }) => type)).not.toContain('customer.created')
  expect((await second.stripe.customers.list()).data).toHaveLength(1)
  await second.close()
})

it('rolls back a change that throws', async () => {
  const payments = await runPayments()
  const { account } = payments
  const before = account.store.all('customer').length
  expect(() =>
    account.change(() => {
      account.store.put({ id: 'cus_x', object: 'deleted_customer' })
      throw new Error('half-way')
    }),
  ).toThrow('half-way')
  expect(account.store.find('deleted_customer', 'cus_x')).toBeUndefined()
  expect(account.store.all('customer')).toHaveLength(before)
  await payments.close()
})
