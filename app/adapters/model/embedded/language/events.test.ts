import { describe, expect, test } from 'vitest'
import { tellings } from './events.ts'
import { read } from './reading.ts'

/** Each event with the words among which its thing stands: "got [a new grinder]". */
const told = (text: string) => {
  const reading = read(text)
  return tellings(reading).map(
    ({ event, from, to }) =>
      `${event} [${reading.tokens
        .slice(from, to)
        .map((token) => token.text)
        .join(' ')}]`,
  )
}

describe('what a post tells', () => {
  test.each([
    ['Bought a used grinder at the market', 'got [a used grinder]'],
    ['We finally switched to a smaller mug', 'switched [a smaller mug]'],
    ['Swapped the old mug for a glass one', 'switched [a glass one]'],
    ['I gave up on the paper planner.', 'quit [the paper planner]'],
    ['So I cancelled the gym and slept in.', 'quit [the gym]'],
    ['Wrote the release notes before the release', 'made [the release notes]'],
    ['My kettle died at breakfast', 'broke [My kettle]'],
    ['Our bounce rate went up again', 'rose [Our bounce rate]'],
    ['Pull ups: went from 0 to 6', 'rose [Pull ups]'],
    ['Image size went from 900 MB to 120 MB', 'fell [Image size]'],
    ['I have been tracking my water for a month', 'tested [my water]'],
    ['going to try the new roaster', 'plans [the new roaster]'],
  ])('%s: %s', (text, event) => {
    expect(told(text)).toContain(event)
  })

  test.each([
    ['somebody else did it', 'My brother bought a grinder'],
    ['nobody did it', 'I never bought a grinder'],
    ['it is only thought of', 'If I bought a grinder I would use it daily'],
    ['it almost happened', 'Almost bought a grinder today'],
    ['it is asked', 'Bought a grinder?'],
    ['somebody is quoted', 'She said "bought a grinder" and hung up'],
    ['it is long ago', 'Bought a grinder years ago'],
    ['it is to come', 'Bought a grinder, it ships tomorrow'],
    ['the doing is the matter', 'Tracking water is a hobby of its own'],
    ['there is no figure', 'Paper cups up front, please'],
    ['the figures are not told', 'My commute from home is short'],
  ])('nothing where %s', (_, text) => {
    expect(told(text)).toEqual([])
  })
})
