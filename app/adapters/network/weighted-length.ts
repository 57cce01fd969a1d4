import { emojiSequence } from '#app/adapters/network/x-emoji.ts'
import { xLinks } from '#app/adapters/network/x-links.ts'

const [linkWeight, emojiWeight] = [23, 2]

/** As X counts (twitter-text 3.1.0, `parseTweet`). */
export function weightedLength(text: string): number {
  const counted = text.normalize('NFC')
  const links = new Map(xLinks(counted).map(({ start, url }) => [start, url.length]))
  const emoji = new Map(Array.from(counted.matchAll(emojiSequence), ({ index, 0: { length } }) => [index, length]))
  let total = 0
  for (let at = 0; at < counted.length; ) {
    const code = counted.codePointAt(at) ?? 0
    const [link, sequence] = [links.get(at), emoji.get(at)]
    total += link ? linkWeight : sequence ? emojiWeight : isLight(code) ? 1 : 2
    at += link ?? sequence ?? (code > 0xffff ? 2 : 1)
  }
  return total
}

function isLight(code: number): boolean {
  return (
    code <= 0x10ff ||
    (code >= 0x2000 && code <= 0x200d) ||
    (code >= 0x2010 && code <= 0x201f) ||
    (code >= 0x2032 && code <= 0x2037)
  )
}
