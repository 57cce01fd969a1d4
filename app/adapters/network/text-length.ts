import { weightedLength } from '#app/adapters/network/weighted-length.ts'

let segmenter: Intl.Segmenter | undefined

/** In UTF-16 units: the segmenter takes quadratic time. */
const window = 128

function graphemes(text: string): number {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  let count = 0
  let size = window
  for (let start = 0; start < text.length; ) {
    const end = start + size < text.length ? wholeEnd(text, start + size) : text.length
    const starts = Array.from(segmenter.segment(text.slice(start, end)), ({ index }) => index)
    if (end === text.length) return count + starts.length
    // The last one may go on beyond the part, so that the next part begins with it.
    const last = starts.at(-1) ?? 0
    count += starts.length - 1
    start += last
    size = last === 0 ? size * 2 : window
  }
  return count
}

const wholeEnd = (text: string, at: number) => (/^[\udc00-\udfff]/.test(text.charAt(at)) ? at + 1 : at)

/** In UTF-16 units: longer texts are too long for every network. */
const maxCounted = 20_000
const within = (count: (text: string) => number) => (text: string) =>
  text.length > maxCounted ? text.length : count(text)

export const textLengths = { weighted: within(weightedLength), graphemes: within(graphemes) }

export type Counting = keyof typeof textLengths
