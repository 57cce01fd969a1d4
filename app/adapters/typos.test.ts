import { expect, test } from 'vitest'
import { correcting } from './typos.ts'

const times = (count: number, text: string) => Array.from({ length: count }, () => text)
const corrected = correcting([
  ...times(3, 'Can I get my money back?'),
  ...times(9, 'How many drafts wait?'),
  ...times(3, 'How do I change the time zone?'),
  'teh',
])

test.each([
  ['hw do I chnge teh time zone', 'how do i change the time zone'],
  ['can I get my mony bak?', 'can i get my money back?'],
])('unknown words are read as the known ones that fit between their neighbors: %s', (written, read) => {
  expect(corrected(written)).toBe(read)
})

test.each(['How do I change the time zone?', 'bread xylophone', ''])('nothing is corrected in “%s”', (written) => {
  expect(corrected(written)).toBeNull()
})
