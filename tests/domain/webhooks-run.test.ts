import { expect, inject, test } from 'vitest'
import { webhookFaults, webhooksRun } from '../chaos/webhooks.ts'
import { seedOf } from '../kit/random.ts'

test('our rows match the provider’s state, in whatever order and however often events arrive', async () => {
  const report = await webhooksRun({ postgres: inject('postgres'), seed: seedOf(23), lives: 5, orders: 10 })
  expect(webhookFaults(report)).toEqual([])
  expect(report.orders).toBe(50)
  // The run is only meaningful if enough happens.
  expect(report.deliveries).toBeGreaterThan(5_000)
  expect(report.invoices).toBeGreaterThan(100)
  expect(report.mails).toBeGreaterThan(50)
})
