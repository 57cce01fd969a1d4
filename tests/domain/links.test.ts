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
  '\u200b',
  '\u202a',
  '\u2060',
  '\u00ad',
  '‿',
  '🙂',
  '?q=1',
  '/path',
  '+',
  '&',
  '!',
  ':8080',
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

const disguises: ((name: string, end: string) => string)[] = [
  (name, end) => `${name} dot ${end}`,
  (name, end) => `${name}(dot)${end}`,
  (name, end) => `${name} [dot] ${end}`,
  (name, end) => `${name}[.]${end}`,
  (name, end) => `${name} . ${end}`,
  (name, end) => `${name}_dot_${end}`,
  (name, end) => `${name}．${end}`,
  (name, end) => `${name}·${end}`,
  (name, end) => `${name}.\u2060${end}`,
  (name, end) => `${name} DOT ${end.toUpperCase()}`,
  (name, end) => `${name}&period;${end}`,
  (name, end) => `www ${name} . ${end}/deal`,
]

test('a disguise is seen through, whatever it disguises', () => {
  const names = ['grinder', 'beans4you', 'the-roastery', 'münchen', 'x', 'my_shop', 'кофе']
  const ends = ['com', 'net', 'org', 'club', 'shop', 'io', 'xyz']
  const all = names.flatMap((name) => ends.flatMap((end) => disguises.map((disguise) => disguise(name, end))))
  const texts = all.flatMap((one) => [one, `Look for ${one} and you will see.`, `It’s at ${one}, I think`])
  expect(texts.filter((one) => !hasLink(one))).toEqual([])
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
  'Go to evil dot coffee slash deal',
  'evil (dot) shop',
  'evil[.]com',
  'evil (.) com',
  'evil{dot}net',
  'evil <dot> org',
  'evil . com',
  'beans .com',
  'It is at beans. com',
  'evil.c o m',
  'evil.c0m',
  'evil·com',
  'evil•com',
  'evil.(com)',
  'evil-dot-com',
  'hxxp://evil.example',
  'h t t p : // evil',
  'https :// evil',
  'ftp://files/a',
  'mailto:me',
  'www dot evil dot coffee',
  'WWW.evil',
  'look at 192.168.7.12/deal',
  '10.0.0.1:8080',
  'x dot com',
  'X DOT COM',
  'evil d0t com',
  'bit ly/abc',
  'goo dot gl slash abc',
  'bit dot ly',
  'evil punto com',
  'tienda punto com',
  'loja ponto com ponto br',
  'loja ponto com',
  'boutique point fr',
  'Bohnen Punkt de',
  'бобы точка ру',
  'beans ドット com',
  'beans닷컴',
  'evil&#46;com',
  'evil%2Ecom',
  'eвіl.com',
  'evil.соm',
  'ᴇᴠɪʟ.ᴄᴏᴍ',
  '🅴🆅🅸🅻.🅲🅾🅼',
  '🇪🇻🇮🇱.🇨🇴🇲',
  '𝐞𝐯𝐢𝐥.𝐜𝐨𝐦',
  'ⓔⓥⓘⓛ.ⓒⓞⓜ',
  'e\u0336v\u0336i\u0336l\u0336.\u0336c\u0336o\u0336m',
  'evil․com',
  'evil﹒com',
  'evil\u3164.com',
  'beansdotcom',
  'write to win at grinder dot club',
  'win (at) gmail com',
  'win[at]grinder[dot]club',
  'evil.\ncom/deal',
  'beans, com',
  'evil."com"',
  'her guide: grindershop.club/deal',
  'goo.gl/abc123',
  'notion.so/x',
  'wa.me/4412',
  't.me/beans',
  'bsky.social',
  '@beans.bsky.social',
])('a link: %s', (one) => expect(hasLink(one)).toBe(true))

test.each([
  'It went from 1.5 to 2.25, v3.0.1 in all.',
  'Rewrite it in node.js or vue.js, e.g. with less state.',
  'Sure... maybe? At 9.15 p.m. or so, i.e. late.',
  'Two cups/day, and/or tea.',
  'The dot com crash was long ago; the dot is small.',
  'Wait…what? Ph.D. and U.S. rules differ.',
  'Thanks!I never knew.',
  'In the dot com days we met daily.',
  'The early dot com boom was fun.',
  'The dotcom bubble burst.',
  'An old dot com company.',
  'I bought it at the polka dot shop.',
  'Connect the dots. Come along.',
  'A .com domain costs ten.',
  'We moved to .NET 8 in C#.',
  'I buy .com domains.',
  'Las empresas punto com cayeron.',
  'El punto es que no. Punto.',
  'Achei um ponto com vista bonita.',
  'Gosto de café. com leite é melhor',
  'um ponto com sombra',
  'Desde ese punto de vista, sí.',
  'Le point info est fermé.',
  'Der Punkt ist klar.',
  'Точка. Но нет.',
  'Это точка зрения.',
  'It is and/or, he/she, 24/7, 1/2, w/o, c/o.',
  'At 3:30 p.m. vs. 9 a.m., approx. 5 min.',
  'E.g. St. Louis, Mr. Smith, Dr. Who, No. 5, etc.',
  'See package.json, main.js, index.html, notes.txt, photo.jpg, a.css and report.pdf.',
  'Is it 192.168.7.12 or 10.0.0.1?',
  'ratio 1:2.5, 93.5°C, $3.50, 1.000,00 €',
  'Wait . maybe not',
  'So... com on',
  'Version 2.0.1-beta.3 is out',
  'Ok.\n\nNext one.',
  'a.k.a. the boss, i.e. me',
  'B.C. and A.D., U.S.A., U.K., D.C.',
  'col·lecció i il·lustració',
  'Coffee • tea • com panna',
  'z.B. und d.h., u.a., usw.',
  'B.A., Ph.D., M.D.',
  'Yes.No.Maybe'.replaceAll('.', '. '),
  'The HTTP protocol, over https, is old.',
  'www is three letters',
  '© 2024 Beans Inc. All rights.',
  '🇮🇹. 🇨🇦 and 🇫🇷.',
  'C++ and C# and F#.',
  '今日は。元気？',
  '좋아요. 정말로.',
])('no link, here or on a network: %s', (one) => {
  expect([linkedOnX(one), linkedOnBluesky(one)]).toEqual([[], []])
  expect(hasLink(one)).toBe(false)
})
