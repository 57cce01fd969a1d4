import { expect, test } from 'vitest'
import type { FormResult } from '#app/ui/form.tsx'
import { startFailure } from './start-failure.ts'

const result = (status: number, code: string): FormResult => ({
  intent: 'analyze',
  code,
  status,
  message: 'What happened.',
  errors: {},
  values: {},
})

test.each([
  [503, 'unavailable', 'Failed to start analysis: 503'],
  [500, 'bug', 'Failed to start analysis: 500'],
  [500, 'network', 'What happened.'],
  [500, 'unreadable', 'What happened.'],
  [409, 'analysis_running', 'What happened.'],
])('%i %s', (status, code, message) => {
  expect(startFailure(result(status, code))?.message).toBe(message)
})
