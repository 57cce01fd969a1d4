import { expect, test } from 'vitest'
import { strengthOf } from '#app/ui/strength-meter.tsx'

test.each([
  ['birds', 'Weak', 16],
  ['password', 'Fair', 40],
  ['Sevenbirds7', 'Good', 70],
  ['Seven birds 7', 'Strong', 100],
])('%s is %s', (password, label, percent) => {
  expect(strengthOf(password)).toMatchObject({ label, percent })
})

test('what will not be taken is weak, whatever it counts', () => {
  expect(strengthOf('Seven birds 7', true)).toMatchObject({ label: 'Weak', percent: 16 })
})
