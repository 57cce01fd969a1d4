import { expect, test } from 'vitest'
import { whyText } from '#app/domain/activity/short-reasons.ts'

test('an action’s reason in short names the topic with what in the post shows it, or nothing', () => {
  const asked =
    'It’s about coffee, one of your topics. They asked: “What would you move first?” You write about “coffee” (33 posts).'
  expect(whyText('coffee', asked)).toBe('coffee: “What would you move first?”')
  expect(whyText('coffee', 'They mention brewing, roast and bourbon, which you write about (5 posts).')).toBe(
    'coffee: brewing, roast and bourbon',
  )
  expect(whyText('coffee', 'It’s about coffee, one of your topics.')).toBeNull()
  expect(whyText(null, asked)).toBeNull()
  expect(whyText('coffee', `They wrote: “${'word '.repeat(40)}”`)?.length).toBeLessThan(75)
})
