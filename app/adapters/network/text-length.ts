import { weightedLength } from '#app/adapters/network/weighted-length.ts'

let segmenter: Intl.Segmenter | undefined

/** In UTF-16 units: the segmenter takes quadratic time. */
const window = 128

const approximateGrapheme = /\p{RI}{2}|.[\p{M}\p{EMod}]*(?:\u200d.[\p{M}\p{EMod}]*)*/gsu

function* graphemeEnds(text: string): Generator<number> {
  // A browser without it counts approximately; the server counts again.
  if (!('Segmenter' in Intl)) {
    for (const { index, 0: char } of text.matchAll(approximateGrapheme)) yield index + char.length
    return
  }
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  let size = window
  for (let start = 0; start < text.length; ) {
    const end = start + size < text.length ? wholeEnd(text, start + size) : text.length
    const starts = Array.from(segmenter.segment(text.slice(start, end)), ({ index }) => start + index)
    yield* starts.slice(1)
    if (end === text.length) return yield end
    // The last one may go on beyond the part, so that the next part begins with it.
    const last = starts.at(-1) ?? start
    size = last === start ? size * 2 : window
    start = last
  }
}

const wholeEnd = (text: string, at: number) => (/^[\udc00-\udfff]/.test(text.charAt(at)) ? at + 1 : at)

const bytesIn = (text: string) => new TextEncoder().encode(text).length

export interface Bounds {
  graphemes: number
  bytes: number
}

/** Bluesky's bounds are 300 graphemes and 3,000 bytes, so ten bytes count as one grapheme at least. */
const bytesPerGrapheme = 10

function graphemesOrBytes(text: string): number {
  let graphemes = 0
  for (const _end of graphemeEnds(text)) graphemes += 1
  return Math.max(graphemes, Math.ceil(bytesIn(text) / bytesPerGrapheme))
}

/** Ends between two graphemes. */
export function firstWithin(text: string, { graphemes, bytes }: Bounds): string {
  if (text.length <= graphemes && bytesIn(text) <= bytes) return text
  let kept = 0
  let count = 0
  let size = 0
  // More characters than bytes never fit.
  for (const end of graphemeEnds(text.slice(0, bytes + 1))) {
    count += 1
    size += bytesIn(text.slice(kept, end))
    if (count > graphemes || size > bytes) break
    kept = end
  }
  return text.slice(0, kept)
}

/** In UTF-16 units: longer texts are too long for every network. */
const maxCounted = 20_000
const within = (count: (text: string) => number) => (text: string) =>
  text.length > maxCounted ? text.length : count(text)

export const textLengths = { weighted: within(weightedLength), graphemes: within(graphemesOrBytes) }

export type Counting = keyof typeof textLengths
