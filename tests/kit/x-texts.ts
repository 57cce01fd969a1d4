import tlds from 'tlds'
import { xDomains } from '#app/adapters/network/x-domains.ts'
import type { Random } from './random.ts'

const words = [
  ...['a', 'B', 'evil', 'The whole list', 'node.js', 'v1.2.3', 'e.g.', '7.30 a.m.', 'x1', '30', 'Wait... really?'],
  ...['münchen', 'café', 'cafe\u0301', 'naïve façade', 'Ångström', 'ſ', 'K', 'İstanbul', 'ﬁ', '𝐞𝐯𝐢𝐥'],
  ...[
    '日本',
    'を見てください。',
    'とても良い記事でした',
    '焙煎',
    '한국',
    '좋아요',
    '중국.',
    'कॉम',
    'ไทย',
    'кофе',
    'привет',
  ],
  ...['مرحبا بالعالم', 'שלום', '“Quoted” — with dashes…', '‘it’s’', '′″‴', '© ™ ♥ ®', '©️', '™️', '♥️', '❤︎', '½', '№'],
  ...[
    'xn--p1ai',
    'xn--a',
    'xn--é',
    'http',
    'www',
    't.co/abc',
    'l'.repeat(64),
    '日'.repeat(30),
    'a_b',
    '\ud83d',
    '\ude00',
  ],
]
const emoji = [
  ...[
    '👨‍👩‍👧‍👦',
    '🇫🇷',
    '🇦🇦',
    '🇫',
    '1️⃣',
    '#⃣',
    '*️⃣',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '👍🏽',
    '👍️',
    '✌🏿',
    '✌️',
    '✌️🏿',
  ],
  ...[
    '👩‍⚕️',
    '👩🏽‍💻',
    '🕵️‍♀️',
    '🕵🏻‍♂️',
    '🏃‍♀️',
    '🏳️‍🌈',
    '🏳‍🌈',
    '🏴‍☠️',
    '👁‍🗨',
    '🧑‍🤝‍🧑',
    '🥱',
    '🫠',
    '👩‍❤️‍💋‍👨',
    '❤️‍🔥',
    '☕',
    '☕️',
    '☕︎',
    '⛹️‍♀️',
  ],
  ...['\ufe0f', '\ufe0e', '\u200d', '\u20e3', '\u{1f3fb}', '♀️', '👯‍♀️', '🤷🏻‍♂️', '🤷', '👨‍👨', '👨‍👦‍👦', '👩‍👩‍👧‍👧'],
]
const joints = [
  ...['.', '.', '.', '-', '_', '@', '＠', '#', '$', '/', '/', ':', '://', 'https://', 'http://', 'HTTPS://', 'ftp://'],
  ...[
    ' ',
    ' ',
    ' ',
    '\n',
    ',',
    '(',
    ')',
    '((',
    '))',
    '[',
    ']',
    '"',
    '…',
    '。',
    '．',
    '、',
    '!',
    '?',
    '&',
    '+',
    '%20',
    '|',
    "'",
  ],
  ...[
    '\u200b',
    '\u202a',
    '\u2060',
    '\u00ad',
    '\ufeff',
    '\u3000',
    '\u00a0',
    '\u0301',
    '‿',
    '?q=1&b=',
    '/path',
    '/(a(b)c)',
    '/@me/',
    '#z',
    ':8080',
    ':0',
  ],
]

/** A text of words of many scripts, of emoji, and of links as people write them and as no one does. */
export function xText({ next, pick, int, chance }: Random): string {
  const some = (lists: readonly (readonly string[])[], most: number) =>
    Array.from({ length: int(0, most) }, () => pick(pick(lists))).join('')
  const domain = () =>
    `${pick(['evil', 'x', '日本', 'free-beans', 'a.b', 'É', 'foo_bar', 'www.a', 't', 'Ü.ü'])}.${chance(0.2) ? 'com' : pick(chance(0.9) ? xDomains : tlds)}`
  const link = () =>
    `${pick(['', '', 'https://', 'http://', 'HTTP://'])}${chance(0.1) ? domain().toUpperCase() : domain()}${some([joints, words], 3)}`
  const all = [words, emoji, joints, joints]
  return Array.from(
    { length: int(1, 4) },
    () => `${some(all, 4)}${next() < 0.5 ? link() : ''}${pick(['', ' ', ' '])}`,
  ).join('')
}
