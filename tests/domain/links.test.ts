import { RichText } from '@atproto/api'
import tlds from 'tlds'
import twitter from 'twitter-text'
import { expect, test } from 'vitest'
import { hasLink } from '#app/adapters/model/links.ts'
import { seeded, seedOf } from '../kit/random.ts'

const linkedOnX = (text: string) => twitter.extractUrls(text)
function linkedOnBluesky(text: string): string[] {
  const rich = new RichText({ text })
  rich.detectFacetsWithoutResolution()
  const features = (rich.facets ?? []).flatMap((facet) => facet.features)
  return features.flatMap((one) => ('uri' in one && typeof one.uri === 'string' ? [one.uri] : []))
}

const random = seeded(seedOf(1))
const { pick } = random
const some = (list: readonly string[], most: number) =>
  Array.from({ length: Math.floor(random.next() * (most + 1)) }, () => pick(list)).join('')

const pieces = [
  ...[
    'a',
    'B',
    'evil',
    'free',
    'x1',
    '7',
    '30',
    'münchen',
    'é',
    '日本',
    'です',
    '한국',
    'кофе',
    'xn--p1ai',
    'xn--a',
    'http',
    'www',
  ],
  ...[
    '.',
    '.',
    '.',
    '.',
    '-',
    '_',
    '@',
    '#',
    '$',
    '/',
    ':',
    '://',
    'https://',
    ' ',
    '\n',
    ',',
    '(',
    ')',
    '"',
    '…',
    '。',
    '．',
  ],
  ...['\u200b', '\u202a', '\u2060', '\u00ad', '‿', '🙂', '?q=1', '/path', '+', '&', '!', ':8080'],
]
const text = () => {
  const domain = `${pick(['evil', 'x', '日本', 'free-beans', 'a.b', 'É', 'foo_bar'])}.${pick(tlds)}`
  return `${some(pieces, 4)}${random.next() < 0.7 ? domain : ''}${some(pieces, 6)}${random.next() < 0.3 ? pick(tlds) : ''}`
}

test('everything that X or Bluesky would link is a link here', () => {
  const seen = { x: 0, bluesky: 0 }
  for (let at = 0; at < 30_000; at += 1) {
    const one = text()
    const [x, bluesky] = [linkedOnX(one), linkedOnBluesky(one)]
    if (x.length > 0) seen.x += 1
    if (bluesky.length > 0) seen.bluesky += 1
    if (x.length + bluesky.length > 0 && !hasLink(one)) expect.fail(`${JSON.stringify(one)}: ${[...x, ...bluesky]}`)
  }
  expect(Math.min(seen.x, seen.bluesky)).toBeGreaterThan(2_000)
})

test('every top-level domain makes a link, in capitals too', () => {
  const missed = tlds.filter((one) => !hasLink(`See offer.${one} today`) || !hasLink(`OFFER.${one.toUpperCase()}`))
  expect(missed).toEqual([])
})

test.each([
  'The whole list is on beanshop.guru if you want it',
  'Mine is from tinyurl.top/q8',
  '豆はbeans.coffeeで買える',
  'Try beans．coffee for that',
  'Try be\u200bans.coff\u2060ee for that',
  'Try ｂｅａｎｓ.ｃｏｆｆｅｅ for that',
  'It is at xn--80ak6aa92e.xn--p1ai now',
  'Mail me at hello@beans.coffee',
  'Look at beans [dot] coffee',
  'Look at beans dot shop',
  'See the README.md of it',
])('a link: %s', (one) => expect(hasLink(one)).toBe(true))

test.each([
  'It went from 1.5 to 2.25, v3.0.1 in all.',
  'Rewrite it in node.js or vue.js, e.g. with less state.',
  'Sure... maybe? At 9.15 p.m. or so, i.e. late.',
  'Two cups/day, and/or tea.',
  'The dot com crash was long ago; the dot is small.',
  'Wait…what? Ph.D. and U.S. rules differ.',
  'Thanks!I never knew.',
])('no link, here or on a network: %s', (one) => {
  expect([linkedOnX(one), linkedOnBluesky(one)]).toEqual([[], []])
  expect(hasLink(one)).toBe(false)
})
