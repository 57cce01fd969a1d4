import { expect, test } from 'vitest'
import { excerptOf } from '../../scripts/excerpt.js'

test('what a failed test says is cut to the lines that tell what was wrong', () => {
  const playwright = [
    'Error: \u001b[31munexpected errors\u001b[39m',
    '',
    '\u001b[2mexpect(\u001b[22mreceived\u001b[2m).\u001b[22mtoEqual\u001b[2m(\u001b[22mexpected\u001b[2m) // deep equality\u001b[22m',
    '',
    '\u001b[32m- Expected  - 1\u001b[39m',
    '\u001b[31m+ Received  + 3\u001b[39m',
    '',
    '- Array []',
    '\u001b[31m+ Array [\u001b[39m',
    `+   "503 POST ${'x'.repeat(400)}",`,
    '+   "page error",',
    '+ ]',
  ].join('\n')
  expect(excerptOf(playwright)).toBe(
    `\n      Error: unexpected errors\n      +   "503 POST ${'x'.repeat(286)}…\n      +   "page error",`,
  )
  const vitest = 'AssertionError: expected 3 to be 4\n    at /somewhere/far.test.ts:3:9\n    at run (file.js:1:2)'
  expect(excerptOf(vitest)).toBe('\n      AssertionError: expected 3 to be 4')
  expect(excerptOf()).toBe('')
})
