import { describe, expect, test } from 'vitest'
import {
  codeOf,
  domainOf,
  emailOf,
  handleOf,
  lineOf,
  signsIn,
  truncateAtGrapheme,
  withHyphens,
} from '#app/contract/typed.ts'

describe('an email address', () => {
  test.each([
    ['info@пример.рф', 'info@xn--e1afmkfd.xn--p1ai'],
    ['INFO@ПРИМЕР.РФ', 'info@xn--e1afmkfd.xn--p1ai'],
    ['info@xn--e1afmkfd.xn--p1ai', 'info@xn--e1afmkfd.xn--p1ai'],
    ['info@Müller.de', 'info@xn--mller-kva.de'],
    ['info@mu\u0308ller.de', 'info@xn--mller-kva.de'],
    ['ada@例え。テスト', 'ada@xn--r8jz45g.xn--zckzah'],
    ['name@نامه\u200cای.com', 'name@xn--mgba3gch31f060k.com'],
    ["o'brien/x=1&y+tag@mail.example.co.uk", "o'brien/x=1&y+tag@mail.example.co.uk"],
    ["!#$%&'*+/=?^_`{|}~-@example.com", "!#$%&'*+/=?^_`{|}~-@example.com"],
    [' \u202aAda@Example.com\u202c\u200b', 'ada@example.com'],
    ['ada@exam\u200dple.com\u200d', 'ada@example.com'],
    ['a\u00adda@example.com\ufeff', 'ada@example.com'],
    ['ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ada@example.com'],
    [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
    ['first.last@a-b.example', 'first.last@a-b.example'],
  ])('%j is stored as %j', (typed, stored) => {
    expect(emailOf(typed)).toBe(stored)
    expect(emailOf(stored)).toBe(stored)
  })

  test.each([
    '',
    '@',
    'ada',
    'ada@',
    '@example.com',
    'no-at.example.com',
    'two@@example.com',
    'a@b@example.com',
    'a b@example.com',
    'ada@exa mple.com',
    'x@example..com',
    '.x@example.com',
    'x.@example.com',
    'a..b@example.com',
    'x@example',
    'x@example.c',
    'x@1.2.3.4',
    'x@[1.2.3.4]',
    'x@example.com.',
    'x@-a.com',
    'x@a-.com',
    'x@a_b.com',
    'x@example.com:80',
    'x@example.com/y',
    'x@exam%41ple.com',
    'x@example.123',
    '"a b"@example.com',
    'a,b@example.com',
    'Ada <ada@example.com>',
    'mailto:ada@example.com',
    'ada@example.com, bob@example.com',
    'ada@℀.com',
    'żółw@example.com',
    'ada@xn--a.com\0',
    'ada\n@example.com',
    'ada@exam\nple.com',
    `${'a'.repeat(65)}@example.com`,
    `ada@${'a'.repeat(64)}.com`,
    `ada@${`${'a'.repeat(60)}.`.repeat(5)}com`,
  ])('%j is refused', (typed) => {
    expect(emailOf(typed)).toBeNull()
  })

  test('its domain alone', () => {
    expect(domainOf(' Пример.РФ\u200b')).toBe('xn--e1afmkfd.xn--p1ai')
    expect(domainOf('example')).toBeNull()
  })
})

test.each([
  ['@finchroast', 'finchroast'],
  [' @FinchRoast ', 'finchroast'],
  ['\u202a@finchroast\u202c', 'finchroast'],
  ['\u2068finchroast\u2069', 'finchroast'],
  ['＠ｆｉｎｃｈｒｏａｓｔ', 'finchroast'],
  ['﹫finchroast\u200b', 'finchroast'],
  ['http://127.0.0.1:4310/finchroast', 'finchroast'],
  ['https://x.com/FinchRoast?s=21&t=abc', 'finchroast'],
  ['https://x.com/finchroast/status/123', 'finchroast'],
  ['x.com/finchroast', 'finchroast'],
  ['www.twitter.com/@finchroast/', 'finchroast'],
  ['https://mobile.twitter.com/finchroast/#m', 'finchroast'],
  ['https://twitter.com/intent/user?screen_name=finchroast', 'finchroast'],
  ['https://perch.example/%40finchroast', 'finchroast'],
  ['https://bsky.app/profile/alice.example.com', 'alice.example.com'],
  ['bsky.app/profile/alice.example.com/post/3k2a', 'alice.example.com'],
  ['at://alice.example.com/app.bsky.feed.post/3k2a', 'alice.example.com'],
  ['https://alice.example.com', 'alice.example.com'],
  ['@Alice.Example.com', 'alice.example.com'],
  ['Finch Roast (@FinchRoast) / X', 'finchroast'],
  ['(@finchroast),', 'finchroast'],
  ['@alice.bsky.social.', 'alice.bsky.social'],
  ['<https://x.com/finchroast>', 'finchroast'],
  ['https://twitter.com/#!/finchroast', 'finchroast'],
  ['', ''],
])('the handle in %j is %j', (typed, handle) => {
  expect(handleOf(typed)).toBe(handle)
})

test.each([
  'https://x.com/i/lists/1',
  'https://x.com/search?q=finch',
  'x.com/messages',
  'x.com/home',
  'not a handle',
  'a/b',
])('no handle is found in %j', (typed) => {
  expect(handleOf(typed)).not.toMatch(/^[\w.-]*$/)
})

test('a code can be typed with the digits of every script, in groups, and pasted with what surrounds it', () => {
  for (let point = 0; point <= 0x10ffff; point += 1) {
    if (!/\p{Nd}/u.test(String.fromCodePoint(point)) || /\p{Nd}/u.test(String.fromCodePoint(point - 1 || 0))) continue
    const digits = Array.from({ length: 10 }, (_, at) => String.fromCodePoint(point + at)).join('')
    expect(codeOf(digits)).toBe('0123456789')
  }
  for (const typed of [
    '１２３４５６',
    '١٢٣٤٥٦',
    '۱۲۳۴۵۶',
    '१२३४५६',
    '123–456',
    '123—456',
    '123−456',
    '123－456',
    '123ー456',
    '123 456',
    '\u200b123 456',
    '\u202a123456\u202c',
    '1\ufe0f\u20e32\ufe0f\u20e33456',
    '**123456**',
    '123.456',
    '123\u00a0456\n',
  ])
    expect(codeOf(typed), typed).toBe('123456')
})

test('what is not part of a code stays, so that it is refused', () => {
  for (const typed of ['12345a', '12345六', '12345½', '12345', '1234567', ''])
    expect(codeOf(typed)).not.toMatch(/^\d{6}$/)
  expect(codeOf('ＡＢＣＤ–ef23')).toBe('ABCDef23')
})

test('a code with dashes of its own keeps them, as hyphens', () => {
  expect(withHyphens('\u200babcd – efgh—ijkl−ｍｎ２３\n')).toBe('abcd-efgh-ijkl-mn23')
  expect(withHyphens('Ab_-9')).toBe('Ab_-9')
})

const family = '👨‍👩‍👧‍👦'

test('a text is cut between what people see as characters', () => {
  expect(truncateAtGrapheme(family.repeat(3), 30)).toBe(family.repeat(2))
  expect(truncateAtGrapheme('🇫🇷🇩🇪', 6)).toBe('🇫🇷')
  expect(truncateAtGrapheme('cafe\u0301s', 4)).toBe('caf')
  expect(truncateAtGrapheme('नमस्ते', 4)).toBe('नम')
  expect(truncateAtGrapheme('a\r\nb', 2)).toBe('a')
  expect(truncateAtGrapheme('short', 5)).toBe('short')
  expect(truncateAtGrapheme(`${'e'}${'\u0301'.repeat(500)}`, 100)).toHaveLength(100)
  expect(truncateAtGrapheme('🐦🐦', 1)).toBe('')
  expect(signsIn(`${family}🇫🇷é`)).toBe(3)
})

test('a name is one line that turns nothing around, with its emoji and marks whole', () => {
  expect(lineOf(' \u202eadA\u202c\r\nByron\u2028\u200b ')).toBe('adA Byron')
  for (const name of ['עדה ביירון', 'عائشة', `${family} 🏳️‍🌈`, 'می\u200cخواهم', 'क्\u200dष'])
    expect(lineOf(name)).toBe(name)
  expect(lineOf('\u200b\u202e')).toBe('')
})
