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

function graphemes(text: string): number {
  // A browser without it shows the number approximately; the server counts again.
  if (!('Segmenter' in Intl)) return [...text.replace(emoji, 'x').replace(/\p{M}/gu, '')].length
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
