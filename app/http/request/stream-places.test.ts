import { expect, test } from 'vitest'
import { takePlace } from '#app/http/request/stream-places.ts'

test('an address has a thousand streams and another one still gets its own; a place that is left is free', () => {
  const leave = Array.from({ length: 1_000 }, () => takePlace('192.0.2.1'))
  expect(() => takePlace('192.0.2.1')).toThrow('too_many')
  takePlace('192.0.2.2')()
  leave[500]?.()
  leave[500] = takePlace('192.0.2.1')
  expect(() => takePlace('192.0.2.1')).toThrow('too_many')
  for (const one of leave) one()
})

test('addresses of one IPv6 network count together', () => {
  const leave = Array.from({ length: 1_000 }, (_, at) => takePlace(`2001:db8:0:1::${at.toString(16)}`))
  expect(() => takePlace('2001:db8:0:1:ffff::')).toThrow('too_many')
  takePlace('2001:db8:0:2::1')()
  for (const one of leave) one()
})
