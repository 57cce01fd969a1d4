import { weightedLength } from '#app/adapters/network/weighted-length.ts'

let segmenter: Intl.Segmenter | undefined

/** How networks count the characters of a text; on the server and in the browser alike. */
export const textLengths = {
  weighted: weightedLength,
  graphemes(text: string): number {
    segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
    return [...segmenter.segment(text)].length
  },
}

export type Counting = keyof typeof textLengths
