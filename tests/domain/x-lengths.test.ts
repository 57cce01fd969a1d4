import twitter from 'twitter-text'
import { expect, test } from 'vitest'
import { textLengths } from '#app/adapters/network/text-length.ts'
import { xDomains } from '#app/adapters/network/x-domains.ts'
import { xLinks } from '#app/adapters/network/x-links.ts'
import { seeded, seedOf } from '../kit/random.ts'
import { xText } from '../kit/x-texts.ts'

const ours = (text: string) => ({ length: textLengths.weighted(text), links: xLinks(text).map(({ url }) => url) })
const xs = (text: string) => ({ length: twitter.parseTweet(text).weightedLength, links: twitter.extractUrls(text) })

test('ten thousand texts are as long as X says, and have the links that X makes', () => {
  const random = seeded(seedOf(36))
  let linked = 0
  for (let at = 0; at < 10_000; at += 1) {
    const text = xText(random)
    const said = xs(text)
    if (said.links.length > 0) linked += 1
    expect([text, ours(text)]).toEqual([text, said])
  }
  expect(linked).toBeGreaterThan(3_000)
})

test('every character counts as on X, alone and before what joins it', () => {
  const joins = ['', '\ufe0f', '\ufe0e', '\u{1f3fb}', '\ufe0f\u{1f3fb}', '\u200d♀️', '\u{1f3ff}\u200d♂️', '\ufe0f\u200d♂️']
  const row = 32
  for (let first = 0; first < 0x20000; first += row) {
    const chars = Array.from({ length: row }, (_, at) => String.fromCodePoint(first + at))
    for (const join of joins) {
      const text = chars.map((char) => char + join).join(' ')
      if (textLengths.weighted(text) !== twitter.parseTweet(text).weightedLength) expect.fail(JSON.stringify(text))
    }
  }
})

test('pairs of letters make the flags that X knows, and people the families and professions', () => {
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(0x1f1e6 + at))
  const flags = letters.flatMap((one) => letters.map((other) => one + other))
  const people = ['👨', '👩', '👦', '👧', '🧑', '❤️', '❤', '💋', '👨🏽']
  const others = ['⚕️', '⚖', '✈️', ...'🌾🍳🎓🎤🎨🏫🏭💻💼🔧🔬🚀🚒🦰🦱🦲🦳🦽', ...people]
  const pairs = people.flatMap((one) => others.map((other) => `${one}\u200d${other}`))
  const families = pairs.flatMap((one) =>
    people.flatMap((other) => [`${one}\u200d${other}`, `${one}\u200d${other}\u200d👦`, `${one}\u200d${other}\u200d👨`]),
  )
  const all = [...flags, ...pairs, ...families]
  expect(all.filter((text) => textLengths.weighted(text) !== twitter.parseTweet(text).weightedLength)).toEqual([])
})

test('every top-level domain makes a link, and one letter more none', () => {
  const texts = xDomains.flatMap((one) => [
    `See offer.${one} today`,
    `OFFER.${one.toUpperCase()}/x`,
    `offer.${one}q`,
    `日本.${one}です`,
  ])
  for (const text of texts) expect([text, ours(text)]).toEqual([text, xs(text)])
})

test.each([
  ['letters', '日'.repeat(1_500)],
  ['letters and a dot', `${'日'.repeat(1_500)}.com`],
  ['labels', `${'日.'.repeat(700)}com`],
  ['short labels', 'a.'.repeat(1_000)],
  ['open parentheses', `https://a.com/${'('.repeat(3_000)}`],
  ['pairs of parentheses', `https://a.com/${'(a)'.repeat(1_000)}.`],
  ['a link that is too long', `https://a.com/${'a'.repeat(4_090)}`],
  ['questions', `https://a.com?${'?'.repeat(3_000)}`],
  ['hyphens', `${'-a'.repeat(1_500)}.`],
])('a long text of %s counts as on X', (_what, text) => {
  expect(ours(text)).toEqual(xs(text))
})
