import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { until } from '../../tests/kit/until.ts'
import { HandClock, listen, runPayments } from './testing/payments-fixture.ts'

let folder: string
let journal: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'warble-payments-'))
  journal = join(folder, 'payments.jsonl')
})
afterEach(() => rmSync(folder, { recursive: true }))

it('everything is there after a restart, and time goes on', async () => {
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

it('a change torn by a kill is as if it had not begun', async () => {
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

it('a line that is no JSON is named', async () => {
  writeFileSync(journal, '[]\nnonsense\n')
  await expect(runPayments(journal)).rejects.toThrow(/payments\.jsonl: line 2 is not JSON/)
})

it('events that were on their way are delivered after a restart', async () => {
  const first = await runPayments(journal)
  const listener = await listen(new HandClock())
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

it('events of a month ago are forgotten at a start', async () => {
  const first = await runPayments(journal)
  await first.stripe.customers.create({ email: 'a@example.com' })
  await first.close()
  const second = await runPayments(journal, 31)
  expect((await second.stripe.events.list()).data.map(({ type }) => type)).not.toContain('customer.created')
  expect((await second.stripe.customers.list()).data).toHaveLength(1)
  await second.close()
})

it('what fails half-way leaves nothing behind', async () => {
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
