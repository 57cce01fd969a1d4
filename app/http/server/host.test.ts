import { expect, test } from 'vitest'
import { isOrigin, plainHost } from '#app/http/server/host.ts'

test.each([
  ['warble.example.com', 'https:', 'warble.example.com'],
  ['Warble.EXAMPLE.com.', 'https:', 'warble.example.com'],
  ['warble.example.com:443', 'https:', 'warble.example.com'],
  ['warble.example.com.:0443', 'https:', 'warble.example.com'],
  ['warble.example.com:', 'https:', 'warble.example.com'],
  ['warble.example.com:443', 'http:', 'warble.example.com:443'],
  ['LOCALHOST:3000', 'http:', 'localhost:3000'],
  ['localhost:80', 'http:', 'localhost'],
  ['[::1]:3000', 'http:', '[::1]:3000'],
])('Host %s over %s is %s', (header, protocol, host) => {
  expect(plainHost(header, protocol)).toBe(host)
})

test.each(['', ':3000', 'a b', 'localhost:80@evil.test', 'evil.test/localhost', '[::1', 'localhost:x', 'a:1:2'])(
  '%j is no host',
  (header) => {
    expect(plainHost(header, 'http:')).toBeNull()
  },
)

test('an Origin is ours with our scheme, host and port only', () => {
  const ours = new URL('https://warble.example.com')
  for (const one of ['https://warble.example.com', 'https://WARBLE.example.com.', 'https://warble.example.com:443'])
    expect(isOrigin(one, ours)).toBe(true)
  for (const other of ['null', '', 'http://warble.example.com', 'https://warble.example.com.evil.test'])
    expect(isOrigin(other, ours)).toBe(false)
})
