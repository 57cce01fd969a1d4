import { expect, test } from 'vitest'
import { normalAddress } from '#app/domain/billing/once-per-person.ts'

test.each([
  ['A.B+c@Gmail.com', 'ab@gmail.com'],
  ['a.b@example.com', 'a.b@example.com'],
  ['a+news@example.com', 'a@example.com'],
  ['ab@googlemail.com', 'ab@gmail.com'],
  ['a.b_c-d@pm.me', 'abcd@proton.me'],
  ['a.b@me.com', 'a.b@icloud.com'],
  ['a-b@ya.ru', 'ab@yandex.com'],
  ['a@BÜCHER.example', 'a@xn--bcher-kva.example'],
])('%s is normalized to %s', (address, normal) => {
  expect(normalAddress(address)).toBe(normal)
})
