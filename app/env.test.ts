import { expect, test } from 'vitest'
import { readEnv } from '#app/env.ts'

const given: NodeJS.ProcessEnv = {
  NODE_ENV: 'test',
  ORIGIN: 'http://localhost:3000',
  DATABASE_URL: 'postgres://localhost/warble',
  SECRETS: 'a'.repeat(32),
  SEAL_KEYS: `k1:${'A'.repeat(43)}=`,
  NETWORK_URL: 'http://localhost:4310',
  SMTP_URL: 'smtp://localhost:2525',
}
const llm: NodeJS.ProcessEnv = { ...given, MIND: 'llm', LLM_URL: 'http://localhost:11434/v1', LLM_MODEL: 'small' }

test('the language model has defaults, and needs no key', () => {
  expect(readEnv(given).MIND).toBe('embedded')
  expect(readEnv(llm)).toMatchObject({ MIND: 'llm', LLM_TIMEOUT_MS: 20_000, LLM_DAILY_TOKENS: 2_000_000 })
  expect(readEnv(llm).LLM_KEY).toBeUndefined()
})

test.each(['LLM_URL', 'LLM_MODEL'])('MIND=llm without %s is refused with a sentence that names it', (name) => {
  const source = { ...llm, [name]: '' }
  expect(() => readEnv(source)).toThrow(`${name} is missing; MIND=llm needs it.`)
  expect(() => readEnv({ ...source, MIND: 'embedded' })).not.toThrow()
})

test.each([
  ['LLM_URL', 'ftp://example.com'],
  ['LLM_URL', 'https://user:hidden-password@example.com/v1'],
  ['LLM_URL', 'https://example.com/v1?key=hidden-password'],
  ['LLM_KEY', 'hidden-password\nX-Evil: 1'],
  ['LLM_TIMEOUT_MS', '60000'],
  ['LLM_DAILY_TOKENS', '-1'],
  ['MIND', 'openai'],
])('%s=%j is refused, and not said back', (name, value) => {
  const refused = () => readEnv({ ...llm, [name]: value })
  expect(refused).toThrow(`${name} has a wrong value`)
  expect(refused).not.toThrow('hidden-password')
})
