import { expect, test } from 'vitest'
import { takeStreamSlot } from '#app/http/request/stream-places.ts'

test('an address has a thousand streams and another one still gets its own; a place that is left is free', () => {
  const leave = Array.from({ length: 1_000 }, () => takeStreamSlot('192.0.2.1'))
  expect(() => takeStreamSlot('192.0.2.1')).toThrow('too_many')
  takeStreamSlot('192.0.2.2')()
  leave[500]?.()
  leave[500] = takeStreamSlot('192.0.2.1')
  expect(() => takeStreamSlot('192.0.2.1')).toThrow('too_many')
  for (const one of leave) one()
})

test('addresses of one IPv6 network count together', () => {
  const leave = Array.from({ length: 1_000 }, (_, at) => takeStreamSlot(`2001:db8:0:1::${at.toString(16)}`))
  expect(() => takeStreamSlot('2001:db8:0:1:ffff::')).toThrow('too_many')
  takeStreamSlot('2001:db8:0:2::1')()
  for (const one of leave) one()
})
