import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readEnv } from '#app/env/index.ts'

const random = (form: BufferEncoding) => randomBytes(32).toString(form)
const environment: NodeJS.ProcessEnv = {
  NODE_ENV: 'production',
  ORIGIN: 'https://warble.example',
  DATABASE_URL: 'postgres://127.0.0.1/warble',
  SECRETS: random('base64'),
  SEAL_KEYS: `k1:${random('base64')}`,
  PERCH_URL: 'https://perch.example.com',
  SMTP_URL: 'smtp://127.0.0.1:25',
  MAIL_FROM: 'Warble <hello@warble.example>',
  SUPPORT_EMAIL: 'support@warble.example',
}
const read = (change: Record<string, string>) => readEnv({ ...environment, ...change })

test.each([
  ['http://127.0.0.1:4314/stand-in/v1', 'gpt-4o-mini'],
  ['https://api.example.com/v1', 'sandbox-stand-in'],
])('refuses the sandbox’s stand-in for a language model: %s, %s', (LLM_URL, LLM_MODEL) => {
  expect(() => read({ MIND: 'llm', LLM_URL, LLM_MODEL })).toThrow('stand-in')
  expect(readEnv({ ...environment, WARBLE_ENV: 'test', MIND: 'llm', LLM_URL, LLM_MODEL }).MIND).toBe('llm')
})

describe('secrets', () => {
  test('from a random generator are accepted in each usual encoding', () => {
    for (let count = 0; count < 2_000; count += 1) {
      // Deterministic.
      const bytes = createHash('sha256').update(String(count)).digest()
      const [base64, base64url, hex, short] = [
        ...(['base64', 'base64url', 'hex'] as const).map((form) => bytes.toString(form)),
        bytes.subarray(16).toString('hex'),
      ]
      read({ SECRETS: `${base64},${base64url},${hex},${short}`, SEAL_KEYS: `k1:${base64}` })
    }
  })

  const typed = [
    'a'.repeat(40),
    'abcd'.repeat(10),
    '0123456789abcdef'.repeat(2),
    'abcdefghijklmnopqrstuvwxyz0123456789',
    'zyxwvutsrqponmlkjihgfedcba9876543210',
    'my-very-long-secret-for-the-production-site',
    'change-me-before-you-start-this-please!',
    'Tr0ub4dor&3-Tr0ub4dor&3-Tr0ub4dor&3',
    'one or more secrets of 32 characters, newest first'.replace(',', ''),
    '11111111222222223333333344444444',
  ]

  test.each(typed)('SECRETS=%s is refused only in production, by an error that does not reveal it', (secret) => {
    for (const SECRETS of [secret, `${environment.SECRETS},${secret}`]) {
      const refused = () => read({ SECRETS })
      expect(refused).toThrow('SECRETS has a value that is easy to guess: make one with "openssl rand -base64 32".')
      expect(refused).not.toThrow(secret)
      expect(() => read({ SECRETS, WARBLE_ENV: 'development' })).not.toThrow()
    }
  })

  test.each([
    ['zero bytes', Buffer.alloc(32)],
    ['one byte', Buffer.alloc(32, 7)],
    ['a repeated word', Buffer.alloc(32, 'another key')],
    ['consecutive numbers', Buffer.from(Array.from({ length: 32 }, (_, at) => at))],
    ['digits', Buffer.from('12345678901234567890123456789012')],
    ['a sentence', Buffer.from('this is my secret key, all of it')],
  ])('a SEAL_KEYS key made of %s is refused only in production', (_what, key) => {
    const SEAL_KEYS = `${environment.SEAL_KEYS},old:${key.toString('base64')}`
    expect(() => read({ SEAL_KEYS })).toThrow('SEAL_KEYS has a value that is easy to guess: make one with "openssl')
    expect(() => read({ SEAL_KEYS, WARBLE_ENV: 'development' })).not.toThrow()
  })

  test('duplicate values are refused in every environment', () => {
    const key = random('base64')
    for (const WARBLE_ENV of ['production', 'development']) {
      const twice = (change: Record<string, string>) => () => read({ WARBLE_ENV, ...change })
      expect(twice({ SECRETS: `${key},${key}` })).toThrow('SECRETS has a wrong value: has the same secret twice.')
      expect(twice({ SEAL_KEYS: `k1:${key},k1:${random('base64')}` })).toThrow('names an id twice')
      expect(twice({ SEAL_KEYS: `k1:${key},k2:${key}` })).toThrow('has the same key twice')
    }
  })
})

describe('REDIRECT_ALLOW', () => {
  const allow = (REDIRECT_ALLOW: string) => () => read({ REDIRECT_ALLOW })

  test.each([
    '**',
    '*',
    'https://**',
    'https://*',
    'https://*/back',
    'https://*.com/x',
    'https://a.*/x',
    '//a.example',
  ])('refuses %s in production, as it leaves the host open', (pattern) => {
    expect(allow(pattern)).toThrow(`REDIRECT_ALLOW has the entry ${pattern}, which leaves the host open`)
    expect(() => read({ REDIRECT_ALLOW: pattern, WARBLE_ENV: 'development' })).not.toThrow()
  })

  test.each([
    'https://a.example/back',
    'https://*.a.example/**',
    'https://a-*.pages.example/x',
    'https://a.example:8443/x',
    'warble://callback',
    'warble://**',
    'http://localhost:*/back',
    'http://127.0.0.1:5173/**',
  ])('accepts %s, which names a host', (pattern) => expect(allow(pattern)).not.toThrow())
})

describe('connections to the database and the mail server', () => {
  const database = (DATABASE_URL: string, PLAINTEXT_ALLOWED = '') =>
    read({ DATABASE_URL, PLAINTEXT_ALLOWED }).DATABASE_URL
  const smtp = (SMTP_URL: string, PLAINTEXT_ALLOWED = '') => read({ SMTP_URL, PLAINTEXT_ALLOWED }).SMTP_URL
  const query = (address: string) => Object.fromEntries(new URL(address).searchParams)

  test.each([
    'postgres://w:p@localhost:5432/warble',
    'postgres://w:p@127.0.0.1/warble?sslmode=disable',
    'postgres://w:p@[::1]/warble',
    'postgres://w:p@%2Fvar%2Frun%2Fpostgresql/warble',
    'postgres:///warble?host=/var/run/postgresql',
  ])('the address of a database on this machine is not changed: %s', (address) => {
    expect(database(address)).toBe(address)
  })

  test.each([
    ['', {}],
    ['?sslmode=require', {}],
    ['?sslmode=prefer&uselibpqcompat=true', {}],
    ['?sslmode=verify-ca&sslrootcert=/etc/ca.pem', { sslrootcert: '/etc/ca.pem' }],
    ['?ssl=true&application_name=x', { application_name: 'x' }],
  ])('a remote database with the options %j is reached by verified TLS', (options, kept) => {
    const address = database(`postgres://w:p%40ss@db.example.com:5433/warble${options}`)
    expect(query(address)).toEqual({ sslmode: 'verify-full', ...kept })
    expect(address).toMatch(/^postgres:\/\/w:p%40ss@db\.example\.com:5433\/warble\?/)
  })

  test.each(['postgres', '10.0.0.7', '127.0.0.1.example.com', '127.example.com', '0.0.0.0', 'localhost.example.com'])(
    'a database at %s counts as remote',
    (host) => {
      expect(query(database(`postgres://w:p@${host}/warble`))).toEqual({ sslmode: 'verify-full' })
      expect(query(database(`postgres://w:p@127.0.0.1/warble?host=localhost&host=${host}`)).sslmode).toBe('verify-full')
    },
  )

  test.each(['sslmode=disable', 'sslmode=no-verify', 'ssl=0', 'ssl=no-verify', 'sslmode=require&sslmode=disable'])(
    'a remote database with %s is refused unless PLAINTEXT_ALLOWED permits it',
    (options) => {
      const address = `postgres://w:hidden-word@db.example.com/warble?${options}`
      expect(() => database(address)).toThrow(
        /^DATABASE_URL asks for a connection without TLS.* name database in PLAINTEXT/,
      )
      expect(() => database(address)).not.toThrow('hidden-word')
      expect(database(address, 'smtp, database')).toBe(address)
      expect(() => database(address, 'smtp')).toThrow()
    },
  )

  test('a remote mail server is reached by TLS unless PLAINTEXT_ALLOWED permits plaintext', () => {
    expect(query(smtp('smtp://u:p%2Bw@mail.example.com:587'))).toEqual({ requireTLS: 'true' })
    expect(query(smtp('smtps://mail.example.com?name=x'))).toEqual({ name: 'x', requireTLS: 'true' })
    expect(query(smtp('smtp://mail.example.com?requireTLS=false'))).toEqual({ requireTLS: 'true' })
    expect(smtp('smtp://localhost:25')).toBe('smtp://localhost:25')
    expect(smtp('smtp://mail.example.com', 'smtp')).toBe('smtp://mail.example.com')
    for (const options of ['ignoreTLS=true', 'opportunisticTLS=true', 'tls.rejectUnauthorized=false'])
      expect(() => smtp(`smtp://mail.example.com?${options}`)).toThrow(
        /^SMTP_URL asks for .* name smtp in PLAINTEXT_ALLOWED/,
      )
  })

  test('in development the addresses are not changed', () => {
    const addresses = { DATABASE_URL: 'postgres://w:p@postgres/warble', SMTP_URL: 'smtp://mail.example.com' }
    expect(read({ ...addresses, WARBLE_ENV: 'development' })).toMatchObject(addresses)
  })

  test.each(['https', 'smtp,everything'])('PLAINTEXT_ALLOWED=%s is refused', (PLAINTEXT_ALLOWED) => {
    expect(() => read({ PLAINTEXT_ALLOWED })).toThrow('PLAINTEXT_ALLOWED has a wrong value')
  })
})

/** Deterministic: it is part of test names. */
const fixed = createHash('sha256').update('fixed').digest('base64')
/** `null` leaves the setting out. */
const wrong: [name: string, value: string | null, message: RegExp][] = [
  ['ORIGIN', 'warble.example', /^ORIGIN has a wrong value: /],
  ['ORIGIN', 'ftp://warble.example', /^ORIGIN has a wrong value: /],
  ['SECRETS', null, /^SECRETS is missing\.$/],
  ['SECRETS', `${fixed},tooshort`, /^SECRETS has a wrong value: .*32 characters/],
  ['SEAL_KEYS', null, /^SEAL_KEYS is missing\.$/],
  ['SEAL_KEYS', fixed, /^SEAL_KEYS has a wrong value: .*id:key/],
  ['SEAL_KEYS', 'k1:c2hvcnQ=', /^SEAL_KEYS has a wrong value: /],
  ['SEAL_KEYS', `k1:${Buffer.alloc(32).toString('base64')}`, /^SEAL_KEYS has a value that is easy to guess: /],
  ['DATABASE_URL', null, /^DATABASE_URL is missing\.$/],
  ['DATABASE_URL', 'mysql://x', /^DATABASE_URL has a wrong value: .*postgres:\/\//],
  ['NETWORKS', 'perch,x', /^X_CLIENT_ID is missing; NETWORKS=x needs it\.$/],
  ['NETWORKS', 'myspace', /^NETWORKS has a wrong value: takes perch, bluesky, x, separated by commas\.$/],
  ['BLUESKY_OAUTH_KEY', 'key', /^BLUESKY_OAUTH_KEY has a wrong value: is not JSON\.$/],
  [
    'BLUESKY_OAUTH_KEY',
    '{"kty":"EC","d":"hidden-word"}',
    /^BLUESKY_OAUTH_KEY has a wrong value: must be a private P-256 /,
  ],
  ['BLUESKY_OAUTH_KEY', '[]', /^BLUESKY_OAUTH_KEY has a wrong value: must be a private P-256 /],
  ['PORT', 'eighty', /^PORT has a wrong value: /],
  ['METRICS_TOKEN', 'short', /^METRICS_TOKEN has a wrong value: .*16 characters/],
  ['SMTP_URL', 'http://x', /^SMTP_URL has a wrong value: /],
  ['MAIL_FROM', null, /^MAIL_FROM is missing, or ends in \.test, where no mail arrives\.$/],
  ['MAIL_FROM', 'Warble', /^MAIL_FROM has a wrong value: needs an address, such as /],
  ['SUPPORT_EMAIL', null, /^SUPPORT_EMAIL is missing, or ends in \.test, where no mail arrives\.$/],
  ['SUPPORT_EMAIL', 'help@warble.test', /^SUPPORT_EMAIL is missing, or ends in \.test/],
]

test.each(wrong)('%s=%s is refused by an error of one sentence that contains no secret', (name, value, message) => {
  const changed: NodeJS.ProcessEnv = { ...environment, [name]: value ?? undefined }
  if (value === null) delete changed[name]
  const refused = () => readEnv(changed)
  expect(refused).toThrow(message)
  for (const secret of [fixed, environment.SECRETS, environment.SEAL_KEYS?.slice(3)])
    expect(refused).not.toThrow(secret)
})

test('BLUESKY_OAUTH_KEY takes one key or several, each with its own kid', () => {
  const named = (kid: string) => ({ kty: 'EC', crv: 'P-256', x: 'x', y: 'y', d: 'd', kid })
  const keys = (value: unknown) => () => read({ BLUESKY_OAUTH_KEY: JSON.stringify(value) }).BLUESKY_OAUTH_KEY
  expect(keys(named('a'))()).toMatchObject([named('a')])
  expect(keys([named('b'), named('a')])()).toMatchObject([named('b'), named('a')])
  expect(keys([named('a'), named('a')])).toThrow('with different kids')
})
