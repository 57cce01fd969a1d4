import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readEnv } from '#app/env/index.ts'
import { tokenSharesOf } from '#app/env/model.ts'
import { xMistake, xSettings, xSettingsOf } from '#app/env/x.ts'

const environment: NodeJS.ProcessEnv = {
  NODE_ENV: 'test',
  WARBLE_ENV: 'test',
  ORIGIN: 'http://localhost:3000',
  DATABASE_URL: 'postgres://localhost/warble',
  SECRETS: randomBytes(32).toString('base64url'),
  SEAL_KEYS: `k1:${randomBytes(32).toString('base64')}`,
  PERCH_URL: 'http://localhost:4310',
  SMTP_URL: 'smtp://localhost:2525',
  MAIL_FROM: 'hello@warble.example',
  SUPPORT_EMAIL: 'support@warble.example',
}
const llm: NodeJS.ProcessEnv = { ...environment, MIND: 'llm', LLM_URL: 'http://localhost:11434/v1', LLM_MODEL: 'small' }

test('the language model has default limits and needs no key', () => {
  expect(readEnv(environment).MIND).toBe('embedded')
  expect(readEnv(llm)).toMatchObject({ MIND: 'llm', LLM_TIMEOUT_MS: 20_000, LLM_DAILY_TOKENS: 5_000_000 })
  expect(readEnv(llm).LLM_KEY).toBeUndefined()
})

test.each(['', '/chat/completions', '/chat/completions/', '/models'])(
  'the address of one of the calls (%s) is taken for the language model’s server',
  (call) => {
    expect(readEnv({ ...llm, LLM_URL: `http://localhost:11434/v1${call}` }).LLM_URL).toBe('http://localhost:11434/v1')
  },
)

test('the shares of the language model leave the rest to the operator, and cannot be more than there is', () => {
  expect(tokenSharesOf(readEnv(llm))).toEqual({
    of_share: {
      free: 500_000,
      starter: 1_000_000,
      pro: 2_000_000,
      chat: 500_000,
      guests: 250_000,
      guest_chat: 250_000,
      operator: 500_000,
    },
    of_user: { free: 50_000, starter: 150_000, pro: 500_000 },
    of_chat_user: 50_000,
  })
  expect(() => readEnv({ ...llm, LLM_FREE_PERCENT: '20.5' })).toThrow('make 100.5 together')
  expect(() => readEnv({ ...llm, LLM_FREE_PERCENT: '101' })).toThrow('LLM_FREE_PERCENT has a wrong value')
  expect(tokenSharesOf(readEnv({ ...llm, LLM_FREE_PERCENT: '20' })).of_share.operator).toBe(0)
})

test.each(['LLM_URL', 'LLM_MODEL'])('MIND=llm without %s is refused by an error that names the setting', (name) => {
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
])('%s=%j is refused by an error that does not reveal it', (name, value) => {
  const refused = () => readEnv({ ...llm, [name]: value })
  expect(refused).toThrow(`${name} has a wrong value`)
  expect(refused).not.toThrow('hidden-password')
})

test.each(['ORIGIN', 'PERCH_URL', 'LLM_URL'])('production requires TLS for %s, except on the same machine', (name) => {
  const at = (address: string, env: string) => () => readEnv({ ...llm, [name]: address, WARBLE_ENV: env })
  expect(at('http://warble.example', 'production')).toThrow(`${name} has a wrong value: in production`)
  expect(at('http://10.0.0.7:8000', 'production')).toThrow(`${name} has a wrong value: in production`)
  for (const address of [
    'https://warble.example',
    'http://localhost:8000',
    'http://127.0.0.1:8000',
    'http://[::1]:8000',
  ])
    expect(at(address, 'production')).not.toThrow()
  expect(at('http://warble.example', 'development')).not.toThrow()
})

test('IMPLICIT_REDIRECTS accepts only https origins', () => {
  const readAs = (IMPLICIT_REDIRECTS: string) => readEnv({ ...environment, IMPLICIT_REDIRECTS }).IMPLICIT_REDIRECTS
  expect([readAs(''), readAs('https://a.example, https://B.example:8443')]).toEqual([
    [],
    ['https://a.example', 'https://b.example:8443'],
  ])
  for (const wrong of [
    'https://a.example/back',
    'http://a.example',
    'a.example',
    'myapp://back',
    'https://*.example',
    '*',
  ])
    expect(() => readAs(`https://a.example,${wrong}`)).toThrow('IMPLICIT_REDIRECTS has a wrong value')
})

const acme = {
  id: 'acme',
  domains: ['acme.example'],
  issuer: 'https://login.acme.example',
  client_id: 'warble',
  client_secret: 'hidden-password',
}
const sso = (...list: object[]) => ({ ...environment, SSO_PROVIDERS: JSON.stringify(list) })

test('SSO providers and Google are configured by complete settings', () => {
  expect(readEnv(environment)).toMatchObject({ SSO_PROVIDERS: [], GOOGLE_URL: 'https://accounts.google.com' })
  expect(readEnv(sso(acme, { ...acme, id: 'other', domains: ['Other.example'] })).SSO_PROVIDERS).toHaveLength(2)
  const half = () => readEnv({ ...environment, GOOGLE_CLIENT_ID: 'x' })
  expect(half).toThrow('GOOGLE_CLIENT_SECRET is missing; GOOGLE_CLIENT_ID needs it.')
})

test.each([
  ['text that is not JSON', { ...environment, SSO_PROVIDERS: 'hidden-password' }],
  ['an object instead of a list', { ...environment, SSO_PROVIDERS: '{"client_secret":"hidden-password"}' }],
  ['an issuer without TLS', sso({ ...acme, issuer: 'http://login.acme.example' })],
  ['an issuer with a password', sso({ ...acme, issuer: 'https://me:hidden-password@acme.example' })],
  ['an id with invalid characters', sso({ ...acme, id: 'Ac/me' })],
  ['a duplicate id', sso(acme, { ...acme, domains: ['b.example'] })],
  ['a duplicate domain', sso(acme, { ...acme, id: 'b' })],
  ['an invalid domain', sso({ ...acme, domains: ['@acme.example'] })],
  ['no domain', sso({ ...acme, domains: [] })],
  ['no secret', sso({ ...acme, client_secret: '' })],
  ['an unknown property', sso({ ...acme, clientSecret: 'hidden-password' })],
])('SSO_PROVIDERS with %s is refused by an error that does not reveal it', (_what, source) => {
  const refused = () => readEnv(source)
  expect(refused).toThrow('SSO_PROVIDERS has a wrong value')
  expect(refused).not.toThrow('hidden-password')
})

const read = (source: Record<string, string>) => z.object(xSettings).parse(source)

test('X needs a client id, and in production X’s own addresses', () => {
  expect(xMistake(read({}), true)).toBe('X_CLIENT_ID is missing; NETWORKS=x needs it.')
  const elsewhere = read({ X_CLIENT_ID: 'ours', X_URL: 'http://127.0.0.1:4310' })
  expect(xMistake(elsewhere, false)).toBeNull()
  expect(xMistake(elsewhere, true)).toBe('X_URL has a wrong value: in production it must be https://api.x.com.')
  expect(xMistake(read({ X_CLIENT_ID: 'ours' }), true)).toBeNull()
})

test('dollars are kept in millionths, with X’s prices unless others are set', () => {
  const { budget, prices, approval } = xSettingsOf(read({ X_CLIENT_ID: 'ours', X_USER_DAILY_USD: '0.25' }))
  expect(budget).toEqual({ of_user: 250_000, of_all: 25_000_000 })
  expect(prices).toEqual({
    post_read: 5_000,
    user_read: 10_000,
    reply: 10_000,
    link_reply: 200_000,
    unasked_reply: 15_000,
    delete: 10_000,
  })
  expect(approval).toBeNull()
})
