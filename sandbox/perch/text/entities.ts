import twitter from 'twitter-text'

interface TextSpan {
  start: number
  end: number
  value: string
}

function spans(text: string, pattern: RegExp): TextSpan[] {
  return [...text.matchAll(pattern)].map((match) => {
    const value = match[1] ?? ''
    const start = match.index + match[0].indexOf(value) - 1
    return { start, end: start + value.length + 1, value }
  })
}

export function mentionsIn(text: string): TextSpan[] {
  return spans(text, /(?<![\p{L}\p{N}_@])@([A-Za-z0-9_]{1,15})(?![A-Za-z0-9_@])/gu)
}

export function hashtagsIn(text: string): TextSpan[] {
  return spans(text, /(?<![\p{L}\p{N}_&])#([\p{L}\p{N}_]*\p{L}[\p{L}\p{N}_]*)/gu)
}

export function cashtagsIn(text: string): TextSpan[] {
  return spans(text, /(?<![\p{L}\p{N}_$])\$([A-Za-z]{1,6})(?![\p{L}\p{N}_])/gu)
}

/** As X recognises them, also without a scheme. */
export function urlsIn(text: string): TextSpan[] {
  if (!/\S\.\S/.test(text)) return []
  return twitter.extractUrlsWithIndices(text).map(({ url, indices: [start, end] }) => ({ start, end, value: url }))
}
