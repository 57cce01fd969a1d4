import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { readEnv } from '#app/env/index.ts'
import { paymentAccount } from '#app/env/payments.ts'

const environment: NodeJS.ProcessEnv = {
  NODE_ENV: 'production',
  ORIGIN: 'https://warble.example',
  DATABASE_URL: 'postgres://127.0.0.1/warble',
  SECRETS: randomBytes(32).toString('base64'),
  SEAL_KEYS: `k1:${randomBytes(32).toString('base64')}`,
  PERCH_URL: 'https://perch.example.com',
  SMTP_URL: 'smtp://127.0.0.1:25',
  MAIL_FROM: 'hello@warble.example',
  SUPPORT_EMAIL: 'support@warble.example',
}
const own = { STRIPE_SECRET_KEY: 'sk_live_4f8Gh2Kq', STRIPE_WEBHOOK_SECRETS: 'whsec_9sKd82Lq,whsec_2hQp71Xz' }
const sandbox = {
  STRIPE_URL: 'http://127.0.0.1:4314',
  STRIPE_SECRET_KEY: 'sk_test_warble_sandbox_0000000000000000',
  STRIPE_WEBHOOK_SECRETS: 'whsec_warble_sandbox_0000000000000000',
}
const read = (change: Record<string, string>) => readEnv({ ...environment, ...change })

test('payments are off without a Stripe key and use Stripe with one', () => {
  expect(paymentAccount(read({}))).toBeNull()
  expect(paymentAccount(read({ ...own, STRIPE_LINK_PRO: 'https://buy.stripe.com/pro' }))).toEqual({
    secret_key: 'sk_live_4f8Gh2Kq',
    webhook_secrets: ['whsec_9sKd82Lq', 'whsec_2hQp71Xz'],
    url: 'https://api.stripe.com',
    price_keys: { starter: 'warble_starter_monthly', pro: 'warble_pro_monthly' },
    links: { starter: null, pro: 'https://buy.stripe.com/pro' },
  })
})

test('the payment sandbox is refused in production', () => {
  expect(paymentAccount(read({ ...sandbox, WARBLE_ENV: 'development' }))?.url).toBe('http://127.0.0.1:4314')
  expect(() => read(sandbox)).toThrow('STRIPE_URL has a wrong value: in production it must be https://api.stripe.com.')
  const { STRIPE_URL: _url, ...secrets } = sandbox
  expect(() => read(secrets)).toThrow('those of the sandbox, which is refused in production')
  expect(() => read({ ...own, STRIPE_WEBHOOK_SECRETS: sandbox.STRIPE_WEBHOOK_SECRETS })).toThrow('of the sandbox')
})

test.each([
  [{ STRIPE_SECRET_KEY: 'sk_live_4f8Gh2Kq' }, 'STRIPE_WEBHOOK_SECRETS is missing; STRIPE_SECRET_KEY needs it.'],
  [{ STRIPE_SECRET_KEY: 'pk_live_4f8Gh2Kq' }, 'STRIPE_SECRET_KEY has a wrong value'],
  [{ ...own, STRIPE_WEBHOOK_SECRETS: 'secret' }, 'STRIPE_WEBHOOK_SECRETS has a wrong value: needs signing secrets'],
  [{ ...own, STRIPE_WEBHOOK_SECRETS: 'whsec_aaaaaaaa,whsec_bbbbbbbb,whsec_cccccccc' }, 'takes two at most'],
  [{ STRIPE_LINK_PRO: 'http://buy.example.com/pro' }, 'STRIPE_LINK_PRO has a wrong value: must start with https://'],
  [{ STRIPE_LINK_PRO: 'http://localhost:4314/b/x' }, 'STRIPE_LINK_PRO has a wrong value: in production'],
  [{ STRIPE_PRICE_PRO: 'two words' }, 'STRIPE_PRICE_PRO has a wrong value: must be a lookup key'],
])('%j is refused', (change, sentence) => {
  expect(() => read(change)).toThrow(sentence)
})
