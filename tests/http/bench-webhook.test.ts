import { expect, inject, test } from 'vitest'
import { webhookFaults, webhookRun } from '../bench/webhook.ts'

test('webhook events sent at a steady rate are all accepted and recorded', async () => {
  const report = await webhookRun({ postgres: inject('postgres'), rate: 50, seconds: 2, customers: 10 })
  expect([report.sent, webhookFaults(report)]).toEqual([100, []])
})
