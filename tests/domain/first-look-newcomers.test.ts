import { expect, test } from 'vitest'
import { newcomersOf, scriptAgents } from '../../scripts/first-look/newcomers.js'

const browser = { 'user-agent': 'Mozilla/5.0' }

test.each([
  ['GET', '/signup?next=%2F', true],
  ['POST', '/signup', true],
  ['GET', '/auth/callback?token_hash=a&type=signup', true],
  ['POST', '/connect/perch', true],
  ['GET', '/connect/perch/callback?code=a', true],
  ['POST', '/onboarding?index', true],
  ['POST', '/twitter/connect', true],
  ['GET', '/dashboard', false],
  ['POST', '/login', false],
  ['GET', '/onboarding', false],
  ['GET', '/signups', false],
  ['POST', '/dashboard/queue', false],
])('%s %s is a step of someone who joins: %s', (method, url, joins) => {
  const newcomers = newcomersOf()
  newcomers.onRequest({ method, url, headers: browser })
  expect(newcomers.areThere()).toBe(joins)
})

test.each([...scriptAgents])(
  'someone who joins is waited for from step to step, the demo account’s own setup by %s is not',
  (agent) => {
    const script = { 'user-agent': agent }
    let now = 0
    const newcomers = newcomersOf(() => now)
    newcomers.onRequest({ method: 'POST', url: '/onboarding', headers: script })
    expect(newcomers.areThere()).toBe(false)
    newcomers.customerIsSet()
    newcomers.onRequest({ method: 'POST', url: '/onboarding', headers: script })
    expect(newcomers.areThere()).toBe(true)
    now = 50_000
    newcomers.onRequest({ method: 'GET', url: '/connect/perch/callback', headers: browser })
    now = 100_000
    expect(newcomers.areThere()).toBe(true)
    now = 111_000
    expect(newcomers.areThere()).toBe(false)
  },
)
