import { describe, expect, test } from 'vitest'
import { clientAddress, countedBy } from './address.ts'

const keys = (given: string) => countedBy(clientAddress(given) ?? 'unknown').map(({ key }) => key)

describe('normalizing a client address', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['203.0.113.9:51234', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['[::ffff:203.0.113.9]:51234', '203.0.113.9'],
    ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['[fe80::1%25eth0]:443', 'fe80::1'],
    [' 203.0.113.9 ', '203.0.113.9'],
    ['::1', '::1'],
  ])('%s becomes %s', (given, address) => expect(clientAddress(given)).toBe(address))

  test.each([
    '',
    'unknown',
    '_hidden',
    '203.0.113',
    '203.0.113.9.1',
    '0xcb.0.113.9',
    '010.0.0.1',
    '3405803785',
    '256.1.1.1',
    '203.0.113.9:x',
    '2001:db8::1]:443',
    '[203.0.113.9',
    '1:2:3:4:5:6:7:8:9',
    'g::1',
    "'; drop table users",
  ])('"%s" is not an address', (given) => expect(clientAddress(given)).toBeNull())

  test('a closed connection has no address', () => expect(clientAddress(undefined)).toBeNull())
})

describe('rate limit keys', () => {
  test('an IPv4 client is counted by its address, however it is written', () => {
    for (const given of ['203.0.113.9', '203.0.113.9:1', '203.0.113.9:2', '::ffff:203.0.113.9'])
      expect(keys(given)).toEqual(['203.0.113.9'])
    expect(keys('203.0.113.8')).not.toEqual(keys('203.0.113.9'))
  })

  test('an IPv6 client is counted by its /64, and by its /48 with four times the limit', () => {
    const counted = countedBy('2001:db8:1:2:3:4:5:6')
    expect(counted).toEqual([
      { key: '2001:db8:1:2::/64', share: 1 },
      { key: '2001:db8:1::/48', share: 4 },
    ])
    expect(countedBy('2001:db8:1:2:ffff::')).toEqual(counted)
    expect(keys('2001:db8:1:3::')).toEqual(['2001:db8:1:3::/64', '2001:db8:1::/48'])
    expect(keys('2001:db8:2:2::')).toEqual(['2001:db8:2:2::/64', '2001:db8:2::/48'])
  })

  test('a user is counted by their id', () => {
    const id = '0d9c5a3e-1f57-4a1c-9c53-7f2f5c1d2e3f'
    expect(countedBy(id)).toEqual([{ key: id, share: 1 }])
    expect(countedBy('unknown')).toEqual([{ key: 'unknown', share: 1 }])
  })
})
