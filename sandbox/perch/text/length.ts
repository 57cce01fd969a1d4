const URL_WEIGHT = 23
const MAX_WEIGHT = 280
const URLS = /https?:\/\/[^\s]+/g

/** X counts characters in these ranges as one, all others as two. */
function countsOnce(point: number): boolean {
  return (
    point <= 0x10ff ||
    (point >= 0x2000 && point <= 0x200d) ||
    (point >= 0x2010 && point <= 0x201f) ||
    (point >= 0x2032 && point <= 0x2037)
  )
}

const EMOJI = /\p{Extended_Pictographic}/u

export function weightedLength(text: string): number {
  const normal = text.normalize('NFC')
  const links = normal.match(URLS)?.length ?? 0
  let weight = links * URL_WEIGHT
  for (const { segment } of new Intl.Segmenter('en').segment(normal.replace(URLS, ''))) {
    if (EMOJI.test(segment) && (segment.codePointAt(0) ?? 0) > 0x10ff) weight += 2
    else for (const character of segment) weight += countsOnce(character.codePointAt(0) ?? 0) ? 1 : 2
  }
  return weight
}

export function isTooLong(text: string): boolean {
  return weightedLength(text) > MAX_WEIGHT
}
