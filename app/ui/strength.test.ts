import { expect, test } from 'vitest'
import { strengthOf } from '#app/ui/strength.ts'

test.each([
  ['', '', 0],
  ['birds', 'Weak', 16],
  ['password', 'Fair', 40],
  ['aB', 'Fair', 40],
  ['Sevenbirds7', 'Good', 70],
  ['Seven birds 7', 'Strong', 100],
])('the strength of "%s" is %s', (password, label, percent) => {
  expect(strengthOf(password)).toMatchObject({ label, percent })
})
