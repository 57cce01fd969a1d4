import { expect, inject, test } from 'vitest'
import { webhookFaults, webhooksRun } from '../chaos/webhooks.ts'
import { seedOf } from '../kit/random.ts'

test('in whatever order and however often events come, our rows are what the provider says', async () => {
  const report = await webhooksRun({ postgres: inject('postgres'), seed: seedOf(23), lives: 5, orders: 10 })
  expect(webhookFaults(report)).toEqual([])
  expect(report.orders).toBe(50)
  // Nothing would be said by lives in which nothing happens.
  expect(report.deliveries).toBeGreaterThan(5_000)
  expect(report.invoices).toBeGreaterThan(100)
  expect(report.mails).toBeGreaterThan(50)
})
