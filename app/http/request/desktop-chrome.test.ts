import { expect, test } from 'vitest'
import { isDesktopChrome } from '#app/http/request/desktop-chrome.ts'

const is = (headers: Record<string, string>) => isDesktopChrome(new Request('http://localhost', { headers }))
const brands = '"Chromium";v="140", "Google Chrome";v="140", "Not=A?Brand";v="24"'
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

test('the extension is offered in Chrome on a computer only', () => {
  expect(is({ 'sec-ch-ua': brands, 'sec-ch-ua-mobile': '?0' })).toBe(true)
  expect(is({ 'sec-ch-ua': brands, 'sec-ch-ua-mobile': '?1' })).toBe(false)
  expect(is({ 'sec-ch-ua': '"Not=A?Brand";v="24"' })).toBe(false)
  expect(is({ 'user-agent': chrome })).toBe(true)
  expect(is({ 'user-agent': chrome.replace('Safari', 'Mobile Safari') })).toBe(false)
  expect(is({ 'user-agent': 'Mozilla/5.0 (Macintosh) Version/18.0 Safari/605.1.15' })).toBe(false)
  expect(is({})).toBe(false)
})
