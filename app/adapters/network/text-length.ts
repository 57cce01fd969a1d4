/** As X counts: twitter-text configuration v3 (`config/v3.json`), weight 100 of 200 for the ranges below. */

const urlLength = 23
const emojiLength = 2

const bareDomain = new RegExp(
  [
    String.raw`(?<![@\p{L}\p{N}_.-])(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:com|net|org|edu|gov|io|co|ai|app|dev|me|xyz|info`,
    '|biz|tv|gg|link|shop|store|site|online|tech|blog|news|ly|to|us|uk|ca|de|fr|es|it|nl|se|no|dk|fi|pl|pt|br|mx|in',
    String.raw`|jp|cn|kr|au|nz|ch|at|be|ie|eu|ru)\b(?:/[^\s]*)?`,
  ].join(''),
  'giu',
)
const schemed = /https?:\/\/[^\s<>"']+/giu

export function linksIn(text: string): string[] {
  const full = text.match(schemed) ?? []
  const rest = text.replace(schemed, ' ')
  return [...full, ...(rest.match(bareDomain) ?? [])]
}

const emoji = new RegExp(
  [
    String.raw`(?:\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3|\p{Emoji_Presentation}|\p{Extended_Pictographic})(?:\uFE0F|`,
    String.raw`\p{Emoji_Modifier}|[\u{E0020}-\u{E007F}]|\u200D(?:\p{Emoji_Presentation}|\p{Extended_Pictographic})\uFE0F?`,
    String.raw`\p{Emoji_Modifier}?)*`,
  ].join(''),
  'gu',
)

/** Pictographs shown as text by default ("©", "™") count as ordinary characters. */
const textual = /^[\u00A9\u00AE\u203C\u2049\u2122\u2139\u2194-\u21AA]$/u

export function weightedLength(text: string): number {
  let total = 0
  let rest = text.normalize('NFC')
  for (const link of linksIn(rest)) {
    rest = rest.replace(link, '')
    total += urlLength
  }
  rest = rest.replace(emoji, (sequence) => {
    if (textual.test(sequence)) return sequence
    total += emojiLength
    return ''
  })
  for (const char of rest) total += light(char.codePointAt(0) ?? 0) ? 1 : 2
  return total
}

function light(code: number): boolean {
  return (
    code <= 0x10ff ||
    (code >= 0x2000 && code <= 0x200d) ||
    (code >= 0x2010 && code <= 0x201f) ||
    (code >= 0x2032 && code <= 0x2037)
  )
}

let segmenter: Intl.Segmenter | undefined

/** In UTF-16 units: the segmenter takes quadratic time. */
const window = 128

/** Where each grapheme ends. */
function* graphemeEnds(text: string): Generator<number> {
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
