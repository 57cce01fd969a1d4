import { asciiLength } from '#app/adapters/network/punycode-length.ts'
import { xDomains } from '#app/adapters/network/x-domains.ts'

/**
 * The links that X makes of a text, as twitter-text 3.1.0 finds them (`extractUrlsWithIndices`). Its patterns have no
 * `u` flag, so these have none.
 */

const [directions, noCharacters] = [
  String.raw`\u202a-\u202e\u061c\u200e\u200f\u2066-\u2069`,
  String.raw`\ufffe\ufeff\uffff`,
]
const spaces = String.raw`\x09-\x0d\x20\x85\xa0\u1680\u180e\u2000-\u200a\u2028\u2029\u202f\u205f\u3000`
const accented = [
  String.raw`\xc0-\xd6\xd8-\xf6\xf8-\u024f\u0253\u0254\u0256\u0257\u0259\u025b\u0263\u0268\u026f\u0272\u0289\u028b`,
  String.raw`\u02bb\u0300-\u036f\u1e00-\u1eff`,
].join('')
const cyrillic = String.raw`\u0400-\u04ff`

const top = `(?:(?:${xDomains.join('|')})(?=[^0-9a-zA-Z@+-]|$)|xn--[-0-9a-z]+)`
const letter = String.raw`[^!'#%&()*+,\\\-./:;<=>?@[\]^_{|}~$${spaces}${noCharacters}${directions}]`
/** No label has over 63 characters and no domain over 127 labels; without bounds, long texts take quadratic time. */
const label = (inner: string) => String.raw`(?:${letter}(?:${inner}|${letter}){0,200})?${letter}\.`
const domain = `(?:${label('[_-]')}){0,126}${label('-')}${top}`

const inPath = String.raw`[a-z${cyrillic}0-9!*';:=+,.$/%#[\]\-\u2013_~@|&${accented}]`
const parentheses = String.raw`\((?:${inPath}+|${inPath}*\(${inPath}+\)${inPath}*)\)`
const pathEnd = String.raw`(?:[+\-a-z${cyrillic}0-9=_#/${accented}]|${parentheses})`
const path = `(?:${inPath}*(?:${parentheses}${inPath}*)*${pathEnd}|@${inPath}+/)`
const query = String.raw`\?[a-z0-9!?*'@();:&=+$/%#[\]\-_.,~|]*[a-z0-9\-_&=#/]`

const link = new RegExp(
  `([^A-Za-z0-9@＠$#＃${noCharacters}]|[${directions}]|^)((https?://)?(${domain})(?::[0-9]+)?(/${path}*)?(?:${query})?)`,
  'gi',
)
const asciiDomain = new RegExp(
  String.raw`(?<![-a-z0-9${accented}])(?:[-a-z0-9${accented}]{1,200}\.){1,127}${top}`,
  'gi',
)
const shortLink = new RegExp(String.raw`^https?://t\.co/([a-z0-9]+)(?:${query})?`, 'i')

const [maxLink, maxLabel, maxSlug] = [4096, 63, 40]

interface XLink {
  start: number
  url: string
}

export function xLinks(text: string): XLink[] {
  if (!text.includes('.')) return []
  return Array.from(text.matchAll(link)).flatMap(
    ({ index, 1: before = '', 2: url = '', 3: protocol, 4: domain = '', 5: path }) => {
      const start = index + before.length
      if (!isResolvable(domain, url.length + (protocol ?? 'https://').length)) return []
      if (protocol !== undefined) return shortened(start, url)
      return /[-_./]$/.test(before) ? [] : asciiLinks(start, url, domain, path !== undefined)
    },
  )
}

function shortened(start: number, url: string): XLink[] {
  const [short, slug = ''] = shortLink.exec(url) ?? []
  if (short === undefined) return [{ start, url }]
  return slug.length > maxSlug ? [] : [{ start, url: short }]
}

/** Without a protocol X links ASCII only, and the path belongs to the last domain. */
function asciiLinks(start: number, url: string, domain: string, hasPath: boolean): XLink[] {
  const found = Array.from(domain.matchAll(asciiDomain), ({ index, 0: name }) => ({ start: start + index, url: name }))
  const last = found.at(-1)
  if (last && hasPath) last.url += url.slice(domain.length)
  return found
}

function isResolvable(domain: string, length: number): boolean {
  if (domain.startsWith('xn--') && !domain.match(asciiDomain)) return false
  return length <= maxLink && domain.split('.').every((name) => name !== '' && asciiLength(name) <= maxLabel)
}
