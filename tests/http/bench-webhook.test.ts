import { expect, inject, test } from 'vitest'
import { webhookFaults, webhookRun } from '../bench/webhook.ts'

test('events that come at a steady rate are all taken and recorded', async () => {
  const report = await webhookRun({ postgres: inject('postgres'), rate: 50, seconds: 2, customers: 10 })
  expect([report.sent, webhookFaults(report)]).toEqual([100, []])
})
