/** What people type and paste: keyboards, other scripts and copying add characters that mean nothing. */

const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
const invisibleButJoiners = /(?![\u200c\u200d])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

export const visible = (text: string) => text.replace(invisible, '')

/** In the width of ASCII, as East Asian keyboards also write other widths. */
const narrow = (text: string) =>
  text.replace(/[\uff00-\uffef\ufe50-\ufe6f]/g, (char) => char.normalize('NFKC')).replaceAll('。', '.')

const dotAtom = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const longest = { box: 64, email: 254 }

export const emailFaults = {
  missing: 'Enter your email address.',
  wrong: 'Enter an email address like name@example.com.',
}

/** As it is stored and compared (RFC 5321): in lower case, its domain in ASCII. null: not an address. */
export function emailOf(text: string): string | null {
  const typed = narrow(text.replace(invisibleButJoiners, '')).trim()
  const at = typed.lastIndexOf('@')
  const box = visible(typed.slice(0, Math.max(0, at))).toLowerCase()
  const domain = domainOf(typed.slice(at + 1))
  if (domain === null || box.length > longest.box || !dotAtom.test(box)) return null
  const email = `${box}@${domain}`
  return email.length > longest.email ? null : email
}

const domainName = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/
const noneOfDomains = /[\0-,/:-@[-`{-\x7f]/

/** In ASCII (UTS 46); null: not a domain below a top-level one. Joiners count in some scripts, elsewhere they go. */
export function domainOf(text: string): string | null {
  const typed = narrow(text.replace(invisibleButJoiners, '')).trim()
  return asciiDomain(typed) ?? asciiDomain(visible(typed))
}

function asciiDomain(typed: string): string | null {
  const lower = typed.toLowerCase()
  const hostname = noneOfDomains.test(lower) ? undefined : urlOf(`http://${lower}`)?.hostname
  return hostname !== undefined && domainName.test(hostname) ? hostname : null
}

/** Pages run this too, in engines that lack `URL.parse`. */
function urlOf(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

/** The networks' own pages at places where people have theirs. */
const notPeople = new Set(
  'compose explore hashtag home i intent login messages notifications search settings share'.split(' '),
)

/** In lower case and without @; from a profile's or post's URL too. The caller checks its form. */
export function handleOf(text: string): string {
  const typed = narrow(visible(text)).trim()
  const named = inTitle.exec(typed)?.[1] ?? typed.replace(opening, '').replace(closing, '')
  return (handleAt(named) ?? named).replace(/^@+\s*/, '').toLowerCase()
}

/** "Finch (@finchroast) on Perch", as pages are titled. */
const inTitle = /^[^@()]{1,200}\(@([\w.-]{1,300})\)[^@]*$/
/** Marks of the sentence that it was copied from. */
const opening = /^[(<“"'«[]{1,10}/
const closing = /(?:[)>”"'»\],;:!…]{1,10}\.?|\.)$/

const scheme = /^[a-z][a-z0-9+.-]*:\/\//i
const place = /^[\w.-]+\.\w+(:\d+)?\//

function handleAt(typed: string): string | null {
  const address = scheme.test(typed) ? typed : place.test(typed) ? `https://${typed}` : ''
  const url = urlOf(address)
  if (!url) return null
  const { hostname, pathname, searchParams, hash } = url
  const [first = '', second] = (/^#!\//.test(hash) ? hash.slice(2) : pathname).split('/').filter(Boolean).map(decoded)
  const named = searchParams.get('screen_name')
  if (named) return named
  // A Bluesky handle is a domain, which may show a page, and begins the URIs of its posts.
  if (first === '' || /^at:/i.test(address)) return hostname
  if (first === 'profile' && second) return second
  return notPeople.has(first) ? null : first
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Letters and ASCII digits only, from any script's digits. The long-vowel mark stands for a dash in Japanese. */
export function codeOf(text: string): string {
  return Array.from(narrow(text).replace(/[^\p{L}\p{N}]|ー/gu, ''), asciiDigit).join('')
}

const isDigit = (point: number) => /\p{Nd}/u.test(String.fromCodePoint(point))

/** Unicode has each script's digits in order, from 0 to 9. */
function asciiDigit(char: string): string {
  const point = char.codePointAt(0) ?? 0
  if (!isDigit(point)) return char
  let before = 0
  while (isDigit(point - before - 1)) before += 1
  return String(before % 10)
}

/** A copied code whose dashes belong to it. */
export const withHyphens = (text: string) =>
  narrow(visible(text))
    .replace(/\s+/g, '')
    .replace(/[\p{Pd}−ー]/gu, '-')

/** On one line, without what would reverse or hide what stands beside it. */
export const lineOf = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\p{Surrogate}]/gu, '')
    .trim()

let segmenter: Intl.Segmenter | undefined

function segmentsOf(text: string) {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return segmenter.segment(text)
}

/** As people count characters: an emoji or a letter with its marks is one. */
export const signsIn = (text: string) => [...segmentsOf(text)].length

const maxGraphemeLength = 64

/** At most `most` UTF-16 units. Cuts inside a grapheme only if that alone is longer. */
export function truncateAtGrapheme(text: string, most: number): string {
  if (text.length <= most) return text
  const end = segmentsOf(text.slice(0, most + maxGraphemeLength)).containing(most)?.index || most
  return text.slice(0, end).replace(/[\ud800-\udbff]$/, '')
}
