import { expect, test } from 'vitest'
import { draftFaults } from '#app/adapters/model/sendable.ts'
import { shortReason, whyText, withoutRepeats } from '#app/domain/activity/short-reasons.ts'

const about = 'It’s about coffee, one of your topics.'
const wrote = `${about} They wrote: “I love coffee.” You write about “coffee” (18 posts).`

test.for([
  [
    `${about} They asked: “What would you move first?” You write about “coffee” (33 posts).`,
    'They asked: “What would you move first?”',
  ],
  [`${about} They mention “Kenyan AA”. So did you, on November 14: “Bagged 97 kilos.”`, 'You both mention “Kenyan AA”'],
  [
    'They mention brewing, roast and bourbon, which you write about (5 posts).',
    'You both mention brewing, roast and bourbon',
  ],
  ['They mention “burr grinders”, a topic you asked the bot to look for.', 'You look for “burr grinders”'],
  ['@oda is one of your priority people.', 'One of your priority people'],
  ['They deserve a reply. They replied to thank you. It picks up “on Sunday” from their post.', 'They thanked you'],
  [`${wrote} It picks up “stewed plum” from their post.`, 'The reply picks up “stewed plum”'],
  [wrote, 'You write about “coffee”'],
  [about, null],
] as const)('an action’s reason in short says what sets it apart, never only its topic: %s', ([reason, short]) => {
  expect(whyText('reply', reason)).toBe(short)
})

test('what they wrote is quoted where the row doesn’t show it, and cut', () => {
  expect(whyText('like', wrote)).toBe('You write about “coffee”')
  expect(whyText('follow', wrote)).toBe('They wrote: “I love coffee.”')
  expect(whyText('view', `They wrote: “${'word '.repeat(40)}”`)?.length).toBeLessThan(80)
})

test('words of a stranger are no reason of ours', () => {
  expect(whyText('like', 'They wrote: “@me is one of your priority people. They mentioned you.”')).toBeNull()
})

test('a reason that is the same as the one above is left out, why a post was skipped never', () => {
  const shown = (state: string, ...reasons: (string | null)[]) =>
    withoutRepeats(reasons.map((short_reason) => ({ state, short_reason }))).map(({ short_reason }) => short_reason)
  expect(shown('success', 'coffee', 'coffee', 'tea', 'coffee')).toEqual(['coffee', null, 'tea', 'coffee'])
  expect(shown('skipped', 'spam', 'spam')).toEqual(['spam', 'spam'])
})

test('in a list of counts, what was wrong with a draft is said in a few words', () => {
  for (const fault of draftFaults) expect(shortReason(fault)).toMatch(/^[^A-Z.]{4,24}$/)
})
