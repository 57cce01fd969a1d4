import { expect, test } from 'vitest'
import { moneyText, priceText } from '#app/domain/billing/money.ts'

test.each([
  [9_900, 'usd', '$99.00'],
  [5, 'usd', '$0.05'],
  [1_500, 'jpy', '¥1,500'],
  [29_000, 'krw', '₩29,000'],
  [12_500, 'kwd', 'KWD 12.500'],
  [5, 'bhd', 'BHD 0.005'],
  [123_450, 'huf', 'HUF 1,234.50'],
  [2_900, 'twd', 'NT$29.00'],
  [100_050, 'idr', 'IDR 1,000.50'],
  [0, 'JPY', '¥0'],
  [-1_500, 'jpy', '-¥1,500'],
])('an invoice of %i in the smallest unit of %s reads %s', (amount, currency, text) => {
  expect(moneyText(amount, currency)).toBe(text)
})

test('a price names no decimals that are zero', () => {
  const price = (amount: number, currency: string) =>
    priceText({ plan_type: 'pro', amount, currency, discounted: null })
  expect(price(9_900, 'usd')).toBe('$99')
  expect(price(9_950, 'usd')).toBe('$99.50')
  expect(price(12_000, 'kwd')).toBe('KWD 12')
  expect(price(1_500, 'jpy')).toBe('¥1,500')
})
