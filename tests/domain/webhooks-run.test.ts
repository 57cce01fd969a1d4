import { expect, inject, test } from 'vitest'
import { webhookFaults, webhooksRun } from '../chaos/webhooks.ts'
import { full } from '../kit/full.ts'
import { seedOf } from '../kit/random.ts'

const size = full ? { lives: 5, orders: 10 } : { lives: 2, orders: 4 }

test('our rows match the provider’s state, in whatever order and however often events arrive', async () => {
  const report = await webhooksRun({ postgres: inject('postgres'), seed: seedOf(23), ...size })
  expect(webhookFaults(report)).toEqual([])
  expect(report.orders).toBe(size.lives * size.orders)
  // The run is only meaningful if enough happens.
  expect(report.deliveries).toBeGreaterThan(100 * report.orders)
  expect(report.invoices).toBeGreaterThan(15 * size.lives)
  expect(report.mails).toBeGreaterThan(5 * size.lives)
})
