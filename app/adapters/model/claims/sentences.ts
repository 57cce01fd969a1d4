export interface Sentence {
  text: string
  /** Without what is in quotation marks: words of somebody else, or a title. */
  unquoted: string
}

const quoted = /["“«][^"”»]*["”»]/g
const segmenter = new Intl.Segmenter('und', { granularity: 'sentence' })

export function sentencesOf(text: string): Sentence[] {
  const blanked = text.replace(quoted, (part) => ' '.repeat(part.length))
  return Array.from(segmenter.segment(blanked), ({ index, segment }) => ({
    text: text.slice(index, index + segment.length).trim(),
    unquoted: segment.trim(),
  })).filter((sentence) => sentence.text !== '')
}
