import fc from 'fast-check'
import twitter from 'twitter-text'
import { describe, expect, test } from 'vitest'
import { facetsIn } from '#app/adapters/network/bluesky/facets.ts'
import { api } from '#app/adapters/network/bluesky/fetch.ts'
import { plain } from '#app/adapters/network/plain.ts'
import { firstWithin, textLengths } from '#app/adapters/network/text-length.ts'
import { decoded } from '#app/adapters/network/x/texts.ts'
import { xLinks } from '#app/adapters/network/x-links.ts'
import { codeOf, emailOf, handleOf, lineOf, signsIn, truncateAtGrapheme } from '#app/contract/typed.ts'
import { termIn } from '#app/domain/bot/settings/term-in.ts'
import { csvLine } from '#app/domain/csv.ts'
import { bounded } from '#app/domain/text.ts'
import { seedOf } from '../kit/random.ts'

/** What everybody's input must keep, over generated texts: fast-check shows the shortest one that breaks it. */

fc.configureGlobal({ seed: seedOf(36), numRuns: Number(process.env.RUNS ?? 1_000) })

const isWellFormed = (text: string) => !/\p{Surrogate}/u.test(text)

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'grapheme-composite' }),
  fc.string({
    unit: fc.constantFrom('a', ' ', '\n', '.', '👩‍👧', '🇩🇪', 'e\u0301', '\u200d', '\ufe0f', '\ud83d', '@', '#', '/'),
  }),
)
const unseen = fc.constantFrom('\u200b', '\u2060', '\ufeff', '\u00ad', '\u200e', '\u200f', '\u202a', '\u2066', '\u2069')
const blank = fc.constantFrom('', ' ', '\u00a0', '\u3000', '\t', '\n')

/** As keyboards and copying change it, and no one sees. */
const pastedOf = (text: string) =>
  fc
    .tuple(blank, fc.boolean(), fc.array(fc.tuple(fc.nat(text.length), unseen), { maxLength: 3 }), blank)
    .map(([before, isWide, places, after]) => {
      const signs = Array.from(text, (sign) =>
        isWide && /[!-~]/.test(sign) ? String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0) : sign,
      )
      for (const [at, sign] of places) signs.splice(at, 0, sign)
      return before + signs.join('') + after
    })
const typedAs = (texts: fc.Arbitrary<string>) => texts.chain((text) => fc.tuple(fc.constant(text), pastedOf(text)))

describe('what people type', () => {
  test('an address is one address, however it was pasted', () => {
    fc.assert(
      fc.property(typedAs(fc.emailAddress()), ([email, typed]) => {
        const stored = emailOf(email)
        if (stored === null) return
        expect(emailOf(typed)).toBe(stored)
        expect(emailOf(stored)).toBe(stored)
      }),
    )
  })
  test('no text becomes an address that is read differently the next time', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          fc.tuple(anyText, anyText).map(([box, host]) => `${box}@${host}.example`),
        ),
        (text) => {
          const stored = emailOf(text)
          if (stored === null) return
          expect(stored).toMatch(/^[!-?A-~]+@[a-z0-9.-]+$/)
          expect(emailOf(stored)).toBe(stored)
        },
      ),
    )
  })
  test('a handle is one handle', () => {
    const handle = fc.stringMatching(/^[a-z0-9_]{1,15}$/)
    fc.assert(
      fc.property(typedAs(handle), ([name, typed]) => {
        expect(handleOf(typed)).toBe(name)
        expect(handleOf(`@${typed.trim()}`)).toBe(name)
        expect(handleOf(`https://x.com/${name}?s=20`)).toMatch(/\w/)
      }),
    )
  })
  test('a code is one code', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[0-9]{6}$/),
        fc.constantFrom('٠', '۰', '०', '๐', '０', '𝟎', '𞥐'),
        fc.array(fc.constantFrom('', ' ', '-', '–', '\u200b'), { minLength: 6, maxLength: 6 }),
        (code, zero, gaps) => {
          const typed = [...code]
            .map((digit, at) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)) + gaps[at])
            .join('')
          expect(codeOf(typed)).toBe(code)
        },
      ),
    )
  })
  test('a line stays one line, and stays what it is', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const line = lineOf(text)
        expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
        expect(lineOf(line)).toBe(line)
        expect(isWellFormed(line)).toBe(true)
      }),
    )
  })
})

describe('bounds', () => {
  test('a cut text is the beginning of it, and has whole characters', () => {
    fc.assert(
      fc.property(anyText, fc.nat(40), (text, most) => {
        const cut = truncateAtGrapheme(text, most)
        expect(cut.length).toBeLessThanOrEqual(most)
        expect(text.startsWith(cut)).toBe(true)
        if (isWellFormed(text)) expect(isWellFormed(cut)).toBe(true)
        expect(isWellFormed(bounded(text, most))).toBe(true)
      }),
    )
  })
  test('within Bluesky’s bounds it fits both, and as much as fits is kept', () => {
    fc.assert(
      fc.property(anyText, fc.nat(20), fc.nat(80), (text, graphemes, bytes) => {
        const kept = firstWithin(text, { graphemes, bytes })
        expect(text.startsWith(kept)).toBe(true)
        expect(signsIn(kept)).toBeLessThanOrEqual(graphemes)
        expect(Buffer.byteLength(kept)).toBeLessThanOrEqual(bytes)
      }),
    )
  })
  test('a text without what reverses others is stored as it is read', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = plain(text)
        expect(plain(once)).toBe(once)
        expect(isWellFormed(once)).toBe(true)
      }),
    )
  })
})

describe('what networks count and link', () => {
  const piece = fc.oneof(
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.domain(),
    fc.string({ unit: 'grapheme', maxLength: 8 }),
    fc.constantFrom(' ', '\n', '。', '、', '@ada', '#tag', 'ö', '日本', 'кофе.рф', '…', '👩‍👧', '$A', '/', '.', ':'),
  )
  const post = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))
  test('X counts a text as we do, and links what we say', () => {
    fc.assert(
      fc.property(fc.oneof(post, anyText), (text) => {
        if (!isWellFormed(text)) return
        expect([textLengths.weighted(text), xLinks(text).map(({ url }) => url)]).toEqual([
          twitter.parseTweet(text).weightedLength,
          twitter.extractUrls(text),
        ])
      }),
    )
  })
  test('each link on Bluesky covers what it links', () => {
    fc.assert(
      fc.property(post, (text) => {
        const bytes = Buffer.from(text)
        let last = 0
        for (const { index } of facetsIn(text)) {
          expect(index.byteStart).toBeGreaterThanOrEqual(last)
          expect(index.byteEnd).toBeGreaterThan(index.byteStart)
          expect(index.byteEnd).toBeLessThanOrEqual(bytes.length)
          last = index.byteEnd
          expect(text).toContain(bytes.subarray(index.byteStart, index.byteEnd).toString())
        }
      }),
    )
  })
  test('a link that Bluesky’s own library finds is found', () => {
    fc.assert(
      fc.property(post, (text) => {
        const rich = new (api().RichText)({ text })
        rich.detectFacetsWithoutResolution()
        const links = (facets: typeof rich.facets) =>
          (facets ?? []).filter(({ features: [one] }) => one && 'uri' in one).length
        expect(links(facetsIn(text))).toBeGreaterThanOrEqual(links(rich.facets))
      }),
    )
  })
  test('X’s entities are read once', () => {
    const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
    fc.assert(
      fc.property(
        fc.oneof(anyText, fc.string({ unit: fc.constantFrom('&', 'amp;', 'lt;', '#39;', '<', '#x') })),
        (text) => {
          expect(decoded(escaped(text))).toBe(text)
        },
      ),
    )
  })
})

describe('avoided words', () => {
  const term = fc.constantFrom(
    'war',
    'Krieg',
    'STRASSE',
    'C++',
    'C#',
    '.NET',
    'кофе',
    'コーヒー',
    '전쟁',
    'สงคราม',
    '☕️',
    'café',
    'rock & roll',
    '#NFT',
    'İstanbul',
  )
  const mark = fc.constantFrom(
    ' ',
    '\n',
    '. ',
    '!',
    '?',
    '…',
    '“',
    '” ',
    ' (',
    ')',
    ' — ',
    ' / ',
    ', ',
    ': ',
    ' 👍 ',
    '  ',
  )
  test('are found beside any marks, in capitals and composed otherwise', () => {
    fc.assert(
      fc.property(
        term,
        mark,
        mark,
        fc.constantFrom('NFC', 'NFD'),
        fc.constantFrom('x', 'upper', 'lower'),
        (avoided, before, after, form, shape) => {
          const word = avoided.normalize(form)
          const shown = shape === 'upper' ? word.toUpperCase() : shape === 'lower' ? word.toLowerCase() : word
          expect([`a${before}${shown}${after}b`, termIn([avoided], `a${before}${shown}${after}b`)]).toEqual([
            `a${before}${shown}${after}b`,
            avoided,
          ])
        },
      ),
    )
  })
})

describe('files', () => {
  /** RFC 4180. */
  function cellsOf(line: string): string[] {
    const cells = [...`,${line.slice(0, -2)}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^",]*))/gs)]
    return cells.map(([, quoted, plainCell]) => quoted?.replaceAll('""', '"') ?? plainCell ?? '')
  }
  test('a row has the cells that went into it, and none is a formula', () => {
    fc.assert(
      fc.property(fc.array(anyText, { minLength: 1, maxLength: 4 }), (cells) => {
        const read = cellsOf(csvLine(cells))
        expect(read).toHaveLength(cells.length)
        read.forEach((cell, at) => {
          expect(cell.replaceAll("'", '')).toBe(cells[at]?.replaceAll("'", ''))
          if (!/^-?\d+(\.\d+)?$/.test(cell)) expect(cell).not.toMatch(/^\s*[=+\-@]/)
        })
      }),
    )
  })
})
