import { expect, test } from 'vitest'
import { unwelcomeText } from './results-headline.tsx'

const complaint = { says: 'complaint' as const, count: 2 }
const stop = { says: 'stop' as const, count: 1 }

test('who complained or asked to stop is told with what had gone out to them, without denying it', () => {
  expect(unwelcomeText({ said: [stop], unwelcome: 0 })).toBe(
    '1 request to stop. Nothing had gone out to that person in the week before.',
  )
  expect(unwelcomeText({ said: [complaint, stop], unwelcome: 0 })).toBe(
    '2 complaints and 1 request to stop. Nothing had gone out to them in the week before.',
  )
  expect(unwelcomeText({ said: [complaint], unwelcome: 1 })).toBe(
    '2 complaints, 1 of them after an action by your bot.',
  )
  expect(unwelcomeText({ said: [complaint], unwelcome: 2 })).toBe('2 complaints.')
})
