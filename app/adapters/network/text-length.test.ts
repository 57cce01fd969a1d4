import { expect, test, vi } from 'vitest'
import { type Bounds, firstWithin, textLengths } from '#app/adapters/network/text-length.ts'

const segmentsOf = (text: string) =>
  Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment)
const counted = (text: string) => Math.max(segmentsOf(text).length, Math.ceil(Buffer.byteLength(text) / 10))

/** Parts that join with their neighbours in every way that the standard knows. */
const parts = [
  'a',
  ' ',
  '\r',
  '\n',
  '\r\n',
  '\0',
  'e\u0301',
  '\u0301',
  '\u200d',
  '\ufe0f',
  '\u20e3',
  '1',
  '#',
  '🇩',
  '🇪',
  '🇩🇪',
  '🏴\u{e0067}\u{e0062}\u{e007f}',
  '👩',
  '👨‍👩‍👧‍👦',
  '\u{1f3fb}',
  '👍🏽',
  '❤️',
  '©',
  '日',
  'ー',
  'ก',
  'ำ',
  'क',
  '्',
  'ष',
  'ि',
  '\u0600',
  '\u1100',
  '\u1161',
  '\u11a8',
  '각',
  '\ud83d',
  '\ude00',
  '\u{e0100}',
]

/** As many whole graphemes as fit. */
function beginning(text: string, { graphemes, bytes }: Bounds): string {
  const starts = segmentsOf(text)
    .slice(0, graphemes)
    .map((_, at, all) => all.slice(0, at + 1).join(''))
  return starts.findLast((start) => Buffer.byteLength(start) <= bytes) ?? ''
}

/** Deterministic. */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

test.each([1, 2, 3, 4, 5])('graphemes are counted as the whole text’s, however its parts join: %i', (seed) => {
  const next = numbers(seed)
  for (let round = 0; round < 60; round += 1) {
    const few = Array.from({ length: 1 + next(4) }, () => parts[next(parts.length)] ?? '')
    const text = Array.from({ length: next(500) }, () => few[next(few.length)] ?? '').join('')
    expect([text, textLengths.graphemes(text)]).toEqual([text, counted(text)])
    const bounds = { graphemes: next(300), bytes: next(3_000) }
    expect(firstWithin(text, bounds)).toBe(beginning(text, bounds))
  }
})

test.each([
  ['flags', '🇩🇪'.repeat(300)],
  ['one flag’s half too many', `${'🇩🇪'.repeat(300)}🇩`],
  ['marks on one letter', `a${'\u0301'.repeat(3_000)}b`],
  ['one family', '👩‍'.repeat(500)],
  ['nothing', ''],
])('%s', (_what, text) => {
  expect(textLengths.graphemes(text)).toBe(counted(text))
})

test.each([
  ['300 letters', 'a'.repeat(300), 300],
  ['as many families as 3,000 bytes hold', '👨‍👩‍👧‍👦'.repeat(120), 300],
  ['one family more', '👨‍👩‍👧‍👦'.repeat(121), 303],
  ['300 Japanese letters', '日'.repeat(300), 300],
  ['one letter under many marks', `a${'\u0301'.repeat(1_500)}`, 301],
])('on Bluesky: %s', (_what, text, length) => {
  expect(textLengths.graphemes(text)).toBe(length)
})

test('the segmenter gets no more than a part of the text at once, and about as much in all as there is', () => {
  const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment')
  expect(textLengths.graphemes('coffee '.repeat(2_500))).toBe(17_500)
  const lengths = segment.mock.calls.map(([text]) => text.length)
  segment.mockRestore()
  expect(Math.max(...lengths)).toBeLessThanOrEqual(256)
  expect(lengths.reduce((sum, length) => sum + length, 0)).toBeLessThan(2 * 17_500)
})

test('a text that no network takes is not looked at', () => {
  const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment')
  for (const count of Object.values(textLengths)) expect(count('é'.repeat(1_000_000))).toBe(1_000_000)
  expect(segment).not.toHaveBeenCalled()
  segment.mockRestore()
})
