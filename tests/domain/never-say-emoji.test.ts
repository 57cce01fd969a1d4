import { expect, test } from 'vitest'
import { NeverSay } from '#app/contract/voice.ts'

test.each([
  ['🗳️', true],
  ['C++', true],
  ['政治', true],
  ['🇩🇪', true],
  ['!!', false],
])('whether “%s” can be a word that the user never uses: %s', (word, isTaken) =>
  expect(NeverSay.safeParse({ word }).success).toBe(isTaken),
)
